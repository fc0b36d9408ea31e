"""Best replies are the best of all programs; with them a round is solved as its whole matrix is."""

import random
from collections.abc import Sequence
from itertools import product

import numpy as np
import pytest

from golems.bots.arrays import coded, drawn, numbers_for
from golems.bots.duels import replies
from golems.bots.evaluation import WIN
from golems.fast.codes import event_code
from golems.fast.equilibrium import MatrixGame, Mixture, solve
from golems.fast.jit import Words
from golems.fast.maps import map_of
from golems.fast.oracle import Runs, game_of, runs_of, solve_round
from golems.fast.positions import pack
from golems.fast.programs import programs_from
from golems.fast.search import RoundSearch
from golems.rules.legal import cards_in, choices, legal_programs
from golems.rules.plan import Plan
from golems.rules.values import EventCard, Position, Program
from tests.fast.all_pairs import values_of
from tests.fast.starts import EVENTS
from tests.fast.test_maps import BLUE, RED, position_of
from tests.fast.test_search import played

TWO_ROWS = {"processor": "p4", "damaged": ["processor"]}
ONE_ROW = {"processor": "p3", "damaged": ["processor"]}
WITH_BONUS: list[EventCard] = ["loop", "condition"]


def close_together(**processors: object) -> Position:
    """Return Red and Blue two steps apart, with water and a wall nearby."""
    robots = [RED | processors, BLUE | {"cell": "c3"} | processors]
    return position_of("....", ".~#.", "....", "...=", robots=robots)


def all_of(position: Position, event: EventCard) -> list[list[Program]]:
    return [list(legal_programs(position, robot, event)) for robot in position.robots]


def runs(laid: Sequence[Sequence[Program]], event: EventCard) -> tuple[Runs, Runs]:
    """Return the runs of both seats, which have the same number of rows here."""
    red, blue = [runs_of(drawn(coded(programs, seat), event)) for seat, programs in enumerate(laid)]
    return red, blue


def prepared(position: Position, event: EventCard) -> tuple[Words, Words, Words, int]:
    made = map_of(position, ask_contents=True)
    return made.field, numbers_for(made, position), pack(made, position), event_code(event)


def game(position: Position, event: EventCard, mine: Runs, theirs: Runs) -> MatrixGame:
    """Return the round as red sees it."""
    return game_of(RoundSearch(*prepared(position, event), 0), mine, theirs)


def any_mixture(size: int, chance: random.Random) -> Mixture:
    """Return a mixture of a few of this many programs."""
    mixture = np.zeros(size)
    mixture[chance.sample(range(size), 5)] = [0.1, 0.15, 0.2, 0.25, 0.3]
    return mixture


# ---------------------------------------------------------------- best replies


@pytest.mark.parametrize("event", WITH_BONUS)
def test_the_best_reply_is_the_best_that_the_rules_know(event: EventCard) -> None:
    """The rules play every program against every one of a mixture."""
    position, chance = close_together(**ONE_ROW), random.Random(event)
    mine, theirs = all_of(position, event)
    mixture = any_mixture(len(theirs), chance)
    found = replies(game(position, event, *runs([mine, theirs], event)), mixture)
    wanted = [
        sum(
            [
                mixture[number] * played(position, Plan((program, theirs[number]), event), 0) / WIN
                for number in np.flatnonzero(mixture)
            ]
        )
        for program in mine
    ]
    assert found == pytest.approx(wanted, abs=1e-6)


@pytest.mark.parametrize("event", EVENTS)
def test_replies_are_those_of_the_whole_matrix(event: EventCard) -> None:
    position, chance = close_together(**TWO_ROWS), random.Random(event)
    mine, theirs = all_of(position, event)
    mixture = any_mixture(len(theirs), chance)
    values = values_of(position, event, 0, mine, {1: theirs})
    for likely in (mixture, np.full(len(theirs), 1 / len(theirs))):
        found = replies(game(position, event, *runs([mine, theirs], event)), likely)
        assert found == pytest.approx(values.astype(float) @ likely, abs=1e-5)


# ---------------------------------------------------------------- solutions


@pytest.mark.parametrize("seat", range(2))
@pytest.mark.parametrize("event", EVENTS)
def test_a_round_is_solved_as_its_whole_matrix_is(event: EventCard, seat: int) -> None:
    position = close_together(**TWO_ROWS)
    laid = all_of(position, event)
    sides = runs(laid, event)
    found = solve_round(*prepared(position, event), seat, sides[seat], sides[1 - seat], 0.001)
    values = values_of(position, event, seat, laid[seat], {1 - seat: laid[1 - seat]}).astype(float)
    gains, losses = values @ found.theirs, found.mine @ values
    assert found.exploitability == pytest.approx(max(0, gains.max() - losses.min()), abs=1e-5)
    assert found.exploitability <= 0.001 * np.ptp(values)
    assert found.value == pytest.approx(found.mine @ values @ found.theirs, abs=1e-5)
    whole = solve(values.astype(np.float32), 0.001)
    assert found.value == pytest.approx(whole.value, abs=found.exploitability + whole.exploitability)


@pytest.mark.parametrize(("event", "size"), [("nothing", 2010), ("loop", 10_050), ("condition", 49_890)])
def test_rounds_of_all_programs_are_solved(event: EventCard, size: int) -> None:
    """All programs are there, and none of a random few does better than the best reply is said to."""
    position = close_together()
    laid = all_of(position, event)
    assert len(laid[0]) == len(laid[1]) == size
    mine, theirs = runs(laid, event)
    given = prepared(position, event)
    found = solve_round(*given, 0, mine, theirs)
    gains = replies(game(position, event, mine, theirs), found.theirs)
    assert 0 <= gains.max() - found.value + 1e-6 <= found.exploitability + 1e-5
    assert gains @ found.mine == pytest.approx(found.value, abs=1e-5)
    few, likely = random.Random(event).sample(range(size), 20), np.flatnonzero(found.theirs)
    values = values_of(
        position, event, 0, [laid[0][number] for number in few], {1: [laid[1][number] for number in likely]}
    )
    assert values @ found.theirs[likely] == pytest.approx(gains[few], abs=1e-5)


def test_a_solution_that_may_not_grow_says_how_good_it_is() -> None:
    position = close_together()
    given, (mine, theirs) = prepared(position, "nothing"), runs(all_of(position, "nothing"), "nothing")
    small, large = [solve_round(*given, 0, mine, theirs, 0.001, most) for most in (5, 500)]
    assert np.count_nonzero(small.mine) <= 5
    assert small.exploitability > large.exploitability


# ---------------------------------------------------------------- programs


@pytest.mark.parametrize(("event", "damaged"), [*product(["nothing", *WITH_BONUS], [[], ["processor"]])])
def test_a_hand_allows_what_the_rules_say(event: EventCard, damaged: list[str]) -> None:
    position = close_together(damaged=damaged)
    rows, hand = choices(position, event, None), cards_in(position.hand)
    costs = np.array([[dict(row.cards).get(card, 0) for card in hand] for row in rows])
    length = 2 if damaged else 4
    found = programs_from(np.array(list(hand.values())), costs, length)
    programs = [tuple([rows[number].row for number in program]) for program in found]
    assert programs == list(legal_programs(position, position.robots[0], event))
