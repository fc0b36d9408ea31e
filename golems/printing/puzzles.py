"""Puzzles on paper, two a sheet: what is asked, the field, the hand, rows to fill in; then the answers."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from golems.drawing.svg import draw_bare
from golems.notation.cells import FACING_NAMES
from golems.notation.reading import Object
from golems.printing.cards import face_of, row_facts
from golems.printing.paper import EDGE, Paper, PrintPiece, Sheet, lay, whole_page
from golems.puzzles.bugs import repairs
from golems.puzzles.judge import expected_ghosts
from golems.puzzles.messages import tell_goal, tell_limits
from golems.puzzles.programs import hand_of
from golems.puzzles.puzzle import Puzzle, PuzzleKind
from golems.puzzles.solver import solve
from golems.rules.refusals import Illegal
from golems.rules.values import Program
from golems.texts.puzzles import fewest_in_words, in_rows, told_other, with_marks
from golems.words.facts import say_with_names
from golems.words.language import Language

SIDE = 15.0  # the margin of the sheet, left and right of a puzzle
ABOVE_AND_BELOW = 46.0  # the height of the margins of a page of answers and of its title
TITLE, LINE, LETTERS = 8.2, 4.2, 95  # the heights of an answer's parts, and how many letters a line holds


class Span(NamedTuple):
    """Rounds in a row, and the program that runs in them if it is given."""

    first: int
    last: int
    program: Program = ()


class PuzzleAnswer(NamedTuple):
    """The answer to one puzzle."""

    number: int
    title: str
    lines: list[str]

    @property
    def height(self) -> float:
        return TITLE + LINE * sum(-(-len(line) // LETTERS) for line in self.lines)


def puzzle_sheets(
    puzzles: Sequence[Puzzle], paper: Paper, words: Language, answers: bool = True
) -> list[Sheet]:
    size = paper.width - 2 * SIDE, paper.height / 2 - EDGE
    name = words.say("print-puzzles")
    pieces = [
        PrintPiece("puzzle", name, *size, puzzle_facts(puzzle, number, words))
        for number, puzzle in enumerate(puzzles, start=1)
    ]
    return [*lay([pieces], paper), *(answer_sheets(puzzles, paper, words) if answers else [])]


def puzzle_facts(puzzle: Puzzle, number: int, words: Language) -> Object:
    text, edition = puzzle.text(words.code), puzzle.position.edition
    return {
        "number": number,
        "title": text.title,
        "story": text.story,
        "asked": list(asked(puzzle, words)),
        "svg": draw_bare(with_marks(puzzle), words.code),
        "hand": hand_facts(puzzle, words),
        "given": [[row_facts(row, edition, words) for row in span.program] for span in given(puzzle)],
        "mend": puzzle.kind == "bug",
        "rows": puzzle.rows,
        "rounds": [round_name(span, words) for span in given(puzzle) or each_round(puzzle)],
        "others": [told_other(puzzle, other, words) for other in puzzle.others],
    }


def given(puzzle: Puzzle) -> list[Span]:
    """Return the given programs; in a prediction, rounds with the same one are told once."""
    spans: list[Span] = []
    for number, program in enumerate(puzzle.program, start=1):
        if puzzle.kind == "predict" and spans and spans[-1].program == program:
            spans[-1] = spans[-1]._replace(last=number)
        else:
            spans.append(Span(number, number, program))
    return spans


def each_round(puzzle: Puzzle) -> list[Span]:
    return [Span(number, number) for number in range(1, puzzle.rounds + 1)]


def round_name(span: Span, words: Language) -> str:
    if span.first == span.last:
        return words.say("story-round", round=span.first)
    return words.say("print-puzzle-rounds", first=span.first, last=span.last)


def hand_facts(puzzle: Puzzle, words: Language) -> list[Object]:
    """Return the cards to choose from; for a prediction there are none."""
    hand = {} if puzzle.kind == "predict" else hand_of(puzzle)
    edition = puzzle.position.edition
    return [face_of(card, edition, words) | {"count": count} for card, count in hand.items() if count]


# ---------------------------------------------------------------- what is asked


def asked(puzzle: Puzzle, words: Language) -> Iterator[str]:
    """Yield what the kind of puzzle asks, the goals, the limits."""
    edition = puzzle.position.edition
    if puzzle.kind == "bug":
        yield words.say("print-puzzle-bug")
    if puzzle.kind == "predict":
        yield words.say("print-puzzle-predict", facing="asked" if puzzle.facing else "free")
    yield from (say_with_names(*tell_goal(goal, puzzle.position), edition, words) for goal in puzzle.goals)
    yield from (say_with_names(*told, edition, words) for _, told in tell_limits(puzzle))
    yield from fewest_in_words(puzzle, words)


# ---------------------------------------------------------------- answers


def answer_sheets(puzzles: Sequence[Puzzle], paper: Paper, words: Language) -> list[Sheet]:
    title = words.say("print-answers")
    answers = [
        PuzzleAnswer(number, puzzle.text(words.code).title, answer_to(puzzle, words))
        for number, puzzle in enumerate(puzzles, start=1)
    ]
    pages = in_pages(answers, paper.height - ABOVE_AND_BELOW)
    return [
        whole_page("answers", title, paper, {"title": title, "list": [answer._asdict() for answer in page]})
        for page in pages
    ]


def in_pages(answers: Sequence[PuzzleAnswer], room: float) -> list[list[PuzzleAnswer]]:
    """Return the answers with as many on a page as there is room for."""
    pages: list[list[PuzzleAnswer]] = [[]]
    left = room
    for answer in answers:
        if answer.height > left and pages[-1]:
            pages.append([])
            left = room
        pages[-1].append(answer)
        left -= answer.height
    return pages


def answer_to(puzzle: Puzzle, words: Language) -> list[str]:
    """Return a program for each round, or where the golem will be."""
    return ANSWERERS[puzzle.kind](puzzle, words)


def shortest(puzzle: Puzzle, words: Language) -> list[str]:
    return by_round(puzzle, solve(puzzle).examples, words)


def mended(puzzle: Puzzle, words: Language) -> list[str]:
    return by_round(puzzle, repairs(puzzle), words)


def by_round(puzzle: Puzzle, found: Sequence[Sequence[Program]], words: Language) -> list[str]:
    """Return the first of the solutions."""
    if not found:
        raise Illegal("no-solution", rule="G14", title=puzzle.text(words.code).title)
    told = [in_rows(program, puzzle.position.edition, words) for program in found[0]]
    if len(told) == 1:
        return told
    return [f"{words.say('story-round', round=number)}: {line}" for number, line in enumerate(told, start=1)]


def ghosts(puzzle: Puzzle, words: Language) -> list[str]:
    """Return where the robots end, and where they look if that is asked."""
    robots, field = puzzle.position.robots, puzzle.position.field
    lines = []
    for seat, (cell, facing) in expected_ghosts(puzzle).items():
        where = words.say("picture-out") if cell is None else words.cell(field.name(cell))
        looks = [words.say(f"facing-{FACING_NAMES[facing]}")] * puzzle.facing if facing is not None else []
        lines.append(f"{words.robot(robots[seat].id)}: {', '.join([where, *looks])}")
    return lines


ANSWERERS: dict[PuzzleKind, Callable[[Puzzle, Language], list[str]]] = {
    "write": shortest,
    "fewest": shortest,
    "bug": mended,
    "predict": ghosts,
}
