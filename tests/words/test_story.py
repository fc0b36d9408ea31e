"""Every event of every case of the rulebook told in every language."""

import re

import pytest

from golems.notation.positions import read_position
from golems.notation.tasks import play_task, read_task
from golems.rules.events import GameEnded, Rolled
from golems.words.language import LANGUAGES, language
from golems.words.story import Teller, headed
from tests.casebook import Case, Doc, all_cases, draw_in, robot_fields

PLAYED = [case for case in all_cases() if "refused" not in case.expected]
LEFT_OVER = re.compile(r"[{}$]|\b[Nn]one\b|\bTrue\b|\bFalse\b|\s\s")
WHOLE = re.compile(r"\S.*\w.*[.!]")
FOREIGN = {"en": "[А-яЁё]", "ru": "[A-Za-z]"}
NEVER = "(?!)"


def story(board: str, programs: dict[str, str], code: str, robots: dict[str, Doc] | None = None) -> list[str]:
    """Return what is told of a round that is drawn; robots are as in the casebook."""
    drawn = draw_in(board)
    placed = [
        {"id": name} | place | robot_fields("4.0", (robots or {}).get(name, {}))
        for name, place in drawn["robots"].items()
    ]
    position = {"edition": "4.0", "board": drawn["board"], "robots": placed, "barrels": drawn["barrels"]}
    task = read_task({"position": position, "programs": programs, "free": True})
    teller = Teller(task.position, language(code))
    return [sentence.text for sentence in teller.tell_all(play_task(task).events)]


# ---------------------------------------------------------------- headings


def test_what_comes_before_the_first_row_is_an_event_in_one_box_and_a_die_in_the_others() -> None:
    headings: dict[str, set[str]] = {"2.0": set(), "3.0": set(), "4.0": set()}
    for case in PLAYED:
        task = read_task(case.task)
        events = play_task(task).events
        if not events[0].row and (task.position.edition == "4.0" or isinstance(events[0], Rolled)):
            headings[task.position.edition].add(next(headed(events, language("en")))[0])
    assert headings == {"2.0": {"The bonus die"}, "3.0": {"The bonus die"}, "4.0": {"The event"}}


# ---------------------------------------------------------------- every case


@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_a_case_is_told_in_whole_sentences(case: Case) -> None:
    """Nothing is left open, and each language keeps to its own alphabet."""
    task = read_task(case.task)
    events = play_task(task, case.rows).events
    for code in LANGUAGES:
        sentences = Teller(task.position, language(code)).tell_all(events)
        assert [(told.row, told.rule) for told in sentences] == [(event.row, event.rule) for event in events]
        for told in sentences:
            assert WHOLE.fullmatch(told.text), told.text
            assert not LEFT_OVER.search(told.text), told.text
            assert not re.search(FOREIGN.get(code, NEVER), told.text), told.text


# ---------------------------------------------------------------- sentences word for word

SENTENCES = {
    "a step": (
        ("R> .", {"red": "F"}, {}),
        "Red moves to B1.",
        "Красный идёт на Б1.",
    ),
    "a turn": (
        ("R> .", {"red": "L"}, {}),
        "Red turns to face north.",
        "Красный поворачивается на север.",
    ),
    "the edge": (
        ("R^ .", {"red": "F"}, {}),
        "The edge of the board! Red can’t go any further.",
        "Край поля! Красный дальше не пройдёт.",
    ),
    "a wall": (
        ("R> #", {"red": "F"}, {}),
        "There’s a wall on B1! Red can’t go any further.",
        "На Б1 стена! Красный дальше не пройдёт.",
    ),
    "a barrel pushed": (
        ("R> (e) .", {"red": "F"}, {}),
        "Red pushes a barrel from B1 to C1.",
        "Красный толкает бочку с Б1 на В1.",
    ),
    "a barrel that will not go": (
        ("R> (e) B<", {"red": "F", "blue": "S"}, {}),
        "Blue is behind the barrel on B1: Red stays put.",
        "За бочкой на Б1 стоит Синий: Красный остаётся на месте.",
    ),
    "a barrel opened": (
        ("R> (b) . .", {"red": "A"}, {}),
        "The barrel on B1 breaks open: a bomb.",
        "Бочка на Б1 разбита, внутри бомба.",
    ),
    "damage less Defend": (
        ("R> B<", {"red": "A", "blue": "D"}, {}),
        "Blue takes damage: 2 from Red − 1 blocked = 1.",
        "Синий получает урон: 2 от Красного − 1 отбито = 1.",
    ),
    "damage from two": (
        ("R> B< G<", {"red": "A", "blue": "S", "green": "A"}, {}),
        "Blue takes damage: 2 from Red + 2 from Green = 4.",
        "Синий получает урон: 2 от Красного + 2 от Зелёного = 4.",
    ),
    "nothing gets through": (
        ("R> B<", {"red": "A", "blue": "D"}, {"red": {"weapon": "w11"}}),
        "Blue takes no damage: 1 from Red − 1 blocked = 0.",
        "Синий не получает урона: 1 от Красного − 1 отбито = 0.",
    ),
    "a line capture": (
        ("R> │ .", {"red": "F"}, {}),
        "The line catches Red: now facing north.",
        "Линия ловит Красного и поворачивает на север.",
    ),
    "the game ends": (
        ("R> B<", {"red": "2A", "blue": "S"}, {}),
        "The battle is over: Red wins!",
        "Бой окончен: побеждает Красный!",
    ),
    "what everybody plays": (
        ("R> . . B<", {"red": "2F", "blue": "?A:F"}, {}),
        "Red: Forward ×2; Blue: if there is an obstacle ahead: Attack, otherwise Forward.",
        "Красный: Вперёд ×2; Синий: если впереди препятствие: Атака, иначе Вперёд.",
    ),
    "an empty row": (
        ("R> .", {"red": "-"}, {}),
        "Red: nothing.",
        "Красный: ничего.",
    ),
}


@pytest.mark.parametrize(("played", "english", "russian"), SENTENCES.values(), ids=SENTENCES.keys())
def test_a_sentence_word_for_word(
    played: tuple[str, dict[str, str], dict[str, Doc]], english: str, russian: str
) -> None:
    board, programs, robots = played
    assert english in story(board, programs, "en", robots)
    assert russian in story(board, programs, "ru", robots)


def test_two_robots_that_wish_one_cell_are_both_named() -> None:
    english = story("R> . B<", {"red": "F", "blue": "F"}, "en")
    russian = story("R> . B<", {"red": "F", "blue": "F"}, "ru")
    for sentences, red, blue, cell, stays in (
        (english, "Red", "Blue", "B1", "stays"),
        (russian, "Красный", "Синий", "Б1", "остаётся"),
    ):
        clash = [text for text in sentences if cell in text]
        assert len(clash) == 2
        assert all(red in text and blue in text for text in clash)
        assert f"{red} {stays}" in clash[0]
        assert f"{blue} {stays}" in clash[1]


def test_three_robots_that_wish_one_cell_are_a_proper_list() -> None:
    board = ". Gv .\nR> . B<"
    programs = {"red": "F", "blue": "F", "green": "F"}
    assert any("Green, Red and Blue" in text for text in story(board, programs, "en"))
    assert any("Зелёный, Красный и Синий" in text for text in story(board, programs, "ru"))


def test_defence_is_taken_off_the_attacks_before_the_blast_is_added() -> None:
    """A6: attacks, less Defence, plus blasts; Defence never helps against a blast."""
    board = "R> B<\n(b) G<"
    programs = {"red": "A", "blue": "D", "green": "A"}
    robots: dict[str, Doc] = {"red": {"weapon": "w11"}}
    assert "Blue takes damage: 1 from Red − 1 blocked + 1 from the blast = 1." in story(
        board, programs, "en", robots
    )
    assert "Синий получает урон: 1 от Красного − 1 отбито + 1 от взрыва = 1." in story(
        board, programs, "ru", robots
    )


def test_a_destroyed_robot_plays_no_more_rows() -> None:
    board, programs = "R> B> . G>", {"red": "A S", "blue": "S A", "green": "S S"}
    damaged: dict[str, Doc] = {"blue": {"damaged": ["weapon", "chassis", "processor"]}}
    sentences = story(board, programs, "en", damaged)
    assert "Blue leaves the board." in sentences
    assert "Red: Stand; Green: Stand." in sentences


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_row_that_nobody_is_left_to_play_is_told_in_a_whole_sentence(code: str) -> None:
    board, programs = "R> B> . G>", {"red": "A", "blue": "S S", "green": "S"}
    damaged: dict[str, Doc] = {"blue": {"damaged": ["weapon", "chassis", "processor"]}}
    sentences = story(board, programs, code, damaged)
    assert all(WHOLE.fullmatch(text) for text in sentences), sentences
    assert not [text for text in sentences if LEFT_OVER.search(text)]


@pytest.mark.parametrize(
    ("name", "said"), [("Robbie", "Robbie"), ("{ $robot }", "{ $robot }"), ("none", "none")]
)
def test_a_robot_of_any_name_is_told_by_it(name: str, said: str) -> None:
    robot = {"id": name, "cell": "a1", "facing": "E"} | robot_fields("4.0", {})
    position = {"edition": "4.0", "board": [".."], "robots": [robot]}
    task = read_task({"position": position, "programs": {name: "F"}, "free": True})
    for code, expected in (("en", f"{said} moves to B1."), ("ru", f"{said} идёт на Б1.")):
        sentences = Teller(task.position, language(code)).tell_all(play_task(task).events)
        assert expected in [sentence.text for sentence in sentences]


# ---------------------------------------------------------------- scenarios

GOALS = {
    "reach": (
        {"goal": "reach", "cell": "b1"},
        ["Red is on B1: goal reached!"],
        ["Красный на Б1: цель достигнута!"],
    ),
    "bring": (
        {"goal": "bring", "cell": "b1", "count": 2},
        ["Red puts the barrel down on B1: delivered!", "Red has brought 1 of 2 barrels to B1."],
        ["Красный ставит бочку на Б1: доставлено!", "Красный приносит бочки на Б1: 1 из 2."],
    ),
    "hold": (
        {"goal": "hold", "cell": "b1", "count": 3, "done": 1},
        ["Red holds B1: round 2 of 3."],
        ["Красный удерживает Б1: раунд 2 из 3."],
    ),
    "hold, lost": (
        {"goal": "hold", "cell": "a1", "count": 3, "done": 1},
        ["Red isn’t on A1: the count starts again."],
        ["Красный сейчас не на А1: счёт начинается заново."],
    ),
    "survive": (
        {"goal": "survive", "count": 6},
        ["Red is still standing: round 1 of 6."],
        ["Красный всё ещё в игре: раунд 1 из 6."],
    ),
    "destroy a golem": (
        {"goal": "destroy", "target": "blue"},
        ["Blue is out: Red reaches a goal!"],
        ["Синий вне игры: Красный достигает цели!"],
    ),
    "destroy barrels": (
        {"goal": "destroy", "count": 3, "done": 1},
        ["Red has smashed 2 of 3 barrels."],
        ["Красный разбивает бочки: 2 из 3."],
    ),
}


@pytest.mark.parametrize(("goal", "english", "russian"), GOALS.values(), ids=GOALS.keys())
def test_a_goal_is_told_word_for_word(goal: Doc, english: list[str], russian: list[str]) -> None:
    """Red steps to b1 with a barrel and smashes another, while Blue walks into the water."""
    robots = [
        {"id": "red", "cell": "a1", "facing": "E", "carries": True},
        {"id": "blue", "cell": "e1", "facing": "E", "lives": 1},
        {"id": "green", "cell": "g1", "facing": "W"},
    ]
    goals = [{"robot": "red"} | goal, {"robot": "red", "goal": "reach", "cell": "d1"}]
    position = {"edition": "3.0", "board": [".....~."], "barrels": {"c1": ["empty"]}}
    task = read_task(
        {
            "position": position | {"robots": robots, "goals": goals},
            "programs": {"red": "F A", "blue": "F"},
            "free": True,
        }
    )
    for code, expected in (("en", english), ("ru", russian)):
        told = Teller(task.position, language(code)).tell_all(play_task(task).events)
        assert [sentence.text for sentence in told if sentence.rule == "G14"] == expected


# ---------------------------------------------------------------- what people are called


NAMED = {  # Red is called by a name and Blue is not
    "en": ["Masha strikes B1", "2 from Masha", "Blue’s"],
    "ru": ["Маша бьёт по Б1", "2 от голема «Маша»", "У Синего сломано"],
}


@pytest.mark.parametrize(("code", "name"), [("en", "Masha"), ("ru", "Маша")])
def test_whoever_has_a_name_is_called_by_it_in_the_story_too(code: str, name: str) -> None:
    drawn = draw_in("R> B<")
    placed = [{"id": colour} | place | robot_fields("4.0", {}) for colour, place in drawn["robots"].items()]
    position = {"edition": "4.0", "board": drawn["board"], "robots": placed}
    task = read_task({"position": position, "programs": {"red": "A", "blue": "S"}, "free": True})
    teller = Teller(task.position, language(code), {"red": name})
    told = " ".join([sentence.text for sentence in teller.tell_all(play_task(task).events)])
    assert all(words in told for words in NAMED[code]), told
    assert language(code).robot("red") not in told


# ---------------------------------------------------------------- how a game ends

ENDS = {  # the clause, who has won, and how it is told; green and yellow are ParoBots
    ("V1", ()): "The battle is over: nobody wins.",
    ("V1", (0,)): "The battle is over: Red wins!",
    ("V2", (2, 3)): "The battle is over: Green and Yellow win together!",
    ("V3", (0, 1)): "The battle is over: a draw between Red and Blue.",
    ("V3", (0, 2)): "The battle is over: a draw between Red and Green.",
    ("V5", (0, 1)): "The battle is over: Red and Blue win together!",
    ("V5", (2, 3)): "The battle is over: Green and Yellow win together!",
    ("V5", (0, 1, 2)): "The battle is over: a draw between Red, Blue and Green.",
    ("G11", (0, 1)): "The battle is over: a draw between Red and Blue.",
    ("G13", (0, 1)): "The battle is over: Red and Blue win together!",
    ("G14", (0, 1)): "The battle is over: Red and Blue win together!",
}


@pytest.mark.parametrize(("rule", "winners"), ENDS)
def test_who_wins_together_is_told_as_a_victory_and_who_is_equal_as_a_draw(
    rule: str, winners: tuple[int, ...]
) -> None:
    robots = [
        {"id": name, "cell": f"{column}1", "facing": "N"} for name, column in zip(FOUR, "abcd", strict=True)
    ]
    bots = [
        robot | ({"bot": "1A"} if robot["id"] in ("green", "yellow") else {"simple": True})
        for robot in robots
    ]
    position = read_position({"edition": "4.0", "board": ["...."] * 4, "robots": bots})
    event = GameEnded(4, rule, winners)
    assert Teller(position, language("en")).tell(event).text == ENDS[rule, winners]
    russian = Teller(position, language("ru")).tell(event).text
    is_shared, is_drawn = "together" in ENDS[rule, winners], "a draw" in ENDS[rule, winners]
    assert (("побеждают вместе" in russian), ("ничья" in russian)) == (is_shared, is_drawn)


FOUR = ("red", "blue", "green", "yellow")
