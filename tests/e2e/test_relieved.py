"""A bot that fails again and again is relieved, and everybody at the table reads so."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import axe
from tests.e2e.conftest import wait_for
from tests.e2e.opening import PHONE, PROJECTOR, Opening
from tests.e2e.people import Person, duel, experienced
from tests.server.driving import Server, stopping
from tests.server.failing import booting

LET_KNIGHT_PLAY = """async (code) => {
  const { host } = JSON.parse(localStorage.getItem(`golems-room-${code}`));
  const socket = new WebSocket(`ws://${location.host}/api/rooms/${code}/live`);
  await new Promise((open) => (socket.onopen = open));
  socket.send(JSON.stringify({ type: "hello", tokens: [host] }));
  socket.send(JSON.stringify({ type: "replace", chair: 1, bot: "knight" }));
}"""


@pytest.fixture(scope="module")
def golems(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server on which knights fail."""
    server = Server(tmp_path_factory.mktemp("relieved") / "data", boot=booting())
    with stopping(server):
        server.begin()
        wait_for(server)
        yield server


def test_everybody_reads_that_a_stand_in_plays_on(page_of: Opening) -> None:
    host = experienced(page_of, PHONE)
    code = host.make_room(duel("L1"), "Anna")
    host.page.request.post(f"/api/rooms/{code}/chairs/1", data={"name": "Boris"})
    screen = Person(page_of("", PROJECTOR, lang="ru"))
    screen.page.goto(f"/#/watch/{code}")
    host.start()
    expect(host.hand).to_be_visible()
    expect(screen.golem("Boris")).to_be_visible()
    host.page.evaluate(LET_KNIGHT_PLAY, code)
    told = "Boris: the computer got stuck, so an easier one takes over."
    expect(host.page.get_by_role("alert")).to_contain_text(told)
    expect(screen.page.get_by_role("alert")).to_contain_text(
        "Boris: компьютер не справляется, дальше играет другой, попроще."
    )
    expect(host.golem("Boris")).to_contain_text("an easier computer is playing")
    expect(screen.golem("Boris")).to_contain_text("играет замена")
    axe(screen.page)
    host.fill()
    axe(host.page)
    host.seal()
    host.watch()
