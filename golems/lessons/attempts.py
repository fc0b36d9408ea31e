"""Attempts of children, judged and made into entries of the log."""

from collections.abc import Mapping, Sequence

from golems.lessons.entries import Tried
from golems.lessons.misconceptions import ghost_of, shown_by_ghosts, shown_by_programs
from golems.notation.cells import FACING_NAMES
from golems.notation.programs import write_short
from golems.puzzles.judge import Ghost, judge, judge_ghosts
from golems.puzzles.programs import cards_in
from golems.puzzles.puzzle import Puzzle
from golems.rules.values import Program, Seat

OUT = "out"


def tried_programs(child: int, name: str, puzzle: Puzzle, programs: Sequence[Program]) -> Tried:
    judgement = judge(puzzle, programs)
    robots = judgement.run.position.robots
    return Tried(
        child,
        name,
        programs=tuple([write_short(program) for program in programs]),
        end=tuple([place(puzzle, ghost_of(robots[seat])) for seat in puzzle.control]),
        solved=judgement.solved,
        stars=judgement.stars,
        cards=cards_in(puzzle, programs).total(),
        shows=shown_by_programs(puzzle, programs),
    )


def tried_ghosts(child: int, name: str, puzzle: Puzzle, ghosts: Mapping[Seat, Ghost]) -> Tried:
    judgement = judge_ghosts(puzzle, ghosts)
    return Tried(
        child,
        name,
        end=tuple([place(puzzle, ghosts[seat]) for seat in puzzle.control]),
        solved=judgement.solved,
        stars=judgement.stars,
        shows=shown_by_ghosts(puzzle, ghosts),
    )


def place(puzzle: Puzzle, ghost: Ghost) -> str:
    """Return a place such as `c1 N`, with the facing only if that was predicted."""
    if ghost.cell is None:
        return OUT
    facing = "" if ghost.facing is None else f" {FACING_NAMES[ghost.facing]}"
    return f"{puzzle.position.field.name(ghost.cell)}{facing}"
