"""Whatever happens in a tournament, everybody can be shown it, and it can be taken home."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.json import decode, encode

from golems.arena.tournaments.entries import (
    FORMATS,
    Absent,
    AnyEntry,
    Corrected,
    Joined,
    Opened,
    Replayed,
    Reported,
    Returned,
    SeatResult,
    Unpaired,
    Withdrawn,
)
from golems.arena.tournaments.rules import read_rules
from golems.arena.tournaments.tournament import Bout
from golems.rules.refusals import Refusal
from golems.server.gatherings.kinds import Role
from golems.server.tournaments.contest import Contest, Organised, Tabled, waiting
from golems.server.tournaments.files import public_log
from golems.server.tournaments.tables import next_tables, seat_for, table_for
from golems.server.tournaments.views import show
from tests.server.clubs import SWISS

ACTS = 60


def opened(format_: str, players: int) -> Contest:
    more: dict[str, Any] = {"seats": 3} if format_ == "scenario" else {}
    bracket = ["lot"] if format_ in ("elimination", "groups") else []
    rules = {key: value for key, value in SWISS.items() if key != "rounds"}
    rules |= {"format": format_, "tie_breaks": [*SWISS["tie_breaks"], "deciding", *bracket], **more}
    contest = Contest()
    contest.apply(Organised("lead"), 0)
    contest.apply(Opened(read_rules(rules), "seed"), 0)
    for number in range(players):
        contest.apply(Joined(f"Player {number}", key=f"key {number}"), 0)
    return contest


def test_everybody_is_told_how_the_rules_are_read() -> None:
    match = {"game": "beginners", "options": {"swap_places": True}}
    contest = Contest()
    contest.apply(Organised("lead"), 0)
    contest.apply(Opened(read_rules(SWISS | {"match": match, "arenas": ["small-yard"]}), "seed"), 0)
    rules = decode(encode(show(contest, Role())))["rules"]
    assert (rules["game"], rules["edition"], rules["options"]) == ("beginners", "3.0", {"swap_places": True})


def results(bout: Bout, chance: Random) -> tuple[SeatResult, ...]:
    places = list(range(1, len(bout.present) + 1))
    chance.shuffle(places)
    return tuple([SeatResult(*pair) for pair in zip(bout.present, places, strict=True)])


def start(contest: Contest) -> None:
    """Begin a round with a room for every table."""
    paired, laid = next_tables(contest)
    contest.apply(paired, 0)
    for each in laid:
        keys = tuple([sitter.key for sitter in table_for(contest, "BCDFG", each).sitters])
        contest.apply(Tabled(each.match, f"ROOM{each.match}", each.players, keys), 0)


def anything(contest: Contest, chance: Random) -> AnyEntry:
    """Return an entry that may fit or not."""
    tournament = contest.tournament
    player = chance.randrange(len(tournament.players))
    bout = chance.choice(list(tournament.bouts.values())) if tournament.bouts else None
    if bout is None or chance.random() < 0.2:
        late = Joined(f"Late {contest.number}", key=f"late {contest.number}")
        people: list[AnyEntry] = [Withdrawn(player), Returned(player), late, Unpaired("wrong")]
        return chance.choice(people)
    ends: list[AnyEntry] = [
        Reported(bout.number, results(bout, chance)),
        Reported(bout.number, results(bout, chance)),
        Absent(bout.number, bout.present[:1]),
        Replayed(bout.number, "again"),
        Corrected(bout.number, results(bout, chance), "mistake"),
    ]
    return chance.choice(ends)


@pytest.mark.parametrize("format_", FORMATS)
@settings(max_examples=25, deadline=None)
@given(players=st.integers(2, 9), seed=st.integers(0, 2**32))
def test_whatever_happens_everybody_can_be_shown_it(format_: str, players: int, seed: int) -> None:
    contest, chance = opened(format_, players), Random(seed)
    for _ in range(ACTS):
        try:
            if contest.is_round_over and chance.random() < 0.5:
                start(contest)
            else:
                contest.apply(anything(contest, chance), 0)
        except Refusal:
            continue
        check(contest)


def check(contest: Contest) -> None:
    everybody = [Role(), Role("lead"), *[Role("member", each.number) for each in contest.tournament.players]]
    for role in everybody:
        view = decode(encode(show(contest, role)))
        assert view["state"] in ("joining", "playing", "between", "over")
        assert (view["state"] == "playing") == (not contest.is_round_over)
        table = view.get("you", {}).get("table")
        assert (table is None) == (role.member is None or contest.table_of(role.member) is None)
        if table:
            room, chair, key = seat_for(contest, role)
            assert (room, key) == (table["room"], contest.tables[table["match"]].keys[chair])
    assert len(waiting(contest)) == len(set(waiting(contest)))
    assert not [entry for entry in public_log(contest) if isinstance(entry, Joined) and entry.key]


def test_nobody_is_at_two_tables_that_play_at_once() -> None:
    contest = opened("round_robin", 6)
    while not contest.is_over:
        start(contest)
        running = contest.running()
        seated = [player for bout in running for player in bout.present]
        assert len(seated) == len(set(seated))
        for bout in running:
            contest.apply(Reported(bout.number, results(bout, Random(bout.number))), 0)
