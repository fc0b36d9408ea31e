"""The contents of printed boxes."""

from typing import Any

from golems.printing.box import Box
from golems.printing.game import game_sheets
from golems.printing.paper import PAPERS, PrintPiece, Sheet
from golems.words.language import language


def sheets_of(box: Box, paper: str = "a4", code: str = "en") -> list[Sheet]:
    return game_sheets(box, PAPERS[paper], language(code))


def faces(piece: PrintPiece) -> list[PrintPiece]:
    """Return what can be seen: both sides of what is folded."""
    if piece.kind != "folded":
        return [piece]
    return [face for side in ("front", "back") for face in faces(piece.facts[side])]  # type: ignore[arg-type]


def facts(box: Box, kind: str, code: str = "en") -> list[dict[str, Any]]:
    """Return the facts on all pieces of a kind, fronts only."""
    return [
        face.facts
        for sheet in sheets_of(box, code=code)
        for item in sheet.items
        for face in faces(item.piece)
        if face.kind == kind
    ]


def texts(value: Any) -> list[str]:
    """Return all that is written on something."""
    if isinstance(value, PrintPiece):
        return texts(value.facts)
    if isinstance(value, dict):
        return [text for each in value.values() for text in texts(each)]
    if isinstance(value, list | tuple):
        return [text for each in value for text in texts(each)]
    return [value] if isinstance(value, str) else []


def told(box: Box, code: str = "en") -> str:
    """Return everything that is written on the sheets of a box."""
    return "\n".join(
        text for sheet in sheets_of(box, code=code) for item in sheet.items for text in texts(item.piece)
    )
