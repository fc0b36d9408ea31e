"""Of a lesson nobody learns too much, nothing is lost, and in the end nothing is left."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from golems.lessons.entries import ANIMALS, ClassOpened, write_entry
from golems.server.app import tidy
from golems.server.gatherings.logs import open_gatherings
from golems.server.http.config import DATABASE_FILE, Config
from golems.server.http.garbage import Sweeping
from golems.server.lessons.endpoints import LESSONS
from golems.server.log.bus import LocalBus
from golems.server.log.databases import open_store
from golems.server.log.retention import TRUST_FOR_GOOD, Retention
from golems.server.rooms.kind import open_rooms
from tests.server.browsers import server
from tests.server.classroom import Class, puzzle_of, right_ghost, solution_of, wrong_ghost
from tests.server.clocks import Clocks

WRITE, WRITTEN = puzzle_of("write")
PREDICT, PREDICTED = puzzle_of("predict")
SOLUTION = solution_of(WRITTEN)
MASHA, PETYA = "Машенька", "Петруша"


@pytest.fixture
def lesson(client: TestClient) -> Class:
    made = Class(client)
    made.join(MASHA, PETYA)
    return made


# ---------------------------------------------------------------- who learns what


def keys_in(folder: Path) -> list[str]:
    """Return what tokens are named by in the logs."""
    rows = sqlite3.connect(folder / DATABASE_FILE).execute("SELECT body FROM gathering_entries")
    bodies = [LESSONS.read(body) for (body,) in rows]
    return [body.key for body in bodies if hasattr(body, "key")]


def test_a_child_learns_no_other_name_and_no_other_program(lesson: Class) -> None:
    lesson.lead("position", puzzle=WRITE)
    lesson.hand_in(MASHA, WRITE, SOLUTION)
    for wish in ("reveal", "run", "end"):
        told = lesson.told(lesson.tokens[PETYA])
        assert PETYA in told
        assert MASHA not in told
        assert f'"{SOLUTION}"' not in told
        lesson.lead(wish)


def test_the_screen_learns_no_name_and_before_the_reveal_no_program(lesson: Class) -> None:
    lesson.lead("position", puzzle=WRITE)
    lesson.hand_in(MASHA, WRITE, SOLUTION)
    assert f'"{SOLUTION}"' not in lesson.told()
    lesson.lead("reveal")
    told = lesson.told()
    assert f'"{SOLUTION}"' in told
    assert all(name not in told for name in (MASHA, PETYA))


def test_where_the_golem_will_be_is_told_to_nobody_before_it_runs(lesson: Class) -> None:
    lesson.lead("predict", puzzle=PREDICT)
    [spot] = right_ghost(PREDICTED).values()
    lesson.hand_in(PETYA, PREDICT, ghosts=wrong_ghost(PREDICTED))
    shown = lesson.ask("puzzle", token=lesson.tokens[PETYA], puzzle=PREDICT).text
    for told in (lesson.told(), lesson.told(lesson.tokens[MASHA])):
        assert f'"{spot["cell"]}' not in told
        assert '"solved"' not in told
    lesson.lead("reveal")
    for told in (lesson.told(), lesson.told(lesson.tokens[MASHA]), lesson.told(lesson.teacher)):
        assert f'"{spot["cell"]}' not in told
    assert '"beats":[]' in shown


def test_no_solution_leaves_with_the_puzzle(lesson: Class) -> None:
    lesson.lead("position", puzzle=WRITE)
    shown = lesson.ask("puzzle", token=lesson.tokens[MASHA], puzzle=WRITE).text
    assert f'"{SOLUTION}"' not in shown
    assert '"solutions"' not in shown


def test_nobody_learns_what_tokens_are_named_by(lesson: Class, tmp_path: Path) -> None:
    lesson.lead("pairs")
    told = [lesson.told(lesson.teacher), lesson.told(lesson.tokens[MASHA]), lesson.told()]
    kept = lesson.ask("export", token=lesson.teacher).text
    for key in keys_in(tmp_path):
        assert all(key not in text for text in (*told, kept))


def test_rooms_know_children_by_their_animals_only(lesson: Class, tmp_path: Path) -> None:
    lesson.lead("pairs")
    rows = sqlite3.connect(tmp_path / DATABASE_FILE).execute("SELECT body FROM entries").fetchall()
    written = b"".join([body for (body,) in rows]).decode()
    assert MASHA not in written
    assert PETYA not in written
    assert any(animal in written for animal in ANIMALS)


# ---------------------------------------------------------------- nothing is lost


STEPS: dict[str, Callable[[Class], object]] = {
    "a child comes": lambda lesson: lesson.join("Vera"),
    "another one as an animal": lambda lesson: lesson.join_as("fox"),
    "a level": lambda lesson: lesson.lead("level", children=[0], level=2),
    "a position": lambda lesson: lesson.lead("position", puzzle=WRITE),
    "an attempt": lambda lesson: lesson.hand_in("Vera", WRITE, "F"),
    "a better one": lambda lesson: lesson.hand_in("Vera", WRITE, SOLUTION),
    "a hint": lambda lesson: lesson.lead("hint", puzzle=WRITE),
    "eyes on me": lambda lesson: lesson.lead("pause"),
    "go on": lambda lesson: lesson.lead("resume"),
    "all look": lambda lesson: lesson.lead("reveal"),
    "it runs": lambda lesson: lesson.lead("run"),
    "moved on": lambda lesson: lesson.lead("move"),
    "pairs": lambda lesson: lesson.lead("pairs"),
    "one is sent away": lambda lesson: lesson.lead("away", child=1),
    "the end": lambda lesson: lesson.lead("end"),
}


def test_a_restart_between_any_two_entries_loses_nothing(tmp_path: Path) -> None:
    with server(tmp_path) as first:
        lesson = Class(first)
    for step in STEPS.values():
        with server(tmp_path) as running:
            lesson.client = running
            step(lesson)
            before = seen_by_all(lesson)
        with server(tmp_path) as again:
            lesson.client = again
            assert seen_by_all(lesson) == before


def seen_by_all(lesson: Class) -> list[Any]:
    return [lesson.seen(*tokens) for tokens in ([lesson.teacher], *zip(lesson.tokens.values()), [])]


# ---------------------------------------------------------------- nothing is left


def rows_of(folder: Path) -> int:
    database = sqlite3.connect(folder / DATABASE_FILE)
    tables = ("gatherings", "gathering_entries")
    return sum(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables)


def test_one_button_deletes_every_row_and_whoever_looks_on_is_told(lesson: Class, tmp_path: Path) -> None:
    lesson.lead("position", puzzle=WRITE)
    lesson.hand_in(MASHA, WRITE, SOLUTION)
    with lesson.client.websocket_connect(f"/api/gatherings/{lesson.code}/live") as socket:
        socket.send_json({"type": "hello", "tokens": [lesson.tokens[MASHA]]})
        socket.receive_text()
        lesson.post("delete", token=lesson.teacher)
        assert socket.receive()["code"] == 4004
    assert rows_of(tmp_path) == 0


@pytest.mark.anyio
@pytest.mark.parametrize(("hours", "days", "left"), [(23, 1, 1), (25, 1, 0), (25, 2, 1), (25, 0, 1)])
async def test_a_day_after_the_last_thing_a_lesson_is_gone(
    tmp_path: Path, hours: int, days: int, left: int
) -> None:
    config = Config(data=tmp_path, lesson_days=days)
    store, bus = await open_store(config.database_url), LocalBus()
    opened = write_entry(ClassOpened("key", "seed"))
    await store.create("BCDFG", LESSONS.name, [opened], time.time() - hours * 3600)
    rooms, lessons = open_rooms(store, bus), open_gatherings(store, bus, [LESSONS])
    clocks = Clocks(time.time())
    retention = Retention(store, (lessons, rooms), 90, days, clocks.plausible())
    for _ in range(2):
        await tidy(rooms, lessons, retention, Sweeping())
        clocks.go_on(TRUST_FOR_GOOD)
    await store.close()
    assert rows_of(tmp_path) == 2 * left
