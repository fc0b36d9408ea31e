"""Any adult can take over, any child can come back, and nobody else: neither with a word that was guessed nor
with one that counts no more."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from golems.lessons.entries import ANIMALS
from golems.rules.refusals import Illegal
from golems.server.http.endpoints import is_wrong_try
from golems.server.http.tokens import WORD_OF_LEAD, WORD_OF_MEMBER
from golems.server.lessons import endpoints
from golems.server.log import presence
from golems.server.log.codes import LETTERS
from tests.server.browsers import SocketBrowser, server
from tests.server.classroom import Class, puzzle_of, solution_of
from tests.server.clubs import Attendant, Club

WRITE, WRITTEN = puzzle_of("write")
SOLUTION = solution_of(WRITTEN)


@pytest.fixture
def lesson(client: TestClient) -> Class:
    made = Class(client)
    made.join("Маша", "Петя", "Оля")
    return made


def word_of(lesson: Class, child: int | None = None, token: str | None = None) -> Any:
    body = {"token": token or lesson.teacher, "member": child}
    return lesson.client.post(f"/api/gatherings/{lesson.code}/ways", json=body)


def back(lesson: Class, word: str) -> Any:
    return lesson.client.post(f"/api/gatherings/{lesson.code}/back", json={"word": word})


def knock(lesson: Class, name: str) -> Any:
    return lesson.post("knock", name=name)


def role(lesson: Class, token: str) -> str:
    return str(lesson.seen(token)["role"])


# ---------------------------------------------------------------- by a word


def test_with_the_word_another_adult_leads_while_the_first_one_goes_on(lesson: Class) -> None:
    way = word_of(lesson).json()
    assert len(way["word"]) == WORD_OF_LEAD
    assert way["word"] in way["invitation"]["url"]
    taken = back(lesson, way["word"]).json()
    assert taken["member"] is None
    lesson.post("lead", token=taken["token"], wish={"type": "position", "puzzle": WRITE})
    lesson.lead("reveal")
    assert lesson.seen(taken["token"])["activity"]["revealed"]


def test_with_its_word_a_child_comes_back_with_everything_it_had(lesson: Class) -> None:
    lesson.lead("position", puzzle=WRITE)
    lesson.hand_in("Маша", WRITE, SOLUTION)
    word = word_of(lesson, 0).json()["word"]
    assert len(word) == WORD_OF_MEMBER
    seen = lesson.seen(back(lesson, f" {word[:5].lower()}-{word[5:]} ").json()["token"])
    assert (seen["name"], len(seen["tries"])) == ("Маша", 1)


def test_a_word_may_be_typed_on_a_russian_keyboard(lesson: Class) -> None:
    word = word_of(lesson).json()["word"]
    keys = str.maketrans("BCDFGHJKMNPRSTVWXZ", "ИСВАПРОЛЬТЗКЫЕМЦЧЯ")
    assert back(lesson, word.translate(keys)).status_code == 200


def test_only_the_teacher_is_given_words(lesson: Class) -> None:
    for child in (None, 0, 1):
        assert word_of(lesson, child, lesson.tokens["Маша"]).json()["reason"] == "only-lead"
    assert word_of(lesson, 9).json()["reason"] == "no-child"
    assert word_of(lesson, 0, Class(lesson.client).teacher).json()["reason"] == "token"


@pytest.mark.parametrize("word", ["", "B" * WORD_OF_LEAD, "Ж" * 30, "\x00", LETTERS])
def test_a_word_that_stands_for_nothing_opens_nothing(lesson: Class, word: str) -> None:
    assert back(lesson, word).json()["reason"] == "no-word"


def test_a_word_counts_only_where_it_was_given_and_as_long_as_its_child_is_there(lesson: Class) -> None:
    other = Class(lesson.client)
    other.join("Маша")
    word = word_of(lesson, 0).json()["word"]
    assert back(other, word).json()["reason"] == "no-word"
    lesson.lead("away", child=0)
    assert back(lesson, word).json()["reason"] == "no-word"


def test_a_guessed_word_is_a_wrong_try_which_waits_longer_and_longer() -> None:
    assert is_wrong_try(Illegal("no-word", "word"))


def test_no_word_is_shown_to_anybody_who_only_looks(lesson: Class) -> None:
    words = [word_of(lesson, child).json()["word"] for child in (None, 0)]
    told = [lesson.told(lesson.teacher), lesson.told(lesson.tokens["Петя"]), lesson.told()]
    kept = lesson.ask("export", token=lesson.teacher).text
    assert not [word for word in words for text in (*told, kept) if word in text]


def test_an_organiser_takes_over_a_tournament_and_a_player_does_not(client: TestClient) -> None:
    club = Club(client)
    club.join("Anna", "Ben")
    assert club.word(None, 422, club.players[0].token)["reason"] == "only-lead"
    assert club.word(1, 422, club.players[0].token)["reason"] == "only-lead"
    taken = club.back(club.word())
    club.act("start", token=taken["token"])
    assert club.view()["state"] == "playing"
    assert club.word(7, 422)["reason"] == "no-such-player"


# ---------------------------------------------------------------- by its name and the teacher's tap


def test_a_child_that_the_teacher_lets_in_has_everything_it_had(lesson: Class) -> None:
    lesson.lead("position", puzzle=WRITE)
    lesson.hand_in("Маша", WRITE, SOLUTION)
    asked = knock(lesson, "маша ")
    assert role(lesson, asked["token"]) == "screen"
    assert lesson.board["children"][0]["knocks"] == [asked["sign"]]
    with Attendant(lesson.client, lesson.code, asked["token"]) as tablet:
        lesson.lead("answer", child=0, sign=asked["sign"], is_let_in=True)
        assert len(tablet.until(lambda view: view["role"] == "child" and view)["tries"]) == 1
    assert role(lesson, lesson.tokens["Маша"]) == "screen"
    assert lesson.board["children"][0].get("knocks", []) == []


def test_the_screen_tells_which_animals_have_no_name_and_one_of_these_may_knock(lesson: Class) -> None:
    lesson.join_as("fox")
    screen = lesson.screen
    assert screen["nameless"] == [animal == "fox" for animal in screen["animals"]]
    assert lesson.post("knock", animal="fox")["child"] == len(screen["animals"]) - 1


def test_whoever_is_not_let_in_has_nothing(lesson: Class) -> None:
    asked = knock(lesson, "Маша")
    body = {"token": asked["token"], "puzzle": WRITE, "programs": ["F"]}
    assert lesson.refused("try", **body) == "token"
    lesson.lead("answer", child=0, sign=asked["sign"], is_let_in=False)
    assert lesson.refused("try", **body) == "token"
    assert role(lesson, lesson.tokens["Маша"]) == "child"


def test_of_two_who_say_to_be_one_child_only_the_one_that_was_let_in_is_it(lesson: Class) -> None:
    true, false = knock(lesson, "Маша"), knock(lesson, "Маша")
    lesson.lead("answer", child=0, sign=true["sign"], is_let_in=True)
    assert [role(lesson, each["token"]) for each in (true, false)] == ["child", "screen"]
    again = {"type": "answer", "child": 0, "sign": false["sign"], "is_let_in": True}
    assert lesson.refused("lead", token=lesson.teacher, wish=again) == "lesson-no-knock"


def test_nobody_who_knocks_is_shown_the_number_of_another(
    lesson: Class, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("golems.server.lessons.endpoints.choice", min)  # the same number, were it free
    assert [knock(lesson, "Маша")["sign"] for _ in range(3)] == [10, 11, 12]


def test_only_the_teacher_lets_in_and_whoever_knocks_cannot_do_so_without_end(lesson: Class) -> None:
    wish = {"type": "answer", "child": 0, "sign": knock(lesson, "Маша")["sign"], "is_let_in": True}
    for token in (lesson.tokens["Петя"], lesson.tokens["Маша"]):
        assert lesson.refused("lead", token=token, wish=wish) == "only-lead"
    while lesson.ask("knock", name="Маша").status_code == 200:
        assert len(lesson.board["children"][0]["knocks"]) <= 3
    assert lesson.refused("knock", name="Маша") == "lesson-knocked"
    assert lesson.refused("knock", name="Вера") == "no-child"
    assert lesson.refused("knock", animal=lesson.board["children"][0]["animal"]) == "no-child"


def test_whoever_knocks_again_and_again_keeps_nobody_out_for_good(lesson: Class) -> None:
    """As often as the teacher says no there is room for somebody else."""
    for _ in range(400):
        sign = knock(lesson, "Маша")["sign"]
        lesson.lead("answer", child=0, sign=sign, is_let_in=False)
    assert role(lesson, lesson.tokens["Маша"]) == "child"
    asked = knock(lesson, "Петя")
    lesson.lead("answer", child=1, sign=asked["sign"], is_let_in=True)
    assert role(lesson, asked["token"]) == "child"


def test_who_tries_one_name_after_the_other_has_to_wait(tmp_path: Path) -> None:
    with server(tmp_path, message_limit="5/minute") as strict:
        lesson = Class(strict)
        lesson.join("Маша")
        tried = [lesson.ask("knock", name=f"Имя {number}").status_code for number in range(8)]
    assert tried == [422] * 5 + [429] * 3


def test_nobody_else_learns_who_knocks(lesson: Class) -> None:
    knock(lesson, "Маша")
    for told in (lesson.told(), lesson.told(lesson.tokens["Петя"])):
        assert "Маша" not in told
        assert "knocks" not in told


# ---------------------------------------------------------------- names


def test_the_teacher_calls_a_child_otherwise(lesson: Class) -> None:
    lesson.lead("rename", child=0, name=" Мария  П. ")
    assert lesson.seen(lesson.tokens["Маша"])["name"] == "Мария П."
    wish = {"type": "rename", "child": 0, "name": "петя"}
    assert lesson.refused("lead", token=lesson.teacher, wish=wish) == "lesson-name-taken"
    wish = {"type": "rename", "child": 0, "name": "а\n\x07"}
    assert lesson.refused("lead", token=lesson.teacher, wish=wish) == "lesson-name"
    assert lesson.refused("lead", token=lesson.tokens["Петя"], wish=wish) == "only-lead"
    lesson.lead("rename", child=0, name="")
    assert lesson.seen(lesson.tokens["Маша"])["name"] == ""


def test_in_a_class_of_forty_no_two_are_the_same_animal_in_the_same_scarf(client: TestClient) -> None:
    whole = Class(client)
    whole.join(*[f"Имя {number}" for number in range(40)])
    faces = [(child["animal"], child.get("colour")) for child in whole.board["children"]]
    assert len(set(faces)) == 40
    assert sum(colour is None for _, colour in faces) == 24
    assert len(set(zip(whole.screen["animals"], whole.screen["colours"], strict=True))) == 40


def test_when_every_animal_is_chosen_each_can_be_chosen_again(client: TestClient) -> None:
    whole = Class(client)
    for animal in ANIMALS:
        whole.join_as(animal)
    assert whole.screen["taken"] == []
    whole.join_as("fox")
    assert whole.screen["taken"] == ["fox"]
    assert whole.refused("children", animal="fox") == "lesson-animal-taken"
    assert whole.board["children"][-1]["colour"] == "red"


# ---------------------------------------------------------------- who is there


def test_the_teacher_alone_is_told_who_is_there(lesson: Class) -> None:
    with Attendant(lesson.client, lesson.code, lesson.teacher) as teacher:
        with Attendant(lesson.client, lesson.code, lesson.tokens["Петя"]) as petya:
            while teacher.last["attendance"]["here"] != [1]:
                teacher.read()
            assert "attendance" not in petya.last
            with Attendant(lesson.client, lesson.code) as screen:
                assert "attendance" not in screen.last
        while not teacher.last["attendance"]["away"]:
            teacher.read()
        assert list(teacher.last["attendance"]["away"]) == ["1"]


# ---------------------------------------------------------------- nobody is stuck at a table


def test_a_bot_plays_for_who_is_away_until_they_are_back(
    lesson: Class, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson.lead("away", child=2)
    lesson.lead("pairs")
    masha, petya = [lesson.post("table", token=lesson.tokens[name]) for name in ("Маша", "Петя")]
    assert lesson.refused("alone", token=lesson.tokens["Маша"]) == "lesson-not-alone"
    monkeypatch.setattr(presence, "GRACE", 0.0)
    monkeypatch.setattr(endpoints, "WAIT", -1.0)
    with SocketBrowser(lesson.client, petya["code"], petya["token"]) as there:
        there.ask("ping")
        assert lesson.refused("alone", token=lesson.tokens["Маша"]) == "lesson-not-alone"
    lesson.post("alone", token=lesson.tokens["Маша"])
    with SocketBrowser(lesson.client, masha["code"], masha["token"]) as here:
        assert here.room(masha["chair"])["chairs"][petya["chair"]]["bot"]
        with SocketBrowser(lesson.client, petya["code"], petya["token"]):
            until_person(here, masha["chair"], petya["chair"])


def test_at_a_table_of_three_a_bot_plays_only_for_who_is_away(
    lesson: Class, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.0)
    monkeypatch.setattr(endpoints, "WAIT", -1.0)
    lesson.lead("pairs")
    lesson.lead("seat", children=[0, 1, 2])
    asking, second, third = [lesson.post("table", token=token) for token in lesson.tokens.values()]
    for there, gone in ((second, third), (third, second)):
        with SocketBrowser(lesson.client, there["code"], there["token"]) as browser:
            until_person(browser, there["chair"], there["chair"])
            lesson.post("alone", token=lesson.tokens["Маша"])
            while not (chairs := browser.room(there["chair"])["chairs"])[gone["chair"]].get("bot"):
                browser.read()
            assert not any(chairs[seat["chair"]].get("bot") for seat in (asking, there))
        with SocketBrowser(lesson.client, gone["code"], gone["token"]) as back:
            until_person(back, gone["chair"], gone["chair"])


def until_person(browser: SocketBrowser, own: int, chair: int) -> None:
    while browser.room(own)["chairs"][chair].get("bot"):
        browser.read()


def test_nobody_lets_a_bot_play_at_a_table_of_others(lesson: Class, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoints, "WAIT", -1.0)
    lesson.lead("pairs")
    alone = next(table["children"][0] for table in lesson.board["activity"]["tables"] if table.get("bot"))
    lesson.lead("away", child=alone)
    gone = list(lesson.tokens.values())[alone]
    assert lesson.refused("alone", token=gone) == "token"
    assert lesson.refused("alone", token=lesson.teacher) == "only-child"
    wish = {"type": "stand-in", "child": alone}
    assert lesson.refused("lead", token=lesson.tokens["Маша"], wish=wish) in ("only-lead", "token")


def test_the_teacher_seats_three_together_or_one_alone(lesson: Class) -> None:
    lesson.lead("pairs")
    rooms = {lesson.post("table", token=token)["code"] for token in lesson.tokens.values()}
    lesson.lead("seat", children=[0, 1, 2])
    [table] = lesson.board["activity"]["tables"]
    assert sorted(table["children"]) == [0, 1, 2]
    seats = [lesson.post("table", token=token) for token in lesson.tokens.values()]
    assert len({seat["code"] for seat in seats}) == 1
    assert not {seat["code"] for seat in seats} & rooms
    assert {seat["chair"] for seat in seats} == {0, 1, 2}
    lesson.lead("seat", children=[1])
    [alone] = lesson.board["activity"]["tables"]
    assert (alone["children"], bool(alone["bot"])) == ([1], True)
    assert lesson.refused("table", token=lesson.tokens["Маша"]) == "lesson-no-table"
    for children in ([0, 0], [9]):
        wish = {"type": "seat", "children": children}
        assert lesson.refused("lead", token=lesson.teacher, wish=wish) in ("lesson-two-tables", "no-child")
    wish = {"type": "seat", "children": [0, 2]}
    assert lesson.refused("lead", token=lesson.tokens["Петя"], wish=wish) == "only-lead"


def test_pairs_may_have_a_clock(lesson: Class) -> None:
    lesson.lead("pairs", seconds=60)
    seat = lesson.post("table", token=lesson.tokens["Маша"])
    with SocketBrowser(lesson.client, seat["code"], seat["token"]) as table:
        assert table.room(seat["chair"])["setup"]["think"]["programs"] == 60


# ---------------------------------------------------------------- who is played for


def test_every_device_of_the_teacher_is_told_for_whom_bots_play(lesson: Class) -> None:
    lesson.lead("away", child=2)
    lesson.lead("pairs")
    petya = lesson.post("table", token=lesson.tokens["Петя"])
    with Attendant(lesson.client, lesson.code, lesson.teacher) as second:
        lesson.lead("stand-in", child=1)
        assert second.until(stood_in) == [petya["chair"]]
        assert stood_in(lesson.board) == [petya["chair"]]  # as after a reload
        assert stood_in(lesson.screen) == []
        with SocketBrowser(lesson.client, petya["code"], petya["token"]):
            second.until(lambda view: not stood_in(view))
    assert stood_in(lesson.board) == []


def stood_in(view: Any) -> Any:
    [table] = view["activity"]["tables"]
    return table.get("stood_in", [])
