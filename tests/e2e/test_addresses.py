"""The address that a teacher shows is one that a child's tablet opens: browsers in networks of their own."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.debian import carry_out
from tests.server.networks import Device, Network, network

LOOK = """
import json, sys
from playwright.sync_api import sync_playwright
from tests.e2e.chromium import FLAGS, find

address, button, wanted = json.loads(sys.argv[1])
path = find()
with sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path=path, args=FLAGS)
    page = browser.new_page(locale="en")
    page.goto(address)
    if button:
        page.get_by_role("button", name=button).click()
    page.get_by_text(wanted).first.wait_for()
    found = {"url": page.url, "text": page.locator("main").inner_text()}
    found["pictures"] = page.get_by_role("img").evaluate_all("all => all.map((one) => one.ariaLabel)")
    print(json.dumps(found))
    browser.close()
"""


@pytest.fixture
def school() -> Iterator[Network]:
    with network() as made:
        yield made


def look(device: Device, address: str, wanted: str, button: str = "") -> Any:
    """Return what a browser on this device shows as soon as some words are there."""
    given = json.dumps([address, button, wanted])
    return json.loads(carry_out(device.command(sys.executable, "-c", LOOK, given)))


@pytest.mark.parametrize("vpn", [False, True], ids=["school", "vpn"])
def test_a_tablet_opens_the_address_that_the_teacher_shows(
    school: Network, tmp_path: Path, vpn: bool
) -> None:
    school.connect("wlan0", "10.1.2.3/8", gateway="" if vpn else "10.0.0.1", other="10.200.0.9/8")
    if vpn:
        school.connect("tun0", "172.30.0.2/24", gateway="172.30.0.1")
    with school.server(tmp_path, "play", "--no-open-browser"):
        teacher = look(school.laptop, "http://127.0.0.1:8000/#/lesson", "10.1.2.3:8000/l/", "Open a lesson")
        code = teacher["url"].rpartition("/")[2]
        assert f"10.1.2.3:8000/l/{code}" in teacher["text"]
        assert "127.0.0.1" not in teacher["text"]
        assert any("QR" in (label or "") for label in teacher["pictures"])
        assert ("Try another address" in teacher["text"]) == vpn
        assert "172.30.0.2" not in teacher["text"]  # it is behind that question
        child = look(school.tablet, f"http://10.1.2.3:8000/l/{code}", "My name is")
        assert child["url"].endswith(f"/l/{code}")
