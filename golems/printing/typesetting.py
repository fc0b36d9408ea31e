"""Typesetting of sheets as PDF or pictures by Typst, an extra, with the drawings of data/print."""

from collections.abc import Sequence
from importlib.resources import as_file, files
from importlib.util import find_spec
from typing import Literal

from msgspec import json

from golems.drawing.art import LOOKS
from golems.notation.reading import Malformed, Object
from golems.printing.paper import Paper, Sheet
from golems.words.language import Language

PREVIEW = 60.0  # the resolution of a preview, in dots an inch


def can_typeset() -> bool:
    return find_spec("typst") is not None


def typeset(title: str, sheets: Sequence[Sheet], paper: Paper, words: Language) -> bytes:
    """Return the PDF; the same sheets always give the same bytes."""
    [pdf] = drawn(title, sheets, paper, words, "pdf")
    return pdf


def pictures(title: str, sheets: Sequence[Sheet], paper: Paper, words: Language) -> tuple[bytes, ...]:
    """Return a small PNG of each page."""
    return drawn(title, sheets, paper, words, "png")


def drawn(
    title: str, sheets: Sequence[Sheet], paper: Paper, words: Language, form: Literal["pdf", "png"]
) -> tuple[bytes, ...]:
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
            format=form,
            ppi=PREVIEW,
            sys_inputs={"document": document},
        )
    assert not warnings, [warning.message for warning in warnings]
    return tuple(made) if isinstance(made, list) else (made,)


def document_of(title: str, sheets: Sequence[Sheet], paper: Paper, words: Language) -> Object:
    """Return the input of data/print/sheets.typ."""
    feet = [
        words.say("print-foot", title=sheet.title, page=number, pages=len(sheets))
        if sheet.items
        else words.say("print-blank", page=number - 1)
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
