"""What tournaments and lessons have in common in the REST API."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from golems.notation.reading import Json
from golems.rules.refusals import Illegal
from golems.server.calls import Busy, Call, Endpoint
from golems.server.entries import Value
from golems.server.gathered import Gathered, Role, role_of
from golems.server.invitations import Invitation, address_of, invite

T = TypeVar("T")


class WhereTo(Value, frozen=True):
    """Where a code leads: `kind` is `room`, `tournament` or `lesson`, and `page` the path of its pages."""

    code: str
    kind: str
    page: str


async def find_kind(call: Call, kind: str) -> Gathered:
    live = await call.desk.gatherings.find(call.code)
    if live.kind.name != kind:
        raise Illegal("no-gathering", live.code)
    return live


async def see(call: Call, kind: str, look: Callable[[Any], T]) -> T:
    """Something that follows from a gathering of this kind as it is now."""
    live = await find_kind(call, kind)
    return await call.desk.gatherings.look(live.code, look)


async def act(call: Call, kind: str, token: str, make: Callable[[Any, Role], Iterable[Any]]) -> Any:
    """What the holder of a token wants in a gathering of this kind. `make` is told the role; a token that
    counts no more is refused."""
    live = await find_kind(call, kind)
    grant = call.desk.tokens.read(token, live.code)
    if not call.desk.limits.allow("message", grant.key_id):
        raise Busy

    def made(folded: Any) -> Iterable[Any]:
        role = role_of(live.kind, folded, (grant,))
        if role.kind == "anybody":
            raise Illegal("token")
        return make(folded, role)

    return await call.desk.gatherings.act(live.code, made)


def need_lead(role: Role) -> None:
    if role.kind != "lead":
        raise Illegal("only-lead")


async def show_gathering(call: Call) -> Json:
    live = await call.desk.gatherings.find(call.code)
    return WhereTo(live.code, live.kind.name, live.kind.page)


async def show_code(call: Call) -> Json:
    if await call.desk.hub.store.exists(call.code):
        return WhereTo(call.code, "room", "r")
    live = await call.desk.gatherings.find(call.code)
    return WhereTo(live.code, live.kind.name, live.kind.page)


async def show_gathering_invitation(call: Call) -> Json:
    live = await call.desk.gatherings.find(call.code)
    return invite(address_of(call.request, call.desk.trusted), live.code, live.kind.page)


GATHERING_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/codes/{code}",
        "Where a code leads",
        show_code,
        gives=WhereTo,
    ),
    Endpoint(
        "GET",
        "/api/gatherings/{code}",
        "Whether it is a tournament or a lesson",
        show_gathering,
        gives=WhereTo,
    ),
    Endpoint(
        "GET",
        "/api/gatherings/{code}/invitation",
        "The address of a gathering for others",
        show_gathering_invitation,
        gives=Invitation,
    ),
)
