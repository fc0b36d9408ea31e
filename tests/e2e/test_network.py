"""Several devices at one table, some of which have bad luck."""

import json
from typing import Any

from playwright.sync_api import Page, Route, WebSocket, expect

from tests.e2e.axe import axe
from tests.e2e.battles import keep_secrets
from tests.e2e.opening import PHONE, PROJECTOR, Opening
from tests.e2e.people import FAST, Person, experienced, keep

SECRET = ("Backward", "Backward", "Turn right", "Defend")
SHORT = "B B R D"


def overheard(page: Page) -> list[str]:
    """Return a list of everything that the server says to this page from now on."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", listen)
    return heard


def matches(heard: list[str]) -> list[dict[str, Any]]:
    told = [json.loads(line) for frame in heard for line in frame.splitlines()]  # several in a frame
    return [
        match for each in told for match in (each.get("match"), each.get("room", {}).get("match")) if match
    ]


def code_on(host: Person) -> str:
    spelled = host.page.get_by_role("img", name="Room code: ").get_attribute("aria-label")
    assert spelled
    return spelled.removeprefix("Room code: ").replace(", ", "")


def test_three_friends_play_and_nothing_is_lost(page_of: Opening) -> None:
    host = experienced(page_of)
    host.page.goto("/#/new/friends")
    host.page.get_by_role("textbox", name="Name").fill("Anna")
    host.button("Add a player").click()
    keep_secrets(host.page)
    host.button("Invite friends").click()
    code = code_on(host)
    expect(host.page.get_by_text("Only this computer can open the game.")).to_be_visible()
    expect(host.page.get_by_role("img", name="QR code")).to_have_count(0)
    expect(host.page.get_by_text("Waiting for 2 more players")).to_be_visible()
    axe(host.page)

    second = experienced(page_of, PHONE)
    second_heard = overheard(second.page)
    second.page.get_by_role("link", name="Join with a code").click()
    second.page.get_by_role("textbox", name="Five-letter code").press_sequentially(code.lower())
    second.sit("Boris")
    third = experienced(page_of, PHONE)
    third_heard = overheard(third.page)
    third.page.goto(f"/r/{code}")
    third.sit("Clara")
    projector = Person(page_of("", PROJECTOR, lang="en"))
    keep(projector.page, {"golems-settings": FAST})
    projector.page.reload()
    projector_heard = overheard(projector.page)
    projector.page.goto(f"/#/watch/{code}")
    for name in ("Anna", "Boris", "Clara"):
        expect(projector.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    axe(projector.page)
    host.start()

    # All program at once. A sealed program is a secret.
    host.program(*SECRET)
    expect(host.task).to_contain_text("Waiting for Boris, Clara")
    expect(projector.task).to_contain_text("Waiting for Boris, Clara")
    expect(second.golem("Anna")).to_contain_text("ready")
    second.lay("Forward", "Attack")
    third.lay("Attack", "Turn left", "Attack")
    third.has_laid("Attack", "Turn left", "Attack")
    for heard in (second_heard, third_heard, projector_heard):
        assert matches(heard)
        assert not [match for match in matches(heard) if "program" in match]
        assert not [match for match in matches(heard) if "programs" in match]
        assert SHORT not in "".join(heard)

    # The tab of the third is closed, and opened again.
    tablet = third.page.context
    third.page.close()
    third = Person(tablet.new_page())
    third.page.goto(f"/#/r/{code}")
    third.has_laid("Attack", "Turn left", "Attack")
    expect(third.golem("Clara")).to_contain_text("thinking")

    # The second has no network for a while, and goes on all the same.
    page_of.expect("ERR_INTERNET_DISCONNECTED")
    second.page.context.set_offline(True)
    lost = second.page.get_by_text("No connection. We’re trying again")
    expect(lost).to_be_visible()
    second.lay("Defend", "Turn left")
    expect(second.button("You’re offline, but your program is safe.")).to_be_visible()
    third.fill()
    third.seal()
    expect(host.task).to_contain_text("Waiting for Boris")
    second.page.context.set_offline(False)
    expect(lost).to_be_hidden()
    second.has_laid("Forward", "Attack", "Defend", "Turn left")
    expect(second.golem("Clara")).to_contain_text("ready")
    second.seal()

    # The round runs, and ends for all of them in the same way.
    friends = (host, second, third)
    for person in friends:
        person.button("Pause").click()
    for person in friends:
        person.button("Row 1").click()
        row = person.page.get_by_role("region", name="Row 1")
        for card in ("Backward", "Forward", "Attack"):
            expect(row.get_by_role("img", name=card)).to_be_visible()
        person.watch()
    for person in (*friends, projector):
        expect(person.golem("Anna")).to_contain_text("thinking")
    board = host.board()
    assert [person.board() for person in (second, third, projector)] == [board, board, board]
    assert SHORT not in "".join(third_heard + second_heard), "secret programs are told row by row"


def test_whoever_is_in_the_same_network_reads_the_way_in_with_a_camera(page_of: Opening) -> None:
    """The answer is that of a server which listens for others too, as the tests' own does not."""
    host = experienced(page_of)
    host.page.route("**/api/rooms/*/invitation*", open_for_others)
    code = host.make_room({"game": "L1", "arena": "random", "chairs": [{}, {}]}, "Anna")
    expect(host.page.get_by_role("img", name="QR code")).to_be_visible()
    expect(host.page.get_by_text(f"{page_of.base.removeprefix('http://')}/r/{code}")).to_be_visible()
    expect(host.button("Share")).to_be_visible()
    axe(host.page)


def open_for_others(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, json=answer.json() | {"reach": "others"})


def test_a_stranger_finds_no_room_under_a_wrong_code(page_of: Opening) -> None:
    page_of.expect("404")
    person = experienced(page_of, PHONE)
    person.page.get_by_role("link", name="Join with a code").click()
    person.page.get_by_role("textbox", name="Five-letter code").press_sequentially("zzzzz")
    expect(person.page.get_by_text("There’s no such room. Check the letters").first).to_be_visible()
    axe(person.page)
