"""golems show: a position as text or as a picture."""

import sys
from typing import Annotated

import typer

from golems.cli.common import File, Lang, read_board, speak

Svg = Annotated[bool, typer.Option("--svg", help="Print a self-contained SVG picture instead of text.")]


def show(file: File, svg: Svg = False, lang: Lang = None) -> None:
    """Show a position as coloured text, or with --svg as a picture. A document that holds a position
    (the input or output of resolve) will do as well."""
    language = speak(lang)
    position = read_board(file)
    if svg:
        from golems.drawing.svg import draw_svg

        sys.stdout.buffer.write(draw_svg(position, language.code).encode())
    else:
        from rich.console import Console

        from golems.drawing.text import draw_text

        Console(highlight=False).print(draw_text(position, language.code), soft_wrap=True)
