"""Lessons in the REST API: what the teacher wants, what children try, and how it all is taken away."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from secrets import choice
from time import time
from typing import Any, NamedTuple, TypeVar

import msgspec

from golems.lessons import entries
from golems.lessons.lesson import Child, Lesson
from golems.lessons.running import Running
from golems.notation.reading import Json
from golems.puzzles.course import puzzle_named
from golems.puzzles.hints import hints
from golems.puzzles.puzzle import Puzzle
from golems.rules.refusals import Illegal
from golems.server.gatherings.endpoints import act, find_kind, need_lead, see_as
from golems.server.gatherings.kinds import HeldKey, Role, WaysBack
from golems.server.gatherings.logs import gathering
from golems.server.http.endpoints import Call, Endpoint, post
from golems.server.http.tokens import new_key_id
from golems.server.lessons import shapes
from golems.server.lessons.actions import MAKING
from golems.server.lessons.attempts import judged
from golems.server.lessons.export import exported, written_log
from golems.server.lessons.tables import (
    ChosenGame,
    SeatedPair,
    chair_of,
    chosen_game,
    pairs_of,
    seated_anew,
    set_tables,
    sought_no_more,
    stood_in,
    table_with,
    waiting_rooms,
    waits_alone,
    written_of,
)
from golems.server.lessons.views import NAME, PAGE, counts, show
from golems.server.shared import puzzles
from golems.server.shared.puzzle_shapes import Hint, ShownPuzzle, Spot, TriedPuzzle
from golems.server.shared.puzzles import FoundPuzzle, read_attempt, read_ghosts
from golems.server.shared.thinker import thinker_of
from golems.server.tables import ChairTaken

T = TypeVar("T")
MOST_TRIES = 2000  # of one child in one activity: one every few seconds for two hours
WAIT = 60.0  # seconds after which a child need not wait any longer for who is not there
FOR_CHILDREN = 45  # tables of an activity; the others are left for the teacher


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


# ---------------------------------------------------------------- the teacher


async def lead_lesson(call: Call) -> Json:
    wanted = await call.body(shapes.LeadWanted)
    if doing := AT_TABLES.get(type(wanted.wish)):
        await doing(call, wanted.token, wanted.wish)
        return {}
    await lead(call, wanted.token, lambda lesson: MAKING[type(wanted.wish)](lesson, wanted.wish))
    if isinstance(wanted.wish, shapes.SendAway | shapes.AnswerKnock):
        await pass_chair(call, wanted.wish.child)
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


async def pass_chair(call: Call, child: int) -> None:
    """Let the chair of a child be held only by whoever counts as the child now. Its match may be over."""
    chair = await call.desk.gatherings.look(call.code, lambda lesson: chair_of(lesson, child))
    if chair:
        with suppress(Illegal):
            await call.desk.tables.pass_chair(*chair)


async def begin_pairs(call: Call, token: str, wish: shapes.BeginPairs) -> None:
    """Let pairs play. The tables are set first; who comes in the meantime waits for the next pairs."""
    desk = call.desk
    pairs = await look(call, token, lambda looked: pairs_of(led(looked), call.language))
    desk.count("table", call.request, len(pairs))
    tables = await set_tables(desk.tables, call.code, pairs, chosen_game(wish))
    await lead(call, token, lambda lesson: [entries.Begun(entries.PairsActivity(tables))])
    await desk.tables.begin_waiting(call.code)


async def seat_anew(call: Call, token: str, wish: shapes.SeatAnew) -> None:
    """Let children play at a new table, which is set first."""
    desk = call.desk

    def wanted(looked: Looked) -> tuple[SeatedPair, int]:
        pair = seated_anew(led(looked), wish.children, call.language)
        return pair, len(looked.lesson.now().tables)

    pair, number = await look(call, token, wanted)
    desk.count("table", call.request)
    [table] = await set_tables(desk.tables, call.code, [pair], ChosenGame(), number)

    def seated(lesson: Lesson) -> list[entries.AnyEntry]:
        if len(lesson.now().tables) != number:  # somebody else was quicker
            raise Illegal("too-often")
        return [entries.Reseated(table)]

    await lead(call, token, seated)
    await desk.tables.begin_waiting(call.code)


async def stand_in(call: Call, token: str, wish: shapes.StandIn) -> None:
    """Let a bot play for a child at its table until it is back."""
    table = await look(call, token, lambda looked: table_with(led(looked), wish.child))
    await call.desk.tables.stand_in(table.room, table.pair.children.index(wish.child), False)


AT_TABLES: dict[type, Callable[[Call, str, Any], Awaitable[None]]] = {
    shapes.BeginPairs: begin_pairs,
    shapes.SeatAnew: seat_anew,
    shapes.StandIn: stand_in,
}


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
    await look(call, token, led)
    log = await call.desk.store.load(call.code, NAME)
    return await call.answer(exported, written_log(log), call.language.code)


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
    await act(call, NAME, wanted.token, lambda lesson, role: [counted(lesson, entry)])
    return shapes.Judged(None if is_secret else await film(call, puzzle, entry))


def counted(lesson: Lesson, entry: entries.Tried) -> entries.Tried:
    """Return an attempt; refused to who has made more in this activity than anybody can by hand."""
    if len(lesson.now().tries_of(entry.child)) >= MOST_TRIES:
        raise Illegal("too-often")
    return entry


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
    table, child = await look(call, (await call.body(shapes.Held)).token, own_table)
    await pass_chair(call, child)
    chair = table.pair.children.index(child)
    return ChairTaken(table.room, chair, call.desk.tokens.seat(table.room, chair, table.keys[chair]))


async def play_on_alone(call: Call) -> Json:
    """Let a bot play for the others at a child's table who are not there, until they are back. A child may
    want this a minute after the pairs have begun."""
    token = (await call.body(shapes.Held)).token
    table, child = await look(call, token, waited_at_table)
    tables = call.desk.tables
    here = {table.pair.children.index(child), *tables.connected(table.room)}
    away = [chair for chair in range(len(table.pair.children)) if chair not in here]
    if not away:
        raise Illegal("lesson-not-alone")
    for chair in away:
        await tables.stand_in(table.room, chair, True)
    await act(call, NAME, token, lambda lesson, role: sought_no_more(lesson, [child]))
    return {}


async def seek_partner(call: Call) -> Json:
    """Let others who wait alone take a child to a new table, or no longer. A child that waits alone may want
    this a minute after the pairs have begun."""
    wanted = await call.body(shapes.PartnerWanted)

    def sought(lesson: Lesson, role: Role) -> list[entries.AnyEntry]:
        child = Looked(lesson, role).child
        if not wanted.is_open:
            return sought_no_more(lesson, [child])
        need_alone(call, lesson, child)
        return [] if child in lesson.now().seeking else [entries.PartnerSought(child, True)]

    await act(call, NAME, wanted.token, sought)
    return {}


async def join_seekers(call: Call) -> Json:
    """Seat a child that waits alone at a new table, with one or two who wait alone too and would play with
    others. Who has gone, or is not alone any more, is no longer offered to anybody."""
    desk, wanted = call.desk, await call.body(shapes.PartnersChosen)

    def seated(looked: Looked) -> tuple[SeatedPair | None, int]:
        lesson = looked.lesson
        need_alone(call, lesson, looked.child)
        if not lesson.now().seeking.issuperset(wanted.children):
            raise Illegal("lesson-not-free")
        if not all(is_alone(call, lesson, child) for child in wanted.children):
            return None, 0
        pair = seated_anew(lesson, [looked.child, *wanted.children], call.language)
        return pair, len(lesson.now().tables)

    pair, number = await look(call, wanted.token, seated)
    if pair is None:
        await act(call, NAME, wanted.token, lambda lesson, role: gone(call, lesson, wanted.children))
        raise Illegal("lesson-not-free")
    if number >= FOR_CHILDREN:
        raise Illegal("lesson-no-table")
    desk.count("table", call.request)
    [table] = await set_tables(desk.tables, call.code, [pair], ChosenGame(), number)

    def reseated(lesson: Lesson, role: Role) -> list[entries.AnyEntry]:
        now_seated, next_number = seated(Looked(lesson, role))
        if now_seated is None or next_number != number:  # somebody else was quicker
            raise Illegal("lesson-not-free")
        return [entries.Reseated(table)]

    await act(call, NAME, wanted.token, reseated)
    await desk.tables.begin_waiting(call.code)
    return {}


def is_alone(call: Call, lesson: Lesson, child: int) -> bool:
    return waits_alone(lesson, child, call.desk.tables.connected, call.code)


def need_alone(call: Call, lesson: Lesson, child: int) -> None:
    """Raise unless a child may go to another table now."""
    if lesson.paused:
        raise Illegal("lesson-paused")
    if time() < lesson.now().began + WAIT or not is_alone(call, lesson, child):
        raise Illegal("lesson-not-alone")


def gone(call: Call, lesson: Lesson, children: Sequence[int]) -> list[entries.AnyEntry]:
    return sought_no_more(lesson, [child for child in children if not is_alone(call, lesson, child)])


def waited_at_table(looked: Looked) -> tuple[entries.LessonTable, int]:
    table, child = own_table(looked)
    if time() < looked.lesson.now().began + WAIT:
        raise Illegal("lesson-not-alone")
    return table, child


def own_table(looked: Looked) -> tuple[entries.LessonTable, int]:
    return table_with(looked.lesson, looked.child), looked.child


# ---------------------------------------------------------------- coming back


async def knock(call: Call) -> Json:
    """Ask the teacher to be let in again as a child that is there already, at another device."""
    live, key = await find_kind(call, NAME), new_key_id()
    wanted = await call.body(shapes.KnockWanted, "message")

    def knocked(lesson: Lesson) -> list[entries.AnyEntry]:
        child = meant(lesson, wanted)
        sign = choice([each for each in entries.SIGNS if each not in child.knocks])
        return [entries.Knocked(child.number, key, sign)]

    written = await call.desk.gatherings.write(live.code, knocked)
    child = next(child for child in written.fold.children if key in child.knocks.values())
    sign = next(sign for sign, knocking in child.knocks.items() if knocking == key)
    return shapes.KnockHeard(child.number, call.desk.tokens.member(live.code, child.number, key), sign)


def meant(lesson: Lesson, wanted: shapes.KnockWanted) -> Child:
    """Return the child that somebody says to be; one with a name is known by nothing else."""
    found = lesson.called(wanted.name) or next(
        (
            child
            for child in lesson.present
            if not child.name
            and not wanted.name
            and (child.animal, child.colour) == (wanted.animal, wanted.colour)
        ),
        None,
    )
    if found is None:
        raise Illegal("no-child")
    return found


WAYS = WaysBack(
    keys=lambda lesson: [
        HeldKey(None, lesson.key),
        *[HeldKey(each.number, each.key) for each in lesson.present],
    ],
    offer=lambda lesson, child: lesson.child(child) and (),
    take=lambda lesson, held: (),
    chair=lambda lesson, child: None,
)


def lesson_path(end: str) -> str:
    return f"/api/lessons/{{code}}/{end}"


LESSONS = gathering(
    NAME,
    PAGE,
    Lesson,
    entries.read_entry,
    counts,
    show,
    waiting_rooms,
    written_of,
    stood_in,
    for_good=True,
    ways=WAYS,
    free_names=lambda lesson: lesson.roll.free(lesson.names),
)
ENDPOINTS: tuple[Endpoint, ...] = (
    post("/api/lessons", "Open a lesson", open_lesson, shapes.NewLesson, shapes.LessonOpened),
    post(lesson_path("children"), "Come into a lesson", join_lesson, shapes.NewChild, shapes.ChildJoined),
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
    post(lesson_path("alone"), "A bot plays for those who are not there", play_on_alone, shapes.Held),
    post(lesson_path("seek"), "Let others who wait alone play with us", seek_partner, shapes.PartnerWanted),
    post(lesson_path("together"), "Play with others who wait alone", join_seekers, shapes.PartnersChosen),
    post(lesson_path("knock"), "Ask to come back as a child", knock, shapes.KnockWanted, shapes.KnockHeard),
    post(lesson_path("export"), "The whole lesson as a file", export_lesson, shapes.Held, shapes.Exported),
    post(lesson_path("delete"), "Delete the lesson", delete_lesson, shapes.Held),
)
