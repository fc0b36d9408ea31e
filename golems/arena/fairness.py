"""The fairness of an arena: equal bots meet on it many times, and nobody should win more than their share."""

from typing import NamedTuple

from golems.arena.matches import game_on, lineup_on
from golems.arena.simulation import Progress, simulate
from golems.arena.summary import Estimate, advantage, summarise
from golems.bots.catalogue import FindBot, bot_named
from golems.match.arenas import Arena
from golems.match.settings import Places
from golems.match.symmetry import is_symmetric

BOT = "random"
TOLERATED = 2.0  # the tolerated advantage in percentage points


class Fairness(NamedTuple):
    """What so many players found, with the ParoBots that the arena's game gives them."""

    players: int
    parobots: int
    first: Estimate  # advantage of the first seat as the arena is offered, in percentage points
    place: int  # the place furthest from its share, counted from 0, if nobody draws lots
    furthest: Estimate

    @property
    def is_fair(self) -> bool:
        """Whether the interval of the first seat's advantage comes near enough to zero."""
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
    """Measure the fairness for this many players; return none if so many never meet on this arena."""
    parobots = parobots_for(arena, players)
    if players not in game_on(arena, players).players or players + parobots not in arena.starts:
        return None

    def advantages(places: Places | None) -> list[Estimate]:
        lineup = lineup_on(arena, (bot,) * players, places)
        summary = summarise(simulate(lineup, matches, seed, workers, progress=progress, find=find), players)
        return [advantage(summary, seat) for seat in range(players)]

    offered = advantages(None)
    fixed = offered if has_equal_places(arena, players) else advantages("fixed")
    place = max(range(players), key=lambda place: abs(fixed[place].value))
    return Fairness(players, parobots, offered[0], place, fixed[place])


def parobots_for(arena: Arena, players: int) -> int:
    return game_on(arena, players).parobots[players][0]


def has_equal_places(arena: Arena, players: int) -> bool:
    """Tell whether all places are alike; then nobody draws lots, and one simulation tells everything."""
    return is_symmetric(arena, players + parobots_for(arena, players), players)
