"""How the workers of a server hear that a log has grown."""

from collections.abc import Callable
from typing import Final, Protocol

Heard = Callable[[str, int], None]
Gap = Callable[[], None]
Overheard = Callable[[str], None]

DELETED: Final = 2**31 - 1  # told instead of a number


def nothing() -> None:
    pass


class Bus(Protocol):
    """Tells every worker of a server which logs have grown."""

    async def publish(self, code: str, number: int) -> None:
        """Tell every worker, this one too, that the log has entries up to this number."""

    def subscribe(self, callback: Heard, on_gap: Gap = nothing) -> None:
        """Call `callback` for everything that is published, and `on_gap` when something may have been
        missed."""

    def mention(self, text: str) -> None:
        """Tell every other worker something that is not stored. What cannot be told now is forgotten: whoever
        mentions things does so again when `on_gap` is called."""

    def overhear(self, callback: Overheard, on_gap: Gap = nothing) -> None:
        """Call `callback` for everything that a worker mentions, perhaps this one too, and `on_gap` when
        something may have been missed."""

    async def close(self) -> None: ...


class LocalBus:
    """The bus of a server with one worker: there is nobody else to tell."""

    def __init__(self) -> None:
        self._subscribers: list[Heard] = []

    async def publish(self, code: str, number: int) -> None:
        for callback in self._subscribers:
            callback(code, number)

    def subscribe(self, callback: Heard, on_gap: Gap = nothing) -> None:
        self._subscribers.append(callback)

    def mention(self, text: str) -> None:
        pass

    def overhear(self, callback: Overheard, on_gap: Gap = nothing) -> None:
        pass

    async def close(self) -> None:
        self._subscribers.clear()
