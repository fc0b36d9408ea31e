"""Lesson plans over REST."""

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from golems.words.plans import plans
from tests.server.browsers import server


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with server(tmp_path_factory.mktemp("data")) as opened:
        yield opened


def test_all_plans_are_listed_in_the_language_asked_for(client: TestClient) -> None:
    english, russian = (client.get("/api/plans", params={"lang": code}).json() for code in ("en", "ru"))
    assert (
        [plan["id"] for plan in english["plans"]]
        == [plan["id"] for plan in russian["plans"]]
        == list(plans())
    )
    assert (english["title"], russian["title"]) == ("Eight lessons", "Восемь уроков")


@pytest.mark.parametrize("number", plans())
def test_a_plan_leads_to_puzzles_and_arenas_that_there_are(client: TestClient, number: str) -> None:
    plan = client.get(f"/api/plans/{number}", params={"lang": "ru"}).json()
    assert sum(step["minutes"] for step in plan["steps"]) == 45
    for puzzle in [each for part in (*plan["steps"], *plan["ages"]) for each in part["puzzles"]]:
        shown = client.post("/api/puzzle", params={"lang": "ru"}, json={"puzzle": puzzle["id"]})
        assert shown.json()["title"] == puzzle["title"]
    for table in [age["table"] for age in plan["ages"] if age["table"]]:
        assert client.get(f"/api/arenas/{table['arena']}/picture").status_code == 200


@pytest.mark.parametrize(("number", "status"), [("9", 404), ("99", 404), ("0", 422), ("one", 422)])
def test_a_plan_that_there_is_not(client: TestClient, number: str, status: int) -> None:
    answer = client.get(f"/api/plans/{number}")
    assert answer.status_code == status


def test_it_is_said_that_there_is_none(client: TestClient) -> None:
    problem = client.get("/api/plans/9", params={"lang": "en"}).json()
    assert (problem["reason"], problem["text"]) == ("no-plan", "There’s no such lesson plan")
