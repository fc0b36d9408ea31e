"""The search of a round: how long it takes on the arenas of L4, and against its size.

`--write` puts the figures into docs/performance.md and draws them. The time of the process is counted, the
least of a few runs, because others may want the core too.
"""

import argparse
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.curves import Curve, Panel, draw_curves
from golems.arena.matches import lineup_on
from golems.bots.arrays import numbers_for
from golems.bots.catalogue import bot_named
from golems.bots.greedy import steps
from golems.bots.protocol import decision_of
from golems.fast.codes import code_of, event_code
from golems.fast.jit import Words
from golems.fast.maps import map_of
from golems.fast.oracle import Runs, runs_of, solve_round
from golems.fast.positions import pack
from golems.fast.programs import programs_from
from golems.fast.search import RoundSearch, round_values, side_of
from golems.fast.tree import SEAT_BITS
from golems.match.arenas import Arena, arenas
from golems.match.match import Match
from golems.match.requests import PROGRAM, Request
from golems.match.view import view
from golems.notation.positions import read_position
from golems.rules.legal import cards_in, choices
from golems.rules.values import EventCard, Hand, Position

REPEATS = 3
SOLVED: tuple[EventCard, ...] = ("nothing", "loop", "condition")
FIGHTS = 2  # fights on an arena
NEAR = 2  # the most steps between robots that fight
SAMPLES = 200  # samples of joint programs of several others
ROWS = (1, 2, 3, 4)
DOCS = Path(__file__).parents[1] / "docs"
PICTURE = DOCS / "images" / "search.svg"

BOARDS = {
    "4×4": ["....", ".#..", "..~.", "...."],
    "4×4 and 2×4": ["..a.  ..", "..#.  .a", ".~..  ..", "....  .."],
    "three segments": ["..a.  ..  b.", "..#.  .a  ..", ".~..  ..  #.", "...b  ..  .."],
    "6×6": ["......", ".#..~.", "......", "..~...", ".#..#.", "......"],
}
ROBOTS = (("red", "a1", "S"), ("blue", "d4", "N"), ("green", "d1", "W"), ("yellow", "a4", "E"))
COLOURS = dict(zip(BOARDS, ("red", "blue", "green", "yellow"), strict=True))
FIRST_MOVE = """
from golems.bots.protocol import decision_of
from golems.bots.catalogue import bot_named
from benchmarks.search import first_request
match, request = first_request({arena!r})
decision_of(match, request, bot_named("master"))
"""


def least(work: Callable[[], object]) -> float:
    """Return the least seconds of processor time of a few runs."""
    found = []
    for _ in range(REPEATS):
        start = time.process_time()
        work()
        found.append(time.process_time() - start)
    return min(found)


# ---------------------------------------------------------------- programs


@cache
def laid(hand: Hand, event: EventCard, rows: int, seat: int) -> Words:
    """Return every program of this many rows, as numbers of a seat."""
    position = drawn("4×4", 2)._replace(hand=hand)
    found, cards = choices(position, event, None), cards_in(hand)
    costs = np.array([[dict(choice.cards).get(card, 0) for card in cards] for choice in found])
    codes = np.array([code_of(choice.row) for choice in found])
    return codes[programs_from(np.array(list(cards.values())), costs, rows)] << SEAT_BITS * seat


@cache
def runs_laid(hand: Hand, event: EventCard, seat: int) -> Runs:
    return runs_of(laid(hand, event, 4, seat)[:, None])


def sorted_programs(hand: Hand, rows: int, seat: int) -> Words:
    return np.unique(laid(hand, "nothing", rows, seat), axis=0)


def given(position: Position, event: EventCard) -> tuple[Words, Words, Words, int]:
    made = map_of(position, ask_contents=True)
    return made.field, numbers_for(made, position), pack(made, position), event_code(event)


# ---------------------------------------------------------------- arenas


class Scene(NamedTuple):
    """A position between two rounds, as a seat sees it."""

    name: str
    position: Position


def scenes(arena: Arena) -> Iterator[Scene]:
    """Yield the start, and the middle of a few fights of greedy bots with all their rows."""
    yield Scene("start", rounds_on(arena, 0)[0])
    found = 0
    for seed in range(100):
        fights = [position for position in rounds_on(arena, seed)[1:] if is_fight(position)]
        if fights:
            found += 1
            yield Scene(f"fight, round {fights[0].round}", fights[0])
        if found == FIGHTS:
            return


def rounds_on(arena: Arena, seed: int) -> list[Position]:
    match, bot = Match(lineup_on(arena, ("greedy", "greedy")).settings, str(seed)), bot_named("greedy")
    seen = []
    while requests := match.requests():
        if requests[0].kind == PROGRAM and requests[0].seat == 0:
            seen.append(view(match, 0).position)
        match.decide(decision_of(match, requests[0], bot))
    return seen


def is_fight(position: Position) -> bool:
    one, other = position.robots
    are_whole = all(robot.processor == "p4" and not robot.damaged & {"processor"} for robot in (one, other))
    return are_whole and steps(position.field, one.cell, other.cell) <= NEAR


def measure_arenas(console: Console) -> list[list[str]]:
    """Measure how long all pairs of a round without bonus take, and how soon each kind of round is solved to
    1 %."""
    every = [(arena, scene) for arena in arenas().values() if "L4" in arena.games for scene in scenes(arena)]
    return [
        [arena.id, scene.name, all_pairs(scene.position), *map(partial(solving, scene.position), SOLVED)]
        for arena, scene in track(every, "arenas of L4", console=console, transient=True)
    ]


def all_pairs(position: Position) -> str:
    mine, theirs = [sorted_programs(position.hand, 4, seat) for seat in range(2)]
    return f"{1000 * least(lambda: round_values(*given(position, 'nothing'), 0, mine, theirs)):.0f}"


def solving(position: Position, event: EventCard) -> str:
    """Return the milliseconds, and how exploitable the answer is."""
    mine, theirs = [runs_laid(position.hand, event, seat) for seat in range(2)]
    found = solve_round(*given(position, event), 0, mine, theirs)
    seconds = least(lambda: solve_round(*given(position, event), 0, mine, theirs))
    return f"{1000 * seconds:.0f} ({found.exploitability / (found.span or 1):.1%})"


# ---------------------------------------------------------------- against size


def drawn(board: str, robots: int) -> Position:
    components = {"processor": "p4", "weapon": "w2", "chassis": "c1"}
    seated = [
        {"id": name, "cell": cell, "facing": facing} | components for name, cell, facing in ROBOTS[:robots]
    ]
    return read_position({"edition": "4.0", "board": BOARDS[board], "robots": seated})


def joint_programs(hand: Hand, robots: int, rows: int) -> Words:
    """Return all programs of one other, or this many random ones of several."""
    if robots == 2:
        return sorted_programs(hand, rows, 1)
    chance = np.random.default_rng(rows)
    others = [laid(hand, "nothing", rows, seat) for seat in range(1, robots)]
    picked = [programs[chance.integers(len(programs), size=SAMPLES)] for programs in others]
    return np.unique(np.bitwise_or.reduce(picked), axis=0)


def searching(board: str, robots: int, rows: int) -> float:
    """Return the seconds for all own programs against these."""
    position = drawn(board, robots)
    mine = side_of(sorted_programs(position.hand, rows, 0))
    theirs = side_of(joint_programs(position.hand, robots, rows))
    return least(lambda: RoundSearch(*given(position, "nothing"), 0).worths(mine, theirs))


def measure_sizes(console: Console) -> dict[tuple[str, int, int], float]:
    sizes = [(board, robots, rows) for robots in (2, 3, 4) for board in BOARDS for rows in ROWS]
    return {size: searching(*size) for size in track(sizes, "sizes", console=console, transient=True)}


def size_lines(sizes: dict[tuple[str, int, int], float]) -> list[list[str]]:
    pairs = dict.fromkeys([(robots, board) for board, robots, _ in sizes])
    return [
        [str(robots), board, *[f"{1000 * sizes[board, robots, rows]:.1f}" for rows in ROWS]]
        for robots, board in pairs
    ]


def picture(sizes: dict[tuple[str, int, int], float]) -> str:
    titles = {robots: f"{robots} robots, {SAMPLES} joint programs" for robots in (3, 4)}
    panels = [
        Panel(title, [curve(board, [sizes[board, robots, rows] for rows in ROWS]) for board in BOARDS])
        for robots, title in ({2: "2 robots, all pairs"} | titles).items()
    ]
    return draw_curves("Searching a round: milliseconds by number of rows", panels)


def curve(board: str, seconds: list[float]) -> Curve:
    return Curve(board, COLOURS[board], [1000 * each for each in seconds])


# ---------------------------------------------------------------- a first move


def first_request(arena: str) -> tuple[Match, Request]:
    match, bot = (
        Match(lineup_on(arenas()[arena], ("greedy", "greedy")).settings, "first"),
        bot_named("greedy"),
    )
    while (request := match.requests()[0]).kind != PROGRAM:
        match.decide(decision_of(match, request, bot))
    return match, request


def measure_first_move(console: Console) -> None:
    """Measure a fresh process, with everything compiled before."""
    seconds = []
    for _ in range(REPEATS + 1):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", FIRST_MOVE.format(arena="frozen-lake")], check=True)
        seconds.append(time.perf_counter() - start)
    console.print(f"a process that starts and lets master lay its first program: {min(seconds):.1f} s")


# ---------------------------------------------------------------- showing

ARENA_HEADS = ("arena", "position", "all pairs", "solved", "with Loop", "with Condition")
SIZE_HEADS = ("robots", "board", *[f"{rows} rows" if rows > 1 else "1 row" for rows in ROWS])


def show(console: Console, title: str, heads: Sequence[str], lines: list[list[str]]) -> None:
    table = Table(*heads, title=title)
    for line in lines:
        table.add_row(*line)
    console.print(table)


def as_markdown(heads: Sequence[str], lines: list[list[str]]) -> str:
    return "\n".join(["| " + " | ".join(cells) + " |" for cells in [heads, ["---"] * len(heads), *lines]])


def write(name: str, text: str) -> None:
    """Write text between the marks of this name."""
    file = DOCS / "performance.md"
    marks = re.compile(rf"(?<=<!-- {name} -->\n).*?(?=<!-- /{name} -->)", re.DOTALL)
    file.write_text(marks.sub(lambda _: f"\n{text}\n\n", file.read_text()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the figures into the documentation")
    given = parser.parse_args()
    console = Console()
    by_arena = measure_arenas(console)
    show(console, "Arenas of L4: milliseconds (exploitability)", ARENA_HEADS, by_arena)
    sizes = measure_sizes(console)
    show(console, "Searching a round: milliseconds", SIZE_HEADS, size_lines(sizes))
    measure_first_move(console)
    if given.write:
        write("arenas", as_markdown(ARENA_HEADS, by_arena))
        write("sizes", as_markdown(SIZE_HEADS, size_lines(sizes)))
        PICTURE.write_text(picture(sizes))


if __name__ == "__main__":
    main()
