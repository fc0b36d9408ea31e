"""Who may come to a lesson or a tournament, by a club file; whoever comes in taps a name that is free."""

from collections.abc import Iterable

from golems.lessons.entries import ListShown, NamesKnown


class NameRoll:
    """The names, and whether those who come in are shown them."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.is_listed = False

    def apply(self, entry: NamesKnown | ListShown) -> None:
        if isinstance(entry, NamesKnown):
            self.names = entry.names
        else:
            self.is_listed = entry.is_open

    def missing(self, here: Iterable[str]) -> list[str]:
        """Return those who may come and are not there."""
        taken = {key_of(name) for name in here}
        return [name for name in self.names if key_of(name) not in taken]

    def free(self, here: Iterable[str]) -> list[str]:
        """Return the names that somebody who comes in may tap."""
        return self.missing(here) if self.is_listed else []


def key_of(name: str) -> str:
    """Return what tells names apart.

    >>> key_of(" Anna  Maria") == key_of("ANNA maria")
    True
    """
    return " ".join(name.split()).casefold()
