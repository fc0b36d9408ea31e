"""Knight, master and archmage search the round, with the fast engine and without it."""

import subprocess
import sys
from random import Random

import pytest

from golems.bots.catalogue import BOTS
from golems.bots.duels import duel_with
from golems.bots.fast_strategies import LEAST, affordable, anything, mean_worths
from golems.bots.protocol import Bot, decision_of, play
from golems.bots.thinkers import knight, master
from golems.match.arenas import read_arena
from golems.match.decisions import Choose, Seal
from golems.match.match import Match
from golems.match.view import view
from golems.notation.programs import write_short
from golems.rules.programs import check_program
from golems.rules.values import Program
from tests.bots.quick_thinkers import quick
from tests.match.tables import dealt, match_of

FACE_TO_FACE = {"edition": "4.0", "games": ["L1"], "board": ["...."] * 2, "starts": {"2": ["b1 S", "b2 N"]}}


def thought(bot: Bot, match: Match, seat: int = 0, seed: int = 0) -> Program:
    program = bot(view(match, seat), match.request_to(seat), Random(seed))
    assert isinstance(program, tuple)
    return program


# ---------------------------------------------------------------- what they lay


@pytest.mark.parametrize("name", ["knight", "master", "archmage"])
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


def play_a_round(match: Match, bot: Bot) -> None:
    """Let all seats choose their parts, lay programs and answer what they are asked, until round 2."""
    while len(match.rounds) < 2 and not match.result:
        match.decide(decision_of(match, match.requests()[0], bot))


@pytest.mark.parametrize(
    ("name", "game", "players", "parobots", "edition"),
    [
        ("knight", "L2", 1, 1, "4.0"),
        ("master", "L3", 2, 2, "4.0"),
        ("knight", "L4", 1, 0, "4.0"),
        ("knight", "L4", 3, 0, "4.0"),
        ("archmage", "L4", 3, 0, "4.0"),
        ("knight", "beginners", 2, 0, "3.0"),
        ("master", "autonomous", 2, 0, "3.0"),
    ],
)
def test_they_play_a_round_of_every_kind_of_match(
    name: str, game: str, players: int, parobots: int, edition: str
) -> None:
    play_a_round(match_of(game, players, parobots, edition=edition), quick(name))


def test_they_answer_what_they_are_asked_on_the_way() -> None:
    match = dealt("L2", seed="f")
    play(match, [quick("knight")] * 2)
    assert {type(decision) for decision in match.decisions} == {Choose, Seal}


@pytest.mark.usefixtures("without_numba")
@pytest.mark.parametrize(
    ("name", "game", "players", "parobots"),
    [
        ("knight", "L2", 2, 1),
        ("master", "L4", 2, 0),
        ("archmage", "L2", 3, 0),
        ("archmage", "L1", 2, 0),
        ("knight", "L2", 1, 1),
    ],
)
def test_without_the_fast_engine_they_play_a_round_too(
    name: str, game: str, players: int, parobots: int
) -> None:
    play_a_round(match_of(game, players, parobots), quick(name))


@pytest.mark.usefixtures("without_numba")
def test_without_the_fast_engine_who_stands_before_an_enemy_strikes() -> None:
    match = match_of("L1", arena=read_arena("bare", FACE_TO_FACE))
    assert "attack" in thought(knight, match)


def test_numba_is_not_loaded_before_they_are_asked() -> None:
    lines = ["import sys, golems.bots.catalogue", "assert 'numba' not in sys.modules"]
    subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True)


def test_who_has_little_time_tries_fewer_programs() -> None:
    seen = view(dealt("L4", deck=("loop",)), 0)
    hasty, patient = [
        affordable(duel_with(seen, 0, 1, Random(0), seconds), 100, seconds) for seconds in (0.1, 10.0)
    ]
    assert LEAST <= hasty < patient == 100


def test_of_what_several_others_may_lay_no_more_is_tried_than_there_is_patience_for() -> None:
    seen = view(dealt("L4", 3, deck=("nothing",)), 0)
    laid = anything(seen, 2 * LEAST, Random(0))
    first = {seat: programs[:LEAST] for seat, programs in laid.items()}
    found = mean_worths(seen, 0, laid, Random(0), patience=0)
    assert found == pytest.approx(mean_worths(seen, 0, first, Random(0)))
    assert found != pytest.approx(mean_worths(seen, 0, laid, Random(0)))


def test_programs_can_be_written_down() -> None:
    assert write_short(thought(quick("knight"), match_of("L1")))
