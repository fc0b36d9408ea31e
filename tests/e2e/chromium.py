"""A Chromium for the tests. `python -m tests.e2e.chromium` names it, and installs one where there is none.

A headless shell, the same engine without windows, is taken first: it needs a third of the time."""

import os
import shutil
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.debian import NotInstalled, carry_out, install

VARIABLE = "GOLEMS_CHROMIUM"
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
DOWNLOADS = "https://cdn.playwright.dev/"
REACHABLE = 5  # seconds to find out whether downloads are reachable from here
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Pages of tests live for seconds: to compile them well costs more than it saves. Not for what is measured.
SHORT_LIVED = "--js-flags=--no-opt,--no-maglev"


class NoBrowser(Exception):
    """Raised when no Chromium is here, in words for whoever runs the tests."""


def find() -> str:
    """Return the path of a Chromium that is here and starts."""
    named = os.environ.get(VARIABLE)
    if named and not starts(named):
        raise NoBrowser(f"{VARIABLE} names {named}, which does not start")
    found = named or installed()
    if not found:
        raise NoBrowser(f"there is none: run `python -m tests.e2e.chromium`, or name one in {VARIABLE}")
    return found


def installed() -> str | None:
    return next((path for path in candidates() if starts(path)), None)


def candidates() -> Iterator[str]:
    with sync_playwright() as driver:
        own = Path(driver.chromium.executable_path)
    yield from filter(None, map(shutil.which, SHELLS))
    yield from map(str, own.parents[2].glob("chromium_headless_shell-*/*/*headless*shell*"))
    yield from filter(None, map(shutil.which, NAMES))
    yield str(own)


def starts(path: str) -> bool:
    """Tell whether this starts: one whose libraries are missing does not, nor does a placeholder for a
    package."""
    if not Path(path).is_file():
        return False
    return subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0


def ensure() -> str:
    """Return a Chromium, installed if need be, or raise with all that was tried and did not help."""
    if os.environ.get(VARIABLE) or installed():
        return find()
    tried: list[str] = []
    for way in (of_playwright, of_debian):
        try:
            way()
            return find()
        except NoBrowser as why:
            tried.append(str(why))
    raise NoBrowser("; ".join(tried))


def of_playwright() -> None:
    if not is_reachable(DOWNLOADS):
        raise NoBrowser(f"{DOWNLOADS} cannot be reached")
    try:
        carry_out([sys.executable, "-m", "playwright", "install", "chromium"])
    except NotInstalled as why:
        raise NoBrowser(str(why)) from None


def is_reachable(address: str) -> bool:
    try:
        urllib.request.urlopen(address, timeout=REACHABLE).close()
    except urllib.error.HTTPError as answer:
        answer.close()
    except OSError:
        return False
    return True


def of_debian() -> None:
    try:
        install(SHELLS[0])
    except NotInstalled as why:
        raise NoBrowser(str(why)) from None


if __name__ == "__main__":
    try:
        print(ensure())
    except NoBrowser as why:
        sys.exit(f"The tests in the browser need a Chromium: {why}")
