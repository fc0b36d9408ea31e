"""A lesson over the network: what the class does, and what teacher, children and screen see of it."""

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from golems.puzzles.course import chapters
from golems.server.http.limits import TABLES
from golems.server.lessons.export import place_in_words
from golems.server.log.databases import MEMORY
from golems.words.language import language
from golems.words.plans import plans
from tests.server.browsers import SocketBrowser, server, until
from tests.server.classroom import Class, puzzle_of, right_ghost, solution_of, wrong_ghost

WRITE, WRITTEN = puzzle_of("write")
PREDICT, PREDICTED = puzzle_of("predict")


@pytest.fixture(params=["", MEMORY], ids=["sqlite", "memory"])
def client(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path, database=request.param) as running:
        yield running


@pytest.fixture
def lesson(client: TestClient) -> Class:
    made = Class(client)
    made.join("Маша", "Петя", "Vera")
    return made


# ---------------------------------------------------------------- coming in


def test_children_come_with_a_name_or_an_animal_and_get_a_token_of_their_own(lesson: Class) -> None:
    lesson.join_as("fox")
    assert lesson.states() == dict.fromkeys(["Маша", "Петя", "Vera", "fox"], "waiting")
    own = lesson.seen(lesson.tokens["Петя"])
    assert (own["role"], own["name"], own["child"]) == ("child", "Петя", 1)


def test_a_name_or_an_animal_that_somebody_has_is_refused(lesson: Class) -> None:
    lesson.join_as("fox")
    assert lesson.refused("children", name="маша") == "lesson-name-taken"
    assert lesson.refused("children", animal="fox") == "lesson-animal-taken"
    assert lesson.refused("children") == "lesson-name"


def test_only_the_teacher_leads(lesson: Class) -> None:
    wish = {"type": "pause"}
    assert lesson.refused("lead", token=lesson.tokens["Маша"], wish=wish) == "only-lead"
    assert lesson.refused("lead", token="nonsense", wish=wish) == "token"
    for path in ("export", "delete"):
        assert lesson.refused(path, token=lesson.tokens["Маша"]) == "only-lead"


def test_only_the_teacher_watches_the_attempt_of_a_child(lesson: Class) -> None:
    lesson.lead("position", puzzle=WRITE)
    lesson.hand_in("Маша", WRITE, solution_of(WRITTEN))
    asked = {"child": 0, "puzzle": WRITE}
    seen = lesson.post("attempt", token=lesson.teacher, **asked)
    assert seen["programs"] == [solution_of(WRITTEN)]
    assert seen["tried"]["film"]["beats"]
    for name in ("Маша", "Петя"):
        assert lesson.refused("attempt", token=lesson.tokens[name], **asked) == "only-lead"
    assert lesson.refused("attempt", token="nonsense", **asked) == "token"
    assert lesson.refused("attempt", token=Class(lesson.client).teacher, **asked) == "token"
    assert lesson.refused("attempt", token=lesson.teacher, child=1, puzzle=WRITE) == "lesson-not-tried"
    assert lesson.refused("attempt", token=lesson.teacher, child=7, puzzle=WRITE) == "no-child"
    assert lesson.refused("attempt", token=lesson.teacher, child=0, puzzle=PREDICT) == "lesson-puzzle-locked"


def test_who_handed_in_what_is_told_to_the_teacher_alone(lesson: Class) -> None:
    lesson.lead("position", puzzle=WRITE)
    lesson.hand_in("Петя", WRITE, "F")
    for step in ("reveal", "run"):
        lesson.lead(step)
        [bar] = lesson.board["activity"]["histogram"]["bars"]
        assert bar["children"] == [1]
        for told in (lesson.screen, lesson.seen(lesson.tokens["Vera"])):
            assert "children" not in str(told["activity"].get("histogram", ""))


def test_the_token_of_one_who_was_sent_away_is_worth_nothing(lesson: Class) -> None:
    lesson.lead("away", child=0)
    lesson.lead("position", puzzle=WRITE)
    assert lesson.refused("try", token=lesson.tokens["Маша"], puzzle=WRITE, programs=["F"]) == "token"
    assert lesson.seen(lesson.tokens["Маша"])["role"] == "screen"


def test_who_comes_in_under_many_names_does_not_keep_the_class_out(lesson: Class) -> None:
    lesson.join(*[f"Eve {number}" for number in range(57)])
    assert lesson.refused("children", name="Оля") == "lesson-full"
    lesson.lead("away", child=59)
    lesson.join("Оля")
    assert [child["number"] for child in lesson.board["children"]][-2:] == [58, 60]
    lesson.lead("away", child=60)
    assert "Оля" not in lesson.states()


# ---------------------------------------------------------------- one position for all


def test_everybody_hands_in_and_then_all_look_together(lesson: Class) -> None:
    lesson.lead("position", puzzle=WRITE)
    right = solution_of(WRITTEN)
    wrong = "F"
    assert lesson.hand_in("Маша", WRITE, right) == {}
    lesson.hand_in("Петя", WRITE, wrong)
    lesson.hand_in("Vera", WRITE, wrong)
    assert lesson.states() == {"Маша": "done", "Петя": "done", "Vera": "done"}
    lesson.lead("reveal")
    shown = lesson.screen["activity"]["histogram"]["bars"]
    assert [(bar["programs"], bar["count"]) for bar in shown] == [([wrong], 2), ([right], 1)]
    lesson.lead("run")
    found = lesson.screen["activity"]["histogram"]
    assert [(bar["programs"], bar["solved"]) for bar in found["bars"]] == [([wrong], False), ([right], True)]
    assert (found["best"], found["mistake"]) == (1, 0)
    own = lesson.seen(lesson.tokens["Маша"])["tries"]
    assert [(each["programs"], each["solved"]) for each in own] == [([right], True)]
    watched = lesson.post("watch", token=lesson.tokens["Маша"], puzzle=WRITE)
    assert watched["solved"]
    assert watched["film"]["beats"]


def test_before_that_nobody_is_told_what_came_of_it(lesson: Class) -> None:
    lesson.lead("position", puzzle=WRITE)
    lesson.hand_in("Маша", WRITE, solution_of(WRITTEN))
    own = lesson.seen(lesson.tokens["Маша"])
    assert own["tries"][0].get("solved") is None
    assert "histogram" not in lesson.screen["activity"]
    assert lesson.screen["activity"]["handed_in"] == 1
    assert lesson.refused("watch", token=lesson.tokens["Маша"], puzzle=WRITE) == "lesson-not-revealed"
    lesson.lead("reveal")
    assert lesson.refused("watch", token=lesson.tokens["Маша"], puzzle=WRITE) == "lesson-not-revealed"


@pytest.mark.parametrize("kind", ["position", "predict"])
def test_until_it_runs_no_byte_tells_who_is_right(client: TestClient, kind: str) -> None:
    """Two classes of whom each has handed in what the other one has not: what is told differs in nothing but
    what was handed in."""
    told = [answers_of(client, kind, is_right) for is_right in (True, False)]
    for one, other in zip(*told, strict=True):
        assert one == other


def answers_of(client: TestClient, kind: str, is_right: bool) -> list[str]:
    """Return what teacher, child and screen are told after a right or a wrong answer, without the answer."""
    lesson = Class(client)
    lesson.join("Маша")
    puzzle = WRITE if kind == "position" else PREDICT
    lesson.lead(kind, puzzle=puzzle)
    if kind == "position":
        lesson.hand_in("Маша", puzzle, solution_of(WRITTEN) if is_right else "F")
    else:
        lesson.hand_in("Маша", puzzle, ghosts=(right_ghost if is_right else wrong_ghost)(PREDICTED))
    lesson.lead("reveal")
    views = [lesson.board, lesson.seen(lesson.tokens["Маша"]), lesson.screen]
    return [json.dumps(without_answers(view), sort_keys=True) for view in views]


ANSWERS = ("programs", "end", "cards", "idle_from")


def without_answers(told: Any) -> Any:
    """Return what was told, without what was handed in and when."""
    if isinstance(told, dict):
        return {key: without_answers(each) for key, each in told.items() if key not in ANSWERS}
    return [without_answers(each) for each in told] if isinstance(told, list) else told


def test_a_program_that_cannot_be_laid_is_refused(lesson: Class) -> None:
    lesson.lead("position", puzzle=WRITE)
    token = lesson.tokens["Маша"]
    refused = lesson.refused("try", token=token, puzzle=WRITE, programs=["A"])
    assert refused == "too-many-cards"
    assert lesson.refused("try", token=lesson.teacher, puzzle=WRITE, programs=["F"]) == "only-child"
    assert lesson.states()["Маша"] == "working"


# ---------------------------------------------------------------- predict, then run


def test_everybody_places_the_ghost_then_it_runs(lesson: Class) -> None:
    lesson.lead("predict", puzzle=PREDICT)
    lesson.hand_in("Маша", PREDICT, ghosts=right_ghost(PREDICTED))
    lesson.hand_in("Петя", PREDICT, ghosts=wrong_ghost(PREDICTED))
    lesson.lead("reveal")
    bars = lesson.screen["activity"]["histogram"]["bars"]
    assert [(len(bar["end"]), bar.get("solved")) for bar in bars] == [(1, None), (1, None)]
    lesson.lead("run")
    bars = lesson.screen["activity"]["histogram"]["bars"]
    assert sorted((bar["solved"], bar["count"]) for bar in bars) == [(False, 1), (True, 1)]
    watched = [lesson.post("watch", token=lesson.tokens[name], puzzle=PREDICT) for name in ("Маша", "Петя")]
    assert [each["solved"] for each in watched] == [True, False]


# ---------------------------------------------------------------- a chapter


def test_a_chapter_is_worked_through_alone_and_locked_puzzles_stay_shut(lesson: Class) -> None:
    chapter = next(each for each in chapters() if WRITE in each.puzzles)
    locked = next(name for name in chapter.puzzles if name != WRITE)
    lesson.lead("chapter", chapter=chapter.name, open=[WRITE])
    token = lesson.tokens["Маша"]
    assert lesson.refused("puzzle", token=token, puzzle=locked) == "lesson-puzzle-locked"
    assert lesson.refused("try", token=token, puzzle=locked, programs=["F"]) == "lesson-puzzle-locked"
    assert lesson.post("puzzle", token=token, puzzle=WRITE)["id"] == WRITE
    tried = lesson.hand_in("Маша", WRITE, solution_of(WRITTEN))["tried"]
    assert tried["solved"]
    assert lesson.states() == {"Маша": "done", "Петя": "working", "Vera": "working"}
    assert lesson.screen["activity"]["solved"] == {WRITE: 1}


def test_a_child_is_shown_its_last_attempt_and_its_best_however_many_there_were(lesson: Class) -> None:
    chapter = next(each for each in chapters() if WRITE in each.puzzles)
    lesson.lead("chapter", chapter=chapter.name, open=[WRITE])
    right = solution_of(WRITTEN)
    for program in ("F", right, "F", "F"):
        lesson.hand_in("Маша", WRITE, program)
    own = lesson.seen(lesson.tokens["Маша"])["tries"]
    assert [(each["programs"], each["solved"]) for each in own] == [([right], True), (["F"], False)]
    lesson.hand_in("Маша", WRITE, right)
    assert [each["programs"] for each in lesson.seen(lesson.tokens["Маша"])["tries"]] == [[right]]


def test_of_what_is_handed_in_again_nobody_is_told_that_it_was_right_before(lesson: Class) -> None:
    lesson.lead("position", puzzle=WRITE)
    lesson.hand_in("Маша", WRITE, solution_of(WRITTEN))
    lesson.hand_in("Маша", WRITE, "F")
    assert [each["programs"] for each in lesson.seen(lesson.tokens["Маша"])["tries"]] == [["F"]]


def test_the_teacher_sees_who_is_stuck_and_sends_a_hint(lesson: Class) -> None:
    chapter = next(each for each in chapters() if WRITE in each.puzzles)
    lesson.lead("chapter", chapter=chapter.name, open=[WRITE])
    for _ in range(3):
        lesson.hand_in("Петя", WRITE, "F")
    assert lesson.states() == {"Маша": "working", "Петя": "stuck", "Vera": "working"}
    marks = {child["name"]: child.get("marks", {}) for child in lesson.board["children"]}
    assert marks == {"Маша": {}, "Петя": {WRITE: {"tries": 3, "solved": False, "need": "same"}}, "Vera": {}}
    asked = {"token": lesson.tokens["Петя"], "puzzle": WRITE, "number": 1}
    assert lesson.refused("hint", **asked) == "no-hint"
    lesson.lead("hint", puzzle=WRITE, children=[1])
    assert lesson.seen(lesson.tokens["Петя"])["hints"] == {WRITE: 1}
    assert lesson.seen(lesson.tokens["Маша"])["hints"] == {}
    first = lesson.post("hint", **asked)
    for _ in range(first["count"]):
        lesson.lead("hint", puzzle=WRITE, children=[1])
    last = lesson.post("hint", **asked | {"number": first["count"] + 1})
    assert (first["number"], last["number"]) == (1, first["count"])


# ---------------------------------------------------------------- pairs


def test_pairs_sit_in_ordinary_rooms_and_the_odd_one_plays_a_bot(lesson: Class) -> None:
    lesson.lead("pairs")
    tables = lesson.board["activity"]["tables"]
    assert sorted(len(table["children"]) for table in tables) == [1, 2]
    for name, token in lesson.tokens.items():
        chair = lesson.post("table", token=token)
        with SocketBrowser(lesson.client, chair["code"], chair["token"]) as browser:
            assert browser.room(chair["chair"])["match"]["request"]["kind"] == "program", name
    assert set(lesson.states().values()) == {"working"}


def test_pairs_begun_again_and_again_make_only_so_many_rooms(tmp_path: Path) -> None:
    with server(tmp_path, max_rooms_per_address=1) as small:
        lesson = Class(small)
        lesson.join("Маша", "Петя", "Vera")
        for _ in range(TABLES // 2):
            lesson.lead("pairs")
        answer = lesson.ask("lead", token=lesson.teacher, wish={"type": "pairs"})
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-often")


def test_children_seated_anew_again_and_again_make_no_more_either(tmp_path: Path) -> None:
    with server(tmp_path, max_rooms_per_address=1) as small:
        lesson = Class(small)
        lesson.join("Маша", "Петя")
        lesson.lead("pairs")
        for _ in range(TABLES - 1):
            lesson.lead("seat", children=[0, 1])
        answer = lesson.ask("lead", token=lesson.teacher, wish={"type": "seat", "children": [0, 1]})
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-often")


def test_mixed_ages_play_the_game_of_the_younger_and_the_handicap_is_told(client: TestClient) -> None:
    lesson = Class(client)
    lesson.join("Маша")
    lesson.join("Петя", level=3)
    lesson.lead("level", children=[0], level=2)
    lesson.lead("pairs")
    [table] = lesson.board["activity"]["tables"]
    assert (table["names"], table["level"], table["handicap"]) == (["Маша", "Петя"], 2, 1)
    chair = lesson.post("table", token=lesson.tokens["Петя"])
    assert client.get(f"/api/rooms/{chair['code']}").json()["setup"]["game"] == "L2"


def test_a_pair_is_done_when_its_match_is_over(client: TestClient) -> None:
    lesson = Class(client)
    lesson.join("Маша", "Петя")
    lesson.lead("pairs")
    chair = lesson.post("table", token=lesson.tokens["Маша"])
    with SocketBrowser(client, chair["code"], chair["token"]) as browser:
        assert browser.decide(chair["chair"], resign=True)["type"] == "done"
    until(lambda: lesson.states() == {"Маша": "done", "Петя": "done"})
    [table] = lesson.board["activity"]["tables"]
    assert table["over"]
    assert table["winners"] == [1 - chair["chair"]]


def test_eyes_on_me_holds_the_tables_too(client: TestClient) -> None:
    lesson = Class(client)
    lesson.join("Маша", "Петя")
    lesson.lead("pairs")
    chair = lesson.post("table", token=lesson.tokens["Маша"])
    lesson.lead("pause")
    assert client.get(f"/api/rooms/{chair['code']}").json()["paused"]
    assert lesson.seen(lesson.tokens["Маша"])["paused"]
    lesson.lead("resume")
    assert not client.get(f"/api/rooms/{chair['code']}").json()["paused"]


# ---------------------------------------------------------------- the end


def test_after_the_lesson_the_teacher_reads_what_went_well(lesson: Class) -> None:
    lesson.lead("position", puzzle=WRITE)
    lesson.hand_in("Маша", WRITE, solution_of(WRITTEN))
    lesson.lead("end")
    assert lesson.refused("lead", token=lesson.teacher, wish={"type": "pairs"}) == "lesson-over"
    report = lesson.board["report"]
    assert report["activities"][0]["puzzles"][0] | {"attempts": 1} == {
        "puzzle": WRITE,
        "tried": 1,
        "solved": 1,
        "at_once": 1,
        "attempts": 1,
    }
    assert lesson.refused("children", name="Late") == "lesson-over"


def test_a_lesson_is_exported_as_a_document_and_as_a_table(lesson: Class) -> None:
    lesson.join("=1+1")
    lesson.lead("position", puzzle=WRITE)
    for name in ("Маша", "=1+1"):
        lesson.hand_in(name, WRITE, solution_of(WRITTEN))
    kept = lesson.post("export", token=lesson.teacher)
    assert [child["name"] for child in kept["lesson"]["children"]] == ["Маша", "Петя", "Vera", "=1+1"]
    lines = kept["csv"].splitlines()
    assert len(lines) == 3
    assert "Маша" in lines[1]
    assert "'=1+1" in lines[2]


@pytest.mark.parametrize(("lang", "between", "right"), [("en", ",", "yes"), ("ru", ";", "да")])
def test_the_table_has_the_words_and_the_separator_of_the_language(
    lesson: Class, lang: str, between: str, right: str
) -> None:
    lesson.lead("position", puzzle=WRITE)
    lesson.hand_in("Маша", WRITE, solution_of(WRITTEN))
    asked = {"token": lesson.teacher}
    kept = lesson.client.post(
        f"/api/lessons/{lesson.code}/export", json=asked, headers={"Accept-Language": lang}
    )
    head, line = csv.reader(io.StringIO(kept.json()["csv"]), delimiter=between)
    said = language(lang)
    assert head[:3] == [said.say(f"lesson-column-{column}") for column in ("activity", "kind", "child")]
    assert (line[1], line[3], line[9]) == (said.say("lesson-kind-position"), "Маша", right)
    assert line[6] == WRITTEN.text(lang).title


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["wolf in a red scarf", "Forward · Forward", "B2 ↑", "A1 →, off the board"]),
        ("ru", ["волк в красном шарфе", "Вперёд · Вперёд", "Б2 ↑", "А1 →, вне поля"]),
    ],
)
def test_the_table_tells_animals_programs_and_places_in_words(
    lesson: Class, lang: str, told: list[str]
) -> None:
    lesson.join_as("wolf")  # somebody with a name has this animal already
    lesson.lead("position", puzzle="three-steps")
    lesson.post("try", token=lesson.tokens["wolf"], puzzle="three-steps", programs=["F F"])
    kept = lesson.client.post(
        f"/api/lessons/{lesson.code}/export",
        json={"token": lesson.teacher},
        headers={"Accept-Language": lang},
    )
    said = language(lang)
    [_, line] = csv.reader(io.StringIO(kept.json()["csv"]), delimiter=said.say("csv-separator"))
    ended = ", ".join([place_in_words(said, end) for end in ("a1 E", "out")])
    assert [line[4], *line[7:9], ended] == told


def test_the_report_counts_a_child_that_came_in_again_once(lesson: Class) -> None:
    lesson.lead("away", child=0)
    lesson.join("Mascha")
    lesson.lead("end")
    assert lesson.board["report"]["children"] == 3


# ---------------------------------------------------------------- by a plan


def test_a_lesson_goes_by_a_plan_step_by_step(lesson: Class) -> None:
    assert lesson.board["plan"] is None
    lesson.lead("plan", plan="2", age=1)
    assert lesson.board["plan"] == {"plan": "2", "age": 1}
    lesson.lead("step", step=1)
    lesson.lead("position", puzzle=WRITE)
    lesson.lead("step", step=2)
    seen = lesson.board
    assert (seen["plan"]["plan"], seen["plan"]["step"], seen["activity"]) == ("2", 2, None)
    assert seen["plan"]["since"] > 0
    lesson.lead("plan")
    assert lesson.board["plan"] is None


def test_a_plan_or_a_step_that_is_not_there_is_refused(lesson: Class) -> None:
    def refused(**wish: object) -> str:
        return lesson.refused("lead", token=lesson.teacher, wish=wish)

    assert refused(type="step", step=0) == "lesson-no-step"
    assert refused(type="plan", plan="99") == "no-plan"
    assert refused(type="plan", plan="2", age=7) == "no-plan"
    lesson.lead("plan", plan="2")
    assert refused(type="step", step=19) == "lesson-no-step"
    wish = {"type": "plan", "plan": "2"}
    assert lesson.refused("lead", token=lesson.tokens["Маша"], wish=wish) == "only-lead"
    assert lesson.board["plan"] == {"plan": "2", "age": 0}


def test_only_the_teacher_sees_the_plan(lesson: Class) -> None:
    lesson.lead("plan", plan="2")
    assert "plan" not in lesson.screen
    assert "plan" not in lesson.seen(lesson.tokens["Маша"])


def test_pairs_play_on_the_arena_of_a_plan(lesson: Class) -> None:
    for age in plans()["8"].ages:
        lesson.lead("pairs", game=age.game, arena=age.arena)
        chair = lesson.post("table", token=lesson.tokens["Маша"])
        setup = lesson.client.get(f"/api/rooms/{chair['code']}").json()["setup"]
        assert (setup["game"], setup["arena"]) == (age.game, age.arena)


@pytest.mark.parametrize(
    "place",
    [
        {"game": "L1", "arena": "no-such"},
        {"game": "L1"},
        {"arena": "carousel"},
        {"game": "standard", "arena": "carousel"},
        {"game": "L1", "arena": "river-bridge"},
        {"game": "../L1", "arena": "carousel"},
    ],
    ids=str,
)
def test_pairs_play_only_where_their_level_can_be_played(lesson: Class, place: dict[str, str]) -> None:
    wish = {"type": "pairs"} | place
    assert lesson.refused("lead", token=lesson.teacher, wish=wish) == "lesson-arena"
    assert lesson.board["activity"] is None


def test_a_task_may_take_puzzles_of_several_chapters(lesson: Class) -> None:
    first, second = [next(iter(chapter.puzzles)) for chapter in chapters()[:2]]
    lesson.lead("chapter", chapter=chapters()[0].name, open=[first, second])
    assert lesson.board["activity"]["puzzles"] == [first, second]
    wish = {"type": "chapter", "chapter": chapters()[0].name, "open": ["no-such-puzzle"]}
    assert lesson.refused("lead", token=lesson.teacher, wish=wish) == "lesson-chapter"


def test_the_report_tells_minutes_and_hints(lesson: Class) -> None:
    lesson.lead("position", puzzle=WRITE)
    lesson.lead("hint", puzzle=WRITE)
    lesson.lead("end")
    [done] = lesson.board["report"]["activities"]
    assert done["hints"] == 3
    assert done.get("minutes", 0) == 0


def test_a_lesson_is_deleted_whole(lesson: Class, tmp_path: Path) -> None:
    lesson.lead("position", puzzle=WRITE)
    lesson.hand_in("Маша", WRITE, "F")
    lesson.post("delete", token=lesson.teacher)
    assert lesson.refused("export", token=lesson.teacher) == "no-gathering"
    assert lesson.refused("children", name="Late") == "no-gathering"
