"""Who is connected to which chair, in this process and in others. Nothing of it is stored, and nothing else
about who is connected leaves this module: neither how many watch nor from where."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator

from msgspec import MsgspecError, Struct
from msgspec.json import Decoder, encode

from golems.server.log.bus import Bus

GRACE = 4.0  # seconds for which somebody who has lost the connection still counts
BEAT = 5.0  # seconds between two tellings of everything to other processes
SILENCE = 3 * BEAT  # seconds after which nothing counts that a process has said
PAUSE = 0.05  # seconds for which what is new is gathered before other processes are told
IN_A_NOTICE = 250  # rooms that fit into one notice to other processes
Chairs = frozenset[int]
NOBODY: Chairs = frozenset()


class Attendance(Struct, frozen=True):
    """What a process mentions to others: by room the chairs that are connected to it. `asks`: the others
    shall tell theirs."""

    worker: str
    rooms: dict[str, tuple[int, ...]]
    asks: bool = False


DECODER: Decoder[Attendance] = Decoder(Attendance)


class Presence:
    """The connected chairs of all rooms: those of this process, and what other processes have said of theirs.
    Every process tells all of its own again and again, so one that has died is forgotten."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.worker = secrets.token_hex(8)
        self.here: dict[str, Chairs] = {}
        self.elsewhere: dict[
            str, dict[str, tuple[Chairs, float]]
        ] = {}  # by room and process, and when it said so
        self.watchers: dict[str, Callable[[], None]] = {}  # by room: whom to tell that it may have changed
        self.gone: dict[str, dict[int, float]] = {}  # by room: chairs that are left, and since when
        self.unsaid: set[str] = set()  # rooms that other processes are to hear of
        self.has_asked = False
        bus.overhear(self.hear, self.ask)

    def connected(self, code: str) -> Chairs:
        """Return the chairs of a room that any process is connected to now."""
        others = [chairs for chairs, _ in self.elsewhere.get(code, {}).values()]
        return self.here.get(code, NOBODY).union(*others)

    def lately(self, code: str) -> Chairs:
        """Return those, and whoever lost the connection a moment ago: a page that is loaded again has not
        gone."""
        since = time.monotonic() - GRACE
        just_gone = [chair for chair, at in self.gone.get(code, {}).items() if at > since]
        return self.connected(code).union(just_gone)

    def watch(self, code: str, changed: Callable[[], None]) -> None:
        self.watchers[code] = changed

    def leave(self, code: str) -> None:
        """Forget a room that nobody listens to in this process any more."""
        self.watchers.pop(code, None)
        self.set_here(code, NOBODY)

    def set_here(self, code: str, chairs: Chairs) -> None:
        """Say which chairs of a room are connected to this process."""
        before = self.connected(code)
        if self.here.get(code, NOBODY) == chairs:
            return
        if chairs:
            self.here[code] = chairs
        else:
            del self.here[code]
        self.note_gone(code, before)
        self.changed(code)
        if not self.unsaid:
            asyncio.get_running_loop().call_later(PAUSE, self.tell)
        self.unsaid.add(code)

    def note_gone(self, code: str, before: Chairs) -> None:
        """Note who of those that were there is not there any more."""
        for chair in before - self.connected(code):
            self.gone.setdefault(code, {})[chair] = time.monotonic()

    def forget_gone(self) -> None:
        since = time.monotonic() - GRACE
        self.gone = {code: gone for code, gone in self.gone.items() if max(gone.values()) > since}

    def changed(self, code: str) -> None:
        if watcher := self.watchers.get(code):
            watcher()

    # ------------------------------------------------------------ other processes

    def tell(self) -> None:
        """Tell other processes what is new."""
        self.mention({code: self.here.get(code, NOBODY) for code in self.unsaid})
        self.unsaid.clear()

    def ask(self) -> None:
        """Tell other processes everything, and let them do the same."""
        self.bus.mention(encode(Attendance(self.worker, {}, asks=True)).decode())
        self.mention(self.here)

    def mention(self, rooms: dict[str, Chairs]) -> None:
        told = [(code, tuple(sorted(chairs))) for code, chairs in rooms.items()]
        for first in range(0, len(told), IN_A_NOTICE):
            some = dict(told[first : first + IN_A_NOTICE])
            self.bus.mention(encode(Attendance(self.worker, some)).decode())

    def hear(self, text: str) -> None:
        """Take what a process mentions; whatever is not written so is of another release, and left alone."""
        try:
            told = DECODER.decode(text)
        except MsgspecError:
            return
        if told.worker == self.worker:
            return
        if told.asks:
            self.mention(self.here)
        for code, chairs in told.rooms.items():
            self.set_elsewhere(code, told.worker, frozenset(chairs))

    def set_elsewhere(self, code: str, worker: str, chairs: Chairs) -> None:
        before = self.connected(code)
        if chairs:
            self.elsewhere.setdefault(code, {})[worker] = (chairs, time.monotonic())
        elif workers := self.elsewhere.get(code):
            workers.pop(worker, None)
            if not workers:
                del self.elsewhere[code]
        self.note_gone(code, before)
        if self.connected(code) != before:
            self.changed(code)

    async def beat(self) -> None:
        """Tell other processes everything that is connected here, and forget those that are silent."""
        if self.has_asked:
            self.mention(self.here)
        else:
            self.has_asked = True
            self.ask()
        for code, worker in list(self.silent()):
            self.set_elsewhere(code, worker, NOBODY)
        self.forget_gone()

    def silent(self) -> Iterator[tuple[str, str]]:
        since = time.monotonic() - SILENCE
        for code, workers in self.elsewhere.items():
            for worker, (_, at) in workers.items():
                if at < since:
                    yield code, worker


class PresentChairs:
    """The chairs of one room at which somebody is. Whoever has lost the connection still counts for a moment,
    so that a page that is loaded again is not taken for somebody who leaves."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self.tell = tell
        self.chairs: Chairs = NOBODY
        self.since: dict[int, float] = {}  # when those left who were there, by the server's clock
        self.leaving: dict[int, asyncio.TimerHandle] = {}

    def update(self, connected: Chairs) -> None:
        """Take the chairs that are connected now. Tell who is new at once, and who is gone a while later."""
        for chair in connected & self.leaving.keys():
            self.leaving.pop(chair).cancel()
        for chair in self.chairs - connected - self.leaving.keys():
            self.leaving[chair] = asyncio.get_running_loop().call_later(GRACE, self.drop, chair)
        for chair in connected & self.since.keys():
            del self.since[chair]
        if connected - self.chairs:
            self.chairs |= connected
            self.tell()

    def drop(self, chair: int) -> None:
        del self.leaving[chair]
        self.chairs -= {chair}
        self.since[chair] = time.time() - GRACE
        self.tell()

    def close(self) -> None:
        """Forget everybody: nobody is there to be told."""
        while self.leaving:
            self.leaving.popitem()[1].cancel()
        self.since.clear()
        self.chairs = NOBODY
