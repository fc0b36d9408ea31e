"""What the browser's store acknowledges is on its disk; what the disk refuses has not happened. The tests of
tests/server/log/test_store.py run against it too."""

import pytest

from golems.server.log.store import ROOM, StoreError
from golems.site.kept_store import KeptStore
from tests.site.disks import PlainDisk, is_same, reopened

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_everything_is_there_again_after_a_reload() -> None:
    disk = PlainDisk()
    store = KeptStore(disk)
    await store.create("CUP", "tournament", [b"rules"], 1.0)
    await store.create("ABCD", ROOM, [b"first"], 2.0, due=3.0, owner="CUP")
    await store.append("ABCD", ROOM, 2, [b"second", b"\x00\xff"], 4.0, due=None)
    await store.save_record("r1", "ABCD", "A battle", b"{}", 5.0)
    again = reopened(disk)
    assert is_same(store, again)
    assert [entry.body for entry in await again.load("ABCD", ROOM)] == [b"first", b"second", b"\x00\xff"]


async def test_an_appended_entry_writes_itself_and_no_older_one() -> None:
    written = []

    class CountingDisk(PlainDisk):
        async def write(self, changes):  # type: ignore[no-untyped-def]
            written.append([(shelf, key) for shelf, key, _ in changes])
            await super().write(changes)

    store = KeptStore(CountingDisk())
    await store.create("ABCD", ROOM, [b"1", b"2", b"3"], 1.0)
    await store.append("ABCD", ROOM, 4, [b"4"], 2.0)
    assert written[-1] == [("logs", "ABCD"), ("entries", ["ABCD", 4])]


async def test_what_the_disk_refuses_has_not_happened() -> None:
    disk = PlainDisk()
    store = KeptStore(disk)
    await store.create("ABCD", ROOM, [b"first"], 1.0)
    disk.is_full = True
    with pytest.raises(StoreError):
        await store.append("ABCD", ROOM, 2, [b"second"], 2.0, due=9.0)
    with pytest.raises(StoreError):
        await store.delete("ABCD", ROOM)
    disk.is_full = False
    assert is_same(store, reopened(disk))
    assert await store.append("ABCD", ROOM, 2, [b"second"], 2.0)


async def test_what_is_deleted_leaves_nothing_on_the_disk() -> None:
    disk = PlainDisk()
    store = KeptStore(disk)
    await store.create("CUP", "tournament", [b"rules"], 1.0)
    await store.create("ABCD", ROOM, [b"first", b"second"], 2.0, owner="CUP")
    await store.save_record("r1", "ABCD", "A battle", b"{}", 5.0)
    assert await store.delete("CUP", "tournament") == ["ABCD"]
    assert disk.rows() == []


async def test_a_row_that_went_through_a_file_has_lost_what_was_none() -> None:
    row = {"code": "ABCD", "kind": ROOM, "touched": 1.0}
    store = KeptStore(
        PlainDisk(), [("logs", row), ("entries", {"code": "ABCD", "number": 1, "at": 1.0, "body": b"1"})]
    )
    assert await store.due(9.0, 9) == []
    assert [entry.body for entry in await store.load("ABCD", ROOM)] == [b"1"]
