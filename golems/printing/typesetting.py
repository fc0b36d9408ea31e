"""Sheets as a PDF: Typst draws them with what is in data/print. It is an extra of the package."""

from collections.abc import Sequence
from importlib.resources import as_file, files

from msgspec import json

from golems.drawing.art import LOOKS
from golems.notation.reading import Malformed, Object
from golems.printing.paper import Paper, Sheet
from golems.words.language import Language


def typeset(title: str, sheets: Sequence[Sheet], paper: Paper, words: Language) -> bytes:
    """The same sheets always give the same bytes."""
    try:
        from typst import compile_with_warnings  # noqa: PLC0415  an extra
    except ImportError:
        raise Malformed("no-typst") from None
    document = json.encode(document_of(title, sheets, paper, words)).decode()
    with as_file(files("golems") / "data") as data:
        made, warnings = compile_with_warnings(
            str(data / "print" / "sheets.typ"),
            root=str(data),
            font_paths=[str(data / "print" / "fonts")],
            ignore_system_fonts=True,
            sys_inputs={"document": document},
        )
    assert not warnings, [warning.message for warning in warnings]
    return made


def document_of(title: str, sheets: Sequence[Sheet], paper: Paper, words: Language) -> Object:
    """What data/print/sheets.typ is given."""
    feet = [
        words.say("print-foot", title=sheet.title, page=number, pages=len(sheets))
        for number, sheet in enumerate(sheets, start=1)
    ]
    return {
        "title": title,
        "lang": words.code,
        "paper": paper._asdict(),
        "looks": LOOKS,
        "sheets": sheets,
        "feet": feet,
    }
