"""Pairs of a lesson at their tables: ordinary rooms, which know the children by their animals only."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from golems.lessons.entries import AnyEntry, Pairing, Played, Table
from golems.lessons.lesson import Lesson
from golems.lessons.pairing import make_pairs
from golems.match.games import game_named
from golems.rules.refusals import Illegal
from golems.server.calls import Busy
from golems.server.codes import new_code
from golems.server.entries import Bound, ChairSetup, Created, Paused, Resumed, Setup, Sitter
from golems.server.gathered import Outcome
from golems.server.hub import Hub
from golems.server.lessons import tables_in
from golems.server.tokens import new_key_id
from golems.words.language import Language

TRIES = 20  # to find a code that nobody has
COLOURS = ("red", "blue")


class Paired(NamedTuple):
    """Who plays at one table, and as which animals, in words."""

    pair: Pairing
    animals: list[str]


def pairs_of(lesson: Lesson, said: Language) -> list[Paired]:
    """Who would play whom now."""
    if lesson.ended:
        raise Illegal("lesson-over")
    names = [said.say(f"lesson-animal-{child.animal}") for child in lesson.children]
    return [Paired(pair, [names[child] for child in pair.children]) for pair in make_pairs(lesson)]


async def set_tables(hub: Hub, code: str, pairs: Sequence[Paired]) -> tuple[Table, ...]:
    """A room for every pair, with everybody seated."""
    tables = []
    for number, (pair, animals) in enumerate(pairs):
        keys = tuple([new_key_id() for _ in pair.children])
        sitters = [Sitter(animal, key) for animal, key in zip(animals, keys, strict=True)]
        room = await new_room(hub, setup_for(pair), Bound(code, number, tuple(sitters)))
        tables.append(Table(pair, room, keys))
    return tuple(tables)


async def new_room(hub: Hub, setup: Setup, bound: Bound) -> str:
    for _ in range(TRIES):
        code = new_code()
        if await hub.create(code, Created(setup, new_key_id(), bound)):
            return code
    raise Busy


def setup_for(pair: Pairing) -> Setup:
    """The game of the level, as it is played at once: components are dealt, and as few ParoBots as may be."""
    game = game_named(f"L{pair.level}")
    people = [ChairSetup(colour=colour) for colour in COLOURS[: len(pair.children)]]
    bots = [ChairSetup("bot", bot=pair.bot, colour=COLOURS[1])] if pair.bot else []
    parobots = [ChairSetup("parobot") for _ in range(min(game.parobots[len(COLOURS)]))]
    dealing = "deal" if game.robots == "components" else None
    return Setup(game.id, (*people, *bots, *parobots), components=dealing)


async def hold_tables(hub: Hub, tables: tuple[Table, ...], entry: Paused | Resumed) -> None:
    for table in tables:
        with suppress(Illegal):  # a match may be over, or held already
            await hub.write(table.room, lambda room: entry)


def waiting_rooms(lesson: Lesson) -> Iterator[str]:
    """In which a match should be running."""
    return (table.room for table in running_tables(lesson))


def running_tables(lesson: Lesson) -> tuple[Table, ...]:
    return tables_in(lesson.running) if lesson.running else ()


def written_of(lesson: Lesson, outcome: Outcome) -> list[AnyEntry]:
    """Of a match that is over, if the class still plays in pairs."""
    if outcome.room not in waiting_rooms(lesson):
        return []
    robots = outcome.match.position.robots[: len(COLOURS)]
    damage = [len(robot.damaged) + robot.damage for robot in robots]
    return [Played(outcome.table, tuple(damage), tuple([not robot.out for robot in robots]))]
