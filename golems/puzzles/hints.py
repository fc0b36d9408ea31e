"""Hints in steps, made from solutions: each tells a little more, and the last one still leaves something."""

from collections.abc import Iterator, Sequence
from itertools import islice

from golems.notation.cells import FACING_NAMES
from golems.notation.programs import write_short
from golems.puzzles.bugs import repairs
from golems.puzzles.judge import Run, runs
from golems.puzzles.messages import Fact, PuzzleMessage
from golems.puzzles.programs import cards_in
from golems.puzzles.puzzle import Puzzle, bonus_cards
from golems.puzzles.solver import Proof, Solution, good_rows, solve
from golems.rules.editions import GOLEM_LOOPS
from golems.rules.events import BarrelOpened, Blocked, Pushed, Taken
from golems.rules.rounds import play_round
from golems.rules.values import STEPS, TURNS, Command, Condition, Loop, Program, Row

EXAMPLES = 20  # how many solutions are compared
LOOKS = 2  # how many hints tell what to look at
LONG = 3  # from this many rows on the end of a program is told too


def hints(puzzle: Puzzle) -> list[PuzzleMessage]:
    """Return the hints in the order in which they are to be given, or none if there is no solution."""
    tell = {"bug": hints_for_bug, "predict": hints_for_prediction}.get(puzzle.kind, hints_for_programs)
    return list(tell(puzzle))


def good_start(puzzle: Puzzle, programs: Sequence[Program]) -> PuzzleMessage:
    """Return a hint that tells how many rows of an attempt can stay."""
    return PuzzleMessage("puzzle-hint-good-rows", {"number": good_rows(puzzle, programs)})


def kind_of(row: Row) -> str:
    """Return what sort of card lies first in a row."""
    if isinstance(row, Loop):
        return "loop"
    if isinstance(row, Condition):
        return "condition"
    return kind_of_command(row)


def told_kind(row: Row) -> dict[str, Fact]:
    """Return the facts that tell what lies first: a step, a turn, a condition, or a card by its name."""
    if isinstance(row, Loop):
        return {"kind": "card", "card": GOLEM_LOOPS[row.times]}
    kind = kind_of(row)
    return {"kind": kind} if kind in ("step", "turn", "condition") else {"kind": "card", "card": kind}


def kind_of_command(command: Command) -> str:
    return "step" if command in STEPS else "turn" if command in TURNS else command


# ---------------------------------------------------------------- programs to write


def hints_for_programs(puzzle: Puzzle) -> Iterator[PuzzleMessage]:
    proof = solve(puzzle, EXAMPLES)
    if not proof.examples:
        return
    solution = proof.examples[0]
    yield from islice(looks(puzzle, runs(puzzle, solution)[0]), LOOKS)
    yield PuzzleMessage("puzzle-hint-cards", {"number": proof.cards or 0})
    yield from shared_bonus(puzzle, proof)
    yield from ends(proof)
    yield from first_rows(puzzle, solution)


def looks(puzzle: Puzzle, run: Run) -> Iterator[PuzzleMessage]:
    """Yield hints about what is worth looking at: who acts, which barrel is touched, where to go."""
    for other in puzzle.others:
        yield PuzzleMessage("puzzle-hint-watch", {"robot": puzzle.position.robots[other.seat].id})
    events = [event for outcome in run.outcomes for event in outcome.events]
    touched = [event.cell for event in events if isinstance(event, Pushed | BarrelOpened | Taken)]
    for cell in [cell for cell in touched if cell in dict(puzzle.position.barrels)][:1]:
        yield PuzzleMessage("puzzle-hint-barrel", {"cell": puzzle.position.field.name(cell)})
    for goal in puzzle.goals:
        if goal.kind == "reach" and goal.cell is not None:
            yield PuzzleMessage("puzzle-hint-cell", {"cell": puzzle.position.field.name(goal.cell)})


def shared_bonus(puzzle: Puzzle, proof: Proof) -> Iterator[PuzzleMessage]:
    """Yield a hint about each bonus card that is in every shortest solution."""
    if proof.solutions > len(proof.examples):
        return
    used = [cards_in(puzzle, solution) for solution in proof.examples]
    for card in bonus_cards(puzzle.position.edition):
        if all(cards[card] for cards in used):
            yield PuzzleMessage("puzzle-hint-uses", {"card": card})


def ends(proof: Proof) -> Iterator[PuzzleMessage]:
    """Yield hints about how a solution begins, and how a long one ends, by the sort of card."""
    rows = all_rows(proof.examples[0])
    firsts = {kind_of(all_rows(solution)[0]) for solution in proof.examples if all_rows(solution)}
    if rows:
        yield PuzzleMessage("puzzle-hint-first", told_kind(rows[0]) | {"ways": min(len(firsts), 2)})
    if len(rows) >= LONG:
        yield PuzzleMessage("puzzle-hint-last", told_kind(rows[-1]))


def all_rows(solution: Solution) -> list[Row]:
    return [row for program in solution for row in program]


def first_rows(puzzle: Puzzle, solution: Solution) -> Iterator[PuzzleMessage]:
    """Yield the first rows one by one, as long as no more than half of the cards are told."""
    told, half = 0, cards_in(puzzle, solution).total() // 2
    for round_number, number, row in placed_rows(puzzle, solution):
        told += cards_in(puzzle, [(row,)]).total()
        if told > half:
            return
        yield PuzzleMessage(
            "puzzle-hint-row", {"round": round_number, "number": number, "row": write_short([row])}
        )


def placed_rows(puzzle: Puzzle, programs: Solution) -> list[tuple[int, int, Row]]:
    """Return all rows with their round, which is 0 where there is only one, and their number in it."""
    return [
        (round_number if puzzle.rounds > 1 else 0, number, row)
        for round_number, program in enumerate(programs, start=1)
        for number, row in enumerate(program, start=1)
    ]


# ---------------------------------------------------------------- bug hunts


def hints_for_bug(puzzle: Puzzle) -> Iterator[PuzzleMessage]:
    """Yield hints that come closer and closer to the wrong card, but never tell what belongs there."""
    mended = repairs(puzzle)
    if not mended:
        return
    given, right = placed_rows(puzzle, puzzle.program), placed_rows(puzzle, mended[0])
    wrong = next(number for number, place in enumerate(given) if place != right[number])
    round_number, number, row = given[wrong]
    yield from islice(looks(puzzle, runs(puzzle, mended[0])[0]), LOOKS)
    if len(given) > 1:
        yield PuzzleMessage("puzzle-hint-bug-half", {"half": "first" if 2 * wrong < len(given) else "second"})
    yield PuzzleMessage("puzzle-hint-bug-kind", told_kind(row))
    yield PuzzleMessage("puzzle-hint-bug-row", {"round": round_number, "number": number})


# ---------------------------------------------------------------- predictions


def hints_for_prediction(puzzle: Puzzle) -> Iterator[PuzzleMessage]:
    """Yield where something is in the way, and where the golem is in the first half of its way."""
    run = runs(puzzle, puzzle.program)[0]
    yield PuzzleMessage("puzzle-hint-finger", {})
    for event in run.outcomes[0].events:
        if isinstance(event, Blocked) and event.robot in puzzle.control:
            yield PuzzleMessage("puzzle-hint-blocked", {"number": event.row})
            break
    half = len(puzzle.program[0]) // 2
    for row in dict.fromkeys((half // 2, half)):
        if row:
            yield from standing_after(puzzle, run, row)


def standing_after(puzzle: Puzzle, run: Run, row: int) -> Iterator[PuzzleMessage]:
    robots = play_round(puzzle.position, run.plans[0], rows=row).position.robots
    for robot in (robots[seat] for seat in puzzle.control):
        if not robot.out:
            cell, facing = puzzle.position.field.name(robot.cell), FACING_NAMES[robot.facing]
            facts: dict[str, Fact] = {"robot": robot.id, "cell": cell, "facing": facing}
            yield PuzzleMessage("puzzle-hint-after", facts | {"number": row})
