"""Entries that somebody wants in a room's log, and how many of them go in together."""

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple

from golems.rules.refusals import Refusal
from golems.server.entries import AnyEntry, Decided
from golems.server.rooms import Room


class Wish:
    """An entry that somebody wants. `make` sees the room as it is then, and may be asked again."""

    def __init__(self, make: Callable[[Room], AnyEntry]) -> None:
        self.make = make
        self.number: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # of the entry
        self.failed = False

    def fulfil(self, number: int) -> None:
        if not self.number.done():
            self.number.set_result(number)

    def fail(self, error: Exception) -> None:
        self.failed = True
        if not self.number.done():
            self.number.set_exception(error)


class Taken(NamedTuple):
    """By the room in memory, as its entry of this number."""

    wish: Wish
    entry: AnyEntry
    number: int


class Turned(NamedTuple):
    """Down, by the room as it is."""

    wish: Wish
    refusal: Refusal


def take(room: Room, wishes: Sequence[Wish], at: float) -> tuple[list[Taken], list[Turned]]:
    """As many from the first on as may be told together: nobody shall miss a reaction, or the end of a match.
    Whoever makes something else than an entry or a refusal has failed, and the room is not to be used."""
    taken: list[Taken] = []
    turned: list[Turned] = []
    for wish in wishes:
        try:
            entry = wish.make(room)
            room.apply(entry, at)
        except Refusal as refusal:
            turned.append(Turned(wish, refusal))
            continue
        except Exception as error:
            wish.fail(error)
            raise
        taken.append(Taken(wish, entry, room.number))
        if not isinstance(entry, Decided) or not room.is_playing:
            break
    return taken, turned
