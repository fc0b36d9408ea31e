"""Puzzles over the network: shown, programmed, tried, predicted, hinted at; solutions stay there."""

import time
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, date, datetime, timedelta
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from golems.notation.programs import read_program, write_program, write_short
from golems.puzzles.course import chapters, puzzles
from golems.puzzles.daily_puzzle import daily
from golems.puzzles.documents import write_puzzle
from golems.puzzles.hints import hints
from golems.puzzles.judge import expected_ghosts
from golems.puzzles.messages import programs_in
from golems.puzzles.programs import hand_of
from golems.puzzles.puzzle import Puzzle
from golems.puzzles.solver import solve
from golems.rules.refusals import Illegal
from golems.server.clients import NOBODY
from golems.server.jobs.pool import Jobs
from golems.server.jobs.process import Processes
from golems.server.puzzles.course import day_named
from golems.server.shared.marks import marks
from golems.server.shared.thinker import PuzzleThinker
from golems.words.language import LANGUAGES
from tests.puzzles.drawing import drafted, drawn, golem
from tests.refusals import because
from tests.server.browsers import server
from tests.server.jobs_here import JobsHere

TODAY = date(2026, 8, 1)
FIRST = [next(iter(chapter.puzzles)) for chapter in chapters()]  # all others are solved in tests/puzzles
WRITTEN = [name for name in FIRST if puzzles()[name].kind in ("write", "fewest")]
BUGS = [name for name, puzzle in puzzles().items() if puzzle.kind == "bug"]
PREDICTIONS = [name for name, puzzle in puzzles().items() if puzzle.kind == "predict"]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with server(tmp_path_factory.mktemp("data")) as opened:
        yield opened


def ask(client: TestClient, path: str, puzzle: Any, lang: str = "en", **more: Any) -> Any:
    answer = client.post(f"/api/puzzle{path}", json={"puzzle": puzzle} | more, params={"lang": lang})
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(client: TestClient, path: str, puzzle: Any, **more: Any) -> tuple[int, str, str]:
    answer = client.post(f"/api/puzzle{path}", json={"puzzle": puzzle} | more)
    return answer.status_code, answer.json()["reason"], answer.json().get("path", "")


def shortest(puzzle: Puzzle) -> list[str]:
    [first, *_] = solve(puzzle).examples
    return [write_short(program) for program in first]


# ---------------------------------------------------------------- the course


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_course_is_told_in_the_order_of_its_chapters(client: TestClient, lang: str) -> None:
    told = client.get("/api/puzzles", params={"lang": lang}).json()
    assert [chapter["id"] for chapter in told] == [chapter.name for chapter in chapters()]
    assert [each["id"] for chapter in told for each in chapter["puzzles"]] == list(puzzles())
    titles = [each["title"] for chapter in told for each in chapter["puzzles"]]
    assert titles == [puzzle.text(lang).title for puzzle in puzzles().values()]


def test_every_puzzle_of_the_course_has_a_picture(client: TestClient) -> None:
    for chapter in client.get("/api/puzzles").json():
        for each in chapter["puzzles"]:
            answer = client.get(each["picture"])
            assert answer.headers["content-type"] == "image/svg+xml"
            assert each["title"] in unescape(answer.text)


# ---------------------------------------------------------------- one puzzle


@pytest.mark.parametrize("name", puzzles())
def test_a_puzzle_is_shown_with_all_that_is_needed_to_solve_it(client: TestClient, name: str) -> None:
    puzzle, shown = puzzles()[name], ask(client, "", name)
    assert (shown["id"], shown["kind"], shown["rounds"]) == (name, puzzle.kind, puzzle.rounds)
    assert shown["request"]["cards"] == {card: count for card, count in hand_of(puzzle).items() if count}
    assert shown["request"]["rows"][1] == puzzle.rows
    assert len(shown["goals"]) == len(puzzle.goals)
    assert shown["film"]["beats"] == []
    assert [each["robot"] for each in shown["others"]] == [
        puzzle.position.robots[other.seat].id for other in puzzle.others
    ]


@pytest.mark.parametrize("name", WRITTEN)
def test_no_solution_is_shown(client: TestClient, name: str) -> None:
    [solution, *_] = solve(puzzles()[name]).examples
    shown = str(ask(client, "", name))
    assert programs_in(solution) not in shown
    assert str([write_program(program) for program in solution]) not in shown


def test_each_puzzle_of_the_course_leads_to_the_next_one(client: TestClient) -> None:
    name: str | None = next(iter(puzzles()))
    walked = []
    while name:
        walked.append(name)
        name = ask(client, "", name)["after"]
    assert walked == list(puzzles())


def marked(puzzle: Puzzle) -> list[tuple[str, str]]:
    return [(mark.kind, mark.label) for mark in marks(puzzle)]


def test_goals_are_marked_where_they_are() -> None:
    assert marked(drawn("x.", "^.")) == [("flag", "")]
    looking = {"goal": "reach", "cell": "b1", "facing": "W"}
    assert marked(drawn("..", "^.", goals=[looking])) == [("flag", ""), ("ghost", "")]
    assert marked(drawn("o.", "^.", goals=[{"goal": "push", "cell": "b1"}])) == [("barrel", "")]
    touching = {"goal": "touch", "cells": ["a1", "b1"]}
    assert marked(drawn("..", "^.", goals=[touching])) == [("number", "1"), ("number", "2")]
    aimed = {"goal": "destroy", "target": "blue"}
    both = drawn("..", "^.", goals=[aimed], others_on_board=[golem("blue", "b1 S")])
    assert marked(both) == [("target", "")]
    assert marked(drawn("oo", "^.", goals=[{"goal": "destroy", "count": 2}])) == [("target", "")] * 2
    assert marked(drawn("..", "^.", goals=[{"goal": "survive"}])) == []


# ---------------------------------------------------------------- laying a program


def test_who_lays_a_program_is_told_what_fits(client: TestClient) -> None:
    drafted_now = ask(client, "/draft", "three-steps", program=["forward"])
    assert (drafted_now["problem"], drafted_now["short"]) == (None, "F")
    [fit] = drafted_now["fits"]
    assert fit == {"slot": [1], "cards": {"forward": None}}


def test_no_more_cards_fit_than_the_hand_holds_and_no_more_rows_than_there_are(client: TestClient) -> None:
    puzzle = drafted("x...", "^...", hand={"forward": 2, "left": 1}, rows=3)
    [fit] = ask(client, "/draft", puzzle, program=["forward", "forward"])["fits"]
    assert fit["cards"]["left"] is None
    assert "2" in fit["cards"]["forward"]
    assert ask(client, "/draft", puzzle, program=["left", "forward", "forward"])["fits"] == []


def test_bonus_cards_fit_whatever_the_event_card_says(client: TestClient) -> None:
    puzzle = drafted("x...", "^...", hand={"forward": 2, "loop": 1}, bonuses=["loop"])
    assert ask(client, "/draft", puzzle, program=[["loop", "forward"]])["short"] == "2F"
    [open_slot, next_row] = ask(client, "/draft", puzzle, program=[["loop", None]])["fits"]
    assert open_slot["slot"] == [0, 1]
    assert open_slot["cards"]["forward"] is None
    assert open_slot["cards"]["loop"] is not None
    assert next_row["cards"]["loop"] is not None


# ---------------------------------------------------------------- attempts


@pytest.mark.parametrize("name", WRITTEN)
def test_a_shortest_program_brings_three_stars(client: TestClient, name: str) -> None:
    tried = ask(client, "/try", name, programs=shortest(puzzles()[name]))
    assert (tried["solved"], tried["stars"], tried["missing"]) == (True, 3, [])
    assert len(tried["film"]["rounds"]) <= puzzles()[name].rounds
    assert tried["film"]["beats"]


def test_what_is_missing_is_said_in_words(client: TestClient) -> None:
    tried = ask(client, "/try", "three-steps", programs=["F F"])
    assert (tried["solved"], tried["stars"]) == (False, 0)
    assert tried["missing"] == ["Goal: Red on B1."]
    assert ask(client, "/try", "three-steps", "ru", programs=["F"])["missing"] == [
        "Цель: Красный на клетке Б1."
    ]


def test_fewer_cards_bring_more_stars(client: TestClient) -> None:
    puzzle = drafted("x...", "....", "^...", minimum={"cards": 2, "rows": 2, "solutions": 1})
    ways = ["F F", "F L R F", "L R F F"]
    assert [ask(client, "/try", puzzle, programs=[way])["stars"] for way in ways] == [3, 1, 1]


@pytest.mark.parametrize("name", BUGS)
def test_a_bug_can_be_mended_with_one_of_the_changes_that_are_offered(client: TestClient, name: str) -> None:
    shown = ask(client, "", name)
    attempts = [
        changed(shown["given"], change["round"], change["slot"], card)
        for change in shown["changes"]
        for card in change["cards"]
    ]
    solved = [ask(client, "/try", name, programs=each)["solved"] for each in map(in_short, attempts)]
    assert solved.count(True) == 1


def test_a_card_inside_another_one_can_be_the_wrong_one(client: TestClient) -> None:
    cards = {"forward": 3, "left": 1, "loop": 1, "loop3": 1}
    puzzle = drafted(
        "x...", "....", "....", "^...", kind="bug", edition="3.0", hand=cards, program="3L", bonuses=["loop"]
    )
    changes = {tuple(change["slot"]): change["cards"] for change in ask(client, "", puzzle)["changes"]}
    assert changes == {(0,): ["loop"], (0, 1): ["forward"]}


def changed(given: Any, number: int, slot: list[int], card: str) -> Any:
    """Return the given programs with another card in one slot."""
    rows: Any = [[row if isinstance(row, str) else [*row] for row in program] for program in given]
    row, *inner = slot
    if isinstance(rows[number][row], str):
        rows[number][row] = card
    else:
        rows[number][row][inner[0] if inner else 0] = card
    return rows


def in_short(programs: Any) -> list[str]:
    return [write_short(read_program(rows)) for rows in programs]


def test_a_program_that_cannot_be_laid_is_refused(client: TestClient) -> None:
    assert refused(client, "/try", "three-steps", programs=["F F F F F"])[:2] == (422, "puzzle-rows")
    assert refused(client, "/try", "three-steps", programs=["L"])[:2] == (422, "too-many-cards")
    assert refused(client, "/try", "three-steps", programs=["F", "F"])[:2] == (422, "puzzle-by-round")
    assert refused(client, "/try", "three-steps", programs=["x"]) == (422, "short-row", "programs[0]")


def test_a_row_cannot_be_left_empty_to_save_a_card(client: TestClient) -> None:
    assert refused(client, "/try", "the-sentry", programs=["- F F"]) == (422, "empty-row", "programs[0]")


def test_whatever_the_die_shows_is_filmed_as_it_fails(client: TestClient) -> None:
    tried = ask(client, "/try", "the-turtle", programs=["F"])
    assert not tried["solved"]
    assert "die" not in str(tried["film"]["rounds"][0]["programs"])


# ---------------------------------------------------------------- predictions


def right(puzzle: Puzzle) -> dict[str, Any]:
    robots, field = puzzle.position.robots, puzzle.position.field
    return {
        robots[seat].id: {"cell": field.name(ghost.cell or 0), "facing": "NESW"[ghost.facing or 0]}
        for seat, ghost in expected_ghosts(puzzle).items()
    }


@pytest.mark.parametrize("name", PREDICTIONS)
def test_who_predicts_right_gets_three_stars_and_afterwards_one(client: TestClient, name: str) -> None:
    ghosts = right(puzzles()[name])
    first, again = (ask(client, "/predict", name, ghosts=ghosts, again=seen) for seen in (False, True))
    assert (first["solved"], first["stars"], again["stars"]) == (True, 3, 1)
    assert first["film"]["beats"]


def test_a_wrong_prediction_is_told_and_the_film_shows_why(client: TestClient) -> None:
    tried = ask(client, "/predict", "the-wall", ghosts={"red": {"cell": "c2"}})
    assert (tried["solved"], tried["stars"]) == (False, 0)
    assert tried["missing"] == ["Red won’t end up there."]
    assert tried["film"]["beats"]


def test_the_facing_counts_where_it_is_asked_for(client: TestClient) -> None:
    puzzle = drafted("..", "^.", kind="predict", program="F R")
    wrong, true = ({"red": {"cell": "a1", "facing": facing}} for facing in "NE")
    assert not ask(client, "/predict", puzzle, ghosts=wrong)["solved"]
    assert ask(client, "/predict", puzzle, ghosts=true)["solved"]


def test_every_golem_needs_a_ghost_on_the_field(client: TestClient) -> None:
    assert refused(client, "/predict", "the-wall", ghosts={})[:2] == (422, "puzzle-ghosts")
    off = {"red": {"cell": "z9"}}
    assert refused(client, "/predict", "the-wall", ghosts=off) == (422, "not-on-board", "ghosts.red.cell")
    nobody = {"blue": {"cell": "a1"}}
    assert refused(client, "/predict", "the-wall", ghosts=nobody)[:2] == (422, "unknown-robot")


def test_each_kind_is_solved_in_its_own_way(client: TestClient) -> None:
    ghosts = {"red": {"cell": "b1"}}
    assert refused(client, "/predict", "three-steps", ghosts=ghosts)[:2] == (422, "puzzle-kind")
    assert refused(client, "/try", "the-wall", programs=["F F F B"])[:2] == (422, "puzzle-kind")


# ---------------------------------------------------------------- hints


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_come_one_at_a_time(client: TestClient, lang: str) -> None:
    count = len(hints(puzzles()["round-the-corner"]))
    told = [ask(client, "/hint", "round-the-corner", lang, number=number) for number in range(1, count + 1)]
    assert {each["count"] for each in told} == {count}
    assert len({each["text"] for each in told}) == count
    assert told[0]["cells"] == ["c2"]
    assert refused(client, "/hint", "round-the-corner", number=count + 1)[:2] == (404, "no-hint")


def test_a_hint_names_the_robot_that_it_is_about(client: TestClient) -> None:
    assert ask(client, "/hint", "the-sentry", number=1)["robots"] == ["blue"]


def test_what_cannot_be_solved_has_no_hints(client: TestClient) -> None:
    walled = drafted("x#..", "##..", "^...")
    assert refused(client, "/hint", walled, number=1)[:2] == (404, "no-hint")


# ---------------------------------------------------------------- the puzzle of the day


def test_the_puzzle_of_the_day_is_the_same_for_everyone(client: TestClient) -> None:
    first, second = ask(client, "", "daily"), ask(client, "", "daily")
    assert first == second
    assert first["id"].startswith("daily-2")
    assert ask(client, "", first["id"]) == first
    today = daily(datetime.now(UTC).date())
    assert first["title"] == today.text("en").title


def test_another_day_has_another_puzzle() -> None:
    assert len({daily(TODAY + timedelta(days=days)) for days in range(30)}) > 1
    assert daily(TODAY) == daily(TODAY)


def test_a_day_long_ago_or_far_ahead_is_not_made_up() -> None:
    assert day_named("daily", TODAY) == TODAY
    assert day_named("daily-2026-07-02", TODAY) == date(2026, 7, 2)
    assert day_named("daily-2026-08-02", TODAY) == date(2026, 8, 2)
    for name in ("daily-2026-08-03", "daily-2026-06-01", "daily-x", "daily-2026-13-01", "three-steps"):
        assert day_named(name, TODAY) is None


# ---------------------------------------------------------------- puzzles that are sent


@pytest.mark.parametrize("name", puzzles())
def test_a_puzzle_can_be_sent_as_a_document(client: TestClient, name: str) -> None:
    sent, known = ask(client, "", write_puzzle(puzzles()[name])), ask(client, "", name)
    assert sent == known | {"id": None, "chapter": None, "after": None}


@pytest.mark.parametrize("name", ["three-steps", "the-turtle"])
def test_a_puzzle_that_was_sent_is_tried_like_any_other(client: TestClient, name: str) -> None:
    programs = shortest(puzzles()[name])
    sent = ask(client, "/try", write_puzzle(puzzles()[name]), programs=programs)
    assert sent == ask(client, "/try", name, programs=programs)


def test_what_is_sent_is_checked(client: TestClient) -> None:
    unknown, wrong = drafted("x.", "^.", chat="hello"), drafted("x.", "^.", rows=99)
    assert refused(client, "", {}) == (422, "missing-key", "puzzle")
    assert refused(client, "", unknown)[:2] == (422, "unknown-key")
    assert refused(client, "", wrong) == (422, "too-large", "puzzle.rows")
    assert refused(client, "", "no-such-puzzle")[:2] == (404, "no-puzzle")
    long = {f"x{number}": {"title": "?", "story": "." * 900} for number in range(20)}
    padded = drafted("x.", "^.", texts={"en": {"title": "?"}} | long)
    assert refused(client, "", padded)[:2] == (422, "puzzle-too-long")


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with server(tmp_path, question_limit="2/minute") as hasty:
        assert [refused(hasty, "/hint", "nobody", number=1)[0] for _ in range(3)] == [404, 404, 429]


# ---------------------------------------------------------------- where puzzles are thought through


@pytest.fixture
async def jobs() -> AsyncIterator[Jobs]:
    opened = Jobs(Processes())
    yield opened
    await opened.close()


@pytest.mark.anyio
async def test_what_takes_too_long_is_given_up_and_the_next_one_gets_its_turn(jobs: Jobs) -> None:
    shop = PuzzleThinker(jobs, NOBODY)
    with pytest.raises(Illegal, check=because("puzzle-too-hard")):
        await shop.think(0.2, time.sleep, 60)
    with pytest.raises(Illegal, check=because("puzzle-too-hard")):
        await shop.know(0.2, time.sleep, 60)
    assert await shop.think(20, max, 1, 2) == 2


@pytest.mark.anyio
async def test_the_same_is_found_out_once() -> None:
    jobs = JobsHere()
    found = [await PuzzleThinker(jobs, NOBODY).know(20, abs, number) for number in (7, 7, -8)]
    assert (found, jobs.asked) == ([7, 7, 8], [("abs", 7), ("abs", -8)])
