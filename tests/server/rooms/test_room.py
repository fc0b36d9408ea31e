"""A room follows from its log: chairs, matches, pauses and clocks."""

from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.json import decode, encode

from golems.bots.protocol import decision_of
from golems.bots.random_bot import random_bot
from golems.match.decisions import write_decision
from golems.match.random_arenas import DRAWING
from golems.rules.refusals import Illegal
from golems.server.http.tokens import Grant
from golems.server.rooms.actions import entry_of
from golems.server.rooms.entries import (
    AnyEntry,
    Changed,
    Created,
    Decided,
    Freed,
    Paused,
    Reacted,
    Relieved,
    Rematched,
    Renamed,
    Replaced,
    Resumed,
    SatDown,
    Started,
    read_entry,
    write_entry,
)
from golems.server.rooms.messages import Change, Rematch, Start
from golems.server.rooms.room import Room
from golems.server.rooms.views import Sight, see
from golems.server.tables import ChairSetup, Setup, ThinkingTime
from tests.refusals import because

PERSON, BOT, PAROBOT = ChairSetup(), ChairSetup("bot", bot="random"), ChairSetup("parobot", card="1A")


def room(*chairs: ChairSetup, game: str = "L1", **agreed: Any) -> Room:
    made = Room("BCDFG")
    made.apply(Created(Setup(game, chairs or (PERSON, PERSON), **agreed), "host"), 0)
    return made


def seated(*chairs: ChairSetup, **agreed: Any) -> Room:
    made = room(*chairs, **agreed)
    for number, chair in enumerate(made.chairs):
        if chair.is_free:
            made.apply(SatDown(number, f"Player {number}", f"key {number}"), 0)
    return made


def started(*chairs: ChairSetup, **agreed: Any) -> Room:
    made = seated(*chairs, **agreed)
    made.apply(Started("seed"), 10)
    return made


def refused(made: Room, entry: AnyEntry) -> str:
    """Return the reason of a refusal, which has changed nothing."""
    before = see(made), made.number, made.deadline
    with pytest.raises(Illegal) as refusal:
        made.apply(entry, 99)
    assert (see(made), made.number, made.deadline) == before
    return refusal.value.reason


def play_on(made: Room, decisions: int, at: float = 11) -> None:
    """Decide anything, for whoever is asked."""
    for _ in range(decisions):
        match = made.running()
        if not match.requests():
            return
        decision = decision_of(match, match.requests()[0], random_bot)
        made.apply(Decided(write_decision(decision, match.position)), at)


# ---------------------------------------------------------------- the table


def test_a_log_may_have_streams_in_edition_2_but_no_new_table_has_them() -> None:
    """Older releases did not ask whether the arena has streams."""
    made = started(game="standard", edition="2.0", arena="rapids")
    assert made.running().position.streams == ()
    with pytest.raises(Illegal, check=because("arena-streams")):
        entry_of(Change(setup=made.setup), made, (host_of(made),))


def host_of(made: Room) -> Grant:
    return Grant(made.code, "host", None, made.host, datetime.now(UTC))


def test_people_sit_down_where_a_chair_is_free() -> None:
    made = room(PERSON, PERSON, BOT)
    made.apply(SatDown(1, "  Маша   и  папа ", "key"), 0)
    assert see(made)["chairs"] == [
        {"kind": "person", "free": True},
        {"kind": "person", "name": "Маша и папа"},
        {"kind": "bot", "bot": "random"},
    ]
    assert refused(made, SatDown(1, "Петя", "other")) == "chair-taken"
    assert refused(made, SatDown(2, "Петя", "other")) == "chair-taken"
    assert refused(made, SatDown(3, "Петя", "other")) == "no-chair"
    assert refused(made, SatDown(0, " \u200b", "other")) == "no-name"


def test_who_leaves_makes_room_for_somebody_else() -> None:
    made = seated()
    made.apply(Freed(0), 0)
    made.apply(SatDown(0, "Петя", "new key"), 0)
    assert (made.chairs[0].name, made.chairs[0].key) == ("Петя", "new key")
    assert refused(room(), Freed(0)) == "nobody-sits"
    made.apply(Renamed(0, "Пётр"), 0)
    assert made.chairs[0].name == "Пётр"


def test_the_host_sets_the_table_anew_and_people_keep_their_chairs() -> None:
    made = seated()
    made.apply(Changed(Setup("L4", (PERSON, PERSON, PAROBOT))), 0)
    assert [chair.name for chair in made.chairs] == ["Player 0", "Player 1", ""]
    made.apply(Changed(Setup("L1", (BOT, PERSON))), 0)
    assert [chair.name for chair in made.chairs] == ["", "Player 1"]
    assert refused(started(), Changed(Setup("L1", (BOT, BOT)))) == "match-runs"


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup("L1", (PERSON, PAROBOT, PAROBOT)), "parobots"),
        (Setup("L1", (PERSON, ChairSetup("bot", bot="brave.py:brave"))), "unknown-bot"),
        (Setup("L1", (PERSON, ChairSetup("bot"))), "unknown-bot"),
        (Setup("L1", (PERSON, ChairSetup(bot="brave.py:brave"))), "unknown-bot"),
        (Setup("L1", (PERSON, ChairSetup(bot=""))), "unknown-bot"),
        (Setup("L1", (PERSON, PERSON, ChairSetup("parobot", bot="brave.py:brave"))), "parobot-with-bot"),
        (Setup("L1", (PERSON, PERSON, ChairSetup("parobot", bot="greedy"))), "parobot-with-bot"),
        (Setup("L1", (PERSON, PERSON), arena="village-pond"), "arena-token"),
        (Setup("scenario", (PERSON,), arena="two-banks"), "scenario-seats"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused_at_once(setup: Setup, reason: str) -> None:
    with pytest.raises(Illegal, check=because(reason)):
        Room("BCDFG").apply(Created(setup, "host"), 0)
    assert refused(room(), Changed(setup)) == reason


def test_everything_that_can_be_agreed_reaches_the_match() -> None:
    made = started(
        game="L4",
        arena="railway",
        components="deal",
        options={"allies": True},
        hand={"forward": 4, "attack": 3},
        deck=("loop",),
        open=True,
        places="fixed",
        novices=False,
    )
    assert made.match
    assert (made.match.deck, made.match.game.open) == (("loop",) * 8, True)
    assert dict(made.match.position.hand)["forward"] == 4
    assert made.match.position.options.allies


# ---------------------------------------------------------------- matches


def test_a_match_starts_when_nobody_is_missing() -> None:
    assert refused(room(), Started("seed")) == "chair-free"
    assert refused(room(), Decided({"robot": "red", "resign": True})) == "no-match"
    made = started()
    assert made.match
    assert refused(made, Started("seed")) == "match-runs"


OLD_LOG = [  # as it was written before fields kept the advice for the age
    b'{"type":"created","setup":{"game":"L2","chairs":[{"kind":"bot","bot":"random"},{}]},"host":"host"}',
    b'{"type":"taken","chair":1,"name":"Anna","key":"key"}',
    b'{"type":"started","seed":"old log 2"}',
]


def test_a_match_of_an_old_log_is_played_on_the_field_that_it_had() -> None:
    made = Room("BCDFG")
    for body in OLD_LOG:
        made.apply(read_entry(body), 0)
    position = made.running().position
    assert (position.board, position.barrels) == ("..~.~~~..~~~.~..", ())


@pytest.mark.parametrize("message", [Start(), Rematch()], ids=["first", "again"])
def test_a_new_match_says_in_the_log_how_its_field_was_drawn(message: Start | Rematch) -> None:
    made = seated(game="L2", arena="random")
    entry = entry_of(message, made, (host_of(made),))
    assert isinstance(entry, Started | Rematched)
    assert entry.drawing == DRAWING
    assert read_entry(write_entry(entry)) == entry


def test_a_decision_that_the_match_refuses_changes_nothing() -> None:
    made = started(ChairSetup(colour="red"), ChairSetup(colour="blue"))
    assert refused(made, Decided({"robot": "red", "program": "F F F F"})) == "too-many-cards"
    made.apply(Decided({"robot": "red", "program": "F F A D"}), 11)
    assert refused(made, Decided({"robot": "red", "program": "F F A D"})) == "not-asked"


def test_in_a_rematch_everybody_sits_one_seat_further() -> None:
    chairs = [ChairSetup(colour=colour) for colour in ("red", "blue", "green")]
    made = started(*chairs, places="fixed")
    assert made.match
    assert refused(made, Rematched("again")) == "match-runs"
    assert [made.match.id_of(seat) for seat in range(3)] == ["red", "blue", "green"]
    play_on(made, 100)
    made.apply(Rematched("again"), 20)
    assert [made.match.id_of(seat) for seat in range(3)] == ["green", "red", "blue"]
    assert [made.match.settings.seats[made.seat_of(chair)].name for chair in range(3)] == [
        "Player 0",
        "Player 1",
        "Player 2",
    ]
    assert [made.chair_at(made.seat_of(chair)) for chair in range(3)] == [0, 1, 2]


def test_the_same_battle_again_is_on_the_same_arena_and_everybody_stays() -> None:
    chairs = [ChairSetup(colour=colour) for colour in ("red", "blue")]
    made = started(*chairs, places="fixed")
    assert made.match
    first, begun = made.match, made.match.start
    assert begun
    play_on(made, 100)
    made.apply(Rematched("again", same=True), 20)
    assert made.match is not first
    assert (made.match.arena, made.match.position.board) == (first.arena, begun.board)
    assert [made.match.id_of(seat) for seat in range(2)] == ["red", "blue"]
    assert [robot.cell for robot in made.match.position.robots] == [robot.cell for robot in begun.robots]
    play_on(made, 100)
    made.apply(Rematched("a third time", same=True), 25)
    assert made.match.arena == first.arena
    play_on(made, 100)
    made.apply(Rematched("once more"), 30)
    assert made.match.arena != first.arena
    assert [made.match.id_of(seat) for seat in range(2)] == ["blue", "red"]


def test_the_same_arena_is_not_kept_for_another_game() -> None:
    made = started(BOT, BOT)
    play_on(made, 100)
    made.apply(Changed(Setup("L1", (BOT, BOT, BOT))), 20)
    made.apply(Rematched("again", same=True), 30)
    assert made.match
    assert len(made.match.position.robots) == 3


def test_after_a_match_the_table_may_be_set_for_more() -> None:
    made = started(BOT, BOT)
    play_on(made, 1000)
    made.apply(Changed(Setup("L1", (BOT, BOT, BOT))), 20)
    chairs: Any = see(made)["chairs"]
    assert ["robot" in chair for chair in chairs] == [True, True, False]


def test_parobots_stay_behind_the_players_in_a_rematch() -> None:
    made = started(PERSON, BOT, PAROBOT, game="L4")
    play_on(made, 200)
    made.apply(Rematched("again"), 20)
    assert made.match
    assert made.match.position.robots[2].bot == "1A"
    assert made.seat_of(2) == 2


def test_a_bot_plays_for_an_absent_person_until_they_are_back() -> None:
    made = started()
    assert made.bots_awaited() == []
    made.apply(Replaced(1, "greedy"), 12)
    assert [(request.seat, bot) for request, bot in made.bots_awaited()] == [(1, "greedy")]
    assert made.due(12) == 12
    made.apply(Replaced(1), 13)
    assert made.bots_awaited() == []
    assert refused(made, Replaced(1, "nobody")) == "unknown-bot"
    assert refused(started(PERSON, BOT), Replaced(1)) == "no-person"


def test_another_bot_plays_on_for_one_that_fails_until_the_host_chooses_again() -> None:
    made = started(PERSON, BOT)
    made.apply(Relieved(1, "apprentice", "bot-failed"), 12)
    assert [bot for _, bot in made.bots_awaited()] == ["apprentice"]
    seen: Any = see(made)["chairs"]
    assert seen[1] == {
        "kind": "bot",
        "bot": "apprentice",
        "relieved": "bot-failed",
        "robot": seen[1]["robot"],
    }
    assert refused(made, Relieved(0, "apprentice", "bot-failed")) == "no-bot-plays"
    assert refused(made, Relieved(1, "brave.py:brave", "bot-failed")) == "unknown-bot"
    away = started()
    away.apply(Replaced(1, "knight"), 12)
    away.apply(Relieved(1, "apprentice", "bot-failed"), 13)
    away.apply(Replaced(1, "greedy"), 14)
    assert (away.chairs[1].bot, away.chairs[1].relieved) == ("greedy", None)


def test_reactions_are_seen_once() -> None:
    made = started()
    made.apply(Reacted(0, "wow"), 11)
    assert see(made)["reaction"] == {"type": "reacted", "chair": 0, "reaction": "wow"}
    play_on(made, 1)
    assert "reaction" not in see(made)


# ---------------------------------------------------------------- clocks


def test_a_phase_has_its_time_and_a_new_round_has_it_anew() -> None:
    made = started(think=ThinkingTime(programs=30))
    assert made.deadline == 40
    play_on(made, 1, at=15)
    assert made.deadline == 40
    play_on(made, 1, at=20)
    assert made.deadline == 50
    assert made.due(20) == 50


def test_without_think_time_there_is_no_deadline() -> None:
    assert started().deadline is None
    assert started().due(10) is None


def test_while_the_game_is_paused_nothing_is_decided_and_no_time_passes() -> None:
    made = started(PERSON, BOT, think=ThinkingTime(programs=30))
    made.apply(Paused(), 20)
    assert made.due(20) is None
    assert made.bots_awaited() == []
    assert refused(made, Decided({"robot": "red", "resign": True})) == "paused"
    assert refused(made, Paused()) == "nothing-to-pause"
    made.apply(Resumed(), 120)
    assert made.deadline == 140
    assert refused(made, Resumed()) == "not-paused"


# ---------------------------------------------------------------- the log


def test_the_log_gives_the_same_room_again() -> None:
    made, log = Room("BCDFG"), []

    def take(entry: AnyEntry, at: float) -> None:
        made.apply(entry, at)
        log.append((write_entry(entry), at))

    take(Created(Setup("L2", (PERSON, BOT), think=ThinkingTime(programs=30)), "host"), 0)
    take(SatDown(0, "Маша", "key"), 1)
    take(Started("seed"), 2)
    for number in range(3, 20):
        match = made.running()
        if match.requests():
            decision = decision_of(match, match.requests()[0], random_bot)
            take(Decided(write_decision(decision, match.position)), float(number))
    again = Room("BCDFG")
    for body, at in log:
        again.apply(read_entry(body), at)
    for chair in (None, 0, 1):
        assert see(again, chair) == see(made, chair)
    assert again.deadline == made.deadline


def test_no_token_and_no_seed_is_seen() -> None:
    made = started(PERSON, PERSON, game="L4", components="deal")
    play_on(made, 10)
    for chair in (None, 0, 1):
        text = str(see(made, chair))
        assert not [secret for secret in ("key 0", "key 1", "host", "seed") if f"'{secret}'" in text]


def test_what_is_written_once_for_all_chairs_is_what_each_one_sees() -> None:
    battle = started(PERSON, PERSON, game="L4", components="deal")
    for made in (battle, seated(), started(PERSON, BOT, game="L2")):
        if made.match:
            play_on(made, 7)
        sight = Sight(made)
        for chair in (None, 0, 1):
            seen = decode(sight.message(made, chair))
            assert seen["room"] == decode(encode(see(made, chair)))
