"""Kinds of work, and what holds for each."""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

JobName: TypeAlias = Literal["bots", "analyses", "proofs", "prints", "page"]


class JobKind(NamedTuple):
    """What holds for one kind of work."""

    workers: int
    seconds: float  # for a job, unless the caller says how many
    megabytes: int  # that a job may add to its worker
    client_queue: int  # jobs of one client that may wait
    address_queue: int  # jobs of all clients of an address that may wait
    nice: int  # how far its workers stand back while the processor is busy
    kept: int = 1000  # answers that are kept for others who ask for the same


# A class of 30 behind one address may ask at once, each browser on the 6 connections that it opens. A room
# asks one bot at a time; there may be many rooms.
KINDS: Mapping[JobName, JobKind] = {
    "bots": JobKind(1, 10.0, 1024, 10_000, 10_000, 0),
    "analyses": JobKind(1, 60.0, 1024, 3, 60, 10),
    "proofs": JobKind(1, 20.0, 1024, 3, 60, 10),
    "prints": JobKind(1, 60.0, 1024, 8, 60, 10, kept=16),  # of some megabytes at most
    "page": JobKind(2, 10.0, 512, 20, 240, 10),  # another language asks for all that a page shows
}
