"""The greedy bot plays what would be best if the others did nothing."""

from random import Random

import pytest

from golems.bots.greedy import ProgramState, aims, alone, greedy, worth
from golems.match.arenas import read_arena
from golems.match.match import Match
from golems.match.requests import Request
from golems.match.settings import Settings
from golems.match.view import View, view
from golems.notation.programs import write_short
from golems.rules.legal import legal_programs
from golems.rules.values import Goal, Program
from tests.match.tables import dealt, decisions, match_of, seats


def chosen(match: Match, seat: int = 0, seed: int = 0) -> Program:
    request = match.request_to(seat)
    program = greedy(view(match, seat), request, Random(seed))
    assert isinstance(program, tuple)
    return program


def value(seen: View, program: Program) -> tuple[float, ...]:
    """Return what a program leads to when nobody else moves."""
    assert seen.seat is not None
    position, result = seen.position, None
    for row in program:
        if result is None:
            position, result = alone(position, seen.seat, row, Random(0))
    return worth(ProgramState(position, result, ()), seen.seat)


def play_up_to_round(match: Match, number: int) -> None:
    """Play random programs until everybody programs that round."""
    for _ in decisions(match):
        if len(match.rounds) == number:
            return
    raise AssertionError(f"there was no round {number}")


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("game", "deck"), [("L1", None), ("L4", ("nothing",)), ("L4", ("loop",))])
def test_no_legal_program_would_be_better(game: str, deck: tuple[str, ...] | None, seed: int) -> None:
    components = "deal" if game == "L4" else None
    match = match_of(game, seed=str(seed), deck=deck, components=components, arena=f"random-L1-{seed}")
    play_up_to_round(match, 1 + seed % 3)
    seen = view(match, 0)
    programs = list(legal_programs(match.position, match.position.robots[0], match.round.given.event))
    best = max(value(seen, program) for program in programs[:: max(1, len(programs) // 400)])
    assert value(seen, chosen(match)) >= best


def test_it_walks_up_and_strikes() -> None:
    """On a bare field red needs two steps to stand before blue, and strikes twice with the rows left."""
    bare = {"edition": "4.0", "games": ["L1"], "board": ["...."] * 4, "starts": {"2": ["b1 S", "b4 N"]}}
    match = match_of("L1", arena=read_arena("bare", bare))
    assert write_short(chosen(match)) == "F F A A"


@pytest.mark.parametrize(("scenario", "robots", "cell"), [("royal-hill", 2, "c3"), ("lone-porter", 1, "a4")])
def test_it_goes_where_its_goal_is(scenario: str, robots: int, cell: str) -> None:
    match = Match(Settings("scenario", seats(robots), scenario, "3.0"), "0")
    position = match.position
    for row in chosen(match):
        position, _ = alone(position, 0, row, Random(0))
    assert position.field.name(position.robots[0].cell) == cell


@pytest.mark.parametrize(
    ("goal", "cells"),
    [
        (Goal(0, "survive"), []),
        (Goal(0, "destroy"), [5]),
        (Goal(0, "destroy", target=1), []),
        (Goal(0, "bring", cell=2), [5]),
        (Goal(0, "reach", cell=2), [2]),
    ],
)
def test_it_wants_to_be_near_what_its_goal_needs(goal: Goal, cells: list[int]) -> None:
    """A golem that is to survive goes nowhere; barrels are fetched before they are brought."""
    position = Match(Settings("scenario", seats(1), "lone-porter", "3.0"), "0").position
    robot = position.robots[0]._replace(home=None)
    assert aims(position._replace(robots=(robot,), barrels=((5, ("empty",)),), goals=(goal,)), 0) == cells


def test_a_porter_fetches_its_barrel() -> None:
    match = Match(Settings("scenario", seats(1), "lone-porter", "3.0"), "0")
    assert write_short(chosen(match)) == "R F T B"


def test_equal_programs_are_chosen_by_chance() -> None:
    match = dealt("L4", deck=("nothing",))
    assert len({chosen(match, seed=seed) for seed in range(20)}) > 1


def test_questions_take_their_default_but_for_where_to_go_and_to_look() -> None:
    match = match_of("L4")
    assert greedy(view(match, 0), match.requests()[0], Random(0)) == "p4"
    asked = Request(0, "exit", "W3", (1, 4, 6))
    assert {greedy(view(match, 0), asked, Random(seed)) for seed in range(30)} == {1, 4, 6}
