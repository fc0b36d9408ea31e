"""Sheets to print in the REST API: what there is, a preview page by page, and the PDF."""

from typing import Annotated, Literal

from msgspec import Meta

from golems.notation.reading import Json, Malformed
from golems.printing.box import SIDES
from golems.printing.orders import WHATS, Order, check, choices
from golems.printing.paper import PAPERS
from golems.printing.typesetting import can_typeset
from golems.rules.refusals import Illegal
from golems.rules.validity import MOST_ROBOTS
from golems.server.http.endpoints import HOUR, Call, Endpoint, get
from golems.server.printing import press
from golems.server.printing.press import Form, PrintedSheets
from golems.server.shapes import Shape, Word

PDF, PNG = "application/pdf", "image/png"
ASKED = ("paper", "sides", "players", "lang")
PARAMETERS = {
    "what": Literal[WHATS],
    "which": Word,
    "paper": Literal[tuple(PAPERS)],
    "sides": Literal[SIDES],
    "players": Annotated[int, Meta(ge=1, le=MOST_ROBOTS)],
    "page": Annotated[int, Meta(ge=1, le=999)],
}


class PrintChoice(Shape, frozen=True):
    id: str
    name: str


class PrintOffer(Shape, frozen=True):
    """One kind of sheets, and those that there are of it."""

    what: str
    choices: tuple[PrintChoice, ...]


class PrintOffers(Shape, frozen=True):
    """`ready` says whether this server can make PDFs."""

    ready: bool
    offers: tuple[PrintOffer, ...]
    papers: tuple[str, ...]
    sides: tuple[str, ...]


class Preview(Shape, frozen=True):
    title: str
    pages: int


async def list_prints(call: Call) -> Json:
    offers = [
        PrintOffer(what, tuple([PrintChoice(name, said) for name, said in found.items()]))
        for what, found in choices(call.language).items()
    ]
    return PrintOffers(can_typeset(), tuple(offers), tuple(PAPERS), SIDES)


async def preview_print(call: Call) -> Json:
    work = await made(call, "png")
    return Preview(work.title, len(work.files))


async def show_printed_page(call: Call) -> Json:
    """Show a page; they are counted from 1."""
    work, number = await made(call, "png"), call.given["page"]
    if number > len(work.files):
        raise Illegal("no-sheet", "page", got=number)
    return work.files[number - 1]


async def give_print(call: Call) -> Json:
    work = await made(call, "pdf")
    return work.files[0]


async def made(call: Call, form: Form) -> PrintedSheets:
    """Print what is asked for, as long as the client waits for it. Only what has to be made takes a place in
    the queue: a browser asks for the pictures of all pages at once, and without its visitor's word."""
    order = order_of(call)
    if not can_typeset():
        raise Malformed("no-typst")
    making = call.desk.jobs.know("prints", call.client, press.print_out, order, form)
    return await call.waited_for(making)


def order_of(call: Call) -> Order:
    given = {name: call.given[name] for name in ("what", "which", *ASKED) if name in call.given}
    return check(Order(**(given | {"lang": call.language.code})))


ENDPOINTS: tuple[Endpoint, ...] = (
    get("/api/print", "What can be printed", list_prints, PrintOffers),
    get("/api/print/{what}/{which}", "How many pages it has", preview_print, Preview, query=ASKED),
    get(
        "/api/print/{what}/{which}/pages/{page}",
        "A small picture of a page",
        show_printed_page,
        bytes,
        query=ASKED,
        media=PNG,
        keep=HOUR,
    ),
    get(
        "/api/print/{what}/{which}/sheets.pdf",
        "All pages, to print",
        give_print,
        bytes,
        query=ASKED,
        media=PDF,
        keep=HOUR,
    ),
)
