"""Analyses over the network: of finished matches, one round at a time, kept, and never in the event loop."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from golems.arena.analysis import analyse_seat, recorded_rounds, write_round
from golems.match.arenas import arenas
from golems.match.games import games
from golems.match.scenarios import scenarios
from golems.notation.reading import decode
from golems.notation.records import read_record
from golems.puzzles.course import puzzles
from golems.rules.editions import EDITIONS
from golems.server.clients import NOBODY
from golems.server.records.analyses import RoundAnalysis, look_into
from golems.server.shared.sizes import check_size
from tests.server.browsers import BOT, SocketBrowser, lay, server, until
from tests.server.jobs_here import JobsHere

DUEL: Any = decode((Path(__file__).parents[2] / "golden" / "4.0-summer-duel.json").read_bytes())
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
    moment = [*recorded_rounds(read_record(DUEL))][CALM]
    turns = tuple([analyse_seat(moment, seat) for seat in moment.laid])
    assert answer.json() == write_round(CALM + 1, moment.given.event, turns, moment.position)


def test_a_match_that_was_just_played_can_be_looked_into(client: TestClient) -> None:
    table = lay(client, "Маша", chairs=[{"colour": "red"}, {"colour": "blue"} | BOT])
    with SocketBrowser(client, table.code, table.host, *table.seats) as child:
        child.do("start")
        child.decide(0, program="F L A D")
        child.read_until(lambda room: room["match"]["round"]["number"] > 1)
        child.decide(0, resign=True)
        path = f"/api/records/{child.room(0)['record']}"
    until(lambda: client.get(path).status_code == 200)
    record = client.get(path).json()
    first, last = (ask(client, record, number).json() for number in range(2))
    assert [seat["robot"] for seat in first["seats"]] == ["red", "blue"]
    assert first["seats"][0]["program"] == "F L A D"
    assert last["seats"] == []


def test_an_older_edition_has_no_best_play(client: TestClient) -> None:
    record = decode((Path(__file__).parents[2] / "golden" / "match-bring_barrel.json").read_bytes())
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
    with server(tmp_path, question_limit="2/minute") as hasty:
        assert [ask(hasty, DUEL, 99).status_code for _ in range(3)] == [404, 404, 429]


def test_a_board_that_would_take_too_long_is_refused(client: TestClient) -> None:
    start = DUEL["start"] | {"board": ["." * 11] * 11, "barrels": {}}
    assert refused(client, DUEL | {"start": start}, 0) == (422, "board-too-large", "record.start.board")
    conditions = DUEL["start"] | {"hand": dict(EDITIONS["4.0"].hand) | {"if": 2}}
    assert refused(client, DUEL | {"start": conditions}, 0) == (422, "hand-too-large", "record.start.hand")


def test_every_board_and_hand_of_the_game_can_be_looked_into() -> None:
    boards = [*[arena.field for arena in arenas().values()], *[each.field for each in scenarios().values()]]
    hands = [game.hand or EDITIONS[name].hand for game in games().values() for name in game.editions]
    for board, hand in product(boards, hands):
        check_size("analysis", "", board, hand)
    for board in [*boards, *[puzzle.position.field for puzzle in puzzles().values()]]:
        check_size("proof", "", board)
        check_size("measuring", "", board)


# ---------------------------------------------------------------- seat by seat, and once


@pytest.mark.anyio
async def test_a_round_is_looked_into_once_and_seat_by_seat() -> None:
    jobs = JobsHere()
    first = await look_into(jobs, NOBODY, DUEL, CALM)
    other = await look_into(jobs, NOBODY, DUEL, CALM + 1)
    assert await look_into(jobs, NOBODY, DUEL, CALM) == first != other
    assert [(name, given[1]) for name, *given in jobs.asked] == [
        ("moment_in", CALM),
        ("analyse_seat", 0),
        ("analyse_seat", 1),
        ("moment_in", CALM + 1),
        ("analyse_seat", 0),
        ("analyse_seat", 1),
    ]


def test_the_example_of_the_docs_is_one() -> None:
    page = (Path(__file__).parents[3] / "docs" / "analysis.md").read_text(encoding="utf-8")
    example = page.partition("```json")[2].partition("```")[0]
    assert msgspec.json.decode(example, type=RoundAnalysis).seats[0].best.program == "R F F A"
