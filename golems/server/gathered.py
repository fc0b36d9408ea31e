"""What a gathering is made of: its kind, what follows from its log, who listens, and what somebody wants."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from golems.match.match import Match
from golems.notation.reading import Object
from golems.server.entries import with_known_bots
from golems.server.tables import Logged
from golems.server.tokens import Grant


class Outcome(NamedTuple):
    """A match that is over: the room it was played in, and where its record is."""

    room: str
    table: int
    match: Match
    record: str


class Role(NamedTuple):
    """Through whose eyes a gathering is seen."""

    kind: Literal["lead", "member", "anybody"] = "anybody"
    member: int | None = None


class Folded(Protocol):
    """What follows from the entries of a gathering."""

    @property
    def closed(self) -> bool: ...

    def apply(self, entry: Any, at: float) -> None:
        """Take an entry, or refuse it and change nothing."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of gathering. `counts` says whether a token still does; `show` is the one way out: everything
    that a role may see, and nothing else."""

    name: str
    page: str  # where its pages begin
    begin: Callable[[], Folded]
    read: Callable[[bytes], Any]
    counts: Callable[[Any, Grant], bool]
    show: Callable[[Any, Role], Object]
    waiting: Callable[[Any], Iterable[str]] = lambda folded: ()  # rooms in which the match should be running
    ended: Callable[[Any, Outcome], Iterable[Any]] = lambda folded, outcome: ()  # what is written of a match
    for_good: bool = False  # what is too old is deleted with its rooms, and does not go into the trash


class Listener(Protocol):
    """Somebody who is told what they may see. Neither method waits."""

    grants: tuple[Grant, ...]

    def tell_view(self, message: bytes) -> None: ...
    def gone(self) -> None: ...


Make: TypeAlias = Callable[[Any], Iterable[Any]]


class Act:
    """Entries that somebody wants. `make` sees the gathering as it is then, and may be asked again."""

    def __init__(self, make: Make) -> None:
        self.make = make
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(self, folded: Any) -> None:
        if not self.done.done():
            self.done.set_result(folded)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


@dataclass(eq=False, slots=True)
class Gathered:
    """A gathering in memory, as its log has it. Whoever changes it holds the lock, and takes it out
    meanwhile: what is not committed yet, or may not be, can be seen by nobody."""

    code: str
    kind: Kind
    number: int = 0  # of the last entry that is known to be in the log
    committed: Folded | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: dict[Listener, bytes] = field(default_factory=dict)  # with the view they were told last
    used: float = 0  # when somebody last asked for it
    acts: list[Act] = field(default_factory=list)
    writer: asyncio.Task[None] | None = None  # of the acts
    teller: asyncio.Task[None] | None = None
    untold: bool = False

    @property
    def folded(self) -> Folded:
        if self.committed is None:
            raise RuntimeError(f"gathering {self.code}: memory may be ahead of the log")
        return self.committed

    def take_out(self) -> Folded:
        """Give it to whoever changes it; for everybody else there is nothing until it is put in again."""
        folded, self.committed = self.folded, None
        return folded

    def put_in(self, folded: Folded, number: int) -> None:
        """Take this for what is in the log."""
        self.committed, self.number = folded, number

    def take(self, log: Iterable[Logged]) -> None:
        """Take entries of the log: those that are new, or all where nothing is in memory."""
        folded, number = (self.kind.begin(), 0) if self.committed is None else (self.take_out(), self.number)
        for logged in log:
            if logged.number > number:
                folded.apply(with_known_bots(self.kind.read(logged.body)), logged.at)
                number = logged.number
        self.put_in(folded, number)


def role_of(kind: Kind, folded: Folded, grants: Sequence[Grant]) -> Role:
    """That of the first token which still counts."""
    for grant in grants:
        if kind.counts(folded, grant):
            return Role("lead") if grant.kind == "lead" else Role("member", grant.chair)
    return Role()
