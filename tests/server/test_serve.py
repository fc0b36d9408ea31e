"""golems serve: its options are the settings of the server, and what is wrong is told in one line."""

import asyncio
import inspect
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args
from unittest.mock import patch

import pytest
import uvicorn

from golems.cli import serve
from golems.server.config import SETTINGS, read_config
from golems.server.migrations import revisions
from golems.server.storage import engine_for, open_store, writing
from tests.cli.conftest import Golems, golems

__all__ = ["golems"]  # a fixture
NEWER = "UPDATE alembic_version SET version_num = '9999'"


@pytest.fixture
def started() -> Iterator[dict[str, Any]]:
    """What the server would be started with; the environment is as before afterwards."""
    found: dict[str, Any] = {}
    with patch.dict(os.environ), patch.object(uvicorn, "run", lambda app, **given: found.update(given)):
        for row in SETTINGS:
            os.environ.pop(row.variable, None)
        yield found


def test_the_options_are_the_settings_with_the_same_help() -> None:
    parameters = inspect.signature(serve.serve).parameters
    options = {name: get_args(each.annotation)[1].help for name, each in parameters.items() if name != "lang"}
    assert options == {row.name: row.help for row in SETTINGS}
    assert all(each.default is None for each in parameters.values())


def test_the_help_names_every_flag(golems: Golems) -> None:
    told = golems("serve", "--help").out
    assert [row.flag for row in SETTINGS if f"{row.flag} " not in told] == []


def test_a_server_starts_with_what_was_said(golems: Golems, started: dict[str, Any], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    said = golems("serve", "--data", str(folder), "--port", "8123", "--base-path", "/golems")
    assert said == (0, "Golems at http://127.0.0.1:8123/golems/ (Ctrl+C ends it)\n", "")
    assert (started["port"], started["host"], started["workers"]) == (8123, "127.0.0.1", 1)
    assert (started["ws"], started["server_header"]) == ("websockets-sansio", False)
    workers = read_config({}, os.environ)
    assert (workers.data, workers.port, workers.base_path) == (folder, 8123, "/golems")
    assert sorted(file.name for file in folder.iterdir()) == ["golems.sqlite", "secret.key"]


BAD = {
    "--port": ("many", "expected a whole number"),
    "--workers": ("2", "2 workers need a PostgreSQL database"),
    "--database": ("mysql://me:secret@host/x", "expected a database such as"),
    "--create-limit": ("often", "expected a limit such as"),
    "--durability": ("some", "is not one of: full, normal"),
    "--data": ("/dev/null/x", "cannot use this data folder"),
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
        f"has schema '9999', this release of golems knows only schemas up to '{revisions()[0]}'"
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
    assert complaint.startswith("golems: cannot use the database: ")
    assert "secret" not in complaint
    assert started == {}
