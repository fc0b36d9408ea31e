"""Nothing is leaked: every byte sent to every seat and spectator of whole matches is searched for what its
receiver may not know yet; and what differs only in a secret looks the same."""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from golems.bots.random_bot import random_program
from golems.match.decisions import Seal
from golems.match.match import Match
from golems.match.view import view
from golems.notation.programs import read_program, write_program, write_short
from golems.rules.refusals import Illegal
from golems.rules.values import Program
from golems.server.http.config import secret_key
from golems.server.log.codes import LETTERS
from golems.server.rooms.chairs import Chair, settings_of
from golems.server.rooms.entries import AnyEntry, Created, Decided, SatDown
from golems.server.rooms.room import Room
from golems.server.tables import ChairSetup, Setup
from tests.server.driving import (
    Browser,
    Received,
    RoomTable,
    Server,
    begun_table,
    browsers_at,
    folded,
    logs_of,
    play,
    set_table,
    stopping,
    until,
)

pytestmark = pytest.mark.anyio

BOT = ChairSetup("bot", bot="random")
RED, BLUE = ChairSetup(colour="red"), ChairSetup(colour="blue")
PAROBOT = ChairSetup("parobot", card="any")
GAMES = {
    "L1": Setup("L1", (RED, BLUE, BOT)),
    "L1 closed": Setup("L1", (RED, BLUE), novices=False),
    "L2": Setup("L2", (RED, BLUE, BOT), arena="powder-store"),
    "L4": Setup("L4", (RED, BLUE, PAROBOT), arena="ice-towers"),
    "3.0": Setup("standard", (RED, BLUE, BOT), edition="3.0"),
    "2.0": Setup("standard", (RED, BLUE), edition="2.0"),
    "beginners": Setup("beginners", (RED, BLUE)),
    "autonomous": Setup("autonomous", (RED, BLUE)),
    "scenario": Setup("scenario", (RED, BLUE), arena="two-banks"),
}
OPEN = ("L1", "beginners")
MOST_ROUNDS = 10  # of the one edition that would go on for fifty


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    started = Server(tmp_path_factory.mktemp("leaks") / "data")
    with stopping(started):
        await started.start()
        yield started


# ---------------------------------------------------------------- whole matches


class Laid(NamedTuple):
    """A program, the entry that laid it, and the one after which others may know it."""

    robot: str
    round: int
    program: Program
    sealed: int  # the entry that laid it
    open: int  # the entry after which it is no secret any more, at the earliest


async def test_no_byte_of_a_whole_match_tells_what_its_receiver_may_not_know(server: Server) -> None:
    tables = {name: await set_table(server, setup) for name, setup in GAMES.items()}
    browsers = {name: browsers_at([server], table, spectators=1) for name, table in tables.items()}
    for browser in browsers["2.0"]:
        browser.most_rounds = MOST_ROUNDS
    await play([browser for group in browsers.values() for browser in group])
    logs = await logs_of(server, [table.code for table in tables.values()])
    for name, table in tables.items():
        for browser in browsers[name]:
            log = logs[table.code]
            check_secrets(server, browser, table, log)
            check_programs(browser, log, name in OPEN)
            if name in OPEN:
                check_open_programs(browser, log)
            for received in browser.received:
                check_barrels(received.text)
                check_events_to_come(received.text, log)


def check_secrets(server: Server, browser: Browser, table: RoomTable, log: list[AnyEntry]) -> None:
    """Check that seeds and keys are never told, nor any token; salts only in the record, which is fetched on
    its own."""
    match = folded(table.code, log).match
    assert match
    salts = [salt for round_ in match.rounds for salt in round_.given.salts.values()]
    assert len(salts) >= 2
    keys = [entry.key for entry in log if isinstance(entry, SatDown)]
    hosts = [entry.host for entry in log if isinstance(entry, Created)]
    key = secret_key(server.config)
    secrets = [match.seed, *salts, *keys, *hosts, table.host, *table.seats.values(), key.hex(), str(key)]
    text = "\n".join([received.text for received in browser.received])
    assert not [secret for secret in secrets if secret in text]


def programs_laid(log: list[AnyEntry], is_open: bool) -> list[Laid]:
    """Return the programs of a log, by its decisions only: a round is complete when as many have laid as lay
    in it at all. An open program is no secret as soon as it is laid."""
    room, laid = Room("BCDFG"), []
    for number, entry in enumerate(log, start=1):
        before = len(room.match.rounds) if room.match else 0
        room.apply(entry, 0.0)
        if isinstance(entry, Decided) and "program" in entry.decision:
            program = read_program(entry.decision["program"])
            laid.append(Laid(entry.decision["robot"], before, program, number, 0))
    ends = {each.round: each.sealed for each in laid}
    return [each._replace(open=each.sealed if is_open else ends[each.round]) for each in laid]


def check_programs(browser: Browser, log: list[AnyEntry], is_open: bool) -> None:
    """Check that nobody else is told a secret program before everybody has laid theirs, and then row by row,
    nor an open one before it is laid."""
    laid = programs_laid(log, is_open)
    texts = Counter([write_short(each.program) for each in laid])
    mine = {room["match"]["robot"] for chair, room in browser.views.items() if chair is not None}
    others = [each for each in laid if each.robot not in mine]
    unlike = [each for each in others if len(each.program) > 1 and texts[write_short(each.program)] == 1]
    assert unlike
    for message in told_messages(browser):
        shown, told, rows = programs_in(message), set(strings(message)), list(lists(message))
        early = [each for each in others if message["number"] < each.open]
        assert not [each for each in early if (each.round, each.robot) in shown]
        for each in unlike if not is_open else [each for each in unlike if each in early]:
            assert write_short(each.program) not in told
            assert write_program(each.program) not in rows


def check_open_programs(browser: Browser, log: list[AnyEntry]) -> None:
    """Check that whoever looks on, a spectator too, is told an open program with the first message after it
    was laid, unless the next round has begun by then: its film shows it."""
    first: dict[tuple[int, str], int] = {}
    for message in told_messages(browser):
        for shown in programs_in(message):
            first.setdefault(shown, message["number"])
    messages = [(message["number"], message["round"]) for message in told_messages(browser)]
    expected = {}
    for each in programs_laid(log, is_open=True):
        number, round_ = min(told for told in messages if told[0] >= each.sealed)
        if round_ == each.round:
            expected[each.round, each.robot] = number
    assert expected
    assert first == expected


def told_messages(browser: Browser) -> Iterator[Any]:
    """Yield what was told of the room, each with the round that the match had come to."""
    rounds: dict[int | None, int] = {}
    for received in browser.received:
        message = msgspec.json.decode(received.text)
        if message["type"] in ("seen", "news"):
            stage = match_in(message).get("round", {})
            rounds[message["chair"]] = stage.get("number", rounds.get(message["chair"], 0))
            yield message | {"round": rounds[message["chair"]]}


def match_in(message: Any) -> Any:
    """Return what a message tells of the match: the whole, or what is new."""
    return (message if message["type"] == "news" else message.get("room", {})).get("match", {})


def strings(value: Any) -> Iterator[str]:
    """Yield every text in a message, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def lists(value: Any) -> Iterator[list[Any]]:
    if isinstance(value, list):
        yield value
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from lists(inner)


def programs_in(message: Any) -> set[tuple[int, str]]:
    """Return, by round and robot, whose programs a message shows; what was revealed is told by films."""
    assert "revealed" not in strings(message)
    shown = match_in(message).get("programs") or {}
    return {(message["round"], robot) for robot, program in shown.items() if program}


def check_barrels(text: str) -> None:
    """Check that what is inside is told only of those that were opened."""
    opened = re.findall(r'"contents":"(?:bomb|toolbox)"', text)
    assert len(re.findall("bomb|toolbox", text)) == len(opened)
    assert all(column == ["?"] * len(column) for column in columns(msgspec.json.decode(text)))


def columns(message: Any) -> Iterator[list[str]]:
    """Return the barrels that stand; before 4.0 nothing was in them."""
    position = match_in(message).get("position", {})
    if position.get("edition", "4.0") == "4.0":
        yield from position.get("barrels", {}).values()


def check_events_to_come(text: str, log: list[AnyEntry]) -> None:
    """Check that one card is told, that of the round that has begun, and the others only by their number."""
    message = msgspec.json.decode(text)
    if not (match := match_in(message)):
        return
    room = folded("BCDFG", log[: message["number"]])
    assert room.match
    if "round" in match:
        assert match["round"]["number"] == len(room.match.rounds)
        assert match["round"]["event"] == room.match.round.given.event
    assert isinstance(match.get("deck", 0), int)
    assert "record" not in match
    assert "seed" not in strings(message)


# ---------------------------------------------------------------- what differs only in a secret


SEALED = re.compile(r'"sealed":\{[^}]*\}')
TWO = {name: replace(setup, chairs=(RED, BLUE)) for name, setup in GAMES.items() if name != "L1 closed"}


class WatchedPlayer(NamedTuple):
    """Red decides, and the others look on."""

    red: Browser
    blue: Browser
    spectator: Browser

    def told(self) -> list[list[str]]:
        """Return what the others received, without what must differ: the room's code, the commitments, and in
        which order people came."""
        return [
            [like(self.red.code, received) for received in each.received if not is_presence(received)]
            for each in self[1:]
        ]


def like(code: str, received: Received) -> str:
    return SEALED.sub("", received.text.replace(code, ""))


def is_presence(received: Received) -> bool:
    """Tell whether a message tells who has come; then it tells nothing else."""
    message = msgspec.json.decode(received.text)
    if message["type"] != "present":
        return False
    assert message.keys() == {"type", "chairs"}
    assert message["chairs"] in ([], [0], [1], [0, 1])
    return True


@asynccontextmanager
async def company(server: Server, table: RoomTable, seed: int) -> AsyncIterator[WatchedPlayer]:
    red, blue, spectator = browsers_at([server], table, spectators=1)
    together = WatchedPlayer(red, blue, spectator)
    async with asyncio.TaskGroup() as group:
        for browser in together:
            browser.plays, browser.rng, browser.laid = False, Random(seed), set()
        tasks = [group.create_task(browser.run()) for browser in together]
        await until(lambda: all(browser.views for browser in together))
        yield together
        for task in tasks:
            task.cancel()


async def until_known(together: WatchedPlayer) -> None:
    """Wait until nothing is on its way and everybody has been told the same."""
    red, blue, spectator = together

    def is_quiet() -> bool:
        numbers = {room["number"] for each in together for room in each.views.values()}
        return not (red.pending or blue.pending) and len(numbers) == 1

    await until(is_quiet)
    assert spectator.views[None]["number"] == red.views[0]["number"]


async def lay(browser: Browser, program: Sequence[Any]) -> None:
    [(chair, room)] = browser.views.items()
    said = await browser.say("decide", chair=chair, number=room["number"], decision={"program": program})
    browser.pending[said] = (chair or 0), {"program": program}


@pytest.mark.parametrize("name", [name for name in TWO if name not in OPEN])
async def test_whatever_one_lays_the_others_are_told_the_same(server: Server, name: str) -> None:
    setup = TWO[name] if name not in ("L2", "L4") else replace(TWO[name], components="deal")
    (one, mine), (other, theirs) = [await told_of(server, setup, name, variant) for variant in range(2)]
    assert one != other
    assert mine == theirs
    assert len(mine[0]) == 2


@pytest.mark.parametrize("name", OPEN)
async def test_an_open_program_is_told_to_the_others_and_a_secret_one_of_the_same_game_is_not(
    server: Server, name: str
) -> None:
    for is_open in (True, False):
        laid, told = await told_of(server, replace(TWO[name], open=is_open), name, 0)
        short = write_short(read_program(laid))
        for texts in told:
            assert (short in texts[-1]) == is_open
            assert short not in texts[0]
            assert ('"open":true' in texts[0]) == is_open


async def told_of(server: Server, setup: Setup, name: str, variant: int) -> tuple[list[Any], list[list[str]]]:
    """Return what red lays first, and what the others are told until then."""
    table = await begun_table(server, new_code(), setup, f"seed of {name}")
    async with company(server, table, 0) as together:
        await until_known(together)
        request = together.red.views[0]["match"]["request"]
        together.red.rng = Random(variant)
        program = together.red.program(request)
        await lay(together.red, program)
        await until(lambda: bool(together.red.acknowledged))
        await until_known(together)
        return program, together.told()


def match_with(setup: Setup, seed: str) -> Match:
    return Match(
        settings_of(setup, [Chair(chair, f"Player {n}") for n, chair in enumerate(setup.chairs)]), seed
    )


@pytest.mark.parametrize("name", ["L2", "L4"])
async def test_barrels_and_events_to_come_cannot_be_told_from_others(server: Server, name: str) -> None:
    """Two seeds that begin alike: the same robots, the same first card; other barrels, another deck."""
    setup = TWO[name]
    first = match_with(setup, "0")
    alike = next(
        seed
        for seed in map(str, count(1))
        if (other := match_with(setup, seed)).deck[0] == first.deck[0]
        and other.deck[1:] != first.deck[1:]
        and other.position.barrels != first.position.barrels
        and other.position._replace(barrels=()) == first.position._replace(barrels=())
    )
    told = []
    for seed in ("0", alike):
        table = await begun_table(server, new_code(), setup, seed)
        async with company(server, table, 0) as together:
            for browser in (together.red, together.blue):
                browser.stops_at = "program" if browser is together.blue else ""
                await browser.play_on()
                await until_known(together)
                await until(partial(is_waiting, browser))
            await until(partial(has_sealed, together.red))
            await until_known(together)
            told.append(together.told())
    assert told[0] == told[1]
    everything = "".join(told[0][0])
    assert '"deck":7' in everything
    assert '"?"' in everything


def is_waiting(browser: Browser) -> bool:
    """Tell whether a chair waits until others have chosen their components, or shall lay a program."""
    [room] = browser.views.values()
    return not browser.pending and room["match"].get("request", {"kind": "program"})["kind"] == "program"


def has_sealed(browser: Browser) -> bool:
    return "program" in browser.views[0]["match"]


async def test_rows_to_come_cannot_be_told_from_others_while_a_question_is_answered(server: Server) -> None:
    setup = replace(TWO["L2"], components="deal")
    seed, red, red_too, blue = early_question(setup)
    told = []
    for program in (red, red_too):
        table = await begun_table(server, new_code(), setup, seed)
        async with company(server, table, 0) as together:
            for browser, laid in ((together.red, program), (together.blue, blue)):
                await lay(browser, write_program(laid))
                await until(partial(lambda browser: bool(browser.acknowledged), browser))
                await until_known(together)
            told.append(together.told())
    assert told[0] == told[1]
    assert '"phase":"question"' in told[0][1][-1]


def early_question(setup: Setup) -> tuple[str, Program, Program, Program]:
    """Find a seed, two programs of red that are alike up to a question and differ then, and one of blue."""
    for seed in map(str, count()):
        match, rng = match_with(setup, seed), Random(seed)
        if match.round.given.event != "nothing":
            continue
        red, other, blue = (random_program(view(match, seat), rng) for seat in (0, 0, 1))
        for red_too in [red[:-1] + other[-1:]]:
            if (
                red_too != red
                and is_question(setup, seed, red, blue)
                and is_question(setup, seed, red_too, blue)
            ):
                return seed, red, red_too, blue
    raise AssertionError


def is_question(setup: Setup, seed: str, red: Program, blue: Program) -> bool:
    match = match_with(setup, seed)
    try:
        match.decide(Seal(0, red))
        match.decide(Seal(1, blue))
    except Illegal:
        return False
    return match.phase == "question" and match.round.events[-1].row < len(red)


CODE = count()


def new_code() -> str:
    number = next(CODE)
    return "BC" + LETTERS[number // 18] + LETTERS[number % 18] + "Z"
