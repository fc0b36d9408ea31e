"""A round of a record before it is played: what the players were asked, they can be asked again."""

import pytest

from golems.match.decisions import Resign
from golems.match.match import Match
from golems.match.requests import PROGRAM, write_request
from golems.match.saves import record_of
from golems.notation.positions import write_position
from golems.notation.reading import Object
from golems.notation.records import Record, write_record
from golems.rules.refusals import Illegal
from golems.server.records.snapshots import snapshot
from tests.match.tables import decisions, match_of
from tests.refusals import because


def asked(match: Match) -> dict[int, Object]:
    """Return all requests for a program, by round, while the match is played to its end."""
    found: dict[int, Object] = {}
    for _ in decisions(match):
        for request in match.requests():
            if request.kind == PROGRAM:
                told = found.setdefault(len(match.rounds) - 1, {})
                told[match.position.robots[request.seat].id] = write_request(request, match.position)
    return found


def recorded(match: Match) -> Record:
    record = record_of(match)
    assert record is not None
    return record


@pytest.mark.parametrize("game", ["L1", "L4", "standard", "bring_barrel"])
def test_players_are_asked_what_they_were_asked_in_the_match(game: str) -> None:
    match = match_of(game)
    requests = asked(match)
    record = write_record(recorded(match))
    for number, told in requests.items():
        assert snapshot(record, number).requests == told


def test_the_first_round_begins_at_the_start() -> None:
    match = match_of("standard")
    asked(match)
    record, first = recorded(match), match.rounds[0]
    shown = snapshot(write_record(record), 0)
    assert shown.position == write_position(record.start)
    assert list(shown.bonus.values()) == list(first.given.bonus.values())
    assert shown.event == "nothing"


def test_a_round_that_was_not_is_refused() -> None:
    match = match_of("L1")
    asked(match)
    with pytest.raises(Illegal, check=because("no-round")):
        snapshot(write_record(recorded(match)), len(match.rounds))


def test_who_gave_up_is_asked_no_more() -> None:
    match = match_of("L1")
    match.decide(Resign(0))
    assert list(snapshot(write_record(recorded(match)), 0).requests) == [match.position.robots[1].id]
