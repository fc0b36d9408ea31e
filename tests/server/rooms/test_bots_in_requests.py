"""A request, or a log of an older release, names a file as a bot: it is never run, and the server goes on."""

import ensurepip
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from golems.arena.tournaments.entries import Joined, Opened
from golems.arena.tournaments.rules import read_rules
from golems.bots.catalogue import BOTS
from golems.lessons import entries as lesson
from golems.lessons.lesson import Lesson
from golems.rules.refusals import Illegal
from golems.server.http.config import ensure_data_folder, secret_key
from golems.server.http.tokens import Tokens
from golems.server.log.databases import open_store
from golems.server.log.store import ROOM, Store
from golems.server.rooms.entries import Changed, Created, Relieved, Replaced, read_entry, write_entry
from golems.server.shared.known_bots import with_known_bots
from golems.server.tables import ChairSetup, Setup
from golems.server.tournaments.contest import Contest
from tests.refusals import because
from tests.server.clubs import SWISS
from tests.server.driving import (
    Browser,
    Server,
    ask,
    browsers_at,
    plain_client,
    play,
    set_table,
    stopping,
    until,
)

pytestmark = pytest.mark.anyio

ENSUREPIP = f"{Path(ensurepip.__file__).with_name('__main__.py')}:x"  # ends the process that imports it
SETUP = Setup("L1", (ChairSetup(colour="red"), ChairSetup("bot", bot="random", colour="blue")))


class Trap(NamedTuple):
    """A file that leaves a mark when it is run, and ends the process that runs it."""

    file: Path
    mark: Path

    @property
    def bot(self) -> str:
        return f"{self.file}:x"


@pytest.fixture(scope="module")
def trap() -> Iterator[Trap]:
    """Lay a trap in a folder with a short name, as that of a bot has to be."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        laid = Trap(Path(folder, "t.py"), Path(folder, "mark"))
        laid.file.write_text(f"open({str(laid.mark)!r}, 'w').close()\nraise SystemExit\n", encoding="utf-8")
        yield laid
        assert not laid.mark.exists()


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory, trap: Trap) -> AsyncIterator[Server]:
    """Start one whose database holds what an older release let an attacker write."""
    started = Server(tmp_path_factory.mktemp("old") / "data")
    ensure_data_folder(started.config)
    store = await open_store(started.config.database_url)
    await write_attacks(store, trap.bot)
    await store.close()
    with stopping(started):
        await started.start()
        process = started.process
        yield started
        assert (started.process, started.is_running) == (process, True)
    assert started.errors() == []


# ---------------------------------------------------------------- requests


def rooms_with(bot: str) -> Iterator[dict[str, Any]]:
    yield {"game": "L1", "chairs": [{"bot": bot}, {}]}
    yield {"game": "L1", "chairs": [{}, {"kind": "person", "bot": bot}]}
    yield {"game": "L1", "chairs": [{}, {"kind": "bot", "bot": bot}]}
    yield {"game": "L2", "chairs": [{}, {}, {"kind": "parobot", "bot": bot}]}


def requests_with(bot: str) -> Iterator[tuple[str, Any]]:
    for setup in rooms_with(bot):
        yield "/api/rooms", {"setup": setup}
        yield "/api/check-setup", setup
    yield "/api/tournaments", {"rules": SWISS, "bots": [{"name": "Eve", "bot": bot}]}


async def test_no_request_makes_a_table_with_a_bot_that_is_a_file(server: Server, trap: Trap) -> None:
    async with plain_client() as client:
        for bot in (ENSUREPIP, trap.bot, "ensurepip.__main__:main", "nobody", ""):
            for path, body in requests_with(bot):
                answer = await client.post(server.url(path), json=body)
                problem = answer.json().get("problem", answer.json())  # a check answers what is wrong
                assert answer.status_code == (200 if "problem" in answer.json() else 422), answer.text
                assert problem["reason"] in ("unknown-bot", "parobot-with-bot", "body")
                assert problem["text"]
    assert not trap.mark.exists()


async def test_no_message_does_so_either(server: Server, trap: Trap) -> None:
    """The host sets the table anew, or puts a bot in the place of a person; then the match is played."""
    table = await set_table(server, SETUP)
    [browser] = browsers_at([server], table)
    browser.hosts = False

    async def try_everything() -> None:
        await until(lambda: 0 in browser.views)
        for setup in rooms_with(trap.bot):
            await browser.say("change", setup=setup)
        for bot in (trap.bot, "nobody", ""):
            await browser.say("replace", chair=0, bot=bot)
        await until(lambda: len(browser.refused) == 7)
        browser.hosts = True
        await browser.play_on()

    await play([browser], try_everything())
    assert set(browser.refused) == {"unknown-bot", "parobot-with-bot"}
    assert not trap.mark.exists()


# ---------------------------------------------------------------- entries

UNKNOWN = "brave.py:brave"
PAIRS = lesson.PairsActivity((lesson.LessonTable(lesson.Pairing((0,), 1, bot=UNKNOWN), "BCDFG", ("key",)),))
HOLDING: list[Any] = [  # an unknown bot, in whichever log
    Created(Setup("L1", (ChairSetup(bot=UNKNOWN), ChairSetup("bot", bot=UNKNOWN))), "host"),
    Changed(Setup("L1", (ChairSetup(), ChairSetup("bot", bot=UNKNOWN)))),
    Replaced(0, UNKNOWN),
    Relieved(0, UNKNOWN, "bot-failed"),
    Joined("Eve", UNKNOWN),
    lesson.Begun(PAIRS),
]


@pytest.mark.parametrize("entry", HOLDING, ids=lambda entry: type(entry).__name__)
def test_an_entry_that_is_read_holds_only_bots_that_are_known(entry: Any) -> None:
    kept = msgspec.json.encode(with_known_bots(entry)).decode()
    assert UNKNOWN not in kept
    assert kept == msgspec.json.encode(entry).decode().replace(UNKNOWN, "apprentice")


@pytest.mark.parametrize("chair", [ChairSetup("parobot", bot=UNKNOWN), ChairSetup("parobot", bot="greedy")])
def test_a_parobot_that_is_read_has_no_bot(chair: ChairSetup) -> None:
    read = read_entry(write_entry(Changed(Setup("L2", (ChairSetup(), ChairSetup(), chair)))))
    assert isinstance(read, Changed)
    assert read.setup.chairs[2] == ChairSetup("parobot")


def test_what_is_known_is_read_as_it_was_written() -> None:
    for bot in BOTS:
        entry = Created(Setup("L1", (ChairSetup(bot=bot), ChairSetup())), "host")
        assert read_entry(write_entry(entry)) == entry


def test_a_lesson_and_a_tournament_refuse_what_they_could_not_play() -> None:
    taught, contest = Lesson(), Contest()
    taught.apply(lesson.ClassOpened("key", "seed"))
    taught.apply(lesson.ChildCame("key", "Ann"))
    with pytest.raises(Illegal, check=because("unknown-bot")):
        taught.apply(lesson.Begun(PAIRS))
    contest.apply(Opened(read_rules(SWISS), "seed"), 0)
    with pytest.raises(Illegal, check=because("unknown-bot")):
        contest.apply(Joined("Eve", UNKNOWN), 0)
    assert (taught.activities, contest.tournament.players) == ([], [])


# ---------------------------------------------------------------- logs

CREATED = {"type": "created", "host": "key-host"}
TAKEN = {"type": "taken", "chair": 1, "name": "Eve", "key": "key-1"}
STARTED = {"type": "started", "seed": "seed"}


def room_logs(bot: str) -> dict[str, list[Any]]:
    """Return logs as they are stored: a bot on a person's chair, as a bot, and in the place of a person."""
    people, person = {"game": "L1", "chairs": [{}, {}]}, {"game": "L1", "chairs": [{"bot": bot}, {}]}
    chosen = {"game": "L1", "chairs": [{"kind": "bot", "bot": bot}, {}]}
    gone = {"type": "taken", "chair": 0, "name": "Ann", "key": "key-0"}
    return {
        "BCDFG": [{**CREATED, "setup": person}, TAKEN, STARTED],
        "BCDFH": [{**CREATED, "setup": people}, {"type": "changed", "setup": chosen}, TAKEN, STARTED],
        "BCDFJ": [
            {**CREATED, "setup": people},
            gone,
            TAKEN,
            STARTED,
            {"type": "replaced", "chair": 0, "bot": bot},
        ],
    }


TOURNAMENT = "BCDFK"


def tournament_log(bot: str) -> list[Any]:
    rules = read_rules(SWISS | {"rounds": 1})
    return [
        {"type": "organised", "key": "key-lead"},
        {"type": "opened", "rules": msgspec.to_builtins(rules), "seed": "seed"},
        {"type": "joined", "name": "Ada", "bot": bot},
        {"type": "joined", "name": "Ben", "bot": "random"},
    ]


async def write_attacks(store: Store, bot: str) -> None:
    """Write straight into the database, where nothing is checked."""
    at = time.time()
    for code, log in room_logs(bot).items():
        bodies = [msgspec.json.encode(entry) for entry in log]
        assert await store.create(code, ROOM, [bodies[0]], at, at)
        assert await store.append(code, ROOM, 2, bodies[1:], at, at)
    bodies = [msgspec.json.encode(entry) for entry in tournament_log(bot)]
    assert await store.create(TOURNAMENT, "tournament", bodies, at)


@pytest.mark.parametrize("code", room_logs(""))
async def test_a_room_of_an_older_release_opens_and_the_substitute_plays(
    server: Server, trap: Trap, code: str
) -> None:
    token = Tokens(secret_key(server.config)).seat(code, 1, "key-1")
    browser = Browser([server], code, [token])
    await play([browser])
    assert browser.views[1]["chairs"][0]["bot"] == "apprentice"
    assert trap.bot not in str(await ask(server, f"/api/rooms/{code}"))
    assert not trap.mark.exists()


async def test_so_does_a_tournament(server: Server, trap: Trap) -> None:
    shown = await ask(server, f"/api/tournaments/{TOURNAMENT}")
    assert [player["bot"] for player in shown["players"]] == ["apprentice", "random"]
    token = Tokens(secret_key(server.config)).lead(TOURNAMENT, "key-lead")
    await ask(server, f"/api/tournaments/{TOURNAMENT}/acts", {"token": token, "act": {"type": "start"}})

    async def is_over() -> bool:
        return bool((await ask(server, f"/api/tournaments/{TOURNAMENT}"))["state"] == "over")

    await until(is_over)
    assert not trap.mark.exists()
