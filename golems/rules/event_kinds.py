"""The one table of event cards (E): what each kind does, and what else the game has to know about it.

Everything that lists event cards takes them from `EVENT_KINDS` or is compared with it by
`tests/test_everything_is_told.py`.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from golems.rules.events import Frozen, RowLost, RowsSwapped, Thawed
from golems.rules.plan import Plan
from golems.rules.table import Table
from golems.rules.values import ICE, WATER, EventCard, Program
from golems.rules.water import fall

EventAct: TypeAlias = Callable[[Table, Plan, list[Program]], None]


class EventKind(NamedTuple):
    """A kind of event card: its clause, and what it does before row 1 to the table and to the programs by
    seat."""

    clause: str
    act: EventAct | None = None
    allows: str | None = None  # the bonus card that may be laid in its round (P4)
    draws: int = 0  # how many different rows of every program chance draws
    twin: bool = True  # `golems.fast` plays it


def freeze(table: Table, plan: Plan, programs: list[Program]) -> None:
    """Lay ice on all open water (E4)."""
    cells = tuple([cell for cell, sign in enumerate(table.board) if sign == WATER])
    table.happen(Frozen(0, "E4", cells))


def thaw(table: Table, plan: Plan, programs: list[Program]) -> None:
    """Turn all ice into open water; what stood on it falls (E5)."""
    cells = tuple([cell for cell, sign in enumerate(table.board) if sign == ICE])
    table.happen(Thawed(0, "E5", cells))
    fall(table, dict.fromkeys(cells, "E5"))


def lose_rows(table: Table, plan: Plan, programs: list[Program]) -> None:
    """Remove the row that chance drew, counted from 1; programs of ParoBots never change (E6)."""
    for figure in table.active:
        rows = list(programs[figure.seat])
        if figure.robot.bot is None and rows:
            lost = plan.random[figure.seat][0]
            table.happen(RowLost(0, "E6", figure.seat, lost))
            del rows[lost - 1]
            programs[figure.seat] = tuple(rows)


def swap_rows(table: Table, plan: Plan, programs: list[Program]) -> None:
    """Swap the two rows that chance drew, counted from 1; programs of ParoBots never change (E7)."""
    for figure in table.active:
        rows = list(programs[figure.seat])
        if figure.robot.bot is None and len(rows) > 1:
            first, second = plan.random[figure.seat][:2]
            table.happen(RowsSwapped(0, "E7", figure.seat, first, second))
            rows[first - 1], rows[second - 1] = rows[second - 1], rows[first - 1]
            programs[figure.seat] = tuple(rows)


EVENT_KINDS: dict[EventCard, EventKind] = {
    "nothing": EventKind("E1"),
    "loop": EventKind("E2", allows="loop"),
    "condition": EventKind("E3", allows="if"),
    "freeze": EventKind("E4", freeze),
    "thaw": EventKind("E5", thaw),
    "lose_row": EventKind("E6", lose_rows, draws=1),
    "swap_rows": EventKind("E7", swap_rows, draws=2),
}
UPSETTING = frozenset(card for card, kind in EVENT_KINDS.items() if kind.draws)  # they change programs
