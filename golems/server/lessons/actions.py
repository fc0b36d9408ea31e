"""The entries that a wish of the teacher becomes."""

from collections.abc import Callable
from typing import Any

from golems.lessons import entries
from golems.lessons.lesson import Lesson
from golems.rules.refusals import Illegal
from golems.server.http.tokens import new_key_id
from golems.server.lessons import shapes as wishes
from golems.words.plans import plans


def begin_chapter(lesson: Lesson, wish: wishes.BeginChapter) -> list[entries.AnyEntry]:
    return [entries.Begun(entries.ChapterActivity(wish.chapter, wish.open))]


def begin_position(lesson: Lesson, wish: wishes.BeginPosition) -> list[entries.AnyEntry]:
    return [entries.Begun(entries.PositionActivity(wish.puzzle))]


def begin_prediction(lesson: Lesson, wish: wishes.BeginPrediction) -> list[entries.AnyEntry]:
    return [entries.Begun(entries.PredictActivity(wish.puzzle))]


def give_hint(lesson: Lesson, wish: wishes.SendHint) -> list[entries.AnyEntry]:
    """Give the next hint to the children that are named; to all who are not done where none is."""
    working = [child.number for child in lesson.present if lesson.state_of(child.number) != "done"]
    return [entries.Hinted(wish.children or tuple(working), wish.puzzle)]


def set_levels(lesson: Lesson, wish: wishes.SetLevel) -> list[entries.AnyEntry]:
    return [entries.Levelled(child, wish.level) for child in wish.children]


def send_away(lesson: Lesson, wish: wishes.SendAway) -> list[entries.AnyEntry]:
    return [entries.ChildLeft(wish.child, new_key_id())]


def rename(lesson: Lesson, wish: wishes.RenameChild) -> list[entries.AnyEntry]:
    return [entries.ChildRenamed(wish.child, wish.name)]


def answer_knock(lesson: Lesson, wish: wishes.AnswerKnock) -> list[entries.AnyEntry]:
    chair = new_key_id() if wish.is_let_in else ""
    return [entries.KnockAnswered(wish.child, wish.sign, wish.is_let_in, chair)]


def choose_plan(lesson: Lesson, wish: wishes.ChoosePlan) -> list[entries.AnyEntry]:
    if wish.plan is not None and (wish.plan not in plans() or wish.age >= len(plans()[wish.plan].ages)):
        raise Illegal("no-plan", wish.plan)
    return [entries.PlanChosen(wish.plan, wish.age)]


def take_step(lesson: Lesson, wish: wishes.TakeStep) -> list[entries.AnyEntry]:
    """Go to a step of the plan; what the class did before is over."""
    if lesson.plan is None or wish.step >= len(plans()[lesson.plan.plan].steps):
        raise Illegal("lesson-no-step", "step")
    over: list[entries.AnyEntry] = [entries.ActivityEnded()] if lesson.running else []
    return [*over, entries.StepTaken(wish.step)]


def show_names(lesson: Lesson, wish: wishes.ShowNames) -> list[entries.AnyEntry]:
    return [entries.ListShown(wish.is_open)]


def just(entry: entries.AnyEntry) -> Callable[[Lesson, Any], list[entries.AnyEntry]]:
    return lambda lesson, wish: [entry]


MAKING: dict[type, Callable[[Lesson, Any], list[entries.AnyEntry]]] = {
    wishes.BeginChapter: begin_chapter,
    wishes.BeginPosition: begin_position,
    wishes.BeginPrediction: begin_prediction,
    wishes.ChoosePlan: choose_plan,
    wishes.TakeStep: take_step,
    wishes.SendHint: give_hint,
    wishes.SetLevel: set_levels,
    wishes.SendAway: send_away,
    wishes.RenameChild: rename,
    wishes.AnswerKnock: answer_knock,
    wishes.ShowNames: show_names,
    wishes.PauseLesson: just(entries.LessonPaused()),
    wishes.ResumeLesson: just(entries.LessonResumed()),
    wishes.Reveal: just(entries.AnswersRevealed()),
    wishes.RunAnswers: just(entries.AnswersRun()),
    wishes.MoveOn: just(entries.ActivityEnded()),
    wishes.EndLesson: just(entries.Ended()),
}
