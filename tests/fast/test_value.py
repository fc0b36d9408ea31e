"""The worth of a position is the same in both engines."""

import random

import pytest

from golems.bots.arrays import numbers_for
from golems.bots.evaluation import judge
from golems.fast.maps import map_of
from golems.fast.positions import pack
from golems.fast.value import values_at
from golems.match.arenas import Arena
from golems.rules.values import Position
from tests.fast.starts import arenas, start_on, wild_start
from tests.fast.test_search import duel_on, later


def compare(position: Position) -> None:
    """Compare the worths as each player sees them."""
    made = map_of(position)
    numbers, state = numbers_for(made, position), pack(made, position)
    players = [seat for seat, robot in enumerate(position.robots) if not robot.bot]
    for seat in players:
        [found] = values_at(made.field, numbers, state[None], seat)
        assert found == judge(position, None, seat)


@pytest.mark.parametrize("arena", arenas(), ids=lambda arena: arena.id)
def test_between_two_players(arena: Arena) -> None:
    chance = random.Random(f"value {arena.id}")
    for _ in range(3):
        compare(later(duel_on(start_on(arena, 2, chance)), chance))


@pytest.mark.parametrize("seed", range(30))
def test_where_everything_lies_about_and_parobots_are_about(seed: int) -> None:
    compare(wild_start(random.Random(f"value {seed}")))
