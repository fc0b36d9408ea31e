"""The tables that an organiser takes home open in the spreadsheet of their language."""

import csv
import io

import pytest

from golems.arena.tournaments.entries import Absent, Joined, Reported, SeatResult
from golems.server.tournaments.spreadsheets import matches_csv, standings_csv
from golems.words.language import Language, language
from tests.arena.tournaments.chronicle import Chronicle, small_rules

RUSSIAN, ENGLISH = language("ru"), language("en")


NAMES = ("=1+1", "Бен; Смелый")


@pytest.fixture
def chronicle() -> Chronicle:
    """Return a tournament of two rounds that the first player has won with 1 and 2 damage; then somebody was
    paired and stayed away."""
    played = Chronicle(small_rules("swiss", rounds=3, tie_breaks=["head_to_head", "damage"]), 0)
    played.write(Joined(NAMES[0]))
    played.write(Joined(NAMES[1], bot="random"))
    for match in range(2):
        played.pair()
        results = (SeatResult(0, 1, 1 + match, 1), SeatResult(1, 2, 4, 0))
        played.write(Reported(match, results, "records/000.json"))
    played.pair()
    played.write(Absent(2, (1,)))
    return played


def rows(text: str, separator: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text), delimiter=separator))


def test_standings_in_russian(chronicle: Chronicle) -> None:
    first, second = rows(standings_csv(chronicle.tournament, RUSSIAN), ";")
    assert first == {
        "Место": "1",
        "Игрок": "'=1+1",  # no formula
        "Бот": "",
        "Очки": "3",
        "Очки в личных встречах": "",
        "Сломанных деталей за матч": "1,5",
        "Что решило": "очки",
        "С кем сравнивали": "Бен; Смелый",
        "Число игрока": "3",
        "Число соперника": "0",
    }
    assert (second["Игрок"], second["Бот"]) == ("Бен; Смелый", "Новичок")


def test_standings_in_english_have_a_decimal_point(chronicle: Chronicle) -> None:
    first, second = rows(standings_csv(chronicle.tournament, ENGLISH), ",")
    assert (first["Place"], first["Broken parts per match"], first["Decided by"]) == ("1", "1.5", "points")
    assert second["Computer player"] == "Beginner"


def test_matches_in_russian(chronicle: Chronicle) -> None:
    found = rows(matches_csv(chronicle.tournament, RUSSIAN), ";")
    assert {line["Этап"] for line in found} == {"основные туры"}
    assert {line["Арена"] for line in found} <= {"Зигзаг", "Плац"}
    ben = [line for line in found if line["Игрок"] == NAMES[1]]
    assert [(line["Тур"], line["Стол"], line["Неявка"], line["Урон"]) for line in ben] == [
        ("1", "1", "нет", "4"),
        ("2", "1", "нет", "4"),
        ("3", "1", "да", ""),
    ]


def test_matches_name_no_field_in_english(chronicle: Chronicle) -> None:
    head = next(csv.reader(io.StringIO(matches_csv(chronicle.tournament, ENGLISH))))
    assert head[:5] == ["Round", "Stage", "Table", "Attempt", "Arena"]


@pytest.mark.parametrize("words", [RUSSIAN, ENGLISH], ids=["ru", "en"])
def test_a_tournament_that_has_not_begun_has_tables_too(words: Language) -> None:
    nobody = Chronicle(small_rules("elimination"), 0).tournament
    assert standings_csv(nobody, words).count("\n") == matches_csv(nobody, words).count("\n") == 1
