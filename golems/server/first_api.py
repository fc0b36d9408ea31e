"""The features that a battle, a puzzle or a gathering cannot begin without. A server has all of them at once
(api.py); a page that carries its own one does not wait for the others before somebody asks for them."""

from collections.abc import Iterable
from types import ModuleType
from typing import Any

from golems.server.catalogue import endpoints as catalogue
from golems.server.gatherings import endpoints as gatherings
from golems.server.gatherings.kinds import GatheringKind
from golems.server.gatherings.socket import GatheringConnection
from golems.server.http import endpoints as common
from golems.server.http.endpoints import Endpoint
from golems.server.lessons import endpoints as lessons
from golems.server.lessons import plans
from golems.server.puzzles import endpoints as puzzles
from golems.server.rooms import endpoints as rooms
from golems.server.rooms.socket import RoomConnection
from golems.server.tournaments import endpoints as tournaments
from golems.server.tournaments.views import TOURNAMENTS

FEATURES: tuple[ModuleType, ...] = (rooms, puzzles, catalogue, plans, gatherings, tournaments, lessons)
KINDS: tuple[GatheringKind, ...] = (TOURNAMENTS, lessons.LESSONS)  # of gatherings
PAGES = (rooms.PAGE, *[kind.page for kind in KINDS])  # where the pages of codes begin
SOCKETS = {"/api/rooms/{code}/live": RoomConnection, "/api/gatherings/{code}/live": GatheringConnection}


def endpoints_of(features: Iterable[ModuleType]) -> tuple[Endpoint, ...]:
    return tuple([each for feature in features for each in feature.ENDPOINTS])


def parameters_of(features: Iterable[ModuleType]) -> dict[str, Any]:
    """Return the types of what may stand in a path or behind its question mark, by name."""
    modules = (common, *features)
    return {name: kind for each in modules for name, kind in getattr(each, "PARAMETERS", {}).items()}
