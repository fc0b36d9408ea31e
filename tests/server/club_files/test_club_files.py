"""Club files at the server: it works on what it is sent, keeps nothing, and is not harmed by any file."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from golems.puzzles.course import chapters
from golems.server.clubs import shapes
from golems.server.clubs.endpoints import ENDPOINTS
from golems.server.http.bodies import MOST_BODY
from golems.server.http.config import DATABASE_FILE
from golems.server.http.endpoints import Endpoint
from tests.server.browsers import server
from tests.server.classroom import Class, puzzle_of, solution_of
from tests.server.clubs import SWISS

MASHA, PETYA = "Машенька", "Петруша"
EMPTY: dict[str, Any] = {"format": "golems-club/1"}
TWO = {**EMPTY, "members": [{"name": MASHA}, {"name": PETYA}]}
WRITE, WRITTEN = puzzle_of("write")
DAY = "2026-11-18"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as running:
        yield running


def club(client: TestClient, path: str, **body: Any) -> Any:
    answer = client.post(f"/api/clubs/{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(client: TestClient, path: str, **body: Any) -> tuple[int, str]:
    answer = client.post(f"/api/clubs/{path}", json=body)
    return answer.status_code, answer.json()["reason"]


def opened(client: TestClient) -> Class:
    """Open a lesson with the names of the club."""
    lesson = Class(client)
    made = client.post("/api/lessons", json={"names": [MASHA, PETYA]}).json()
    lesson.code, lesson.teacher = made["code"], made["token"]
    return lesson


def asked_names(lesson: Class) -> Any:
    return lesson.client.post(f"/api/gatherings/{lesson.code}/names", json={})


def free_names(lesson: Class) -> Any:
    return asked_names(lesson).json()["names"]


# ---------------------------------------------------------------- from week to week


def test_a_lesson_begins_from_the_file_and_is_written_into_it(client: TestClient) -> None:
    lesson = opened(client)
    lesson.join(MASHA)
    lesson.lead("chapter", chapter=chapter_of(WRITE), open=[WRITE])
    lesson.hand_in(MASHA, WRITE, solution_of(WRITTEN))
    kept = lesson.post("export", token=lesson.teacher)["lesson"]
    shown = club(client, "lesson", club=TWO, lesson=kept, day=DAY, title="Мосты")
    assert [(row["name"], row["points"], row["solved"]) for row in shown["season"]["rows"]] == [
        (MASHA, 1, [WRITE]),
        (PETYA, 0, []),
    ]
    again = club(client, "lesson", club=shown["club"], lesson=kept, day=DAY, title="Мосты")
    assert again == shown


@pytest.mark.parametrize("each", ENDPOINTS, ids=lambda each: each.path)
def test_every_answer_is_of_the_type_that_is_described(client: TestClient, each: Endpoint) -> None:
    lesson = opened(client)
    made = client.post("/api/tournaments", json={"rules": SWISS}).json()
    tournament = client.get(f"/api/tournaments/{made['code']}/tournament.json").json()
    bodies: dict[Any, dict[str, Any]] = {
        shapes.ClubSent: {},
        shapes.ClubChanged: {"change": {"type": "title", "title": "Кружок"}},
        shapes.ClubsMerged: {"other": EMPTY},
        shapes.LessonTaught: {
            "lesson": lesson.post("export", token=lesson.teacher)["lesson"],
            "day": DAY,
        },
        shapes.TournamentHeld: {"tournament": tournament, "day": DAY},
    }
    answer = client.request(each.method, each.path, json={"club": TWO} | bodies[each.takes])
    assert answer.status_code == 200, answer.text
    msgspec.json.decode(answer.content, type=each.gives)


def chapter_of(puzzle: str) -> str:
    return next(chapter.name for chapter in chapters() if puzzle in chapter.puzzles)


def test_a_tournament_is_written_into_the_file(client: TestClient) -> None:
    bots = [{"name": "Гром", "bot": "random"}]
    made = client.post("/api/tournaments", json={"rules": SWISS, "bots": bots}).json()
    client.post(f"/api/tournaments/{made['code']}/players", json={"name": MASHA})
    kept = client.get(f"/api/tournaments/{made['code']}/tournament.json").json()
    shown = club(client, "tournament", club=TWO, tournament=kept, day=DAY)
    assert [row["name"] for row in shown["season"]["rows"] if row["points"]] == [MASHA]


def test_files_are_opened_changed_merged_and_put_into_a_table(client: TestClient) -> None:
    shown = club(client, "change", club=EMPTY, change={"type": "add", "members": [{"name": "=Вера"}]})
    both = club(client, "merge", club=TWO, other=shown["club"])
    assert len(both["club"]["members"]) == 3
    assert club(client, "open", club=both["club"]) == both
    assert "'=Вера" in club(client, "table", club=both["club"])["csv"]


def test_nothing_of_a_club_file_is_kept(client: TestClient, tmp_path: Path) -> None:
    for path in ("open", "table"):
        club(client, path, club=TWO)
    files = [file.read_bytes() for file in tmp_path.glob(f"{DATABASE_FILE}*")]
    assert files
    assert all(MASHA.encode() not in held for held in files)


# ---------------------------------------------------------------- names to tap


def test_names_are_told_only_while_the_teacher_shows_them(client: TestClient) -> None:
    lesson = opened(client)
    assert free_names(lesson) == []
    lesson.lead("names", is_open=True)
    assert free_names(lesson) == [MASHA, PETYA]
    lesson.join(MASHA)
    assert free_names(lesson) == [PETYA]
    lesson.lead("names", is_open=False)
    assert free_names(lesson) == []


def test_no_screen_and_no_child_is_told_the_list(client: TestClient) -> None:
    lesson = opened(client)
    lesson.join(MASHA)
    lesson.lead("names", is_open=True)
    assert PETYA not in lesson.told()
    assert PETYA not in lesson.told(lesson.tokens[MASHA])


def test_only_the_teacher_shows_the_list(client: TestClient) -> None:
    lesson = opened(client)
    lesson.join(MASHA)
    wish = {"type": "names", "is_open": True}
    assert lesson.refused("lead", token=lesson.tokens[MASHA], wish=wish) == "only-lead"
    other = opened(client)
    assert lesson.refused("lead", token=other.teacher, wish=wish) == "token"
    assert free_names(lesson) == []


def test_a_lesson_of_others_cannot_be_fetched_for_a_club(client: TestClient) -> None:
    lesson, other = opened(client), opened(client)
    lesson.join(MASHA)
    for token in (other.teacher, lesson.tokens[MASHA], "x"):
        assert lesson.refused("export", token=token) in ("token", "only-lead")


def test_the_names_go_with_the_lesson(client: TestClient) -> None:
    lesson = opened(client)
    lesson.post("delete", token=lesson.teacher)
    assert asked_names(lesson).status_code == 404


def test_no_lesson_has_more_names_than_a_club(client: TestClient) -> None:
    answer = client.post("/api/lessons", json={"names": ["a"] * 201})
    assert answer.status_code == 422


# ---------------------------------------------------------------- files that mean harm


def test_a_file_that_is_too_large_is_refused_before_it_is_read(client: TestClient) -> None:
    assert refused(client, "open", club={**EMPTY, "title": "x" * MOST_BODY}) == (413, "body-too-large")


@pytest.mark.parametrize("path", ["open", "table"])
def test_a_file_that_is_too_deep_is_refused(client: TestClient, path: str) -> None:
    deep = '{"club":{"format":' + "[" * 100_000 + "]" * 100_000 + "}}"
    answer = client.post(f"/api/clubs/{path}", content=deep)
    assert answer.status_code == 422
    assert answer.json()["reason"] in ("too-deep", "body", "club-format")


@pytest.mark.parametrize(
    "harm",
    [
        {"members": [{"name": str(number)} for number in range(201)]},
        {"members": [{"name": "x" * 21}]},
        {"members": [{"name": "a", "animal": "dragon"}]},
        {"members": "a"},
        {"season": "soon"},
        {"evenings": [{"id": "../x", "kind": "lesson", "day": DAY}]},
        {"evenings": [{"id": "x", "kind": "lesson", "day": DAY, "here": [{"name": "a", "points": 1e300}]}]},
        {"evenings": [{"id": "x", "kind": "lesson", "day": DAY, "bouts": [{"names": ["a"], "places": [1]}]}]},
        {"evenings": [{"id": "x", "kind": "feast", "day": DAY}]},
        {"secret": 1},
    ],
)
def test_what_no_club_file_may_hold_is_refused_in_words(client: TestClient, harm: dict[str, Any]) -> None:
    status, reason = refused(client, "open", club={**EMPTY, **harm})
    assert (status, reason) == (422, "body")


@pytest.mark.parametrize(
    "lesson",
    [
        {},
        {"format": "golems-lesson/1"},
        {"format": "golems-lesson/1", "id": "../", "children": [], "activities": []},
        {"format": "golems-lesson/1", "id": "a", "children": [{"number": -1}], "activities": []},
    ],
)
def test_what_is_no_lesson_is_not_written_in(client: TestClient, lesson: dict[str, Any]) -> None:
    status, _ = refused(client, "lesson", club=TWO, lesson=lesson, day=DAY)
    assert status == 422


def test_a_lesson_that_somebody_has_forged_only_writes_names_and_figures(client: TestClient) -> None:
    forged = {
        "format": "golems-lesson/1",
        "id": "ab",
        "children": [{"number": 0, "name": "Ж" * 90, "animal": "dragon", "token": "x"}],
        "activities": [
            {
                "attempts": [{"child": 7, "puzzle": "walk-1", "solved": True}],
                "matches": [{"children": [9, 9]}],
            }
        ],
    }
    shown = club(client, "lesson", club=EMPTY, lesson=forged, day=DAY)
    assert shown["club"]["members"] == [{"name": "Ж" * 20}]
    assert json.dumps(shown).count("dragon") == 0
