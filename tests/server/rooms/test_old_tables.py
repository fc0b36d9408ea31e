"""Tables that were set by an older release, and that nobody could set any more, are opened and played on."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from golems.notation.records import read_record, replay
from golems.server.rooms.entries import Decided, Started
from golems.server.tables import ChairSetup, Setup
from tests.server.driving import (
    Server,
    ask,
    begun_table,
    browsers_at,
    logs_of,
    plain_client,
    play,
    stopping,
    until,
)
from tests.server.visitors import visiting

COLOURS = ("red", "blue", "green", "yellow")
OLD_HAND = {"forward": 3, "left": 2, "right": 2, "stand": 3, "attack": 2, "loop": 1, "enemy?": 1}


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    started = Server(tmp_path_factory.mktemp("old") / "data")
    with stopping(started):
        await started.start()
        yield started
        assert started.errors() == []


def beginners(players: int, **agreed: Any) -> Setup:
    """Return a game that once anybody could play, with bonus cards in the hand, though no die ever allowed
    one."""
    chairs = tuple([ChairSetup(colour=colour) for colour in COLOURS[:players]])
    return Setup("beginners", chairs, edition="3.0", arena="small-yard", **agreed)


async def refused(server: Server, setup: Setup) -> str:
    async with plain_client() as client:
        answer = await client.post(server.url("/api/rooms"), content=msgspec.json.encode({"setup": setup}))
    assert answer.status_code == 422
    return str(answer.json()["reason"])


@pytest.mark.anyio
@pytest.mark.parametrize("players", [1, 2, 3, 4])
async def test_a_beginners_game_of_an_older_release_is_played_to_its_end(
    server: Server, players: int
) -> None:
    setup = beginners(players, hand=OLD_HAND)
    code = "BCDF" + "GHJK"[players - 1]
    laid = [Decided({"robot": colour, "program": "L S R S"}) for colour in COLOURS[: max(players - 1, 1)]]
    table = await begun_table(server, code, setup, "seed", decided=laid)
    seen = await ask(server, f"/api/rooms/{code}")
    assert (len(seen["chairs"]), seen["match"]["phase"]) == (players, "programs")
    assert (await ask(server, f"/api/rooms/{code}/rounds/0"))["rounds"]
    everybody = browsers_at([server], table)
    for browser in everybody:
        browser.most_rounds = 3
    await play(everybody)

    name = everybody[0].views[0]["record"]
    await until(lambda: is_kept(server, name))
    record = read_record(await ask(server, f"/api/records/{name}"))
    assert len(record.rounds) >= 3
    assert [outcome.result for outcome in replay(record)][-1] == record.result

    async with visiting(server, code, table.host) as host:
        await host.say("rematch")
    [log] = (await logs_of(server, [code])).values()
    assert isinstance(log[players + 1], Started)


async def is_kept(server: Server, name: str) -> bool:
    async with plain_client() as client:
        return (await client.get(server.url(f"/api/records/{name}"))).status_code == 200


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (beginners(1), "game-players"),
        (beginners(3), "game-players"),
        (beginners(4), "game-players"),
        (beginners(2, hand=OLD_HAND), "no-bonus-cards"),
    ],
    ids=["one", "three", "four", "bonus cards"],
)
async def test_nobody_sets_such_a_table_any_more(server: Server, setup: Setup, reason: str) -> None:
    """No such table is set, and no old one is set so anew."""
    assert await refused(server, setup) == reason
    checked = await ask(server, "/api/check-setup", setup)
    assert checked["problem"]["reason"] == reason
    made = await ask(server, "/api/rooms", {"setup": beginners(2)})
    async with visiting(server, made["code"], made["token"]) as host:
        with pytest.raises(AssertionError, match=reason):
            await host.say("change", setup=setup)
