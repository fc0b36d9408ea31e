"""The fast engine for one position at a time, in values of the rules."""

from collections.abc import Sequence

import numpy as np

from golems.fast.codes import AskedQuestion, asked, code_of, codes_of, event_code
from golems.fast.jit import Words
from golems.fast.layout import ANSWERS, ASKED, QUESTIONS, SEATS
from golems.fast.maps import map_of
from golems.fast.parobots import program_of
from golems.fast.positions import pack, result_of, unpack
from golems.fast.rounds import change_programs, close_round, open_round
from golems.fast.rows import new_table, step_row
from golems.rules.plan import Plan
from golems.rules.values import EventCard, Position, Program, Result, Row, Seat


class Stepper:
    """Plays the positions of one map step by step; they are packed and never changed in place.

    >>> from golems.rules.field import field_of
    >>> from golems.rules.values import EAST, WEST, Robot
    >>> red, blue = Robot("red", 0, EAST, simple=True), Robot("blue", 3, WEST, simple=True)
    >>> position = Position("4.0", field_of(4, "...."), "....", (red, blue), hand=())
    >>> stepper = Stepper(position)
    >>> state = stepper.row(stepper.pack(position), ("forward", "stand"))
    >>> [robot.cell for robot in stepper.unpack(state).robots]
    [1, 3]
    """

    def __init__(self, position: Position, ask_contents: bool = False) -> None:
        self.map = map_of(position, ask_contents)
        self.table = new_table()

    def pack(self, position: Position) -> Words:
        return pack(self.map, position)

    def unpack(self, state: Words) -> Position:
        return unpack(self.map, state)

    def result(self, state: Words) -> Result | None:
        return result_of(state)

    # ---------------------------------------------------------------- questions

    def tell(self, answers: Sequence[int]) -> None:
        """Set the options, counted from 0, that answer the next questions; others take the first one."""
        self.table[ANSWERS : ANSWERS + QUESTIONS] = 0
        self.table[ANSWERS : ANSWERS + len(answers)] = answers

    def asked(self) -> list[AskedQuestion]:
        """Return the questions of the last step in turn."""
        return [asked(self.map, self.table, number) for number in range(self.table[ASKED])]

    # ---------------------------------------------------------------- the steps of a round

    def open(self, state: Words, event: EventCard, resigned: Sequence[Seat] = ()) -> Words:
        """Open a round: resigned robots leave, and the event acts on the field (R1)."""
        after = np.empty_like(state)
        leaving = sum(1 << seat for seat in resigned)
        open_round(self.map.field, self.table, state, event_code(event), leaving, after)
        return after

    def rows(self, state: Words, plan: Plan) -> list[Words]:
        """Return the rows that will run once the round is open (E6, E7, Q3)."""
        programs = [self.program(seat, plan) for seat in range(len(self.map.start.robots))]
        width = max(map(len, programs))
        codes = np.zeros((SEATS, width), np.int64)
        lengths, drawn = np.zeros(SEATS, np.int64), np.ones((SEATS, 2), np.int64)
        out = [robot.out for robot in self.unpack(state).robots]
        for seat, program in enumerate(programs):
            codes[seat, : len(program)] = [code_of(row) for row in program]
            lengths[seat] = 0 if out[seat] else len(program)
        for seat, numbers in enumerate(plan.random):
            drawn[seat, : len(numbers)] = numbers
        change_programs(self.map.field, state, event_code(plan.event), codes, lengths, drawn)
        codes *= np.arange(width) < lengths[:, None]
        return [codes[:, number].copy() for number in range(max(lengths))]

    def program(self, seat: Seat, plan: Plan) -> Program:
        robot = self.map.start.robots[seat]
        if robot.bot is None:
            return plan.programs[seat]
        return () if robot.out else program_of(robot.bot, plan.rolls[seat])

    def row(self, state: Words, rows: Sequence[Row | None] | Words) -> Words:
        """Play one row, given by seat (R2)."""
        codes = rows if isinstance(rows, np.ndarray) else codes_of(rows)
        after = np.empty_like(state)
        step_row(self.map.field, self.table, state, codes, after)
        return after

    def close(self, state: Words) -> Words:
        """End the round (R4)."""
        after = np.empty_like(state)
        close_round(self.map.field, self.table, state, after)
        return after
