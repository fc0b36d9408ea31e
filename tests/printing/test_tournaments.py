"""A tournament on paper: everybody's place and why, and every match."""

from typing import Any

import pytest

from golems.arena.tournaments.entries import Absent, Joined, Opened, Reported, SeatResult
from golems.arena.tournaments.pairing import next_round
from golems.arena.tournaments.rules import read_rules
from golems.arena.tournaments.tournament import Tournament
from golems.printing.paper import PAPERS
from golems.printing.tournaments import LINES, tournament_sheets
from golems.printing.typesetting import typeset
from golems.words.language import Language, language

A4 = PAPERS["a4"]
BRACKET = ("elimination", "groups")


def played(format_: str, players: int) -> Tournament:
    """Return a tournament in which whoever sits first wins, and at the first table nobody else has come."""
    rules = {"format": format_, "arenas": ["carousel"], "match": {"game": "L1"}, "name": "Cup"}
    tournament = Tournament()
    tournament.apply(Opened(read_rules(rules | {"tie_breaks": ["lot"] if format_ in BRACKET else []}), "s"))
    for number in range(players):
        tournament.apply(Joined(f"Player {number}"))
    while paired := next_round(tournament):
        tournament.apply(paired)
        for bout in tournament.rounds[-1].bouts:
            places = [SeatResult(player, place) for place, player in enumerate(bout.players, start=1)]
            if bout.number == 0:
                tournament.apply(Absent(0, bout.players[1:]))
            else:
                tournament.apply(Reported(bout.number, tuple(places)))
    return tournament


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("format_", ["swiss", "round_robin", "elimination", "groups", "scenario"])
def test_every_player_and_every_match_is_on_paper(format_: str, lang: str) -> None:
    tournament, words = played(format_, 6), language(lang)
    pages = pages_of(tournament, words)
    told = " ".join(cell for page in pages for line in page["lines"] for cell in line)
    assert all(player.name in told for player in tournament.players)
    matches = [len(page["lines"]) for page in pages if page["part"] == words.say("tournament-matches")]
    assert sum(matches) == len(tournament.bouts)
    assert words.say("tournament-seat", state="absent", player="", place=0).strip() in told
    assert all(len(line) == len(page["columns"]) for page in pages for line in page["lines"])


def pages_of(tournament: Tournament, words: Language) -> list[Any]:
    return [sheet.items[0].piece.facts for sheet in tournament_sheets(tournament, A4, words)]


def test_a_long_list_goes_on_on_the_next_page() -> None:
    pages = pages_of(played("swiss", LINES + 1), language("en"))
    assert [len(page["lines"]) for page in pages[:2]] == [LINES, 1]


def test_a_tournament_that_has_not_begun_can_be_printed() -> None:
    tournament = Tournament()
    rules = {"format": "swiss", "arenas": ["carousel"], "match": {"game": "L1"}}
    tournament.apply(Opened(read_rules(rules), "s"))
    made = typeset("Cup", tournament_sheets(tournament, A4, language("ru")), A4, language("ru"))
    assert made.startswith(b"%PDF")
