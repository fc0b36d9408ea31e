"""How far a child is with each puzzle of an activity, and who needs help."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from golems.lessons.entries import Tried
from golems.notation.structs import StrictStruct

Need: TypeAlias = Literal["same", "many"]
SAME = 3  # how many times the same try must fail
MANY = 5  # how many different tries must fail
QUIET = 180  # seconds without a try


class PuzzleMark(StrictStruct, frozen=True):
    """How far a child is with a puzzle. `need` says why it is stuck there; `solved` is None where nobody may
    know yet."""

    tries: int
    solved: bool | None
    need: Need | None = None


Marks: TypeAlias = dict[str, PuzzleMark]  # of one child, by puzzle


def marks_of(tries: Iterable[Tried]) -> Marks:
    """Return the marks of one child, in the order in which it tried the puzzles."""
    by_puzzle: dict[str, list[Tried]] = {}
    for tried in tries:
        by_puzzle.setdefault(tried.puzzle, []).append(tried)
    return {puzzle: mark_of(each) for puzzle, each in by_puzzle.items()}


def untold(marks: Marks) -> Marks:
    """Return the marks where nobody may know yet who is right."""
    return {puzzle: PuzzleMark(mark.tries, None) for puzzle, mark in marks.items()}


def mark_of(tries: list[Tried]) -> PuzzleMark:
    solved = any(tried.solved for tried in tries)
    return PuzzleMark(len(tries), solved, None if solved else need_in(tries))


def need_in(failed: list[Tried]) -> Need | None:
    """Tell why a child is stuck that has failed so: often in the same way, or in many ways."""
    ways = [(tried.programs, tried.end) for tried in failed]
    if ways.count(ways[-1]) >= SAME:
        return "same"
    return "many" if len(set(ways)) >= MANY else None
