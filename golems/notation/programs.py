"""Programs: the long form (JSON), the short form (Latin letters) and the Russian one, all exact inverses."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import get_args

import msgspec

from golems.notation.reading import Json, Malformed, each, shown
from golems.rules.values import Command, Condition, Loop, Program, Row, Sense

COMMANDS: tuple[Command, ...] = get_args(Command)
LOOPS = {"loop": 2, "loop3": 3}


@dataclass(frozen=True, eq=False)
class Alphabet:
    """The letters that one language uses for commands and conditions."""

    commands: dict[str, Command]
    senses: dict[str, Sense]

    def letter(self, command: Command) -> str:
        return next(letter for letter, named in self.commands.items() if named == command)

    def sign(self, sense: Sense) -> str:
        return next(sign for sign, named in self.senses.items() if named == sense)


def alphabet(commands: str, enemy: str, attacked: str) -> Alphabet:
    signs = [*commands, "*", "-"]
    senses: dict[str, Sense] = {"?": "if", f"{enemy}?": "enemy?", f"{attacked}?": "attacked?"}
    return Alphabet(dict(zip(signs, COMMANDS, strict=True)), senses)


ALPHABETS = msgspec.json.decode(files("golems").joinpath("data", "alphabets.json").read_bytes())
LATIN = alphabet(**ALPHABETS["latin"])
RUSSIAN = alphabet(**ALPHABETS["russian"])
CYRILLIC = re.compile("[\u0400-\u04ff]")
LETTER = re.compile("[A-Za-z]")
ONE = r"[23]?(?:[^\W\d]|[*-])"  # matches a command, perhaps in a Loop
ROW = re.compile(rf"(?P<sense>\w?\?)(?P<yes>{ONE}):(?P<no>{ONE})|(?P<plain>{ONE})")


# ---------------------------------------------------------------- reading


def read_program(value: Json) -> Program:
    """Read a program in the short form (a text) or in the long form (a list).

    >>> read_program("F ?A:L 2D")
    ('forward', Condition(sense='if', yes='attack', no='left'), Loop(times=2, command='defend'))
    >>> read_program(["forward", ["if", "attack", "left"], ["loop", "defend"]]) == read_program("F ?A:L 2D")
    True
    """
    if isinstance(value, str):
        return read_short(value)
    if not isinstance(value, list):
        raise Malformed("program", got=shown(value))
    return each(value, "", read_row)


def read_row(value: Json) -> Row:
    """Read a command, a Loop or a condition in the long form."""
    if isinstance(value, str):
        return read_command(value)
    match value:
        case [("if" | "enemy?" | "attacked?") as sense, yes, no]:
            return Condition(sense, read_inner(yes, "[1]"), read_inner(no, "[2]"))
        case _:
            return read_loop(value)


def read_inner(value: Json, path: str) -> Command | Loop:
    """Read what stands inside a condition: a command, or a Loop around one."""
    match value:
        case [("loop" | "loop3") as name, command]:
            return Loop(LOOPS[name], read_command(command, f"{path}[1]"))
        case _:
            return read_command(value, path)


def read_loop(value: Json) -> Loop:
    match value:
        case [("loop" | "loop3") as name, command]:
            return Loop(LOOPS[name], read_command(command, "[1]"))
    raise Malformed("row", got=shown(value))


def read_command(value: Json, path: str = "") -> Command:
    if not isinstance(value, str):
        raise Malformed("inside", path, got=shown(value))
    if value not in COMMANDS:
        raise Malformed("unknown-command", path, got=shown(value))
    return value


def read_short(text: str) -> Program:
    """Read rows in the short form, separated by spaces, all in one alphabet."""
    if CYRILLIC.search(text) and LETTER.search(text):
        raise Malformed("mixed-alphabets", got=shown(text))
    return tuple([read_short_row(word, number) for number, word in enumerate(text.split(), start=1)])


@lru_cache(maxsize=4096)
def read_short_row(word: str, number: int) -> Row:
    letters = RUSSIAN if CYRILLIC.search(word) else LATIN
    match = ROW.fullmatch(word)
    try:
        if match is None:
            raise KeyError(word)
        if match["plain"]:
            return read_short_inner(letters, match["plain"])
        sense = letters.senses[match["sense"]]
        return Condition(
            sense, read_short_inner(letters, match["yes"]), read_short_inner(letters, match["no"])
        )
    except KeyError:
        raise Malformed("short-row", row=number, got=shown(word)) from None


def read_short_inner(letters: Alphabet, text: str) -> Command | Loop:
    command = letters.commands[text[-1]]
    return Loop(int(text[0]), command) if len(text) > 1 else command


# ---------------------------------------------------------------- writing


def write_program(program: Sequence[Row]) -> list[Json]:
    """Write a program in the long form.

    >>> write_program(read_program("F 2D"))
    ['forward', ['loop', 'defend']]
    """
    return [write_row(row) for row in program]


def write_row(row: Row) -> Json:
    if isinstance(row, Loop):
        return ["loop" if row.times == 2 else "loop3", row.command]
    if isinstance(row, Condition):
        return [row.sense, write_row(row.yes), write_row(row.no)]
    return row


def write_short(program: Sequence[Row], letters: Alphabet = LATIN) -> str:
    """Write a program in the short form.

    >>> program = read_program("F ?A:L 2D")
    >>> write_short(program)
    'F ?A:L 2D'
    >>> read_program(write_short(program, RUSSIAN)) == program
    True
    """
    return " ".join([write_short_row(row, letters) for row in program])


@lru_cache(maxsize=4096)
def write_short_row(row: Row, letters: Alphabet = LATIN) -> str:
    if isinstance(row, Loop):
        return f"{row.times}{letters.letter(row.command)}"
    if isinstance(row, Condition):
        yes, no = write_short_row(row.yes, letters), write_short_row(row.no, letters)
        return f"{letters.sign(row.sense)}{yes}:{no}"
    return letters.letter(row)
