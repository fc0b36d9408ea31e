"""Bug hunts: one card of a program is wrong, and only one card is right in its place."""

from collections import Counter
from collections.abc import Iterator

from golems.puzzles.judge import judge
from golems.puzzles.programs import cards_in, changes, rows_of
from golems.puzzles.puzzle import Puzzle
from golems.rules.values import Program


def repairs(puzzle: Puzzle) -> list[tuple[Program, ...]]:
    """Return all programs that differ in one card from the given ones and solve the puzzle."""
    return [programs for programs in with_one_card_changed(puzzle) if judge(puzzle, programs).solved]


def with_one_card_changed(puzzle: Puzzle) -> Iterator[tuple[Program, ...]]:
    """Yield every such attempt for which the hand has enough cards."""
    given, hand = puzzle.program, Counter(dict(puzzle.position.hand))
    for number, program in enumerate(given):
        for index, row in enumerate(program):
            for other in rows_of(puzzle):
                mended = (*program[:index], other, *program[index + 1 :])
                fits = changes(puzzle, row, other) == 1 and not cards_in(puzzle, [mended]) - hand
                if fits:
                    yield (*given[:number], mended, *given[number + 1 :])
