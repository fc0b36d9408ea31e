"""golems resolve: one round in, what happened out."""

import json
from typing import Any

import pytest

from tests.cli.conftest import Golems, Write, position, task


def answer_of(text: str) -> dict[str, Any]:
    answer = json.loads(text)
    assert isinstance(answer, dict)
    return answer


def test_a_file_is_played_out(golems: Golems, write: Write) -> None:
    status, out, err = golems("resolve", write(task()))
    answer = answer_of(out)
    assert (status, err) == (0, "")
    assert answer.keys() == {"events", "position", "result"}
    assert answer["position"] == position(round=2) | {"robots": answer["position"]["robots"]}
    assert [robot["cell"] for robot in answer["position"]["robots"]] == ["a1", "c1"]
    assert {"type": "blocked", "row": 1, "rule": "M4", "robot": "red", "cell": "b1"}.items() <= (
        next(event for event in answer["events"] if event["type"] == "blocked").items()
    )


def test_standard_input_is_played_out_just_as_a_file(golems: Golems, write: Write) -> None:
    assert golems("resolve", "-", given=json.dumps(task())) == golems("resolve", write(task()))


def test_the_order_of_keys_does_not_matter(golems: Golems) -> None:
    turned = dict(reversed(task().items()))
    assert golems("resolve", "-", given=json.dumps(turned)) == golems(
        "resolve", "-", given=json.dumps(task())
    )


@pytest.mark.parametrize(("rows", "last"), [(0, 0), (1, 1), (3, 3), (4, 4), (9, 4)])
def test_rows_stops_after_so_many_rows_without_the_end_of_the_round(
    golems: Golems, write: Write, rows: int, last: int
) -> None:
    status, out, _ = golems("resolve", "--rows", str(rows), write(task()))
    answer = answer_of(out)
    assert status == 0
    assert max(event["row"] for event in answer["events"]) == last
    assert "round_ended" not in [event["type"] for event in answer["events"]]
    assert "round" not in answer["position"]


def test_what_is_drawn_is_reported_and_the_seed_repeats_it(golems: Golems) -> None:
    parobot = {"id": "blue", "cell": "d4", "facing": "W", "bot": "1A"}
    doc = task(position=position(robots=[position()["robots"][0], parobot]), programs={"red": "F A L D"})
    first, again, other = [
        answer_of(golems("resolve", "-", given=json.dumps(doc | {"seed": seed})).out) for seed in (1, 1, 2)
    ]
    assert first == again != other
    assert first["drawn"].keys() == {"rolls"}
    told = answer_of(golems("resolve", "-", given=json.dumps(doc | {"rolls": first["drawn"]["rolls"]})).out)
    assert told == {key: value for key, value in first.items() if key != "drawn"}


# ---------------------------------------------------------------- many at once


def batch(*lines: str) -> str:
    return "".join(line + "\n" for line in lines)


def test_batch_answers_line_by_line(golems: Golems, write: Write) -> None:
    given = batch(json.dumps(task()), json.dumps(task(programs={"red": "L R L R", "blue": "L R D D"})))
    status, out, err = golems("resolve", "--batch", "-", given=given)
    assert (status, err) == (0, "")
    first, second = [answer_of(line) for line in out.splitlines()]
    assert first == answer_of(golems("resolve", write(task())).out)
    assert [robot["facing"] for robot in second["position"]["robots"]] == ["E", "W"]
    assert golems("resolve", "--batch", write(given.encode())).out == out


@pytest.mark.parametrize("bad", ["nonsense", "", "   ", "[]", "{}", '{"position": {"edition": "4.0"}}'])
def test_a_bad_line_answers_with_its_error_and_the_rest_goes_on(golems: Golems, bad: str) -> None:
    good = json.dumps(task())
    status, out, err = golems("resolve", "--batch", "-", given=batch(good, bad, good))
    first, middle, last = [answer_of(line) for line in out.splitlines()]
    assert (status, err) == (0, "")
    assert first == last
    assert "events" in first
    assert middle.keys() == {"error"}
    assert "\n" not in middle["error"]


def test_the_last_line_of_a_batch_needs_no_line_end(golems: Golems) -> None:
    given = batch(json.dumps(task()), json.dumps(task())).removesuffix("\n")
    assert len(golems("resolve", "--batch", "-", given=given).out.splitlines()) == 2


def test_an_empty_batch_has_no_answers(golems: Golems) -> None:
    assert golems("resolve", "--batch", "-") == (0, "", "")


def test_batch_errors_are_in_the_language_asked_for(golems: Golems) -> None:
    out = golems("resolve", "--batch", "--lang", "ru", "-", given=batch('{"postion": 1}')).out
    assert answer_of(out) == {"error": "неизвестный ключ 'postion'"}


def test_batch_takes_rows_too(golems: Golems) -> None:
    out = golems("resolve", "--batch", "--rows", "1", "-", given=batch(json.dumps(task()))).out
    assert {event["row"] for event in answer_of(out)["events"]} == {0, 1}


def test_a_batch_that_is_not_there_is_refused(golems: Golems) -> None:
    status, out, err = golems("resolve", "--batch", "no-such-file")
    assert (status, out) == (2, "")
    assert err == "golems: no-such-file: can’t read the file: No such file or directory\n"
