"""golems show, explain, replay, perft and demo: what a person reads."""

import json
import re
from hashlib import sha256
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Golems, Write, position, task

# ---------------------------------------------------------------- show


@pytest.mark.parametrize(("lang", "column", "name"), [("en", "B", "Red: "), ("ru", "Б", "Красный: ")])
def test_show_draws_the_board_in_the_language_asked_for(
    golems: Golems, write: Write, lang: str, column: str, name: str
) -> None:
    status, out, err = golems("show", "--lang", lang, write(position()))
    assert (status, err) == (0, "")
    assert column in out.splitlines()[0]
    assert name in out
    assert "\x1b" not in out


def test_where_nothing_names_a_language_that_of_the_system_is_spoken(
    golems: Golems, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LANG", raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: ("Russian_Russia", "1251"))  # as Windows says it
    assert "Красный: " in golems("show", write(position())).out


def test_show_takes_what_resolve_reads_and_what_it_writes(golems: Golems, write: Write) -> None:
    before = golems("show", write(position()))
    assert golems("show", write(task())) == before
    resolved = golems("resolve", write(task())).out
    after = golems("show", "-", given=resolved)
    assert after == golems("show", write(json.loads(resolved)["position"]))
    assert after.status == 0


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_svg_is_well_formed(golems: Golems, write: Write, lang: str) -> None:
    status, out, err = golems("show", "--svg", "--lang", lang, write(position()))
    assert (status, err) == (0, "")
    assert ElementTree.fromstring(out).tag == "{http://www.w3.org/2000/svg}svg"


def test_a_wide_board_is_not_broken_into_pieces(golems: Golems, write: Write) -> None:
    wide = position(board=["." * 26] * 2)
    out = golems("show", write(wide)).out.splitlines()
    assert len(out) == 1 + 2 * 3 + 2
    assert " Z " in out[0]


def test_a_robot_of_a_strange_name_is_shown_by_it(golems: Golems, write: Write) -> None:
    robots = position()["robots"]
    named = position(robots=[robots[0] | {"id": "[red]bold[/red]"}, robots[1] | {"id": ":smile:"}])
    out = golems("show", write(named)).out
    assert "[red]bold[/red]" in out
    assert ":smile:" in out


# ---------------------------------------------------------------- explain

TOLD = {
    "en": """The event
  Event card: a quiet round. [E1]
Row 1
  Red: Turn left; Blue: Turn right. [R2]
  Red turns to face north. [M1]
  Blue turns to face north. [M1]
Row 2
  Red: Forward; Blue: Forward. [R2]
  The edge of the board! Red can’t go any further. [M2]
  The edge of the board! Blue can’t go any further. [M2]
The end of the round
  The round is over. Round 2 is next. [R4]
""",
    "ru": """Событие
  Карта события: тихий раунд. [E1]
Строка 1
  Красный: Поворот влево; Синий: Поворот вправо. [R2]
  Красный поворачивается на север. [M1]
  Синий поворачивается на север. [M1]
Строка 2
  Красный: Вперёд; Синий: Вперёд. [R2]
  Край поля! Красный дальше не пройдёт. [M2]
  Край поля! Синий дальше не пройдёт. [M2]
Конец раунда
  Раунд окончен. Дальше — раунд 2. [R4]
""",
}
SHORT_ROUND = task(programs={"red": "L F", "blue": "R F"}, free=True)


@pytest.mark.parametrize("lang", TOLD)
def test_explain_tells_the_round_by_option(golems: Golems, write: Write, lang: str) -> None:
    assert golems("explain", "--lang", lang, write(SHORT_ROUND)) == (0, TOLD[lang], "")


@pytest.mark.parametrize(("environment", "lang"), [("ru_RU.UTF-8", "ru"), ("en_GB", "en"), ("", "en")])
def test_explain_tells_the_round_by_environment(
    golems: Golems, write: Write, monkeypatch: pytest.MonkeyPatch, environment: str, lang: str
) -> None:
    monkeypatch.setenv("LANG", environment)
    assert golems("explain", write(SHORT_ROUND)) == (0, TOLD[lang], "")


def test_the_option_is_stronger_than_the_environment(
    golems: Golems, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert golems("explain", "--lang", "en", write(SHORT_ROUND)).out == TOLD["en"]


def test_one_command_does_not_choose_the_language_of_the_next(golems: Golems, write: Write) -> None:
    golems("explain", "--lang", "ru", write(SHORT_ROUND))
    assert golems("explain", write(SHORT_ROUND)).out == TOLD["en"]


# ---------------------------------------------------------------- replay


def record(**changes: Any) -> dict[str, Any]:
    """Return a game in which Red strikes twice from behind, and Blue is out in the second round."""
    start = position()
    start["robots"] = [start["robots"][0] | {"cell": "b1"}, start["robots"][1]]
    programs = {"red": "A L R S", "blue": "S F L R"}
    return {
        "format": "golems-record/1",
        "start": start,
        "rounds": [{"programs": programs}, {"programs": {"red": "A A L R", "blue": "S F"}}],
        "result": {"winners": ["red"], "reason": "V1"},
    } | changes


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Replayed 2 rounds; it ends as written: won by Red (V1).\n"),
        ("ru", "Сыграно 2 раунда, конец как в записи: победа: Красный (V1).\n"),
    ],
)
def test_a_record_that_ends_as_written(golems: Golems, write: Write, lang: str, said: str) -> None:
    start = record()
    start["start"]["robots"][1]["damaged"] = ["processor"]
    start["rounds"][0]["programs"]["blue"] = "S F"
    assert golems("replay", "--lang", lang, write(start)) == (0, said, "")


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (None, "written: the battle isn’t over."),
        ({"winners": ["blue"], "reason": "V1"}, "written: won by Blue (V1)."),
        ({"winners": [], "reason": "V1"}, "(V1)."),
        ({"winners": ["red"], "reason": "V3"}, "written: won by Red (V3)."),
    ],
)
def test_a_record_that_ends_otherwise(golems: Golems, write: Write, result: object, said: str) -> None:
    differing = record(result=result)
    differing["start"]["robots"][1]["damaged"] = ["processor"]
    differing["rounds"][0]["programs"]["blue"] = "S F"
    status, out, err = golems("replay", write(differing))
    assert (status, err) == (1, "")
    assert "Played: won by Red (V1)" in out
    assert said in out


def test_a_game_that_goes_on_agrees_with_itself(golems: Golems, write: Write) -> None:
    going_on = record(rounds=[{"programs": {"red": "L F S R", "blue": "R F S L"}}], result=None)
    assert golems("replay", write(going_on)) == (
        0,
        "Replayed one round; it ends as written: the battle isn’t over.\n",
        "",
    )


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": "golems-record/2"}, "format: "),
        ({"rounds": [{"programs": {"red": "F F F F", "blue": "F"}}]}, "rounds[0].programs.red: "),
        ({"rounds": [{"programs": {"green": "F"}}]}, "rounds[0].programs.green: "),
        ({"edition": "3.0"}, "edition: "),
        ({"result": {"winners": ["green"], "reason": "V1"}}, "result.winners[0]: "),
        ({"moves": []}, "unknown key 'moves'"),
    ],
)
def test_a_record_that_cannot_be_played_is_refused(
    golems: Golems, write: Write, changes: dict[str, Any], said: str
) -> None:
    status, out, err = golems("replay", write(record(**changes)))
    assert (status, out) == (2, "")
    assert err.startswith(f"golems: {said}")
    assert err.count("\n") == 1


SALT = "0123456789abcdef"


def sealed_record(**seals: str) -> dict[str, Any]:
    """Return one round that goes on, in which these robots show these seals, all with the same salt."""
    programs = {"red": "L F S R", "blue": "R F S L"}
    entry = {"programs": programs, "salts": dict.fromkeys(seals, SALT), "sealed": seals}
    return record(rounds=[entry], result=None)


RED_SEAL = sha256(f"{SALT} L F S R".encode()).hexdigest()
BLUE_SEAL = sha256(f"{SALT} R F S L".encode()).hexdigest()


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Checked one seal: it holds.", "Checked 2 seals: all hold."),
        ("ru", "Проверена 1 печать: всё цело.", "Проверены 2 печати: всё цело."),
    ],
)
def test_seals_that_hold_are_counted(golems: Golems, write: Write, lang: str, one: str, two: str) -> None:
    for seals, said in (({"red": RED_SEAL}, one), ({"red": RED_SEAL, "blue": BLUE_SEAL}, two)):
        status, out, err = golems("replay", "--lang", lang, write(sealed_record(**seals)))
        assert (status, err) == (0, "")
        assert out.splitlines()[1:] == [said]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Round 1: Blue’s seal doesn’t match the program."),
        ("ru", "Раунд 1, Синий: печать не подходит к программе."),
    ],
)
def test_a_broken_seal_is_named(golems: Golems, write: Write, lang: str, said: str) -> None:
    broken = sealed_record(red=RED_SEAL, blue=RED_SEAL)
    status, out, err = golems("replay", "--lang", lang, write(broken))
    assert (status, err) == (1, "")
    assert out.splitlines()[1:] == [said]


def test_seals_that_hold_do_not_hide_another_end(golems: Golems, write: Write) -> None:
    differing = sealed_record(red=RED_SEAL) | {"result": {"winners": ["red"], "reason": "V1"}}
    status, out, _ = golems("replay", write(differing))
    assert status == 1
    assert out.splitlines()[1:] == ["Checked one seal: it holds."]


def test_a_game_that_is_given_up_is_played_again(golems: Golems, write: Write) -> None:
    given_up = record(rounds=[{"resigned": ["blue"]}])
    assert golems("replay", write(given_up)) == (
        0,
        "Replayed one round; it ends as written: won by Red (V1).\n",
        "",
    )


# ---------------------------------------------------------------- perft

ALONE = position(board=[".."], robots=[position()["robots"][0]])


def test_perft_counts_positions(golems: Golems, write: Write) -> None:
    """A robot alone on two cells faces east: it stays, steps, or turns one of two ways; after another row all
    positions are reached except looking back from the far cell."""
    assert golems("perft", write(ALONE)) == (0, "4\n", "")
    assert golems("perft", write({"position": ALONE})) == (0, "4\n", "")
    assert golems("perft", "--rows", "2", write(ALONE)) == (0, "7\n", "")


def test_perft_divides_by_the_first_row(golems: Golems, write: Write) -> None:
    status, out, err = golems("perft", "--divide", write(ALONE))
    assert (status, err) == (0, "")
    assert out == "".join(f"{letter}: 1\n" for letter in "FBLRSAD") + "4\n"


# ---------------------------------------------------------------- demo


@pytest.mark.parametrize(("lang", "word"), [("en", "Round"), ("ru", "Раунд")])
@pytest.mark.parametrize("columns", ["60", "120"])
def test_the_demonstration_plays_to_its_end(
    golems: Golems, monkeypatch: pytest.MonkeyPatch, lang: str, word: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    demo = json.loads(files("golems").joinpath("data", "demo.json").read_text(encoding="utf-8"))
    status, out, err = golems("demo", "--pace", "0", "--lang", lang)
    assert (status, err) == (0, "")
    titles = re.findall(rf"─ {word} (\d+) ─", out)
    assert titles == [str(number) for number in range(1, len(demo["rounds"]) + 1)]
    assert all(len(line) <= int(columns) for line in out.splitlines())


def test_the_demonstration_is_a_battle_of_red_and_blue_that_replays(golems: Golems) -> None:
    text = files("golems").joinpath("data", "demo.json").read_bytes()
    start = json.loads(text)["start"]
    assert start["edition"] == "4.0"
    assert [robot["id"] for robot in start["robots"]] == ["red", "blue"]
    assert golems("replay", "-", given=text).status == 0
