"""The path of battles through the levels: what is played at a station, and a scene of what is new there."""

from functools import cache, lru_cache
from typing import Any

import msgspec

from golems.drawing.film import Film, ShownRound, make_film
from golems.match.data import documents
from golems.notation.reading import Json
from golems.notation.tasks import play_task, read_task
from golems.rules.refusals import Illegal
from golems.server.catalogue.shapes import Station
from golems.server.tables import ChairSetup
from golems.words.language import Language

FOLDER = "journey"


@cache
def stations() -> dict[str, Station]:
    """Return the stations in the order of the path, by what is new there."""
    table: Any = documents(FOLDER)["stations"]
    found = [msgspec.convert(station, Station) for station in table["stations"]]
    return {station.id: against(station, table["opponent"]) for station in found}


def against(station: Station, opponent: str) -> Station:
    """Return the station with this bot on every chair of a bot; the child begins at the first place."""
    chairs = tuple([with_bot(chair, opponent) for chair in station.setup.chairs])
    setup = msgspec.structs.replace(station.setup, chairs=chairs, places="fixed")
    return msgspec.structs.replace(station, setup=setup)


def with_bot(chair: ChairSetup, bot: str) -> ChairSetup:
    return msgspec.structs.replace(chair, bot=bot) if chair.kind == "bot" else chair


def journey() -> list[Station]:
    return list(stations().values())


@cache
def scenes() -> dict[str, Json]:
    """Return the rounds that show what is new, by station, as `golems resolve` plays them."""
    found: Any = documents(FOLDER)["scenes"]
    return {name: scene | {"free": True} for name, scene in found.items()}


@lru_cache(maxsize=128)
def film_of_scene(station: str, said: Language) -> Film:
    """Make a film of what is new at a station."""
    if station not in scenes():
        raise Illegal("no-station", station)
    task = read_task(scenes()[station])
    shown = ShownRound(play_task(task).events, task.given.event, task.given.programs)
    return make_film(task.position, (shown,), said)
