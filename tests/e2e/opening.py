"""Pages in a real browser, watched for everything that a page must not do."""

import json
import re
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebError

from tests.server.driving import PATIENCE

Lang: TypeAlias = Literal["en", "ru"]
Theme: TypeAlias = Literal["light", "dark"]
Viewport: TypeAlias = tuple[int, int]
Kept: TypeAlias = dict[str, Any]

PROJECTOR: Viewport = (1280, 800)
OLD_SCREEN: Viewport = (1024, 768)
PHONE: Viewport = (390, 844)
SMALL_PHONE: Viewport = (360, 640)
LOCALES = {"en": "en-GB", "ru": "ru-RU"}
LOUD = ("error", "warning", "assert")
TOLD: Kept = {
    "golems-tale": "told",
    "golems-first": {"done": True},
}  # who has seen the story and the first battle
# Once in each tab. The driver's own way opens one more page for a device, which costs as much as the device.
KEEP = """(origin, kept) => {
  if (location.origin !== origin || sessionStorage.getItem("golems-kept")) return;
  sessionStorage.setItem("golems-kept", "by the test");
  for (const key in kept) localStorage.setItem(key, kept[key]);
}"""


def as_text(value: Any) -> str:
    """Return a value as the page writes it: a text as it is, anything else as JSON."""
    return value if isinstance(value, str) else json.dumps(value)


@dataclass
class Opening:
    """Opens pages for one test. Every call is a device of its own, with nothing kept from others."""

    browser: Browser
    base: str
    traced: bool = True  # costs time: not for what is measured
    contexts: list[BrowserContext] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def __call__(
        self,
        path: str = "",
        viewport: Viewport = PROJECTOR,
        lang: Lang = "ru",
        theme: Theme = "light",
        moving: bool = False,
        first: bool = False,
        kept: Kept | None = None,
    ) -> Page:
        """Open a page on a new device; `path` stands behind the server's address, such as `#/rules`."""
        page = self.device(viewport, lang, theme, moving, first, kept)
        page.goto(f"/{path}")
        return page

    def device(
        self,
        viewport: Viewport = PROJECTOR,
        lang: Lang = "ru",
        theme: Theme = "light",
        moving: bool = False,
        first: bool = False,
        kept: Kept | None = None,
    ) -> Page:
        """Return a new device that shows nothing yet. Without `moving` it asks for reduced motion, so that
        nothing is looked at halfway. With `first` it has never been here; any other has seen the story and
        the first battle. It keeps `kept` in its storage too."""
        width, height = viewport
        context = self.browser.new_context(
            base_url=self.base,
            viewport={"width": width, "height": height},
            has_touch=width < height,
            locale=LOCALES[lang],
            color_scheme=theme,
            reduced_motion="no-preference" if moving else "reduce",
        )
        self.contexts.append(context)
        context.set_default_timeout(1000 * PATIENCE)
        context.on("console", self.hear)
        context.on("weberror", self.notice)
        context.on("request", self.follow)
        if self.traced:
            context.tracing.start()
        page = context.new_page()
        self.remember(page, ({} if first else TOLD) | (kept or {}))
        return page

    def remember(self, page: Page, kept: Kept) -> None:
        """Let the browser keep this before our page runs, as if our page had written it some other day."""
        address = urlsplit(self.base)
        here, texts = f"{address.scheme}://{address.netloc}", {key: as_text(kept[key]) for key in kept}
        if kept:
            page.add_init_script(f"({KEEP})({json.dumps(here)}, {json.dumps(texts)})")

    def expect(self, pattern: str) -> None:
        """Allow a complaint that the test provokes, such as `404`."""
        self.expected.append(pattern)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in LOUD:
            place = message.location
            self.complain(f"console: {message.type}: {message.text} ({place['url']}:{place['lineNumber']})")

    def notice(self, error: WebError) -> None:
        self.complain(f"error of the page: {error.error}")

    def follow(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != urlsplit(self.base).netloc:
            self.complain(f"a request to another host: {request.url}")

    def complain(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self.expected):
            self.complaints.append(text)

    def check(self) -> None:
        if self.complaints:
            raise AssertionError("\n".join(["The browser complains:", *self.complaints]))

    def keep(self, name: str) -> Path:
        """Keep pictures of what the pages look like now, and traces of how they came to it."""
        folder = Path(tempfile.mkdtemp(prefix=f"golems-{re.sub(r'[^a-z0-9]+', '-', name.lower())}-"))
        for number, context in enumerate(self.contexts):
            for tab, page in enumerate(context.pages):
                page.screenshot(path=folder / f"{number}-{tab}.png")
            context.tracing.stop(path=folder / f"{number}-trace.zip")
        return folder

    def close(self) -> None:
        for context in self.contexts:
            context.close()
