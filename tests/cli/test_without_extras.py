"""Whoever asks for something that an extra does is told which one to install."""

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Golems

POSTGRESQL = "postgresql://golems:secret@127.0.0.1:9/golems"


def test_postgresql_needs_the_extra_of_servers(
    golems: Golems, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    answer = golems("backup", str(tmp_path / "kept"), "--database", POSTGRESQL)
    assert answer == (2, "", 'golems: PostgreSQL needs asyncpg: pip install "battle-of-golems[server]"\n')


def test_sqlite_needs_no_extra(golems: Golems, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    answer = golems("backup", str(tmp_path / "kept"), "--database", f"sqlite:///{tmp_path}/golems.sqlite")
    assert answer == (2, "", "golems: there’s nothing to keep yet: the database is empty\n")
