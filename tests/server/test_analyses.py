"""Analyses over the network: of finished matches, one round at a time, kept, and never in the event loop."""

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from golems.arena.analysis import analyse_seat, moments, write_round
from golems.notation.reading import decode
from golems.notation.records import read_record
from golems.rules.refusals import Illegal
from golems.server import analyses
from golems.server.analyses import Analyses, RoundAnalysis, moment_in
from tests.server.browsers import BOT, Browser, lay, server, until

DUEL: Any = decode((Path(__file__).parents[1] / "golden" / "4.0-summer-duel.json").read_bytes())
CALM = 4  # a round of few programs, counted from 0


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with server(tmp_path_factory.mktemp("data")) as opened:
        yield opened


def ask(client: TestClient, record: Any, number: int) -> Any:
    return client.post("/api/analysis", json={"record": record, "round": number})


def refused(client: TestClient, record: Any, number: int) -> tuple[int, str, str]:
    answer = ask(client, record, number)
    return answer.status_code, answer.json()["reason"], answer.json().get("path", "")


# ---------------------------------------------------------------- what is answered


def test_it_is_what_the_analysis_finds(client: TestClient) -> None:
    answer = ask(client, DUEL, CALM)
    assert answer.status_code == 200, answer.text
    moment = [*moments(read_record(DUEL))][CALM]
    turns = tuple([analyse_seat(moment, seat) for seat in moment.laid])
    assert answer.json() == write_round(CALM + 1, moment.given.event, turns, moment.position)


def test_a_match_that_was_just_played_can_be_looked_into(client: TestClient) -> None:
    table = lay(client, "Маша", chairs=[{"colour": "red"}, {"colour": "blue"} | BOT])
    with Browser(client, table.code, table.host, *table.seats) as child:
        child.do("start")
        child.decide(0, program="F L A D")
        child.read_until(lambda room: len(room["match"]["rounds"]) > 1)
        child.decide(0, resign=True)
        path = f"/api/records/{child.room(0)['record']}"
    until(lambda: client.get(path).status_code == 200)
    record = client.get(path).json()
    first, last = (ask(client, record, number).json() for number in range(2))
    assert [seat["robot"] for seat in first["seats"]] == ["red", "blue"]
    assert first["seats"][0]["program"] == "F L A D"
    assert last["seats"] == []


def test_an_older_edition_has_no_best_play(client: TestClient) -> None:
    record = decode((Path(__file__).parents[1] / "golden" / "match-bring_barrel.json").read_bytes())
    seats = ask(client, record, 0).json()["seats"]
    assert [seat["best_play"] for seat in seats] == [None] * len(seats)


# ---------------------------------------------------------------- what is refused


def test_a_match_that_is_not_over_is_not_looked_into(client: TestClient) -> None:
    begun = DUEL | {"rounds": DUEL["rounds"][:2], "result": None}
    assert refused(client, begun, 0) == (422, "not-over", "record.result")


@pytest.mark.parametrize(
    ("record", "number", "told"),
    [
        (DUEL, 99, (404, "no-round", "round")),
        (DUEL | {"format": "x"}, 0, (422, "record-format", "record.format")),
        (
            DUEL | {"rounds": [{"programs": {"red": "F", "blue": "F"}}]},
            0,
            (422, "row-count", "record.rounds[0].programs.red"),
        ),
    ],
)
def test_what_is_no_round_of_a_record_is_refused(
    client: TestClient, record: Any, number: int, told: tuple[int, str, str]
) -> None:
    assert refused(client, record, number) == told


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with server(tmp_path, message_limit="2/minute") as hasty:
        assert [ask(hasty, DUEL, 99).status_code for _ in range(3)] == [404, 404, 429]


def test_when_too_many_wait_one_has_to_come_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_WAITING", 0)
    assert refused(client, DUEL, CALM)[:2] == (429, "too-often")


# ---------------------------------------------------------------- one after the other, and once


class Pool:
    """Counts what it is asked, and how much of it at once."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.running = 0

    async def run(self, work: Callable[..., Any], *given: Any) -> Any:
        self.asked.append(given[1])
        self.running += 1
        assert self.running == 1
        await asyncio.sleep(0)
        self.running -= 1
        return work(*given)


@pytest.mark.anyio
async def test_a_round_is_looked_into_once_and_seat_by_seat() -> None:
    pool = Pool()
    found = Analyses(pool.run)
    same = await asyncio.gather(*[found.look_into(DUEL, number) for number in (CALM, CALM, CALM + 1)])
    again = await found.look_into(DUEL, CALM)
    assert same[0] == same[1] == again != same[2]
    assert sorted(pool.asked) == [0, 0, 1, 1]
    assert found.waiting == 0


@pytest.mark.anyio
async def test_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_KEPT", 1)
    found = Analyses(Pool().run)
    for number in (6, 7):
        assert isinstance(await found.look_into(DUEL, number), RoundAnalysis)
    assert len(found.kept) == 1


@pytest.mark.anyio
async def test_who_is_refused_does_not_wait_any_more() -> None:
    found = Analyses(Pool().run)
    with pytest.raises(Illegal):
        await found.look_into(DUEL, 99)
    assert (found.waiting, found.kept) == (0, {})


def test_it_is_computed_in_another_process(client: TestClient) -> None:
    """What is sent there and what comes back can be sent at all."""
    moment = moment_in(DUEL, 7)
    assert client.portal
    run = client.portal.call
    desk: Any = client.app.app.app.state.desk  # type: ignore[attr-defined]
    assert run(desk.analyses.run, os.getpid) != os.getpid()
    assert run(desk.analyses.run, analyse_seat, moment, 0) == analyse_seat(moment, 0)


def test_the_example_of_the_docs_is_one() -> None:
    page = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text(encoding="utf-8")
    example = page.partition("```json")[2].partition("```")[0]
    assert msgspec.json.decode(example, type=RoundAnalysis).seats[0].best.program == "R F F A"
