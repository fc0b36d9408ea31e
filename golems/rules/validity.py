"""Which positions are possible (S, and what docs/notation.md lists); others are refused with their fault."""

from golems.rules.editions import EDITIONS
from golems.rules.field import OFF, Cell
from golems.rules.goals import note_row
from golems.rules.refusals import Illegal
from golems.rules.surfaces import TOKENS
from golems.rules.table import Table
from golems.rules.values import (
    EAST,
    ICE,
    NO_CELL,
    PORTALS,
    SNOW,
    SOUTH,
    WALL,
    WATER,
    WEST,
    Goal,
    Position,
    Robot,
    Stream,
)
from golems.rules.victory import verdict

MOST_ROBOTS = 4  # Q1


def check_position(position: Position) -> None:
    check_board(position)
    check_under(position)
    check_barrels(position)
    check_streams(position)
    check_seats(position)
    taken: dict[Cell, str] = {}
    for seat, robot in enumerate(position.robots):
        if not robot.out:
            check_robot(position, robot, f"robots[{seat}]")
            if robot.cell in taken:
                raise Illegal(
                    "two-robots",
                    f"robots[{seat}].cell",
                    "S6",
                    cell=position.field.name(robot.cell),
                    other=taken[robot.cell],
                )
            taken[robot.cell] = robot.id
    check_goals(position)
    check_undecided(position)


def check_undecided(position: Position) -> None:
    table = Table(position)
    if position.goals:
        note_row(table)
    if result := verdict(table):
        place = "goals" if result.reason == "G14" else "robots"
        raise Illegal("already-decided", place, result.reason)


# ---------------------------------------------------------------- board


def check_board(position: Position) -> None:
    signs = EDITIONS[position.edition].signs
    for cell, sign in enumerate(position.board):
        if sign not in signs:
            raise Illegal(
                "sign",
                f"board[{cell // position.field.width}]",
                column=cell % position.field.width + 1,
                sign=sign,
                edition=position.edition,
            )
    for portal in PORTALS:
        if position.board.count(portal) > 2:
            raise Illegal("three-portals", "board", "O1", portal=portal, got=position.board.count(portal))
    if NO_CELL in position.board:
        check_segments(position)


def check_segments(position: Position) -> None:
    """Raise if two segments touch at a corner; they must lie apart (S1)."""
    field = position.field
    for cell in field.cells():
        for right, beside in ((1, EAST), (-1, WEST)):
            corner = field.at(cell, right, 1)
            if corner == OFF or field.ahead[SOUTH][cell] != OFF or field.ahead[beside][cell] != OFF:
                continue
            if corner not in field.spread(cell, lambda near: True):
                names = {"cell": field.name(cell), "other": field.name(corner)}
                raise Illegal("corner-contact", "board", "S1", **names)


def check_under(position: Position) -> None:
    for cell, _ in position.under:
        if position.board[cell] not in TOKENS:
            raise Illegal("under-no-token", f"under.{position.field.name(cell)}", "S2")


def check_barrels(position: Position) -> None:
    """Raise if barrels stand where they cannot (S5); in 2.0 and 3.0 they are single and on land."""
    for cell, column in position.barrels:
        sign, path = position.board[cell], f"barrels.{position.field.name(cell)}"
        if sign == WALL or sign in PORTALS:
            raise Illegal("barrel-place", path, "S5", sign=sign)
        if sign == WATER and len(column) > 1:
            raise Illegal("column-in-water", path, "S5", got=len(column))
        if position.edition != "4.0" and (sign == WATER or column != ("empty",)):
            raise Illegal("golem-barrel", path, "G1")


def check_streams(position: Position) -> None:
    """Raise if a stream is not a path of water between two outlets (G10)."""
    for number, stream in enumerate(position.streams):
        check_stream(position, stream, f"streams[{number}]")


def check_stream(position: Position, stream: Stream, path: str) -> None:
    field, board = position.field, position.board
    if len(stream.cells) < 2:
        raise Illegal("stream-short", f"{path}.cells", "G10", got=len(stream.cells))
    for index, cell in enumerate(stream.cells):
        if board[cell] != WATER:
            raise Illegal("stream-dry", f"{path}.cells[{index}]", "G10", cell=field.name(cell))
        if cell in stream.cells[:index]:
            raise Illegal("stream-twice", f"{path}.cells[{index}]", "G10", cell=field.name(cell))
        if index and cell not in field.beside(stream.cells[index - 1]):
            raise Illegal("stream-gap", f"{path}.cells[{index}]", "G10", cell=field.name(cell))
    ends = (stream.cells[0], stream.cells[-1])
    for index, (outlet, end) in enumerate(zip(stream.outlets, ends, strict=True)):
        if board[outlet] in (WATER, WALL) or outlet not in field.beside(end):
            raise Illegal(
                "stream-outlet",
                f"{path}.outlets[{index}]",
                "G10",
                cell=field.name(outlet),
                end=field.name(end),
            )
    if stream.outlets[0] == stream.outlets[1]:
        raise Illegal("stream-one-outlet", f"{path}.outlets", "G10", cell=field.name(stream.outlets[0]))


# ---------------------------------------------------------------- robots


def check_seats(position: Position) -> None:
    robots = position.robots
    if len(robots) > MOST_ROBOTS:
        raise Illegal("too-many-robots", "robots", "Q1", most=MOST_ROBOTS, got=len(robots))
    if all(robot.bot for robot in robots):
        raise Illegal("no-player", "robots", "V4")
    if position.edition == "2.0" and len(robots) > 2:
        raise Illegal("two-golems", "robots", "G1", got=len(robots))
    for seat, robot in enumerate(robots):
        if robot.id in [other.id for other in robots[:seat]]:
            raise Illegal("same-id", f"robots[{seat}].id", got=robot.id)


def check_robot(position: Position, robot: Robot, path: str) -> None:
    """Raise if a robot stands where it cannot (S6), or has a state that does not fit its cell."""
    sign = position.board[robot.cell]
    name = position.field.name(robot.cell)
    if sign == WALL:
        raise Illegal("robot-on-wall", f"{path}.cell", "M2", cell=name)
    if sign not in (WATER, ICE) and robot.cell in dict(position.barrels):
        raise Illegal("robot-on-barrel", f"{path}.cell", "S5", cell=name)
    if sign == WATER and position.edition != "4.0":
        raise Illegal("golem-in-water", f"{path}.cell", "G10", cell=name)
    if robot.home is not None and position.board[robot.home] in (WALL, WATER):
        raise Illegal("home-place", f"{path}.home", "G13", cell=position.field.name(robot.home))
    if robot.effort and sign != SNOW:
        raise Illegal("effort-off-snow", f"{path}.effort", "N1", cell=name)
    if robot.on_ice_since is not None:
        check_on_ice(position, robot, path)
    if robot.waits:
        check_waiting(position, robot, path)


def check_on_ice(position: Position, robot: Robot, path: str) -> None:
    if position.board[robot.cell] != ICE:
        raise Illegal("off-ice", f"{path}.on_ice_since", "I3", cell=position.field.name(robot.cell))
    if robot.on_ice_since is not None and robot.on_ice_since > position.round:
        raise Illegal("ice-in-future", f"{path}.on_ice_since", "I3", round=position.round)


def check_waiting(position: Position, robot: Robot, path: str) -> None:
    sign = position.board[robot.cell]
    if sign not in PORTALS or position.board.count(sign) < 2:
        raise Illegal("waits-off-portal", f"{path}.waits", "O2", cell=position.field.name(robot.cell))
    if position.options.portal_busy == "stay":
        raise Illegal("waits-not-played", f"{path}.waits", "O2")


# ---------------------------------------------------------------- goals


def check_goals(position: Position) -> None:
    """Raise if the goals do not fit the mode or the board (G14)."""
    if position.goals and position.mode != "battle":
        raise Illegal("goals-mode", "goals", "G14", mode=position.mode)
    for number, goal in enumerate(position.goals):
        check_goal(position, goal, f"goals[{number}]")


def check_goal(position: Position, goal: Goal, path: str) -> None:
    if goal.cell is not None and position.board[goal.cell] in (WALL, WATER):
        raise Illegal("goal-place", f"{path}.cell", "G14", cell=position.field.name(goal.cell))
    if goal.target == goal.robot:
        raise Illegal("goal-target", f"{path}.target", "G14", robot=position.robots[goal.robot].id)
