"""The table of endpoints: what stands in a row of it, and what a handler is given."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import HTTPConnection, Request

from golems.notation.reading import Json, Malformed
from golems.rules.refusals import Refusal
from golems.server.clients import Client
from golems.server.http.callers import client_of
from golems.server.http.config import Config
from golems.server.http.guesses import REASONS
from golems.server.http.limits import LimitedKind, RateLimits
from golems.server.http.problems import JSON, language_of
from golems.server.http.tokens import Tokens
from golems.server.jobs.kinds import JobName
from golems.server.jobs.pool import Jobs, encoded
from golems.server.log.actor import Logs
from golems.server.log.codes import MOST_TYPED, read_code
from golems.server.log.store import Store
from golems.server.shapes import Shape
from golems.server.tables import Tables
from golems.words.language import LANGUAGES, Language

T = TypeVar("T")
SVG = "image/svg+xml"
HOUR = 3600  # seconds

# The types of what may stand in a path or behind its question mark, by name; features have more of them.
PARAMETERS: dict[str, Any] = {
    "code": Annotated[str, Meta(min_length=1, max_length=MOST_TYPED)],
    "lang": Literal[LANGUAGES],
}


class Busy(Exception):
    """There are too many requests."""


class Gone(Exception):
    """Raised when the client has closed the connection."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What handlers work with, as long as the process lives."""

    store: Store
    rooms: Logs[Any]
    gatherings: Logs[Any]
    tables: Tables
    tokens: Tokens
    limits: RateLimits
    jobs: Jobs
    config: Config = field(default_factory=Config)

    def client(self, request: HTTPConnection) -> Client:
        """Return who sends a request."""
        return client_of(request.scope, self.config.trusted_proxies)

    def count(self, kind: LimitedKind, request: HTTPConnection, times: int = 1) -> None:
        """Count what a client does; raise Busy if it does so too often."""
        if not self.limits.allow(kind, self.client(request), times):
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
        """The code that was meant, of a room or a gathering."""
        return read_code(self.given["code"])

    @property
    def language(self) -> Language:
        return language_of(self.request)

    @property
    def turn(self) -> int:
        """The number of quarter turns of the board."""
        return int(self.given.get("turn", 0))

    @property
    def client(self) -> Client:
        return self.desk.client(self.request)

    async def body(self, kind: type[Any], counted: LimitedKind | None = None) -> Any:
        """Read the body of the request; raise Malformed if it is not of this type. What is `counted` may not
        be done too often."""
        if counted:
            self.desk.count(counted, self.request)
        try:
            return msgspec.json.decode(await self.request.body(), type=kind)
        except msgspec.MsgspecError as error:
            detail, _, path = str(error).partition(" - at `$")
            raise Malformed("body", path.strip(".`"), detail=detail) from None
        except UnicodeDecodeError:
            raise Malformed("not-utf8") from None
        except RecursionError:
            raise Malformed("too-deep") from None

    async def run(self, kind: JobName, work: Callable[..., T], *given: object) -> T:
        """Do the work elsewhere, as long as the client waits for it."""
        return await self.waited_for(self.desk.jobs.run(kind, self.client, work, *given))

    async def answer(self, work: Callable[..., object], *given: object) -> Json:
        """Do work elsewhere that the page needs soon; what it comes to is written as JSON there."""
        return msgspec.Raw(await self.run("page", encoded, work, *given))

    async def picture(self, work: Callable[..., str], *given: Hashable) -> Json:
        """Draw a picture elsewhere, and keep it for others. A page has many of them, and a browser asks for
        all at once: each waits as a client of its own."""
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
    takes: type[Shape] | None = None
    gives: Any = dict[str, Any]
    query: tuple[str, ...] = ("lang",)
    media: str = JSON
    keep: int = 0


def get(path: str, summary: str, handler: Handler, gives: Any = dict[str, Any], **more: Any) -> Endpoint:
    return Endpoint("GET", path, summary, handler, gives=gives, **more)


def post(
    path: str, summary: str, handler: Handler, takes: type[Shape], gives: Any = dict[str, Any], **more: Any
) -> Endpoint:
    return Endpoint("POST", path, summary, handler, takes, gives, **more)


def picture(path: str, summary: str, handler: Handler, keep: int = HOUR) -> Endpoint:
    return Endpoint("GET", path, summary, handler, gives=str, media=SVG, keep=keep)
