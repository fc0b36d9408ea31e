"""Programs as values that people can type and print."""

from collections.abc import Sequence
from typing import Self, TypeAlias

from golems.notation.programs import read_program, read_short, write_row, write_short
from golems.notation.reading import document_of
from golems.rules import values
from golems.rules.values import Condition, Loop, Row
from golems.texts.puzzles import in_rows
from golems.words.speech import spoken

ProgramLike: TypeAlias = str | Sequence[object]  # the short form, or rows


class Program(tuple[Row, ...]):
    """A program: a tuple of rows. It is made from the short form, in Latin or Russian letters, or from rows.

    >>> program = Program("F 2A ?L:R")
    >>> program
    Program('F 2A ?L:R')
    >>> program == Program("В 2А ?Л:П") == Program(["forward", ["loop", "attack"], ["if", "left", "right"]])
    True
    >>> program[0], len(program)
    ('forward', 3)
    >>> print(program.say())
    Forward · Attack ×2 · if there is an obstacle ahead: Turn left, otherwise Turn right
    """

    __slots__ = ()

    def __new__(cls, rows: ProgramLike = ()) -> Self:
        return super().__new__(cls, rows if isinstance(rows, Program) else read_rows(rows))

    def __str__(self) -> str:
        return write_short(self)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def say(self, language: str | None = None, edition: str = "4.0") -> str:
        """Return the program in words, with the names on the cards of an edition."""
        return in_rows(self, edition, spoken(language))


def read_rows(rows: ProgramLike) -> values.Program:
    if isinstance(rows, str):
        return read_short(rows)
    if isinstance(rows, list | tuple):
        rows = [write_row(row) if isinstance(row, Loop | Condition) else row for row in rows]
    return read_program(document_of(rows))


def program_of(rows: values.Program) -> Program:
    """Return rows that come from the rules as a program, without reading them again."""
    return tuple.__new__(Program, rows)
