"""golems analyse: how good the programs of a recorded game were, and what would have been better."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from golems.cli.common import File, Lang, print_json, progress, read_json, speak

if TYPE_CHECKING:
    from rich.table import Table

    from golems.arena.analysis import Turn, Turns
    from golems.arena.predictability import Habits
    from golems.notation.records import Record
    from golems.words.language import Language

Json = Annotated[bool, typer.Option("--json", help="Print all figures as JSON.")]

WORDS = (0, 1, 3)  # the columns that hold no figures
WIDE = 200  # more letters than any table has, so that no figure is cut


def analyse(record: File, json: Json = False, lang: Lang = None) -> None:
    """Say for each round of a record how good the programs were against what the others did and against best
    play, what would have been the best reply, and how predictable the players were."""
    from golems.arena.analysis import analyse as look_into
    from golems.arena.analysis import write_analysis
    from golems.notation.records import read_record

    language = speak(lang)
    game = read_record(read_json(record))
    with progress(len(game.rounds)) as advance:
        rounds = look_into(game, advance)
    if json:
        print_json(write_analysis(game, rounds))
    else:
        show(game, rounds, language)


def show(game: "Record", rounds: "Sequence[Turns]", language: "Language") -> None:
    """Print a table and a few sentences for each round, then the habits of the players."""
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False, width=WIDE)
    names = {seat: language.robot(robot.id) for seat, robot in enumerate(game.start.robots)}
    for number, turns in enumerate(rounds, start=1):
        if turns:
            grid = table(heading(game, number, language), turns, names, language)
            console.print(grid)
            for turn in turns:
                print(" ".join(sentences(turn, names[turn.seat], language)))
            print()
    for turn in last_turns(rounds):
        print(" ".join(habits_in_words(turn.habits, names[turn.seat], game.start.edition, language)))


def heading(game: "Record", number: int, language: "Language") -> str:
    title = language.say("story-round", round=number)
    if game.start.edition != "4.0":
        return title
    return f"{title} · {language.say(f'eventcard-{game.rounds[number - 1].event}')}"


def last_turns(rounds: "Sequence[Turns]") -> "list[Turn]":
    """Return the last turn of each seat, which knows all its habits."""
    latest = {turn.seat: turn for turns in rounds for turn in turns}
    return [latest[seat] for seat in sorted(latest)]


# ---------------------------------------------------------------- figures


def table(title: str, turns: "Turns", names: dict[int, str], language: "Language") -> "Table":
    """Return the figures of a round, with best play where there is any."""
    from rich.table import Table

    grid = Table(title=title, title_justify="left")
    for place, column in enumerate(language.say("analyse-columns").split("|")):
        grid.add_column(column, no_wrap=True, justify="left" if place in WORDS else "right")
    if any(turn.best_play for turn in turns):
        for column in language.say("analyse-more-columns").split("|"):
            grid.add_column(column, no_wrap=True, justify="right")
    for turn in turns:
        grid.add_row(names[turn.seat], *cells(turn, language))
    return grid


def cells(turn: "Turn", language: "Language") -> Iterator[str]:
    from golems.notation.programs import write_short

    def figure(value: float) -> str:
        return language.say("analyse-figure", value=round(value, 2) + 0.0)

    yield write_short(turn.laid.program)
    yield figure(turn.laid.worth)
    yield write_short(turn.best.program)
    yield figure(turn.best.worth)
    yield figure(turn.regret)
    if play := turn.best_play:
        yield from map(figure, (play.value, play.worth, play.regret, play.guarantee))


# ---------------------------------------------------------------- sentences


def sentences(turn: "Turn", name: str, language: "Language") -> Iterator[str]:
    """Yield what might have been laid, then whether that could have been known."""
    from golems.arena.analysis import mark_of
    from golems.notation.programs import write_short

    best, tried = write_short(turn.best.program), turn.tried
    yield language.say("analyse-reply", mark=mark_of(turn.regret), robot=name, best=best, tried=tried)
    if turn.best_play:
        yield language.say("analyse-beforehand", mark=mark_of(turn.best_play.regret))


def habits_in_words(habits: "Habits", name: str, edition: str, language: "Language") -> Iterator[str]:
    from golems.words.cards import quoted_name

    facts = {"rows": habits.rows, "right": habits.right, "blind": habits.blind}
    yield language.say("analyse-habits", robot=name, level=habits.level or 0, **facts)
    if habit := habits.strongest:
        card = quoted_name(habit.card, edition, language)
        yield language.say("analyse-habit", row=habit.row, card=card, times=habit.times, rounds=habit.rounds)
