"""Whether a puzzle of the editor can be solved."""

from typing import Literal

from golems.notation.programs import write_program
from golems.notation.reading import Object
from golems.puzzles.judge import Ghost
from golems.puzzles.messages import PuzzleMessage
from golems.puzzles.puzzle import Puzzle
from golems.puzzles.review import Review, review_of
from golems.rules.refusals import Illegal
from golems.rules.values import Program
from golems.server.shared.puzzles import read_sent, told
from golems.server.shared.sizes import check_size
from golems.server.shared.thinker import PuzzleThinker
from golems.server.workshop.checks import without_minimum
from golems.server.workshop.shapes import Proven, Remark
from golems.words.language import Language, sentence

SECONDS = 20.0  # to prove a puzzle
GIVEN_UP = ("puzzle-too-hard", "puzzle-too-large")
NOT_SAID = ("puzzle-note-no-minimum", "puzzle-note-language")  # the editor sees to it


async def prove(document: Object, language: Language, thinker: PuzzleThinker) -> Proven:
    """Prove a puzzle that is well written; the answer says so when nobody could settle it in time."""
    puzzle = read_sent(without_minimum(document))
    check_size("proof", "puzzle.position", puzzle.position.field)
    try:
        report = await thinker.know(SECONDS, review_of, puzzle)
    except Illegal as refusal:
        if refusal.reason not in GIVEN_UP:
            raise
        return Proven("unknown", language.say("workshop-unsettled", seconds=SECONDS))
    return proven(puzzle, report, language)


def proven(puzzle: Puzzle, report: Review, language: Language) -> Proven:
    if is_free(puzzle, report):
        return Proven("good", language.say("workshop-free"))
    notes = [what for what in report.notes if what.message not in NOT_SAID]
    return Proven(
        verdict="bad" if report.wrong else "good",
        text=verdict_on(puzzle, report, language),
        remarks=(
            *[remarked("wrong", puzzle, what, language) for what in report.wrong[1:]],
            *[remarked("note", puzzle, what, language) for what in notes],
        ),
        minimum=minimum_in(report),
        solution=tuple([write_program(program) for program in solution_in(report)]),
    )


def is_free(puzzle: Puzzle, report: Review) -> bool:
    """Return whether nothing has to be done but to stay in the game, and that takes no card: a place to try
    out."""
    nothing = [what.message for what in report.wrong] == ["puzzle-wrong-for-nothing"]
    return nothing and all(goal.kind == "survive" for goal in puzzle.goals)


def remarked(
    kind: Literal["wrong", "note"], puzzle: Puzzle, what: PuzzleMessage, language: Language
) -> Remark:
    return Remark(kind, sentence(told(puzzle, what, language)))


def verdict_on(puzzle: Puzzle, report: Review, language: Language) -> str:
    if report.proof and not report.proof.is_solvable:
        return language.say("workshop-unsolvable")
    if report.wrong:
        return sentence(told(puzzle, report.wrong[0], language))
    if report.proof:
        counts = {key: getattr(report.proof, key) for key in ("cards", "rows", "solutions")}
        return language.say("workshop-solvable", **counts)
    if report.repairs:
        return language.say("workshop-repairable")
    ghosts = [ghost_in_words(puzzle, seat, ghost, language) for seat, ghost in report.ghosts.items()]
    return " ".join(ghosts)


def ghost_in_words(puzzle: Puzzle, seat: int, ghost: Ghost, language: Language) -> str:
    position = puzzle.position
    cell, facing = position.field.name(ghost.cell or 0), "NESW"[ghost.facing or 0]
    return told(
        puzzle,
        PuzzleMessage("puzzle-ghost", {"robot": position.robots[seat].id, "cell": cell, "facing": facing}),
        language,
    )


def minimum_in(report: Review) -> dict[str, int] | None:
    proof = report.proof
    if proof is None or proof.cards is None or proof.rows is None:
        return None
    return {"cards": proof.cards, "rows": proof.rows, "solutions": proof.solutions}


def solution_in(report: Review) -> tuple[Program, ...]:
    found = [*(report.proof.examples if report.proof else ()), *report.repairs]
    return found[0] if found else ()
