"""A bot that is asked something in a round gives the answer that makes the best of the rest of it."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from golems.bots.answers import best_answer, rolled, rows_laid
from golems.bots.protocol import decide, decision_of
from golems.bots.random_bot import random_bot
from golems.match.arenas import read_arena
from golems.match.decisions import Seal
from golems.match.match import Match
from golems.match.requests import COMPONENT, PROGRAM, Request
from golems.match.view import view
from golems.notation.programs import read_program
from golems.rules.events import Damaged, Repaired
from golems.rules.table import Event, Option
from tests.match.tables import match_of

QUICK = 0.02  # of a second


def answered(match: Match, seed: int = 0) -> Counter[str]:
    """Play on with random programs, and return how many times each kind of question was asked."""
    asked: Counter[str] = Counter()
    while requests := match.requests():
        request = requests[0]
        if request.kind in (COMPONENT, PROGRAM):
            match.decide(decision_of(match, request, random_bot))
        else:
            answer = best_answer(view(match, request.seat), request, Random(seed), QUICK)
            assert answer in request.options
            match.decide(decide(request, answer))
            asked[request.kind] += 1
    return asked


@pytest.mark.parametrize(
    ("game", "arena", "parobots"),
    [
        ("L3", "canal", 2),
        ("L4", "railway", 0),
        ("L4", "ice-towers", 0),
        ("L2", "water-mill", 0),
        ("L2", "harbour", 0),
    ],
)
def test_every_question_is_answered(game: str, arena: str, parobots: int) -> None:
    asked: Counter[str] = Counter()
    for seed in range(4):
        asked += answered(match_of(game, 2, parobots, seed=str(seed), arena=arena))
    assert asked["damage"]


# ---------------------------------------------------------------- in the middle of a round


def table(board: list[str], starts: list[str], parobots: int = 0) -> Match:
    """Return a match in which everybody has the first of all components: four rows, a strong weapon."""
    drawing = {"edition": "4.0", "games": ["L4"], "board": board, "starts": {str(len(starts)): starts}}
    match = match_of("L4", 2, parobots, arena=read_arena("drawn", drawing), deck=("nothing",))
    while (request := match.requests()[0]).kind == COMPONENT:
        match.decide(decide(request, request.options[0]))
    return match


def until_asked(match: Match, seat: int, *programs: str) -> Request:
    """Seal these programs and play until the bot is asked; earlier questions take the default."""
    for number, program in enumerate(programs):
        match.decide(Seal(number, read_program(program)))
    while (request := match.requests()[0]).seat != seat:
        match.decide(decide(request, request.options[0]))
    return request


def best(match: Match, request: Request) -> Option:
    return best_answer(view(match, request.seat), request, Random(0), QUICK)


FACE_TO_FACE = ["...."] * 2, ["b1 S", "b2 N"]


def test_the_processor_is_given_up_last() -> None:
    match = table(*FACE_TO_FACE)
    assert best(match, until_asked(match, 0, "S L L D", "A F S D")) != "processor"


def test_who_has_been_destroyed_in_this_row_does_nothing_more() -> None:
    """Red has fallen in row 2 while striking: whatever Blue gives up, it has won."""
    match = table(*FACE_TO_FACE)
    request = until_asked(match, 1, "S A L R", "A A L R")
    assert match.position.robots[1].damaged == frozenset()
    assert best(match, request) == request.options[0]


def test_before_a_parobot_has_rolled_it_may_do_anything() -> None:
    match = table(["....", "....", "...."], ["a1 E", "d3 W", "d1 S"], 1)
    seen = view(match, 0)
    card = seen.position.robots[2].bot
    assert card
    assert len({rolled(seen, 2, card, Random(seed)) for seed in range(20)}) > 3


@pytest.mark.parametrize(
    ("event", "rows"), [(Damaged(1, "K6", 0, "processor"), 4), (Repaired(1, "X3", 0, "processor"), 2)]
)
def test_a_program_has_as_many_rows_as_the_processor_gave_before(event: Event, rows: int) -> None:
    match = table(*FACE_TO_FACE)
    seen = view(match, 0)
    robot = seen.me._replace(damaged=frozenset({"processor"} if rows == 4 else {}))
    position = seen.position._replace(robots=(robot, seen.position.robots[1]))
    now = seen.rounds[-1]._replace(events=(event,))
    assert rows_laid(replace(seen, position=position, rounds=(now,)), 0) == rows
