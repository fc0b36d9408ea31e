"""Beyond the round: its end is judged by the round that follows."""

from random import Random
from typing import Any

import numpy as np
import pytest

from golems.bots.lookahead import Lookahead, game_values
from golems.match.view import View, view
from golems.notation.programs import read_short
from golems.rules.values import EventCard
from tests.fast.all_pairs import values_of
from tests.match.tables import dealt


def seen_in(event: EventCard, parobots: int = 0) -> View:
    return view(dealt("L4", 2, parobots, deck=(event,)), 0)


def ahead(seen: View, seed: int = 0) -> Lookahead:
    return Lookahead(seen, 0, 1, Random(seed))


PROGRAMS = [read_short(program) for program in ("F F A A", "L F R D", "S D A B")]


def test_small_games_are_worth_what_best_play_comes_to() -> None:
    games = np.array([[[0, -1, 1], [1, 0, -1], [-1, 1, 0]], [[3, 4, 5], [1, 1, 1], [2, 9, 9]]], float)
    assert game_values(games) == pytest.approx([0, 3], abs=0.1)


def test_all_pairs_are_played_as_the_search_plays_them() -> None:
    """This holds where nobody is asked anything and nothing is hidden, with the values of masters."""
    seen = seen_in("nothing")
    found = ahead(seen)
    ends = found.pairs(np.array([found.start()]), "nothing", PROGRAMS, PROGRAMS)
    values = values_of(seen.position, "nothing", 0, PROGRAMS, {1: PROGRAMS}, among="masters")
    assert found.worths(ends).reshape(3, 3) == pytest.approx(values, abs=1e-6)


@pytest.mark.parametrize(("event", "parobots"), [("nothing", 0), ("lose_row", 0), ("swap_rows", 2)])
def test_corrections_are_small_and_the_same_for_the_same_chance(event: Any, parobots: int) -> None:
    seen = seen_in(event, parobots)
    one, same = [ahead(seen).corrections(PROGRAMS, PROGRAMS[:2]) for _ in range(2)]
    assert np.array_equal(one, same)
    assert one.shape == (3, 2)
    assert 0 < np.abs(one).max() <= 1


def test_what_is_over_is_not_thought_about() -> None:
    found = ahead(seen_in("nothing"))
    over = found.start()
    over[-1] |= 256 | 1 << 9
    assert found.better(over[None]).tolist() == [0]
