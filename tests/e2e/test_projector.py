"""A whole match on the big screen, which nobody touches."""

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.axe import axe
from tests.e2e.battles import run
from tests.e2e.fitting import assert_all_in_sight
from tests.e2e.opening import PHONE, PROJECTOR, Opening
from tests.e2e.people import FAST, Person, duel, experienced, keep
from tests.server.clubs import SWISS

HAND = {"forward": 2, "left": 1, "stand": 4, "attack": 4}
MEET = ("Forward", "Stand", "Stand", "Stand")
STRIKE = ("Attack", "Attack", "Attack", "Attack")
STAND = ("Stand", "Stand", "Stand", "Stand")


def test_everybody_sees_the_match_from_the_code_to_the_result(page_of: Opening) -> None:
    both = experienced(page_of, PHONE)
    code = both.make_room(duel("L1", hand=HAND, open=False), "Anna", "Boris")
    projector = Person(page_of("", PROJECTOR, "en", "dark"))
    keep(projector.page, {"golems-settings": FAST})
    projector.page.reload()
    projector.page.goto(f"/#/watch/{code}")
    page = projector.page
    title = page.get_by_role("heading", level=1)
    expect(page.get_by_role("img", name=f"Room code: {', '.join(code)}")).to_be_visible()
    for name in ("Anna", "Boris"):
        expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    axe(page)

    both.start()
    expect(title).to_have_text("Waiting for Anna, Boris")
    expect(projector.golems).to_have_count(2)
    axe(page)
    both.uncover("Anna")
    both.program(*MEET)
    expect(title).to_have_text("Waiting for Boris")
    expect(projector.golem("Anna")).to_contain_text("ready")
    assert "card-stand" not in page.content(), "a sealed program is a secret"
    both.uncover("Boris")
    both.program(*MEET)

    expect(projector.where("Anna")).to_have_accessible_name("B2, Anna facing towards us")
    expect(projector.where("Boris")).to_have_accessible_name("B3, Boris facing away from us")
    both.watch()
    expect(title).to_have_text("Waiting for Anna, Boris")
    assert projector.board() == both_sides(both)
    assert_all_in_sight(page)
    run(both, STRIKE, STAND)

    expect(title).to_have_text("Anna wins!")
    expect(projector.golem("Boris")).to_contain_text("out")
    places = page.get_by_role("list", name="Places").get_by_role("listitem")
    expect(places.nth(0)).to_contain_text("Anna")
    expect(places.nth(1)).to_contain_text("Boris")
    assert_all_in_sight(page)
    axe(page)
    both.skip()
    both.button("Play again").click()
    expect(title).to_have_text("Waiting for Boris, Anna")
    expect(projector.where("Boris")).to_have_accessible_name("B1, Boris facing towards us")


def both_sides(both: Person) -> list[str | None]:
    """Return what they see behind their curtain."""
    both.uncover("Anna")
    board = both.board()
    both.page.reload()
    return board


@pytest.mark.parametrize("reach", ["others", "no-network"])
def test_a_camera_is_spoken_of_only_where_there_is_a_picture(page_of: Opening, reach: str) -> None:
    """The answer of the server is changed: whether others can reach it depends on the machine."""

    def told(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"reach": reach})

    host = experienced(page_of)
    code = host.make_room(duel("L1"))
    cup = host.page.request.post("/api/tournaments", data={"rules": SWISS}).json()
    for path in (f"#/watch/{code}", f"#/t/{cup['code']}/screen"):
        page = page_of.device(PROJECTOR, "en")
        page.route("**/invitation*", told)
        with page.expect_response("**/invitation*"):
            page.goto(f"/{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        is_there = reach == "others"
        expect(page.get_by_role("img", name="QR code")).to_be_visible(visible=is_there)
        expect(page.get_by_text("Point your camera")).to_be_visible(visible=is_there)
