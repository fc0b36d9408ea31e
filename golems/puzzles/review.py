"""The review of a puzzle: what is wrong with it and what is proven, as `golems puzzle check` tells it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from golems.puzzles.bugs import repairs
from golems.puzzles.judge import Ghost, Run, expected_ghosts, judge, runs
from golems.puzzles.messages import PuzzleMessage, programs_in
from golems.puzzles.programs import hand_of
from golems.puzzles.puzzle import Minimum, Puzzle
from golems.puzzles.solver import Proof, Solution, is_solvable, solve
from golems.rules.rounds import play_round
from golems.rules.table import Option, Question
from golems.rules.values import Seat


@dataclass(slots=True)
class Review:
    """What must be corrected, what may be, and what is proven."""

    wrong: list[PuzzleMessage] = field(default_factory=list)
    notes: list[PuzzleMessage] = field(default_factory=list)
    proof: Proof | None = None  # for a puzzle in which programs are written
    repairs: list[Solution] = field(default_factory=list)  # for a bug hunt
    ghosts: dict[Seat, Ghost] = field(default_factory=dict)  # for a prediction


def review_of(puzzle: Puzzle, languages: Sequence[str] = ()) -> Review:
    """Review a puzzle; it should have texts in these languages."""
    report = Review()
    {"bug": prove_bug, "predict": prove_prediction}.get(puzzle.kind, prove_minimum)(puzzle, report)
    for language in languages:
        if language not in dict(puzzle.texts):
            report.notes.append(PuzzleMessage("puzzle-note-language", {"language": language}))
    return report


# ---------------------------------------------------------------- programs to write


def prove_minimum(puzzle: Puzzle, report: Review) -> None:
    report.proof = proof = solve(puzzle, examples=3)
    if proof.cards is None or proof.rows is None:
        report.wrong.append(PuzzleMessage("puzzle-wrong-unsolvable", {}))
        return
    proven = Minimum(proof.cards, proof.rows, proof.solutions)
    if not proven.cards:
        report.wrong.append(PuzzleMessage("puzzle-wrong-for-nothing", {}))
    if puzzle.minimum is None:
        report.notes.append(PuzzleMessage("puzzle-note-no-minimum", {}))
    elif puzzle.minimum != proven:
        stated = {f"stated_{key}": number for key, number in puzzle.minimum._asdict().items()}
        report.wrong.append(PuzzleMessage("puzzle-wrong-minimum", {**proven._asdict(), **stated}))
    if puzzle.stars and puzzle.stars[0] < proven.cards:
        report.wrong.append(
            PuzzleMessage("puzzle-wrong-stars", {"stars": puzzle.stars[0], "cards": proven.cards})
        )
    report.wrong += [told for cards in puzzle.needs for told in disproved_need(puzzle, cards)]
    report.notes += questions_on_the_way(puzzle, proof.examples[0])


def disproved_need(puzzle: Puzzle, cards: tuple[str, ...]) -> Iterator[PuzzleMessage]:
    hand = hand_of(puzzle)
    if not any(hand.get(card) for card in cards):
        yield PuzzleMessage("puzzle-wrong-need-not-in-hand", {"cards": cards})
    elif is_solvable(puzzle.without(cards)):
        yield PuzzleMessage("puzzle-wrong-need", {"cards": cards})


# ---------------------------------------------------------------- bug hunts and predictions


def prove_bug(puzzle: Puzzle, report: Review) -> None:
    report.repairs = repairs(puzzle)
    if is_solved_by(puzzle, puzzle.program):
        report.wrong.append(PuzzleMessage("puzzle-wrong-no-bug", {}))
    if not report.repairs:
        report.wrong.append(PuzzleMessage("puzzle-wrong-no-repair", {}))
    elif len(report.repairs) > 1:
        found = tuple([programs_in(programs) for programs in report.repairs])
        report.wrong.append(PuzzleMessage("puzzle-wrong-repairs", {"count": len(found), "programs": found}))
    else:
        report.notes += questions_on_the_way(puzzle, report.repairs[0])


def is_solved_by(puzzle: Puzzle, programs: Solution) -> bool:
    """Tell whether the programs meet all goals and limits; that no card was changed does not count."""
    return all(missed.where == "program" for missed in judge(puzzle, programs).missed)


def prove_prediction(puzzle: Puzzle, report: Review) -> None:
    report.ghosts = expected_ghosts(puzzle)
    for seat, ghost in report.ghosts.items():
        robot = puzzle.position.robots[seat]
        if ghost.cell is None:
            report.wrong.append(PuzzleMessage("puzzle-wrong-ghost-out", {"robot": robot.id}))
        elif ghost == Ghost(robot.cell, robot.facing):
            report.notes.append(PuzzleMessage("puzzle-note-ghost-home", {"robot": robot.id}))
    report.notes += questions_on_the_way(puzzle, puzzle.program)


# ---------------------------------------------------------------- questions


def questions_on_the_way(puzzle: Puzzle, programs: Solution) -> list[PuzzleMessage]:
    """Return notes about questions to an owner, for which the puzzle takes the first option."""
    asked: dict[tuple[str, str], PuzzleMessage] = {}
    for run in runs(puzzle, programs):
        for robot, kind in questions_in(puzzle, run):
            asked[robot, kind] = PuzzleMessage("puzzle-note-question", {"robot": robot, "kind": kind})
    return list(asked.values())


def questions_in(puzzle: Puzzle, run: Run) -> list[tuple[str, str]]:
    asked: list[tuple[str, str]] = []

    def answer(question: Question) -> Option:
        asked.append((puzzle.position.robots[question.robot].id, question.kind))
        return question.default

    starts = [puzzle.position, *[outcome.position for outcome in run.outcomes]]
    for position, plan in zip(starts, run.plans, strict=False):
        play_round(position, plan, answer)
    return asked
