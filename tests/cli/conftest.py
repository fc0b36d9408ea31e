"""The command line as its user sees it: what it prints, what it complains about, and its exit status."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from golems import cli
from golems.cli import common


class CommandEnd(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str


Golems = Callable[..., CommandEnd]
Write = Callable[[object], str]


@pytest.fixture
def golems(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Golems:
    """Run a command in this process, in English unless LANG says otherwise."""
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(common, "chosen", [], raising=False)
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str, given: bytes | str = b"") -> CommandEnd:
        given = given.encode() if isinstance(given, str) else given
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
        status = cli.run(list(arguments))
        return CommandEnd(status, *capsys.readouterr())

    return run


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a document to a file of its own: bytes as they are, everything else as JSON."""

    def to_file(document: object) -> str:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.json"
        path.write_bytes(document if isinstance(document, bytes) else json.dumps(document).encode())
        return str(path)

    return to_file


def position(**changes: Any) -> dict[str, Any]:
    """Return a position of two robots that will meet on b1, with changes."""
    parts = {"processor": "p4", "weapon": "w2", "chassis": "c1"}
    return {
        "edition": "4.0",
        "board": ["....", ".~#.", "....", "...."],
        "robots": [
            {"id": "red", "cell": "a1", "facing": "E"} | parts,
            {"id": "blue", "cell": "c1", "facing": "W"} | parts,
        ],
    } | changes


def task(**changes: Any) -> dict[str, Any]:
    """Return a round of that position."""
    return {"position": position(), "programs": {"red": "F A L D", "blue": "F D R S"}} | changes
