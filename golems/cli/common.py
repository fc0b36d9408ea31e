"""What the commands share: input, language, error messages."""

import locale
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from golems import __version__
from golems.rules.refusals import Refusal

if TYPE_CHECKING:
    from golems.match.arenas import Arena
    from golems.match.settings import Settings
    from golems.notation.reading import Json, Object
    from golems.rules.values import Position
    from golems.words.language import Language

File = Annotated[str, typer.Argument(metavar="FILE", help="A JSON file, or - for standard input.")]
Lang = Annotated[str | None, typer.Option(metavar="LANGUAGE", help="In two letters (default: from LANG).")]

# The options that set up a match.
Game = Annotated[str | None, typer.Option(metavar="GAME", help="L1 to L4, standard, ... (default: L4).")]
Edition = Annotated[str | None, typer.Option(metavar="4.0|3.0|2.0", help="Default: the game's newest.")]
ArenaChoice = Annotated[
    str | None,
    typer.Option("--arena", metavar="ID|random|FILE", help="Or a scenario's name (default: random)."),
]
Seats = Annotated[
    list[str] | None,
    typer.Option(
        "--seat",
        metavar="SPEC",
        help="Once a seat, ParoBots last: random, greedy, master, my_bot.py:name, parobot, parobot:1A "
        "(default: greedy, greedy and the ParoBots of the game).",
    ),
]
Novices = Annotated[bool | None, typer.Option("--novices/--no-novices", help="Default: as the game says.")]
Components = Annotated[
    str | None, typer.Option(metavar="choose|draft|deal", help="How robots get their components (S7).")
]
RulesOptions = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A reading of the rules.")
]
SettingsFile = Annotated[
    str | None, typer.Option("--settings", metavar="FILE", help="JSON; the options above change it.")
]
Seed = Annotated[str, typer.Option(help="Any text; the same seed plays the same again.")]
Workers = Annotated[int | None, typer.Option(min=1, help="Processes on this machine (default: all cores).")]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", help="Play on the workers of a Dask scheduler (tcp://host:8786) instead."
    ),
]

chosen: list[str] = []  # the language that --lang asked for, if any


def speak(lang: str | None) -> "Language":
    """Return the language to answer in; error messages will be in it too."""
    from golems.words.language import LANGUAGES, language, preferred

    if lang and lang not in LANGUAGES:
        raise typer.BadParameter(f"--lang: '{lang}' is not one of: {', '.join(LANGUAGES)}")
    if lang:
        chosen[:] = [lang]
    return language(chosen[0] if chosen else preferred(os.environ.get("LANG") or locale.getlocale()[0]))


def in_words(refusal: Refusal) -> str:
    from golems.words.refusals import explain

    return explain(refusal, speak(None))


def print_version(wished: bool) -> None:
    """Print which release this is, if that was asked for, and do nothing else."""
    if wished:
        print(f"golems {__version__}")
        raise typer.Exit


def complain(text: str) -> None:
    """Print one line on standard error."""
    print(f"golems: {text}", file=sys.stderr)


def read_bytes(file: str) -> bytes:
    from golems.notation.reading import Malformed

    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        detail = error.strerror if isinstance(error, OSError) else str(error)
        raise Malformed("no-file", file, detail=detail) from None


def read_board(file: str) -> "Position":
    """Read a position, or the position in a document that holds one (the input or output of resolve)."""
    from golems.notation.positions import read_position

    document = read_json(file)
    if isinstance(document, dict) and "position" in document:
        document = document["position"]
    return read_position(document)


def read_json(file: str) -> "Json":
    from golems.notation.reading import decode

    return decode(read_bytes(file))


def write_bytes(file: str, data: bytes) -> None:
    from golems.notation.reading import Malformed

    try:
        Path(file).write_bytes(data)
    except (OSError, ValueError) as error:
        detail = error.strerror if isinstance(error, OSError) else str(error)
        raise Malformed("not-written", file, detail=detail) from None


def print_json(document: "Json") -> None:
    from golems.notation.reading import encode_for_people

    sys.stdout.buffer.write(encode_for_people(document) + b"\n")
    sys.stdout.flush()


# ---------------------------------------------------------------- what is agreed before a match


def agree(
    file: str | None, arena: str | None, seats: list[str] | None, options: list[str] | None, **given: object
) -> "Settings":
    """Return the settings of the file, if there is one, changed by all that the options say."""
    from golems.match.settings import check_offered, read_settings
    from golems.notation.reading import as_object

    document = {"game": "L4"} | (as_object(read_json(file), "") if file else {})
    document |= {key: value for key, value in given.items() if value is not None}
    if arena:
        document["arena"] = read_json(arena) if is_file(arena) else arena
    if options:
        document["options"] = as_object(document.get("options", {}), "options") | read_options(options)
    if seats:
        document["seats"] = [read_seat(number, spec) for number, spec in enumerate(seats)]
    settings = read_settings({"seats": usual_seats(document)} | document)
    check_offered(settings)
    return settings


def read_options(options: list[str]) -> "Object":
    """Read `name=value`, where the value is JSON or else a text."""
    from golems.notation.reading import Malformed, decode

    found: Object = {}
    for option in options:
        name, _, value = option.partition("=")
        try:
            found[name] = decode(value)
        except Malformed:
            found[name] = value
    return found


def read_seat(number: int, spec: str) -> "Object":
    from golems.match.settings import ANY, COLOURS

    kind, _, card = spec.partition(":")
    who: Object = {"parobot": card or ANY} if kind == "parobot" else {"bot": spec}
    return {"colour": COLOURS[number % len(COLOURS)]} | who


def usual_seats(document: "Object") -> "list[Object]":
    """Return greedy bots for two players, or for all of a scenario, and the ParoBots of the game."""
    from golems.match.games import game_named
    from golems.match.scenarios import scenario_named
    from golems.match.settings import RANDOM_ARENA
    from golems.notation.reading import as_text

    game = game_named(as_text(document["game"], "game"))
    specs = ["greedy"] * 2 + ["parobot"] * game.parobots[2][0]
    if game.id == "scenario":
        name = as_text(document.get("arena", RANDOM_ARENA), "arena")
        specs = ["greedy"] * len(scenario_named(name).robots)
    return [read_seat(number, spec) for number, spec in enumerate(specs)]


def arena_called(name: str) -> "Arena":
    """Return an arena by its name or from a file."""
    from golems.match.arenas import read_arena
    from golems.match.random_arenas import find_arena

    return read_arena(Path(name).stem, read_json(name)) if is_file(name) else find_arena(name)


def is_file(arena: str) -> bool:
    return arena.endswith(".json")


def arena_name(arena: str, language: "Language") -> str:
    """Return the name of an arena in words, where it has one."""
    return language.say(f"arena-{arena}") if language.has(f"arena-{arena}") else arena


# ---------------------------------------------------------------- many matches


@contextmanager
def progress(total: int | None) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on standard error, if that is a terminal; without an end if `total` is none."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda matches: bar.advance(task, matches)
