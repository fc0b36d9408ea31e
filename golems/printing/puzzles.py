"""Puzzles on paper, two a sheet: what is asked, the field, the hand, rows to fill in; then the answers."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from golems.drawing.svg import draw_bare
from golems.notation.cells import FACING_NAMES
from golems.notation.reading import Object
from golems.printing.cards import face_of, row_facts
from golems.printing.paper import EDGE, Paper, Piece, Sheet, lay, whole_page
from golems.puzzles.bugs import repairs
from golems.puzzles.judge import expected_ghosts
from golems.puzzles.laid import hand_of
from golems.puzzles.puzzle import Kind, Other, Puzzle
from golems.puzzles.solver import solve
from golems.puzzles.telling import tell_goal, tell_limits
from golems.rules.parobots import CARDS
from golems.rules.refusals import Illegal
from golems.rules.values import Goal, Position, Program
from golems.words.facts import say_with_names
from golems.words.language import Language
from golems.words.story import row_in_words

SIDE = 15.0  # of the sheet, left and right of a puzzle
ABOVE_AND_BELOW = 46.0  # the margins of a page of answers, and its title
TITLE, LINE, LETTERS = 8.2, 4.2, 95  # of an answer: heights, and how many letters a line holds


class Span(NamedTuple):
    """Rounds in a row, and the program that runs in them if it is given."""

    first: int
    last: int
    program: Program = ()


class Answer(NamedTuple):
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
        Piece("puzzle", name, *size, puzzle_facts(puzzle, number, words))
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
    """The programs that are given; where nothing is to be mended, rounds with the same one are told once."""
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
    """The cards to choose from; whoever predicts chooses none."""
    hand = {} if puzzle.kind == "predict" else hand_of(puzzle)
    edition = puzzle.position.edition
    return [face_of(card, edition, words) | {"count": count} for card, count in hand.items() if count]


def with_marks(puzzle: Puzzle) -> Position:
    """The position with the cells marked that something has to come to."""
    seat = puzzle.control[0]
    marks = [
        Goal(seat if goal.robot is None else goal.robot, "reach", cell)
        for goal in puzzle.goals
        for cell in (goal.cell, *goal.cells)
        if cell is not None
    ]
    return puzzle.position._replace(goals=tuple(marks))


# ---------------------------------------------------------------- in words


def asked(puzzle: Puzzle, words: Language) -> Iterator[str]:
    """What the kind of puzzle asks, the goals, the limits."""
    edition = puzzle.position.edition
    if puzzle.kind == "bug":
        yield words.say("print-puzzle-bug")
    if puzzle.kind == "predict":
        yield words.say("print-puzzle-predict", facing="asked" if puzzle.facing else "free")
    yield from (say_with_names(*tell_goal(goal, puzzle.position), edition, words) for goal in puzzle.goals)
    yield from (say_with_names(*told, edition, words) for _, told in tell_limits(puzzle))
    if puzzle.kind == "fewest" and puzzle.minimum:
        yield words.say("print-puzzle-fewest", cards=puzzle.minimum.cards)


def told_other(puzzle: Puzzle, other: Other, words: Language) -> str:
    """What a robot that nobody controls will do."""
    robot, edition = puzzle.position.robots[other.seat], puzzle.position.edition
    name = words.robot(robot.id)
    if robot.bot is None:
        programs = [in_rows(program, edition, words) for program in other.programs]
        return words.say("print-puzzle-other", robot=name, program=" / ".join(dict.fromkeys(programs)))
    facts = {"robot": name, "card": robot.bot, "program": in_rows(CARDS[robot.bot], edition, words)}
    if other.rolls is None:
        return words.say("print-puzzle-parobot-any", **facts)
    shown = [" · ".join([words.say(f"command-{face}") for face in faces]) for faces in other.rolls]
    return words.say("print-puzzle-parobot", **facts, rolls=" / ".join(dict.fromkeys(shown)))


def in_rows(program: Program, edition: str, words: Language) -> str:
    return " · ".join([row_in_words(row, edition, words) for row in program])


# ---------------------------------------------------------------- answers


def answer_sheets(puzzles: Sequence[Puzzle], paper: Paper, words: Language) -> list[Sheet]:
    title = words.say("print-answers")
    answers = [
        Answer(number, puzzle.text(words.code).title, answer_to(puzzle, words))
        for number, puzzle in enumerate(puzzles, start=1)
    ]
    pages = in_pages(answers, paper.height - ABOVE_AND_BELOW)
    return [
        whole_page("answers", title, paper, {"title": title, "list": [answer._asdict() for answer in page]})
        for page in pages
    ]


def in_pages(answers: Sequence[Answer], room: float) -> list[list[Answer]]:
    """As many on a page as there is room for."""
    pages: list[list[Answer]] = [[]]
    left = room
    for answer in answers:
        if answer.height > left and pages[-1]:
            pages.append([])
            left = room
        pages[-1].append(answer)
        left -= answer.height
    return pages


def answer_to(puzzle: Puzzle, words: Language) -> list[str]:
    """A program for each round, or where the golem will be."""
    return ANSWERERS[puzzle.kind](puzzle, words)


def shortest(puzzle: Puzzle, words: Language) -> list[str]:
    return by_round(puzzle, solve(puzzle).examples, words)


def mended(puzzle: Puzzle, words: Language) -> list[str]:
    return by_round(puzzle, repairs(puzzle), words)


def by_round(puzzle: Puzzle, found: Sequence[Sequence[Program]], words: Language) -> list[str]:
    """The first of the solutions."""
    if not found:
        raise Illegal("no-solution", rule="G14", title=puzzle.text(words.code).title)
    told = [in_rows(program, puzzle.position.edition, words) for program in found[0]]
    if len(told) == 1:
        return told
    return [f"{words.say('story-round', round=number)}: {line}" for number, line in enumerate(told, start=1)]


def ghosts(puzzle: Puzzle, words: Language) -> list[str]:
    """Where the robots end, and where they look if that is asked."""
    robots, field = puzzle.position.robots, puzzle.position.field
    lines = []
    for seat, (cell, facing) in expected_ghosts(puzzle).items():
        where = words.say("picture-out") if cell is None else words.cell(field.name(cell))
        looks = [words.say(f"facing-{FACING_NAMES[facing]}")] * puzzle.facing if facing is not None else []
        lines.append(f"{words.robot(robots[seat].id)}: {', '.join([where, *looks])}")
    return lines


ANSWERERS: dict[Kind, Callable[[Puzzle, Language], list[str]]] = {
    "write": shortest,
    "fewest": shortest,
    "bug": mended,
    "predict": ghosts,
}
