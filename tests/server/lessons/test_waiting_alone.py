"""Children whose partners are away sit down together: who waits alone, and nobody who has not said so."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import pytest
from starlette.testclient import TestClient

from golems.server.lessons import endpoints
from golems.server.log import presence
from tests.server.browsers import SocketBrowser
from tests.server.classroom import Class
from tests.server.clubs import Attendant


class HalfPairs(NamedTuple):
    """A class of four pairs: of each the first child is there, and the second is away."""

    lesson: Class
    waiting: list[int]
    away: list[int]
    tablets: dict[int, Attendant]

    def token(self, child: int) -> str:
        return list(self.lesson.tokens.values())[child]

    def seek(self, child: int, is_open: bool = True) -> None:
        self.lesson.post("seek", token=self.token(child), is_open=is_open)

    def refused(self, path: str, child: int, **body: Any) -> str:
        return self.lesson.refused(path, token=self.token(child), **body)

    def together(self, child: int, *others: int) -> None:
        self.lesson.post("together", token=self.token(child), children=others)

    def seekers(self, child: int) -> list[int]:
        return [each["child"] for each in self.lesson.seen(self.token(child))["seekers"]]

    def tables(self) -> list[list[int]]:
        return [sorted(table["children"]) for table in self.lesson.board["activity"]["tables"]]


@pytest.fixture
def four(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Iterator[HalfPairs]:
    monkeypatch.setattr(endpoints, "WAIT", -1.0)
    lesson = Class(client)
    lesson.join("Аня", "Боря", "Вера", "Глеб", "Даша", "Егор", "Женя", "Зоя")
    lesson.lead("pairs")
    pairs = [table["children"] for table in lesson.board["activity"]["tables"]]
    tables = HalfPairs(lesson, [pair[0] for pair in pairs], [pair[1] for pair in pairs], {})
    for child in tables.waiting:
        tables.tablets[child] = Attendant(client, lesson.code, tables.token(child)).__enter__()
    yield tables
    for tablet in tables.tablets.values():
        tablet.__exit__(None, None, None)


def test_a_child_that_waits_alone_plays_with_another_who_does_and_would(four: HalfPairs) -> None:
    anna, ben, *_ = four.waiting
    four.seek(anna)
    assert four.lesson.seen(four.token(anna))["seeking"]
    assert four.seekers(anna) == []
    assert four.seekers(ben) == [anna]
    four.together(ben, anna)
    assert sorted([anna, ben]) in four.tables()
    assert len(four.tables()) == 3  # theirs are closed, the others go on
    seats = [four.lesson.post("table", token=four.token(child)) for child in (anna, ben)]
    assert len({seat["code"] for seat in seats}) == 1
    with SocketBrowser(four.lesson.client, seats[0]["code"], seats[0]["token"]) as browser:
        assert browser.room(seats[0]["chair"])["match"]["phase"] != "over"
    assert four.seekers(four.waiting[2]) == []


def test_two_others_make_a_table_of_three(four: HalfPairs) -> None:
    anna, ben, clara, _ = four.waiting
    four.seek(anna)
    four.seek(ben)
    assert four.seekers(clara) == sorted([anna, ben])
    four.together(clara, anna, ben)
    assert sorted([anna, ben, clara]) in four.tables()


def test_children_are_offered_by_their_animals_only(four: HalfPairs) -> None:
    anna, ben, *_ = four.waiting
    four.seek(anna)
    name = list(four.lesson.tokens)[anna]
    assert name not in four.lesson.told(four.token(ben))
    assert "seekers" not in four.lesson.told()


def test_nobody_is_taken_from_a_table_who_has_not_said_so(four: HalfPairs) -> None:
    anna, ben, clara, _ = four.waiting
    before = four.tables()
    four.seek(anna)
    assert four.refused("together", clara, children=[ben]) == "lesson-not-free"
    assert four.refused("together", clara, children=[anna, ben]) == "lesson-not-free"
    assert four.refused("together", clara, children=[four.away[0]]) == "lesson-not-free"
    assert four.refused("together", clara, children=[clara]) == "lesson-not-free"
    assert four.refused("together", anna, children=[anna]) == "lesson-two-tables"
    assert four.refused("together", clara, children=[anna, anna]) == "lesson-two-tables"
    assert four.refused("together", clara, children=[199]) == "lesson-not-free"
    four.seek(anna, False)
    assert four.refused("together", clara, children=[anna]) == "lesson-not-free"
    assert four.tables() == before


def test_whoever_loads_the_page_again_is_not_away(four: HalfPairs, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody finds the moment in which a partner reloads, and lets a bot lay for it or leaves it alone."""
    anna, ben, *_ = four.waiting
    away, lesson = four.away[0], four.lesson
    four.seek(ben)
    with Attendant(lesson.client, lesson.code, four.token(away)):
        pass
    assert four.refused("seek", anna, is_open=True) == "lesson-not-alone"
    assert four.refused("together", anna, children=[ben]) == "lesson-not-alone"
    seat = lesson.post("table", token=four.token(away))
    with SocketBrowser(lesson.client, seat["code"], seat["token"]):
        pass
    assert four.refused("alone", anna) == "lesson-not-alone"
    monkeypatch.setattr(presence, "GRACE", 0.0)
    lesson.post("alone", token=four.token(anna))


def test_nobody_is_taken_whose_partner_is_back(four: HalfPairs) -> None:
    anna, ben, *_ = four.waiting
    four.seek(anna)
    with Attendant(four.lesson.client, four.lesson.code, four.token(four.away[0])):
        assert four.refused("together", ben, children=[anna]) == "lesson-not-free"
    assert four.seekers(ben) == []  # nobody is offered in vain again
    assert [anna, four.away[0]] in [table["children"] for table in four.lesson.board["activity"]["tables"]]


def test_nobody_is_taken_who_has_gone(four: HalfPairs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.0)
    anna, ben, clara, _ = four.waiting
    four.seek(anna)
    four.seek(clara)
    four.tablets.pop(anna).__exit__(None, None, None)
    assert four.refused("together", ben, children=[anna, clara]) == "lesson-not-free"
    assert four.seekers(ben) == [clara]
    four.lesson.lead("away", child=clara)
    assert four.seekers(ben) == []
    assert four.refused("together", ben, children=[clara]) == "lesson-not-free"


def test_who_is_not_alone_asks_for_nobody(four: HalfPairs, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, *_ = four.waiting
    four.seek(ben)
    with Attendant(four.lesson.client, four.lesson.code, four.token(four.away[0])):  # in the lesson
        assert four.refused("seek", anna, is_open=True) == "lesson-not-alone"
        assert four.refused("together", anna, children=[ben]) == "lesson-not-alone"
    seat = four.lesson.post("table", token=four.token(four.away[0]))
    with SocketBrowser(four.lesson.client, seat["code"], seat["token"]) as there:  # at the table
        there.ask("ping")
        assert four.refused("seek", anna, is_open=True) == "lesson-not-alone"
    assert four.refused("seek", four.away[0], is_open=True) == "lesson-not-alone"  # who is away itself
    monkeypatch.setattr(endpoints, "WAIT", 60.0)
    assert four.refused("seek", anna, is_open=True) == "lesson-not-alone"
    assert four.refused("together", anna, children=[ben]) == "lesson-not-alone"


def test_strangers_seat_nobody(four: HalfPairs) -> None:
    anna = four.waiting[0]
    four.seek(anna)
    other = Class(four.lesson.client)
    other.join("Аня")
    for path, body in (("seek", {"is_open": True}), ("together", {"children": [anna]})):
        assert four.lesson.refused(path, token=other.tokens["Аня"], **body) == "token"
        assert four.lesson.refused(path, token=four.lesson.teacher, **body) == "only-child"
    for children in ([], [1, 2, 3], [-1], ["1"], [10**9]):
        answer = four.lesson.ask("together", token=four.token(anna), children=children)
        assert answer.status_code == 422


def test_of_two_who_choose_the_same_child_at_once_one_plays_with_it(four: HalfPairs) -> None:
    anna, ben, clara, _ = four.waiting
    four.seek(anna)
    with ThreadPoolExecutor() as pool:
        asked = [
            pool.submit(four.lesson.ask, "together", token=four.token(child), children=[anna])
            for child in (ben, clara)
        ]
        answers = [each.result() for each in asked]
    assert sorted(answer.status_code for answer in answers) == [200, 422]
    [refused] = [answer.json()["reason"] for answer in answers if answer.status_code == 422]
    assert refused == "lesson-not-free"
    assert len([table for table in four.tables() if anna in table]) == 1


def test_while_the_class_looks_up_nobody_changes_seats(four: HalfPairs) -> None:
    four.seek(four.waiting[0])
    four.lesson.lead("pause")
    assert four.refused("together", four.waiting[1], children=[four.waiting[0]]) == "lesson-paused"
    assert four.refused("seek", four.waiting[1], is_open=True) == "lesson-paused"


def test_children_leave_tables_for_the_teacher(four: HalfPairs, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, *_ = four.waiting
    four.seek(anna)
    monkeypatch.setattr(endpoints, "FOR_CHILDREN", 4)
    assert four.refused("together", ben, children=[anna]) == "lesson-no-table"
    four.lesson.lead("seat", children=[anna, ben])
    assert sorted([anna, ben]) in four.tables()


def test_who_lets_a_bot_play_is_offered_to_nobody(four: HalfPairs) -> None:
    anna, ben, *_ = four.waiting
    four.seek(anna)
    four.lesson.post("alone", token=four.token(anna))
    assert four.seekers(ben) == []
