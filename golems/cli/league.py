"""golems arena league: every two of some bots meet many times."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from golems.cli.common import Cluster, Lang, Seed, Workers, arena_called, progress, speak, write_bytes

if TYPE_CHECKING:
    from rich.table import Table

    from golems.arena.league import FixtureResult
    from golems.arena.ratings import Meeting
    from golems.arena.summary import Estimate
    from golems.drawing.league import Standing
    from golems.notation.reading import Object
    from golems.words.language import Language

Bots = Annotated[
    list[str],
    typer.Argument(metavar="BOT", help="Two or more: random, greedy, my_bot.py:name, parobot:1A."),
]
Arenas = Annotated[
    list[str] | None,
    typer.Option("--arena", metavar="ID|FILE", help="As often as you like (default: ten over L1 to L4)."),
]
Matches = Annotated[int, typer.Option(min=2, help="Of every two, an even number: seats are swapped.")]
Anchor = Annotated[
    str | None, typer.Option(metavar="BOT", help="Has a rating of 1500 (default: the mean of all has).")
]
JsonFile = Annotated[str | None, typer.Option("--json", metavar="FILE", help="Write all figures as JSON.")]
SvgFile = Annotated[str | None, typer.Option("--svg", metavar="FILE", help="Write a self-contained picture.")]
WIDEST = 10_000  # the most letters of a line


class League(NamedTuple):
    """Who met where, and what came of it."""

    bots: list[str]
    arenas: list[str]
    matches: int
    seed: str
    anchor: str | None
    played: "list[FixtureResult]"
    ratings: "dict[str, Estimate]"  # the ratings from the best on
    table: "dict[tuple[str, str], Meeting]"


def league(
    bots: Bots,
    arena: Arenas = None,
    matches: Matches = 100,
    anchor: Anchor = None,
    seed: Seed = "0",
    workers: Workers = None,
    cluster: Cluster = None,
    json: JsonFile = None,
    svg: SvgFile = None,
    lang: Lang = None,
) -> None:
    """Let every two of the bots meet on all arenas, seats swapped, and print Elo ratings and a crosstable of
    points (win 1, draw ½), with intervals of 95 %. The same seed gives the same figures, however many workers
    there are and who else takes part."""
    from golems.arena.league import ARENAS, crosstable, play_league
    from golems.arena.ratings import ratings
    from golems.cli.bot_files import finder

    language = speak(lang)
    check(bots, matches, anchor)
    names = list(dict.fromkeys(arena or ARENAS))
    with progress(total(bots, matches)) as advance:
        found = [arena_called(name) for name in names]
        played = play_league(bots, found, matches, seed, workers, cluster, advance, finder())
    rated = ratings([one.meeting for one in played], anchor)
    ended = League(bots, names, matches, seed, anchor, played, rated, crosstable(played))
    show(ended, language)
    write(ended, json, svg, language)


def check(bots: list[str], matches: int, anchor: str | None) -> None:
    from golems.arena.matches import is_parobot

    if len(bots) < 2 or len(set(bots)) < len(bots) or all(map(is_parobot, bots)):
        raise typer.BadParameter(f"expected two or more different bots, got: {' '.join(bots)}")
    if matches % 2:
        raise typer.BadParameter(f"--matches: expected an even number, got {matches}")
    if anchor is not None and anchor not in bots:
        raise typer.BadParameter(f"--anchor: '{anchor}' is not one of: {', '.join(bots)}")


def total(bots: list[str], matches: int) -> int:
    """Return how many matches there are; two ParoBots do not meet."""
    from itertools import combinations

    from golems.arena.league import seatings

    return matches * sum(bool(seatings(*pair)) for pair in combinations(bots, 2))


def write(ended: League, json: str | None, svg: str | None, language: "Language") -> None:
    if json:
        from golems.notation.reading import encode_for_people

        write_bytes(json, encode_for_people(figures(ended)) + b"\n")
    if svg:
        from golems.drawing.league import draw_league

        anchor = called(ended.anchor, language) if ended.anchor else None
        played = say_played(ended, anchor, language)
        drawn = draw_league(standings_of(ended, language), played, language.code)
        write_bytes(svg, drawn.encode())


def say_played(ended: League, anchor: str | None, language: "Language") -> str:
    """Return how many matches there were, and on how many arenas; few matches do not come to all of them."""
    matches, arenas = total(ended.bots, ended.matches), len({one.arena for one in ended.played})
    return language.say("league-played", matches=matches, arenas=arenas, anchor=anchor or "none")


# ---------------------------------------------------------------- as JSON


def figures(ended: League) -> "Object":
    return {
        "bots": ended.bots,
        "arenas": ended.arenas,
        "matches": ended.matches,
        "seed": ended.seed,
        "anchor": ended.anchor,
        "ratings": [{"bot": bot, **rating._asdict()} for bot, rating in ended.ratings.items()],
        "crosstable": [meeting_figures(meeting) for meeting in ended.table.values()],
        "fixtures": [fixture_figures(one) for one in ended.played],
    }


def meeting_figures(meeting: "Meeting") -> "Object":
    from golems.arena.league import score

    return {
        "bot": meeting.first,
        "against": meeting.second,
        "wins": meeting.wins,
        "draws": meeting.draws,
        "losses": meeting.losses,
        "points": score(meeting)._asdict(),
    }


def fixture_figures(one: "FixtureResult") -> "Object":
    """Return the figures of a fixture, with the bots in the order of their seats."""
    first, second, wins, draws, losses = one.meeting
    return {"arena": one.arena, "seats": [first, second], "wins": wins, "draws": draws, "losses": losses}


# ---------------------------------------------------------------- as tables


def show(ended: League, language: "Language") -> None:
    """Print the ratings, then the crosstable, as wide as they are, so that no figure is cut."""
    from rich.console import Console

    print(say_played(ended, ended.anchor, language))
    for grid in (ratings_table(ended, language), crosstable_of(ended, language)):
        width = Console(width=WIDEST).measure(grid).maximum
        Console(highlight=False, markup=False, emoji=False, width=width).print(grid)


def ratings_table(ended: League, language: "Language") -> "Table":
    grid = table(language.say("league-columns").split("|"), words=2)
    for place, (bot, rating) in enumerate(ended.ratings.items(), start=1):
        elo, points = say_rating(rating, language), say_score(overall(ended, bot), language)
        grid.add_row(str(place), bot, *elo, *points)
    return grid


def crosstable_of(ended: League, language: "Language") -> "Table":
    """Return the crosstable: columns by the places of the lines, the ends of an interval under its figure."""
    grid = table(["", *map(str, range(1, len(ended.bots) + 1))], words=1)
    for place, bot in enumerate(ended.ratings, start=1):
        scores = [say_score(score, language) if score else ("–",) for score in row_of(ended, bot)]
        grid.add_row(str(place), *["\n".join(score) for score in scores])
    return grid


def table(columns: list[str], words: int) -> "Table":
    """Return a table with this many columns of words before those of figures."""
    from rich.table import Table

    grid = Table(*columns)
    for column in grid.columns:
        column.no_wrap = True
    for column in grid.columns[words:]:
        column.justify = "right"
    return grid


def row_of(ended: League, bot: str) -> "list[Estimate | None]":
    """Return the bot's score against each, from the best on."""
    from golems.arena.league import score

    met = [ended.table.get((bot, other)) for other in ended.ratings]
    return [score(meeting) if meeting else None for meeting in met]


def overall(ended: League, bot: str) -> "Estimate":
    from golems.arena.summary import share

    return share([point for pair, met in ended.table.items() if pair[0] == bot for point in met.points])


def say_rating(rating: "Estimate", language: "Language") -> tuple[str, str]:
    value, low, high = rating
    return language.say("league-rating", value=value), language.say("league-ratings", low=low, high=high)


def say_score(score: "Estimate", language: "Language") -> tuple[str, str]:
    value, low, high = score.above(0, 100)
    return language.say("league-share", value=value), language.say("league-shares", low=low, high=high)


# ---------------------------------------------------------------- as a picture


def standings_of(ended: League, language: "Language") -> "Sequence[Standing]":
    from golems.drawing.league import Standing

    return [
        Standing(bot, called(bot, language), bot, rating, tuple(row_of(ended, bot)))
        for bot, rating in ended.ratings.items()
    ]


def called(bot: str, language: "Language") -> str:
    """Return the name of a bot in words, where it has one; a bot from a file has its function's name."""
    kind, colon, rest = bot.rpartition(":")
    if kind == "parobot" or bot == "parobot":
        return language.say("league-parobot", card=rest if colon else "any").strip()
    return language.say(f"bot-{bot}") if language.has(f"bot-{bot}") else rest
