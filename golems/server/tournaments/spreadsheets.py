"""Standings and matches as the organiser takes them home: in words, for a spreadsheet of that language.
The same for programs to read, with the names of the fields, is in `golems.arena.tournaments.outputs`."""

from golems.arena.tournaments.ledger import RankingFigure
from golems.arena.tournaments.outputs import seats_of
from golems.arena.tournaments.ranking import StandingsRow
from golems.arena.tournaments.rules import edition_of
from golems.arena.tournaments.standings import standings
from golems.arena.tournaments.tournament import Bout, Tournament, TournamentRound
from golems.notation.reading import Json
from golems.printing.tournaments import counts_of, say_arena, say_figure
from golems.words.language import Language, sentence
from golems.words.tables import csv_table, yes_or_no

BEFORE = ("place", "player", "bot")
AFTER = ("decided", "other", "figure", "other-figure")
OF_MATCH = ("round", "stage", "match", "attempt", "arena")
OF_SEAT = ("seat", "player", "absent", "place", "points", "damage", "destroyed")


def columns(names: tuple[str, ...], words: Language) -> list[str]:
    return [words.say(f"tournament-column-{name}") for name in names]


# ---------------------------------------------------------------- standings


def standings_csv(tournament: Tournament, words: Language) -> str:
    """Write a line for each player, from the first on."""
    rows = standings(tournament)
    figures = rows[0].figures if rows else ()
    names = [sentence(say_figure_name(tournament, name, words)) for name in figures]
    head = [*columns(BEFORE, words), *names, *columns(AFTER, words)]
    return csv_table(head, [standing_line(tournament, row, words) for row in rows], words)


def standing_line(tournament: Tournament, row: StandingsRow, words: Language) -> list[object]:
    player = tournament.players[row.player]
    bot = words.say(f"bot-{player.bot}") if player.bot else ""
    figures = [cell(figure, words) for figure in row.figures.values()]
    return [row.place, player.name, bot, *figures, *decided(tournament, row, words)]


def decided(tournament: Tournament, row: StandingsRow, words: Language) -> list[str]:
    """Write what separates a player from a neighbour, who that is, and the figures of both."""
    apart = row.apart
    if apart is None:
        return [words.say("tournament-shared"), "", "", ""]
    by, other = say_figure_name(tournament, apart.by, words), tournament.players[apart.other].name
    return [by, other, cell(apart.figure, words), cell(apart.others, words)]


def say_figure_name(tournament: Tournament, name: str, words: Language) -> str:
    return words.say("tournament-figure-name", by=name, counts=counts_of(edition_of(tournament.rules)))


def cell(figure: RankingFigure, words: Language) -> str:
    """Write a figure with the comma or point of the language; nothing where it tells nothing."""
    return "" if figure is None or figure == () else say_figure(figure, words)


# ---------------------------------------------------------------- matches


def matches_csv(tournament: Tournament, words: Language) -> str:
    """Write a line for each seat of each match."""
    lines = [
        [*match_cells(round_, number, bout, words), *seat]
        for round_ in tournament.rounds
        for number, bout in enumerate(round_.bouts, start=1)
        for seat in seat_cells(tournament, bout, words)
    ]
    return csv_table(columns(OF_MATCH + OF_SEAT, words), lines, words)


def match_cells(round_: TournamentRound, number: int, bout: Bout, words: Language) -> list[object]:
    stage = words.say("tournament-stage", stage=round_.stage)
    return [round_.number, stage, number, bout.attempt, say_arena(bout, words)]


def seat_cells(tournament: Tournament, bout: Bout, words: Language) -> list[list[str]]:
    return [[seat_cell(seat[name], words) for name in OF_SEAT] for seat in seats_of(tournament, bout)]


def seat_cell(value: Json, words: Language) -> str:
    if isinstance(value, bool):
        return yes_or_no(value, words)
    return words.say("tournament-figure", figure=value) if isinstance(value, (int, float)) else str(value)
