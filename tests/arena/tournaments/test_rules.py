"""What is announced: read from a document, or refused with the place of the fault."""

from typing import Any

import pytest

from golems.arena.tournaments.announcement import decode_toml, read_announcement
from golems.arena.tournaments.entries import FORMATS, read_entry, write_entry
from golems.arena.tournaments.rules import read_rules
from golems.notation.reading import Malformed
from golems.rules.refusals import Refusal

ARENA = {
    "edition": "4.0",
    "games": ["L1"],
    "board": ["....", ".#..", "..#.", "...."],
    "starts": {"2": ["b1 S", "c4 N"]},
}


def document(**changes: Any) -> dict[str, Any]:
    return {"format": "swiss", "match": {"game": "L1"}, "arenas": ["zigzag"]} | changes


@pytest.mark.parametrize("format_", FORMATS)
def test_the_least_that_must_be_said(format_: str) -> None:
    rules = read_rules(document(format=format_))
    assert rules.tie_breaks[:5] == ("head_to_head", "damage", "destroyed", "buchholz", "deciding")
    assert rules.deciding.arena == "zigzag"
    assert rules.seats == (4 if format_ == "scenario" else 2)


def test_in_a_bracket_the_lot_is_last() -> None:
    assert read_rules(document(format="elimination")).tie_breaks[-1] == "lot"
    with pytest.raises(Malformed) as refused:
        read_rules(document(format="groups", tie_breaks=["damage"]))
    assert refused.value.reason == "tie-break-lot"


def test_an_arena_of_ones_own() -> None:
    rules = read_rules(document(arenas=[ARENA, "zigzag"]))
    assert rules.arenas == (ARENA, "zigzag")


REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "no format": ({"match": {"game": "L1"}, "arenas": ["zigzag"]}, "", "missing-key"),
    "an unknown format": (document(format="ladder"), "format", "unknown-value"),
    "a key of another format": (document(third_place=True), "", "unknown-key"),
    "no arenas": (document(arenas=[]), "arenas", "no-arenas"),
    "more arenas than rounds": (document(arenas=["zigzag"] * 51), "arenas", "too-many-arenas"),
    "a number of points that no figure can hold": (document(bye=1e308), "bye", "too-large"),
    "an unknown arena": (document(arenas=["zigzag", "moon"]), "arenas[1].arena", "unknown-arena"),
    "an arena by chance": (document(arenas=["random"]), "arenas[0]", "arena-by-chance"),
    "an arena of another game": (document(arenas=["railway"]), "arenas[0]", "arena-token"),
    "an arena without places for three": (
        document(format="scenario", arenas=[ARENA]),
        "arenas[0].arena",
        "arena-places",
    ),
    "a deciding arena that is not there": (
        document(deciding={"arena": "moon"}),
        "deciding.arena",
        "unknown-arena",
    ),
    "no game": (document(match={}), "match", "missing-key"),
    "an unknown game": (document(match={"game": "L9"}), "match.game", "unknown-value"),
    "an unknown option": (
        document(match={"game": "L1", "options": {"fog": True}}),
        "match.options",
        "unknown-key",
    ),
    "seats in the settings": (document(match={"game": "L1", "seats": []}), "match", "unknown-key"),
    "too many ParoBots": (document(match={"game": "L1", "parobots": 2}), "match.seats", "parobots"),
    "beginners at tables of four": (
        document(format="scenario", match={"game": "beginners"}, arenas=["small-yard"]),
        "match.seats",
        "game-players",
    ),
    "a tie-break twice": (document(tie_breaks=["lot", "lot"]), "tie_breaks[1]", "tie-break-twice"),
    "an unknown tie-break": (document(tie_breaks=["age"]), "tie_breaks[0]", "unknown-value"),
    "points that rise": (document(points={"2": [0, 1]}), "points.2", "points-by-place"),
    "too few points": (document(points={"2": [1]}), "points.2", "points-by-place"),
    "points as text": (document(points={"2": ["1", 0]}), "points.2[0]", "expected"),
    "less than nothing for a bye": (document(bye=-1), "bye", "too-small"),
    "no rounds": (document(rounds=0), "rounds", "too-small"),
    "five seats": (document(format="scenario", seats=5), "seats", "too-large"),
}


@pytest.mark.parametrize(("given", "path", "reason"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_announced_is_refused_where_the_fault_is(
    given: dict[str, Any], path: str, reason: str
) -> None:
    with pytest.raises(Refusal) as refused:
        read_rules(given)
    assert refused.value.reason == reason
    assert refused.value.path.startswith(path)


# ---------------------------------------------------------------- the whole file


def test_a_file_names_the_players() -> None:
    announced = read_announcement(
        document(seed="7", players=["random", {"name": " Ada  L ", "bot": "greedy"}])
    )
    assert [(player.name, player.bot) for player in announced.players] == [
        ("random", "random"),
        ("Ada L", "greedy"),
    ]
    assert announced.seed == "7"
    assert [read_entry(write_entry(entry)) for entry in announced.entries] == announced.entries


@pytest.mark.parametrize(
    ("players", "path", "reason"),
    [
        ([{"name": "Ada"}], "players[0]", "missing-key"),
        ([{"name": "", "bot": "random"}], "players[0].name", "no-name"),
        ([{"name": "A" * 41, "bot": "random"}], "players[0].name", "name"),
        ("random", "players", "expected"),
        ([7], "players[0]", "expected"),
    ],
)
def test_players_that_are_none(players: object, path: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_announcement(document(players=players))
    assert (refused.value.path, refused.value.reason) == (path, reason)


def test_toml_is_read_and_its_faults_are_shown() -> None:
    assert decode_toml("\ufeffformat = 'swiss'".encode()) == {"format": "swiss"}
    with pytest.raises(Malformed) as refused:
        decode_toml(b"format = \n")
    assert (refused.value.reason, refused.value.facts) == ("not-toml", {"line": "1", "column": "10"})
    with pytest.raises(Malformed) as refused:
        decode_toml(b"\xff")
    assert refused.value.reason == "not-utf8"
