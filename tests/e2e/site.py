"""The folder of `golems site` on a plain web host, under a path of its own."""

import fcntl
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page, expect

from golems.site.build import build
from tests.e2e.opening import PROJECTOR, Lang, Opening, Viewport

PATIENCE = 180_000  # ms to load Python beside everything else that a machine does
BASE = "/some/folder/"
OFFLINE = "ERR_INTERNET_DISCONNECTED|ERR_FAILED"  # what a browser says when it looks for a new version


def folder_for_all(root: Path) -> Path:
    """Return a folder that the first one of all processes builds."""
    folder = root / "site"
    with open(root / "site.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "sw.js").is_file():
            build(folder)
    return folder


class Host(SimpleHTTPRequestHandler):
    """Serves files under a path, and nothing else."""

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(BASE)) if path.startswith(BASE) else "/nothing"

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def hosting(folder: Path) -> Iterator[str]:
    """Serve a folder; yield where its page is."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{BASE}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def wait_for_engine(page: Page) -> None:
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=PATIENCE)


def visited(page_of: Opening, viewport: Viewport = PROJECTOR, lang: Lang = "en") -> Page:
    """Open the page, wait until everything is kept, and take the network away. A next round waits for its
    button."""
    page = page_of.device(viewport, lang, kept={"golems-settings": {"flows": False}})
    page.goto(page_of.base)
    wait_for_engine(page)
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=PATIENCE)
    page.context.set_offline(True)
    page.reload()
    wait_for_engine(page)
    return page


def release(folder: Path, target: Path) -> None:
    """Write what could be the next version of a folder: its page says something else."""
    shutil.copytree(folder, target)
    worker = target / "sw.js"
    worker.write_text(
        worker.read_text("utf-8").replace('const VERSION = "', 'const VERSION = "next-'), "utf-8"
    )
    index = target / "index.html"
    index.write_text(index.read_text("utf-8").replace("<html ", '<html data-release="next" '), "utf-8")
