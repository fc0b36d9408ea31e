"""Where puzzles are thought through: nobody knows beforehand for how long."""

from collections.abc import Callable, Hashable
from typing import NamedTuple, TypeVar

from golems.rules.refusals import Illegal
from golems.server.clients import Client
from golems.server.jobs import JobFailed, Jobs

T = TypeVar("T")


class Workshop(NamedTuple):
    """As one client uses it."""

    jobs: Jobs
    client: Client

    async def know(self, seconds: float, work: Callable[..., T], *given: Hashable) -> T:
        """Return what is thought only once, whoever asks, and kept for a while."""
        try:
            return await self.jobs.know("proofs", self.client, work, *given, seconds=seconds)
        except JobFailed as failed:
            raise given_up(failed) from None

    async def think(self, seconds: float, work: Callable[..., T], *given: object) -> T:
        """Return what the work comes to; refused where that takes longer."""
        try:
            return await self.jobs.run("proofs", self.client, work, *given, seconds=seconds)
        except JobFailed as failed:
            raise given_up(failed) from None


def given_up(failed: JobFailed) -> Exception:
    return Illegal("puzzle-too-hard", "puzzle") if failed.is_over_limit else failed
