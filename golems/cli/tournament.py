"""golems tournament: bots play a whole tournament."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from golems.cli.common import Cluster, Lang, progress, read_bytes, read_json, speak, write_bytes

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from golems.arena.tournaments.bracket import Slot
    from golems.arena.tournaments.entries import AnyEntry
    from golems.arena.tournaments.ranking import StandingsRow
    from golems.arena.tournaments.runner import Keep
    from golems.arena.tournaments.tournament import Bout, Tournament
    from golems.notation.reading import Json, Object
    from golems.words.language import Language

TournamentFile = Annotated[
    str, typer.Argument(metavar="FILE", help="TOML (.toml) or JSON, or - for JSON from standard input.")
]
Jobs = Annotated[int | None, typer.Option(min=1, help="Processes on this machine (default: all cores).")]
Out = Annotated[
    str | None,
    typer.Option(metavar="FOLDER", help="Write CSV tables, tournament.json, a sheet to print, the records."),
]


def tournament(
    file: TournamentFile, jobs: Jobs = None, cluster: Cluster = None, out: Out = None, lang: Lang = None
) -> None:
    """Let bots play the tournament that a file announces and print its standings, each with what decided it.
    The same seed gives the same tournament, however many processes play it."""
    from golems.arena.tournaments.announcement import read_announcement
    from golems.arena.tournaments.runner import matches_expected, play_tournament
    from golems.arena.tournaments.tournament import fold
    from golems.cli.bot_files import finder

    language = speak(lang)
    announced = read_announcement(read_document(file))
    with progress(matches_expected(announced)) as advance:
        log = play_tournament(announced, jobs, cluster, advance, keeping(out), finder())
    show(fold(log), language)
    if out:
        write(log, Path(out), language)


def read_document(file: str) -> "Json":
    from golems.arena.tournaments.announcement import decode_toml

    return decode_toml(read_bytes(file)) if file.endswith(".toml") else read_json(file)


# ---------------------------------------------------------------- files


def keeping(out: str | None) -> "Keep":
    """Return a function that writes records as the matches end."""
    from golems.notation.reading import encode_for_people

    def keep(bout: "Bout", record: "Object | None") -> str | None:
        if out is None or record is None:
            return None
        name = f"records/{bout.number:03}.json"
        write_into(Path(out, name), encode_for_people(record) + b"\n")
        return name

    return keep


def write(log: "list[AnyEntry]", folder: Path, language: "Language") -> None:
    """Write all files; a mark in front of the CSV files tells spreadsheets that they are UTF-8."""
    from golems.arena.tournaments.outputs import document, matches_csv, standings_csv
    from golems.arena.tournaments.tournament import fold
    from golems.notation.reading import UTF8_MARK, encode_for_people

    ended = fold(log)
    write_into(folder / "standings.csv", UTF8_MARK + standings_csv(ended).encode())
    write_into(folder / "matches.csv", UTF8_MARK + matches_csv(ended).encode())
    write_into(folder / "tournament.json", encode_for_people(document(log)) + b"\n")
    if find_spec("typst"):
        write_into(folder / "sheet.pdf", sheet(ended, language))


def sheet(ended: "Tournament", language: "Language") -> bytes:
    from golems.printing.paper import PAPERS
    from golems.printing.tournaments import tournament_sheets
    from golems.printing.typesetting import typeset

    paper = PAPERS["a4"]
    return typeset(title(ended, language), tournament_sheets(ended, paper, language), paper, language)


def write_into(file: Path, data: bytes) -> None:
    from golems.notation.reading import Malformed

    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed("not-written", str(file.parent), detail=error.strerror) from None
    write_bytes(str(file), data)


# ---------------------------------------------------------------- output


def show(ended: "Tournament", language: "Language") -> None:
    """Print groups and bracket where there are any, then the standings, as wide as they are."""
    from rich.console import Console

    from golems.arena.tournaments.groups import group_standings
    from golems.arena.tournaments.standings import standings

    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    console.print(title(ended, language))
    if ended.rules.format == "groups":
        for number, rows in enumerate(group_standings(ended), start=1):
            print_table(console, standings_table(ended, rows, language, number))
    for line in bracket_lines(ended, language):
        console.print(line)
    print_table(console, standings_table(ended, standings(ended), language))
    console.print(language.say("tournament-note"))


def print_table(console: "Console", table: "Table") -> None:
    console.print(table, width=max(console.width, console.measure(table).maximum), crop=False)


def title(ended: "Tournament", language: "Language") -> str:
    from golems.printing.tournaments import played

    told = played(ended, language)
    return f"{ended.rules.name}: {told}" if ended.rules.name else told


def standings_table(
    ended: "Tournament", rows: "list[StandingsRow]", language: "Language", group: int | None = None
) -> "Table":
    from rich.table import Table

    from golems.printing.tournaments import standings_lines

    name = (
        language.say("tournament-standings")
        if group is None
        else language.say("tournament-group", group=group)
    )
    columns, lines = standings_lines(ended, rows, language)
    grid = Table(*columns, title=name)
    for line in lines:
        grid.add_row(*line)
    for column in (grid.columns[0], *grid.columns[2:-1]):
        column.justify = "right"
    return grid


def bracket_lines(ended: "Tournament", language: "Language") -> Iterator[str]:
    from golems.arena.tournaments.outputs import levels_of

    levels = levels_of(ended)
    for level in levels:
        yield language.say("tournament-level", slots=2 ** (len(levels) - 1 - level[0].level))
        for slot in level:
            yield f"  {say_slot(ended, slot, slot.level == len(levels) - 1, language)}"


def say_slot(ended: "Tournament", slot: "Slot", last: bool, language: "Language") -> str:
    from golems.arena.tournaments.rules import edition_of
    from golems.printing.tournaments import say_apart

    names = [ended.players[player].name for player in slot.players if player is not None]
    winner = "–" if slot.winner is None else ended.players[slot.winner].name
    if slot.apart is None:
        return language.say("tournament-walkover", winner=winner)
    prize = "third" if last and slot.number else "on"
    return language.say(
        "tournament-slot",
        one=names[0],
        other=names[1],
        winner=winner,
        prize=prize,
        decided=say_apart(slot.apart, edition_of(ended.rules), language),
    )
