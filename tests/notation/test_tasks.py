"""`resolve`: one round in, what happened out."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golems.notation.events import type_name
from golems.notation.positions import read_position, write_position
from golems.notation.reading import Json, decode, encode, encode_for_people
from golems.notation.tasks import resolve
from tests.casebook import Case, all_cases
from tests.notation.helpers import (
    BATTLE,
    BLUE,
    DUEL_2,
    DUEL_3,
    PAROBOT,
    RED,
    Doc,
    refused,
    through_json,
)
from tests.notation.strategies import any_edition_of, tasks

FOUR = "F L R S"
THREE = "F L R"
ROUND: Doc = {"position": BATTLE, "programs": {"red": FOUR, "blue": THREE}}
WITH_BOT: Doc = {
    "position": BATTLE | {"robots": [RED, PAROBOT | {"bot": "3B"}]},
    "programs": {"red": FOUR},
}
CYCLE: Doc = {"position": DUEL_3, "programs": {"red": "F F F S", "blue": "F F F S"}}


def answer_to(task: Doc, rows: int | None = None) -> Doc:
    found = through_json(resolve(task, rows))
    assert isinstance(found, dict)
    return found


def robots_after(task: Doc, rows: int | None = None) -> dict[str, Doc]:
    return {robot["id"]: robot for robot in answer_to(task, rows)["position"]["robots"]}


def events_of(task: Doc, kind: str, rows: int | None = None) -> list[Doc]:
    return [event for event in answer_to(task, rows)["events"] if event["type"] == kind]


# ---------------------------------------------------------------- what comes out


def test_a_quiet_round_moves_the_robots_and_the_round_on() -> None:
    answer = answer_to(ROUND)
    assert answer.keys() == {"events", "position", "result"}
    assert answer["position"]["round"] == 2
    assert [robot["cell"] for robot in answer["position"]["robots"]] == ["b1", "c2"]
    assert answer["result"] is None


def test_the_event_is_nothing_unless_it_is_given() -> None:
    assert answer_to(ROUND)["events"][0] == {
        "type": "card_drawn",
        "row": 0,
        "rule": "E1",
        "event": "nothing",
    }
    assert answer_to(ROUND | {"event": "nothing"}) == answer_to(ROUND)


def test_energy_goes_down_in_edition_3_and_rounds_go_up_in_2() -> None:
    blank = {"bonus": {"red": "blank", "blue": "blank"}}
    third, second = answer_to(CYCLE | blank), answer_to(CYCLE | blank | {"position": DUEL_2})
    assert (third["position"].get("round", 1), third["position"]["energy"]) == (1, 9)
    assert second["position"]["round"] == 2


def test_a_result_names_the_winners_and_the_clause() -> None:
    position = DUEL_3 | {"robots": [DUEL_3["robots"][0], DUEL_3["robots"][1] | {"cell": "b1", "lives": 1}]}
    answer = answer_to({"position": position, "programs": {"red": "A"}, "free": True})
    assert answer["result"] == {"winners": ["red"], "reason": "G11"}
    assert answer["position"]["robots"][1] == {"id": "blue", "out": True}
    assert answer["events"][-1] == {"type": "game_ended", "row": 1, "rule": "G11", "winners": ["red"]}


def test_a_robot_that_is_destroyed_keeps_its_program_card() -> None:
    position = BATTLE | {"robots": [RED, BLUE, PAROBOT | {"cell": "b1", "facing": "N"}]}
    task = {"position": position, "programs": {"red": "A"}, "free": True}
    assert robots_after(task)["paro"] == {"id": "paro", "out": True, "bot": "1A"}


CASE_TASKS = [case for case in all_cases() if "refused" not in case.expected]


def check_event(event: Doc, ids: list[str]) -> None:
    assert isinstance(event["type"], str)
    assert isinstance(event["row"], int)
    assert isinstance(event["rule"], str)
    assert event.get("robot") in [*ids, None]
    for key in ("robots", "others", "targets", "winners", "rows", "attacks"):
        assert set(event.get(key, [])) <= set(ids)
    for key in ("cell", "to"):
        assert event.get(key) is None or event[key][1:].isdigit()


@pytest.mark.parametrize("case", CASE_TASKS, ids=str)
def test_every_event_has_type_row_and_rule_and_speaks_of_ids_and_cells(case: Case) -> None:
    ids = [robot["id"] for robot in case.task["position"]["robots"]]
    for event in answer_to(case.task, case.rows)["events"]:
        check_event(event, ids)


def test_type_names_are_words_joined_by_underscores() -> None:
    assert type_name(type("StoodOnIce", (), {})) == "stood_on_ice"


@settings(max_examples=150, deadline=None)
@given(any_edition_of(tasks), st.none() | st.integers(0, 5))
def test_any_round_can_be_played_and_its_end_can_be_played_on(task: Doc, rows: int | None) -> None:
    answer = answer_to(task, rows)
    assert "drawn" not in answer
    for event in answer["events"]:
        check_event(event, [robot["id"] for robot in task["position"]["robots"]])
    if answer["result"] is None:
        assert through_json(write_position(read_position(answer["position"]))) == answer["position"]


@settings(max_examples=50, deadline=None)
@given(any_edition_of(tasks))
def test_an_answer_is_the_same_on_one_line_and_spread_out_for_people(task: Doc) -> None:
    answer = resolve(task)
    assert decode(encode(answer)) == decode(encode_for_people(answer))
    assert b"\n" not in encode(answer)


def test_rows_are_revealed_in_their_short_form() -> None:
    task = ROUND | {"programs": {"red": "2F ?A:F - L", "blue": "F"}, "free": True}
    revealed = [event["rows"] for event in events_of(task, "revealed")]
    assert revealed == [{"red": "2F", "blue": "F"}, {"red": "?A:F"}, {"red": "-"}, {"red": "L"}]


# ---------------------------------------------------------------- what must be given


@pytest.mark.parametrize("document", [None, 5, "resolve", []])
def test_a_task_is_an_object(document: Json) -> None:
    assert refused(resolve, document) == ("expected", "")


@pytest.mark.parametrize(
    ("change", "reason", "path"),
    [
        ({"colour": "red"}, "unknown-key", ""),
        ({"position": None}, "expected", "position"),
        ({"event": "storm"}, "unknown-value", "event"),
        ({"event": None}, "unknown-value", "event"),
        ({"seed": "7"}, "expected", "seed"),
        ({"seed": 1.5}, "expected", "seed"),
        ({"free": 1}, "expected", "free"),
        ({"programs": []}, "expected", "programs"),
        ({"programs": {"pink": "F"}}, "unknown-robot", "programs.pink"),
        ({"programs": {"red": 5}}, "program", "programs.red"),
        ({"programs": {"red": "F X R S"}}, "short-row", "programs.red"),
        ({"programs": {"red": ["left", ["loop", "jump"]]}}, "unknown-command", "programs.red[1][1]"),
        ({"random": {"pink": [1]}}, "unknown-robot", "random.pink"),
        ({"random": {"red": 1}}, "expected", "random.red"),
        ({"random": {"red": [1, 0]}}, "too-small", "random.red[1]"),
        ({"rolls": {"pink": []}}, "unknown-robot", "rolls.pink"),
        ({"rolls": {"red": ["left", "stand"]}}, "unknown-value", "rolls.red[1]"),
        ({"bonus": {"pink": "loop"}}, "unknown-robot", "bonus.pink"),
        ({"bonus": {"red": "if"}}, "unknown-value", "bonus.red"),
        ({"choices": {"pink": []}}, "unknown-robot", "choices.pink"),
        ({"choices": {"red": {}}}, "expected", "choices.red"),
        ({"choices": {"red": ["exit"]}}, "expected", "choices.red[0]"),
        ({"choices": {"red": [{}]}}, "one-choice", "choices.red[0]"),
        ({"choices": {"red": [{"exit": "a1", "face": "N"}]}}, "one-choice", "choices.red[0]"),
        ({"choices": {"red": [{"colour": "a1"}]}}, "unknown-key", "choices.red[0]"),
        ({"choices": {"red": [{"exit": "e9"}]}}, "not-on-board", "choices.red[0].exit"),
        ({"choices": {"red": [{"face": "up"}]}}, "unknown-value", "choices.red[0].face"),
        (
            {"choices": {"red": [{"face": "N"}, {"damage": "wheel"}]}},
            "unknown-value",
            "choices.red[1].damage",
        ),
        ({"choices": {"red": [{"repair": 1}]}}, "unknown-value", "choices.red[0].repair"),
    ],
)
def test_a_malformed_task_is_refused_with_its_place(change: Doc, reason: str, path: str) -> None:
    assert refused(resolve, ROUND | change) == (reason, path)


@pytest.mark.parametrize(
    ("change", "reason", "path"),
    [
        ({"programs": {"red": FOUR}}, "missing-program", "programs.blue"),
        ({"programs": {"red": "F", "blue": THREE}}, "row-count", "programs.red"),
        ({"programs": {"red": "F - R S", "blue": THREE}}, "empty-row", "programs.red"),
        ({"programs": {"red": "F L T S", "blue": THREE}}, "card-of-another-edition", "programs.red[2]"),
        ({"position": BATTLE | {"barrels": {"b1": ["empty", "?"]}}}, "unknown-barrel", "barrels.b1"),
        (
            {"event": "swap_rows", "random": {"red": [1, 1], "blue": [1, 2]}},
            "random-rows",
            "random.red",
        ),
        ({"event": "lose_row", "random": {"red": [1], "blue": [4]}}, "random-rows", "random.blue"),
        ({"event": "swap_rows", "random": {"red": [5], "blue": [1, 2]}}, "random-rows", "random.red"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_with_its_place(change: Doc, reason: str, path: str) -> None:
    assert refused(resolve, ROUND | change) == (reason, path)


def test_nobody_lays_a_program_for_a_parobot_or_a_robot_that_is_out() -> None:
    gone = BATTLE | {"robots": [RED, BLUE, {"id": "gone", "out": True}]}
    programs = ROUND["programs"] | {"gone": FOUR}
    assert refused(resolve, {"position": gone, "programs": programs}) == ("no-program", "programs.gone")
    programs = WITH_BOT["programs"] | {"paro": FOUR}
    assert refused(resolve, WITH_BOT | {"programs": programs}) == ("no-program", "programs.paro")


def test_the_older_editions_have_no_event_cards() -> None:
    assert refused(resolve, CYCLE | {"event": "freeze"}) == ("no-events", "event")


# ---------------------------------------------------------------- chance


def test_what_chance_decides_is_drawn_and_reported() -> None:
    upset = answer_to(ROUND | {"event": "swap_rows"})
    assert {name: len(set(rows)) for name, rows in upset["drawn"]["random"].items()} == {"red": 2, "blue": 2}
    assert len(answer_to(WITH_BOT)["drawn"]["rolls"]["paro"]) == 4
    assert answer_to(CYCLE)["drawn"]["bonus"].keys() == {"red", "blue"}


def test_what_is_given_is_not_drawn() -> None:
    lost = ROUND | {"event": "lose_row", "random": {"red": [2], "blue": [3]}}
    assert "drawn" not in answer_to(lost)
    assert [event["lost"] for event in events_of(lost, "row_lost")] == [2, 3]


def test_what_is_partly_given_is_completed() -> None:
    rolls = answer_to(WITH_BOT | {"rolls": {"paro": ["attack", "left"]}})["drawn"]["rolls"]["paro"]
    assert (rolls[:2], len(rolls)) == (["attack", "left"], 4)
    swap = ROUND | {"event": "swap_rows", "random": {"red": [3], "blue": [1, 2]}}
    [first, second] = answer_to(swap)["drawn"]["random"]["red"]
    assert first == 3
    assert second in (1, 2, 4)


@settings(max_examples=60, deadline=None)
@given(any_edition_of(tasks), st.integers())
def test_what_was_drawn_can_be_given_back_for_the_same_outcome(task: Doc, seed: int) -> None:
    left_open = {key: value for key, value in task.items() if key not in ("random", "rolls", "bonus")}
    first = answer_to(left_open | {"seed": seed})
    again = answer_to(left_open | first.pop("drawn", {}))
    assert again == first


@settings(max_examples=60, deadline=None)
@given(st.integers())
def test_bonus_dice_can_be_given_back_too(seed: int) -> None:
    first = answer_to(CYCLE | {"seed": seed})
    assert answer_to(CYCLE | first.pop("drawn")) == first


def test_a_seed_always_draws_the_same() -> None:
    assert answer_to(WITH_BOT | {"seed": 5}) == answer_to(WITH_BOT | {"seed": 5})
    assert answer_to(WITH_BOT) == answer_to(WITH_BOT | {"seed": 0})
    draws = {tuple(answer_to(WITH_BOT | {"seed": seed})["drawn"]["rolls"]["paro"]) for seed in range(20)}
    assert len(draws) > 1


def test_surplus_chance_is_ignored() -> None:
    surplus = {
        "random": {"red": [9, 9, 9]},
        "rolls": {"red": ["left"], "blue": []},
        "bonus": {"red": "loop"},
        "seed": 3,
    }
    assert answer_to(ROUND | surplus) == answer_to(ROUND)
    rolls = ["left", "left", "attack", "defend"]
    exact = WITH_BOT | {"rolls": {"paro": rolls}}
    assert answer_to(WITH_BOT | {"rolls": {"paro": [*rolls, "forward"]}}) == answer_to(exact)
    lost = ROUND | {"event": "lose_row", "random": {"red": [2], "blue": [3]}}
    assert answer_to(lost | {"random": {"red": [2, 4, 9], "blue": [3]}}) == answer_to(lost)


def test_no_die_is_thrown_in_autonomous_play_or_for_one_who_is_out() -> None:
    assert "drawn" not in answer_to(CYCLE | {"position": DUEL_3 | {"mode": "autonomous"}})
    gone = DUEL_3 | {"robots": [*DUEL_3["robots"], {"id": "gone", "out": True}]}
    assert answer_to(CYCLE | {"position": gone})["drawn"]["bonus"].keys() == {"red", "blue"}


def test_a_program_of_one_row_has_no_two_rows_to_swap() -> None:
    task = {"position": BATTLE, "event": "swap_rows", "programs": {"red": "F"}, "free": True}
    assert "drawn" not in answer_to(task)
    assert events_of(task, "rows_swapped") == []


# ---------------------------------------------------------------- resigning


def test_when_resigning_decides_the_game_nothing_else_is_needed_and_nothing_is_drawn() -> None:
    for position in (BATTLE, DUEL_3, WITH_BOT["position"]):
        answer = answer_to({"position": position, "event": "nothing", "resigned": ["red"]})
        assert [event["type"] for event in answer["events"]] == ["resigned", "removed", "game_ended"]
        assert answer["events"][0]["robot"] == "red"
        assert "drawn" not in answer


def test_when_resigning_decides_the_game_a_program_that_is_there_must_still_be_legal() -> None:
    task = ROUND | {"resigned": ["blue"], "programs": {"red": "F F F F"}}
    assert refused(resolve, task) == ("too-many-cards", "programs.red")
    assert answer_to(task | {"programs": {"red": FOUR}})["result"] == {"winners": ["red"], "reason": "V1"}


THREE_SEATS: Doc = {
    "position": BATTLE | {"robots": [RED, BLUE, BLUE | {"id": "green", "cell": "c1"}]},
    "resigned": ["green"],
    "programs": {"red": FOUR, "blue": THREE},
}


def test_when_others_play_on_everything_is_needed_as_ever() -> None:
    assert robots_after(THREE_SEATS)["green"] == {"id": "green", "out": True}
    missing = THREE_SEATS | {"programs": {"red": FOUR}}
    assert refused(resolve, missing) == ("missing-program", "programs.blue")
    lost = answer_to(THREE_SEATS | {"event": "lose_row"})
    assert lost["drawn"]["random"].keys() == {"red", "blue"}


@pytest.mark.parametrize(
    ("change", "reason", "path"),
    [
        ({"resigned": "green"}, "expected", "resigned"),
        ({"resigned": ["pink"]}, "unknown-robot", "resigned[0]"),
        ({"resigned": ["green", "green"]}, "resigned-twice", "resigned"),
        ({"programs": {"red": FOUR, "blue": THREE, "green": THREE}}, "no-program", "programs.green"),
    ],
)
def test_who_resigns_is_named_once_and_lays_no_program(change: Doc, reason: str, path: str) -> None:
    assert refused(resolve, THREE_SEATS | change) == (reason, path)


@pytest.mark.parametrize("other", [PAROBOT, {"id": "paro", "out": True}])
def test_only_a_player_still_in_the_game_can_resign(other: Doc) -> None:
    position = BATTLE | {"robots": [RED, BLUE, other]}
    task = ROUND | {"position": position, "resigned": ["paro"]}
    assert refused(resolve, task) == ("cannot-resign", "resigned")


# ---------------------------------------------------------------- free


def test_free_allows_any_number_of_rows_and_of_cards() -> None:
    task = ROUND | {"programs": {"red": "F F F B B B L L L", "blue": "A A A A A"}, "free": True}
    assert len(events_of(task, "revealed")) == 9


def test_free_lets_a_program_be_missing() -> None:
    task = {"position": BATTLE, "free": True}
    assert answer_to(task)["position"] == BATTLE | {"round": 2}
    assert events_of(task, "revealed") == []


def test_free_allows_loops_and_conditions_in_any_round() -> None:
    task = ROUND | {"programs": {"red": "2F"}, "free": True}
    assert robots_after(task)["red"]["cell"] == "c1"


def test_free_still_refuses_nesting_in_edition_4_but_not_in_3() -> None:
    nested = ROUND | {"programs": {"red": [["if", ["loop", "left"], "left"]]}, "free": True}
    assert refused(resolve, nested) == ("nesting", "programs.red[0]")
    older = CYCLE | {"programs": {"red": "e?2A:3F"}}
    assert robots_after(older | {"free": True})["red"]["cell"] == "d1"
    assert refused(resolve, older | {"bonus": {"red": "condition"}}) == ("nesting", "programs.red[0]")


def test_free_throws_no_bonus_die_of_its_own() -> None:
    assert "drawn" not in answer_to(CYCLE | {"free": True})
    assert events_of(CYCLE | {"free": True}, "rolled") == []
    shown = events_of(CYCLE | {"free": True, "bonus": {"blue": "loop3"}}, "rolled")
    assert [(event["robot"], event["values"]) for event in shown] == [("blue", ["loop3"])]


def test_an_empty_row_is_played_with_free_only() -> None:
    task = ROUND | {"programs": {"red": "F - F", "blue": ["none"]}}
    assert robots_after(task | {"free": True})["red"]["cell"] == "c1"
    assert refused(resolve, task) == ("empty-row", "programs.red")
    inside = ROUND | {"programs": {"red": [["if", "none", "left"]]}, "free": True}
    assert refused(resolve, inside) == ("empty-inside", "programs.red[0]")


def test_a_die_stands_on_program_cards_only() -> None:
    task = ROUND | {"programs": {"red": "F *"}, "free": True}
    assert refused(resolve, task) == ("die", "programs.red[1]")


# ---------------------------------------------------------------- some rows only


def test_after_some_rows_the_round_is_not_over() -> None:
    for rows, cell, facing in ((0, "a1", "E"), (1, "b1", "E"), (2, "b1", "N"), (3, "b1", "E")):
        red = robots_after(ROUND, rows)["red"]
        assert (red["cell"], red["facing"]) == (cell, facing)
        assert "round" not in answer_to(ROUND, rows)["position"]
        assert events_of(ROUND, "round_ended", rows) == []


def test_more_rows_than_there_are_still_do_not_end_the_round() -> None:
    answer = answer_to(ROUND, 99)
    assert "round" not in answer["position"]
    assert len([event for event in answer["events"] if event["type"] == "revealed"]) == 4


def test_the_event_acts_before_row_1_even_if_no_row_is_played() -> None:
    icy = ROUND | {"position": BATTLE | {"board": [".~..", "...."]}, "event": "freeze"}
    assert answer_to(icy, 0)["position"]["board"] == [".=..", "...."]


# ---------------------------------------------------------------- choices

# A strike of strength 2: red may choose twice what breaks.
STRUCK: Doc = {
    "position": BATTLE | {"robots": [RED, BLUE | {"cell": "b1", "weapon": "w2"}]},
    "programs": {"blue": "A"},
    "free": True,
}


def broken(choices: list[Doc]) -> list[str]:
    return [event["part"] for event in events_of(STRUCK | {"choices": {"red": choices}}, "damaged")]


def test_without_an_answer_the_default_is_taken() -> None:
    assert broken([]) == ["chassis", "weapon"]


def test_answers_are_used_in_order_each_for_a_question_of_its_kind() -> None:
    assert broken([{"damage": "processor"}, {"damage": "chassis"}]) == ["processor", "chassis"]
    assert broken([{"exit": "a1"}, {"damage": "weapon"}, {"face": "N"}]) == ["weapon", "chassis"]


def test_answers_left_over_are_ignored() -> None:
    assert broken([{"damage": "weapon"}] + [{"damage": "processor"}] * 3) == ["weapon", "processor"]
    assert answer_to(ROUND | {"choices": {"red": [{"repair": "weapon"}], "blue": []}}) == answer_to(ROUND)


def test_an_answer_that_is_no_option_is_refused() -> None:
    task = STRUCK | {"choices": {"red": [{"damage": "weapon"}, {"damage": "weapon"}]}}
    assert refused(resolve, task) == ("answer", "choices.red")


def test_a_way_out_of_the_water_can_be_chosen() -> None:
    wet = {
        "position": BATTLE | {"board": ["....", ".~..", "...."], "robots": [RED | {"cell": "b2"}, BLUE]},
        "programs": {"red": "S"},
        "free": True,
    }
    ways = {cell: wet | {"choices": {"red": [{"exit": cell}]}} for cell in ("b1", "a2", "c2", "b3")}
    assert robots_after(wet)["red"]["cell"] == "b1"
    assert {cell: robots_after(task)["red"]["cell"] for cell, task in ways.items()} == {
        cell: cell for cell in ways
    }
    assert refused(resolve, wet | {"choices": {"red": [{"exit": "a1"}]}}) == ("answer", "choices.red")


def test_a_way_to_face_on_a_line_can_be_chosen() -> None:
    caught = {
        "position": BATTLE | {"board": [".│..", "...."]},
        "programs": {"red": "F"},
        "free": True,
    }
    assert robots_after(caught)["red"]["facing"] == "N"
    assert robots_after(caught | {"choices": {"red": [{"face": "S"}]}})["red"]["facing"] == "S"
    assert refused(resolve, caught | {"choices": {"red": [{"face": "E"}]}}) == ("answer", "choices.red")


def test_what_is_repaired_can_be_chosen() -> None:
    hurt = RED | {"damaged": ["weapon", "chassis"]}
    task = {
        "position": BATTLE | {"robots": [hurt, BLUE], "barrels": {"b1": ["toolbox"]}},
        "programs": {"red": "A"},
        "free": True,
    }
    assert robots_after(task)["red"]["damaged"] == ["chassis"]
    chosen = task | {"choices": {"red": [{"repair": "chassis"}]}}
    assert robots_after(chosen)["red"]["damaged"] == ["weapon"]
