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
from golems.server.gatherings.endpoints import act, find_kind, need_lead, see_as
from golems.server.gatherings.kinds import Role
from golems.server.gatherings.logs import gathering
from golems.server.http.endpoints import Call, Endpoint, post
from golems.server.http.tokens import new_key_id
from golems.server.lessons import shapes
from golems.server.lessons.actions import MAKING
from golems.server.lessons.attempts import judged
from golems.server.lessons.export import exported
from golems.server.lessons.tables import chosen_game, pairs_of, set_tables, waiting_rooms, written_of
from golems.server.lessons.views import NAME, PAGE, counts, show, tables_in
from golems.server.shared import puzzles
from golems.server.shared.puzzle_shapes import Hint, ShownPuzzle, Spot, TriedPuzzle
from golems.server.shared.puzzles import FoundPuzzle, read_attempt, read_ghosts
from golems.server.shared.thinker import thinker_of
from golems.server.tables import ChairTaken

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
        """Return what runs; refused if this puzzle does not belong to it."""
        now = self.lesson.now()
        if puzzle not in now.puzzles:
            raise Illegal("lesson-puzzle-locked", "puzzle", got=puzzle)
        return now


async def look(call: Call, token: str, see: Callable[[Looked], T]) -> T:
    """Return something that follows from the lesson, for who holds a token that is worth something. How often
    is counted for the token."""
    return await see_as(call, NAME, token, lambda lesson, role: see(Looked(lesson, role)))


def led(looked: Looked) -> Lesson:
    """Return the lesson; refused for everybody but the teacher."""
    need_lead(looked.role)
    return looked.lesson


# ---------------------------------------------------------------- opening and joining


async def open_lesson(call: Call) -> Json:
    wanted, key = await call.body(shapes.NewLesson, "create"), new_key_id()
    known = [entries.NamesKnown(wanted.names)] if wanted.names else []
    code = await call.desk.gatherings.open(NAME, [entries.ClassOpened(key, new_key_id()), *known])
    return shapes.LessonOpened(code, call.desk.tokens.lead(code, key))


async def join_lesson(call: Call) -> Json:
    """Come into a lesson. A whole class may come from one address: only a code that nobody has counts as a
    try."""
    live, wanted, key = await find_kind(call, NAME), await call.body(shapes.NewChild), new_key_id()
    entry = entries.ChildCame(key, wanted.name, wanted.animal, wanted.level)
    written = await call.desk.gatherings.write(live.code, lambda lesson: [entry])
    number = next(child.number for child in written.fold.children if child.key == key)
    return shapes.ChildJoined(live.code, number, call.desk.tokens.member(live.code, number, key))


async def list_names_of_lesson(call: Call) -> Json:
    """Tell the names of the club that are free, as long as the teacher shows them to who comes in."""
    live = await find_kind(call, NAME)
    await call.body(shapes.NamesAsked, "message")
    return await call.desk.gatherings.look(
        live.code, lambda lesson: shapes.FreeNames(tuple(lesson.free_names))
    )


# ---------------------------------------------------------------- the teacher


async def lead_lesson(call: Call) -> Json:
    wanted = await call.body(shapes.LeadWanted)
    if isinstance(wanted.wish, shapes.BeginPairs):
        await begin_pairs(call, wanted.token, wanted.wish)
        return {}
    await lead(call, wanted.token, lambda lesson: MAKING[type(wanted.wish)](lesson, wanted.wish))
    if isinstance(wanted.wish, shapes.PauseLesson):
        await call.desk.tables.pause(await rooms_of(call))
    if isinstance(wanted.wish, shapes.ResumeLesson):
        await call.desk.tables.resume(await rooms_of(call))
    return {}


async def lead(call: Call, token: str, make: Callable[[Lesson], Iterable[entries.AnyEntry]]) -> None:
    def made(lesson: Lesson, role: Role) -> Iterable[entries.AnyEntry]:
        need_lead(role)
        return make(lesson)

    await act(call, NAME, token, made)


async def begin_pairs(call: Call, token: str, wish: shapes.BeginPairs) -> None:
    """Let pairs play. The tables are set first; who comes in the meantime waits for the next pairs."""
    desk = call.desk
    pairs = await look(call, token, lambda looked: pairs_of(led(looked), call.language))
    tables = await set_tables(desk.tables, call.code, pairs, chosen_game(wish.game, wish.arena))
    await lead(call, token, lambda lesson: [entries.Begun(entries.PairsActivity(tables))])
    await desk.tables.begin_waiting(call.code)


async def rooms_of(call: Call) -> list[str]:
    """Return the rooms in which the class plays now."""
    return await call.desk.gatherings.look(call.code, lambda lesson: list(waiting_rooms(lesson)))


async def watch_attempt(call: Call) -> Json:
    """Show the teacher the last attempt of a child."""
    wanted = await call.body(shapes.AttemptHeld)
    tried = await look(call, wanted.token, lambda looked: attempt_of(looked, wanted.child, wanted.puzzle))
    return shapes.WatchedAttempt(
        tried.programs, tried.end, await film(call, puzzle_named(wanted.puzzle), tried)
    )


def attempt_of(looked: Looked, child: int, puzzle: str) -> entries.Tried:
    lesson = led(looked)
    return last_of(looked.now(puzzle), lesson.child(child).number, puzzle)


async def export_lesson(call: Call) -> Json:
    token = (await call.body(shapes.Held)).token
    return await look(call, token, lambda looked: exported(led(looked), call.language))


async def delete_lesson(call: Call) -> Json:
    await look(call, (await call.body(shapes.Held)).token, led)
    await call.desk.gatherings.delete(call.code)
    return {}


# ---------------------------------------------------------------- children


async def show_puzzle_of_lesson(call: Call) -> Json:
    wanted = await call.body(shapes.PuzzleHeld)
    await look(call, wanted.token, lambda looked: looked.now(wanted.puzzle))
    found = FoundPuzzle(wanted.puzzle, puzzle_named(wanted.puzzle))
    return await call.answer(puzzles.show, found, call.language)


async def try_in_lesson(call: Call) -> Json:
    """Judge an attempt; tell what came of it at once only where everybody works alone."""
    wanted = await call.body(shapes.HandedIn)
    is_secret, child = await look(
        call, wanted.token, lambda looked: (looked.now(wanted.puzzle).handed_in_once, looked.child)
    )
    puzzle = puzzle_named(wanted.puzzle)
    entry = await call.run("page", judged, child, wanted, puzzle)
    await act(call, NAME, wanted.token, lambda lesson, role: [entry])
    return shapes.Judged(None if is_secret else await film(call, puzzle, entry))


async def film(call: Call, puzzle: Puzzle, tried: entries.Tried) -> TriedPuzzle:
    """Show how an attempt runs."""
    lang = call.language.code
    if puzzle.kind == "predict":
        ghosts = read_ghosts(puzzle, spots(puzzle, tried.end))
        return await call.run("page", puzzles.try_ghosts, puzzle, ghosts, False, lang)
    programs = read_attempt(puzzle, tried.programs)
    return await call.run("page", puzzles.try_programs, puzzle, programs, lang)


def spots(puzzle: Puzzle, end: tuple[str, ...]) -> dict[str, Spot]:
    """Return where ghosts were put, by robot."""
    ids = [puzzle.position.robots[seat].id for seat in puzzle.control]
    written = {robot: place.split() for robot, place in zip(ids, end, strict=True)}
    return {
        robot: msgspec.convert(dict(zip(("cell", "facing"), place, strict=False)), Spot)
        for robot, place in written.items()
    }


async def watch_own_try(call: Call) -> Json:
    """Show what became of the last attempt, once all may see it."""
    wanted = await call.body(shapes.PuzzleHeld)
    tried = await look(call, wanted.token, lambda looked: last_try(looked, wanted.puzzle))
    return await film(call, puzzle_named(wanted.puzzle), tried)


def last_try(looked: Looked, puzzle: str) -> entries.Tried:
    now = looked.now(puzzle)
    if now.handed_in_once and not now.ran:
        raise Illegal("lesson-not-revealed")
    return last_of(now, looked.child, puzzle)


def last_of(now: Running, child: int, puzzle: str) -> entries.Tried:
    tries = [tried for tried in now.tries_of(child) if tried.puzzle == puzzle]
    if not tries:
        raise Illegal("lesson-not-tried", "puzzle", got=puzzle)
    return tries[-1]


async def show_hint_of_lesson(call: Call) -> Json:
    """Show a hint that the teacher has sent; who is sent more than there are gets the last one again."""
    wanted = await call.body(shapes.HintHeld)
    sent = await look(
        call, wanted.token, lambda looked: looked.now(wanted.puzzle).hints[looked.child, wanted.puzzle]
    )
    if wanted.number > sent:
        raise Illegal("no-hint", "number", "G14", count=sent)
    found, thinker = FoundPuzzle(wanted.puzzle, puzzle_named(wanted.puzzle)), thinker_of(call)
    known = await call.waited_for(thinker.know(found.patience, hints, found.puzzle))
    return await puzzles.hint(thinker, found, min(wanted.number, len(known)), call.language)


async def sit_down_in_lesson(call: Call) -> Json:
    """Give a child the chair at its table."""
    table, child = await look(
        call, (await call.body(shapes.Held)).token, lambda looked: (table_of(looked), looked.child)
    )
    chair = table.pair.children.index(child)
    return ChairTaken(table.room, chair, call.desk.tokens.seat(table.room, chair, table.keys[chair]))


def table_of(looked: Looked) -> entries.LessonTable:
    now = looked.lesson.now()
    number = now.table_of(looked.child)
    if number is None:
        raise Illegal("lesson-no-table")
    return tables_in(now)[number]


def lesson_path(end: str) -> str:
    return f"/api/lessons/{{code}}/{end}"


LESSONS = gathering(
    NAME, PAGE, Lesson, entries.read_entry, counts, show, waiting_rooms, written_of, for_good=True
)
ENDPOINTS: tuple[Endpoint, ...] = (
    post("/api/lessons", "Open a lesson", open_lesson, shapes.NewLesson, shapes.LessonOpened),
    post(lesson_path("children"), "Come into a lesson", join_lesson, shapes.NewChild, shapes.ChildJoined),
    post(
        lesson_path("names"),
        "Names to tap, where the teacher shows them",
        list_names_of_lesson,
        shapes.NamesAsked,
        shapes.FreeNames,
    ),
    post(lesson_path("lead"), "What the teacher wants", lead_lesson, shapes.LeadWanted),
    post(
        lesson_path("puzzle"),
        "A puzzle of the activity",
        show_puzzle_of_lesson,
        shapes.PuzzleHeld,
        ShownPuzzle,
    ),
    post(lesson_path("try"), "Try a puzzle, or hand it in", try_in_lesson, shapes.HandedIn, shapes.Judged),
    post(lesson_path("watch"), "How one’s own attempt runs", watch_own_try, shapes.PuzzleHeld, TriedPuzzle),
    post(
        lesson_path("attempt"),
        "The last attempt of a child",
        watch_attempt,
        shapes.AttemptHeld,
        shapes.WatchedAttempt,
    ),
    post(lesson_path("hint"), "A hint that was sent", show_hint_of_lesson, shapes.HintHeld, Hint),
    post(lesson_path("table"), "One’s chair in a pair", sit_down_in_lesson, shapes.Held, ChairTaken),
    post(lesson_path("export"), "The whole lesson as a file", export_lesson, shapes.Held, shapes.Exported),
    post(lesson_path("delete"), "Delete the lesson", delete_lesson, shapes.Held),
)
