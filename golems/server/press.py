"""Sheets that the page prints. They are made where long work is done; the latest are kept."""

from collections import OrderedDict
from typing import Literal, NamedTuple, TypeAlias

from golems.printing.orders import Order, sheets_for
from golems.printing.paper import PAPERS
from golems.printing.typesetting import pictures, typeset
from golems.server.clients import Client
from golems.server.jobs import Jobs
from golems.words.language import language

Form: TypeAlias = Literal["pdf", "png"]
Job: TypeAlias = tuple[Order, Form]
MOST_KEPT = 16  # finished jobs, of some megabytes at most


class Work(NamedTuple):
    """What was made: one PDF, or a picture of each page."""

    title: str
    files: tuple[bytes, ...]


class Press:
    """The latest sheets, kept for whoever asks for the same; others are made elsewhere, one at a time."""

    def __init__(self, jobs: Jobs) -> None:
        self.jobs = jobs
        self.kept: OrderedDict[Job, Work] = OrderedDict()

    async def make(self, client: Client, order: Order, form: Form) -> Work:
        job = (order, form)
        if job not in self.kept:
            self.kept[job] = await self.jobs.run("prints", client, print_out, order, form, key=job)
        self.kept.move_to_end(job)
        work = self.kept[job]
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return work


def print_out(order: Order, form: Form) -> Work:
    """Set the sheets of an order; takes up to some seconds."""
    words, paper = language(order.lang), PAPERS[order.paper]
    title, sheets = sheets_for(order)
    if form == "pdf":
        return Work(title, (typeset(title, sheets, paper, words),))
    return Work(title, pictures(title, sheets, paper, words))
