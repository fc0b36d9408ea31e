"""A sealed program may be taken back as long as somebody still lays theirs."""

from typing import Any

import pytest

from golems.match.chance import salt
from golems.match.decisions import Decision, Resign, Seal, TakeBack, read_decision, write_decision
from golems.match.match import SECOND_THOUGHTS, Match
from golems.match.saves import load, record_of, save
from golems.match.view import view
from golems.notation.records import replay
from golems.notation.seals import broken_seals
from golems.rules.refusals import Illegal
from golems.rules.values import Program
from tests.match.tables import match_of

FIRST: Program = ("forward", "left", "forward", "attack")
SECOND: Program = ("left", "left", "forward", "attack")


def after(*decisions: Decision, **settings: Any) -> Match:
    match = match_of("L1", **settings)
    for decision in decisions:
        match.decide(decision)
    return match


def refused(match: Match, decision: Decision) -> str:
    before = save(match)
    with pytest.raises(Illegal) as refusal:
        match.decide(decision)
    assert save(match) == before
    return refusal.value.reason


def test_who_takes_a_program_back_is_asked_again() -> None:
    match = after(Seal(0, FIRST))
    request = view(match, 1).waiting
    match.decide(TakeBack(0))
    assert [each.seat for each in match.requests()] == [0, 1]
    assert view(match, 0).program is None
    assert view(match, 0).request == after().request_to(0)
    assert view(match, 1).rounds[-1].sealed == {}
    assert len(request) == 1


def test_others_cannot_tell_what_was_taken_back() -> None:
    one, other = after(Seal(0, FIRST), TakeBack(0)), after(Seal(0, SECOND), TakeBack(0))
    for seat in (1, None):
        assert view(one, seat) == view(other, seat)


def test_every_seal_has_a_salt_of_its_own() -> None:
    """The same program sealed again cannot be told from another one, nor can the old seal be tried out with
    the salt of the record."""
    seals = []
    match = after()
    for _ in range(3):
        match.decide(Seal(0, FIRST))
        seals.append(match.round.given.sealed[0])
        salts = match.round.given.salts
        match.decide(TakeBack(0))
        assert salts[0]
    match.decide(Seal(0, FIRST))
    assert match.round.given.sealed[0] not in seals
    assert len(set(seals)) == 3


def test_the_first_seal_is_that_of_older_releases() -> None:
    """A log that was begun before somebody could think again goes on as it was."""
    sealed = after(Seal(0, FIRST))
    assert sealed.round.given.salts[0] == salt(sealed.seed, 1, 0)
    match = after(Seal(0, FIRST), TakeBack(0), Seal(0, SECOND), Seal(1, FIRST))
    plain = after(Seal(0, SECOND), Seal(1, FIRST))
    assert match.rounds[0].given.salts[1] == plain.rounds[0].given.salts[1]
    assert match.position == plain.position


def test_the_record_proves_the_program_that_was_played() -> None:
    match = after(Seal(0, FIRST), TakeBack(0), Seal(0, SECOND), Seal(1, FIRST))
    record = record_of(match)
    assert record
    [given] = record.rounds
    assert given.programs == {0: SECOND, 1: FIRST}
    assert broken_seals(given) == []
    assert [outcome.position for outcome in replay(record)] == [match.position]


def test_it_is_kept_and_read_again() -> None:
    match = after(Seal(0, FIRST), TakeBack(0), Seal(0, SECOND))
    assert load(save(match)).round.given == match.round.given
    written = write_decision(TakeBack(0), match.position)
    assert written == {"robot": "red", "takeback": True}
    assert read_decision(written, match.position) == TakeBack(0)


def test_nothing_that_is_not_sealed_is_taken_back() -> None:
    assert refused(after(), TakeBack(0)) == "nothing-sealed"
    assert refused(after(Seal(1, FIRST)), TakeBack(0)) == "nothing-sealed"
    assert refused(after(Seal(0, FIRST), TakeBack(0)), TakeBack(0)) == "nothing-sealed"


def test_nothing_that_was_revealed_is_taken_back() -> None:
    match = after(Seal(0, FIRST), Seal(1, FIRST))
    assert len(match.rounds) == 2
    assert refused(match, TakeBack(0)) == "nothing-sealed"
    assert refused(match, TakeBack(1)) == "nothing-sealed"


def test_nobody_takes_back_when_the_match_is_over() -> None:
    assert refused(after(Seal(0, FIRST), Resign(1)), TakeBack(0)) == "match-over"


def test_one_cannot_think_again_for_ever() -> None:
    match = after()
    for _ in range(SECOND_THOUGHTS):
        match.decide(Seal(0, FIRST))
        match.decide(TakeBack(0))
    match.decide(Seal(0, FIRST))
    assert refused(match, TakeBack(0)) == "second-thoughts"
