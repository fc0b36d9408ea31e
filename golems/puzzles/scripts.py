"""Scripts of the robots that nobody controls: one, or one for each way the dice can fall."""

from collections.abc import Collection
from functools import lru_cache
from itertools import product, zip_longest
from typing import TypeAlias

from golems.puzzles.puzzle import Other, Puzzle, Rolls
from golems.rules.parobots import DIE, dice_of, fill_in
from golems.rules.values import Program, Row, Seat

Joint: TypeAlias = tuple[Row | None, ...]  # one row by seat; none where the player or nobody decides
Script: TypeAlias = tuple[Joint, ...]


def rolls_in(puzzle: Puzzle, number: int, out: Collection[Seat] = ()) -> list[dict[Seat, Rolls]]:
    """Return every way the dice of this round, counted from 0, can fall, by seat."""
    rolling = [other for other in puzzle.others if is_bot(puzzle, other) and other.seat not in out]
    faces = [rolls_of(puzzle, other, number) for other in rolling]
    return [
        {other.seat: fallen for other, fallen in zip(rolling, all_fallen, strict=True)}
        for all_fallen in product(*faces)
    ]


def is_bot(puzzle: Puzzle, other: Other) -> bool:
    return puzzle.position.robots[other.seat].bot is not None


def rolls_of(puzzle: Puzzle, other: Other, number: int) -> list[Rolls]:
    if other.rolls is not None:
        return [other.rolls[number]]
    return list(product(DIE, repeat=dice_of(puzzle.position.robots[other.seat].bot or "")))


def programs_of(puzzle: Puzzle, number: int, rolls: dict[Seat, Rolls]) -> dict[Seat, Program]:
    """Return what the other robots will run in this round, with dice rolled."""
    return {
        other.seat: other.programs[number]
        if other.programs
        else fill_in(puzzle.position.robots[other.seat].bot or "", rolls.get(other.seat, ()))
        for other in puzzle.others
        if other.programs or other.seat in rolls
    }


@lru_cache(maxsize=256)
def scripts(puzzle: Puzzle, number: int, out: frozenset[Seat]) -> tuple[Script, ...]:
    """Return the different scripts of a round that begins with these robots off the field (R1)."""
    found = [script_of(puzzle, number, rolls, out) for rolls in rolls_in(puzzle, number, out)]
    return tuple(dict.fromkeys(found))


def script_of(puzzle: Puzzle, number: int, rolls: dict[Seat, Rolls], out: frozenset[Seat]) -> Script:
    programs = programs_of(puzzle, number, rolls)
    seats = range(len(puzzle.position.robots))
    return tuple(zip_longest(*[() if seat in out else programs.get(seat, ()) for seat in seats]))
