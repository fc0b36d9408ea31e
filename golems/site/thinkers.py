"""Work in a worker of its own, beside the one that serves: however long it thinks, the table lives."""

import pickle  # between a page and its own workers
from collections.abc import Callable
from contextlib import nullcontext
from typing import Protocol

from golems.server.jobs.inline import InlineWorker, do
from golems.server.jobs.kinds import KINDS, JobKind
from golems.server.jobs.workers import JobReply, Worker, WorkOrder
from golems.server.journal import fault

HERE = (KINDS["page"],)  # what somebody waits for while laying cards; it is short


class Thinker(Protocol):
    """One who thinks in another worker of the browser; several may share it."""

    async def think(self, order: bytes, seconds: float) -> bytes | None:
        """Return the reply to an order; None if it took longer than that and was ended."""

    def end(self) -> None:
        """End whatever is being thought about."""


class Thinkers:
    """A workplace: one worker for all that takes long, and this one for what does not."""

    def __init__(self, hire: Callable[[], Thinker]) -> None:
        self.hire_thinker = hire

    def pack(self, order: WorkOrder) -> WorkOrder:
        return order

    def hire(self, kind: JobKind) -> Worker:
        return InlineWorker() if kind in HERE else ThinkingWorker(self.hire_thinker())


class ThinkingWorker:
    """Lets another worker of the browser do the orders."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker

    async def ask(self, order: WorkOrder, seconds: float) -> JobReply:
        try:
            answer = await self.thinker.think(pickle.dumps(order), seconds)
        except Exception as error:
            return JobReply("ended", fault(error))
        return JobReply("too-long") if answer is None else read_reply(answer)

    def end(self) -> None:
        self.thinker.end()

    async def close(self) -> None:
        self.thinker.end()


def read_reply(answer: bytes) -> JobReply:
    try:
        reply: JobReply = pickle.loads(answer)
    except Exception as error:
        return JobReply("failed", fault(error))
    return reply


def work_off(order: bytes) -> bytes:
    """Do an order in the worker that thinks; the caller ends it when it takes too long."""
    return pickle.dumps(do(WorkOrder(*pickle.loads(order)), nullcontext()))
