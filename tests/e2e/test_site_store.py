"""The tests of every store, against the one in a real browser: each of them is run as it stands, and what it
leaves is read again from IndexedDB."""

import asyncio
import base64
import inspect
import pickle
import shutil
import subprocess
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.async_api import Page, async_playwright

from golems.server.log.store import Store
from golems.site.build import WEB
from tests.e2e.chromium import FLAGS, find
from tests.e2e.site import folder_for_all, hosting
from tests.server.log import test_store

Shown = Callable[[Store], Coroutine[Any, Any, None]]

HERE = Path(__file__).parent
JAVASCRIPT = """const { transpileModule, ModuleKind } = require("typescript");
const compilerOptions = { module: ModuleKind.ESNext, target: "ES2022" };
console.log(transpileModule(require("fs").readFileSync(0, "utf-8"), { compilerOptions }).outputText);"""
ASKING = """() => {
  const worker = new Worker("./store_worker.js", { type: "module" });
  const asked = new Map();
  let last = 0;
  worker.onmessage = ({ data }) => asked.get(data.id)(data.answer);
  window.askStore = (kind, text) => new Promise((answer) => {
    asked.set(++last, answer);
    worker.postMessage({ id: last, kind, text });
  });
}"""
TESTS: list[Shown] = [
    test
    for name, test in vars(test_store).items()
    if name.startswith("test_") and list(inspect.signature(test).parameters) == ["store"]
]


class StoreInBrowser:
    """The store of a browser: every call is passed on to it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def __getattr__(self, name: str) -> Callable[..., Coroutine[Any, Any, Any]]:
        async def ask(*given: Any, **more: Any) -> Any:
            text = base64.b64encode(pickle.dumps((name, given, more))).decode()
            answer = await self.say("ask", text)
            is_done, value = pickle.loads(base64.b64decode(answer))
            if not is_done:
                raise value
            return value

        return ask

    async def say(self, kind: str, text: str = "") -> str:
        answer = await self.page.evaluate("([kind, text]) => askStore(kind, text)", [kind, text])
        return str(answer)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[str]:
    """Serve the folder with a page that asks the store."""
    base = tmp_path_factory.getbasetemp()
    folder = tmp_path_factory.mktemp("stores") / "site"
    shutil.copytree(folder_for_all(base if worker_id == "master" else base.parent), folder)
    disk = (WEB / "src" / "alone" / "disk.ts").read_bytes()
    command = ["node", "-e", JAVASCRIPT]
    written = subprocess.run(command, cwd=WEB, input=disk, capture_output=True, check=True).stdout
    (folder / "disk.js").write_bytes(written)
    shutil.copy(HERE / "store_worker.js", folder)
    (folder / "stores.html").write_text("<!doctype html>", "utf-8")
    with hosting(folder) as address:
        yield address


async def show(url: str, path: str) -> list[str]:
    """Run every test against a new store; return those after which the disk has something else."""
    wrong = []
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=path, args=FLAGS)
        page = await browser.new_page()
        await page.goto(f"{url}stores.html")
        await page.evaluate(ASKING)
        store = StoreInBrowser(page)
        for test in TESTS:
            await store.say("new")
            await test(cast(Store, store))
            if await store.say("check") != "true":
                wrong.append(test.__name__)
        await browser.close()
    return wrong


def test_the_store_of_a_browser_does_what_every_store_does(url: str) -> None:
    assert len(TESTS) > 20
    with ThreadPoolExecutor(1) as thread:  # where no other event loop runs
        assert thread.submit(lambda: asyncio.run(show(url, find()))).result() == []
