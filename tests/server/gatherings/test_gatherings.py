"""A gathering is a log: nothing is lost, nothing is written twice, and nobody is told too much."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from golems.notation.reading import Object
from golems.rules.refusals import Illegal
from golems.server.gatherings import audience
from golems.server.gatherings.kinds import Role
from golems.server.gatherings.logs import gathering, open_gatherings
from golems.server.http.tokens import Grant, Tokens
from golems.server.log.actor import Logs
from golems.server.log.bus import LocalBus
from golems.server.log.databases import open_store
from golems.server.log.sql.backup import bring_back, keep
from golems.server.log.store import ROOM, Store
from tests.refusals import because

pytestmark = pytest.mark.anyio

TOKENS = Tokens(b"k" * 32)


class Said(msgspec.Struct, frozen=True):
    who: int
    text: str


@dataclass
class Circle:
    """Everybody says something in turn; the lead hears it all, a member only what this one said."""

    said: list[Said] = field(default_factory=list)

    def apply(self, entry: Said, at: float) -> None:
        if not entry.text:
            raise Illegal("no-name", "text")
        self.said.append(entry)


def counts(circle: Circle, grant: Grant) -> bool:
    return grant.key_id == "good"


def show(circle: Circle, role: Role) -> Object:
    seen = [said.text for said in circle.said if role.kind == "lead" or said.who == role.member]
    return {"count": len(circle.said), "heard": seen}


CIRCLE = gathering("circle", "c", Circle, msgspec.json.Decoder(Said).decode, counts, show)


class Ear:
    """Whoever listens, with these tokens."""

    def __init__(self, *grants: Grant) -> None:
        self.grants = grants
        self.heard: list[dict[str, Any]] = []
        self.is_gone = False

    def tell_view(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def gone(self) -> None:
        self.is_gone = True


def grant_of(token: str) -> Grant:
    return TOKENS.read(token, "BCDFG")


LEAD = grant_of(TOKENS.lead("BCDFG", "good"))
FIRST = grant_of(TOKENS.member("BCDFG", 1, "good"))
SPENT = grant_of(TOKENS.member("BCDFG", 1, "spent"))


def gatherings(store: Store) -> Logs[Any]:
    return open_gatherings(store, LocalBus(), [CIRCLE])


def say(*texts: str, who: int = 1) -> Callable[[Circle], Iterable[Said]]:
    return lambda circle: [Said(who, text) for text in texts]


def all_said(circle: Circle) -> list[str]:
    return [said.text for said in circle.said]


async def settled(hall: Logs[Any]) -> None:
    while hall.tasks:
        await asyncio.gather(*hall.tasks)


async def test_what_is_written_is_there_after_a_restart(url: str) -> None:
    store = await open_store(url)
    hall = gatherings(store)
    code = await hall.open("circle", [Said(0, "welcome")])
    written = await hall.write(code, say("one", "two"))
    assert written.number == 3
    assert all_said(written.fold) == ["welcome", "one", "two"]
    await hall.close()
    await store.close()
    again = await open_store(url)
    assert await gatherings(again).look(code, all_said) == ["welcome", "one", "two"]
    await again.close()


async def test_of_two_workers_who_write_at_once_both_are_written_once(store: Store) -> None:
    """Neither hears of the other: only the numbers of the entries tell."""
    one, other = gatherings(store), gatherings(store)
    code = await one.open("circle", [Said(0, "welcome")])
    halls = {"a": one, "b": other}
    await asyncio.gather(
        *[hall.write(code, say(f"{name}{i}")) for i in range(10) for name, hall in halls.items()]
    )
    said = await one.look(code, all_said)
    assert sorted(said[1:]) == sorted(f"{name}{i}" for i in range(10) for name in "ab")
    assert said == await gatherings(store).look(code, all_said)
    log = await store.load(code, "circle")
    assert [logged.number for logged in log] == list(range(1, 22))


async def test_an_act_is_asked_again_when_somebody_was_quicker(store: Store) -> None:
    """Who wants to be the third speaker is not the fourth."""
    one, other = gatherings(store), gatherings(store)
    code = await one.open("circle", [Said(0, "welcome")])

    def only_second(circle: Circle) -> Iterable[Said]:
        if len(circle.said) != 1:
            raise Illegal("too-late", code)
        return [Said(1, "second")]

    done = await asyncio.gather(
        *[hall.write(code, only_second) for hall in (one, other)], return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in done) == ["Illegal", "Written"]
    assert await one.look(code, all_said) == ["welcome", "second"]


async def test_who_was_refused_because_of_somebody_who_lost_the_race_is_asked_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is refused because of an entry that never was written."""
    one, other = gatherings(store), gatherings(store)
    code = await one.open("circle", [Said(0, "welcome")])
    append = store.append

    async def be_late(*given: Any) -> bool:
        monkeypatch.undo()
        await other.write(code, say("quicker"))
        return await append(*given)

    def second(circle: Circle) -> Iterable[Said]:
        return only_if(len(circle.said) == 1, "second")

    def if_no_second(circle: Circle) -> Iterable[Said]:
        return only_if("second" not in all_said(circle), "no second")

    def only_if(condition: bool, text: str) -> Iterable[Said]:
        if not condition:
            raise Illegal("too-late", code)
        return [Said(1, text)]

    monkeypatch.setattr(store, "append", be_late)
    done = await asyncio.gather(
        one.write(code, second), one.write(code, if_no_second), return_exceptions=True
    )
    assert [type(each).__name__ for each in done] == ["Illegal", "Written"]
    assert await one.look(code, all_said) == ["welcome", "quicker", "no second"]


async def test_an_act_that_is_refused_halfway_leaves_nothing(store: Store) -> None:
    hall = gatherings(store)
    code = await hall.open("circle", [Said(0, "welcome")])
    good, bad = hall.write(code, say("good")), hall.write(code, say("half", ""))
    done = await asyncio.gather(good, bad, hall.write(code, say("better")), return_exceptions=True)
    assert isinstance(done[1], Illegal)
    said = await hall.look(code, all_said)
    assert sorted(said) == ["better", "good", "welcome"]
    assert await gatherings(store).look(code, all_said) == said


async def test_an_act_that_fails_spoils_nothing(store: Store) -> None:
    hall = gatherings(store)
    code = await hall.open("circle", [Said(0, "welcome")])

    def break_down(circle: Circle) -> Iterable[Said]:
        circle.said.clear()
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await hall.write(code, break_down)
    assert await hall.look(code, all_said) == ["welcome"]


async def test_nobody_is_told_more_than_the_role_may_see(store: Store) -> None:
    hall = gatherings(store)
    code = await hall.open("circle", [Said(0, "secret")])
    ears = {"lead": Ear(LEAD), "member": Ear(FIRST), "spent": Ear(SPENT), "anybody": Ear()}
    for ear in ears.values():
        await hall.listen(code, ear)
    await hall.write(code, say("mine"))
    await settled(hall)
    assert {name: ear.heard[-1]["view"]["heard"] for name, ear in ears.items()} == {
        "lead": ["secret", "mine"],
        "member": ["mine"],
        "spent": [],
        "anybody": [],
    }


async def test_a_view_that_has_not_changed_is_not_told_again(store: Store) -> None:
    hall, ear = gatherings(store), Ear(FIRST)
    quiet = gathering("circle", "c", Circle, CIRCLE.read, counts, lambda circle, role: {"same": True})
    hall.kinds["circle"] = quiet
    code = await hall.open("circle", [Said(0, "welcome")])
    await hall.listen(code, ear)
    await hall.write(code, say("again"))
    await settled(hall)
    assert [(told["number"], told["view"]) for told in ear.heard] == [(1, {"same": True})]


async def test_what_is_long_to_tell_is_told_seldom(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    took: list[float] = []
    clock = iter(range(0, 1000, 2))  # every telling takes two seconds
    monkeypatch.setattr(audience, "perf_counter", lambda: float(next(clock)))

    def no_pause(seconds: float) -> float:
        took.append(seconds)
        return 0.0

    monkeypatch.setattr(audience, "pause_after", no_pause)
    hall, ear = gatherings(store), Ear(LEAD)
    code = await hall.open("circle", [Said(0, "welcome")])
    await hall.listen(code, ear)
    await hall.write(code, say("long"))
    await settled(hall)
    assert took == [2.0]


@pytest.mark.parametrize(("took", "pause"), [(0.0, 0.05), (0.005, 0.05), (0.1, 0.9), (5.0, 3.0)])
def test_a_gathering_takes_a_tenth_of_the_time_at_most(took: float, pause: float) -> None:
    assert audience.pause_after(took) == pytest.approx(pause)


async def test_much_that_comes_at_once_is_told_in_few_views(store: Store) -> None:
    hall, ear = gatherings(store), Ear(LEAD)
    code = await hall.open("circle", [Said(0, "welcome")])
    await hall.listen(code, ear)
    await asyncio.gather(*[hall.write(code, say(str(number))) for number in range(50)])
    await settled(hall)
    assert ear.heard[-1]["view"]["count"] == 51
    assert len(ear.heard) < 20


async def test_another_worker_hears_of_it(store: Store) -> None:
    bus, ear = LocalBus(), Ear(LEAD)
    one, other = [open_gatherings(store, bus, [CIRCLE]) for _ in range(2)]
    code = await one.open("circle", [Said(0, "welcome")])
    await other.listen(code, ear)
    await one.write(code, say("hello"))
    await settled(other)
    assert ear.heard[-1]["view"]["heard"] == ["welcome", "hello"]
    await one.delete(code)
    await settled(other)
    assert ear.is_gone


async def test_a_deleted_gathering_leaves_nothing_behind(store: Store) -> None:
    hall, other, ear = gatherings(store), gatherings(store), Ear()
    code = await hall.open("circle", [Said(0, "welcome")])
    await other.look(code, all_said)
    await hall.listen(code, ear)
    await hall.delete(code)
    assert ear.is_gone
    assert await store.load(code, "circle") == []
    for late in (hall, other):
        with pytest.raises(Illegal, check=because("no-gathering")):
            await late.write(code, say("still here"))
    assert await store.kind_of(code) is None


async def test_what_nobody_has_touched_for_long_is_forgotten(store: Store) -> None:
    hall = gatherings(store)
    code = await hall.open("circle", [Said(0, "welcome")])
    assert await hall.forget("circle", before=1.0, at=2.0, most=9) == 0
    assert await hall.forget("circle", before=1e12, at=2.0, most=9) == 1
    with pytest.raises(Illegal, check=because("no-gathering")):
        await hall.look(code, all_said)


async def test_a_backup_has_gatherings_too(url: str, tmp_path: Path) -> None:
    store = await open_store(url)
    code = await gatherings(store).open("circle", [Said(0, "welcome")])
    await store.close()
    await keep(url, tmp_path / "backup.gz")
    await bring_back(f"sqlite:///{tmp_path}/other.sqlite", tmp_path / "backup.gz")
    other = await open_store(f"sqlite:///{tmp_path}/other.sqlite")
    assert await gatherings(other).look(code, all_said) == ["welcome"]
    await other.close()


async def test_a_room_and_a_gathering_never_have_the_same_code(store: Store) -> None:
    assert await store.create("BCDFG", ROOM, [b"{}"], 1.0)
    assert not await store.create("BCDFG", "circle", [b"{}"], 1.0)
    assert await store.create("BCDFH", "circle", [b"{}"], 1.0)
    assert not await store.create("BCDFH", ROOM, [b"{}"], 1.0)
    tries = [store.create("BCDFJ", ROOM, [b"{}"], 1.0), store.create("BCDFJ", "circle", [b"{}"], 1.0)]
    assert sorted(await asyncio.gather(*tries)) == [False, True]
