"""How many rows it takes to strike a cell."""

import pytest

from golems.bots.distances import NEVER, Stand, strike_times_on
from golems.notation.positions import read_position
from golems.rules.values import EAST, NORTH, SOUTH, WEST, Facing, Position
from tests import casebook


def drawn(board: str) -> Position:
    return read_position(casebook.read_position({"board": board}))


def rows(board: str, start: str, facing: Facing, target: str, is_far: bool = False) -> int:
    position = drawn(board)
    cell = {name: number for number, name in enumerate(position.field.names)}
    return strike_times_on(position)[is_far][Stand(cell[start], facing)].get(cell[target], NEVER)


BARE = """
R>  .  .  .
.   .  .  .
"""


@pytest.mark.parametrize(
    ("start", "facing", "target", "wanted"),
    [
        ("a1", EAST, "b1", 0),
        ("a1", EAST, "d1", 2),
        ("a1", NORTH, "b1", 1),
        ("a1", WEST, "b1", 2),
        ("c1", EAST, "b1", 2),
    ],
)
def test_steps_and_turns_are_rows(start: str, facing: Facing, target: str, wanted: int) -> None:
    assert rows(BARE, start, facing, target) == wanted


def test_a_weapon_that_reaches_two_cells_needs_a_row_less() -> None:
    assert rows(BARE, "a1", EAST, "d1", is_far=True) == 1


def test_ways_lead_around_walls_and_no_weapon_reaches_through_them() -> None:
    board = """
    R>  #  .
    .   .  .
    """
    assert rows(board, "a1", EAST, "c1") == 6
    assert rows(board, "a1", EAST, "c1", is_far=True) == 6


def test_water_is_no_way_but_can_be_struck_across() -> None:
    board = "R>  ~  .  B<"
    assert rows(board, "a1", EAST, "c1", is_far=True) == 0
    assert rows(board, "a1", EAST, "d1", is_far=True) == NEVER


def test_snow_takes_two_rows() -> None:
    assert rows("R>  s  .  .", "a1", EAST, "d1") == 3


def test_a_portal_is_a_short_way() -> None:
    board = """
    R>  a  .  .  .  .  .
    .   .  .  .  .  a  B<
    """
    assert rows(board, "a1", EAST, "g2") == 1


def test_a_line_leads_into_two_directions() -> None:
    """Who enters a straight from the side is asked where to look."""
    board = """
    .   │   .
    R>  │   .
    .   │   .
    """
    assert rows(board, "a2", EAST, "b1") < NEVER
    assert rows(board, "a2", EAST, "b3") < NEVER
    assert rows(board, "a2", SOUTH, "b2") == 1
