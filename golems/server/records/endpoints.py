"""Records in the REST API: kept, shown as films, played in another way, and looked into."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from golems.drawing.film import Film
from golems.notation.reading import Json
from golems.rules.refusals import Illegal
from golems.server.http.endpoints import Call, Endpoint, get, post
from golems.server.records.analyses import RoundAnalysis, look_into
from golems.server.records.films import film_document, film_instead
from golems.server.records.snapshots import RoundSnapshot, snapshot
from golems.server.shapes import RoundNumber, Shape

TURNED = ("turn", "lang")
PARAMETERS = {"id": Annotated[str, Meta(pattern="^([0-9a-f]{32}|[A-Z]{5}-[0-9]{1,9})$", max_length=32)]}


class Filmed(Shape, frozen=True):
    """What a film is made of: either a record or a position."""

    record: dict[str, Any] | None = None
    position: dict[str, Any] | None = None


class Instead(Shape, frozen=True):
    """A round of a record, counted from 0, and the programs that are laid in it instead, by robot."""

    record: dict[str, Any]
    round: RoundNumber
    programs: dict[str, Any]


class Which(Shape, frozen=True):
    """A round of a record, counted from 0."""

    record: dict[str, Any]
    round: RoundNumber


async def film_any(call: Call) -> Json:
    wanted = await call.body(Filmed, "question")
    return await call.answer(film_document, wanted.position, wanted.record, call.language, call.turn)


async def film_what_if(call: Call) -> Json:
    wanted = await call.body(Instead, "question")
    return await call.answer(
        film_instead, wanted.record, wanted.round, wanted.programs, call.language, call.turn
    )


async def show_moment(call: Call) -> Json:
    wanted = await call.body(Which, "question")
    return await call.answer(snapshot, wanted.record, wanted.round)


async def show_analysis(call: Call) -> Json:
    wanted = await call.body(Which, "question")
    return await call.waited_for(look_into(call.desk.jobs, call.client, wanted.record, wanted.round))


async def show_record(call: Call) -> Json:
    """Show a record to anybody who has the link."""
    name = call.given["id"]
    found = await call.desk.store.record(name)
    if found is None:
        raise Illegal("no-record", name)
    return msgspec.Raw(found.body)


ENDPOINTS: tuple[Endpoint, ...] = (
    post("/api/film", "A record or a position as a film", film_any, Filmed, Film, query=TURNED),
    post("/api/whatif", "A round of a record with other programs", film_what_if, Instead, Film, query=TURNED),
    post("/api/moment", "A round of a record before it is played", show_moment, Which, RoundSnapshot),
    post("/api/analysis", "A round of a finished match looked into", show_analysis, Which, RoundAnalysis),
    get("/api/records/{id}", "The record of a finished match", show_record),
)
