"""What the teacher wants, as entries of the lesson."""

from collections.abc import Callable
from typing import Any

from golems.lessons import entries
from golems.lessons.lesson import Lesson
from golems.server import lessons_shapes as wishes


def begin_chapter(lesson: Lesson, wish: wishes.BeginChapter) -> list[entries.AnyEntry]:
    return [entries.Begun(entries.Chapter(wish.chapter, wish.open))]


def begin_position(lesson: Lesson, wish: wishes.BeginPosition) -> list[entries.AnyEntry]:
    return [entries.Begun(entries.Position(wish.puzzle))]


def begin_prediction(lesson: Lesson, wish: wishes.BeginPrediction) -> list[entries.AnyEntry]:
    return [entries.Begun(entries.Predict(wish.puzzle))]


def give_hint(lesson: Lesson, wish: wishes.SendHint) -> list[entries.AnyEntry]:
    """To nobody named: to all who are not done."""
    working = [child.number for child in lesson.present if lesson.state_of(child.number) != "done"]
    return [entries.Hinted(wish.children or tuple(working), wish.puzzle)]


def set_levels(lesson: Lesson, wish: wishes.SetLevel) -> list[entries.AnyEntry]:
    return [entries.Levelled(child, wish.level) for child in wish.children]


def send_away(lesson: Lesson, wish: wishes.SendAway) -> list[entries.AnyEntry]:
    return [entries.Left(wish.child)]


def just(entry: entries.AnyEntry) -> Callable[[Lesson, Any], list[entries.AnyEntry]]:
    return lambda lesson, wish: [entry]


MAKING: dict[type, Callable[[Lesson, Any], list[entries.AnyEntry]]] = {
    wishes.BeginChapter: begin_chapter,
    wishes.BeginPosition: begin_position,
    wishes.BeginPrediction: begin_prediction,
    wishes.SendHint: give_hint,
    wishes.SetLevel: set_levels,
    wishes.SendAway: send_away,
    wishes.Pause: just(entries.Paused()),
    wishes.Resume: just(entries.Resumed()),
    wishes.Reveal: just(entries.Revealed()),
    wishes.Move: just(entries.Moved()),
    wishes.End: just(entries.Ended()),
}
