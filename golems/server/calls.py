"""What a handler of the REST API is given, and how it is put into the table of the API."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import HTTPConnection, Request

from golems.notation.reading import Json, Malformed
from golems.printing.box import SIDES
from golems.printing.orders import WHATS
from golems.printing.paper import PAPERS
from golems.rules.refusals import Refusal
from golems.rules.validity import MOST_ROBOTS
from golems.server.analyses import Analyses
from golems.server.bound import BoundTables
from golems.server.clients import Client, client_of
from golems.server.codes import MOST_TYPED, read_code
from golems.server.drafts import Quarters
from golems.server.entries import ChairNumber, Value, Word
from golems.server.gatherings import Gatherings
from golems.server.guesses import REASONS
from golems.server.hub import Hub
from golems.server.jobs import Jobs, KindName, encoded
from golems.server.limits import Kind, Limits
from golems.server.press import Press
from golems.server.problems import JSON, language_of
from golems.server.puzzle_shapes import PuzzleName
from golems.server.shapes import RoundNumber
from golems.server.tokens import Tokens
from golems.server.workshop import Workshop
from golems.words.language import LANGUAGES, Language

T = TypeVar("T")
SVG = "image/svg+xml"
HOUR = 3600  # seconds
TRIES = 20  # to find a code that nobody has

# What may stand in a path or behind its question mark, by name.
PARAMETERS: dict[str, Any] = {
    "code": Annotated[str, Meta(min_length=1, max_length=MOST_TYPED)],
    "chair": ChairNumber,
    "id": Annotated[str, Meta(pattern="^([0-9a-f]{32}|[A-Z]{5}-[0-9]{1,9})$", max_length=32)],
    "clause": Annotated[str, Meta(pattern="^[A-Za-z0-9.]+$", max_length=10)],
    "round": RoundNumber,
    "arena": Word,
    "scenario": Word,
    "puzzle": PuzzleName,
    "question": Annotated[str, Meta(pattern="^[a-z-]+$", max_length=30)],
    "plan": Annotated[str, Meta(pattern="^[1-9][0-9]?$", max_length=2)],
    "what": Literal[WHATS],
    "which": Word,
    "paper": Literal[tuple(PAPERS)],
    "sides": Literal[SIDES],
    "players": Annotated[int, Meta(ge=1, le=MOST_ROBOTS)],
    "page": Annotated[int, Meta(ge=1, le=999)],
    "turn": Quarters,
    "lang": Literal[LANGUAGES],
}


class Busy(Exception):
    """Too many requests."""


class Gone(Exception):
    """Whoever asked has closed the connection."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What the API needs."""

    hub: Hub
    gatherings: Gatherings
    tables: BoundTables
    tokens: Tokens
    limits: Limits
    analyses: Analyses
    jobs: Jobs
    press: Press
    trusted: tuple[Any, ...] = ()

    def client(self, request: HTTPConnection) -> Client:
        return client_of(request.scope, self.trusted)

    def count(self, kind: Kind, request: HTTPConnection) -> None:
        if not self.limits.allow(kind, self.client(request)):
            raise Busy

    async def hold(self, request: HTTPConnection, refusal: Refusal) -> bool:
        """Wait before a wrong try is told so; return whether it may be. Other refusals are told at once."""
        return not is_wrong_try(refusal) or await self.limits.guesses.hold(self.client(request))


def is_wrong_try(refusal: Refusal) -> bool:
    """Tell whether somebody may have guessed. Only the old names of records, which hold a code, can be: a new
    one may be asked for in the moment before it is written."""
    return refusal.reason in REASONS and (refusal.reason != "no-record" or "-" in refusal.path)


@dataclass(frozen=True, slots=True)
class Call:
    """A request whose parameters have been read."""

    desk: Desk
    request: Request
    given: dict[str, Any]

    @property
    def code(self) -> str:
        """Of the room: the one that was meant."""
        return read_code(self.given["code"])

    @property
    def language(self) -> Language:
        return language_of(self.request)

    @property
    def turn(self) -> int:
        """By how many quarters the board is turned."""
        return int(self.given.get("turn", 0))

    @property
    def client(self) -> Client:
        return client_of(self.request.scope, self.desk.trusted)

    @property
    def workshop(self) -> Workshop:
        """As this client may use it."""
        return Workshop(self.desk.jobs, self.client)

    async def run(self, kind: KindName, work: Callable[..., T], *given: object) -> T:
        """Do the work elsewhere, as long as the client waits for it."""
        return await self.waited_for(self.desk.jobs.run(kind, self.client, work, *given))

    async def answer(self, work: Callable[..., object], *given: object) -> Json:
        """The same for what the page needs soon; it is written as JSON where it is done."""
        return msgspec.Raw(await self.run("page", encoded, work, *given))

    async def picture(self, work: Callable[..., str], *given: Hashable) -> Json:
        """A page has many pictures, and a browser asks for all at once: each waits as a client of its own."""
        client = Client(self.client.address, self.request.url.path)
        return await self.waited_for(self.desk.jobs.know("page", client, work, *given))

    async def waited_for(self, work: Awaitable[T]) -> T:
        """Cancel the work when the client goes before it is done."""
        doing, leaving = asyncio.ensure_future(work), asyncio.ensure_future(left(self.request))
        both: tuple[asyncio.Future[Any], ...] = doing, leaving
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise Gone
            return doing.result()
        finally:
            for each in both:
                each.cancel()
            await asyncio.gather(*both, return_exceptions=True)


async def left(request: Request) -> None:
    """Return when the client has gone; its request has been read before."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


Handler: TypeAlias = Callable[[Call], Awaitable[Json]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One row of the table. `lang` may be asked for everywhere: refusals are in words. `keep` says for how
    many seconds a browser may keep the answer."""

    method: str
    path: str
    summary: str
    handler: Handler
    takes: type[Value] | None = None
    gives: Any = dict[str, Any]
    query: tuple[str, ...] = ("lang",)
    media: str = JSON
    keep: int = 0


async def body_of(request: Request, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.MsgspecError as error:
        detail, _, path = str(error).partition(" - at `$")
        raise Malformed("body", path.strip(".`"), detail=detail) from None
    except UnicodeDecodeError:
        raise Malformed("not-utf8") from None
    except RecursionError:
        raise Malformed("too-deep") from None
