"""The whole API: the endpoints and sockets of all features, and what is described of them."""

from functools import cache
from typing import Any, get_args

from golems.server.catalogue import endpoints as catalogue
from golems.server.clubs import endpoints as clubs
from golems.server.first_api import endpoints_of, parameters_of
from golems.server.gatherings import endpoints as gatherings
from golems.server.gatherings.messages import FromAttendant, ToAttendant
from golems.server.http.descriptions import Channel, describe_rest, describe_sockets
from golems.server.lessons import endpoints as lessons
from golems.server.lessons import plans
from golems.server.printing import endpoints as printing
from golems.server.puzzles import endpoints as puzzles
from golems.server.records import endpoints as records
from golems.server.rooms import endpoints as rooms
from golems.server.rooms.messages import FromBrowser, SeenRoom, ToBrowser
from golems.server.tournaments import endpoints as tournaments
from golems.server.workshop import endpoints as workshop

# Where the work is that is done elsewhere; no module of it may know the database.
WORK = (
    "golems.arena.tournaments.rules",
    "golems.server.clubs.work",
    "golems.server.lessons.attempts",
    "golems.server.printing.press",
    "golems.server.records.analyses",
    "golems.server.records.snapshots",
    "golems.server.rooms.bot_moves",
    "golems.server.rooms.options",
    "golems.server.shared.drafts",
    "golems.server.shared.pictures",
    "golems.server.workshop.checks",
    "golems.server.workshop.palette",
)
FEATURES = (
    rooms,
    records,
    puzzles,
    workshop,
    catalogue,
    plans,
    printing,
    gatherings,
    tournaments,
    lessons,
    clubs,
)
ENDPOINTS = endpoints_of(FEATURES)
PARAMETERS = parameters_of(FEATURES)
CHANNELS = {
    "room": Channel(
        "/api/rooms/{code}/live", "The code of the room", get_args(FromBrowser), get_args(ToBrowser)
    ),
    "gathering": Channel(
        "/api/gatherings/{code}/live",
        "The code of the gathering",
        get_args(FromAttendant),
        get_args(ToAttendant),
    ),
}


@cache
def openapi() -> dict[str, Any]:
    return describe_rest(ENDPOINTS, PARAMETERS)


@cache
def asyncapi() -> dict[str, Any]:
    return describe_sockets(CHANNELS, [SeenRoom])
