"""The protocol of a workplace, which hides whether jobs are done in processes or in the server itself."""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from golems.server.jobs.kinds import JobKind

Verdict: TypeAlias = Literal["done", "refused", "failed", "ended", "too-long", "too-large"]


class WorkOrder(NamedTuple):
    """What is to be done: `work(*given)`. `prepare` comes first, and its time does not count."""

    prepare: Callable[[], object]
    work: Callable[..., object]
    given: tuple[object, ...]


class JobReply(NamedTuple):
    """What becomes of an order: a value, a refusal, or the kind and place of an error. A worker that is worn
    out has kept too much memory for another job, or something broke in it."""

    verdict: Verdict
    content: Any = None
    is_worn: bool = False


class Worker(Protocol):
    """Does one order at a time."""

    async def ask(self, order: Any, seconds: float) -> JobReply:
        """Return what becomes of an order that was packed; its seconds count from when it is prepared."""

    def end(self) -> None:
        """Break off whatever is being done, if that is possible; the next order finds a new beginning."""

    async def close(self) -> None: ...


class Workplace(Protocol):
    """Where orders are worked off."""

    def pack(self, order: WorkOrder) -> Any:
        """Make an order ready for a worker of this place, or raise what is wrong with it."""

    def hire(self, kind: JobKind) -> Worker:
        """Return a new worker for this kind of work."""
