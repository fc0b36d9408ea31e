"""The outputs of a tournament: CSV for spreadsheets, JSON for everything else."""

import csv
import io
import json

import pytest
from msgspec import convert

from golems.arena.tournaments.entries import Absent, AnyEntry, Joined, Opened, Reported, SeatResult, Withdrawn
from golems.arena.tournaments.outputs import document, matches_csv, standings_csv
from golems.arena.tournaments.tournament import fold
from golems.notation.reading import encode
from tests.arena.tournaments.chronicle import Chronicle, small_rules


@pytest.fixture
def chronicle() -> Chronicle:
    """Return a tournament in which =1+1 has beaten Ben, and then Ben stays away."""
    played = Chronicle(small_rules("swiss", rounds=2, tie_breaks=["damage", "buchholz"]), 0)
    for name in ("=1+1", "Ben, the Bold"):
        played.write(Joined(name, bot="random"))
    played.pair()
    played.write(Reported(0, (SeatResult(0, 1, 1, 1), SeatResult(1, 2, 4, 0)), "records/000.json"))
    played.pair()
    played.write(Absent(1, (1,)))
    played.write(Withdrawn(1))
    return played


def lines(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_standings_as_csv(chronicle: Chronicle) -> None:
    first, second = lines(standings_csv(chronicle.tournament))
    assert first == {
        "place": "1",
        "player": "'=1+1",  # no formula
        "bot": "random",
        "points": "2",
        "damage": "1",
        "buchholz": "2",
        "decided_by": "points",
        "other": "Ben, the Bold",
        "figure": "2",
        "other_figure": "0",
    }
    assert (second["player"], second["points"], second["buchholz"]) == ("Ben, the Bold", "0", "2")


def test_matches_as_csv_a_line_a_seat(chronicle: Chronicle) -> None:
    found = lines(matches_csv(chronicle.tournament))
    assert [(line["match"], line["round"], line["arena"], line["absent"]) for line in found] == [
        ("0", "1", "zigzag", "0"),
        ("0", "1", "zigzag", "0"),
        ("1", "2", "parade-ground", "1" if found[2]["player"].startswith("Ben") else "0"),
        ("1", "2", "parade-ground", "1" if found[3]["player"].startswith("Ben") else "0"),
    ]
    ben = [line for line in found if line["player"] == "Ben, the Bold"]
    assert [(line["place"], line["points"], line["damage"]) for line in ben] == [
        ("2", "0", "4"),
        ("", "0", ""),
    ]
    assert found[0]["record"] == "records/000.json"


def test_the_document_holds_everything_and_the_log_from_which_it_follows(chronicle: Chronicle) -> None:
    written = json.loads(encode(document(chronicle.log)))
    assert written["format"] == "golems-tournament/1"
    assert [row["player"] for row in written["standings"]] == ["=1+1", "Ben, the Bold"]
    assert written["standings"][0]["decided"] == {
        "by": "points",
        "other": "Ben, the Bold",
        "figure": 2,
        "other_figure": 0,
    }
    assert [len(round_["matches"]) for round_ in written["rounds"]] == [1, 1]
    assert [entry["type"] for entry in written["rounds"][1]["matches"][0]["history"]] == ["absent"]
    log = convert(written["log"], list[AnyEntry])
    assert log == chronicle.log
    assert document(log) == document(chronicle.log)


def test_groups_and_bracket_are_in_the_document() -> None:
    played = Chronicle(small_rules("groups", groups=2, seeding="entered", bracket_games=1), 4)
    while played.pair():
        for bout in played.waiting():
            results = [SeatResult(player, 1 + (player != min(bout.players))) for player in bout.players]
            played.write(Reported(bout.number, tuple(results)))
    written = document(played.log)
    assert [len(rows) for rows in written["groups"]] == [2, 2]  # type: ignore[attr-defined]
    [semis, [final]] = written["bracket"]  # type: ignore[misc]
    assert [slot["winner"] for slot in semis] == ["Player 0", "Player 1"]  # type: ignore[has-type]
    assert final["winner"] == "Player 0"  # type: ignore[has-type]


def test_a_tournament_that_has_not_begun_has_outputs_too() -> None:
    log: list[AnyEntry] = [Opened(small_rules("elimination"), "0"), Joined("Ada")]
    assert standings_csv(fold(log)).startswith("place,player,bot,bracket,group,")
    assert document(log)["rounds"] == []
