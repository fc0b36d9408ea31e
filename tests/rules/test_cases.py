"""Every case of the rulebook, played by the engine."""

import pytest

from golems.notation.reading import decode, encode
from golems.notation.tasks import play_task, read_task, resolve
from golems.rules.refusals import Refusal
from golems.rules.rounds import replay
from tests.casebook import Case, Doc, all_cases, draw_in

PLAYED = [case for case in all_cases() if "refused" not in case.expected]
FIELD_DEFAULTS = {"damaged": [], "damage": 0, "lives": 3, "carries": False, "waits": False}


def played(case: Case) -> Doc:
    answer = decode(encode(resolve(case.task, case.rows)))
    assert isinstance(answer, dict)
    return answer


@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_case(case: Case) -> None:
    answer = played(case)
    position, expected = answer["position"], case.expected
    robots = {robot["id"]: robot for robot in position["robots"]}
    if "after" in expected:
        check_drawing(position, robots, expected["after"])
    for name, fields in expected.get("then", {}).items():
        shown = {key: robots[name].get(key, FIELD_DEFAULTS.get(key)) for key in fields}
        assert shown == {key: value if value != "none" else None for key, value in fields.items()}, name
    for key, default in (("under", {}), ("round", 1), ("energy", 10)):
        if f"{key}_after" in expected:
            assert position.get(key, default) == expected[f"{key}_after"]
    if "goals_after" in expected:
        assert [goal.get("done", 0) for goal in position["goals"]] == expected["goals_after"]
    result = answer["result"]
    assert (result and result["winners"]) == expected.get("result")
    assert "reason" not in expected or result["reason"] == expected["reason"]
    rules = [event["rule"] for event in answer["events"]]
    assert set(expected.get("because", [])) <= set(rules), rules


@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_the_events_of_a_case_alone_lead_to_its_end(case: Case) -> None:
    task = read_task(case.task)
    outcome = play_task(task, case.rows)
    assert replay(task.position, outcome.events) == outcome.position


def check_drawing(position: Doc, robots: dict[str, Doc], drawing: str) -> None:
    drawn = draw_in(drawing)
    assert position["board"] == drawn["board"]
    assert position.get("barrels", {}) == drawn["barrels"]
    standing = {
        name: {"cell": robot["cell"], "facing": robot["facing"]}
        for name, robot in robots.items()
        if not robot.get("out")
    }
    assert standing == drawn["robots"]


@pytest.mark.parametrize("case", [case for case in all_cases() if "refused" in case.expected], ids=str)
def test_refusal(case: Case) -> None:
    with pytest.raises(Refusal) as refusal:
        resolve(case.task, case.rows)
    assert refusal.value.reason == case.expected["refused"]
