"""golems perft: count the positions that can be reached."""

from typing import Annotated

import typer

from golems.cli.common import Lang, read_board, speak

Position = Annotated[str, typer.Argument(metavar="POSITION", help="A JSON file, or - for standard input.")]
Rows = Annotated[int, typer.Option(min=1, help="How many rows are played.")]
Divide = Annotated[bool, typer.Option("--divide", help="The same count for each first row, too.")]


def perft(position: Position, rows: Rows = 1, divide: Divide = False, lang: Lang = None) -> None:
    """Count the distinct positions after so many rows when every robot may play each of the seven
    commands and every question may be answered in every way; a game that is over goes no further."""
    from golems.notation.programs import write_short
    from golems.rules import perft as counting

    if lang:
        speak(lang)
    start = read_board(position)
    if divide:
        for commands, count in counting.divide(start, rows).items():
            print(f"{write_short([command or 'none' for command in commands])}: {count}")
    print(counting.perft(start, rows))
