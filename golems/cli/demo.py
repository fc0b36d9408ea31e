"""golems demo: a whole battle in the terminal."""

import sys
import time
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated

import typer

from golems.cli.common import Lang, speak

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from golems.rules.values import Position
    from golems.words.story import Sentence

Pace = Annotated[
    float | None,
    typer.Option(min=0, max=60, help="Seconds between rows (default: 1.5 on a terminal, otherwise 0)."),
]
ON_A_TERMINAL = 1.5


def demo(pace: Pace = None, lang: Lang = None) -> None:
    """Show a complete battle in colour, row by row, with explanations."""
    from rich.console import Console

    from golems.notation.reading import decode
    from golems.notation.records import read_record, replay
    from golems.rules.rounds import replay as after
    from golems.words.story import Teller, headed

    language = speak(lang)
    console = Console(highlight=False)
    wait = pace if pace is not None else ON_A_TERMINAL if sys.stdout.isatty() else 0
    record = read_record(decode(files("golems").joinpath("data", "demo.json").read_bytes()))
    teller = Teller(record.start, language)
    console.rule(language.say("demo-title"))
    console.print(" ".join(language.say("demo-intro").split()), width=min(console.width, 78))
    position = record.start
    for outcome in replay(record):
        console.rule(language.say("story-round", round=position.round))
        for heading, events in headed(outcome.events, language):
            position = after(position, events)
            show_row(console, heading, position, teller.tell_all(events), language.code)
            time.sleep(wait)
    console.rule(language.say("demo-end"))


def show_row(console: "Console", title: str, position: "Position", told: "list[Sentence]", lang: str) -> None:
    """Print the board after a row and what happened in it, side by side where there is room."""
    from rich.table import Table

    from golems.drawing.text import draw_text

    story = tell(title, told)
    board = draw_text(position, lang)
    if console.width < board_width(position) + 40:
        console.print(story, board, "", sep="\n")
        return
    beside = Table.grid(padding=(0, 3))
    beside.add_column(no_wrap=True)
    beside.add_column(ratio=1)
    beside.add_row(board, story)
    console.print(beside, "")


def board_width(position: "Position") -> int:
    from golems.drawing.text import WIDTH

    return 3 + WIDTH * position.field.width


def tell(title: str, told: "list[Sentence]") -> "RenderableType":
    """Return the sentences of a row, each with its clause in grey."""
    from rich.text import Text

    lines = [Text(title, "bold underline")]
    lines += [Text.assemble(f"• {sentence.text} ", (f"[{sentence.rule}]", "dim")) for sentence in told]
    return Text("\n").join(lines)
