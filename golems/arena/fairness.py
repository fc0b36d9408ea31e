"""How fair an arena is: equal bots meet on it many times, and nobody should win more than their share."""

from typing import NamedTuple

from golems.arena.matches import game_on, job_on
from golems.arena.simulate import Progress, simulate
from golems.arena.summary import Figure, advantage, summarise
from golems.bots.named import FindBot, bot_named
from golems.match.arenas import Arena
from golems.match.settings import Places
from golems.match.symmetry import is_symmetric

BOT = "random"
TOLERATED = 2.0  # percentage points of advantage


class Fairness(NamedTuple):
    """What so many players found, with the ParoBots that the arena's game gives them."""

    players: int
    parobots: int
    first: Figure  # advantage of the first seat as the arena is offered, in percentage points
    place: int  # the one furthest from its share, counted from 0, where lots do not even it out
    furthest: Figure

    @property
    def is_fair(self) -> bool:
        """Not shown to be unfair: the interval of the first seat's advantage comes near enough to zero."""
        return self.first.low <= TOLERATED and self.first.high >= -TOLERATED


def fairness(
    arena: Arena,
    players: int,
    matches: int,
    seed: str = "0",
    bot: str = BOT,
    workers: int | None = None,
    progress: Progress = lambda matches: None,
    find: FindBot = bot_named,
) -> Fairness | None:
    """None where so many players never meet on this arena."""
    parobots = parobots_for(arena, players)
    if players not in game_on(arena, players).players or players + parobots not in arena.starts:
        return None

    def advantages(places: Places | None) -> list[Figure]:
        job = job_on(arena, (bot,) * players, places)
        summary = summarise(simulate(job, matches, seed, workers, progress=progress, find=find), players)
        return [advantage(summary, seat) for seat in range(players)]

    offered = advantages(None)
    fixed = offered if has_equal_places(arena, players) else advantages("fixed")
    place = max(range(players), key=lambda place: abs(fixed[place].value))
    return Fairness(players, parobots, offered[0], place, fixed[place])


def parobots_for(arena: Arena, players: int) -> int:
    return game_on(arena, players).parobots[players][0]


def has_equal_places(arena: Arena, players: int) -> bool:
    """Then nobody draws lots, and one simulation says everything."""
    return is_symmetric(arena, players + parobots_for(arena, players), players)
