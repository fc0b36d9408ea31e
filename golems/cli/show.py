"""golems show: a position as text or as a picture."""

import sys
from typing import Annotated

import typer

from golems.cli.common import File, Lang, read_json, speak

Svg = Annotated[bool, typer.Option("--svg", help="Print a self-contained SVG picture instead of text.")]


def show(file: File, svg: Svg = False, lang: Lang = None) -> None:
    """Show a position as coloured text, or with --svg as a picture. A document that holds a position
    (the input or output of resolve) will do as well."""
    from golems.notation.positions import read_position

    language = speak(lang)
    document = read_json(file)
    if isinstance(document, dict) and "position" in document:
        document = document["position"]
    position = read_position(document)
    if svg:
        from golems.drawing.svg import draw_svg

        sys.stdout.buffer.write(draw_svg(position, language.code).encode())
    else:
        from rich.console import Console

        from golems.drawing.text import draw_text

        Console(highlight=False).print(draw_text(position, language.code), soft_wrap=True)
