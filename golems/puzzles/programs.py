"""Which programs a puzzle allows, and what they cost."""

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest

from golems.puzzles.puzzle import Puzzle
from golems.rules.editions import EDITIONS
from golems.rules.legal import all_rows
from golems.rules.programs import cards_of, check_cards, check_form
from golems.rules.refusals import Illegal
from golems.rules.values import Program, Row


def cards_in(puzzle: Puzzle, programs: Sequence[Program]) -> Counter[str]:
    """Return how many cards of each kind these programs need."""
    loops = EDITIONS[puzzle.position.edition].loops
    return Counter([card for program in programs for row in program for card in cards_of(row, loops)])


def hand_of(puzzle: Puzzle) -> dict[str, int]:
    """Return the cards that may be laid in a round."""
    given = cards_in(puzzle, puzzle.program)
    allowed = EDITIONS[puzzle.position.edition].commands | set(puzzle.bonuses) | given.keys()
    return {card: count for card, count in puzzle.position.hand if card in allowed}


def rows_of(puzzle: Puzzle) -> list[Row]:
    """Return every row that can be laid: commands, then Loops, then conditions."""
    position, hand = puzzle.position, Counter(hand_of(puzzle))
    found = all_rows(position.edition, position.mode, frozenset(hand))
    return [row for row in found if not cards_in(puzzle, [(row,)]) - hand]


def check_laid(puzzle: Puzzle, programs: Sequence[Program]) -> None:
    """Raise if the programs cannot be laid at all; whether they solve the puzzle is another question."""
    if len(programs) != puzzle.rounds:
        raise Illegal("puzzle-by-round", "programs", "G14", rounds=puzzle.rounds, got=len(programs))
    for number, program in enumerate(programs):
        path = f"programs[{number}]"
        if len(program) > puzzle.rows:
            raise Illegal("puzzle-rows", path, "G14", most=puzzle.rows, got=len(program))
        if "none" in program:
            raise Illegal("empty-row", path, "P1", row=program.index("none") + 1)
        for row_number, row in enumerate(program, start=1):
            check_form(puzzle.position.edition, row, False, path, row_number)
        check_cards(puzzle.position, program, path)
        check_bonuses(puzzle, program, path)


def check_bonuses(puzzle: Puzzle, program: Program, path: str) -> None:
    allowed, edition = hand_of(puzzle), puzzle.position.edition
    for number, row in enumerate(program, start=1):
        for card in cards_of(row, EDITIONS[edition].loops):
            if card not in allowed:
                raise Illegal("puzzle-bonus", path, "G14", row=number, card=card, edition=edition)


# ---------------------------------------------------------------- bug hunts


def changed_cards(puzzle: Puzzle, programs: Sequence[Program]) -> int:
    """Return how many cards of the given programs were changed; a row of another form counts whole."""
    return sum(
        changes(puzzle, given, laid)
        for given_program, program in zip(puzzle.program, programs, strict=True)
        for given, laid in zip_longest(given_program, program)
    )


def changes(puzzle: Puzzle, given: Row | None, laid: Row | None) -> int:
    """Return how many cards of a row were changed."""
    loops = EDITIONS[puzzle.position.edition].loops
    one, other = [[] if row is None else [*cards_of(row, loops)] for row in (given, laid)]
    if type(given) is not type(laid):
        return len(one) + len(other)
    return sum(card != another for card, another in zip(one, other, strict=True))
