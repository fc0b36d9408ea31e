"""A real server and a real browser. A test fails on any error or warning of the console, any error of the
page, any request to another host and any breach of the Content-Security-Policy, whatever else it is about."""

import time
import urllib.error
import urllib.request
from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.chromium import FLAGS, SHORT_LIVED, find
from tests.e2e.opening import Opening
from tests.server.driving import PATIENCE, Server, stopping

OPENING = pytest.StashKey[Opening]()

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="package")
def golems(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start `golems serve` with a folder and a port of its own, and the limits that everybody meets."""
    server = Server(tmp_path_factory.mktemp("golems") / "data", limits={})
    with stopping(server):
        server.begin()
        wait_for(server)
        yield server
    assert server.errors() == []


def wait_for(server: Server) -> None:
    end = time.monotonic() + PATIENCE
    while not is_well(server):
        assert server.is_running, server.log.read_text()
        assert time.monotonic() < end, server.log.read_text()
        time.sleep(0.05)


def is_well(server: Server) -> bool:
    try:
        urllib.request.urlopen(server.url("/healthz"), timeout=PATIENCE).close()
    except urllib.error.URLError:
        return False
    return True


@pytest.fixture(scope="package")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Start a browser for this package only: as long as it is open nothing else in this process can run an
    event loop."""
    path = find()
    with sync_playwright() as driver:
        traces = tmp_path_factory.mktemp("traces")  # the driver leaves those of tests that pass
        opened = driver.chromium.launch(executable_path=path, args=[*FLAGS, SHORT_LIVED], traces_dir=traces)
        yield opened
        opened.close()


@pytest.fixture
def page_of(request: pytest.FixtureRequest, golems: Server, browser: Browser) -> Iterator[Opening]:
    """`page_of("#/rules", PHONE, lang="en", theme="dark")` is a new device that shows this."""
    opening = Opening(browser, golems.url(""))
    request.node.stash[OPENING] = opening
    yield opening
    opening.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    opening = item.stash.get(OPENING, None)
    try:
        yield
        if opening:
            opening.check()
    except BaseException as error:
        if opening:
            error.add_note(f"Pictures and traces (playwright show-trace …): {opening.keep(item.name)}")
        raise
