"""The command line, with one file for each command. Heavy modules are imported where they are used."""

import os
import sys
from typing import Annotated

import typer
from typer.exceptions import TyperException

from golems.cli import (
    analyse,
    arena,
    backup,
    common,
    demo,
    explain,
    import_level,
    match,
    perft,
    play,
    puzzle,
    replay,
    resolve,
    serve,
    show,
    simulate,
    site,
    tournament,
)
from golems.cli.print import app as printing
from golems.rules.refusals import Refusal

app = typer.Typer(
    name="golems",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
COMMANDS = (
    play.play,
    resolve.resolve,
    replay.replay,
    analyse.analyse,
    show.show,
    explain.explain,
    perft.perft,
    demo.demo,
    match.match,
    simulate.simulate,
    tournament.tournament,
    serve.serve,
    site.site,
    backup.backup,
    backup.restore,
    backup.undelete,
)


@app.callback()
def every_command(
    version: Annotated[
        bool,
        typer.Option("--version", help="Print the version.", callback=common.print_version, is_eager=True),
    ] = False,
) -> None:
    """Golems: program a robot with a few cards, then all programs run at once."""


for command in COMMANDS:
    app.command()(command)
app.command("import")(import_level.import_level)
app.add_typer(arena.app)
app.add_typer(puzzle.app)
app.add_typer(printing)

REFUSED = 2
INTERRUPTED = 130


def run(arguments: list[str] | None = None) -> int:
    """Run a command, or `play` if none is given. Return exit status 0, 1 (ran and found something wrong) or 2
    (refused input), and never show a traceback."""
    try:
        common.chosen.clear()
        return app(arguments or ["play"], prog_name="golems", standalone_mode=False) or 0
    except Refusal as refusal:
        common.complain(common.in_words(refusal))
    except TyperException as error:
        common.complain(" ".join(error.format_message().split()))
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:  # the reader of the output has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return REFUSED


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    sys.exit(run(sys.argv[1:]))
