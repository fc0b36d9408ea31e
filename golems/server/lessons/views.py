"""What the teacher, each child and the screen may see of a lesson."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

import msgspec

from golems.lessons.entries import (
    ChapterActivity,
    PairsActivity,
    PositionActivity,
    PredictActivity,
    Tried,
)
from golems.lessons.histogram import Histogram, histogram, unjudged
from golems.lessons.lesson import Child, Lesson
from golems.lessons.pairing import winners
from golems.lessons.progress import QUIET, Marks, untold
from golems.lessons.report import report
from golems.lessons.running import Running
from golems.notation.reading import Object
from golems.server.gatherings.kinds import Role
from golems.server.http.tokens import Grant
from golems.server.lessons import shapes

NAME = "lesson"
PAGE = "l"


def counts(lesson: Lesson, grant: Grant) -> bool:
    """Return whether a token is the teacher's, or that of a child that is still there."""
    if grant.kind == "lead":
        return grant.key_id == lesson.key
    number = grant.chair
    if grant.kind != "member" or number is None or number >= len(lesson.children):
        return False
    return lesson.children[number].here and lesson.children[number].key == grant.key_id


def show(lesson: Lesson, role: Role) -> Object:
    """Return everything that a role may see: the one way out."""
    shown = msgspec.to_builtins(view_of(lesson, role), str_keys=True)
    return cast("Object", shown)


def view_of(lesson: Lesson, role: Role) -> shapes.AnyView:
    if role.kind == "lead":
        return for_teacher(lesson)
    if role.member is not None:
        return for_child(lesson, lesson.children[role.member])
    return for_screen(lesson)


# ---------------------------------------------------------------- the teacher


def for_teacher(lesson: Lesson) -> shapes.OfTeacher:
    now, plan = lesson.running, lesson.plan
    return shapes.OfTeacher(
        lesson.paused,
        lesson.ended,
        tuple(children_of(lesson, now)),
        counted(lesson, now, names=True, compared=True) if now else None,
        shapes.SeenPlan(plan.plan, plan.age, plan.step, plan.since) if plan else None,
        None if now else report(lesson),
        len(lesson.roll.names),
        lesson.roll.is_listed,
        tuple(lesson.roll.missing(lesson.names)),
    )


def children_of(lesson: Lesson, now: Running | None) -> Iterator[shapes.SeenChild]:
    for child in lesson.present:
        number = child.number
        tries = now.tries_of(number) if now else []
        yield shapes.SeenChild(
            number,
            child.name,
            child.animal,
            child.level,
            lesson.state_of(number),
            child.colour,
            tuple(sorted(child.knocks)),
            sum(hints_for(now, number).values()),
            tries[-1].puzzle if tries else None,
            idle_from(lesson, child),
            marks_for(now, number) if now else {},
        )


def marks_for(now: Running, child: int) -> Marks:
    marks = now.marks_of(child)
    return marks if is_told(now) else untold(marks)


def idle_from(lesson: Lesson, child: Child) -> float | None:
    """Return from when on a child counts as idle: if it could try something, and tries nothing for long."""
    now = lesson.running
    could = now is not None and now.puzzles and not now.revealed and not lesson.paused
    return child.acted + QUIET if could and lesson.state_of(child.number) != "done" else None


def is_told(now: Running) -> bool:
    """Tell whether all may know who is right: where they hand something in, only after it was run."""
    return now.ran or not now.handed_in_once


def hints_for(now: Running | None, child: int) -> dict[str, int]:
    return {puzzle: sent for (to, puzzle), sent in now.hints.items() if to == child} if now else {}


# ---------------------------------------------------------------- a child


def for_child(lesson: Lesson, child: Child) -> shapes.OfChild:
    now = lesson.running
    return shapes.OfChild(
        lesson.paused,
        lesson.ended,
        child.number,
        child.name,
        child.animal,
        child.colour,
        lesson.state_of(child.number),
        with_own_table(lesson, now, child.number) if now else None,
        tuple([own_try(now, tried) for tried in worth_showing(now, child.number)]) if now else (),
        hints_for(now, child.number),
        now is not None and child.number in now.seeking,
        tuple(seekers_for(lesson, now, child.number)) if now else (),
    )


def seekers_for(lesson: Lesson, now: Running, child: int) -> Iterator[shapes.SeenSeeker]:
    """Show who else would play with others, by their animals only, to a child that sits at a table."""
    if now.table_of(child) is not None:
        for number in sorted(now.seeking - {child}):
            other = lesson.children[number]
            yield shapes.SeenSeeker(number, other.animal, other.colour)


def with_own_table(lesson: Lesson, now: Running, child: int) -> shapes.SeenActivity:
    """Show the activity with the own table, the name of the partner, and no figures of the others."""
    number = now.table_of(child)
    tables = () if number is None else (table_of(lesson, now, number, names=True),)
    return msgspec.structs.replace(activity_of(now), tables=tables)


def worth_showing(now: Running, child: int) -> Iterator[Tried]:
    """Yield the last attempt of a child at each puzzle, and before it the best one if that was better and may
    be told. There may be thousands between."""
    by_puzzle: dict[str, list[Tried]] = {}
    for tried in now.tries_of(child):
        by_puzzle.setdefault(tried.puzzle, []).append(tried)
    for *others, last in by_puzzle.values():
        best = max(others, key=lambda each: (each.solved, each.stars), default=last)
        if is_told(now) and (best.solved, best.stars) > (last.solved, last.stars):
            yield best
        yield last


def own_try(now: Running, tried: Tried) -> shapes.SeenTry:
    """Show an own attempt. Where all hand in something, what came of it is shown to all together."""
    if not is_told(now):
        return shapes.SeenTry(tried.puzzle, tried.programs, () if tried.programs else tried.end)
    return shapes.SeenTry(tried.puzzle, tried.programs, tried.end, tried.solved, tried.stars)


# ---------------------------------------------------------------- the screen


def for_screen(lesson: Lesson) -> shapes.OfScreen:
    now = lesson.running
    activity = counted(lesson, now, names=False, compared=now.revealed) if now else None
    return shapes.OfScreen(
        lesson.paused,
        lesson.ended,
        tuple([child.animal for child in lesson.present]),
        tuple([child.colour for child in lesson.present]),
        tuple([not child.name for child in lesson.present]),
        tuple(sorted(lesson.taken_animals)),
        activity,
        lesson.roll.is_listed,
    )


# ---------------------------------------------------------------- activities


def activity_of(now: Running) -> shapes.SeenActivity:
    """Show what everybody knows of an activity."""
    return shapes.SeenActivity(
        number=now.number,
        kind=KINDS[type(now.activity)],
        puzzles=now.puzzles,
        chapter=now.activity.chapter if isinstance(now.activity, ChapterActivity) else None,
        revealed=now.revealed,
        ran=now.ran,
    )


def counted(lesson: Lesson, now: Running, names: bool, compared: bool) -> shapes.SeenActivity:
    """Show an activity with figures and all tables; `names`: with names too; `compared`: what was handed in
    is counted."""
    last = now.last_tries()
    solved = Counter([puzzle for child in last for puzzle in now.solved_by(child)])
    return msgspec.structs.replace(
        activity_of(now),
        handed_in=len(last),
        children=len(lesson.present),
        tables=tuple([table_of(lesson, now, number, names) for number in open_tables(now)]),
        histogram=compared_in(now, names) if compared and now.handed_in_once else None,
        solved=dict(solved) if isinstance(now.activity, ChapterActivity) else {},
    )


def compared_in(now: Running, named: bool) -> Histogram:
    found = histogram(now.last_tries().values(), named)
    return found if is_told(now) else unjudged(found)


def open_tables(now: Running) -> list[int]:
    """Return the tables that nobody has left for another one."""
    return [number for number in range(len(now.tables)) if number not in now.closed]


def table_of(lesson: Lesson, now: Running, number: int, names: bool) -> shapes.SeenTable:
    table, played = now.tables[number], now.played.get(number)
    children = [lesson.children[child] for child in table.pair.children]
    return shapes.SeenTable(
        children=table.pair.children,
        animals=tuple([child.animal for child in children]),
        level=table.pair.level,
        names=tuple([child.name for child in children]) if names else (),
        handicap=table.pair.handicap,
        bot=table.pair.bot,
        over=played is not None,
        winners=winners(table.pair, played) if played else (),
        colours=tuple([child.colour for child in children]),
        number=number,
        stood_in=now.stood_in.get(number, ()) if names else (),
    )


KINDS: dict[type, shapes.ActivityKind] = {
    PairsActivity: "pairs",
    ChapterActivity: "chapter",
    PositionActivity: "position",
    PredictActivity: "predict",
}
