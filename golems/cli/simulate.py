"""golems simulate: bots play many matches."""

from typing import TYPE_CHECKING, Annotated

import typer

from golems.cli.common import (
    ArenaChoice,
    Cluster,
    Components,
    Edition,
    Game,
    Lang,
    Novices,
    RulesOptions,
    Seats,
    Seed,
    SettingsFile,
    Workers,
    agree,
    print_json,
    progress,
    speak,
)

if TYPE_CHECKING:
    from rich.console import RenderableType

    from golems.arena.matches import Lineup
    from golems.arena.summary import Estimate, SeatSummary, Summary
    from golems.notation.reading import Object
    from golems.words.language import Language

Matches = Annotated[int, typer.Option(min=1, help="How many.")]
Json = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]


def simulate(
    game: Game = None,
    edition: Edition = None,
    arena: ArenaChoice = None,
    seat: Seats = None,
    novices: Novices = None,
    components: Components = None,
    option: RulesOptions = None,
    settings: SettingsFile = None,
    matches: Matches = 1000,
    seed: Seed = "0",
    workers: Workers = None,
    cluster: Cluster = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many matches and print how they ended. The same seed gives the same figures, however
    many workers there are."""
    from golems.arena.matches import lineup_of
    from golems.arena.simulation import simulate as play
    from golems.arena.summary import summarise
    from golems.cli.bot_files import finder

    language = speak(lang)
    agreed = agree(
        settings, arena, seat, option, game=game, edition=edition, novices=novices, components=components
    )
    lineup = lineup_of(agreed)
    with progress(matches) as advance:
        found = play(lineup, matches, seed, workers, cluster, advance, finder())
    summary = summarise(found, agreed.players)
    if json:
        print_json(figures(summary, lineup, seed))
    else:
        show(summary, lineup, language)


# ---------------------------------------------------------------- as JSON


def figures(summary: "Summary", lineup: "Lineup", seed: str) -> "Object":
    from golems.arena.summary import first_seat_advantage
    from golems.match.settings import write_settings

    return {
        "settings": write_settings(lineup.settings),
        "seed": seed,
        "matches": summary.matches,
        "seats": [seat_figures(seat) for seat in summary.seats],
        "rounds": summary.rounds._asdict(),
        "reasons": summary.reasons,
        "first_seat_advantage": first_seat_advantage(summary)._asdict(),
    }


def seat_figures(seat: "SeatSummary") -> "Object":
    return {
        "wins": seat.wins,
        "draws": seat.draws,
        "losses": seat.losses,
        "points": seat.points._asdict(),
        "damage": seat.damage._asdict(),
    }


# ---------------------------------------------------------------- as a table


def show(summary: "Summary", lineup: "Lineup", language: "Language") -> None:
    from rich.console import Console

    from golems.arena.summary import first_seat_advantage

    console = Console(highlight=False, markup=False, emoji=False)
    console.print(table(summary, lineup, language))
    advantage = language.say("figure-points", **first_seat_advantage(summary)._asdict())
    ends = ", ".join([f"{clause} {count}" for clause, count in summary.reasons.items()])
    for line in (
        language.say("simulate-rounds", rounds=say_figure(summary.rounds, language)),
        language.say("simulate-ends", ends=ends),
        language.say("simulate-first", advantage=advantage),
    ):
        console.print(line)


def table(summary: "Summary", lineup: "Lineup", language: "Language") -> "RenderableType":
    from rich.table import Table

    columns = language.say("simulate-columns").split("|")
    grid = Table(*columns, title=language.say("simulate-title", matches=summary.matches))
    grid.columns[0].overflow = "fold"
    for column in grid.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for number, seat in enumerate(summary.seats):
        grid.add_row(
            who(lineup, number, language),
            *map(str, (seat.wins, seat.draws, seat.losses)),
            say_percent(seat.points.above(0, 100), language),
            say_figure(seat.damage, language),
        )
    return grid


def who(lineup: "Lineup", seat: int, language: "Language") -> str:
    agreed = lineup.settings.seats[seat]
    robot = language.robot(agreed.colour) if agreed.colour else str(seat + 1)
    if agreed.parobot:
        return language.say("match-seat", robot=robot, player=language.say("picture-parobot"))
    return language.say("match-seat", robot=robot, player=agreed.name or lineup.bots[seat])


def say_figure(figure: "Estimate", language: "Language") -> str:
    return language.say("figure", **figure._asdict())


def say_percent(figure: "Estimate", language: "Language") -> str:
    return language.say("figure-percent", **figure._asdict())
