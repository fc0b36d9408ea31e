"""Where sheets are printed for the page: one order after the other; the latest are kept."""

import asyncio
from collections import OrderedDict
from typing import Literal, NamedTuple, TypeAlias

from golems.printing.orders import Order, sheets_for
from golems.printing.paper import PAPERS
from golems.printing.typesetting import pictures, typeset
from golems.rules.refusals import Illegal
from golems.words.language import language

Form: TypeAlias = Literal["pdf", "png"]
Job: TypeAlias = tuple[Order, Form]
MOST_WAITING = 12  # different jobs
MOST_KEPT = 16  # finished jobs, of some megabytes at most


class Work(NamedTuple):
    """What was made: one PDF, or a picture of each page."""

    title: str
    files: tuple[bytes, ...]


class Press:
    """One a server process. Whoever asks for what is being made already waits for the same job."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.making: dict[Job, asyncio.Task[Work]] = {}
        self.kept: OrderedDict[Job, Work] = OrderedDict()

    async def make(self, order: Order, form: Form) -> Work:
        job = (order, form)
        if job not in self.kept:
            return await asyncio.shield(self.making.get(job) or self.begin(job))
        self.kept.move_to_end(job)
        return self.kept[job]

    def begin(self, job: Job) -> "asyncio.Task[Work]":
        if len(self.making) >= MOST_WAITING:
            raise Illegal("too-often")
        task = self.making[job] = asyncio.create_task(self.take_turn(job))
        task.add_done_callback(lambda _: self.making.pop(job))
        return task

    async def take_turn(self, job: Job) -> Work:
        async with self.turn:
            work = self.kept[job] = await asyncio.to_thread(print_out, *job)
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return work


def print_out(order: Order, form: Form) -> Work:
    """Set the sheets of an order; takes up to some seconds."""
    words, paper = language(order.lang), PAPERS[order.paper]
    title, sheets = sheets_for(order)
    if form == "pdf":
        return Work(title, (typeset(title, sheets, paper, words),))
    return Work(title, pictures(title, sheets, paper, words))
