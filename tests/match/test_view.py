"""Hidden stays hidden: what leaves a match goes through one function, and these tests say what it lets
through."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from golems.match.decisions import Decision, Pick, Resign, Seal
from golems.match.match import Match
from golems.match.requests import write_request
from golems.match.saves import record_of
from golems.match.settings import Settings
from golems.match.setup import game_of
from golems.match.view import SHOWN, View, view, write_common
from golems.notation.programs import read_program, write_short
from golems.notation.reading import Json, encode
from golems.notation.records import read_record
from golems.notation.seals import commitment
from golems.rules.events import BarrelOpened
from golems.rules.refusals import Illegal
from tests.clauses import clause
from tests.match.tables import all_settings, any_program, dealt, decisions, match_of, played, written_view

EVERYWHERE = list(all_settings())
SECRET = [settings for settings in EVERYWHERE if not game_of(settings).open]
SEALED = re.compile(rb'"sealed":\{[^}]*\}')
EYES: tuple[int | None, ...] = (None, 0, 1, 2, 3)


def eyes(match: Match) -> list[int | None]:
    return [seat for seat in EYES if seat is None or seat < len(match.settings.seats)]


def sent(match: Match, seat: int | None) -> bytes:
    return encode(written_view(match, seat))


def everything(seen: View, match: Match, seat: int | None) -> bytes:
    """Return all bytes of a view: as it is sent, and as it is in memory."""
    return sent(match, seat) + repr(seen).encode()


@hypothesis_settings(max_examples=60)
@given(st.sampled_from(EVERYWHERE), st.integers(0, 2**32))
def test_no_byte_of_any_view_is_a_secret(settings: Settings, seed: int) -> None:
    """The test searches for the seed, salts, and contents of barrels that nobody has opened."""
    match = Match(settings, f"secret-{seed}")
    for _ in decisions(match):
        for seat in eyes(match):
            seen = view(match, seat)
            bytes_ = everything(seen, match, seat)
            assert match.seed.encode() not in bytes_
            assert not [salt for salt in all_salts(match) if salt.encode() in bytes_]
            assert count_contents(repr(seen).encode()) == opened(match)
            assert count_contents(sent(match, seat)) == 0


@hypothesis_settings(max_examples=60)
@given(st.sampled_from(EVERYWHERE), st.integers(0, 2**32))
def test_what_everybody_sees_changes_only_with_what_it_follows_from(settings: Settings, seed: int) -> None:
    """Whoever listens is told a key anew only if what it follows from is not what it was."""
    match = Match(settings, f"seen-{seed}")
    seen: dict[str, tuple[object, Json]] = {}
    for _ in decisions(match):
        for key, (follows_from, write) in SHOWN.items():
            before, now = seen.get(key), (follows_from(match), write(match))
            assert before is None or before[0] != now[0] or before[1] == now[1], key
            seen[key] = now


def all_salts(match: Match) -> list[str]:
    return [salt for round_ in match.rounds for salt in round_.given.salts.values()]


def count_contents(bytes_: bytes) -> int:
    return len(re.findall(rb"bomb|toolbox", bytes_))


def opened(match: Match) -> int:
    """Return the barrels that were opened for all to see and were not empty."""
    events = [event for round_ in match.rounds for event in round_.events]
    return sum(isinstance(event, BarrelOpened) and event.contents != "empty" for event in events)


@hypothesis_settings(max_examples=60)
@given(st.sampled_from(SECRET), st.integers(0, 2**32), st.data())
def test_whatever_the_others_lay_looks_the_same(settings: Settings, seed: int, data: st.DataObject) -> None:
    """Two matches differ in one sealed program only: nobody else can tell, except by the seal."""
    one, other = Match(settings, str(seed)), Match(settings, str(seed))
    stop = data.draw(st.integers(0, 40))
    for decision in decisions(one):
        if len(one.decisions) >= stop and may_differ(one, decision):
            differ(one, other, decision, data.draw(st.integers(0, 99)))
            return
        other.decide(decision)


def may_differ(match: Match, decision: Decision) -> bool:
    """Tell whether a decision is a program that is sealed while others still think."""
    return isinstance(decision, Seal) and len(match.requests()) > 1


def differ(one: Match, other: Match, decision: Decision, seed: int) -> None:
    seat = decision.seat
    other.decide(any_program(other, seat, seed))
    one.decide(decision)
    for eye in eyes(one):
        if eye != seat:
            assert SEALED.sub(b"", sent(one, eye)) == SEALED.sub(b"", sent(other, eye))


@clause("S5")
def test_whatever_is_in_the_barrels_looks_the_same() -> None:
    one, other = dealt("L4", arena="ice-towers", seed="1"), dealt("L4", arena="ice-towers", seed="1")
    barrels = [(cell, tuple(reversed(column))) for cell, column in other.position.barrels]
    other.position = other.position._replace(barrels=tuple(barrels))
    assert one.position != other.position
    for eye in eyes(one):
        assert sent(one, eye) == sent(other, eye)
    assert b'"?"' in sent(one, 0)


@clause("S8")
def test_whatever_events_are_to_come_looks_the_same() -> None:
    one, other = dealt("L4"), dealt("L4")
    other.deck = (other.deck[0], *other.deck[:0:-1])
    assert one.deck != other.deck
    for eye in eyes(one):
        assert sent(one, eye) == sent(other, eye)


# ---------------------------------------------------------------- what everybody may see


@clause("P5")
def test_a_seat_sees_its_own_program_and_of_the_others_only_that_it_is_sealed() -> None:
    match = match_of("standard")
    match.decide(Seal(0, read_program("F F R R")))
    mine, theirs = view(match, 0), view(match, 1)
    assert mine.program == read_program("F F R R")
    assert theirs.program is None
    assert theirs.rounds[-1].sealed.keys() == {0}
    assert [waiting.seat for waiting in theirs.waiting] == [1]
    assert mine.request is None
    assert theirs.request is not None


OPEN: dict[str, Callable[[], Match]] = {
    "L1": lambda: match_of("L1"),
    "beginners of 3.0": lambda: match_of("beginners"),
    "beginners of 2.0": lambda: match_of("beginners", edition="2.0"),
    "where it is agreed": lambda: match_of("standard", open=True),
}


@clause("P5", "L1", "G15")
@pytest.mark.parametrize("name", OPEN)
def test_an_open_program_is_shown_to_all_as_soon_as_it_is_sealed(name: str) -> None:
    match = OPEN[name]()
    match.decide(Seal(0, read_program("S L R D")))
    for eye in (1, None):
        assert view(match, eye).open
        assert view(match, eye).rounds[0].programs == {0: read_program("S L R D")}
    match.decide(Seal(1, read_program("F L R D")))
    assert view(match).rounds[0].programs == {0: read_program("S L R D"), 1: read_program("F L R D")}
    assert view(match).rounds[1].programs == {}
    assert written_view(match)["open"] is True


@clause("P5")
@pytest.mark.parametrize("how", [{"novices": False}, {"open": False}], ids=str)
def test_where_programs_are_secret_none_is_shown_even_when_all_have_laid(how: dict[str, Any]) -> None:
    match = match_of("L1", **how)
    for seat in (0, 1):
        match.decide(Seal(seat, read_program("S L R D")))
        assert not view(match, 1).open
        assert [round_.programs for round_ in view(match, 1).rounds] == [{}] * len(match.rounds)
    assert "open" not in written_view(match)


@clause("P5")
def test_whoever_gives_up_takes_an_open_program_back() -> None:
    match = match_of("L1", 3)
    match.decide(Seal(0, read_program("S L R D")))
    match.decide(Resign(0))
    assert view(match, 1).rounds[0].programs == {}


def seals(match: Match) -> dict[tuple[int, int], str]:
    """Return the seals that everybody has seen so far, by round and seat."""
    rounds = enumerate(view(match).rounds)
    return {(number, seat): seal for number, round_ in rounds for seat, seal in round_.sealed.items()}


@clause("P5")
def test_a_commitment_can_be_checked_when_the_match_is_over() -> None:
    match = match_of("L2", components="deal")
    announced: dict[tuple[int, int], str] = {}
    for _ in decisions(match):
        announced = seals(match) | announced
    announced = seals(match) | announced
    record = view(match).record
    assert record
    for (number, seat), seal in announced.items():
        given_ = record.rounds[number]
        assert commitment(given_.programs[seat], given_.salts[seat]) == seal
    assert len(announced) == sum(len(given_.programs) for given_ in record.rounds)


def test_the_record_is_shown_when_the_match_is_over_and_not_before() -> None:
    match = match_of("L1")
    for _ in decisions(match):
        assert view(match).record is None
    record = written_view(match)["record"]
    assert read_record(record) == record_of(match)


@clause("S8")
def test_of_the_deck_only_its_size_is_seen() -> None:
    match = dealt("L4")
    assert view(match).deck == 7
    assert view(match).event == match.deck[0]
    assert view(played(match)).deck == 8 - len(match.rounds)


def test_a_spectator_sees_the_table_and_has_no_robot() -> None:
    match = match_of("L1")
    assert view(match).position == match.position
    assert view(match, 1).me == match.position.robots[1]
    with pytest.raises(LookupError):
        _ = view(match).me


def test_before_the_first_round_the_field_is_seen_and_what_everybody_has_picked() -> None:
    match = match_of("L4")
    [first, _] = match.requests()
    assert view(match, 0).request == first
    assert view(match, 0).event == "nothing"
    assert view(match, 0).bonus is None
    assert written_view(match, 0)["request"] == {
        "robot": "red",
        "kind": "component",
        "rule": "S7",
        "options": list(first.options),
    }


def test_what_is_asked_is_written_by_name() -> None:
    """Cells and facings are written as people say them."""
    asked: dict[str, dict[str, object]] = {}
    for seed in range(200):
        match = dealt("L4", 4, seed=str(seed))
        for _ in decisions(match):
            [request] = match.requests()[:1]
            asked[request.kind] = write_request(request, match.position)
        if {"exit", "face"} <= asked.keys():
            break
    assert asked["program"].keys() == {"robot", "kind", "rule", "rows", "cards"}
    assert all(re.fullmatch("[a-z][0-9]+", cell) for cell in as_texts(asked["exit"]["options"]))
    assert set(as_texts(asked["face"]["options"])) in ({"N", "S"}, {"E", "W"})


@pytest.mark.parametrize(
    ("game", "edition", "rule"), [("L1", "4.0", "P1"), ("standard", "3.0", "G3"), ("standard", "2.0", "2.0")]
)
def test_who_lays_a_program_is_led_to_how_many_rows_it_has(game: str, edition: str, rule: str) -> None:
    match = match_of(game, 2, edition=edition)
    assert {request.rule for request in match.requests()} == {rule}
    with pytest.raises(Illegal) as refused:
        match.decide(Seal(0, ("forward",) * 5))
    assert refused.value.rule == rule


def as_texts(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(item) for item in value]


def test_a_program_is_written_short() -> None:
    match = match_of("L1")
    decision = any_program(match, 0)
    match.decide(decision)
    assert isinstance(decision, Seal)
    assert written_view(match, 0)["program"] == write_short(decision.program)


def test_nothing_is_taken_back_by_looking() -> None:
    match = match_of("L1")
    before = view(match, 0)
    with pytest.raises(Illegal):
        match.decide(Seal(0, ()))
    assert view(match, 0) == before


def test_everybody_sees_which_components_are_left_and_whose_turn_it_is() -> None:
    match = match_of("L4", 2, components="draft")
    whole = {"c1": 2, "c2": 2, "p3": 2, "p4": 2, "w11": 2, "w2": 2}
    assert write_common(match)["pool"] == whole
    first = match.requests()[0].seat
    match.decide(Pick(first, "c2"))
    seen = write_common(match)
    assert seen["pool"] == whole | {"c2": 1}
    assert seen["waiting"] == {match.id_of(1 - first): "component"}
    while match.phase == "components":
        request = match.requests()[0]
        match.decide(Pick(request.seat, str(request.options[0])))
    assert "pool" not in write_common(match)
