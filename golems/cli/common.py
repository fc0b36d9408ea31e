"""What the commands share: input, language, complaints."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from golems.rules.refusals import Refusal

if TYPE_CHECKING:
    from golems.notation.reading import Json
    from golems.rules.values import Position
    from golems.words.language import Language

File = Annotated[str, typer.Argument(metavar="FILE", help="A JSON file, or - for standard input.")]
Lang = Annotated[str | None, typer.Option(help="Language: ru or en (default: from LANG).", metavar="ru|en")]

chosen: list[str] = []  # the language that --lang asked for, if it did


def speak(lang: str | None) -> "Language":
    """The language to answer in; complaints will be in it too."""
    from golems.words.language import LANGUAGES, language, preferred

    if lang and lang not in LANGUAGES:
        raise typer.BadParameter(f"--lang: '{lang}' is not one of: {', '.join(LANGUAGES)}")
    if lang:
        chosen[:] = [lang]
    return language(chosen[0] if chosen else preferred(os.environ.get("LANG")))


def in_words(refusal: Refusal) -> str:
    from golems.words.refusals import explain

    return explain(refusal, speak(None))


def complain(text: str) -> None:
    """One line on standard error."""
    print(f"golems: {text}", file=sys.stderr)


def read_bytes(file: str) -> bytes:
    from golems.notation.reading import Malformed

    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        detail = error.strerror if isinstance(error, OSError) else str(error)
        raise Malformed("no-file", file, detail=detail) from None


def read_board(file: str) -> "Position":
    """A position, or the position in a document that holds one (the input or output of resolve)."""
    from golems.notation.positions import read_position

    document = read_json(file)
    if isinstance(document, dict) and "position" in document:
        document = document["position"]
    return read_position(document)


def read_json(file: str) -> "Json":
    from golems.notation.reading import decode

    return decode(read_bytes(file))
