"""Players who resign before a round (V1, G11)."""

from collections.abc import Sequence

from golems.rules.events import Resigned
from golems.rules.refusals import Illegal
from golems.rules.table import Table
from golems.rules.values import Position, Seat
from golems.rules.victory import clear_field


def rule_of(position: Position) -> str:
    return "V1" if position.edition == "4.0" else "G11"


def resign(table: Table, resigned: Sequence[Seat]) -> None:
    """Take the robots of these seats off the field together; then the game may be over."""
    for seat in sorted(resigned):
        table.happen(Resigned(0, rule_of(table.position), seat))
    if resigned:
        clear_field(table)


def check_resigned(position: Position, resigned: Sequence[Seat]) -> None:
    """Raise if a seat cannot resign: only a player whose robot is still in play can."""
    for seat in resigned:
        robot = position.robots[seat]
        if robot.out or robot.bot:
            raise Illegal("cannot-resign", "resigned", rule_of(position), robot=robot.id)


def decided_by_resigning(position: Position, resigned: Sequence[Seat]) -> bool:
    """Tell whether the game is over when these seats have resigned, whatever the others play."""
    return bool(resigned) and table_without(position, resigned).result is not None


def without(position: Position, resigned: Sequence[Seat]) -> Position:
    """Return the position after these seats have resigned."""
    return table_without(position, resigned).frozen() if resigned else position


def table_without(position: Position, resigned: Sequence[Seat]) -> Table:
    table = Table(position)
    resign(table, resigned)
    return table
