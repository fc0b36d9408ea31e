"""Work in this very process, between two turns of the event loop: for places that have no processes.

Nobody else is served while a job runs. Its time is limited all the same: a job that takes too long is broken
off at the next call of a Python function. Its memory cannot be limited."""

import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from types import FrameType

from golems.notation.reading import Malformed
from golems.rules.refusals import Refusal
from golems.server.jobs.kinds import JobKind
from golems.server.jobs.workers import JobReply, Worker, WorkOrder
from golems.server.journal import fault


class TimeIsUp(BaseException):
    """Breaks a job off. No work catches it by accident."""


class InlineWorker:
    """Does an order when everybody else who is ready has had a turn."""

    async def ask(self, order: WorkOrder, seconds: float) -> JobReply:
        await asyncio.sleep(0)
        return do(order, limited(seconds))

    def end(self) -> None:
        pass

    async def close(self) -> None:
        pass


class Inline:
    """A workplace without any process or thread."""

    def pack(self, order: WorkOrder) -> WorkOrder:
        return order

    def hire(self, kind: JobKind) -> Worker:
        return InlineWorker()


def do(order: WorkOrder, limit: AbstractContextManager[object]) -> JobReply:
    """Do an order within a limit; whatever is raised fails this job alone."""
    try:
        order.prepare()
        with limit:
            return JobReply("done", order.work(*order.given))
    except Refusal as refusal:
        return JobReply("refused", refusal)
    except RecursionError:
        return JobReply("refused", Malformed("too-deep"))
    except TimeIsUp as error:
        return JobReply("too-long", fault(error))
    except MemoryError as error:
        return JobReply("too-large", fault(error))
    except (Exception, SystemExit) as error:
        return JobReply("failed", fault(error))


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise TimeIsUp in the first function that is called after so many seconds."""
    end, before = time.monotonic() + seconds, sys.gettrace()

    def look_at_clock(frame: FrameType, event: str, arg: object) -> None:
        if time.monotonic() > end:
            raise TimeIsUp

    sys.settrace(look_at_clock)
    try:
        yield
    finally:
        sys.settrace(before)
