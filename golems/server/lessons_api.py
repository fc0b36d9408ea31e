"""Lessons in the REST API: what the teacher wants, what children try, and how it all is taken away."""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

import msgspec

from golems.lessons import entries
from golems.lessons.lesson import Lesson, Running
from golems.notation.reading import Json
from golems.puzzles.course import puzzle_named
from golems.puzzles.hints import hints
from golems.puzzles.puzzle import Puzzle
from golems.rules.refusals import Illegal
from golems.server import puzzles
from golems.server.calls import Busy, Call, Endpoint, body_of
from golems.server.entries import Paused, Resumed
from golems.server.gathered import Kind, Role, role_of
from golems.server.gathering_api import act, find_kind, need_lead
from golems.server.lessons import NAME, PAGE, counts, show, tables_in
from golems.server.lessons_export import exported
from golems.server.lessons_judging import judged
from golems.server.lessons_shapes import (
    BeginPairs,
    ChildJoined,
    Exported,
    HandedIn,
    Held,
    HintHeld,
    Judged,
    LessonOpened,
    NewChild,
    NewLesson,
    Pause,
    PuzzleHeld,
    Resume,
    Wanted,
)
from golems.server.lessons_tables import (
    hold_tables,
    pairs_of,
    running_tables,
    set_tables,
    waiting_rooms,
    written_of,
)
from golems.server.lessons_wishes import MAKING
from golems.server.puzzle_shapes import Hint, ShownPuzzle, Spot, Tried
from golems.server.puzzles import Found, read_attempt, read_ghosts
from golems.server.shapes import ChairTaken
from golems.server.tokens import new_key_id

T = TypeVar("T")


class Looked(NamedTuple):
    """A lesson, and who looks at it."""

    lesson: Lesson
    role: Role

    @property
    def child(self) -> int:
        if self.role.member is None:
            raise Illegal("only-child")
        return self.role.member

    def now(self, puzzle: str) -> Running:
        """What runs, if this puzzle belongs to it."""
        now = self.lesson.now()
        if puzzle not in now.puzzles:
            raise Illegal("lesson-puzzle-locked", "puzzle", got=puzzle)
        return now


async def look(call: Call, token: str, see: Callable[[Looked], T]) -> T:
    """Tell something of the lesson as it is in the log to who holds a token that counts; how often is counted
    for the token."""
    live = await find_kind(call, NAME)
    grant = call.desk.tokens.read(token, live.code)
    if not call.desk.limits.allow("message", grant.key_id):
        raise Busy

    def seen(lesson: Lesson) -> T:
        role = role_of(live.kind, lesson, (grant,))
        if role.kind == "anybody":
            raise Illegal("token")
        return see(Looked(lesson, role))

    return await call.desk.gatherings.look(live.code, seen)


def led(looked: Looked) -> Lesson:
    """The lesson, for the teacher alone."""
    need_lead(looked.role)
    return looked.lesson


# ---------------------------------------------------------------- opening and joining


async def open_lesson(call: Call) -> Json:
    call.desk.count("create", call.request)
    await body_of(call.request, NewLesson)
    key = new_key_id()
    code = await call.desk.gatherings.open(NAME, [entries.Opened(key, new_key_id())])
    return LessonOpened(code, call.desk.tokens.lead(code, key))


async def join_lesson(call: Call) -> Json:
    """A whole class may come from one address: only a code that nobody has counts as a try."""
    live, wanted, key = await find_kind(call, NAME), await body_of(call.request, NewChild), new_key_id()
    entry = entries.Joined(key, wanted.name, wanted.animal, wanted.level)
    lesson: Lesson = await call.desk.gatherings.act(live.code, lambda lesson: [entry])
    number = next(child.number for child in lesson.children if child.key == key)
    return ChildJoined(live.code, number, call.desk.tokens.member(live.code, number, key))


# ---------------------------------------------------------------- the teacher


async def lead_lesson(call: Call) -> Json:
    wanted = await body_of(call.request, Wanted)
    if isinstance(wanted.wish, BeginPairs):
        await begin_pairs(call, wanted.token)
        return {}
    await lead(call, wanted.token, lambda lesson: MAKING[type(wanted.wish)](lesson, wanted.wish))
    if isinstance(wanted.wish, Pause | Resume):
        await hold(call, Paused() if isinstance(wanted.wish, Pause) else Resumed())
    return {}


async def lead(call: Call, token: str, make: Callable[[Lesson], Iterable[entries.AnyEntry]]) -> None:
    def made(lesson: Lesson, role: Role) -> Iterable[entries.AnyEntry]:
        need_lead(role)
        return make(lesson)

    await act(call, NAME, token, made)


async def begin_pairs(call: Call, token: str) -> None:
    """The tables are set first; who comes in the meantime waits for the next pairs."""
    desk = call.desk
    pairs = await look(call, token, lambda looked: pairs_of(led(looked), call.language))
    tables = await set_tables(desk.hub, call.code, pairs)
    await lead(call, token, lambda lesson: [entries.Begun(entries.Pairs(tables))])
    await desk.tables.begin_waiting(call.code)


async def hold(call: Call, entry: Paused | Resumed) -> None:
    live = await find_kind(call, NAME)
    tables = await call.desk.gatherings.look(live.code, running_tables)
    await hold_tables(call.desk.hub, tables, entry)


async def export_lesson(call: Call) -> Json:
    token = (await body_of(call.request, Held)).token
    return await look(call, token, lambda looked: exported(led(looked)))


async def delete_lesson(call: Call) -> Json:
    await look(call, (await body_of(call.request, Held)).token, led)
    await call.desk.gatherings.delete(call.code)
    return {}


# ---------------------------------------------------------------- children


async def show_puzzle_of_lesson(call: Call) -> Json:
    wanted = await body_of(call.request, PuzzleHeld)
    await look(call, wanted.token, lambda looked: looked.now(wanted.puzzle))
    found = Found(wanted.puzzle, puzzle_named(wanted.puzzle))
    return await call.answer(puzzles.show, found, call.language)


async def try_in_lesson(call: Call) -> Json:
    """Judged here; told at once only where everybody works alone."""
    wanted = await body_of(call.request, HandedIn)
    is_secret, child = await look(
        call, wanted.token, lambda looked: (looked.now(wanted.puzzle).handed_in_once, looked.child)
    )
    puzzle = puzzle_named(wanted.puzzle)
    entry = await call.run("page", judged, child, wanted, puzzle)
    await act(call, NAME, wanted.token, lambda lesson, role: [entry])
    return Judged(None if is_secret else await film(call, puzzle, entry))


async def film(call: Call, puzzle: Puzzle, tried: entries.Tried) -> Tried:
    """How an attempt runs."""
    lang = call.language.code
    if puzzle.kind == "predict":
        ghosts = read_ghosts(puzzle, spots(puzzle, tried.end))
        return await call.run("page", puzzles.try_ghosts, puzzle, ghosts, False, lang)
    programs = read_attempt(puzzle, tried.programs)
    return await call.run("page", puzzles.try_programs, puzzle, programs, lang)


def spots(puzzle: Puzzle, end: tuple[str, ...]) -> dict[str, Spot]:
    """Where ghosts were put, by robot."""
    ids = [puzzle.position.robots[seat].id for seat in puzzle.control]
    written = {robot: place.split() for robot, place in zip(ids, end, strict=True)}
    return {
        robot: msgspec.convert(dict(zip(("cell", "facing"), place, strict=False)), Spot)
        for robot, place in written.items()
    }


async def watch_own_try(call: Call) -> Json:
    """What became of it, once all may see it."""
    wanted = await body_of(call.request, PuzzleHeld)
    tried = await look(call, wanted.token, lambda looked: last_try(looked, wanted.puzzle))
    return await film(call, puzzle_named(wanted.puzzle), tried)


def last_try(looked: Looked, puzzle: str) -> entries.Tried:
    now = looked.now(puzzle)
    if now.handed_in_once and not now.revealed:
        raise Illegal("lesson-not-revealed")
    tries = [tried for tried in now.tries_of(looked.child) if tried.puzzle == puzzle]
    if not tries:
        raise Illegal("lesson-not-tried", "puzzle", got=puzzle)
    return tries[-1]


async def show_hint_of_lesson(call: Call) -> Json:
    """As far as the teacher has sent them; who is sent more than there are gets the last one again."""
    wanted = await body_of(call.request, HintHeld)
    sent = await look(
        call, wanted.token, lambda looked: looked.now(wanted.puzzle).hints[looked.child, wanted.puzzle]
    )
    if wanted.number > sent:
        raise Illegal("no-hint", "number", "G14", count=sent)
    found, workshop = Found(wanted.puzzle, puzzle_named(wanted.puzzle)), call.workshop
    known = await call.waited_for(workshop.know(found.patience, hints, found.puzzle))
    return await puzzles.hint(workshop, found, min(wanted.number, len(known)), call.language)


async def sit_down_in_lesson(call: Call) -> Json:
    """The chair at the own table."""
    table, child = await look(
        call,
        (await body_of(call.request, Held)).token,
        lambda looked: (table_of(looked), looked.child),
    )
    chair = table.pair.children.index(child)
    return ChairTaken(table.room, chair, call.desk.tokens.seat(table.room, chair, table.keys[chair]))


def table_of(looked: Looked) -> entries.Table:
    now = looked.lesson.now()
    number = now.table_of(looked.child)
    if number is None:
        raise Illegal("lesson-no-table")
    return tables_in(now)[number]


def lesson_path(end: str) -> str:
    return f"/api/lessons/{{code}}/{end}"


LESSONS = Kind(NAME, PAGE, Lesson, entries.read_entry, counts, show, waiting_rooms, written_of, for_good=True)
LESSON_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("POST", "/api/lessons", "Open a lesson", open_lesson, NewLesson, LessonOpened),
    Endpoint("POST", lesson_path("children"), "Come into a lesson", join_lesson, NewChild, ChildJoined),
    Endpoint("POST", lesson_path("lead"), "What the teacher wants", lead_lesson, Wanted),
    Endpoint(
        "POST",
        lesson_path("puzzle"),
        "A puzzle of the activity",
        show_puzzle_of_lesson,
        PuzzleHeld,
        ShownPuzzle,
    ),
    Endpoint("POST", lesson_path("try"), "Try a puzzle, or hand it in", try_in_lesson, HandedIn, Judged),
    Endpoint("POST", lesson_path("watch"), "How one’s own attempt runs", watch_own_try, PuzzleHeld, Tried),
    Endpoint("POST", lesson_path("hint"), "A hint that was sent", show_hint_of_lesson, HintHeld, Hint),
    Endpoint("POST", lesson_path("table"), "One’s chair in a pair", sit_down_in_lesson, Held, ChairTaken),
    Endpoint("POST", lesson_path("export"), "The whole lesson as a file", export_lesson, Held, Exported),
    Endpoint("POST", lesson_path("delete"), "Delete the lesson", delete_lesson, Held),
)
