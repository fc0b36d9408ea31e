"""What a match can be made of, by name: bots, games, arenas."""

from golems.bots.catalogue import BOTS
from golems.bots.catalogue import bot_named as bot
from golems.bots.protocol import Bot
from golems.match.arenas import offered
from golems.match.games import game_named, games

__all__ = ["Bot", "arena_names", "bot", "bot_names", "game_names"]


def bot_names() -> tuple[str, ...]:
    """Return the names of the bots of the package, from weak to strong; the last one suits its opponent.

    >>> bot_names()
    ('random', 'apprentice', 'greedy', 'knight', 'master', 'archmage', 'companion')
    """
    return tuple(BOTS)


def game_names() -> tuple[str, ...]:
    """Return the names of the games: levels of 4.0, modes of 3.0 and 2.0.

    >>> game_names()
    ('L1', 'L2', 'L3', 'L4', 'autonomous', 'beginners', 'bring_barrel', 'scenario', 'standard')
    """
    return tuple(games())


def arena_names(game: str, edition: str | None = None) -> tuple[str, ...]:
    """Return the names of the arenas for a game.

    >>> "parade-ground" in arena_names("L1")
    True
    """
    return tuple([arena.id for arena in offered(game_named(game).id, edition)])
