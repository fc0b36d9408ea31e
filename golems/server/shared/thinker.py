"""Puzzles are thought through elsewhere: nobody knows beforehand for how long that takes."""

from collections.abc import Callable, Hashable
from typing import NamedTuple, TypeVar

from golems.rules.refusals import Illegal
from golems.server.clients import Client
from golems.server.http.endpoints import Call
from golems.server.jobs.pool import JobFailed, Jobs

T = TypeVar("T")


class PuzzleThinker(NamedTuple):
    """Thinks puzzles through for one client."""

    jobs: Jobs
    client: Client

    async def know(self, seconds: float, work: Callable[..., T], *given: Hashable) -> T:
        """Return the result of the work, which is computed once for all who ask and kept for a while."""
        try:
            return await self.jobs.know("proofs", self.client, work, *given, seconds=seconds)
        except JobFailed as failed:
            raise given_up(failed) from None

    async def think(self, seconds: float, work: Callable[..., T], *given: object) -> T:
        """Return what the work comes to. Refused, as `know` is, where that takes longer."""
        try:
            return await self.jobs.run("proofs", self.client, work, *given, seconds=seconds)
        except JobFailed as failed:
            raise given_up(failed) from None


def thinker_of(call: Call) -> PuzzleThinker:
    return PuzzleThinker(call.desk.jobs, call.client)


def given_up(failed: JobFailed) -> Exception:
    return Illegal("puzzle-too-hard", "puzzle") if failed.is_over_limit else failed
