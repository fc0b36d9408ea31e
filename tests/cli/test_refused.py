"""Bad input of every kind: one line on standard error, exit status 2, nothing else."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Golems, Write, position, task

SCRIPT = str(Path(sys.executable).with_name("golems"))
PLAYERS: list[Any] = position()["robots"]


def with_board(*rows: str, **changes: Any) -> dict[str, Any]:
    return task(position=position(board=list(rows), **changes))


def nested(depth: int) -> bytes:
    return b'{"position": {"edition": ' + b"[" * depth + b"]" * depth + b"}}"


DOCUMENTS: dict[str, tuple[object, str]] = {
    "an empty file": (b"", "JSON"),
    "ten megabytes of nonsense": (b"\x00\xfe nonsense \n" * 850_000, "JSON"),
    "ten megabytes of one letter": (b"F" * 10_000_000, "JSON"),
    "invalid UTF-8": (b'{"position": "\xff\xfe"}', "UTF-8"),
    "half a surrogate": (b'{"position": "\\ud800"}', "JSON"),
    "a very deep nest": (nested(100_000), "nested too deeply"),
    "only brackets": (b"[" * 100_000, "nested too deeply"),
    "two documents": (b"{} {}", "JSON"),
    "a number without end": (b'{"seed": 1' + b"0" * 5000 + b"}", "JSON"),
    "no object": ([], "expected an object"),
    "nothing in it": ({}, "position"),
    "an unknown key": (task(postion=1), "unknown key 'postion'"),
    "an unknown key of a golem": (
        task(position=position(robots=[PLAYERS[0] | {"colour": "red"}, PLAYERS[1]])),
        "robots[0]: unknown key 'colour'",
    ),
    "a cell off the board": (
        task(position=position(robots=[PLAYERS[0], PLAYERS[1] | {"cell": "e9"}])),
        "robots[1].cell: 'e9' isn’t on the board",
    ),
    "two robots on a cell": (
        task(position=position(robots=[PLAYERS[0], PLAYERS[1] | {"cell": "a1"}])),
        "robots[1].cell: Red is already on a1 (S6)",
    ),
    "three portals a": (with_board("....", "aaa.", "....", "...."), "portals ‘a’"),
    "a column in open water": (
        with_board("....", ".~..", "....", "....", barrels={"b2": ["empty", "empty"]}),
        "barrels.b2",
    ),
    "a program too long": (task(programs={"red": "F A L D S", "blue": "F D R S"}), "programs.red"),
    "a program too short": (task(programs={"red": "F A L", "blue": "F D R S"}), "programs.red"),
    "a missing program": (task(programs={"red": "F A L D"}), "programs.blue"),
    "a mixed alphabet": (task(programs={"red": "F А L D", "blue": "F D R S"}), "mixes"),
    "an answer that is no option": (
        task(
            position=position(
                robots=[PLAYERS[0] | {"cell": "b1"}, PLAYERS[1] | {"damaged": ["chassis"]}],
            ),
            programs={"red": "A L R S", "blue": "S F L R"},
            choices={"blue": [{"damage": "chassis"}]},
        ),
        "choices.blue: chassis isn’t an answer",
    ),
    "a name of two lines": (task(programs={"one\ntwo": "F A L D"}), "programs.one"),
    "a key of two lines": (task(**{"one\ntwo": 1}), "unknown key 'one"),
    "a terminal code": (task(programs={"red": "\x1b[31m", "blue": "F D R S"}), "programs.red"),
}

ARGUMENTS: dict[str, tuple[list[str], str]] = {
    "an unknown command": (["win"], "win"),
    "an unknown option": (["resolve", "--fast", "FILE"], "--fast"),
    "a missing argument": (["resolve"], "Missing"),
    "an option without its value": (["resolve", "FILE", "--rows"], "--rows"),
    "one argument too many": (["resolve", "FILE", "FILE"], "FILE"),
    "rows below zero": (["resolve", "--rows", "-1", "FILE"], "--rows"),
    "rows that are no number": (["resolve", "--rows", "x", "FILE"], "--rows"),
    "no rows to count": (["perft", "--rows", "0", "FILE"], "--rows"),
    "a pace below zero": (["demo", "--pace", "-1"], "--pace"),
    "an endless pace": (["demo", "--pace", "inf"], "--pace"),
    "an unknown language": (["resolve", "--lang", "xx", "FILE"], "--lang"),
    "an unknown language of a story": (["explain", "--lang", "xx", "FILE"], "--lang"),
    "an unknown language of a picture": (["show", "--lang", "xx", "FILE"], "--lang"),
    "an unknown language of the demonstration": (["demo", "--lang", "xx"], "--lang"),
}


def check_one_line(status: int, out: str, err: str, said: str) -> None:
    assert (status, out) == (2, ""), err
    assert err.startswith("golems: ")
    assert err.endswith("\n")
    assert err.removesuffix("\n").isprintable(), err
    assert said in err
    assert len(err) < 400


@pytest.mark.parametrize(("document", "said"), DOCUMENTS.values(), ids=DOCUMENTS.keys())
def test_a_bad_document_is_refused_in_one_line(
    golems: Golems, write: Write, document: object, said: str
) -> None:
    check_one_line(*golems("resolve", write(document)), said)


@pytest.mark.parametrize(("document", "said"), DOCUMENTS.values(), ids=DOCUMENTS.keys())
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_explain_refuses_what_resolve_refuses(
    golems: Golems, write: Write, document: object, said: str, lang: str
) -> None:
    status, out, err = golems("explain", "--lang", lang, write(document))
    check_one_line(status, out, err, said if lang == "en" else "golems: ")


@pytest.mark.parametrize("command", ["resolve", "replay", "show", "explain", "perft"])
def test_no_depth_of_nesting_ends_in_a_traceback(golems: Golems, write: Write, command: str) -> None:
    """A document that can just be read may be too deep to be written into the error message."""
    for depth in range(850, 1001):
        check_one_line(*golems(command, "-", given=nested(depth)), "golems: ")


@pytest.mark.parametrize("command", ["resolve", "replay", "show", "explain", "perft"])
def test_a_file_that_cannot_be_read_is_refused_in_one_line(
    golems: Golems, tmp_path: Path, command: str
) -> None:
    check_one_line(*golems(command, str(tmp_path / "none.json")), "none.json: can’t read the file")
    check_one_line(*golems(command, str(tmp_path / "two\nlines.json")), "can’t read the file")
    check_one_line(*golems(command, str(tmp_path)), "can’t read the file")
    check_one_line(*golems(command, "a\0b"), "can’t read the file")


@pytest.mark.parametrize("command", ["resolve", "replay", "show", "explain", "perft"])
@pytest.mark.parametrize("document", [b"", b"\xff\xfe", b"{", [], {}, 7, None, {"format": "x"}])
def test_every_command_refuses_garbage(golems: Golems, write: Write, command: str, document: object) -> None:
    check_one_line(*golems(command, write(document)), "golems: ")


@pytest.mark.parametrize(("arguments", "said"), ARGUMENTS.values(), ids=ARGUMENTS.keys())
def test_bad_arguments_are_refused_in_one_line(
    golems: Golems, write: Write, arguments: list[str], said: str
) -> None:
    file = write(position() if arguments[0] in ("perft", "show") else task())
    given = [file if argument == "FILE" else argument for argument in arguments]
    check_one_line(*golems(*given), file if said == "FILE" else said)


def test_a_complaint_is_in_the_language_of_the_environment(
    golems: Golems, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert golems("resolve", write(task(postion=1))).err == "golems: неизвестный ключ 'postion'\n"
    assert golems("resolve", "--lang", "en", write(task(postion=1))).err == "golems: unknown key 'postion'\n"


# ---------------------------------------------------------------- the installed command


def installed(
    *arguments: str, given: bytes = b"", **environment: str
) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [SCRIPT, *arguments],
        input=given,
        capture_output=True,
        check=False,
        env=os.environ | {"LANG": "en_US.UTF-8"} | environment,
    )


def test_the_installed_command_plays_a_round(write: Write, golems: Golems) -> None:
    done = installed("resolve", write(task()))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == golems("resolve", write(task())).out


@pytest.mark.parametrize(
    "arguments", [["show", "no-such-file"], ["win"], ["resolve", "--rows", "-1", "-"], ["resolve", "-"]]
)
def test_the_installed_command_refuses_in_one_line(arguments: list[str]) -> None:
    done = installed(*arguments, given=b"nonsense")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"golems: ")
    assert done.stderr.count(b"\n") == 1


def test_a_reader_who_leaves_early_gets_no_traceback(write: Write) -> None:
    """This happens in `golems resolve … | head -1`."""
    read, written = os.pipe()
    os.close(read)
    line = b'{"position": 1}\n'
    done = subprocess.run(
        [SCRIPT, "resolve", "--batch", write(line * 10_000)],
        stdout=written,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(written)
    assert b"Traceback" not in done.stderr
    assert done.stderr == b""


@pytest.mark.parametrize("command", ["show", "explain", "resolve"])
def test_a_terminal_of_another_alphabet_gets_no_traceback(write: Write, command: str) -> None:
    done = installed(command, "--lang", "ru", write(task()), PYTHONIOENCODING="ascii")
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0


HELP = """
import sys
from golems.cli import run
commands = [[], *[[name] for name in sys.argv[1:]]]
statuses = {run([*command, "--help"]) for command in commands}
large = ("fluent", "rich", "babel", "joblib", "dask", "sqlalchemy", "alembic", "starlette", "uvicorn")
heavy = [name for name in sys.modules if name.split(".")[0] in large]
layers = ("golems.drawing", "golems.words", "golems.match", "golems.bots", "golems.arena", "golems.server")
ours = [name for name in sys.modules if name.startswith(layers)]
print(statuses, heavy, ours, file=sys.stderr)
"""


def test_help_is_light() -> None:
    commands = ["resolve", "replay", "show", "explain", "perft", "demo", "match", "simulate", "arena"]
    commands += ["serve", "play", "backup", "restore", "undelete", "import", "analyse", "puzzle", "print"]
    done = subprocess.run([sys.executable, "-c", HELP, *commands], capture_output=True, check=False)
    assert done.stderr.decode() == "{0} [] []\n"
    for command in commands:
        assert f"Usage: golems {command}" in done.stdout.decode() or f" {command} " in done.stdout.decode()


def test_the_help_names_the_commands(golems: Golems) -> None:
    answer = golems("--help")
    assert answer.out.count("\n") > 5
    assert "\nCommands:\n" in answer.out
