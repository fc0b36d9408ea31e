"""Jobs without other processes."""

from collections.abc import Callable
from typing import Any

from golems.server.clients import Client
from golems.server.jobs.inline import Inline
from golems.server.jobs.kinds import JobName
from golems.server.jobs.pool import Jobs


class JobsHere(Jobs):
    """A workplace that does at once what it is asked, and writes it down."""

    def __init__(self, *_: object) -> None:
        super().__init__(Inline())
        self.asked: list[tuple[Any, ...]] = []

    async def run(
        self, kind: JobName, client: Client, work: Callable[..., Any], *given: Any, **limits: Any
    ) -> Any:
        self.asked.append((work.__name__, *given))
        return work(*given)
