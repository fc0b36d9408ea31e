"""golems match: bots play one match."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Golems, Write

RANDOM = ("--seat", "random", "--seat", "random")
SMALL = ("match", "--game", "L1", *RANDOM)


def played(golems: Golems, *arguments: str) -> dict[str, Any]:
    status, out, err = golems(*arguments)
    assert (status, err) == (0, "")
    record: dict[str, Any] = json.loads(out)
    return record


# ---------------------------------------------------------------- the record


def test_the_record_of_a_match_replays(golems: Golems) -> None:
    out = golems("match", "--game", "L2", *RANDOM).out
    assert json.loads(out)["level"] == "L2"
    status, told, err = golems("replay", "-", given=out)
    assert (status, err) == (0, "")
    assert "ends as written" in told
    assert "all hold" in told


def test_without_a_word_two_greedy_bots_play_the_great_tournament(golems: Golems) -> None:
    record = played(golems, "match")
    assert record["level"] == "L4"
    assert record["players"] == [{"robot": "red", "bot": "greedy"}, {"robot": "blue", "bot": "greedy"}]


def test_the_parobots_that_a_game_needs_join_by_themselves(golems: Golems) -> None:
    robots = played(golems, "match", "--game", "L3")["start"]["robots"]
    assert [robot["id"] for robot in robots] == ["red", "blue", "green", "yellow"]
    assert ["bot" in robot for robot in robots] == [False, False, True, True]


def test_the_seed_decides(golems: Golems) -> None:
    assert golems(*SMALL, "--seed", "a") == golems(*SMALL, "--seed", "a")
    assert golems(*SMALL, "--seed", "a") != golems(*SMALL, "--seed", "b")


@pytest.mark.parametrize(
    ("arguments", "start"),
    [
        (("--game", "L2", "--arena", "powder-store"), {"edition": "4.0"}),
        (("--game", "standard"), {"edition": "3.0"}),
        (("--game", "standard", "--edition", "2.0"), {"edition": "2.0"}),
        (("--game", "autonomous"), {"mode": "autonomous"}),
        (("--game", "scenario", "--arena", "kings-road"), {"edition": "3.0"}),
        (("--game", "L2", "--components", "deal", "--novices"), {"edition": "4.0"}),
    ],
)
def test_what_is_agreed_is_played(golems: Golems, arguments: tuple[str, ...], start: dict[str, Any]) -> None:
    record = played(golems, "match", *RANDOM, *arguments)
    assert record["start"].items() >= start.items()


def test_readings_of_the_rules_are_played(golems: Golems) -> None:
    options = ("--option", "portal_busy=stay", "--option", "edge_is_obstacle=false")
    agreed = {"portal_busy": "stay", "edge_is_obstacle": False}
    assert played(golems, "match", *RANDOM, *options)["options"] == agreed


def test_a_parobot_with_its_card(golems: Golems) -> None:
    seats = (*RANDOM, "--seat", "parobot:1A", "--seat", "parobot")
    robots = played(golems, "match", "--game", "L3", *seats)["start"]["robots"]
    assert robots[2]["bot"] == "1A"
    assert robots[3]["bot"] != "1A"


def test_an_arena_of_ones_own_or_of_chance(golems: Golems, write: Write) -> None:
    board = ["#...", "....", "....", "...#"]
    own = {"edition": "4.0", "games": ["L1"], "board": board, "starts": {"2": ["b1 S", "c4 N"]}}
    assert played(golems, *SMALL, "--arena", write(own))["start"]["board"] == board
    made = [played(golems, *SMALL, "--arena", "random-L1-17", "--seed", seed) for seed in "ab"]
    assert made[0]["start"] == made[1]["start"]


def test_settings_from_a_file_and_options_that_change_them(golems: Golems, write: Write) -> None:
    seats = [{"colour": "green", "bot": "random"}, {"colour": "red", "bot": "random"}]
    file = write({"game": "L1", "seats": seats})
    assert [p["robot"] for p in played(golems, "match", "--settings", file)["players"]] == ["green", "red"]
    changed = played(golems, "match", "--settings", file, "--game", "L2")
    assert changed["level"] == "L2"


def test_a_bot_of_ones_own(golems: Golems, tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(
        "def turner(view, request, rng):\n    return 'L R L R'[: 2 * request.rows[0] - 1]\n", encoding="utf-8"
    )
    record = played(golems, "match", "--game", "L1", "--seat", f"{file}:turner", "--seat", "random")
    assert record["players"][0]["bot"] == f"{file}:turner"
    assert {round_["programs"]["red"] for round_ in record["rounds"]} <= {"L R L R", "L R L", "L R", "L"}


# ---------------------------------------------------------------- keeping


def test_a_match_is_kept_and_goes_on_where_it_was(golems: Golems, tmp_path: Path, write: Write) -> None:
    kept = tmp_path / "kept"
    whole = golems("match", "--game", "L2", *RANDOM, "--save", str(kept)).out
    assert golems("match", "--resume", str(kept)).out == whole
    match = json.loads(kept.read_text(encoding="utf-8"))
    half = write(match | {"decisions": match["decisions"][:9]})
    assert golems("match", "--resume", half).out == whole


def test_a_kept_match_says_where_it_stands(golems: Golems, tmp_path: Path, write: Write) -> None:
    kept = tmp_path / "kept"
    golems("match", "--game", "L2", *RANDOM, "--save", str(kept))
    match = json.loads(kept.read_text(encoding="utf-8"))
    assert golems("replay", str(kept)).out.startswith("Replayed every decision (")

    def stands(decisions: int, *arguments: str) -> str:
        status, out, err = golems(
            "replay", *arguments, write(match | {"decisions": match["decisions"][:decisions]})
        )
        assert (status, err) == (0, "")
        return out

    assert stands(0) == "Replayed every decision (0). The match is waiting for parts: Red and Blue.\n"
    assert stands(6) == "Replayed every decision (6). Round 1 is waiting for programs: Red and Blue.\n"
    assert stands(7) == "Replayed every decision (7). Round 1 is waiting for programs: Blue.\n"
    assert stands(7, "--lang", "ru") == "Все решения приняты заново (7). Раунд 1 ждёт программ: Синий.\n"


def test_the_record_goes_to_a_file_and_the_result_is_told(golems: Golems, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    status, out, err = golems(*SMALL, "--record", str(file))
    assert (status, err) == (0, "")
    assert out.count("\n") == 1
    assert "rounds: " in out
    assert "; 1. " in out
    assert file.read_text(encoding="utf-8") == golems(*SMALL).out


# ---------------------------------------------------------------- the story


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            [
                "Many Islands · Canal",
                "Red: random (",
                "Green: ParoBot, card 1A",
                "Round 1",
                "  Row 1",
                "The end",
            ],
        ),
        ("ru", ["Красный: random (", "Зелёный: ПароБот, карта 1A", "Раунд 1", "  Строка 1", "Конец"]),
    ],
)
def test_the_whole_story(golems: Golems, lang: str, words: list[str]) -> None:
    seats = (*RANDOM, "--seat", "parobot:1A", "--seat", "parobot")
    told = ("match", "--game", "L3", "--arena", "canal", *seats, "--explain", "--lang", lang)
    status, out, err = golems(*told)
    assert (status, err) == (0, "")
    lines = out.replace("The Canal", "Canal").splitlines()
    for word in words:
        assert any(line.strip().startswith(word.strip()) for line in lines), word
    assert lines[-1].startswith("  ")
    assert "  1. " in out


def test_a_simple_robot_has_no_parts_to_tell(golems: Golems) -> None:
    out = golems(*SMALL, "--explain").out
    assert out.splitlines()[1:3] == ["  Red: random", "  Blue: random"]
    assert out.splitlines()[0].startswith("First Steps · random-L1-")


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--game", "L9"), "game: 'L9' is not one of"),
        (("--arena", "moon"), "arena: there’s no arena 'moon'"),
        (
            ("--seat", "nobody", "--seat", "random"),
            "bot: 'nobody' is not one of: random, apprentice, greedy, knight, master, archmage",
        ),
        (("--seat", "parobot:9X", "--seat", "random"), "seats[0].parobot: '9X' is not one of"),
        (("--edition", "3.0"), "edition: '3.0' is not one of: 4.0"),
        (
            ("--game", "beginners", *["--seat", "random"] * 3),
            "seats: this game is for this many players: 2; got 3 (G15)",
        ),
        (("--components", "steal"), "components: 'steal' is not one of"),
        (("--option", "gravity=off"), "options: unknown key 'gravity'"),
        (("--option", "overtime"), "options.overtime"),
        (("--game", "scenario"), "arena: 'random' is not one of"),
        (("--settings", "no-such-file"), "no-such-file: can’t read the file"),
        (("--resume", "no-such-file"), "no-such-file: can’t read the file"),
        (("--save", "no/such/folder"), "no/such/folder: can’t write the file"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    golems: Golems, arguments: tuple[str, ...], said: str
) -> None:
    seats = () if "--seat" in arguments or "scenario" in arguments else RANDOM
    status, out, err = golems("match", *seats, *arguments)
    assert (status, out) == (2, "")
    assert err.startswith(f"golems: {said}")
    assert err.count("\n") == 1


def test_a_seat_without_a_bot_is_refused(golems: Golems, write: Write) -> None:
    file = write({"game": "L1", "seats": [{"bot": "random"}, {"name": "Ann"}]})
    status, out, err = golems("match", "--settings", file)
    assert (status, out) == (2, "")
    assert err == "golems: seats[1]: nobody plays this seat; name a bot\n"
