"""Puzzles, their solver, and the course of the package."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Self

from golems.api.notebook import titled
from golems.api.positions import PlayedRound, Position
from golems.api.programs import Program, ProgramLike, program_of
from golems.drawing.svg import draw_svg
from golems.notation.cells import FACING_NAMES, read_cell, read_facing
from golems.notation.inputs import seat_reader
from golems.notation.reading import Json, Object, as_text, document_of, each_key
from golems.puzzles import puzzle as puzzles
from golems.puzzles.bugs import repairs
from golems.puzzles.course import puzzle_named
from golems.puzzles.course import puzzles as puzzles_of_course
from golems.puzzles.documents import read_puzzle, write_puzzle
from golems.puzzles.hints import hints
from golems.puzzles.judge import Ghost, Judgement, expected_ghosts, judge, judge_ghosts
from golems.puzzles.messages import PuzzleMessage, tell_goal, tell_limits
from golems.puzzles.programs import cards_in
from golems.puzzles.solver import Solution, solve
from golems.rules.refusals import Refusal
from golems.texts.puzzles import with_marks
from golems.words.facts import say_with_names
from golems.words.speech import spoken

STAR = "★"


@dataclass(frozen=True, slots=True)
class ProvenAnswer:
    """What the solver has proven of a puzzle. Where programs are asked for: the fewest cards and rows (none
    if there is no solution), how many solutions need no more cards, and some of these, each with a program
    for every round. Where a prediction is asked for: where the robots end, by name."""

    cards: int | None
    rows: int | None
    solutions: int
    programs: tuple[tuple[Program, ...], ...]
    ends: dict[str, str | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, repr=False)
class JudgedAttempt:
    """What became of an attempt at a puzzle. It is true if the puzzle is solved, and prints its stars, or
    else what is missing."""

    puzzle: "Puzzle"
    judgement: Judgement

    @property
    def solved(self) -> bool:
        return self.judgement.solved

    @property
    def stars(self) -> int:
        """From 1 to 3, or 0 if it is not solved."""
        return self.judgement.stars

    @property
    def rounds(self) -> tuple[PlayedRound, ...]:
        """How it was played: the first way in which it fails, where dice are thrown."""
        position, played = self.puzzle.position, list[PlayedRound]()
        for outcome in self.judgement.run.outcomes:
            played.append(PlayedRound(position, outcome))
            position = played[-1].position
        return tuple(played)

    def missed(self, language: str | None = None) -> tuple[str, ...]:
        """Return what is missing, in sentences."""
        return self.puzzle._said([missed.told for missed in self.judgement.missed], language)

    def __bool__(self) -> bool:
        return self.solved

    def __str__(self) -> str:
        return STAR * self.stars if self.solved else "\n".join(self.missed())

    def __repr__(self) -> str:
        return f"{type(self).__name__}(solved={self.solved}, stars={self.stars})"


@dataclass(frozen=True, slots=True, repr=False)
class Puzzle:
    """A puzzle: a position, robots to program, goals and limits.

    >>> puzzle = course["its-own-right"]
    >>> puzzle
    Puzzle('Whose right?', kind='write', edition='4.0')
    >>> puzzle.asks()
    ('Goal: Red on A3.',)
    >>> puzzle.solve()
    ProvenAnswer(cards=4, rows=4, solutions=1, programs=((Program('F F R F'),),), ends={})
    >>> print(puzzle.judge("F F L F"))
    Goal: Red on A3.
    >>> print(puzzle.judge("F F R F"))
    ★★★
    """

    written: puzzles.Puzzle

    @classmethod
    def from_json(cls, document: object) -> Self:
        """Read a puzzle from a document, or from a JSON text (docs/puzzles.md)."""
        return cls(read_puzzle(document_of(document)))

    def to_json(self) -> Object:
        """Return the puzzle as a document; `from_json` reads it back."""
        return write_puzzle(self.written)

    # ------------------------------------------------------------ looking

    @property
    def kind(self) -> str:
        """What is asked for: `write`, `fewest`, `bug` or `predict`."""
        return self.written.kind

    @property
    def position(self) -> Position:
        """The position in which it begins; its hand is that of the player."""
        return Position.of(self.written.position)

    @property
    def robots(self) -> tuple[str, ...]:
        """The names of the robots that run the program."""
        return tuple([self.written.position.robots[seat].id for seat in self.written.control])

    def title(self, language: str | None = None) -> str:
        return self.written.text(spoken(language).code).title

    def story(self, language: str | None = None) -> str:
        return self.written.text(spoken(language).code).story

    def asks(self, language: str | None = None) -> tuple[str, ...]:
        """Return the goals and the limits, in sentences."""
        goals = [tell_goal(goal, self.written.position) for goal in self.written.goals]
        return self._said([*goals, *[told for _, told in tell_limits(self.written)]], language)

    def hints(self, language: str | None = None) -> tuple[str, ...]:
        """Return hints that come nearer and nearer to a solution, without telling all of it."""
        return self._said(hints(self.written), language)

    def _said(self, messages: list[PuzzleMessage], language: str | None = None) -> tuple[str, ...]:
        """Return messages about this puzzle in words."""
        words, edition = spoken(language), self.written.position.edition
        return tuple([say_with_names(*told, edition, words) for told in messages])

    def __repr__(self) -> str:
        facts = f"kind={self.kind!r}, edition={self.written.position.edition!r}"
        return f"{type(self).__name__}({self.title('en')!r}, {facts})"

    def svg(self, language: str | None = None) -> str:
        """Return the board with marks on the cells that something has to come to."""
        return draw_svg(with_marks(self.written), spoken(language).code, self.title(language))

    def _repr_html_(self) -> str:
        return titled(self.title(), [self.story(), *self.asks()], self.svg())

    # ------------------------------------------------------------ solving

    def solve(self, examples: int = 1) -> ProvenAnswer:
        """Search everything and return what is proven, with so many solutions as examples."""
        if self.kind == "predict":
            return ProvenAnswer(None, None, 1, (), self.ends())
        if self.kind == "bug":
            return self._mended()
        proof = solve(self.written, examples)
        return ProvenAnswer(proof.cards, proof.rows, proof.solutions, in_programs(proof.examples))

    def _mended(self) -> ProvenAnswer:
        """Return the programs of a bug hunt in which the one wrong card is replaced."""
        found = repairs(self.written)
        if not found:
            return ProvenAnswer(None, None, 0, ())
        cards, rows = cards_in(self.written, found[0]).total(), sum(map(len, found[0]))
        return ProvenAnswer(cards, rows, len(found), in_programs(found))

    def ends(self) -> dict[str, str | None]:
        """Return where the robots of a prediction end, by name."""
        position = self.written.position
        return {
            position.robots[seat].id: None
            if cell is None or facing is None
            else f"{position.field.name(cell)} {FACING_NAMES[facing]}"
            for seat, (cell, facing) in expected_ghosts(self.written).items()
        }

    def judge(self, *programs: ProgramLike, **ghosts: str | None) -> JudgedAttempt:
        """Judge an attempt: a program for each round, or for a prediction where each robot ends.

        >>> course["the-wall"].judge(red="c3 N").solved
        True
        >>> course["its-own-right"].judge("F F")
        JudgedAttempt(solved=False, stars=0)
        >>> course["its-own-right"].judge("F F A F")
        Traceback (most recent call last):
        golems.rules.refusals.Illegal: programs[0]: row 3: you have no Attack card (P4)
        """
        if self.kind == "predict":
            return JudgedAttempt(self, judge_ghosts(self.written, self._read_ghosts(ghosts)))
        laid = [read_laid(program, f"programs[{number}]") for number, program in enumerate(programs)]
        return JudgedAttempt(self, judge(self.written, laid))

    def _read_ghosts(self, ghosts: Mapping[str, str | None]) -> dict[int, Ghost]:
        """Read where robots are said to end, such as `b3 E`; none is off the field."""
        field_ = self.written.position.field

        def read(value: Json) -> Ghost:
            if value is None:
                return Ghost(None, None)
            cell, _, facing = as_text(value).partition(" ")
            asked = self.written.facing or facing
            return Ghost(read_cell(field_, cell), read_facing(facing, "") if asked else None)

        return each_key(document_of(dict(ghosts)), "ghosts", seat_reader(self.written.position), read)


def read_laid(program: ProgramLike, path: str) -> Program:
    try:
        return Program(program)
    except Refusal as refusal:
        raise refusal.within(path) from None


def in_programs(solutions: tuple[Solution, ...] | list[Solution]) -> tuple[tuple[Program, ...], ...]:
    return tuple([tuple(map(program_of, solution)) for solution in solutions])


class Course(Mapping[str, Puzzle]):
    """The puzzles that come with the package, by name, in the order of the course."""

    def __getitem__(self, name: str) -> Puzzle:
        return Puzzle(puzzle_named(name))

    def __iter__(self) -> Iterator[str]:
        return iter(puzzles_of_course())

    def __len__(self) -> int:
        return len(puzzles_of_course())

    def __contains__(self, name: object) -> bool:
        return name in puzzles_of_course()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(self)})"


course = Course()
