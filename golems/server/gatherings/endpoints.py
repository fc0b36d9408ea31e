"""What tournaments and lessons have in common in the REST API."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from golems.notation.reading import Json
from golems.rules.refusals import Illegal
from golems.server.gatherings.kinds import Role, kind_of, role_of
from golems.server.gatherings.logs import no_gathering
from golems.server.http.endpoints import Busy, Call, Endpoint, get
from golems.server.http.invitations import Invitation, invite
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
    """Do the same for the holder of a token. `look` is told the role; a token that is worth nothing any more
    is refused."""
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
    get("/api/gatherings/{code}", "Whether it is a tournament or a lesson", show_gathering, WhereTo),
    get(
        "/api/gatherings/{code}/invitation",
        "The address of a gathering for others",
        show_gathering_invitation,
        Invitation,
    ),
)
