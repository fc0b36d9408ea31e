"""Ten thousand random matches, on every arena, in every game, for every number of players: they end with a
result, break nothing on the way, and their records replay to the same end."""

from dataclasses import replace
from random import Random

import pytest

from golems.match.match import Match
from golems.match.ranking import ranking
from golems.match.saves import record_of
from golems.match.settings import Settings
from golems.notation.positions import OPTION_VALUES, read_options
from golems.notation.reading import decode, encode
from golems.notation.records import read_record, replay, write_record
from golems.notation.seals import broken_seals
from golems.rules.validity import check_position
from golems.rules.values import Options, Position, Result
from tests.match.tables import all_settings, named, played

EVERYWHERE = list(all_settings())
EACH = -(-10_000 // len(EVERYWHERE))


@pytest.mark.parametrize("settings", EVERYWHERE, ids=named)
def test_random_matches_end_break_nothing_and_replay(settings: Settings) -> None:
    for number in range(EACH):
        chance = Random(f"{named(settings)} {number}")
        match = played(Match(varied(settings, chance), str(number)))
        assert match.result
        check_end(match, match.result)
        record = record_of(match)
        assert record
        again = read_record(decode(encode(write_record(record))))
        assert not [given for given in again.rounds if broken_seals(given)]
        before = again.start
        for outcome in replay(again):
            check_step(before, outcome.position, outcome.result)
            before = outcome.position
        assert (before, outcome.result) == (match.position, match.result)


def varied(settings: Settings, chance: Random) -> Settings:
    """Return the settings as they come from the box, or with other readings of the rules."""
    novices, options = chance.choice([None, True, False]), options_by(chance, settings.edition)
    return replace(settings, novices=novices, options=options)


def options_by(chance: Random, edition: str) -> Options:
    changed = {
        name: chance.choice([True, False] if values is None else list(values))
        for name, values in OPTION_VALUES.items()
        if chance.random() < 0.15
    }
    return read_options(changed, edition)


def check_step(before: Position, after: Position, result: Result | None) -> None:
    """Check that nothing appears from nowhere, that robots that are out stay out, and that the position is
    possible."""
    if result is None:
        check_position(after)
    assert [robot.id for robot in after.robots] == [robot.id for robot in before.robots]
    assert all(now.out or not was.out for was, now in zip(before.robots, after.robots, strict=True))
    assert barrels(after) <= barrels(before)
    assert after.board.count("#") == before.board.count("#")
    assert after.hand == before.hand


def barrels(position: Position) -> int:
    return sum(len(column) for _, column in position.barrels) + sum(
        robot.carries for robot in position.robots
    )


def check_end(match: Match, result: Result) -> None:
    """Check that winners are on the field, that everybody who was ranked has a place, and that nothing is
    waited for."""
    assert match.requests() == ()
    assert all(not match.position.robots[seat].out for seat in result.winners)
    places = ranking(match)
    assert sum(map(len, places)) >= match.settings.players
    assert not set(result.winners) - {seat for place in places for seat in place}
