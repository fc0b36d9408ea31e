"""Lesson plans told in one language, with the names they refer to."""

import re
from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from golems.notation.programs import read_short
from golems.puzzles.course import chapters, puzzles
from golems.puzzles.judge import judge
from golems.puzzles.puzzle import Puzzle
from golems.rules.values import Program
from golems.texts.puzzles import in_rows
from golems.words.language import Language, language
from golems.words.plans import (
    Age,
    LessonPlan,
    Misconception,
    Mistake,
    PlanActivity,
    Step,
    TextPair,
    about,
    plans,
)

NAME = re.compile(r"\{([a-z-]+)\}")


class ToldPuzzle(Struct, frozen=True):
    """A puzzle with its title; `chapter` is counted from 1."""

    id: str
    title: str
    chapter: int


class ToldTable(Struct, frozen=True):
    """A level and an arena to play on, and both in words."""

    game: str
    arena: str
    text: str


class ToldStep(Struct, frozen=True):
    """A step of a plan in words."""

    minutes: int
    activity: PlanActivity
    name: str
    text: str
    puzzles: tuple[ToldPuzzle, ...]


class ToldAge(Struct, frozen=True):
    """What a class of one age takes, in words."""

    ages: str
    years: str
    text: str
    puzzles: tuple[ToldPuzzle, ...]
    table: ToldTable | None


class ToldQuestion(Struct, frozen=True):
    """A question to ask, and the answer one hopes for."""

    ask: str
    hope: str


class ToldMistake(Struct, frozen=True):
    """A mistake in words. `name` is the misconception, where it is one of the four; `example` is a try that
    does not succeed."""

    kind: Misconception | None
    name: str | None
    seen: str
    help: str
    example: str


class PlanLine(Struct, frozen=True):
    """A plan in the list of all. `main` is the activity that it is about, `name` the same in words."""

    id: str
    title: str
    goal: str
    art: str
    main: PlanActivity
    name: str


class ToldPlan(Struct, frozen=True):
    """A whole plan in words; `command` prints the puzzles of the lesson, `translated` says whether it is
    written in the language that was asked for, or else in English."""

    id: str
    title: str
    goal: str
    art: str
    needs: tuple[str, ...]
    steps: tuple[ToldStep, ...]
    ages: tuple[ToldAge, ...]
    questions: tuple[ToldQuestion, ...]
    mistakes: tuple[ToldMistake, ...]
    paper: str
    command: str
    translated: bool


class ToldPlans(Struct, frozen=True):
    """All plans, and the introduction in parts with a title each; `translated` as in a plan."""

    title: str
    lead: str
    parts: tuple[TextPair, ...]
    plans: tuple[PlanLine, ...]
    translated: bool


# ---------------------------------------------------------------- in words


def tell_plans(words: Language) -> ToldPlans:
    text = about().text(words.code)
    lines = [tell_line(number, plan, words) for number, plan in plans().items()]
    return ToldPlans(text.title, text.lead, text.parts, tuple(lines), words.code in about().texts)


def tell_line(number: str, plan: LessonPlan, words: Language) -> PlanLine:
    text, name = plan.text(words.code), activity_names(words)[plan.main]
    return PlanLine(number, text.title, text.goal, plan.art, plan.main, name)


@lru_cache(maxsize=64)
def tell_plan(number: str, code: str) -> ToldPlan:
    plan, words = plans()[number], language(code)
    text = plan.text(code)
    return ToldPlan(
        id=number,
        title=text.title,
        goal=text.goal,
        art=plan.art,
        needs=text.needs,
        steps=tuple(
            [tell_step(step, said, words) for step, said in zip(plan.steps, text.steps, strict=True)]
        ),
        ages=tuple([tell_age(age, said, words) for age, said in zip(plan.ages, text.ages, strict=True)]),
        questions=tuple([ToldQuestion(*[named(each, words) for each in two]) for two in text.questions]),
        mistakes=tuple(
            [tell_mistake(*both, words) for both in zip(plan.mistakes, text.mistakes, strict=True)]
        ),
        paper=named(text.paper, words),
        command=command_for(plan, code),
        translated=code in plan.texts,
    )


def tell_step(step: Step, said: str, words: Language) -> ToldStep:
    name, found = activity_names(words)[step.activity], listed(step.puzzles, words)
    return ToldStep(step.minutes, step.activity, name, named(said, words), found)


def tell_age(age: Age, said: str, words: Language) -> ToldAge:
    table = None
    if age.game and age.arena:
        level, arena = words.say(f"game-{age.game}"), words.say(f"arena-{age.arena}")
        table = ToldTable(age.game, age.arena, words.say("plan-table", level=level, arena=arena))
    years = words.say("plan-years", ages=age.ages.replace("-", "–"))
    return ToldAge(age.ages, years, named(said, words), listed(age.puzzles, words), table)


def tell_mistake(mistake: Mistake, said: TextPair, words: Language) -> ToldMistake:
    seen, help_ = [named(each, words) for each in said]
    name = words.say(f"lesson-misconception-{mistake.kind}") if mistake.kind else None
    return ToldMistake(mistake.kind, name, seen, help_, tell_try(mistake, words))


def tell_try(mistake: Mistake, words: Language) -> str:
    """Return the wrong program with where it ends, or where the ghost is put."""
    puzzle = puzzles()[mistake.puzzle]
    title = words.say("plan-name", name=puzzle.text(words.code).title)
    robot = words.robot(puzzle.position.robots[puzzle.control[0]].id)
    if puzzle.kind == "predict":
        return words.say("plan-ghost", puzzle=title, robot=robot, place=place_in_words(mistake.tried, words))
    program = read_short(mistake.tried)
    rows, cell = in_rows(program, puzzle.position.edition, words), words.cell(end_of(puzzle, program))
    return words.say("plan-try", puzzle=title, program=rows, robot=robot, cell=cell)


def end_of(puzzle: Puzzle, program: Program) -> str:
    """Return where the golem stands after the program, the first one if there are several."""
    after = judge(puzzle, [program]).run.position
    return after.field.name(after.robots[puzzle.control[0]].cell)


def place_in_words(ghost: str, words: Language) -> str:
    cell, *facing = ghost.split()
    return ", ".join([words.cell(cell), *[words.say(f"facing-{each}") for each in facing]])


def named(text: str, words: Language) -> str:
    """Return the text with the titles of the puzzles that it names."""

    def title(found: re.Match[str]) -> str:
        return words.say("plan-name", name=puzzles()[found[1]].text(words.code).title)

    return NAME.sub(title, text)


def listed(names: Iterable[str], words: Language) -> tuple[ToldPuzzle, ...]:
    return tuple(
        [ToldPuzzle(name, puzzles()[name].text(words.code).title, chapter_of(name)) for name in names]
    )


def chapter_of(name: str) -> int:
    return next(number for number, chapter in enumerate(chapters(), start=1) if name in chapter.puzzles)


def command_for(plan: LessonPlan, code: str) -> str:
    return f"golems print puzzles {' '.join(plan.puzzles)} --lang {code} puzzles.pdf"


def activity_names(words: Language) -> dict[PlanActivity, str]:
    say = words.say
    return {
        "predict": say("plan-predict"),
        "position": say("plan-position"),
        "chapter": say("plan-chapter"),
        "pairs": say("plan-pairs"),
        "talk": say("plan-talk"),
        "floor": say("plan-floor"),
        "paper": say("plan-on-paper"),
        "circle": say("plan-circle"),
    }
