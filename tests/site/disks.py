"""A disk of plain dictionaries, which keeps what the database of a browser would."""

from collections.abc import Sequence
from copy import deepcopy

from golems.server.log.store import StoreError
from golems.site.kept_store import KeptStore, Row, RowChange, Shelf

SHELVES: tuple[Shelf, ...] = ("logs", "entries", "records")


class PlainDisk:
    """Its rows come back in the order of their keys, as IndexedDB has them."""

    def __init__(self) -> None:
        self.shelves: dict[Shelf, dict[str, Row]] = {shelf: {} for shelf in SHELVES}
        self.places: dict[tuple[Shelf, str], tuple[object, ...]] = {}
        self.is_full = False

    async def write(self, changes: Sequence[RowChange]) -> None:
        if self.is_full:
            raise StoreError("no room")
        for shelf, key, row in changes:
            place = repr(key)
            self.places[shelf, place] = tuple(key) if isinstance(key, list) else (key,)
            if row is None:
                self.shelves[shelf].pop(place, None)
            else:
                self.shelves[shelf][place] = deepcopy(row)

    def rows(self) -> list[tuple[Shelf, Row]]:
        return [(shelf, row) for shelf in SHELVES for row in self.sorted(shelf)]

    def sorted(self, shelf: Shelf) -> list[Row]:
        places = sorted(self.shelves[shelf], key=lambda place: self.places[shelf, place])
        return [self.shelves[shelf][place] for place in places]


def reopened(disk: PlainDisk) -> KeptStore:
    return KeptStore(disk, disk.rows())


def is_same(one: KeptStore, other: KeptStore) -> bool:
    """Return whether two stores keep the same; what is in the trash is gone anyway."""
    return (one._logs, one._records) == (other._logs, other._records)
