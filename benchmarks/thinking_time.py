"""How long the bots think about a program: the time of the process, in matches of the league's arenas.

`python -m benchmarks.thinking_time` lets archmage meet knight; `--bots` names others, up to four at a table.
Every match is played twice with the same programs, and the shorter time counts, because the machine may have
done something else in the meantime."""

import argparse
import time
from collections import defaultdict
from random import Random
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from golems.arena.league import ARENAS
from golems.arena.matches import lineup_on, play_with
from golems.bots.catalogue import bot_named
from golems.bots.protocol import Bot, Reply
from golems.bots.thinkers import SECONDS
from golems.match.arenas import Arena, arenas
from golems.match.requests import PROGRAM, Request
from golems.match.view import View

WANTED = 1.0  # seconds a bot should take at most
TIMES = 2  # how many times every match is played


class Thought(NamedTuple):
    """A program that was laid."""

    seconds: float
    arena: str
    event: str


class Players(NamedTuple):
    """Who meets, and how long they may think."""

    bots: list[str]
    seconds: float


def watched(bot: Bot, arena: Arena, thoughts: list[Thought]) -> Bot:

    def thinking(view: View, request: Request, rng: Random) -> Reply:
        began = time.process_time()
        reply = bot(view, request, rng)
        if request.kind == PROGRAM:
            thoughts.append(Thought(time.process_time() - began, arena.id, view.event))
        return reply

    return thinking


def grounds_for(players: int) -> list[Arena]:
    """Return the arenas of the league, or for more than two players all that have places for them."""
    known = arenas()
    if players == 2:
        return [known[name] for name in ARENAS]
    return [arena for arena in known.values() if arena.edition == "4.0" and players in arena.starts]


def measure(players: Players, matches: int, console: Console) -> dict[str, list[Thought]]:
    """Play from arena to arena, with everybody one seat further each time round."""
    bots, seconds = players
    grounds, found = grounds_for(len(bots)), defaultdict[str, list[Thought]](list)
    for number in track(range(matches), "matches", console=console, transient=True):
        arena, turn = grounds[number % len(grounds)], number // len(grounds) % len(bots)
        lineup = lineup_on(arena, bots[turn:] + bots[:turn])
        watching = [watched(bot_named(name, seconds), arena, found[name]) for name in lineup.bots]
        play_with(lineup.settings, watching, f"thinking/{number}")
    return found


def shortest(players: Players, matches: int, console: Console) -> dict[str, list[Thought]]:
    runs = [measure(players, matches, console) for _ in range(TIMES)]
    return {name: [min(same) for same in zip(*[run[name] for run in runs], strict=True)] for name in runs[0]}


def show(found: dict[str, list[Thought]], console: Console) -> None:
    table = Table("seconds", "programs", "mean", "p90", "p99", "most", f"over {WANTED:.0f} s", "the longest")
    for name, thoughts in found.items():
        seconds, longest = [thought.seconds for thought in thoughts], max(thoughts)
        figures = [np.mean(seconds), *np.percentile(seconds, [90, 99]), longest.seconds]
        over = sum([second > WANTED for second in seconds])
        where = f"{longest.arena}, {longest.event}"
        table.add_row(name, str(len(thoughts)), *[f"{figure:.2f}" for figure in figures], str(over), where)
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", nargs="+", default=["archmage", "knight"])
    parser.add_argument("--seconds", type=float, default=SECONDS, help="that they may think")
    parser.add_argument("--matches", type=int, default=60)
    given, console = parser.parse_args(), Console()
    players = Players(given.bots, given.seconds)
    measure(players, 1, console)  # loads what is loaded only once
    show(shortest(players, given.matches, console), console)


if __name__ == "__main__":
    main()
