"""Certificates, and the sheet for the wall."""

from typing import Any

import pytest

from golems.arena.tournaments.entries import Joined, Praised, Reported, SeatResult, opened_now
from golems.arena.tournaments.pairing import next_round
from golems.arena.tournaments.rules import read_rules
from golems.arena.tournaments.tournament import Tournament
from golems.printing.certificates import certificates
from golems.printing.paper import EDGE, PAPERS
from golems.printing.tournaments import TABLES, pairing_sheets
from golems.printing.typesetting import pictures, typeset
from golems.rules.refusals import Illegal
from golems.words.language import language

A4 = PAPERS["a4"]
LONG = "Wolfeschlegelsteinhausenbergerdorff 1234"


def evening(players: int, rounds: int = 1) -> Tournament:
    """Return a tournament in which whoever sits first has won every match but the last, which is open."""
    rules = {
        "format": "swiss",
        "arenas": ["carousel"],
        "match": {"game": "L1"},
        "name": "Cup",
        "rounds": rounds,
    }
    tournament = Tournament()
    tournament.apply(opened_now(read_rules(rules | {"tie_breaks": ["lot"]}), "s"))
    for number in range(players):
        tournament.apply(Joined(LONG if number == 0 else f"Player {number}"))
    for _ in range(rounds):
        paired = next_round(tournament)
        assert paired
        tournament.apply(paired)
        for bout in tournament.rounds[-1].bouts:
            seats = [SeatResult(player, place) for place, player in enumerate(bout.players, start=1)]
            tournament.apply(Reported(bout.number, tuple(seats)))
    return tournament


def facts_of(sheets: list[Any]) -> list[Any]:
    return [sheet.items[0].piece.facts for sheet in sheets]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_first_three_and_the_most_beautiful_program_have_a_page_each(lang: str) -> None:
    tournament, words = evening(5, 2), language(lang)
    tournament.apply(Praised(0))
    sheets = certificates(tournament, A4, words)
    told = facts_of(sheets)
    assert [each["medal"] for each in told] == ["gold", "silver", "bronze", "program"]
    assert told[-1]["name"] == LONG
    assert {each["prize"] for each in told} == {
        words.say("certificate-prize", place=place) for place in (0, 1, 2, 3)
    }
    assert typeset("Cup", sheets, A4, words).startswith(b"%PDF")


def test_players_who_share_a_place_have_a_certificate_each() -> None:
    tournament = Tournament()
    rules = {"format": "swiss", "arenas": ["carousel"], "match": {"game": "L1"}, "tie_breaks": []}
    tournament.apply(opened_now(read_rules(rules), "s"))
    for name in ("Ada", "Ben"):
        tournament.apply(Joined(name))
    assert [each["number"] for each in facts_of(certificates(tournament, A4, language("en"), 1))] == [
        "1",
        "1",
    ]


def test_whoever_asks_for_none_gets_an_empty_page() -> None:
    [sheet] = certificates(evening(4), A4, language("en"), 0)
    assert sheet.items[0].piece.kind == "blank"


def test_a_certificate_keeps_away_from_where_printers_cannot_print() -> None:
    """The wheels in the corners stand out by 8 mm."""
    for sheet in certificates(evening(4), A4, language("en")):
        assert min(sheet.items[0].x, sheet.items[0].y) - 8 >= EDGE


def test_the_sheet_for_the_wall_names_every_table_and_who_has_none() -> None:
    tournament = evening(2 * TABLES + 3)
    told = facts_of(pairing_sheets(tournament, A4, language("en")))
    assert [len(page["lines"]) for page in told] == [TABLES, 1]
    assert [line["number"] for page in told for line in page["lines"]] == [
        str(number) for number in range(1, TABLES + 2)
    ]
    [bye] = tournament.rounds[0].byes
    assert tournament.players[bye].name in told[0]["rest"][0]
    assert pictures("Cup", pairing_sheets(tournament, A4, language("ru")), A4, language("ru"))


def test_before_the_first_round_there_is_nothing_for_the_wall() -> None:
    tournament = Tournament()
    rules = {"format": "swiss", "arenas": ["carousel"], "match": {"game": "L1"}}
    tournament.apply(opened_now(read_rules(rules), "s"))
    with pytest.raises(Illegal, match="paired"):
        pairing_sheets(tournament, A4, language("en"))
