"""What tournaments and lessons have in common in the REST API."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from hmac import compare_digest
from typing import Annotated, Any, TypeVar

from msgspec import Meta

from golems.notation.reading import Json
from golems.rules.refusals import Illegal
from golems.server.gatherings.kinds import HeldKey, Role, WaysBack, kind_of, role_of
from golems.server.gatherings.logs import no_gathering
from golems.server.http.endpoints import Busy, Call, Endpoint, get, post
from golems.server.http.invitations import Invitation, invite
from golems.server.http.messages import Token
from golems.server.http.tokens import Tokens
from golems.server.log.codes import MOST_TYPED, readings
from golems.server.log.kinds import LiveLog
from golems.server.log.store import ROOM
from golems.server.shapes import Shape

T = TypeVar("T")


class WhereTo(Shape, frozen=True):
    """Where a code leads: `kind` is `room`, `tournament` or `lesson`, and `page` the path of its pages."""

    code: str
    kind: str
    page: str


async def find_kind(call: Call, kind: str) -> LiveLog[Any]:
    live = await call.desk.gatherings.live(call.code)
    if live.kind.name != kind:
        raise no_gathering(live.code)
    return live


async def see(call: Call, kind: str, look: Callable[[Any], T]) -> T:
    """Return something that follows from a gathering of this kind as it is now."""
    live = await find_kind(call, kind)
    return await call.desk.gatherings.look(live.code, look)


async def see_as(call: Call, kind: str, token: str, look: Callable[[Any, Role], T]) -> T:
    """Return something that the holder of a token may see of a gathering of this kind. `look` is told the
    role; a token that is worth nothing any more is refused."""
    live, role_in = await holder(call, kind, token)
    return await call.desk.gatherings.look(live.code, lambda fold: look(fold, role_in(fold)))


async def act(call: Call, kind: str, token: str, make: Callable[[Any, Role], Iterable[Any]]) -> Any:
    """Write what the holder of a token wants in a gathering of this kind; return the fold then. `make` is
    told the role; a token that is worth nothing any more is refused."""
    live, role_in = await holder(call, kind, token)
    written = await call.desk.gatherings.write(live.code, lambda fold: make(fold, role_in(fold)))
    return written.fold


async def holder(call: Call, kind: str, token: str) -> tuple[LiveLog[Any], Callable[[Any], Role]]:
    """Return the gathering of a token, and what finds the role of its holder; count how often it is used."""
    live = await find_kind(call, kind)
    grant = call.desk.tokens.read(token, live.code)
    if not call.desk.limits.allow("message", grant.key_id):
        raise Busy

    def role_in(fold: Any) -> Role:
        role = role_of(live, fold, (grant,))
        if role.kind == "anybody":
            raise Illegal("token")
        return role

    return live, role_in


def need_lead(role: Role) -> None:
    """Raise if somebody does not lead the gathering."""
    if role.kind != "lead":
        raise Illegal("only-lead")


# ---------------------------------------------------------------- the names of a club


class NamesAsked(Shape, frozen=True):
    """Asks which names of a club may be tapped; the code is enough."""


class FreeNames(Shape, frozen=True, omit_defaults=False):
    """The names that whoever comes in may tap."""

    names: tuple[str, ...]


async def list_names(call: Call) -> Json:
    """Tell the names of the club that are free, as long as who leads shows them to those who come in."""
    live = await call.desk.gatherings.live(call.code)
    await call.body(NamesAsked, "message")
    free_names = kind_of(live).free_names
    return await call.desk.gatherings.look(live.code, lambda fold: FreeNames(tuple(free_names(fold))))


# ---------------------------------------------------------------- coming back


class WayWanted(Shape, frozen=True):
    """Asks how to come back at another device: as who leads, who alone may ask, or as a member."""

    token: Token
    member: Annotated[int, Meta(ge=0, lt=100_000)] | None = None


class WayBack(Shape, frozen=True):
    """A word that stands for a token, and where it is typed in or opened."""

    word: str
    invitation: Invitation


class WordSaid(Shape, frozen=True):
    word: Annotated[str, Meta(max_length=MOST_TYPED)]


class CameBack(Shape, frozen=True, omit_defaults=False):
    """The token that a word stands for, and whose it is: without `member` that of who leads."""

    kind: str
    token: str
    member: int | None = None


async def show_way_back(call: Call) -> Json:
    """Give who leads a word for another device of theirs, or for one of a member. It is drawn from the key
    that counts, and kept nowhere."""
    wanted = await call.body(WayWanted)
    live = await call.desk.gatherings.live(call.code)
    kind = kind_of(live)

    def offered(fold: Any, role: Role) -> Iterable[Any]:
        need_lead(role)
        return () if wanted.member is None else kind.ways.offer(fold, wanted.member)

    fold = await act(call, kind.name, wanted.token, offered)
    keys = [held for held in kind.ways.keys(fold) if held.member == wanted.member]
    if not keys:
        raise Illegal("no-member", "member")
    word = call.desk.tokens.word(live.code, wanted.member, keys[-1].key_id)
    return WayBack(word, invite(call.request, call.desk.config, f"#/back/{live.code}/{word}"))


async def come_back(call: Call) -> Json:
    """Give the token that a word stands for. A word that stands for none is a wrong try."""
    said = await call.body(WordSaid)
    live = await call.desk.gatherings.live(call.code)
    ways, tokens = kind_of(live).ways, call.desk.tokens
    held = await call.desk.gatherings.look(
        live.code, lambda fold: meant(tokens, live.code, fold, said.word, ways)
    )
    written = await call.desk.gatherings.write(live.code, lambda fold: ways.take(fold, held))
    if held.member is None:
        return CameBack(live.kind.name, tokens.lead(live.code, held.key_id))
    if chair := ways.chair(written.fold, held.member):
        with suppress(Illegal):  # the room may be too old to be there
            await call.desk.tables.pass_chair(*chair)
    return CameBack(live.kind.name, tokens.member(live.code, held.member, held.key_id), held.member)


def meant(tokens: Tokens, code: str, fold: Any, typed: str, ways: WaysBack) -> HeldKey:
    """Return the key whose word somebody has typed."""
    said = readings(typed)
    for held in ways.keys(fold):
        word = tokens.word(code, held.member, held.key_id)
        if any(compare_digest(word, each) for each in said if each.isascii()):
            return held
    raise Illegal("no-word", "word")


async def show_gathering(call: Call) -> Json:
    live = await call.desk.gatherings.live(call.code)
    return WhereTo(live.code, live.kind.name, kind_of(live).page)


async def show_code(call: Call) -> Json:
    if await call.desk.store.kind_of(call.code) == ROOM:
        return WhereTo(call.code, "room", "r")
    live = await call.desk.gatherings.live(call.code)
    return WhereTo(live.code, live.kind.name, kind_of(live).page)


async def show_gathering_invitation(call: Call) -> Json:
    live = await call.desk.gatherings.live(call.code)
    return invite(call.request, call.desk.config, f"{kind_of(live).page}/{live.code}")


ENDPOINTS: tuple[Endpoint, ...] = (
    get("/api/codes/{code}", "Where a code leads", show_code, WhereTo),
    post("/api/gatherings/{code}/ways", "A way back at another device", show_way_back, WayWanted, WayBack),
    post("/api/gatherings/{code}/back", "Come back at another device", come_back, WordSaid, CameBack),
    post(
        "/api/gatherings/{code}/names",
        "Names to tap, where who leads shows them",
        list_names,
        NamesAsked,
        FreeNames,
    ),
    get("/api/gatherings/{code}", "Whether it is a tournament or a lesson", show_gathering, WhereTo),
    get(
        "/api/gatherings/{code}/invitation",
        "The address of a gathering for others",
        show_gathering_invitation,
        Invitation,
    ),
)
