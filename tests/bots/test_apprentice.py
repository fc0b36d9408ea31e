"""The apprentice looks one row ahead, and not always."""

from random import Random

import pytest

from golems.bots import apprentice as module
from golems.bots.apprentice import apprentice
from golems.bots.protocol import play
from golems.match.arenas import read_arena
from golems.match.match import Match
from golems.match.view import view
from golems.rules.programs import check_program
from golems.rules.values import Program
from tests.match.tables import dealt, match_of

FACE_TO_FACE = {"edition": "4.0", "games": ["L1"], "board": ["...."] * 2, "starts": {"2": ["b1 S", "b2 N"]}}


def thought(match: Match, seed: int = 0) -> Program:
    program = apprentice(view(match, 0), match.request_to(0), Random(seed))
    assert isinstance(program, tuple)
    return program


def test_an_attentive_one_strikes_whom_it_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ATTENTIVE", 1)
    match = match_of("L1", arena=read_arena("bare", FACE_TO_FACE))
    assert thought(match)[:2] == ("attack", "attack")


def test_it_is_not_always_attentive() -> None:
    match = match_of("L1", arena=read_arena("bare", FACE_TO_FACE))
    assert len({thought(match, seed)[0] for seed in range(30)}) > 3


@pytest.mark.parametrize("event", ["nothing", "loop", "condition"])
def test_what_it_lays_is_legal(event: str) -> None:
    match = dealt("L4", deck=(event,))
    for seed in range(10):
        program = thought(match, seed)
        check_program(match.position, match.position.robots[0], program, match.round.given.event)


@pytest.mark.parametrize(("game", "edition"), [("L4", "4.0"), ("beginners", "3.0"), ("standard", "2.0")])
def test_it_plays_every_edition(game: str, edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ATTENTIVE", 1)
    match = match_of(game, edition=edition)
    play(match, [apprentice] * 2)
    assert match.result
