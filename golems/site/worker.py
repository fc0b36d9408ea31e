"""What a worker of the page starts: the only module here that knows the browser, through Pyodide."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from js import Object
from pyodide.ffi import JsException, to_js
from starlette.types import Message

from golems.server.log.store import StoreError
from golems.site.engine import Answer, Engine, application
from golems.site.kept_store import KeptStore, RowChange
from golems.site.thinkers import Thinkers

FOLDER = Path("/home/pyodide/golems")


def to_browser(value: object) -> Any:
    return to_js(value, dict_converter=Object.fromEntries, create_pyproxies=False)


class BrowserDisk:
    """The database of the browser; `disk` is that of disk.ts."""

    def __init__(self, disk: Any) -> None:
        self.disk = disk

    async def write(self, changes: Sequence[RowChange]) -> None:
        if not changes:
            return
        try:
            await self.disk.write(to_browser(changes))
        except JsException as error:
            raise StoreError(str(error)) from None


class BrowserThinker:
    """A thinker of thinkers.ts."""

    def __init__(self, thinker: Any) -> None:
        self.thinker = thinker

    async def think(self, order: bytes, seconds: float) -> bytes | None:
        answer = await self.thinker.think(to_js(order), seconds)
        return None if answer is None else bytes(answer.to_bytes())

    def end(self) -> None:
        self.thinker.end()


class Served:
    """An engine as JavaScript calls it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.open, self.say, self.close = engine.open, engine.say, engine.close
        self.abandon = engine.abandon

    async def ask(self, number: int, method: str, path: str, query: str, headers: Any, body: Any) -> Any:
        pairs = [(name, value) for name, value in headers.to_py()]
        answer: Answer = await self.engine.ask(number, method, path, query, pairs, bytes(body.to_bytes()))
        return to_browser(answer)


def store_of(disk: Any, rows: Any) -> KeptStore:
    """Return the store with everything that the database has kept."""
    return KeptStore(BrowserDisk(disk), [(shelf, plain(row)) for shelf, row in rows.to_py()])


def plain(row: dict[str, Any]) -> dict[str, Any]:
    return {name: bytes(value) if isinstance(value, memoryview) else value for name, value in row.items()}


async def start(key: Any, disk: Any, rows: Any, hire: Callable[[], Any], tell: Callable[..., None]) -> Served:
    """Start the engine; whatever is said on a socket is told by its number, kind, text and code."""

    def tell_browser(number: int, message: Message) -> None:
        text = message.get("text") or (message.get("bytes") or b"").decode()
        tell(number, message["type"], text, message.get("code", 1000))

    place = Thinkers(lambda: BrowserThinker(hire()))
    app = application(FOLDER, bytes(key.to_bytes()), place, store_of(disk, rows))
    engine = Engine(app, tell_browser)
    await engine.start()
    return Served(engine)
