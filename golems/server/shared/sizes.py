"""How large boards and hands may be for work that nobody could wait for otherwise.

The largest arena of the game has 36 cells. With 100 the slowest seat of a round is looked into within some
seconds; with 676, the most that can be written, it takes half a minute. A second Condition in a hand of 4.0
makes ten times as many programs, and needs ten times as much memory."""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from golems.rules.field import Field
from golems.rules.refusals import Illegal
from golems.rules.values import Hand

Work: TypeAlias = Literal["analysis", "proof", "measuring"]
CONDITION = "if"


class Size(NamedTuple):
    """The most that is accepted."""

    cells: int
    conditions: int


SIZES: Mapping[Work, Size] = {
    "analysis": Size(cells=100, conditions=1),
    "proof": Size(cells=100, conditions=99),
    "measuring": Size(cells=100, conditions=99),
}


def check_size(work: Work, path: str, field: Field, hand: Hand = ()) -> None:
    """Raise if something would take too long, before it waits for its turn."""
    most, cells = SIZES[work], len(field.cells())
    if cells > most.cells:
        raise Illegal("board-too-large", f"{path}.board", most=most.cells, got=cells)
    conditions = dict(hand).get(CONDITION, 0)
    if conditions > most.conditions:
        raise Illegal("hand-too-large", f"{path}.hand", most=most.conditions, got=conditions)
