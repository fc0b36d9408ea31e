"""Knight and master search the round, with the fast engine and without it."""

import subprocess
import sys
from random import Random

import pytest

from golems.bots import exact, sampled, thinking
from golems.bots.judging import FAR_AWAY, GOAL, MOST, WIN, judge, ways_of, weights
from golems.bots.named import BOTS
from golems.bots.protocol import Bot, play
from golems.bots.thinking import knight, master
from golems.match.arenas import read_arena
from golems.match.match import Match
from golems.match.view import view
from golems.notation.positions import read_position
from golems.notation.programs import write_short
from golems.rules.programs import check_program
from golems.rules.values import Position, Program, Result
from tests.match.tables import dealt, match_of

QUICK = 0.02  # of a second
FACE_TO_FACE = {"edition": "4.0", "games": ["L1"], "board": ["...."] * 2, "starts": {"2": ["b1 S", "b2 N"]}}


def thought(bot: Bot, match: Match, seat: int = 0, seed: int = 0) -> Program:
    program = bot(view(match, seat), match.request_to(seat), Random(seed))
    assert isinstance(program, tuple)
    return program


def quick(bot: str) -> Bot:
    think = {"knight": knight, "master": master}[bot]
    return lambda view, request, rng: think(view, request, rng, seconds=QUICK)


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "is_installed", lambda: False)


# ---------------------------------------------------------------- what they lay


@pytest.mark.parametrize("name", ["knight", "master"])
def test_who_stands_before_an_enemy_strikes(name: str) -> None:
    match = match_of("L1", arena=read_arena("bare", FACE_TO_FACE))
    assert "attack" in thought(BOTS[name], match)


def test_the_master_does_not_always_lay_the_same() -> None:
    match = match_of("L1", arena=read_arena("bare", FACE_TO_FACE))
    assert len({thought(master, match, seed=seed) for seed in range(5)}) > 1


def test_the_same_chance_lays_the_same() -> None:
    match = dealt("L4")
    assert thought(quick("master"), match) == thought(quick("master"), match)


@pytest.mark.parametrize("event", ["nothing", "loop", "condition", "lose_row", "swap_rows", "thaw"])
def test_every_event_can_be_thought_about(event: str) -> None:
    match = dealt("L4", deck=(event,))
    program = thought(quick("knight"), match)
    check_program(match.position, match.position.robots[0], program, match.round.given.event)


@pytest.mark.parametrize("name", ["knight", "master"])
@pytest.mark.parametrize(
    ("game", "players", "parobots", "edition"),
    [
        ("L1", 2, 0, "4.0"),
        ("L2", 1, 1, "4.0"),
        ("L3", 2, 2, "4.0"),
        ("L4", 1, 0, "4.0"),
        ("L4", 3, 0, "4.0"),
        ("beginners", 2, 0, "3.0"),
        ("bring_barrel", 2, 0, "3.0"),
    ],
)
def test_they_play_every_kind_of_match(
    name: str, game: str, players: int, parobots: int, edition: str
) -> None:
    match = match_of(game, players, parobots, edition=edition)
    play(match, [quick(name)] * (players + parobots))
    assert match.result


@pytest.mark.usefixtures("without_numba")
@pytest.mark.parametrize("name", ["knight", "master"])
@pytest.mark.parametrize(("game", "parobots"), [("L2", 1), ("L4", 0)])
def test_without_the_fast_engine_they_play_too(name: str, game: str, parobots: int) -> None:
    match = match_of(game, 2, parobots)
    play(match, [quick(name)] * (2 + parobots))
    assert match.result


@pytest.mark.usefixtures("without_numba")
def test_without_the_fast_engine_who_stands_before_an_enemy_strikes() -> None:
    match = match_of("L1", arena=read_arena("bare", FACE_TO_FACE))
    assert "attack" in thought(knight, match)


def test_a_round_that_comes_to_too_much_is_searched_with_fewer_programs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = match_of("L1", arena=read_arena("bare", FACE_TO_FACE))
    monkeypatch.setattr(exact, "ROOM", 1 << 6)
    monkeypatch.setattr("golems.fast.search.ROOM", 1 << 6)
    found = exact.searched(view(match, 0), 0, Random(0), 1)
    assert found is not None
    mine, values = found
    assert values.shape[0] == len(mine) < 2010


def test_numba_is_not_loaded_before_they_are_asked() -> None:
    lines = ["import sys, golems.bots.named", "assert 'numba' not in sys.modules"]
    subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True)


# ---------------------------------------------------------------- a mixture without numbers of numpy


def test_a_small_game_is_learned() -> None:
    paper = sampled.learned([[0, -1, 1], [1, 0, -1], [-1, 1, 0], [-2, -2, -2]])
    parts = [part / sum(paper) for part in paper]
    assert parts == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0], abs=0.05)


# ---------------------------------------------------------------- worth


def position_of(**red: object) -> Position:
    robot = {"id": "red", "cell": "a1", "facing": "E", "processor": "p4", "weapon": "w11", "chassis": "c1"}
    blue = robot | {"id": "blue", "cell": "c1", "facing": "S", "weapon": "w2"}
    board = ["....", "#...", ".#.."]
    return read_position({"edition": "4.0", "board": board, "robots": [robot | red, blue]})


def test_a_result_is_worth_more_than_anything_else() -> None:
    start = position_of()
    assert judge(start, Result((0,), "V1"), 0) == WIN == -judge(start, Result((0,), "V1"), 1)
    assert judge(start, Result((0, 1), "V3"), 0) == judge(start, Result((), "V1"), 1) == 0
    assert abs(judge(start, None, 0)) <= MOST


def test_damage_is_bad_and_worse_later() -> None:
    whole, hurt = position_of(), position_of(damaged=["chassis"])
    broken = position_of(damaged=["chassis", "weapon", "processor"])
    assert judge(whole, None, 0) > judge(hurt, None, 0) > judge(broken, None, 0)
    assert judge(hurt, None, 0) > judge(hurt._replace(round=8), None, 0)
    gone = hurt._replace(robots=(hurt.robots[0]._replace(out=True), hurt.robots[1]))
    assert judge(gone, None, 0) == -MOST == -judge(gone, None, 1)


def test_who_can_strike_stands_better() -> None:
    far, turned = position_of(), position_of(facing="N")
    weight = weights()
    assert judge(far, None, 0) - judge(turned, None, 0) == weight["strikes"] + weight["heads"]
    assert judge(position_of(weapon="w2"), None, 0) - judge(turned, None, 0) == weight["heads"]
    assert judge(position_of(cell="b1"), None, 0) > judge(turned, None, 0)


def test_ways_lead_around_walls() -> None:
    ways = ways_of(start := position_of())
    cell = {name: number for number, name in enumerate(start.field.names)}
    assert ways[cell["b2"]][cell["c3"]] == 2
    assert ways[cell["a1"]][cell["a3"]] == FAR_AWAY
    assert set(ways[cell["a2"]]) == {FAR_AWAY}


def test_alone_only_goals_count() -> None:
    start = position_of()
    alone = start._replace(robots=(start.robots[0]._replace(carries=True),))
    assert judge(alone, None, 0) == GOAL


def test_programs_can_be_written_down() -> None:
    assert write_short(thought(quick("knight"), match_of("L1")))
