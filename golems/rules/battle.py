"""A round of edition 4.0: event card, rows, thin ice (R, E, C, I3, W5)."""

from collections.abc import Sequence

from golems.rules.attack import act_all
from golems.rules.event_kinds import EVENT_KINDS
from golems.rules.events import (
    CardDrawn,
    Checked,
    EffortForgotten,
    Revealed,
    Rolled,
    RoundEnded,
    StoodOnIce,
    TokenRemoved,
)
from golems.rules.field import OFF
from golems.rules.movement import move_all
from golems.rules.parobots import fill_in
from golems.rules.plan import Plan
from golems.rules.resignation import resign
from golems.rules.surfaces import OBSTACLES
from golems.rules.table import Figure, Table
from golems.rules.values import ICE, WATER, Condition, Program, Row
from golems.rules.victory import LAST_ROUND, clear_field, end_game, verdict_after_last_round
from golems.rules.water import fall, in_open_water, swim

# ---------------------------------------------------------------- before row 1


def open_round(table: Table, plan: Plan) -> list[Program]:
    """Let the event card act, remove destroyed robots, roll for the ParoBots (R1), and return the programs
    that will run, by seat."""
    programs = list(plan.programs)
    resign(table, plan.resigned)
    if table.result:
        return programs
    kind = EVENT_KINDS[plan.event]
    table.happen(CardDrawn(0, kind.clause, plan.event))
    if kind.act:
        kind.act(table, plan, programs)
    clear_field(table)
    if table.result is None:
        roll_for_bots(table, plan, programs)
    return programs


def roll_for_bots(table: Table, plan: Plan, programs: list[Program]) -> None:
    """Fill the rolled commands into the program cards of the ParoBots (Q3)."""
    for figure in table.active:
        if figure.robot.bot:
            rolls = plan.rolls[figure.seat]
            table.happen(Rolled(0, "Q3", figure.seat, rolls))
            programs[figure.seat] = fill_in(figure.robot.bot, rolls)


# ---------------------------------------------------------------- a row


def play_row(table: Table, rows: Sequence[Row | None]) -> None:
    """Play one row: conditions, water, movement, actions, removal (R2)."""
    table.happen(Revealed(table.row, "R2", table.still_here(rows)))
    for figure in table.active:
        row = rows[figure.seat] or "none"
        if isinstance(row, Condition):
            row = row.yes if check(table, figure) else row.no
        figure.begin_row(row)
    if WATER in table.board:
        leave_water(table)
    move_all(table)
    act_all(table)
    clear_field(table)


def leave_water(table: Table) -> None:
    """Let robots that begin the row in open water swim out of it (W5)."""
    for figure in table.active:
        if in_open_water(table, figure):
            swim(table, figure, "W5")


def check(table: Table, figure: Figure) -> bool:
    """Tell whether the robot sees an obstacle ahead (C1-C4)."""
    cell = table.field.ahead[figure.facing][figure.cell]
    if cell == OFF:
        answer, rule = table.options.edge_is_obstacle, "C3"
    elif cell in table.barrels or table.figure_at(cell) or table.board[cell] in OBSTACLES:
        answer, rule = True, "C2"
    elif table.board[cell] == ICE:
        answer, rule = table.options.ice_is_obstacle, "C4"
    else:
        answer, rule = False, "C2"
    table.happen(Checked(table.row, rule, figure.seat, None if cell == OFF else cell, answer))
    return answer


# ---------------------------------------------------------------- after the last row


def close_round(table: Table) -> None:
    """End the round: thin ice breaks, destroyed robots go, then comes the next round or the end (R4, V3)."""
    table.row = 0
    break_thin_ice(table)
    clear_field(table)
    if table.result:
        return
    if not table.options.snow_effort_lasts:
        forget_efforts(table)
    if table.round == LAST_ROUND:
        end_game(table, verdict_after_last_round(table))
    else:
        table.happen(RoundEnded(0, "R4", table.round + 1, table.energy))


def forget_efforts(table: Table) -> None:
    """Forget all digging in snow, as the option `snow_effort_lasts` asks when it is off (N2)."""
    for figure in table.active:
        if figure.effort:
            table.happen(EffortForgotten(0, "N2", figure.seat))


def break_thin_ice(table: Table) -> None:
    """Break the ice under robots that stood on it for a second round in a row (I3)."""
    if ICE not in table.board:
        return
    on_ice = [figure for figure in table.active if table.board[figure.cell] == ICE]
    thin = [figure.cell for figure in on_ice if figure.on_ice_since == table.round - 1]
    for cell in sorted(thin):
        table.happen(TokenRemoved(0, "I3", cell, ICE))
    for figure in on_ice:
        if figure.cell not in thin:
            table.happen(StoodOnIce(0, "I3", figure.seat, table.round))
    if thin:
        fall(table, dict.fromkeys(thin, "I3"))
