"""A secret belongs to whoever laid it: who comes to a chair later does not see what was laid there before."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from golems.bots.protocol import decision_of
from golems.bots.random_bot import random_bot
from golems.match.decisions import Decision, Resign, TimeOut, write_decision
from golems.match.match import Match
from golems.notation.programs import write_short
from golems.rules.refusals import Illegal
from golems.rules.values import Program
from golems.server.rooms.entries import (
    AnyEntry,
    Changed,
    Created,
    Decided,
    Freed,
    Paused,
    Rekeyed,
    Rematched,
    Replaced,
    Resumed,
    SatDown,
    Started,
    read_entry,
    write_entry,
)
from golems.server.rooms.room import Room
from golems.server.rooms.tables import RoomTables
from golems.server.rooms.views import Sight, see
from golems.server.tables import ChairSetup, Setup
from tests.server import browsers, classroom, clubs
from tests.server.driving import RoomTable, Server, ask, set_table, start_all, stopping
from tests.server.visitors import Visitor, visiting

RED, BLUE = ChairSetup(colour="red"), ChairSetup(colour="blue")
CLOSED = Setup("L1", (RED, BLUE), novices=False)
SECRET = "F L S D"


# ---------------------------------------------------------------- against a server


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    started = Server(tmp_path_factory.mktemp("eyes") / "data")
    with stopping(started):
        await started.start()
        yield started
        assert started.errors() == []


async def sealed_table(server: Server, host: Visitor, table: RoomTable) -> None:
    """Lay a table at which blue has sealed; red, who is the host, has not."""
    await host.say("start")
    async with visiting(server, table.code, table.seats[1]) as victim:
        await victim.lay(1, SECRET)
        assert victim.match(1)["program"] == SECRET


async def take_over(server: Server, host: Visitor, table: RoomTable) -> str:
    await host.say("leave", chair=1)
    taken = await ask(server, f"/api/rooms/{table.code}/chairs/1", {"name": "Host again"})
    await host.hello(table.host, table.seats[0], taken["token"])
    return str(taken["token"])


@pytest.mark.anyio
async def test_a_host_who_takes_a_chair_is_not_shown_what_was_sealed_there(server: Server) -> None:
    table = await set_table(server, CLOSED)
    async with visiting(server, table.code, table.host, table.seats[0]) as host:
        await sealed_table(server, host, table)
        await take_over(server, host, table)
        assert "program" not in host.match(1)
        assert host.match(1)["robot"] == "blue"
        assert list(host.match(1)["waiting"]) == ["red"]
        assert not [line for line in host.told if SECRET in line]
        await host.lay(0, "R F S A")
        assert host.match(1)["request"]["kind"] == "program"  # both programs have run, row by row
        await host.lay(1, "L R F D")
        assert host.match(1)["program"] == "L R F D"


@pytest.mark.anyio
async def test_who_was_sent_away_and_comes_back_is_not_shown_it_either(server: Server) -> None:
    """A new token may be anybody’s."""
    table = await set_table(server, CLOSED)
    async with visiting(server, table.code, table.host, table.seats[0]) as host:
        await sealed_table(server, host, table)
        await host.say("replace", chair=1, bot="random")
        token = await take_over(server, host, table)
        async with visiting(server, table.code, table.seats[1], token) as back:
            assert "program" not in back.match(1)


@pytest.mark.anyio
async def test_a_secret_stays_with_its_holder_when_the_server_is_started_again(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with stopping(server):
        await server.start()
        table = await set_table(server, CLOSED)
        async with visiting(server, table.code, table.host, table.seats[0]) as host:
            await sealed_table(server, host, table)
        server.kill()
        await start_all([server])
        async with visiting(server, table.code, table.seats[1]) as victim:
            assert victim.match(1)["program"] == SECRET
        async with visiting(server, table.code, table.host, table.seats[0]) as host:
            token = await take_over(server, host, table)
        server.kill()
        await start_all([server])
        async with visiting(server, table.code, token) as host:
            assert "program" not in host.match(1)


# ---------------------------------------------------------------- whatever happens at a table

GAMES = {
    "closed": CLOSED,
    "three": Setup("L1", (RED, BLUE, ChairSetup()), novices=False),
    "open": Setup("L1", (RED, BLUE), open=True),
    "L2": Setup("L2", (RED, BLUE, ChairSetup("bot", bot="random")), components="deal"),
    "L4": Setup("L4", (RED, BLUE, ChairSetup("parobot", card="any")), components="choose"),
    "3.0": Setup("standard", (RED, BLUE), edition="3.0"),
    "autonomous": Setup("autonomous", (RED, BLUE)),
}


class Looking:
    """A room that everybody looks at after each entry, and the key that laid each seat's program."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.room, self.log, self.keys = Room("BCDFG"), list[AnyEntry](), 0
        self.laid_by: dict[int, str | None] = {}
        self.shown = 0  # how often somebody was shown their own program
        self.hidden = 0  # how often somebody was not shown one of another
        self.apply(Created(setup, "host"))
        self.sight = Sight(self.room)
        for number, chair in enumerate(self.room.chairs):
            if chair.is_free:
                self.apply(SatDown(number, "Somebody", self.new_key()))
        self.apply(Started(f"seed {seed}"))

    def new_key(self) -> str:
        self.keys += 1
        return f"key {self.keys}"

    def apply(self, entry: AnyEntry) -> None:
        self.room.apply(entry, 1.0)
        self.log.append(entry)

    def decide(self, decision: Decision) -> None:
        match = self.room.running()
        is_program = match.phase == "programs" and not isinstance(decision, Resign)
        self.apply(Decided(write_decision(decision, match.position)))
        if is_program:
            self.laid_by[decision.seat] = self.room.chairs[self.room.chair_at(decision.seat)].key

    def do(self, step: str, number: int) -> None:
        """Take one step, if it may be taken now."""
        chair, match = number % len(self.room.chairs), self.room.running()
        try:
            if match.result:
                self.apply(Rematched(f"again {number}"))
                self.laid_by.clear()
            elif step in DECIDING:
                request = match.requests()[number % len(match.requests())]
                self.decide(DECIDING[step](match, request))
            else:
                self.apply(DOING[step](chair, self.new_key()))
        except Illegal:
            return
        self.check()

    def check(self) -> None:
        """Check that no byte that the holder of a chair is told is a program which somebody else laid."""
        change, match = self.sight.look(self.room), self.room.running()
        is_open = not match.rounds or match.game.open
        programs = {} if is_open else match.round.given.programs
        for chair, seat, key in self.holders():
            told = change.message(chair) + self.sight.message(self.room, chair)
            told += msgspec.json.encode(see(self.room, chair))
            for other, program in programs.items():
                is_own = other == seat and self.laid_by.get(other) == key
                is_told = f'"{write_short(program)}"'.encode() in told
                if is_own:
                    self.shown += 1
                    assert is_told
                elif len(program) > 1 and not self.is_laid_twice(match, program):
                    self.hidden += 1
                    assert not is_told

    def holders(self) -> Iterator[tuple[int, int, str]]:
        for number, chair in enumerate(self.room.chairs):
            if chair.key:
                yield number, self.room.seat_of(number), chair.key

    def is_laid_twice(self, match: Match, program: Program) -> bool:
        """Return whether a program is laid by two seats at once, or in a round that has been shown."""
        return [each for round_ in match.rounds for each in round_.given.programs.values()].count(program) > 1


DECIDING: dict[str, Any] = {
    "decide": lambda match, request: decision_of(match, request, random_bot),
    "time out": lambda match, request: TimeOut(request.seat),
    "resign": lambda match, request: Resign(request.seat),
}
DOING: dict[str, Any] = {
    "leave": lambda chair, key: Freed(chair),
    "take": lambda chair, key: SatDown(chair, "Newcomer", key),
    "rekey": Rekeyed,
    "bot": lambda chair, key: Replaced(chair, "random"),
    "person": lambda chair, key: Replaced(chair),
    "pause": lambda chair, key: Paused(),
    "resume": lambda chair, key: Resumed(),
}
STEPS = st.sampled_from(["decide"] * 6 + ["take"] * 3 + ["leave"] * 2 + [*DECIDING, *DOING, "resume"])


@hypothesis_settings(max_examples=150)
@given(
    st.sampled_from(list(GAMES)),
    st.integers(0, 99),
    st.lists(st.tuples(STEPS, st.integers(0, 5)), max_size=60),
)
def test_no_key_is_shown_a_program_that_it_did_not_lay(
    name: str, seed: int, steps: list[tuple[str, int]]
) -> None:
    looking = Looking(GAMES[name], seed)
    for step, number in steps:
        looking.do(step, number)
    again = Room("BCDFG")
    for entry in looking.log:
        again.apply(read_entry(write_entry(entry)), 1.0)
    for chair in range(len(again.chairs)):
        assert see(again, chair) == see(looking.room, chair)


def test_a_new_holder_is_shown_nothing_and_the_old_one_everything() -> None:
    """Of a few of the steps above it is written here what they show and hide."""
    looking = Looking(CLOSED, 0)
    for step, number in [
        ("decide", 0),
        ("leave", 0),
        ("take", 0),
        ("decide", 0),
        ("rekey", 1),
        ("decide", 0),
    ]:
        looking.do(step, number)
    assert (looking.shown, looking.hidden) == (2, 5)


def test_a_table_set_for_more_after_a_match_shows_the_new_chairs_what_everybody_sees() -> None:
    room = Looking(CLOSED, 0).room
    room.apply(Decided({"robot": "red", "resign": True}), 2.0)
    room.apply(Changed(Setup("L1", (RED, BLUE, ChairSetup(), ChairSetup()))), 3.0)
    room.apply(SatDown(3, "Newcomer", "key"), 4.0)
    seen: Any = msgspec.json.decode(msgspec.json.encode(see(room, 3)))
    assert msgspec.json.decode(Sight(room).message(room, 3))["room"] == seen
    assert ("robot" in seen["match"], seen["match"]["phase"]) == (False, "over")
    assert [chair.get("robot") for chair in seen["chairs"]] == ["red", "blue", None, None]


# ---------------------------------------------------------------- gatherings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with browsers.server(tmp_path / "data") as opened:
        yield opened


def test_a_new_link_in_a_tournament_shows_nothing_that_was_sealed_with_the_old_one(
    client: TestClient,
) -> None:
    club = clubs.Club(client, clubs.SWISS | {"match": {"game": "L1", "novices": False}})
    club.join("Маша", "Петя")
    club.act("start")
    victim = club.players[0]
    seat = club.seat(victim)
    with browsers.SocketBrowser(client, seat["room"], seat["token"]) as browser:
        browsers.until(lambda: browser.ask("ping") and "match" in browser.room(seat["chair"]))
        assert browser.decide(seat["chair"], program=SECRET)["type"] == "done"
        assert browser.room(seat["chair"])["match"]["program"] == SECRET
        link = club.back(club.word(victim.number))["token"]
        browser.ask("ping")
        assert browser.ask("react", chair=seat["chair"], reaction="wow")["reason"] == "not-your-chair"
    taken = club.seat(clubs.ClubMember(victim.number, link))
    assert (taken["room"], taken["chair"]) == (seat["room"], seat["chair"])
    with browsers.SocketBrowser(client, taken["room"], taken["token"]) as organiser:
        assert "program" not in organiser.room(seat["chair"])["match"]
        assert SECRET not in str(organiser.told)
    assert club.seat(victim, status=422)["reason"] == "token"


def test_a_new_link_takes_the_chair_though_the_server_died_after_making_it(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tournament knows the new key and the room only the old one, as in logs of older releases."""

    async def die(*_: object) -> None:
        raise Illegal("no-room")

    club = clubs.Club(client)
    club.join("Маша", "Петя")
    club.act("start")
    old = club.seat(club.players[0])
    with monkeypatch.context() as patched:
        patched.setattr(RoomTables, "pass_chair", die)
        link = club.back(club.word(0))["token"]
    new = club.seat(clubs.ClubMember(0, link))
    for seat, chair in ((old, None), (new, new["chair"])):
        with browsers.SocketBrowser(client, seat["room"], seat["token"]) as browser:
            assert list(browser.rooms) == [chair]


def test_a_child_of_the_same_name_sits_at_no_other_table(client: TestClient) -> None:
    """The teacher does not either: only the child that was seated there holds its chair."""
    school = classroom.Class(client)
    school.join("Маша", "Петя")
    school.lead("pairs")
    seat = school.post("table", token=school.tokens["Маша"])
    with browsers.SocketBrowser(client, seat["code"], seat["token"]) as browser:
        browsers.until(lambda: browser.ask("ping") and "match" in browser.room(seat["chair"]))
    number = next(child["number"] for child in school.board["children"] if child["name"] == "Маша")
    school.lead("away", child=number)
    old = school.tokens["Маша"]
    school.join("Маша")
    assert school.refused("table", token=school.tokens["Маша"]) == "lesson-no-table"
    assert school.refused("table", token=school.teacher) == "only-child"
    assert school.refused("table", token=old) == "token"
    assert (
        client.post(f"/api/rooms/{seat['code']}/chairs/{seat['chair']}", json={"name": "Маша"}).json()[
            "reason"
        ]
        == "chair-taken"
    )
