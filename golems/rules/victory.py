"""When a game ends and who wins (V, G11, G13, G14)."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from golems.rules.damage import damage_of
from golems.rules.events import GameEnded, Removed
from golems.rules.goals import note_cycle, note_row, successful
from golems.rules.table import Figure, Table
from golems.rules.values import Result, Robot, Seat

LAST_ROUND = 8  # R1
LAST_CYCLE = 50  # G12 and edition 2.0
TOGETHER = ("V2", "V5", "G13", "G14")  # clauses by which several winners win together; by others they draw

End: TypeAlias = Literal["nobody", "won", "shared", "drawn"]


def end_of(robots: Sequence[Robot], result: Result) -> End:
    """Return how a result is told. Players never win with ParoBots: where V5 names both it is a draw."""
    if len(result.winners) < 2:
        return "won" if result.winners else "nobody"
    is_one_side = len({robots[seat].bot is None for seat in result.winners}) == 1
    return "shared" if result.reason in TOGETHER and is_one_side else "drawn"


def clear_field(table: Table) -> None:
    """Take destroyed robots off the field; then the game may be over (step 6 of R2)."""
    if table.bodies:
        remove_bodies(table)
    elif table.position.mode != "bring_barrel":
        return
    end_game(table, verdict(table))


def remove_bodies(table: Table) -> None:
    for figure in sorted(table.bodies, key=lambda figure: figure.seat):
        table.happen(Removed(table.row, "R2", figure.seat, figure.cell))


def end_game(table: Table, result: Result | None) -> None:
    if result:
        table.happen(GameEnded(table.row, result.reason, result.winners))


def verdict(table: Table) -> Result | None:
    """Return the result if those who are left decide the game."""
    return verdict_of_battle(table) if table.position.edition == "4.0" else verdict_of_golems(table)


def seats(figures: list[Figure]) -> tuple[Seat, ...]:
    return tuple([figure.seat for figure in figures])


# ---------------------------------------------------------------- edition 4.0


def sides(table: Table) -> tuple[list[Figure], list[Figure]]:
    """Return the players' robots and the ParoBots that began the game."""
    players = [figure for figure in table.figures if not figure.robot.bot]
    return players, [figure for figure in table.figures if figure.robot.bot]


def left(figures: list[Figure]) -> list[Figure]:
    return [figure for figure in figures if not figure.out]


def verdict_of_battle(table: Table) -> Result | None:
    players, bots = sides(table)
    players_left, bots_left = left(players), left(bots)
    if bots and (len(players) == 1 or table.options.allies):
        if players_left and bots_left:
            return None
        return Result(seats(players_left or bots_left), "V2" if len(players) == 1 else "V5")
    if len(players) == 1:
        return None if players_left else Result((), "V4")
    return None if len(players_left) > 1 else Result(seats(players_left), "V1")


def verdict_after_last_round(table: Table) -> Result:
    """Return who has the least damage after the last round (V3, V5)."""
    players, bots = sides(table)
    rivals = left(players)
    if bots and len(players) > 1 and table.options.allies:
        return Result(seats(left(table.figures)), "V5")
    if len(players) == 1:
        rivals = left(table.figures)
    fewest = min(damage_of(figure) for figure in rivals)
    return Result(seats([figure for figure in rivals if damage_of(figure) == fewest]), "V3")


# ---------------------------------------------------------------- editions 3.0 and 2.0


def end_row(table: Table) -> None:
    """End a row (step 6 of R2); in a scenario goals count before who is left (G14)."""
    if not table.goals:
        clear_field(table)
        return
    remove_bodies(table)
    note_row(table)
    end_game(table, verdict(table))


def end_cycle(table: Table) -> None:
    """Count the goals that are measured in cycles, before the energy goes down (G14)."""
    note_cycle(table)
    note_row(table)
    end_game(table, verdict(table))


def verdict_of_golems(table: Table) -> Result | None:
    golems = left(table.figures)
    if table.goals and (winners := successful(table, golems)):
        return Result(seats(winners), "G14")
    if table.position.mode == "bring_barrel":
        at_home = [golem for golem in golems if golem.carries and golem.cell == golem.robot.home]
        if at_home:
            return Result(seats(at_home), "G13")
    needed = 2 if len(table.figures) > 1 else 1
    return Result(seats(golems), "G11") if len(golems) < needed else None


def verdict_without_energy(table: Table) -> Result:
    """Return who has more lives, or a draw (G11); in a scenario nobody wins without the goals (G14)."""
    if table.goals:
        return Result((), "G14")
    golems = left(table.figures)
    most = max(golem.lives for golem in golems)
    return Result(seats([golem for golem in golems if golem.lives == most]), "G11")
