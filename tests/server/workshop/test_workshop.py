"""The editor: a sketch is drawn whatever lies on it, and everything that is to be said of it is said."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from golems.match.arenas import arenas, read_arena, write_arena
from golems.match.scenarios import scenarios
from golems.notation.positions import read_position, write_position
from golems.notation.reading import Malformed
from golems.puzzles.course import puzzles
from golems.puzzles.documents import read_puzzle, write_puzzle
from golems.rules.refusals import Illegal
from golems.rules.surfaces import TOKENS, WINTER
from golems.server.shared.thinker import PuzzleThinker
from golems.server.workshop import fairness
from golems.server.workshop.checks import check, open_sketch
from golems.server.workshop.fairness import measure
from golems.server.workshop.palette import palette
from golems.server.workshop.proofs import prove
from golems.server.workshop.question_puzzles import question_puzzles
from golems.server.workshop.shapes import CheckedSketch, Measured, Proven
from golems.server.workshop.sketches import Sketch, SketchSegment, StartSpot, document_of
from golems.words.language import LANGUAGES, language
from tests.match.levels import level_file
from tests.puzzles.drawing import drafted, golem
from tests.refusals import because

T = TypeVar("T")
EN, RU = language("en"), language("ru")
SUMMER = ("....",) * 4


class AtHand:
    """A thinker that thinks here and now."""

    async def know(self, seconds: float, work: Callable[..., T], *given: object) -> T:
        return work(*given)


class GivesUp:
    """A thinker that never settles anything."""

    async def know(self, seconds: float, work: Callable[..., T], *given: object) -> T:
        raise Illegal("puzzle-too-hard", "puzzle")


def proof(document: Any, workshop: Any = None, words: Any = EN) -> Proven:
    return asyncio.run(prove(document, words, cast(PuzzleThinker, workshop or AtHand())))


def measurement(document: Any, workshop: Any = None) -> Measured:
    return asyncio.run(measure(document, EN, cast(PuzzleThinker, workshop or AtHand())))


def opened(document: Any) -> Sketch:
    return open_sketch(document, EN).sketch


def checked(document: Any, robots: int = 2) -> CheckedSketch:
    return check(opened(document), robots, EN)


def wrong(found: CheckedSketch) -> list[str]:
    return [remark.text for remark in found.remarks if remark.kind == "wrong"]


def noted(found: CheckedSketch) -> list[str]:
    return [remark.text for remark in found.remarks if remark.kind == "note"]


# ---------------------------------------------------------------- documents and sketches


@pytest.mark.parametrize("name", puzzles())
def test_a_puzzle_comes_off_the_bench_as_it_came_onto_it(name: str) -> None:
    document = write_puzzle(puzzles()[name])
    document.pop("minimum", None)
    assert document_of(opened(document)) == document
    assert wrong(checked(document)) == []


@pytest.mark.parametrize("name", arenas())
def test_an_arena_comes_off_the_bench_as_it_came_onto_it(name: str) -> None:
    document = write_arena(arenas()[name])
    assert document_of(opened(document)) == document
    assert opened(f"arena/{name}") == opened(document)
    assert wrong(checked(document)) == []


@pytest.mark.parametrize("name", scenarios())
def test_a_scenario_comes_off_the_bench_as_it_came_onto_it(name: str) -> None:
    document = write_position(scenarios()[name])
    assert read_position(document_of(opened(document))) == scenarios()[name]
    assert wrong(checked(document)) == []


def test_pieces_of_the_box_know_their_backs() -> None:
    blizzard = opened("arena/blizzard")
    assert blizzard.segments[0].rows == WINTER["4x4"]
    assert [segment.back for segment in blizzard.segments] == [SUMMER, ("....", "....")]
    flipped = replace(blizzard, segments=tuple([turned_over(each) for each in blizzard.segments]))
    assert document_of(flipped)["board"] == ["....", "....", "....", "a..b", "    ", "a..b", "...."]


def turned_over(segment: SketchSegment) -> SketchSegment:
    return replace(segment, rows=segment.back, back=segment.rows)


def test_terrain_under_a_token_is_kept() -> None:
    sketch = opened({"edition": "4.0", "board": ["...s", "i...", "..i.", "#s.."], "under": {}, "robots": []})
    assert sketch.tokens == {"a4": "#"}
    laid = replace(sketch, tokens=sketch.tokens | {"d1": "~"})
    assert document_of(laid)["position"]["under"] == {"d1": "s"}  # type: ignore[index]


def test_a_field_of_another_shape_is_one_piece_without_a_back() -> None:
    [field] = opened(drafted(".. ", "...", "^ x")).segments
    assert (field.rows, field.back) == ((".. ", "...", ". ."), ())


def test_a_position_is_the_beginning_of_a_puzzle() -> None:
    red, paro = golem("red", "a1 E"), golem("blue", "d4 W", bot="1A")
    sketch = opened(
        {"edition": "4.0", "board": list(SUMMER), "robots": [red, paro, {"id": "x", "out": True}]}
    )
    assert (sketch.kind, sketch.more["control"], sketch.more["others"]) == ("puzzle", "red", {"blue": "any"})
    assert [robot["id"] for robot in sketch.robots] == ["red", "blue"]


def test_the_sketch_in_the_documentation_is_one() -> None:
    page = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
    [shown] = re.findall(r"<!-- sketch -->\n```json\n(.*?)```", page, re.DOTALL)
    sketch = msgspec.json.decode(shown, type=Sketch)
    assert wrong(check(sketch, 2, EN)) == []
    assert opened(document_of(sketch)) == sketch


def test_one_language_is_enough() -> None:
    sketch = opened(drafted("^.x", texts={"ru": {"title": "Вперёд"}}))
    assert wrong(check(sketch, 2, EN)) == []
    assert document_of(sketch)["texts"] == {"en": {"title": "Вперёд"}, "ru": {"title": "Вперёд"}}


def test_only_what_belongs_to_a_kind_of_puzzle_is_in_its_document() -> None:
    sketch = opened(drafted("^.x", program="F"))
    guess = replace(sketch, more=sketch.more | {"kind": "predict"})
    assert document_of(guess).keys() == {"format", "kind", "texts", "position", "control", "program"}
    assert document_of(sketch).keys() == {"format", "kind", "texts", "position", "control", "rows", "goals"}


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ({}, "not-editable"),
        ({"greeting": "hello"}, "not-editable"),
        ({"format": "golems-record/1"}, "record-format"),
        ({"edition": "5.0", "board": ["."]}, "unknown-value"),
        ({"edition": "4.0", "board": ["x"]}, "body"),
        ({"edition": "4.0", "board": ["."], "robots": 7}, "expected"),
        ({"version": 3, "grid": []}, "level-version"),
    ],
)
def test_what_is_nothing_of_the_game_is_refused(document: Any, reason: str) -> None:
    with pytest.raises(Malformed) as refusal:
        open_sketch(document, EN)
    assert refusal.value.reason == reason


@pytest.mark.parametrize("name", ["puzzle/nowhere", "nothing/railway", "railway", "arena/../railway", ""])
def test_an_example_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(Illegal, check=because("no-example")):
        open_sketch(name, EN)


# ---------------------------------------------------------------- what is said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_bench_has_something_sound_on_it(lang: str) -> None:
    words = language(lang)
    for kind, sketch in palette(words).new.items():
        found = check(sketch, 2, words)
        assert (sketch.kind, wrong(found)) == (kind, [])
        assert found.film is not None
    assert proof(document_of(palette(words).new["puzzle"])).verdict == "good"


def test_an_empty_table_is_no_fault_of_the_server() -> None:
    found = check(Sketch("puzzle", "4.0"), 2, EN)
    assert (found.film, wrong(found)) == (None, ["Place a piece of the board first."])


@pytest.mark.parametrize(
    ("document", "text", "rule", "cells"),
    [
        (drafted("..x"), "At least one golem must belong to a player", "V4", ()),
        (drafted("^.."), "The goals: there is no goal", None, ()),
        (drafted("^.x", position={"robots": [golem("red", "b1 E")]}, goals=[{"goal": "reach", "cell": "z9"}]),
         "The goals: 'z9' isn’t on the board", None, ()),
        (drafted("^#x", position={"robots": [golem("red", "b1 E")]}), "B1 is a wall", "M2", ("b1", "b1")),
        (drafted("^#x", barrels={"b1": ["empty"]}), "A barrel can’t stand on ‘wall’", "S5", ("b1",)),
        (drafted("^.x", texts={"en": {"title": ""}}),
         "Title and story: expected a text of up to 80 characters, got none", None, ()),
        (drafted("^.x", others_on_board=[golem("blue", "b1 W")], others={"blue": "F X"}),
         "The other golems: row 2: 'X' isn’t a row", None, ()),
        (drafted("^. x"), None, None, ()),
    ],
)  # fmt: skip
def test_a_fault_is_told_in_words_with_its_place(
    document: Any, text: str | None, rule: str | None, cells: tuple[str, ...]
) -> None:
    faults = [remark for remark in checked(document).remarks if remark.kind == "wrong"]
    assert [(fault.text, fault.rule, fault.cells) for fault in faults] == (
        [(text, rule, cells)] if text else []
    )


def test_a_fault_is_told_in_the_language_asked_for() -> None:
    sketch = opened(drafted("^#x", position={"robots": [golem("red", "b1 E")]}))
    [fault] = [remark for remark in check(sketch, 2, RU).remarks if remark.kind == "wrong"]
    assert fault.text == "На Б1 стена"


def test_pieces_on_top_of_each_other_are_told() -> None:
    sketch = opened(drafted("^.x"))
    twice = replace(sketch, segments=(*sketch.segments, SketchSegment(0, 2, ("..",))))
    [fault] = [remark for remark in check(twice, 2, EN).remarks if remark.kind == "wrong"]
    assert (fault.rule, fault.cells) == ("S1", ("c1",))


@pytest.mark.clause("S3")
def test_more_than_one_box_holds_is_a_note() -> None:
    found = checked(drafted("####", "####", "####", "^..x"))
    assert wrong(found) == []
    assert noted(found) == ["One box isn’t enough: walls needed: 12, in the box: 8"]
    assert [remark.rule for remark in found.remarks] == ["S3"]


def test_goals_are_shown_and_told() -> None:
    found = checked(drafted("^x"))
    assert found.goals == ("Goal: Red on B1.",)
    assert [mark.kind for mark in found.marks] == ["flag"]
    assert found.film is not None
    assert "goal of Red" in found.film.cells["b1"].text


def test_an_arena_says_how_it_is_known_to_be_fair() -> None:
    arena = write_arena(arenas()["parade-ground"])
    assert "For two golems it looks the same from both starts" in noted(checked(arena))
    lopsided = opened(arena | {"board": ["#...", "....", "....", "...."], "starts": {"2": ["b1 S", "c4 N"]}})
    assert document_of(lopsided)["fair"] == "simulation"
    assert "For two golems it doesn’t look the same from both starts" in noted(check(lopsided, 2, EN))


@pytest.mark.clause("S6")
def test_places_to_start_are_told_for_their_number_of_robots() -> None:
    sketch = opened("arena/parade-ground")
    starts = sketch.starts | {"2": (StartSpot("b2", "S"), StartSpot("c4", "N"))}
    [fault] = [
        remark for remark in check(replace(sketch, starts=starts), 2, EN).remarks if remark.kind == "wrong"
    ]
    assert fault.text.startswith("Two golems: a golem must start with its back to the edge")
    assert (fault.rule, fault.cells) == ("S6", ("b2", "b2"))


def test_a_scenario_needs_a_goal() -> None:
    sketch = opened("scenario/two-banks")
    assert check(sketch, 2, EN).goals == ("Red: stand on F1.", "Blue: stand on A6.")
    assert wrong(check(replace(sketch, goals=()), 2, EN)) == ["The goals: there is no goal"]


# ---------------------------------------------------------------- whatever lies there

CELLS = [f"{column}{row}" for column in "abcd" for row in (1, 2, 3, 4)]
ROBOTS = st.fixed_dictionaries(
    {
        "id": st.sampled_from(["red", "blue", "?"]),
        "cell": st.sampled_from([*CELLS, "e5"]),
        "facing": st.sampled_from("NESWX"),
    },
    optional={"simple": st.just(True), "bot": st.sampled_from(["1A", "9Z"]), "damaged": st.just(["weapon"])},
)
SPOTS = st.builds(StartSpot, st.sampled_from(CELLS), st.sampled_from("NESW"))
GOALS = st.one_of(
    st.fixed_dictionaries(
        {"goal": st.sampled_from(["reach", "push", "fly"]), "cell": st.sampled_from([*CELLS, "e5"])}
    ),
    st.fixed_dictionaries({"goal": st.just("touch"), "cells": st.lists(st.sampled_from(CELLS))}),
)
SKETCHES = st.builds(
    Sketch,
    kind=st.sampled_from(["puzzle", "arena", "scenario"]),
    edition=st.sampled_from(["4.0", "3.0", "2.0"]),
    segments=st.sampled_from([SUMMER, WINTER["4x4"]]).map(lambda rows: (SketchSegment(0, 0, rows),)),
    tokens=st.dictionaries(st.sampled_from(CELLS), st.sampled_from(sorted(TOKENS))),
    barrels=st.dictionaries(
        st.sampled_from(CELLS),
        st.lists(st.sampled_from(["empty", "bomb", "?"]), min_size=1, max_size=9).map(tuple),
    ),
    robots=st.lists(ROBOTS, max_size=5).map(tuple),
    starts=st.dictionaries(st.sampled_from(["2", "3", "4"]), st.lists(SPOTS, max_size=4).map(tuple)),
    goals=st.lists(GOALS, max_size=3).map(tuple),
    more=st.fixed_dictionaries(
        {"kind": st.sampled_from(["write", "fewest", "bug", "predict"])}, optional={"control": st.just("red")}
    ),
)


@settings(max_examples=100)
@given(SKETCHES, st.integers(2, 4))
def test_whatever_lies_there_it_is_drawn_and_judged(sketch: Sketch, robots: int) -> None:
    found = check(sketch, robots, RU)
    assert found.film is not None
    if not wrong(found):
        READERS[sketch.kind](found.document)
    assert msgspec.json.decode(msgspec.json.encode(found), type=CheckedSketch).remarks == found.remarks


@settings(max_examples=100)
@given(SKETCHES)
def test_what_was_saved_unfinished_can_be_opened_again(sketch: Sketch) -> None:
    document = document_of(sketch)
    assert document_of(opened(document)) == document


def read_any_kind(document: Any) -> object:
    return read_puzzle(document | ({"kind": "write"} if document["kind"] == "fewest" else {}))


READERS: dict[str, Callable[[Any], object]] = {
    "puzzle": read_any_kind,
    "arena": lambda document: read_arena("own", document),
    "scenario": read_position,
}


# ---------------------------------------------------------------- levels of the author's own editor


def test_a_level_comes_onto_the_bench_with_every_piece_and_token_in_its_place() -> None:
    crowded = level_file(
        {
            (2, 1): "ВП Л",
            (2, 2): "КВ",
            (3, 1): "ПЛ@90",
            (3, 2): "Б Б",
            (4, 1): "К↑@90",
            (4, 4): "З↑@180 МБ",
            (5, 3): "Ц",
            (2, 7): "ПВ",
            (5, 6): "ПВ",
        },
        pieces={"4x4": (2, 1), "2x4_1": (2, 6)},
        winter=("4x4",),
        editorMode="puzzle",
        puzzleIcons=["lvl2", "repeat2", "attack", "line5", ""],
    )
    found = open_sketch(crowded, RU)
    sketch = found.sketch
    assert [(each.row, each.col, each.rows) for each in sketch.segments] == [
        (0, 0, WINTER["4x4"]),
        (0, 5, ("..",) * 4),
    ]
    assert sketch.tokens == {"a1": "=", "b1": "#", "a2": "─", "g1": "a", "f4": "a"}
    assert sketch.barrels == {"b2": ("empty", "empty")}
    assert [(robot["id"], robot["cell"], robot["facing"]) for robot in sketch.robots] == [
        ("red", "a3", "E"),
        ("green", "d3", "S"),
    ]
    assert sketch.goals == ({"goal": "reach", "cell": "c4"},)
    assert (sketch.more["control"], sketch.more["others"]) == ("red", {"green": "any"})
    assert (sketch.more["rows"], sketch.more["bonuses"]) == (5, ["loop"])
    assert set(sketch.table["hand"]) == {"forward", "backward", "left", "right", "stand", "attack", "loop"}
    assert sketch.more["texts"] == {"ru": {"title": "Двор", "story": ""}}
    assert wrong(check(sketch, 2, RU)) == []


def test_bonus_tokens_are_named_and_left_out() -> None:
    found = open_sketch(level_file({(0, 0): "ПРЖ", (1, 1): "AM1", (3, 3): "К↑", (2, 2): "Ц"}), EN)
    assert found.sketch.tokens == {}
    named = [remark for remark in found.remarks if "left out" in remark.text]
    assert [(remark.text, remark.cells) for remark in named] == [
        ("The spring ПРЖ on A1 isn’t part of this game and is left out", ("a1",)),
        ("The marker AM1 on B2 isn’t part of this game and is left out", ("b2",)),
    ]


def test_a_level_of_golems_with_nothing_to_do_is_an_arena() -> None:
    found = open_sketch(level_file({(0, 1): "К↑@180", (3, 2): "C↑"}), EN)
    assert (found.sketch.kind, found.sketch.starts) == (
        "arena",
        {"2": (StartSpot("b1", "S"), StartSpot("c4", "N"))},
    )
    assert found.remarks == ()
    assert wrong(check(found.sketch, 2, EN)) == []


def test_several_targets_are_visited_in_order() -> None:
    found = open_sketch(level_file({(0, 0): "Ц", (0, 3): "Ц", (3, 3): "К↑"}), EN)
    assert found.sketch.goals == ({"goal": "touch", "cells": ["a1", "d1"]},)
    assert "here the golem visits A1 and D1, in this order" in found.remarks[-1].text


# ---------------------------------------------------------------- proving


def test_a_puzzle_is_proven_and_gets_its_minimum() -> None:
    found = proof(drafted("^.x", hand={"forward": 2, "right": 1}))
    assert (found.verdict, found.minimum) == ("good", {"cards": 3, "rows": 3, "solutions": 1})
    assert found.text == "Solvable: 3 cards, 3 rows. There’s one shortest program."
    assert found.solution == (["right", "forward", "forward"],)


def test_a_puzzle_that_cannot_be_solved_is_told_so_until_it_is_mended() -> None:
    walled = proof(drafted("^#x"))
    assert (walled.verdict, walled.minimum, walled.solution) == ("bad", None, ())
    assert walled.text == "It can’t be solved: no program reaches the goal."
    assert proof(drafted("^#x", "...", rows=8), words=RU).text.startswith("Решается: ")


def test_the_fewest_cards_need_no_minimum_before_they_are_proven() -> None:
    document = drafted("^.x", kind="fewest")
    assert wrong(checked(document)) == []
    minimum = proof(document).minimum
    assert read_puzzle(document | {"minimum": minimum}).minimum == tuple((minimum or {}).values())


def test_what_a_puzzle_claims_is_looked_into() -> None:
    found = proof(drafted("^x", needs=["left"]))
    assert found.verdict == "bad"
    assert found.text == "It can be solved without Turn left"


def test_a_position_to_try_things_out_in_is_not_called_wrong() -> None:
    for name in ("age", "games", "water"):
        found = proof(question_puzzles()[name])
        assert (found.verdict, found.minimum) == ("good", None)
        assert found.text.startswith("Try anything you like here")
    assert proof(drafted("^x", goals=[{"goal": "survive"}, {"goal": "reach", "cell": "b1"}])).minimum


def test_a_bug_hunt_has_exactly_one_repair() -> None:
    hunt = drafted("^.x", kind="bug", program="L F F", hand={"forward": 2, "left": 1, "right": 1})
    found = proof(hunt)
    assert (found.verdict, found.text) == ("good", "Solvable: exactly one card fixes the program.")
    assert found.solution == (["right", "forward", "forward"],)
    assert proof(hunt | {"program": "R F F"}).text == "The program has no mistake: it solves the puzzle"


def test_a_prediction_says_where_the_golem_will_be() -> None:
    found = proof(drafted("^.", kind="predict", program="R F"))
    assert (found.verdict, found.text) == ("good", "Red ends on B1, facing right.")


def test_the_answer_says_when_it_gave_up() -> None:
    found = proof(drafted("^.x"), GivesUp())
    assert (found.verdict, found.minimum) == ("unknown", None)
    assert found.text == "No answer in 20 seconds: there are too many possibilities."


def test_only_a_well_written_puzzle_is_proven() -> None:
    with pytest.raises(Malformed, check=because("puzzle-no-goal")):
        proof(drafted("^.."))


# ---------------------------------------------------------------- measuring


def test_an_arena_is_measured_for_every_number_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "MATCHES", 6)
    found = measurement(write_arena(arenas()["parade-ground"]))
    assert [text.partition(":")[0] for text in found.texts] == [
        "Two players",
        "Three players",
        "Four players",
    ]
    assert all(" 6 matches " in text for text in found.texts)


def test_a_measurement_may_take_too_long() -> None:
    found = measurement(write_arena(arenas()["parade-ground"]), GivesUp())
    assert (found.verdict, len(found.texts)) == ("unknown", 1)


def test_an_arena_that_is_not_possible_is_not_measured() -> None:
    arena = write_arena(arenas()["parade-ground"])
    with pytest.raises(Illegal, check=because("start-back")):
        measurement(arena | {"starts": {"2": ["b2 S", "c4 N"]}})
    with pytest.raises(Malformed, match=r"arena\.board"):
        measurement(arena | {"board": []})
