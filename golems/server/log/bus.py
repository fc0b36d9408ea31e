"""How the workers of a server hear that a log has grown."""

from collections.abc import Callable
from typing import Final, Protocol

Heard = Callable[[str, int], None]
Gap = Callable[[], None]

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

    async def close(self) -> None:
        self._subscribers.clear()
