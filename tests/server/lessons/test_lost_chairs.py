"""Whoever counts as a child no more has no say at its table either: not at the device that another one has
taken the place of, and not after the child was sent away."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from golems.lessons.entries import (
    AnyEntry,
    Begun,
    ChildCame,
    ChildLeft,
    ClassOpened,
    KnockAnswered,
    Knocked,
    LessonTable,
    Pairing,
    PairsActivity,
    read_entry,
)
from golems.lessons.lesson import Lesson
from tests.server.browsers import SocketBrowser
from tests.server.classroom import Class

OPENED: list[AnyEntry] = [ClassOpened("teacher", "seed"), ChildCame("a", "Маша"), ChildCame("b", "Петя")]
PAIRS = Begun(PairsActivity((LessonTable(Pairing((1, 0), 1), "BBBBB", ("of Петя", "of Маша")),)))


@pytest.fixture
def lesson(client: TestClient) -> Class:
    made = Class(client)
    made.join("Маша", "Петя")
    made.lead("pairs")
    return made


def sit(lesson: Class, token: str) -> Any:
    return lesson.post("table", token=token)


def let_in(lesson: Class, name: str) -> str:
    asked = lesson.post("knock", name=name)
    lesson.lead("answer", child=asked["child"], sign=asked["sign"], is_let_in=True)
    return str(asked["token"])


def has_no_say(old: SocketBrowser, chair: int) -> bool:
    """Tell whether a device that is still connected sees what everybody sees, and decides nothing."""
    refused = old.ask("decide", chair=chair, number=0, decision={"resign": True})
    return refused.get("reason") == "not-your-chair" and None in old.rooms


def test_a_device_in_whose_place_another_was_let_in_plays_no_more(lesson: Class) -> None:
    seat = sit(lesson, lesson.tokens["Маша"])
    with SocketBrowser(lesson.client, seat["code"], seat["token"]) as old:
        assert seat["chair"] in old.rooms
        child = let_in(lesson, "Маша")
        assert has_no_say(old, seat["chair"])
    with SocketBrowser(lesson.client, seat["code"], seat["token"]) as back:
        assert list(back.rooms) == [None]
    again = sit(lesson, child)
    assert (again["code"], again["chair"]) == (seat["code"], seat["chair"])
    assert again["token"] != seat["token"]
    with SocketBrowser(lesson.client, again["code"], again["token"]) as new:
        assert new.decide(again["chair"], resign=True)["type"] == "done"


def test_a_child_that_was_sent_away_plays_no_more_and_its_partner_is_alone(lesson: Class) -> None:
    seat = sit(lesson, lesson.tokens["Маша"])
    with SocketBrowser(lesson.client, seat["code"], seat["token"]) as old:
        lesson.lead("away", child=0)
        assert has_no_say(old, seat["chair"])
        other = sit(lesson, lesson.tokens["Петя"])
        with SocketBrowser(lesson.client, other["code"], other["token"]) as left:
            while left.present != [other["chair"]]:
                left.read()


def test_who_is_sent_away_with_a_no_takes_no_chair_from_the_child(lesson: Class) -> None:
    seat = sit(lesson, lesson.tokens["Маша"])
    asked = lesson.post("knock", name="Маша")
    lesson.lead("answer", child=0, sign=asked["sign"], is_let_in=False)
    assert sit(lesson, lesson.tokens["Маша"])["token"].split(".")[0] == seat["token"].split(".")[0]


def test_the_chair_follows_from_the_log_and_older_logs_leave_it() -> None:
    lesson = Lesson()
    for entry in [*OPENED, PAIRS, Knocked(0, "new", 10), KnockAnswered(0, 10, True, "chair")]:
        lesson.apply(entry)
    assert lesson.now().tables[0].keys == ("of Петя", "chair")
    older = read_entry(b'{"type":"left","child":1}')
    assert older == ChildLeft(1)
    lesson.apply(older)
    assert lesson.now().tables[0].keys == ("of Петя", "chair")
