"""A searched round is the round that the rules play, for every pair of programs, and its game is solved."""

import random
import subprocess
import sys
from collections.abc import Iterable, Sequence
from itertools import product

import numpy as np
import pytest

from golems.bots.arrays import coded, numbers_for
from golems.bots.evaluation import WIN, judge
from golems.fast.equilibrium import Matrix, solve
from golems.fast.maps import map_of
from golems.fast.positions import pack
from golems.fast.search import RoundSearch, TooLarge, side_of
from golems.fast.tree import SEAT_BITS
from golems.match.arenas import Arena
from golems.rules.legal import legal_programs
from golems.rules.plan import Plan
from golems.rules.rounds import PausedRound, advance
from golems.rules.table import Option
from golems.rules.values import EventCard, Position, Program
from tests.fast.all_pairs import values_of
from tests.fast.starts import EVENTS, SEVEN, arenas, start_on, wild_start
from tests.fast.test_maps import BLUE, RED, position_of

PAIRS = 12  # of a matrix, played with the rules
PROGRAMS = 40  # of a side


# ---------------------------------------------------------------- as the rules play it


def played(position: Position, plan: Plan, seat: int, answers: tuple[Option, ...] = ()) -> int:
    """Return what a round comes to when everybody answers questions in their own best interest."""
    found = advance(position, plan, answers)
    if not isinstance(found, PausedRound):
        return judge(found.position, found.result, seat, position)
    options = [played(position, plan, seat, (*answers, option)) for option in found.question.options]
    return max(options) if found.question.robot == seat else min(options)


def expected(position: Position, event: EventCard, seat: int, programs: Sequence[Program]) -> float:
    """Return the mean over all draws of the rows that an event takes."""
    draws = list(product(*[rows_drawn(event, len(program)) for program in programs]))
    plans = [Plan(tuple(programs), event, drawn) for drawn in draws]
    return sum([played(position, plan, seat) for plan in plans]) / len(plans) / WIN


def rows_drawn(event: EventCard, length: int) -> list[tuple[int, ...]]:
    rows = range(1, length + 1)
    if event == "lose_row":
        return [(row,) for row in rows]
    if event == "swap_rows" and length > 1:
        return [(one, other) for one in rows for other in rows if one < other]
    return [()]


def duel_on(start: Position) -> Position:
    """Return a position with two of the players, and with all barrels known."""
    robots = [robot._replace(bot=None, damage=0, simple=False) for robot in start.robots[:2]]
    known = [
        (cell, tuple(["bomb" if inside == "?" else inside for inside in column]))
        for cell, column in start.barrels
    ]
    return start._replace(robots=tuple(robots), barrels=tuple(known))


def later(position: Position, chance: random.Random) -> Position:
    """Return the position after a few random rounds, if nobody has won by then."""
    for _ in range(chance.randrange(4)):
        programs = [chance.choice(list(legal_programs(position, robot))) for robot in position.robots]
        found = advance(position, Plan(tuple(programs)), ())
        if isinstance(found, PausedRound) or found.result:
            return position
        position = found.position
    return position


def compare(position: Position, event: EventCard, seat: int, chance: random.Random) -> None:
    laid = [
        chance.sample(every, min(len(every), PROGRAMS))
        for every in [list(legal_programs(position, robot, event)) for robot in position.robots]
    ]
    values = values_of(position, event, seat, laid[seat], {1 - seat: laid[1 - seat]})
    for _ in range(PAIRS):
        mine, theirs = [chance.randrange(len(laid[side])) for side in (seat, 1 - seat)]
        programs = [laid[seat][mine], laid[1 - seat][theirs]]
        wanted = expected(position, event, seat, programs if seat == 0 else programs[::-1])
        assert values[mine, theirs] == pytest.approx(wanted, abs=2e-6)


@pytest.mark.parametrize("arena", arenas(), ids=lambda arena: arena.id)
def test_every_pair_comes_to_what_the_rules_say(arena: Arena) -> None:
    chance = random.Random(f"search {arena.id}")
    position = later(duel_on(start_on(arena, 2, chance)), chance)
    compare(position, chance.choice(EVENTS), chance.randrange(2), chance)


@pytest.mark.parametrize("seed", range(25))
def test_where_everything_lies_about_too(seed: int) -> None:
    chance = random.Random(f"wild {seed}")
    start = wild_start(chance)
    while len(start.robots) < 2 or any(robot.out for robot in start.robots[:2]):
        start = wild_start(chance)
    compare(duel_on(start), EVENTS[seed % len(EVENTS)], seed % 2, chance)


def test_hidden_barrels_hold_what_is_likely() -> None:
    """Blue stands two cells off the only barrel: red strikes it, and two times in five it is a bomb."""
    barrel = {"barrels": {"a2": ["empty"]}, "robots": [RED, BLUE | {"cell": "b4"}]}
    position = position_of("....", "....", "....", "....", **barrel)
    program: Program = ("attack", "stand", "left", "right")
    other: Program = ("stand", "left", "right", "defend")
    worths = [
        expected(position._replace(barrels=((4, (inside,)),)), "nothing", 0, [program, other])
        for inside in ("empty", "bomb", "toolbox")
    ]
    hidden = position._replace(barrels=((4, ("?",)),))
    found = values_of(hidden, "nothing", 0, [program], {1: [other]})
    assert worths[1] < worths[0]
    assert found[0, 0] == pytest.approx(np.dot(worths, [0.4, 0.4, 0.2]), abs=2e-6)


def test_a_tree_that_is_full_begins_again_with_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    position = position_of("....", ".~~.", "....")
    programs = list(legal_programs(position, position.robots[0]))[::20]
    wanted = values_of(position, "nothing", 0, programs, {1: programs})
    monkeypatch.setattr("golems.fast.search.ROOM", 64)
    assert np.array_equal(values_of(position, "nothing", 0, programs, {1: programs}), wanted)


@pytest.mark.parametrize(("limit", "value"), [("MOST_WORTHS", 50), ("SPARSE", 1)])
def test_it_does_not_matter_how_many_programs_are_tried_at_once(
    limit: str, value: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = position_of("....", ".~~.", "....")
    pairs: Iterable[Program] = product(SEVEN, repeat=2)
    programs = list(pairs)[::3]
    wanted = values_of(position, "nothing", 0, programs, {1: programs})
    monkeypatch.setattr(f"golems.fast.search.{limit}", value)
    assert np.array_equal(values_of(position, "nothing", 0, programs, {1: programs}), wanted)


def test_a_search_that_may_not_grow_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    position = position_of("....", ".~~.", "....")
    programs = list(legal_programs(position, position.robots[0]))[::20]
    monkeypatch.setattr("golems.fast.search.ROOM", 64)
    with pytest.raises(TooLarge, match="more than 128 positions"):
        values_of(position, "nothing", 0, programs, {1: programs}, 128)


def test_a_search_that_may_not_take_long_gives_up_and_goes_on() -> None:
    position = position_of("....", ".~~.", "....")
    programs = coded(list(legal_programs(position, position.robots[0]))[::20], 0)
    mine, theirs = [side_of(np.unique(programs << SEAT_BITS * seat, axis=0)) for seat in (0, 1)]
    made = map_of(position)
    search = RoundSearch(made.field, numbers_for(made, position), pack(made, position), 0, 0)
    wanted = search.worths(mine, theirs)
    work = search.work
    assert search.worths_within(work // 2, mine, theirs) is None
    assert np.array_equal(search.worths(mine, theirs), wanted)
    found = search.worths_within(2 * work, mine, theirs)
    assert found is not None
    assert np.array_equal(found, wanted)


@pytest.mark.parametrize("rows", range(1, 5))
def test_programs_may_have_any_number_of_rows(rows: int) -> None:
    """A processor may be damaged, or a row may be lost."""
    chance = random.Random(rows)
    position = position_of("....", ".~~.", "..#.")
    laid: list[list[Program]] = [
        [tuple(chance.choices(SEVEN, k=length)) for _ in range(12)] for length in (rows, 5 - rows)
    ]
    values = values_of(position, "nothing", 0, laid[0], {1: laid[1]})
    for mine, theirs in product(range(12), repeat=2):
        plan = Plan((laid[0][mine], laid[1][theirs]))
        assert values[mine, theirs] == pytest.approx(played(position, plan, 0) / WIN, abs=2e-6)


def test_of_three_robots_the_others_are_one_side() -> None:
    green = BLUE | {"id": "green", "cell": "c3"}
    position = position_of("....", "....", "....", robots=[RED, BLUE, green])
    chance = random.Random(5)
    mine, blue, greens = [chance.sample(list(legal_programs(position, position.robots[0])), 6) for _ in "123"]
    values = values_of(position, "nothing", 0, mine, {1: blue, 2: greens})
    for number, program in enumerate(mine):
        for sample in range(6):
            plan = Plan((program, blue[sample], greens[sample]))
            assert values[number, sample] == pytest.approx(played(position, plan, 0) / WIN, abs=2e-6)


@pytest.mark.parametrize("room", [1 << 17, 64])
def test_programs_that_go_apart_are_followed_one_by_one(room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    green = BLUE | {"id": "green", "cell": "c3"}
    position = position_of("....", ".~b.", "..=.", robots=[RED, BLUE, green])
    chance, every = random.Random(room), list(legal_programs(position, position.robots[0], "condition"))
    mine, blue, greens = [chance.sample(every, 60) for _ in "123"]
    monkeypatch.setattr("golems.fast.search.ROOM", room)
    for program in mine[:5]:
        monkeypatch.setattr("golems.fast.search.SPARSE", len(every))  # none are
        wanted = values_of(position, "condition", 0, [program], {1: blue, 2: greens})
        monkeypatch.setattr("golems.fast.search.SPARSE", 0)  # all are
        found = values_of(position, "condition", 0, [program], {1: blue, 2: greens})
        assert np.array_equal(found, wanted)


# ---------------------------------------------------------------- solving


def matrix(*rows: Sequence[float]) -> Matrix:
    return np.array(rows, np.float32)


PAPER = matrix((0, -1, 1), (1, 0, -1), (-1, 1, 0))
GAMES = {
    "stone, paper, scissors": (PAPER, [1 / 3] * 3, 0),
    "twice as much for scissors": (matrix((0, -1, 2), (1, 0, -1), (-2, 1, 0)), [1 / 4, 1 / 2, 1 / 4], 0),
    "one row is better than all": (matrix((1, 2, 3), (0, 1, 0), (0, -1, 2)), [1, 0, 0], 1),
    "nothing to choose": (matrix((0.25,)), [1], 0.25),
    "all the same": (matrix((0.5, 0.5), (0.5, 0.5)), [1 / 2, 1 / 2], 0.5),
}


@pytest.mark.parametrize("name", GAMES)
def test_small_games_are_solved(name: str) -> None:
    values, mine, worth = GAMES[name]
    found = solve(values, 0.001)
    assert found.mine == pytest.approx(mine, abs=0.02)
    assert found.value == pytest.approx(worth, abs=0.005)
    assert found.exploitability <= 0.001 * np.ptp(values)


@pytest.mark.parametrize("seed", range(5))
def test_exploitability_is_what_best_replies_gain(seed: int) -> None:
    chance = np.random.default_rng(seed)
    values = chance.normal(size=(80, 60)).astype(np.float32)
    found = solve(values)
    exact = values.astype(float)
    gained = (exact @ found.theirs).max() - (found.mine @ exact).min()
    assert found.exploitability == pytest.approx(gained, abs=1e-6)
    assert gained <= 0.01 * np.ptp(values)
    assert found.mine.sum() == pytest.approx(1)
    assert found.value == pytest.approx(found.mine @ exact @ found.theirs, abs=1e-6)


@pytest.mark.parametrize("seed", range(5))
def test_a_closer_look_changes_little(seed: int) -> None:
    """The value of a game is one number, however precisely it is known."""
    values = np.random.default_rng(seed).integers(-5, 6, size=(40, 70)).astype(np.float32)
    rough, fine = solve(values, 0.05), solve(values, 0.0005)
    assert rough.value == pytest.approx(fine.value, abs=rough.exploitability + fine.exploitability)
    assert fine.exploitability <= 0.005


def test_a_whole_round_is_solved() -> None:
    position = position_of("....", ".#..", "....", "....", robots=[RED, BLUE | {"cell": "c3"}])
    programs = list(legal_programs(position, position.robots[0]))
    assert len(programs) == 2010
    values = values_of(position, "nothing", 0, programs, {1: programs})
    assert solve(values).exploitability <= 0.01 * np.ptp(values)


def test_compiled_code_that_was_kept_finds_the_same() -> None:
    """A process that begins later loads what this one has compiled."""
    lines = [
        "from tests.fast.all_pairs import values_of",
        "from tests.fast.test_maps import position_of",
        "program = ('attack', 'stand', 'left', 'right')",
        "print(values_of(position_of('..', '..'), 'nothing', 0, [program], {1: [program]})[0, 0])",
    ]
    found = subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True, capture_output=True)
    program: Program = ("attack", "stand", "left", "right")
    values = values_of(position_of("..", ".."), "nothing", 0, [program], {1: [program]})
    assert float(found.stdout) == pytest.approx(float(values[0, 0]))
