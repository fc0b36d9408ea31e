"""golems arena companion: how well the companion suits its opponents."""

from typing import TYPE_CHECKING, Annotated

import typer

from golems.cli.common import Lang, Seed, Workers, progress, speak, write_bytes

if TYPE_CHECKING:
    from golems.arena.acquaintance import Suitability
    from golems.notation.reading import Object
    from golems.words.language import Language

Opponents = Annotated[
    list[str] | None, typer.Argument(metavar="BOT", help="Default: random to master, and my_bot.py:name.")
]
OfGames = Annotated[
    list[str] | None, typer.Option("--game", help="As often as you like (default: L1, L2 and L4).")
]
Matches = Annotated[int, typer.Option(min=10, help="That count for each opponent in each game, in tens.")]
JsonFile = Annotated[str | None, typer.Option("--json", metavar="FILE", help="Write all figures as JSON.")]


def companion(
    opponents: Opponents = None,
    game: OfGames = None,
    matches: Matches = 100,
    seed: Seed = "0",
    workers: Workers = None,
    json: JsonFile = None,
    lang: Lang = None,
) -> None:
    """Let the companion adapt to each opponent for ten matches, then count the next ten, and begin anew with
    the same opponent as often as needed. Print how many of those that count the opponent won, with intervals
    of 95 %. The same seed gives the same figures, however many workers there are."""
    from golems.arena.acquaintance import GAMES, OPPONENTS, acquaintances, play_all
    from golems.cli.bot_files import finder
    from golems.match.games import game_named

    language, find = speak(lang), finder()
    names, games = list(opponents or OPPONENTS), list(game or GAMES)
    for name in names:
        find(name)
    for each in games:
        game_named(each)
    if matches % 10:
        raise typer.BadParameter(f"--matches: expected a multiple of ten, got {matches}")
    meetings = acquaintances(names, games, matches, seed)
    with progress(2 * matches * len(names) * len(games)) as advance:
        found = play_all(meetings, workers, advance, find)
    show(found, matches, language)
    if json:
        from golems.notation.reading import encode_for_people

        write_bytes(json, encode_for_people(figures(found, matches, seed)) + b"\n")


def figures(found: "list[Suitability]", matches: int, seed: str) -> "Object":
    return {
        "matches": matches,
        "seed": seed,
        "opponents": [{**each._asdict(), "share": each.share._asdict()} for each in found],
    }


def show(found: "list[Suitability]", matches: int, language: "Language") -> None:
    from rich.console import Console

    from golems.cli.league import say_score, table

    print(language.say("companion-played", matches=matches))
    grid = table(language.say("companion-columns").split("|"), words=2)
    for each in found:
        share, ends = say_score(each.share, language)
        counts = [str(number) for number in (each.wins, each.draws, each.losses)]
        grid.add_row(each.game, each.opponent, *counts, share, ends, f"{each.strength:.0f}")
    Console(highlight=False, markup=False, emoji=False).print(grid)
