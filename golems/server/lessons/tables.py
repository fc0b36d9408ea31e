"""Pairs of a lesson at their tables: ordinary rooms, which know the children by their animals only."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from golems.lessons.entries import HIGHEST, LOWEST, AnyEntry, LessonTable, Pairing, Played
from golems.lessons.lesson import Lesson
from golems.lessons.pairing import make_pairs
from golems.match.arenas import offered
from golems.match.games import game_named
from golems.match.settings import RANDOM_ARENA
from golems.rules.refusals import Illegal
from golems.server.gatherings.kinds import MatchOutcome
from golems.server.http.tokens import new_key_id
from golems.server.lessons.views import tables_in
from golems.server.tables import ChairSetup, NewTable, Setup, Sitter, Tables
from golems.words.language import Language

COLOURS = ("red", "blue")
LEVELS = tuple([f"L{level}" for level in range(LOWEST, HIGHEST + 1)])


class SeatedPair(NamedTuple):
    """Who plays at one table, and as which animals, in words."""

    pair: Pairing
    animals: list[str]


def pairs_of(lesson: Lesson, said: Language) -> list[SeatedPair]:
    """Return who would play whom now."""
    if lesson.ended:
        raise Illegal("lesson-over")
    names = [said.say(f"lesson-animal-{child.animal}") for child in lesson.children]
    return [SeatedPair(pair, [names[child] for child in pair.children]) for pair in make_pairs(lesson)]


class ChosenGame(NamedTuple):
    """What all pairs play, and where."""

    game: str
    arena: str


def chosen_game(game: str | None, arena: str | None) -> ChosenGame | None:
    """Return what the teacher has chosen; refused unless it is a level that is played on this arena."""
    if game is None and arena is None:
        return None
    if game not in LEVELS or arena not in fields_for(game):
        raise Illegal("lesson-arena", "arena", got=str(arena))
    return ChosenGame(game, str(arena))


def fields_for(game: str) -> set[str]:
    """Return the arenas on which a pair can play this game, with as few ParoBots as may be."""
    robots = len(COLOURS) + min(game_named(game).parobots[len(COLOURS)])
    return {arena.id for arena in offered(game) if robots in arena.starts}


async def set_tables(
    tables: Tables, code: str, pairs: Sequence[SeatedPair], chosen: ChosenGame | None
) -> tuple[LessonTable, ...]:
    """Make a room for every pair, with everybody seated."""
    made = []
    for number, (pair, animals) in enumerate(pairs):
        keys = tuple([new_key_id() for _ in pair.children])
        sitters = [Sitter(animal, key) for animal, key in zip(animals, keys, strict=True)]
        table = NewTable(code, number, setup_for(pair, chosen), new_key_id(), tuple(sitters))
        made.append(LessonTable(pair, await tables.set(table), keys))
    return tuple(made)


def setup_for(pair: Pairing, chosen: ChosenGame | None) -> Setup:
    """Return the game that was chosen, or that of the level, as it is played at once: components are dealt,
    and as few ParoBots play as may be."""
    game = game_named(chosen.game if chosen else f"L{pair.level}")
    people = [ChairSetup(colour=colour) for colour in COLOURS[: len(pair.children)]]
    bots = [ChairSetup("bot", bot=pair.bot, colour=COLOURS[1])] if pair.bot else []
    parobots = [ChairSetup("parobot") for _ in range(min(game.parobots[len(COLOURS)]))]
    dealing = "deal" if game.robots == "components" else None
    chairs = (*people, *bots, *parobots)
    return Setup(game.id, chairs, arena=chosen.arena if chosen else RANDOM_ARENA, components=dealing)


def waiting_rooms(lesson: Lesson) -> Iterator[str]:
    """Return the rooms in which a match should be running."""
    return (table.room for table in running_tables(lesson))


def running_tables(lesson: Lesson) -> tuple[LessonTable, ...]:
    return tables_in(lesson.running) if lesson.running else ()


def written_of(lesson: Lesson, outcome: MatchOutcome) -> list[AnyEntry]:
    """Return the entries for a match that is over, if the class still plays in pairs."""
    if outcome.room not in waiting_rooms(lesson):
        return []
    robots = outcome.match.position.robots[: len(COLOURS)]
    damage = [len(robot.damaged) + robot.damage for robot in robots]
    return [Played(outcome.table, tuple(damage), tuple([not robot.out for robot in robots]))]
