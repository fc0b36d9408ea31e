"""Wrong tries cost whoever makes them, and nobody else behind the same address."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from websockets.asyncio.client import connect

from golems.server.clients import Client
from golems.server.http.callers import KEPT, MOST_KNOWN, MOST_KNOWN_TOGETHER, Visitors
from golems.server.http.config import Config
from golems.server.http.guesses import FIRST, LONGEST, MOST_WAITING, PATIENCE, Delay, Guesses
from golems.server.http.rates import MOST_COUNTED
from golems.server.log.codes import LETTERS
from tests.server.browsers import L1
from tests.server.clocks import Clock
from tests.server.driving import BOOT, Browser, Server, plain_client, play_until, stopping, until
from tests.server.driving import PATIENCE as LONG

pytestmark = pytest.mark.anyio

SCHOOL = "192.0.2.1"
CHILD = Client(SCHOOL, "a-child-who-is-known")
AT_ONCE = Delay(0, True)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def visitors(clock: Clock) -> Visitors:
    known = Visitors(clock)
    known.meet(CHILD)
    return known


@pytest.fixture
def tries(visitors: Visitors, clock: Clock) -> Guesses:
    return Guesses("4/minute;20/day", visitors, clock)


def stranger(number: int) -> Client:
    return Client(SCHOOL, f"stranger-{number:05}")


def pauses(tries: Guesses, count: int) -> list[Delay]:
    """Return how long a stranger waits who makes up a new word for every try, and does not wait for the
    answers."""
    return [tries.pause(stranger(number)) for number in range(count)]


# ---------------------------------------------------------------- how long


def test_the_first_tries_are_answered_at_once_the_others_later_and_later(
    tries: Guesses, clock: Clock
) -> None:
    """The guesser waits for each answer before the next try."""
    waited = []
    for number in range(12):
        seconds, answered = tries.pause(stranger(number))
        assert answered
        clock.now += seconds
        waited.append(seconds)
    assert waited[:4] == [0, 0, 0, 0]
    assert waited[4] == FIRST
    assert all(later >= sooner for sooner, later in pairwise(waited))
    assert waited[-1] == LONGEST


def test_late_answers_leave_one_after_another_and_who_waits_too_long_is_refused(tries: Guesses) -> None:
    found = pauses(tries, 40)[4:]
    answered = [seconds for seconds, is_answered in found if is_answered]
    gaps = [later - sooner for sooner, later in pairwise(answered)]
    assert gaps == [FIRST * 2**number for number in range(1, len(gaps) + 1)]
    assert set(found[len(answered) :]) == {Delay(PATIENCE, False)}


def test_a_child_who_mistypes_does_not_wait_for_a_neighbour_who_guesses(tries: Guesses) -> None:
    pauses(tries, 1000)
    assert [tries.pause(CHILD) for _ in range(3)] == [AT_ONCE] * 3


def test_a_browser_that_is_known_waits_with_the_others_once_it_goes_on_guessing(tries: Guesses) -> None:
    assert [tries.pause(CHILD) for _ in range(7)] == [AT_ONCE] * 7
    assert tries.pause(CHILD) == Delay(FIRST, True)


def test_other_addresses_do_not_wait(tries: Guesses) -> None:
    pauses(tries, 1000)
    assert tries.pause(Client("192.0.2.2")) == AT_ONCE


def test_what_was_long_ago_is_forgiven(tries: Guesses, clock: Clock) -> None:
    pauses(tries, 10_000)
    clock.now += 24 * 3600
    assert pauses(tries, 4) == [AT_ONCE] * 4


async def test_only_so_many_wait_and_the_rest_is_refused_at_once(tries: Guesses) -> None:
    held = [asyncio.create_task(tries.hold(stranger(number))) for number in range(MOST_WAITING + 4)]
    await until(lambda: tries.waiting[SCHOOL] == MOST_WAITING)
    assert [tries.pause(stranger(number)) for number in range(5)] == [Delay(0, False)] * 5
    assert tries.pause(CHILD) == AT_ONCE
    for task in held:
        task.cancel()
    await asyncio.gather(*held, return_exceptions=True)
    assert (tries.waiting, tries.next) == ({}, {})


# ---------------------------------------------------------------- who is known


def test_made_up_words_do_not_fill_the_memory(clock: Clock) -> None:
    known = Visitors(clock)
    for number in range(MOST_KNOWN + 10):
        known.meet(stranger(number))
    assert known.behind[SCHOOL] == len(known.seen) == MOST_KNOWN
    for number in range(MOST_KNOWN_TOGETHER + 10):
        known.meet(Client(f"10.0.{number}", "somebody"))
    assert len(known.seen) <= MOST_KNOWN_TOGETHER
    assert known.behind.total() == len(known.seen)
    clock.now += KEPT
    known.meet(CHILD)
    assert list(known.seen) == [CHILD]


def test_who_has_no_word_is_not_known(clock: Clock) -> None:
    known = Visitors(clock)
    known.meet(Client(SCHOOL))
    assert not known.knows(Client(SCHOOL))


def test_many_addresses_do_not_fill_the_memory(tries: Guesses) -> None:
    for number in range(MOST_COUNTED + 100):
        tries.pause(Client(f"2001:db8:{number:x}::/64"))
    assert all(len(bucket.levels) <= MOST_COUNTED for bucket in tries.together)


# ---------------------------------------------------------------- a class, and one who guesses

USUAL = {
    name.replace("_", "-"): str(getattr(Config(), name))
    for name in (
        "create_limit",
        "join_limit",
        "message_limit",
        "question_limit",
        "request_limit",
        "max_rooms_per_address",
    )
}
SLOWER = f"""
from golems.server.http import guesses
guesses.LONGEST = guesses.PATIENCE = 600.0
{BOOT}
"""  # however busy this machine is, the last tries of the guesser still wait when all others are done
CHILDREN = 29
LINES = 16  # connections of the guesser


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Start a server with the limits that it has when nobody says anything."""
    started = Server(tmp_path / "data", boot=SLOWER, flags=USUAL)
    with stopping(started):
        yield started


@dataclass
class Guesser:
    """Tries codes on many connections at once, and calls itself something new each time."""

    server: Server
    codes: Iterator[str] = field(default_factory=lambda: map("".join, product(LETTERS, repeat=5)))
    sent: int = 0
    waiting: set[int] = field(default_factory=set)
    statuses: list[int] = field(default_factory=list)

    async def guess(self, client: httpx2.AsyncClient) -> None:
        while True:
            self.sent += 1
            number, headers = self.sent, {"x-golems-visitor": f"somebody-{self.sent:06}"}
            self.waiting.add(number)
            path = self.server.url(f"/api/rooms/{next(self.codes)}")
            answer = await client.get(path, headers=headers, timeout=None)
            self.waiting.discard(number)
            self.statuses.append(answer.status_code)

    @contextmanager
    def at_work(self, client: httpx2.AsyncClient) -> Iterator[None]:
        tasks = [asyncio.create_task(self.guess(client)) for _ in range(LINES)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()


@dataclass
class Classmate:
    """Somebody behind the same address, who is answered before a guess that was made earlier."""

    name: str
    server: Server
    client: httpx2.AsyncClient
    guesser: Guesser
    token: str = ""

    async def ask(self, path: str, body: Any = None, status: int = 200) -> Any:
        earlier = set(self.guesser.waiting)
        headers = {"x-golems-visitor": f"visitor-{self.name}"}
        method = "GET" if body is None else "POST"
        content = b"" if body is None else msgspec.json.encode(body)
        answer = await self.client.request(method, self.server.url(path), headers=headers, content=content)
        assert answer.status_code == status, (path, answer.text)
        assert earlier & self.guesser.waiting
        return answer.json()

    async def say_hello(self, code: str) -> Any:
        async with connect(self.server.url(f"/api/gatherings/{code}/live", "ws")) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "tokens": [self.token]}).decode())
            return msgspec.json.decode(await socket.recv())["view"]


async def come_to_the_lesson(child: Classmate, code: str) -> None:
    assert (await child.ask(f"/api/codes/{code}"))["kind"] == "lesson"
    joined = await child.ask(f"/api/lessons/{code}/children", {"name": child.name})
    child.token = joined["token"]
    assert (await child.say_hello(code))["role"] == "child"


async def test_one_who_guesses_as_fast_as_it_can_keeps_nobody_waiting(server: Server) -> None:
    await server.start()
    guesser = Guesser(server)
    lines = httpx2.Limits(max_connections=None)
    async with (
        asyncio.timeout(4 * LONG),
        plain_client(limits=lines) as client,
        plain_client(limits=lines) as its_own,
    ):
        with guesser.at_work(its_own):
            await until(lambda: len(guesser.statuses) >= 40 and len(guesser.waiting) == LINES)
            teacher = Classmate("teacher", server, client, guesser)
            children = [Classmate(f"child-{number}", server, client, guesser) for number in range(CHILDREN)]
            code = await begin_lesson(teacher, children)
            await play_in_pairs(teacher, children, code)
            await sit_in_own_rooms(children)
            for _ in range(2):
                mistyped = await children[0].ask("/api/codes/BBBBB", status=404)
                assert mistyped["reason"] == "no-gathering"
            assert len(guesser.statuses) - 40 < 5 * CHILDREN
    assert server.errors() == []


async def begin_lesson(teacher: Classmate, children: list[Classmate]) -> str:
    opened = await teacher.ask("/api/lessons", {})
    code, teacher.token = str(opened["code"]), opened["token"]
    await asyncio.gather(*[come_to_the_lesson(child, code) for child in children])
    assert len((await teacher.say_hello(code))["children"]) == CHILDREN
    return code


async def play_in_pairs(teacher: Classmate, children: list[Classmate], code: str) -> None:
    """Let every table play a round, then let the teacher rest them."""
    await teacher.ask(f"/api/lessons/{code}/lead", {"token": teacher.token, "wish": {"type": "pairs"}})
    path = f"/api/lessons/{code}/table"
    seats = await asyncio.gather(*[child.ask(path, {"token": child.token}) for child in children])
    browsers = [Browser([teacher.server], seat["code"], [seat["token"]], seat["chair"]) for seat in seats]
    await play_until(browsers, lambda: all(browser.round for browser in browsers))
    assert [browser.refused for browser in browsers] == [[]] * CHILDREN
    await teacher.ask(f"/api/lessons/{code}/lead", {"token": teacher.token, "wish": {"type": "pause"}})


async def sit_in_own_rooms(children: list[Classmate]) -> None:
    """Let every child make a room, in which the next one sits down."""
    rooms = await asyncio.gather(*[child.ask("/api/rooms", {"setup": L1}) for child in children])
    for child, room in zip(children, [*rooms[1:], rooms[0]], strict=True):
        assert (await child.ask(f"/api/rooms/{room['code']}"))["code"] == room["code"]
        await child.ask(f"/api/rooms/{room['code']}/chairs/0", {"name": child.name})


async def test_a_token_and_a_code_that_are_there_are_never_counted(server: Server) -> None:
    """They are not, however often somebody without a word comes, and after however many wrong tries."""
    await server.start()
    guesser = Guesser(server)
    lines = httpx2.Limits(max_connections=None)
    async with asyncio.timeout(2 * LONG), plain_client(limits=lines) as client:
        opened = (await client.post(server.url("/api/lessons"), json={})).json()
        with guesser.at_work(client):
            await until(lambda: len(guesser.statuses) >= 40 and len(guesser.waiting) == LINES)
            earlier = set(guesser.waiting)
            for _ in range(100):
                answer = await client.get(server.url(f"/api/gatherings/{opened['code']}"))
                assert answer.status_code == 200
            path, held = server.url(f"/api/lessons/{opened['code']}/export"), {"token": opened["token"]}
            for _ in range(20):
                assert (await client.post(path, json=held)).status_code == 200
            assert earlier & guesser.waiting


async def test_sockets_to_nowhere_are_wrong_tries_too(tmp_path: Path) -> None:
    """The third has to wait; the fourth, which would wait for longer, is told the same later."""
    server = Server(tmp_path / "data", flags={"join-limit": "2/day"})
    with stopping(server):
        await server.start()

        async def end_of(kind: str) -> int | None:
            async with connect(server.url(f"/api/{kind}/BCDFG/live", "ws")) as socket:
                await socket.send('{"type":"hello"}')
                await socket.wait_closed()
                return socket.close_code

        async with asyncio.timeout(LONG):
            assert [await end_of(kind) for kind in ("rooms", "gatherings", "rooms")] == [4004] * 3
            async with plain_client() as client:
                told = (await client.get(server.url("/metrics"))).text
    assert 'golems_wrong_tries_total{worker="' in told
    assert told.split("golems_wrong_tries_total{")[1].split("} ")[1].startswith("3.0")
