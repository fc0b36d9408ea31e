"""golems serve: its options are the settings of the server, and what is wrong is told in one line. golems
play is the same for everybody in the network, with the browser opened."""

import asyncio
import inspect
import os
import re
import socket
import webbrowser
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from queue import Queue
from typing import Any, get_args
from unittest.mock import patch

import pytest

from golems.cli import serve
from golems.server.http import addresses, pages
from golems.server.http.config import SETTINGS, Config
from golems.server.http.invitations import qr_in_text
from golems.server.log.databases import open_store
from golems.server.log.sql.engines import engine_for, writing
from golems.server.log.sql.migrations import revisions
from tests.cli.conftest import Golems, golems

__all__ = ["golems"]  # a fixture
COMMANDS_OWN = ("open_browser", "lang")
NEWER = "UPDATE alembic_version SET version_num = '9999'"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """Return what the server would be started with; the environment is as before afterwards."""
    found: dict[str, Any] = {}

    def run(config: Config, listening: socket.socket) -> None:
        found.update(config=config, address=listening.getsockname())

    with patch.dict(os.environ):
        for row in SETTINGS:
            os.environ.pop(row.variable, None)
        monkeypatch.setattr(serve, "run", run)
        own = (ip_address("192.168.1.7"), ip_address("10.8.0.2"))
        monkeypatch.setattr(
            addresses, "find_addresses", lambda host: own if host in addresses.EVERYWHERE else ()
        )
        yield found


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> "Queue[str]":
    """Return the pages that were shown."""
    found: Queue[str] = Queue()
    monkeypatch.setattr(webbrowser, "open", found.put)
    return found


def test_the_options_are_the_settings_with_the_same_help() -> None:
    parameters = inspect.signature(serve.serve).parameters
    options = {name: each for name, each in parameters.items() if name not in COMMANDS_OWN}
    told = {name: get_args(each.annotation)[1].help for name, each in options.items()}
    assert told == {row.name: row.help for row in SETTINGS}
    assert all(each.default is None for each in options.values())


def test_the_help_names_every_flag(golems: Golems) -> None:
    told = golems("serve", "--help").out
    assert [row.flag for row in SETTINGS if f"{row.flag} " not in told] == []


def test_a_server_starts_with_what_was_said(
    golems: Golems, started: dict[str, Any], opened: "Queue[str]", tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "data"
    said = golems("serve", "--data", str(folder), "--port", "0", "--base-path", "/golems")
    host, port = started["address"]
    assert (host, started["config"].port) == ("127.0.0.1", port)
    assert said == (
        0,
        f"Battle of Golems at http://127.0.0.1:{port}/golems/ (press Ctrl+C to stop)\n"
        "Only this computer can open it. For other devices: golems serve --host 0.0.0.0\n",
        "",
    )
    assert (started["config"].data, started["config"].base_path) == (folder, "/golems")
    assert sorted(file.name for file in folder.iterdir()) == ["golems.sqlite", "secret.key"]
    assert opened.empty()


def test_a_server_in_memory_says_that_nothing_is_kept(
    golems: Golems, started: dict[str, Any], tmp_path: Path
) -> None:
    said = golems("serve", "--data", str(tmp_path), "--port", "0", "--database", "memory:")
    assert said.out.splitlines()[2:] == ["Nothing is saved: when the game stops, all battles are gone."]
    assert [file.name for file in tmp_path.iterdir()] == ["secret.key"]
    assert started["config"].keeps_nothing


def test_who_listens_everywhere_is_told_the_address_for_others(
    golems: Golems, started: dict[str, Any], opened: "Queue[str]", tmp_path: Path
) -> None:
    data = ["--data", str(tmp_path), "--port", "0"]
    said = golems("serve", *data, "--host", "0.0.0.0", "--open-browser", "--lang", "ru").out
    port = started["config"].port
    assert said == (
        f"Битва Големов на http://127.0.0.1:{port}/ (Ctrl+C — закончить)\n"
        f"С других устройств: http://192.168.1.7:{port}/\n"
        f"Не открывается? Попробуйте http://10.8.0.2:{port}/\n"
    )
    assert opened.get(timeout=120) == f"http://127.0.0.1:{port}/"


def test_a_terminal_shows_the_address_as_a_picture(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Light on dark, so that a telephone reads it also where the terminal is white."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    serve.draw("http://192.168.1.7:8000/")
    shown = capsys.readouterr().out
    plain = re.sub("\x1b\\[[0-9;]*m", "", shown)
    assert plain == qr_in_text("http://192.168.1.7:8000/")
    assert plain != qr_in_text("http://192.168.1.8:8000/")
    assert "\x1b[97;40m" in shown


def test_a_file_is_told_the_address_without_the_picture(capsys: pytest.CaptureFixture[str]) -> None:
    serve.draw("http://192.168.1.7:8000/")
    assert capsys.readouterr().out == ""


def test_who_listens_to_both_versions_is_found_by_both() -> None:
    with serve.listen(Config(host="::", port=0)) as listening:
        port = listening.getsockname()[1]
        for own in ("127.0.0.1", "::1"):
            socket.create_connection((own, port)).close()


@pytest.mark.parametrize("arguments", [[], ["play"]])
def test_who_says_nothing_plays_in_the_browser(
    golems: Golems, started: dict[str, Any], opened: "Queue[str]", tmp_path: Path, arguments: list[str]
) -> None:
    os.environ |= {"GOLEMS_PORT": "0", "GOLEMS_DATA": str(tmp_path)}
    assert golems(*arguments).status == 0
    assert (started["config"].host, started["config"].data) == ("::", tmp_path)
    assert opened.get(timeout=120) == f"http://127.0.0.1:{started['config'].port}/"


def test_playing_may_leave_the_browser_closed(
    golems: Golems, started: dict[str, Any], opened: "Queue[str]", tmp_path: Path
) -> None:
    assert golems("play", "--port", "0", "--data", str(tmp_path), "--no-open-browser").status == 0
    assert opened.empty()


def test_a_small_message_does_not_wait_until_the_one_before_it_is_acknowledged() -> None:
    with (
        serve.listen(Config(host="127.0.0.1", port=0)) as listening,
        socket.create_connection(listening.getsockname()),
        listening.accept()[0] as accepted,
    ):
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_port_that_is_taken_is_told_in_one_line(
    golems: Golems, started: dict[str, Any], tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        status, out, complaint = golems("serve", "--data", str(tmp_path), "--port", str(port))
    assert (status, out, started) == (2, "", {})
    assert complaint == (
        f"golems: port {port} is taken. Is the game already running? "
        "If not, choose another port with --port\n"
    )


def test_an_address_of_another_machine_is_told_in_one_line(
    golems: Golems, started: dict[str, Any], tmp_path: Path
) -> None:
    status, out, complaint = golems("serve", "--data", str(tmp_path), "--host", "192.0.2.1")
    assert (status, out, complaint.count("\n"), started) == (2, "", 1, {})
    assert complaint.startswith("golems: 192.0.2.1:8000: can’t listen there: ")


def test_a_package_without_its_page_says_how_to_get_one(
    golems: Golems, started: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "page")
    monkeypatch.setattr(pages, "page", pages.page.__wrapped__)
    status, out, complaint = golems("serve", "--data", str(tmp_path))
    assert (status, out, started) == (2, "", {})
    assert "has no page to show: build it with make web" in complaint


BAD = {
    "--port": ("many", "expected a whole number"),
    "--workers": ("2", "2 workers need a PostgreSQL database"),
    "--database": ("mysql://me:secret@host/x", "expected a database such as"),
    "--create-limit": ("often", "expected a limit such as"),
    "--durability": ("some", "is not one of: full, normal"),
    "--data": ("/dev/null/x", "can’t use this data folder"),
}


@pytest.mark.parametrize(("flag", "value", "said"), [(flag, *row) for flag, row in BAD.items()])
def test_a_bad_value_is_refused_in_one_line(
    golems: Golems, started: dict[str, Any], tmp_path: Path, flag: str, value: str, said: str
) -> None:
    arguments = ["serve", "--data", str(tmp_path), flag, value]
    english, russian = golems(*arguments), golems(*arguments, "--lang", "ru")
    for status, out, complaint in (english, russian):
        assert (status, out, complaint.count("\n")) == (2, "", 1)
        assert complaint.startswith(f"golems: {value if flag == '--data' else flag}: ")
        assert "secret" not in complaint
    assert said in english.err
    assert any("а" <= sign <= "я" for sign in russian.err)
    assert started == {}


async def newer_database(folder: Path) -> None:
    url = f"sqlite:///{folder}/golems.sqlite"
    await (await open_store(url)).close()
    engine = engine_for(url, "full")
    async with writing(engine) as connection:
        await connection.exec_driver_sql(NEWER)
    await engine.dispose()


def test_the_database_of_a_newer_release_is_left_alone(
    golems: Golems, started: dict[str, Any], tmp_path: Path
) -> None:
    asyncio.run(newer_database(tmp_path))
    english, russian = (golems("serve", "--data", str(tmp_path), "--lang", code) for code in ("en", "ru"))
    assert (english.status, english.out, english.err.count("\n")) == (2, "", 1)
    assert (
        f"has schema ‘9999’, but this release of golems only knows schemas up to ‘{revisions()[0]}’"
        in english.err
    )
    assert "«9999»" in russian.err
    assert started == {}


@pytest.mark.parametrize("host", ["127.0.0.1:1", "nowhere.invalid"])
def test_a_database_that_cannot_be_reached_is_told_in_one_line(
    golems: Golems, started: dict[str, Any], tmp_path: Path, host: str
) -> None:
    url = f"postgresql://me:secret@{host}/golems"
    status, out, complaint = golems("serve", "--data", str(tmp_path), "--database", url)
    assert (status, out, complaint.count("\n")) == (2, "", 1)
    assert complaint.startswith("golems: can’t use the database: ")
    assert "secret" not in complaint
    assert started == {}
