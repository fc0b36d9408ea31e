"""What is read from JSON and written as JSON."""

from collections.abc import Callable
from typing import Annotated, Any

from msgspec import Meta, Struct

from golems.notation.reading import Json
from golems.rules.refusals import Refusal

MOST_SEATS = 4

Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=60)]  # ids: of games, arenas, bots, colours
ChairNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
RoundNumber = Annotated[int, Meta(ge=0, le=1000)]
PuzzleName = Annotated[str, Meta(pattern="^[a-z0-9-]{1,60}$", max_length=60)]
Quarters = Annotated[int, Meta(ge=0, le=3)]  # turns of a board


class Shape(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A value that is sent or stored: frozen, without unknown keys; what is default is left out."""


def read_within(path: str, read: Callable[[Any], Any], value: Json) -> Any:
    """Return what is read, or raise a refusal that says where it is not as it should be."""
    try:
        return read(value)
    except Refusal as refusal:
        raise refusal.within(path) from None
