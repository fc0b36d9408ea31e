"""A match is saved as its decisions; interrupted at any point it goes on exactly where it was."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golems.match.match import Match
from golems.match.random_arenas import DRAWING
from golems.match.saves import FORMAT, load, record_of, save
from golems.match.settings import Settings, read_settings, write_settings
from golems.notation.reading import Malformed, decode, encode
from golems.notation.records import read_record, replay, write_record
from golems.rules.refusals import Illegal, Refusal
from tests.match.tables import all_settings, decisions, match_of, named, played

EVERYWHERE = list(all_settings())


def through_a_file(match: Match) -> Match:
    return load(decode(encode(save(match))))


ONE_OF_EACH = list({(settings.game, settings.edition): settings for settings in EVERYWHERE}.values())


@pytest.mark.parametrize("settings", ONE_OF_EACH, ids=named)
def test_interrupted_after_every_single_decision_it_gives_the_same_record(settings: Settings) -> None:
    whole, broken = Match(settings, "kept"), Match(settings, "kept")
    for decision in decisions(whole):
        broken = through_a_file(broken)
        broken.decide(decision)
        assert broken.requests() == through_a_file(broken).requests()
    assert record_of(broken) == record_of(whole)
    assert save(broken) == save(whole)


@given(st.sampled_from(EVERYWHERE), st.integers(0, 2**32), st.data())
def test_interrupted_anywhere_it_goes_on_where_it_was(
    settings: Settings, seed: int, data: st.DataObject
) -> None:
    whole = played(Match(settings, str(seed)))
    stop = data.draw(st.integers(0, len(whole.decisions)))
    match = Match(settings, str(seed))
    for decision in whole.decisions[:stop]:
        match.decide(decision)
    assert record_of(played(through_a_file(match))) == record_of(whole)


def test_a_record_can_be_written_at_any_point_after_the_setup() -> None:
    match = match_of("L4", 3)
    for _ in decisions(match):
        record = record_of(match)
        assert (record is None) == (match.start is None)
        if record:
            assert read_record(write_record(record)) == record
            outcomes = list(replay(record))
            assert len(outcomes) == len(match.rounds) - 1
            assert (outcomes[-1].position if outcomes else record.start) == match.position


def test_a_record_names_the_players_and_the_level() -> None:
    record = record_of(played(match_of("L1")))
    assert record
    assert record.level == "L1"
    assert record.players == ({"robot": "red"}, {"robot": "blue"})


@given(st.sampled_from(EVERYWHERE))
def test_settings_are_read_as_they_were_written(settings: Settings) -> None:
    assert read_settings(decode(encode(write_settings(settings)))) == settings


def test_a_whole_table_is_read_as_it_was_written() -> None:
    text = {
        "game": "L4",
        "edition": "4.0",
        "arena": {
            "edition": "4.0",
            "games": ["L4"],
            "board": ["....", "....", "....", "...."],
            "starts": {"2": ["b1 S", "b4 N"]},
        },
        "seats": [{"name": "Маша", "colour": "red"}, {"bot": "greedy"}],
        "novices": False,
        "components": "draft",
        "options": {"allies": True},
        "hand": {"forward": 4, "attack": 1},
        "deck": ["loop", "nothing"],
        "open": True,
    }
    assert decode(encode(write_settings(read_settings(text)))) == text


@pytest.mark.parametrize(
    ("change", "reason", "path"),
    [
        ({"format": "golems-match/9"}, "record-format", "format"),
        ({"seed": 7}, "expected", "seed"),
        ({"settings": {"game": "L9", "seats": []}}, "unknown-value", "settings.game"),
        ({"settings": {"game": "L1", "seats": [{"name": "x" * 41}]}}, "name", "settings.seats[0].name"),
        ({"settings": {"game": "L1", "seats": [{}, {}], "deck": []}}, "no-deck", "settings.deck"),
        ({"settings": {"game": "L1", "seats": [{}, {}], "arena": "moon"}}, "unknown-arena", "settings.arena"),
        (
            {"settings": {"game": "scenario", "seats": [{}], "arena": "moon"}},
            "unknown-value",
            "settings.arena",
        ),
        ({"decisions": [{"robot": "red", "pick": "p9"}]}, "unknown-value", "decisions[0].pick"),
        ({"decisions": [{"robot": "pink", "pick": "p4"}]}, "unknown-robot", "decisions[0].robot"),
        ({"decisions": [{"pick": "p4"}]}, "missing-key", "decisions[0]"),
        ({"decisions": [{"robot": "red"}]}, "one-decision", "decisions[0]"),
        ({"decisions": [{"robot": "red", "pick": "p4", "resign": True}]}, "one-decision", "decisions[0]"),
        ({"decisions": [{"robot": "red", "program": "F"}]}, "row-count", "decisions[0].programs.red"),
    ],
)
def test_a_damaged_file_is_refused_with_its_place(change: dict[str, object], reason: str, path: str) -> None:
    with pytest.raises(Refusal) as refusal:
        load(save(match_of("L1")) | change)
    assert (refusal.value.reason, refusal.value.path) == (reason, path)
    assert isinstance(refusal.value, Malformed | Illegal)


def test_a_match_kept_by_an_older_release_is_on_the_field_that_it_had() -> None:
    """Older releases did not save how a random field was drawn, nor check the advice for the age."""
    two = [{"colour": "red"}, {"colour": "blue"}]
    old = {"settings": {"game": "L2", "seats": two}, "seed": "old log 2", "decisions": []}
    match = load({"format": FORMAT, **old})
    assert (match.position.board, match.position.barrels) == ("..~.~~~..~~~.~..", ())
    assert load(save(match)).position == match.position
    assert load({"format": FORMAT, "drawing": DRAWING, **old}).position != match.position


def test_a_drawing_that_is_not_known_yet_is_refused() -> None:
    with pytest.raises(Malformed) as refusal:
        load(save(match_of("L2")) | {"drawing": DRAWING + 1})
    assert (refusal.value.path, refusal.value.reason) == ("drawing", "too-large")
