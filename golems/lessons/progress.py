"""How far a child is with each puzzle of an activity, and who needs help."""

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


def marks_of(tries: list[Tried], is_told: bool = True) -> dict[str, PuzzleMark]:
    """Return the marks of one child by puzzle, in the order in which it tried them."""
    names = dict.fromkeys([tried.puzzle for tried in tries])
    return {name: mark_of([tried for tried in tries if tried.puzzle == name], is_told) for name in names}


def mark_of(tries: list[Tried], is_told: bool) -> PuzzleMark:
    if not is_told:
        return PuzzleMark(len(tries), None)
    solved = any(tried.solved for tried in tries)
    return PuzzleMark(len(tries), solved, None if solved else need_in(tries))


def need_in(failed: list[Tried]) -> Need | None:
    """Tell why a child is stuck that has failed so: often in the same way, or in many ways."""
    ways = [(tried.programs, tried.end) for tried in failed]
    if ways.count(ways[-1]) >= SAME:
        return "same"
    return "many" if len(set(ways)) >= MANY else None
