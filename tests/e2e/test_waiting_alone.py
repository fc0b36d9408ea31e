"""Children whose partners have left sit down together by pictures; the server takes their minute as over."""

from collections.abc import Iterator
from itertools import permutations

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import axe
from tests.e2e.conftest import wait_for
from tests.e2e.fitting import assert_all_in_sight, settle
from tests.e2e.opening import PHONE, Opening
from tests.e2e.test_lesson import Pupil, joined, open_lesson
from tests.server.driving import Server, stopping

AT_ONCE = """
from golems.server.lessons import endpoints
from golems.server.log import presence
endpoints.WAIT = 0
presence.GRACE = 0
from golems.cli import main
main()
"""
ANIMALS = ("owl", "fox", "cat", "hare", "pig", "cow")


@pytest.fixture(scope="module")
def golems(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server that lets nobody wait, which the clock of a browser cannot do for it: neither a minute
    nor the moment in which a page may be loaded again."""
    server = Server(tmp_path_factory.mktemp("alone") / "data", boot=AT_ONCE, limits={})
    with stopping(server):
        server.begin()
        wait_for(server)
        yield server
    assert server.errors() == []


def left_alone(children: dict[str, Pupil]) -> dict[str, Pupil]:
    """Let one child of every pair begin and the other one go; return those who stay, a minute later."""
    pairs = [
        (one, other)
        for one, other in permutations(children, 2)
        if one < other
        and children[one].page.get_by_role("heading", name=f"You’re playing against {other}").count()
    ]
    for stays, goes in pairs:
        children[stays].press_on(children[stays].button("Start"))
        expect(children[stays].hand).to_be_visible()
        children[goes].page.close()
        expect(children[stays].golem(goes)).to_contain_text("away")
        children[stays].page.clock.fast_forward("01:05")
        expect(children[stays].page.get_by_text("Your partner isn’t here")).to_be_visible()
    return {stays: children[stays] for stays, _ in pairs}


def test_children_who_wait_alone_sit_down_together(page_of: Opening) -> None:
    teacher = open_lesson(page_of)
    children = {animal: joined(page_of, teacher.code, animal) for animal in ANIMALS}
    for each in children.values():
        each.page.clock.install()
        each.page.reload()
    teacher.begin("Pairs")
    for each in children.values():
        expect(each.button("Start")).to_be_visible()
    (anna, one), (ben, two), (clara, three) = left_alone(children).items()

    one.press_on(one.button("Play with somebody else"))
    expect(one.page.get_by_text("Nobody else is free right now.")).to_be_visible()
    axe(one.page)
    two.press_on(two.button("Play with somebody else"))
    for name in (anna, ben):
        face = three.page.get_by_role("button", name=name, exact=True)
        three.press_on(face)
        expect(face).to_have_attribute("aria-pressed", "true")
    axe(three.page)
    assert_all_in_sight(three.page)
    three.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    settle(three.page)
    card = three.page.get_by_role("status").filter(has_text="Your partner isn’t here").bounding_box()
    board = three.page.get_by_role("grid").bounding_box()
    assert card
    assert board
    assert card["y"] >= board["y"] + board["height"]
    three.press_on(three.button("Play together"))
    for each in (one, two, three):
        expect(each.page.get_by_role("heading", name="You’re playing against ")).to_be_visible()
        each.press_on(each.button("Start"))
        expect(each.hand).to_be_visible()
        expect(each.page.get_by_text("Your partner isn’t here")).to_be_hidden()
    table = teacher.page.get_by_role("listitem").filter(has_text="Table 4")
    for name in (anna, ben, clara):
        expect(table).to_contain_text(name)
