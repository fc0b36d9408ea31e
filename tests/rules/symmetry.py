"""Turns of the table: a position seen from another side, for metamorphic properties."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from golems.rules.field import Cell, Field, field_of
from golems.rules.plan import Plan
from golems.rules.table import Option, Question
from golems.rules.values import Command, Condition, Goal, Loop, Position, Program, Robot, Row, Stream


class BoardTurn(NamedTuple):
    """How places, facings, signs and commands look from the other side."""

    swaps_sides: bool  # width becomes height
    place: Callable[[int, int, int, int], tuple[int, int]]  # x, y, width, height → x, y
    facing: Callable[[int], int]
    signs: dict[str, str]
    commands: dict[Command, Command]

    def field(self, field: Field) -> Field:
        return field_of(*self.lay(field, field.shape))

    def lay(self, field: Field, places: str) -> tuple[int, str]:
        """Return a drawing of all places after the turn, with its new width first."""
        turned = {self.cell(field, cell): self.signs.get(sign, sign) for cell, sign in enumerate(places)}
        width = len(places) // field.width if self.swaps_sides else field.width
        return width, "".join(turned[cell] for cell in range(len(places)))

    def cell(self, field: Field, cell: Cell) -> Cell:
        width, height = field.width, len(field.shape) // field.width
        x, y = self.place(cell % width, cell // width, width, height)
        return y * (height if self.swaps_sides else width) + x

    def position(self, position: Position) -> Position:
        old = position.field
        _, board = self.lay(old, position.board)
        return position._replace(
            field=self.field(old),
            board=board,
            robots=tuple(self.robot(old, robot) for robot in position.robots),
            under=tuple(sorted((self.cell(old, cell), sign) for cell, sign in position.under)),
            barrels=tuple(sorted((self.cell(old, cell), column) for cell, column in position.barrels)),
            streams=tuple(
                Stream(
                    tuple(self.cell(old, cell) for cell in stream.cells),
                    (self.cell(old, stream.outlets[0]), self.cell(old, stream.outlets[1])),
                )
                for stream in position.streams
            ),
            goals=tuple(self.goal(old, goal) for goal in position.goals),
        )

    def robot(self, field: Field, robot: Robot) -> Robot:
        if robot.out:
            return robot
        return robot._replace(
            cell=self.cell(field, robot.cell),
            facing=self.facing(robot.facing),
            home=None if robot.home is None else self.cell(field, robot.home),
            effort=robot.effort and self.command(robot.effort),
        )

    def goal(self, field: Field, goal: Goal) -> Goal:
        return goal if goal.cell is None else goal._replace(cell=self.cell(field, goal.cell))

    def command(self, command: Command) -> Command:
        return self.commands.get(command, command)

    def row(self, row: Row) -> Row:
        if isinstance(row, Loop):
            return Loop(row.times, self.command(row.command))
        if isinstance(row, Condition):
            return Condition(row.sense, self.row(row.yes), self.row(row.no))  # type: ignore[arg-type]
        return self.command(row)

    def program(self, program: Program) -> Program:
        return tuple(self.row(row) for row in program)

    def plan(self, plan: Plan) -> Plan:
        return replace(plan, programs=tuple(self.program(program) for program in plan.programs))

    def option(self, field: Field, question: Question, option: Option) -> Option:
        if question.kind == "exit":
            return self.cell(field, int(option))
        return self.facing(int(option)) if question.kind == "face" else option


QUARTER = BoardTurn(
    swaps_sides=True,
    place=lambda x, y, width, height: (height - 1 - y, x),
    facing=lambda facing: (facing + 1) % 4,
    signs={"─": "│", "│": "─", "└": "┌", "┌": "┐", "┐": "┘", "┘": "└"},
    commands={},
)
MIRROR = BoardTurn(
    swaps_sides=False,
    place=lambda x, y, width, height: (width - 1 - x, y),
    facing=lambda facing: -facing % 4,
    signs={"└": "┘", "┘": "└", "┌": "┐", "┐": "┌"},
    commands={"left": "right", "right": "left"},
)
