"""How an order of sheets becomes a PDF, or a picture of each page."""

from typing import Literal, NamedTuple, TypeAlias

from golems.printing.orders import Order, sheets_for
from golems.printing.paper import PAPERS
from golems.printing.typesetting import pictures, typeset
from golems.words.language import language

Form: TypeAlias = Literal["pdf", "png"]


class PrintedSheets(NamedTuple):
    """What was made: one PDF, or a picture of each page."""

    title: str
    files: tuple[bytes, ...]


def print_out(order: Order, form: Form) -> PrintedSheets:
    """Set the sheets of an order, which takes up to some seconds."""
    words, paper = language(order.lang), PAPERS[order.paper]
    title, sheets = sheets_for(order)
    if form == "pdf":
        return PrintedSheets(title, (typeset(title, sheets, paper, words),))
    return PrintedSheets(title, pictures(title, sheets, paper, words))
