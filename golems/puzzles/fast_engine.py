"""The solver's engine for games that `golems.fast` covers; it needs the extra `fast`."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from golems.fast.bits import has
from golems.fast.codes import codes_of, event_code
from golems.fast.jit import Words, compiled, pointer
from golems.fast.layout import (
    ACTIVE,
    BARREL_BITS,
    BARRELS,
    CELL_BITS,
    CONTENTS,
    COURSE,
    DAMAGE_AT,
    FACING_AT,
    OUT_AT,
    OVER,
    ROBOT_BITS,
    ROBOTS,
    SEATS,
    THREE_BITS,
    TWO_BITS,
    WORDS,
)
from golems.fast.maps import map_of, need
from golems.fast.packing import lay_out
from golems.fast.positions import pack
from golems.fast.rounds import open_round, play_rounds
from golems.fast.rows import check, new_table, step_rows
from golems.puzzles.engines import LOST, LaidRows, State
from golems.puzzles.goals import MOST_HARM, PuzzleGoal, PuzzleGoalKind, barrels_in, touch_goals
from golems.puzzles.puzzle import Puzzle
from golems.puzzles.scripts import Joint
from golems.rules.values import DAMAGE_ORDER, EventCard, Seat, Sense

Truths: TypeAlias = NDArray[np.bool_]

TOUCHED = WORDS  # the word behind a packed position: how many cells are touched, for each goal `touch`
TOUCHED_BITS, TOUCHED_MOST, TOUCHES = 8, 255, 7
SIZE = 8 * (WORDS + 1)
AT_ONCE = 1 << 16  # how many rows are played together


@compiled
def look_ahead(field: Words, states: Words, seat: int, seen: Words) -> None:
    """Note for many positions whether the robot of this seat sees an obstacle (C)."""
    table = new_table()
    for number in range(states.shape[0]):
        lay_out(pointer(field), pointer(table), pointer(states), number * WORDS)
        is_here = has(table[ACTIVE], seat)
        seen[number] = check(pointer(field), pointer(table), seat) if is_here else False


class FastEngine:
    """The engine for edition 4.0 without options; anything else raises NotCovered."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.map = map_of(puzzle.position)
        self.events = {event: event_code(event) for event in puzzle.events}
        self.touches = touch_goals(puzzle.goals)
        need(len(self.touches) <= TOUCHES, f"{len(self.touches)} goals touch: at most {TOUCHES} are covered")
        self.keys: list[bytes] = []
        self.numbers: dict[bytes, State] = {}
        self.first = np.append(pack(self.map, puzzle.position), 0)

    def words(self, states: Sequence[State]) -> Words:
        keys = b"".join([self.keys[state] for state in states])
        return np.frombuffer(bytearray(keys), np.int64).reshape(-1, WORDS + 1)

    def numbers_of(self, words: Words) -> list[State]:
        found, data, numbers, keys = [], words.tobytes(), self.numbers, self.keys
        for at in range(0, len(data), SIZE):
            key = data[at : at + SIZE]
            number = numbers.setdefault(key, len(keys))
            if number == len(keys):
                keys.append(key)
            found.append(number)
        return found

    def after(self, before: Words, after: Words) -> list[State]:
        """Return the numbers of these positions; those that have broken a limit are lost."""
        found = self.numbers_of(after)
        if not self.puzzle.limits.no_damage:
            return found
        lost = np.zeros(len(found), bool)
        for seat in self.puzzle.control:
            lost |= self.harm_to(after, seat) > self.harm_to(before, seat)
        return [LOST if is_lost else number for is_lost, number in zip(lost, found, strict=True)]

    def harm_to(self, words: Words, seat: Seat) -> Words:
        """Return a number that is greater where the robot has suffered more, and greatest where it is out."""
        robot = robot_in(words, seat)
        damage = robot >> DAMAGE_AT & THREE_BITS
        if not self.puzzle.position.robots[seat].simple:
            damage = (damage & 1) + (damage >> 1 & 1) + (damage >> 2 & 1)
        return np.where(robot >> OUT_AT & 1, MOST_HARM, damage)

    # ---------------------------------------------------------------- a round

    def start(self) -> State:
        return self.numbers_of(self.first)[0]

    def open(self, states: Sequence[State], event: EventCard) -> list[State]:
        if event == "nothing":
            return list(states)
        before, table = self.words(states), new_table()
        after = before.copy()
        for number in range(len(states)):
            if not before[number, COURSE] & OVER:
                opened = after[number, :WORDS]
                open_round(self.map.field, table, before[number, :WORDS], self.events[event], 0, opened)
        return self.after(before, after)

    def play(self, states: Sequence[State], joint: Joint, laid: Sequence[LaidRows]) -> list[list[State]]:
        codes = np.array([self.codes(joint, rows) for rows in laid])
        found: list[list[State]] = []
        for some in portions(states, max(1, AT_ONCE // len(laid))):
            before = self.words(some).repeat(len(laid), axis=0)
            played = self.after(before, self.step(before, np.tile(codes, (len(some), 1))))
            found += [played[at : at + len(laid)] for at in range(0, len(played), len(laid))]
        return found

    def codes(self, joint: Joint, laid: LaidRows) -> Words:
        rows = list(joint)
        for seat, row in zip(self.puzzle.control, laid, strict=True):
            rows[seat] = row
        return codes_of(rows)

    def step(self, before: Words, rows: Words) -> Words:
        size = len(before)
        positions = np.ascontiguousarray(before[:, :WORDS])
        after = np.empty_like(positions)
        answers, asked = np.zeros((size, 0), np.int64), np.empty(size, np.int64)
        step_rows(self.map.field, positions, rows, answers, after, asked)
        over = before[:, COURSE] & OVER != 0
        touched = np.where(over, before[:, TOUCHED], self.touched_after(after, before[:, TOUCHED]))
        return np.column_stack([after, touched])

    def touched_after(self, positions: Words, touched: Words) -> Words:
        """Return the number of touched cells for each goal, eight bits each."""
        after = touched.copy()
        for number, goal in enumerate(self.touches):
            at = TOUCHED_BITS * number
            robot = robot_in(positions, goal.robot or 0)
            wanted = np.array([*[self.map.numbers[cell] for cell in goal.cells], -1])
            stands = np.where(robot >> OUT_AT & 1, -2, robot & CELL_BITS)
            after += (stands == wanted[touched >> at & TOUCHED_MOST]).astype(np.int64) << at
        return after

    def look(self, states: Sequence[State], joint: Joint, sense: Sense) -> list[tuple[bool, ...]]:
        positions = np.ascontiguousarray(self.words(states)[:, :WORDS])
        seen = np.empty((len(self.puzzle.control), len(states)), np.int64)
        for row, seat in zip(seen, self.puzzle.control, strict=True):
            look_ahead(self.map.field, positions, seat, row)
        return [tuple(answers) for answers in seen.T.astype(bool).tolist()]

    def close(self, states: Sequence[State]) -> list[State]:
        """End the round (R4) by playing a round without rows."""
        before, size = self.words(states), len(states)
        positions = np.ascontiguousarray(before[:, :WORDS])
        after = np.empty_like(positions)
        nothing, lengths = np.zeros(size, np.int64), np.zeros((size, SEATS), np.int64)
        programs, drawn = np.zeros((size, SEATS, 1), np.int64), np.ones((size, SEATS, 2), np.int64)
        answers = np.zeros((size, 0), np.int64)
        play_rounds(self.map.field, positions, nothing, programs, lengths, drawn, answers, after)
        return self.after(before, np.column_stack([after, before[:, TOUCHED]]))

    # ---------------------------------------------------------------- questions about a state

    def out(self, state: State) -> frozenset[Seat]:
        robots = int(self.words([state])[0, ROBOTS])
        seats = range(len(self.puzzle.position.robots))
        return frozenset([seat for seat in seats if robots >> (ROBOT_BITS * seat + OUT_AT) & 1])

    def is_over(self, state: State) -> bool:
        return bool(self.words([state])[0, COURSE] & OVER)

    def solves(self, states: Sequence[State]) -> list[bool]:
        words = self.words(states)
        solved = np.ones(len(states), bool)
        for goal in self.puzzle.goals:
            solved &= MET[goal.kind](self, goal, words)
        return [bool(each) for each in solved]


# ---------------------------------------------------------------- goals, as `golems.puzzles.goals` has them


def equal(numbers: Words, number: int) -> Truths:
    return np.asarray(numbers == number, bool)


def robot_in(words: Words, seat: Seat) -> Words:
    return words[:, ROBOTS] >> (ROBOT_BITS * seat)


def is_here(words: Words, seat: Seat) -> Truths:
    return equal(robot_in(words, seat) >> OUT_AT & 1, 0)


def has_reached(engine: FastEngine, goal: PuzzleGoal, words: Words) -> Truths:
    robot = robot_in(words, goal.robot or 0)
    met = is_here(words, goal.robot or 0) & equal(robot & CELL_BITS, engine.map.numbers[goal.cell or 0])
    return met if goal.facing is None else met & equal(robot >> FACING_AT & TWO_BITS, goal.facing)


def has_touched(engine: FastEngine, goal: PuzzleGoal, words: Words) -> Truths:
    at = TOUCHED_BITS * engine.touches.index(goal)
    return equal(words[:, TOUCHED] >> at & TOUCHED_MOST, len(goal.cells))


def has_destroyed(engine: FastEngine, goal: PuzzleGoal, words: Words) -> Truths:
    """Tell whether the robot or enough barrels are destroyed, by the number of barrels left."""
    if goal.target is not None:
        return ~is_here(words, goal.target)
    most = barrels_in(engine.puzzle.position) - goal.count
    contents = words[:, CONTENTS].tolist()
    return np.array([barrels.bit_length() // BARREL_BITS <= most for barrels in contents], bool)


def has_pushed(engine: FastEngine, goal: PuzzleGoal, words: Words) -> Truths:
    return equal(words[:, BARRELS] >> engine.map.numbers[goal.cell or 0] & 1, 1)


def has_survived(engine: FastEngine, goal: PuzzleGoal, words: Words) -> Truths:
    return is_here(words, goal.robot or 0)


def is_repaired(engine: FastEngine, goal: PuzzleGoal, words: Words) -> Truths:
    seat = goal.robot or 0
    simple = engine.puzzle.position.robots[seat].simple
    looked_at = THREE_BITS if simple or goal.part is None else 1 << DAMAGE_ORDER.index(goal.part)
    return is_here(words, seat) & equal(robot_in(words, seat) >> DAMAGE_AT & looked_at, 0)


MET: dict[PuzzleGoalKind, Callable[[FastEngine, PuzzleGoal, Words], Truths]] = {
    "reach": has_reached,
    "touch": has_touched,
    "destroy": has_destroyed,
    "push": has_pushed,
    "survive": has_survived,
    "repair": is_repaired,
}


def portions(states: Sequence[State], size: int) -> Iterator[Sequence[State]]:
    for at in range(0, len(states), size):
        yield states[at : at + size]
