"""The one table of what a cell can show besides plain ground: printed terrain, and tokens that lie on it.

Everything that lists terrain or tokens takes it from `SURFACES` or is compared with it by
`tests/test_everything_is_told.py`.
"""

from typing import NamedTuple

from golems.rules.values import ICE, ICY, PORTALS, SNOW, WALL, WATER

NEWEST, ALL = ("4.0",), ("4.0", "3.0", "2.0")


class Surface(NamedTuple):
    """Terrain or a token; `id` names its drawing and its words."""

    id: str
    signs: str  # on the board: one for each way it may lie, a quarter turn apart
    clause: str
    tokens: tuple[str, ...] = ()  # what it takes out of the box; terrain takes nothing (S3)
    editions: tuple[str, ...] = NEWEST
    obstacle: bool = False  # a condition sees it (C2)
    stays: bool = False  # nothing takes the token off the board
    winter: bool = False  # only the winter sides show it (S2)
    twin: bool = True  # `golems.fast` plays it


SURFACES: dict[str, Surface] = {
    surface.id: surface
    for surface in (
        Surface("icy", ICY, "M8", winter=True),
        Surface("snow", SNOW, "N1", winter=True),
        Surface("wall", WALL, "M2", ("wall",), ALL, obstacle=True, stays=True),
        Surface("water", WATER, "W1", ("water",), ALL, obstacle=True, stays=True),
        Surface("ice", ICE, "I1", ("water", "ice")),
        Surface("portal-a", PORTALS[0], "O1", ("portal",)),
        Surface("portal-b", PORTALS[1], "O1", ("portal",)),
        Surface("straight", "│─", "T1", ("line",), obstacle=True),
        Surface("corner", "└┌┐┘", "T1", ("line",), obstacle=True),
    )
}
# S2: the printed winter sides; the summer sides are plain ground.
WINTER = {
    "4x4": ("...s", "i...", "..i.", ".s.."),
    "2x4 first": (".i", "..", "..", ".s"),
    "2x4 second": (".s", ".i", "..", ".."),
}
BY_SIGN: dict[str, Surface] = {sign: surface for surface in SURFACES.values() for sign in surface.signs}
TERRAIN: tuple[str, ...] = tuple([sign for sign, surface in BY_SIGN.items() if not surface.tokens])
TOKENS: frozenset[str] = frozenset(BY_SIGN) - set(TERRAIN)
WINTRY: frozenset[str] = frozenset([sign for sign, surface in BY_SIGN.items() if surface.winter])
OBSTACLES: frozenset[str] = frozenset([sign for sign, surface in BY_SIGN.items() if surface.obstacle])


def signs_of(edition: str) -> frozenset[str]:
    """Return the signs of all that may be on the board of an edition, besides plain ground."""
    return frozenset([sign for sign, surface in BY_SIGN.items() if edition in surface.editions])
