"""A lesson as a gathering: what the teacher, each child and the screen may see of it."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

import msgspec

from golems.lessons.entries import Chapter, Pairs, Position, Predict, Table, Tried
from golems.lessons.histogram import histogram
from golems.lessons.lesson import Child, Lesson, Running
from golems.lessons.pairing import winners
from golems.lessons.report import report
from golems.notation.reading import Object
from golems.server.gathered import Role
from golems.server.lessons_shapes import (
    ActivityKind,
    AnyView,
    OfChild,
    OfScreen,
    OfTeacher,
    SeenActivity,
    SeenChild,
    SeenTable,
    SeenTry,
)
from golems.server.tokens import Grant

NAME = "lesson"
PAGE = "l"


def counts(lesson: Lesson, grant: Grant) -> bool:
    """A token of the teacher, or of a child that is still there."""
    if grant.kind == "lead":
        return grant.key_id == lesson.key
    number = grant.chair
    if grant.kind != "member" or number is None or number >= len(lesson.children):
        return False
    return lesson.children[number].here and lesson.children[number].key == grant.key_id


def show(lesson: Lesson, role: Role) -> Object:
    """The one way out."""
    shown = msgspec.to_builtins(view_of(lesson, role), str_keys=True)
    return cast("Object", shown)


def view_of(lesson: Lesson, role: Role) -> AnyView:
    if role.kind == "lead":
        return for_teacher(lesson)
    if role.member is not None:
        return for_child(lesson, lesson.children[role.member])
    return for_screen(lesson)


# ---------------------------------------------------------------- the teacher


def for_teacher(lesson: Lesson) -> OfTeacher:
    now = lesson.running
    return OfTeacher(
        lesson.paused,
        lesson.ended,
        tuple(children_of(lesson, now)),
        counted(lesson, now, names=True, compared=True) if now else None,
        None if now else report(lesson),
    )


def children_of(lesson: Lesson, now: Running | None) -> Iterator[SeenChild]:
    tries = Counter([tried.child for tried in now.tries]) if now else Counter[int]()
    solved = Counter([child for child, _ in solved_in(now)]) if now else Counter[int]()
    last = now.last_tries() if now else {}
    for child in lesson.present:
        number = child.number
        yield SeenChild(
            number,
            child.name,
            child.animal,
            child.level,
            lesson.state_of(number),
            tries[number],
            solved[number],
            sum(hints_for(now, number).values()),
            last[number].puzzle if number in last else None,
        )


def hints_for(now: Running | None, child: int) -> dict[str, int]:
    return {puzzle: sent for (to, puzzle), sent in now.hints.items() if to == child} if now else {}


# ---------------------------------------------------------------- a child


def for_child(lesson: Lesson, child: Child) -> OfChild:
    now = lesson.running
    return OfChild(
        lesson.paused,
        lesson.ended,
        child.number,
        child.name,
        child.animal,
        lesson.state_of(child.number),
        with_own_table(lesson, now, child.number) if now else None,
        tuple([own_try(now, tried) for tried in now.tries_of(child.number)]) if now else (),
        hints_for(now, child.number),
    )


def with_own_table(lesson: Lesson, now: Running, child: int) -> SeenActivity:
    """With the name of the partner, and no figures of the others."""
    number = now.table_of(child)
    tables = () if number is None else (table_of(lesson, now, number, names=True),)
    return msgspec.structs.replace(activity_of(now), tables=tables)


def own_try(now: Running, tried: Tried) -> SeenTry:
    """Where all hand in something, what came of it is seen by all together."""
    if now.handed_in_once and not now.revealed:
        return SeenTry(tried.puzzle, tried.programs, () if tried.programs else tried.end)
    return SeenTry(tried.puzzle, tried.programs, tried.end, tried.solved, tried.stars)


# ---------------------------------------------------------------- the screen


def for_screen(lesson: Lesson) -> OfScreen:
    now = lesson.running
    activity = counted(lesson, now, names=False, compared=now.revealed) if now else None
    return OfScreen(
        lesson.paused,
        lesson.ended,
        tuple([child.animal for child in lesson.present]),
        tuple([child.animal for child in lesson.present if not child.name]),
        activity,
    )


# ---------------------------------------------------------------- activities


def activity_of(now: Running) -> SeenActivity:
    """What everybody knows of it."""
    return SeenActivity(
        number=now.number,
        kind=KINDS[type(now.activity)],
        puzzles=now.puzzles,
        chapter=now.activity.chapter if isinstance(now.activity, Chapter) else None,
        revealed=now.revealed,
    )


def counted(lesson: Lesson, now: Running, names: bool, compared: bool) -> SeenActivity:
    """With figures, and all tables; `names`: with names too; `compared`: what was handed in is counted."""
    last = now.last_tries()
    solved = Counter([puzzle for _, puzzle in solved_in(now)])
    return msgspec.structs.replace(
        activity_of(now),
        handed_in=len(last),
        children=len(lesson.present),
        tables=tuple([table_of(lesson, now, number, names) for number in range(len(tables_in(now)))]),
        histogram=histogram(last.values()) if compared and now.handed_in_once else None,
        solved=dict(solved) if isinstance(now.activity, Chapter) else {},
    )


def solved_in(now: Running) -> set[tuple[int, str]]:
    """Who has solved what."""
    return {(tried.child, tried.puzzle) for tried in now.tries if tried.solved}


def tables_in(now: Running) -> tuple[Table, ...]:
    return now.activity.tables if isinstance(now.activity, Pairs) else ()


def table_of(lesson: Lesson, now: Running, number: int, names: bool) -> SeenTable:
    table, played = tables_in(now)[number], now.played.get(number)
    children = [lesson.children[child] for child in table.pair.children]
    return SeenTable(
        children=table.pair.children,
        animals=tuple([child.animal for child in children]),
        level=table.pair.level,
        names=tuple([child.name for child in children]) if names else (),
        handicap=table.pair.handicap,
        bot=table.pair.bot,
        over=played is not None,
        winners=winners(table.pair, played) if played else (),
    )


KINDS: dict[type, ActivityKind] = {
    Pairs: "pairs",
    Chapter: "chapter",
    Position: "position",
    Predict: "predict",
}
