"""golems arena: the arenas, how fair they are, and leagues of bots on them."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from golems.cli import companion, league
from golems.cli.common import Lang, Workers, arena_called, arena_name, progress, speak
from golems.rules.refusals import Illegal

if TYPE_CHECKING:
    from golems.arena.fairness import Fairness
    from golems.match.arenas import Arena
    from golems.rules.values import Position
    from golems.words.language import Language

app = typer.Typer(name="arena", help="The arenas, how fair they are, and leagues of bots on them.")

Id = Annotated[
    str, typer.Argument(metavar="ID|FILE", help="random-L2-17 is number 17 of L2's random arenas.")
]
AnyId = Annotated[str | None, typer.Argument(metavar="ID|FILE", help="An arena; or --all.")]
OfGame = Annotated[str | None, typer.Option(metavar="GAME", help="Only those of this game, such as L3.")]
Svg = Annotated[bool, typer.Option("--svg", help="Print a self-contained SVG picture instead of text.")]
Robots = Annotated[int | None, typer.Option(min=1, max=4, help="How many (default: as many as can start).")]
Counts = Annotated[list[int] | None, typer.Option("--players", min=2, max=4, help="Default: 2, 3 and 4.")]
All = Annotated[bool, typer.Option("--all", help="Every arena of the package.")]
Matches = Annotated[int, typer.Option(min=0, help="For each number of players; 0 measures nothing.")]
Bot = Annotated[str, typer.Option(help="Plays for every seat.")]

WRONG = 1


@app.command("list")
def list_arenas(game: OfGame = None, lang: Lang = None) -> None:
    """List the arenas: id, name, size, games, and the idea."""
    from rich.console import Console
    from rich.table import Table

    from golems.match.arenas import arenas, offered
    from golems.match.games import game_named

    language = speak(lang)
    found = offered(game_named(game).id) if game else arenas().values()
    table = Table(*language.say("arenas-columns").split("|"))
    for arena in found:
        name, idea = arena_name(arena.id, language), language.say(f"arena-{arena.id}-idea")
        table.add_row(arena.id, name, size(arena), ", ".join(arena.games), idea)
    Console(highlight=False, markup=False, emoji=False).print(table)


def size(arena: "Arena") -> str:
    return f"{arena.field.width}×{len(arena.board) // arena.field.width}"


@app.command()
def show(arena: Id, robots: Robots = None, svg: Svg = False, lang: Lang = None) -> None:
    """Draw an arena with robots on its starts."""
    language = speak(lang)
    found = arena_called(arena)
    position = with_robots(found, robots or max(found.starts))
    if svg:
        from golems.drawing.svg import draw_svg

        name = arena_name(found.id, language)
        sys.stdout.buffer.write(draw_svg(position, language.code, name).encode())
    else:
        from rich.console import Console

        from golems.drawing.text import draw_text

        console = Console(highlight=False, markup=False, emoji=False)
        console.print(title(found, language))
        console.print(draw_text(position, language.code), soft_wrap=True)
        for note in told_notes(found, language):
            console.print(note, soft_wrap=True)


def with_robots(arena: "Arena", robots: int) -> "Position":
    from golems.match.arenas import laid_out
    from golems.match.settings import COLOURS

    position = laid_out(arena, arena.starts_for(robots))
    coloured = [robot._replace(id=colour) for robot, colour in zip(position.robots, COLOURS, strict=False)]
    return position._replace(robots=tuple(coloured))


def title(arena: "Arena", language: "Language") -> str:
    idea = f"arena-{arena.id}-idea"
    name = arena_name(arena.id, language)
    return f"{name}. {language.say(idea)}" if language.has(idea) else name


# ---------------------------------------------------------------- check


@app.command()
def check(
    arena: AnyId = None,
    every: All = False,
    matches: Matches = 200,
    bot: Bot = "random",
    players: Counts = None,
    workers: Workers = None,
    lang: Lang = None,
) -> None:
    """Check what the rules say of an arena, warn where one box does not suffice, and let equal bots measure
    the advantage of the first seat. Exit status 1 when something is wrong, or when that advantage is beyond
    2 percentage points with its whole interval (95 %)."""
    from golems.match.arenas import arenas

    language = speak(lang)
    if every == (arena is not None):
        raise typer.BadParameter("expected an arena, or --all")
    found = [arena_called(arena)] if arena else list(arenas().values())
    counts = (players or [2, 3, 4]) if matches else []
    verdicts = []
    for each in found:
        print(heading(each, language))
        sound = is_sound(each, language)
        verdicts.append(sound and is_fair(each, counts, matches, bot, workers, language))
    if not all(verdicts):
        raise typer.Exit(WRONG)


def heading(arena: "Arena", language: "Language") -> str:
    told = title(arena, language)
    return told if told == arena.id else f"{arena.id}: {told}"


def is_sound(arena: "Arena", language: "Language") -> bool:
    """Tell whether the rules allow the arena and it is as symmetric as it says; print faults and warnings."""
    faults = list(faults_of(arena, language))
    for fault in faults:
        print(f"  {language.say('check-wrong', fault=fault)}")
    for note in told_notes(arena, language):
        print(f"  {note}")
    return not faults


def told_notes(arena: "Arena", language: "Language") -> Iterator[str]:
    """Yield what a box does not hold, one line each."""
    from golems.match.box import notes

    for note in notes(arena):
        facts = {name: in_words(name, fact, language) for name, fact in note.facts.items()}
        told = language.say(f"warning-{note.reason}", **facts)
        yield language.say("check-warning", warning=told, rule=note.rule)


def in_words(name: str, fact: object, language: "Language") -> object:
    return language.cell(str(fact)) if name == "cell" else fact


def faults_of(arena: "Arena", language: "Language") -> Iterator[str]:
    from golems.match.arenas import check_arena
    from golems.match.symmetry import is_symmetric
    from golems.words.refusals import explain

    try:
        check_arena(arena)
    except Illegal as fault:
        yield explain(fault, language)
        return
    if 2 not in arena.starts:
        return
    symmetric = is_symmetric(arena)
    print(f"  {language.say('check-symmetric' if symmetric else 'check-not-symmetric')}")
    if arena.fair == "symmetry" and not symmetric:
        yield language.say("check-claims-symmetry")


def is_fair(
    arena: "Arena", counts: list[int], matches: int, bot: str, workers: int | None, language: "Language"
) -> bool:
    """Tell whether no measurement shows that the arena is unfair, and print the measurements."""
    from golems.arena.fairness import fairness
    from golems.cli.bot_files import finder

    verdicts = []
    for players in counts:
        with progress(None) as advance:
            found = fairness(
                arena, players, matches, bot=bot, workers=workers, progress=advance, find=finder()
            )
        if found:
            print(f"  {measured(arena, found, language)}")
            verdicts.append(found.is_fair)
    return all(verdicts)


def measured(arena: "Arena", found: "Fairness", language: "Language") -> str:
    start = arena.starts[found.players + found.parobots][found.place]
    return language.say(
        "check-advantage",
        players=found.players,
        parobots=found.parobots,
        first=language.say("figure-points", **found.first._asdict()),
        place=language.cell(arena.field.name(start.cell)),
        furthest=language.say("figure-points", **found.furthest._asdict()),
    )


app.command()(league.league)
app.command()(companion.companion)
