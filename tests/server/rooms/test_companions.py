"""A companion at a table: its strength is data of the chair, follows from how matches end, gives a start."""

import msgspec
import pytest

from golems.match.decisions import Resign, write_decision
from golems.rules.refusals import Illegal
from golems.server.rooms.actions import starts_in
from golems.server.rooms.entries import Created, Decided, Rematched, Started, read_entry, write_entry
from golems.server.rooms.keeper import task_of
from golems.server.rooms.room import Room
from golems.server.rooms.views import see
from golems.server.tables import ChairSetup, Setup
from tests.refusals import because
from tests.server.rooms.test_room import PERSON, room, seated

COMPANION = ChairSetup("bot", bot="companion", strength=15)
STRONG = ChairSetup("bot", bot="companion", strength=90)


def begun(*chairs: ChairSetup, game: str = "L1") -> Room:
    made = seated(*chairs, game=game)
    made.apply(Started("seed", starts=starts_in(made)), 10)
    return made


def resigns(made: Room, chair: int) -> None:
    match = made.running()
    decision = write_decision(Resign(made.seat_of(chair)), match.position)
    made.apply(Decided(decision), 20)


def test_who_loses_against_it_meets_a_weaker_one_in_the_next_match() -> None:
    made = begun(PERSON, STRONG)
    resigns(made, 0)
    assert made.running().result
    assert made.chairs[1].strength == 79
    assert see(made)["chairs"][1]["strength"] == 79  # type: ignore[index]


def test_a_weak_one_gives_a_start_and_a_strong_one_none() -> None:
    assert [robot.damage for robot in begun(PERSON, COMPANION).running().position.robots] == [0, 1]
    assert [robot.damage for robot in begun(PERSON, STRONG).running().position.robots] == [0, 0]


def test_in_games_of_the_older_editions_nobody_gives_a_start() -> None:
    assert starts_in(seated(PERSON, COMPANION, game="standard")) == ()


def test_the_start_of_a_match_is_in_the_log_so_that_it_stays_what_it_was() -> None:
    entry = Rematched("seed", starts=(0, 2))
    assert read_entry(write_entry(entry)) == entry
    made = seated(PERSON, COMPANION)
    made.apply(Started("seed"), 10)  # as older releases wrote it
    assert [robot.damage for robot in made.running().position.robots] == [0, 0]


def test_the_bot_is_told_how_strong_it_is() -> None:
    task = task_of(begun(PERSON, STRONG), lambda room, seat, bot: False)
    assert task
    assert (task.bot, task.strength) == ("companion", 90)


def test_somebody_new_meets_the_first_strength() -> None:
    made = begun(PERSON, ChairSetup("bot", bot="companion"))
    assert see(made)["chairs"][1]["strength"] == 40  # type: ignore[index]


# ---------------------------------------------------------------- what comes in a request


@pytest.mark.parametrize("strength", [-1, 101, 1e9, 40.5, "40", "strong", True, [40], {"value": 40}])
def test_a_strength_that_is_no_number_within_its_bounds_is_no_setup(strength: object) -> None:
    chair = {"kind": "bot", "bot": "companion", "strength": strength}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"game": "L1", "chairs": [{}, chair]}), type=Setup)


OTHERS = (
    ChairSetup("bot", bot="greedy", strength=40),
    ChairSetup("person", strength=40),
    ChairSetup("bot", bot="companion:40"),
    ChairSetup("bot", bot="companion:40", strength=40),
)


@pytest.mark.parametrize("chair", OTHERS)
def test_only_a_companion_has_a_strength_and_its_name_holds_none(chair: ChairSetup) -> None:
    with pytest.raises(
        Illegal, check=lambda refusal: refusal.reason in ("strength-of-companion", "unknown-bot")
    ):
        room(PERSON, chair)


def test_a_start_that_a_log_cannot_have_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        read_entry(b'{"type":"started","seed":"1","starts":[0,9]}')
    created = Created(Setup("standard", (PERSON, PERSON)), "host")
    assert read_entry(write_entry(created)) == created
    with pytest.raises(Illegal, check=because("damage-at-first")):
        seated(PERSON, PERSON, game="standard").apply(Started("seed", starts=(0, 1)), 10)
