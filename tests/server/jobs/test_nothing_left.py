"""A server that has ended has left no folder behind, however it ended."""

import signal
from pathlib import Path

import pytest

from tests.server.driving import Server, ask, stopping, until

pytestmark = pytest.mark.anyio

TABLE = {"game": "L1", "chairs": [{}, {}]}


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give programs a folder of their own for what is temporary."""
    folder = tmp_path / "t"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    return folder


async def check(server: Server, temporary: Path, number: signal.Signals) -> None:
    with stopping(server):
        await server.start()
        await ask(server, "/api/check-setup", TABLE)  # is answered by a process of its own
        assert list(temporary.iterdir())
        assert server.process
        server.process.send_signal(number)
        await until(lambda: not server.is_running)
        await until(lambda: not list(temporary.iterdir()))
        assert server.errors() == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
async def test_a_server_leaves_no_folder_behind(
    tmp_path: Path, temporary: Path, number: signal.Signals
) -> None:
    await check(Server(tmp_path / "data"), temporary, number)


async def test_nor_do_several_workers(tmp_path: Path, temporary: Path, postgres_url: str) -> None:
    server = Server(tmp_path / "data", postgres_url, flags={"workers": "2"})
    await check(server, temporary, signal.SIGTERM)
