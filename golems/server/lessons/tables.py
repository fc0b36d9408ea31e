"""Pairs of a lesson at their tables: ordinary rooms, which know the children by their animals only."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import NamedTuple

from golems.lessons.entries import (
    HIGHEST,
    LOWEST,
    AnyEntry,
    LessonTable,
    Pairing,
    PartnerSought,
    Played,
    StoodIn,
)
from golems.lessons.lesson import Lesson
from golems.lessons.pairing import make_pairs, seat_together
from golems.match.arenas import offered
from golems.match.games import game_named
from golems.match.settings import RANDOM_ARENA
from golems.rules.refusals import Illegal
from golems.server.gatherings.kinds import MatchOutcome
from golems.server.http.tokens import new_key_id
from golems.server.lessons.animals import animal_in_words
from golems.server.lessons.shapes import BeginPairs
from golems.server.lessons.views import open_tables
from golems.server.tables import ChairSetup, NewTable, Setup, Sitter, Tables, ThinkingTime
from golems.words.language import Language

COLOURS = ("red", "blue", "green")
LEVELS = tuple([f"L{level}" for level in range(LOWEST, HIGHEST + 1)])


class SeatedPair(NamedTuple):
    """Who plays at one table, and as which animals, in words."""

    pair: Pairing
    animals: list[str]


def pairs_of(lesson: Lesson, said: Language) -> list[SeatedPair]:
    """Return who would play whom now."""
    if lesson.ended:
        raise Illegal("lesson-over")
    return [seated(lesson, pair, said) for pair in make_pairs(lesson)]


def seated_anew(lesson: Lesson, children: Sequence[int], said: Language) -> SeatedPair:
    """Return a new table for these children."""
    if lesson.running is None or lesson.running.kind != "pairs":
        raise Illegal("lesson-no-table")
    if len(set(children)) < len(children):
        raise Illegal("lesson-two-tables", "children")
    return seated(lesson, seat_together([lesson.child(number) for number in children]), said)


def seated(lesson: Lesson, pair: Pairing, said: Language) -> SeatedPair:
    children = [lesson.children[number] for number in pair.children]
    return SeatedPair(pair, [animal_in_words(said, child.animal, child.colour) for child in children])


class ChosenGame(NamedTuple):
    """What all pairs play, and where, or else each the game of its level; and how long they may think."""

    game: str | None = None
    arena: str | None = None
    seconds: int | None = None


def chosen_game(wish: BeginPairs) -> ChosenGame:
    """Return what the teacher has chosen; refused unless it is a level that is played on this arena."""
    is_chosen = wish.game is not None or wish.arena is not None
    if is_chosen and (wish.game not in LEVELS or wish.arena not in fields_for(wish.game)):
        raise Illegal("lesson-arena", "arena", got=str(wish.arena))
    return ChosenGame(wish.game, wish.arena, wish.seconds)


def fields_for(game: str) -> set[str]:
    """Return the arenas on which a pair can play this game, with as few ParoBots as may be."""
    robots = 2 + min(game_named(game).parobots[2])
    return {arena.id for arena in offered(game) if robots in arena.starts}


async def set_tables(
    tables: Tables, code: str, pairs: Sequence[SeatedPair], chosen: ChosenGame, first: int = 0
) -> tuple[LessonTable, ...]:
    """Make a room for every pair, with everybody seated; the first has this number."""
    made = []
    for number, (pair, animals) in enumerate(pairs, first):
        keys = tuple([new_key_id() for _ in pair.children])
        sitters = [Sitter(animal, key) for animal, key in zip(animals, keys, strict=True)]
        table = NewTable(code, number, setup_for(pair, chosen), new_key_id(), tuple(sitters))
        made.append(LessonTable(pair, await tables.set(table), keys))
    return tuple(made)


def setup_for(pair: Pairing, chosen: ChosenGame) -> Setup:
    """Return the game that was chosen, or that of the level, as it is played at once: components are dealt,
    and as few ParoBots play as may be. Three play on a random field: not every arena has a start for them."""
    game = game_named(chosen.game or f"L{pair.level}")
    people = [ChairSetup(colour=colour) for colour in COLOURS[: len(pair.children)]]
    bots = [ChairSetup("bot", bot=pair.bot, colour=COLOURS[1])] if pair.bot else []
    robots = len(people) + len(bots)
    parobots = [ChairSetup("parobot") for _ in range(min(game.parobots[robots]))]
    dealing = "deal" if game.robots == "components" else None
    arena = chosen.arena if chosen.arena and robots == 2 else RANDOM_ARENA
    think = ThinkingTime(programs=chosen.seconds)
    return Setup(game.id, (*people, *bots, *parobots), arena=arena, components=dealing, think=think)


def chair_of(lesson: Lesson, child: int) -> tuple[str, int, str] | None:
    """Return the room in which a child plays, its chair there, and the key of its token."""
    now = lesson.running
    number = now.table_of(child) if now else None
    if now is None or number is None:
        return None
    table = now.tables[number]
    chair = table.pair.children.index(child)
    return table.room, chair, table.keys[chair]


def table_with(lesson: Lesson, child: int) -> LessonTable:
    now = lesson.now()
    number = now.table_of(child)
    if number is None:
        raise Illegal("lesson-no-table")
    return now.tables[number]


def waits_alone(lesson: Lesson, child: int, connected: Callable[[str], Collection[int]], code: str) -> bool:
    """Tell whether a child is there and all others at its table are not, neither at the table nor in the
    lesson, which has this code."""
    now = lesson.now()
    number = now.table_of(child)
    if number is None or number in now.played:
        return False
    table, here = now.tables[number], connected(code)
    seated = connected(table.room)
    others = [each for each in enumerate(table.pair.children) if each[1] != child]
    are_away = not any(other in here or chair in seated for chair, other in others)
    return child in here and bool(others) and are_away


def sought_no_more(lesson: Lesson, children: Sequence[int]) -> list[AnyEntry]:
    """Return what lets nobody take these children to a new table any more."""
    seeking = lesson.running.seeking if lesson.running else ()
    return [PartnerSought(child, False) for child in children if child in seeking]


def stood_in(lesson: Lesson, room: str, table: int, chairs: tuple[int, ...]) -> list[AnyEntry]:
    """Return the entry for chairs that bots play for, if the class still plays there and it is new."""
    if room not in waiting_rooms(lesson) or lesson.now().stood_in.get(table, ()) == chairs:
        return []
    return [StoodIn(table, chairs)]


def waiting_rooms(lesson: Lesson) -> Iterator[str]:
    """Return the rooms in which a match should be running."""
    now = lesson.running
    return (now.tables[number].room for number in open_tables(now)) if now else iter(())


def written_of(lesson: Lesson, outcome: MatchOutcome) -> list[AnyEntry]:
    """Return the entries for a match that is over, if the class still plays in pairs."""
    if outcome.room not in waiting_rooms(lesson):
        return []
    pair = lesson.now().tables[outcome.table].pair
    robots = outcome.match.position.robots[: max(2, len(pair.children))]
    damage = [len(robot.damaged) + robot.damage for robot in robots]
    return [Played(outcome.table, tuple(damage), tuple([not robot.out for robot in robots]))]
