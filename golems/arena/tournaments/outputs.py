"""The outputs of a tournament: standings and matches as CSV, and everything as JSON."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

import msgspec

from golems.arena.tournaments.bracket import Slot, slots
from golems.arena.tournaments.entries import AnyEntry, ArenaChoice, SeatResult
from golems.arena.tournaments.groups import group_standings
from golems.arena.tournaments.ledger import RankingFigure, place_in, points_from
from golems.arena.tournaments.ranking import Separation, StandingsRow
from golems.arena.tournaments.standings import standings
from golems.arena.tournaments.tournament import Bout, Tournament, TournamentRound, fold
from golems.notation.reading import Json, Object
from golems.notation.spreadsheets import harmless

FORMAT = "golems-tournament/1"
OWN_ARENA = "own"


# ---------------------------------------------------------------- JSON


def document(log: Sequence[AnyEntry]) -> Object:
    """Return everything, and the log from which it follows."""
    tournament = fold(log)
    return {
        "format": FORMAT,
        "name": tournament.rules.name,
        "players": [write_player(tournament, number) for number in range(len(tournament.players))],
        "standings": [write_row(tournament, row) for row in standings(tournament)],
        "groups": [[write_row(tournament, row) for row in rows] for rows in group_standings(tournament)],
        "bracket": [[write_slot(tournament, slot) for slot in level] for level in levels_of(tournament)],
        "rounds": [write_round(tournament, round_) for round_ in tournament.rounds],
        "log": [msgspec.to_builtins(entry) for entry in log],
    }


def levels_of(tournament: Tournament) -> list[list[Slot]]:
    return slots(tournament, tournament.seeds) if tournament.seeds else []


def write_player(tournament: Tournament, number: int) -> Object:
    player = tournament.players[number]
    written: Object = {"name": player.name, "bot": player.bot, "missed": player.missed}
    return written | {"withdrawn": player.withdrawn}


def write_row(tournament: Tournament, row: StandingsRow) -> Object:
    return {
        "place": row.place,
        "player": tournament.players[row.player].name,
        "figures": {name: write_figure(figure) for name, figure in row.figures.items()},
        "decided": write_apart(tournament, row.apart),
    }


def write_apart(tournament: Tournament, apart: Separation | None) -> Object | None:
    """Write what separates the player from a neighbour, or none where they share a place."""
    if apart is None:
        return None
    figures: Object = {"figure": write_figure(apart.figure), "other_figure": write_figure(apart.others)}
    return {"by": apart.by, "other": tournament.players[apart.other].name} | figures


def write_figure(figure: RankingFigure) -> Json:
    return number(figure) if isinstance(figure, Fraction) else figure


def number(fraction: Fraction) -> int | float:
    return int(fraction) if fraction.denominator == 1 else round(float(fraction), 4)


def write_slot(tournament: Tournament, slot: Slot) -> Object:
    return {
        "players": [name_of(tournament, player) for player in slot.players],
        "matches": [bout.number for bout in slot.bouts],
        "winner": name_of(tournament, slot.winner),
        "decided": write_apart(tournament, slot.apart),
    }


def name_of(tournament: Tournament, player: int | None) -> str | None:
    return None if player is None else tournament.players[player].name


def write_round(tournament: Tournament, round_: TournamentRound) -> Object:
    return {
        "round": round_.number,
        "stage": round_.stage,
        "byes": [tournament.players[player].name for player in round_.byes],
        "rests": [tournament.players[player].name for player in round_.rests],
        "matches": [write_bout(tournament, bout) for bout in round_.bouts],
    }


def write_bout(tournament: Tournament, bout: Bout) -> Object:
    """Write a match; its history holds what has happened to it after it was paired."""
    return {
        "match": bout.number,
        "arena": arena_name(bout.table.arena),
        "attempt": bout.attempt,
        "record": bout.record,
        "seats": [
            {key: value for key, value in seat.items() if value != ""} for seat in seats_of(tournament, bout)
        ],
        "history": [msgspec.to_builtins(entry) for entry in bout.history],
    }


def arena_name(arena: ArenaChoice) -> str:
    return arena if isinstance(arena, str) else OWN_ARENA


# ---------------------------------------------------------------- CSV


def standings_csv(tournament: Tournament) -> str:
    """Return the standings with a line for each player, from the first on."""
    rows = standings(tournament)
    names = list(rows[0].figures) if rows else []
    head = ["place", "player", "bot", *names, "decided_by", "other", "figure", "other_figure"]
    return csv_of(head, [standing_line(tournament, row) for row in rows])


def standing_line(tournament: Tournament, row: StandingsRow) -> Object:
    player, written = tournament.players[row.player], write_apart(tournament, row.apart) or {}
    figures = {name: cell(figure) for name, figure in row.figures.items()}
    apart = {"decided_by": written.get("by", ""), "other": written.get("other", "")}
    both = {"figure": cell(row.apart.figure), "other_figure": cell(row.apart.others)} if row.apart else {}
    return {"place": row.place, "player": player.name, "bot": player.bot or ""} | figures | apart | both


def cell(figure: RankingFigure) -> Json:
    if figure is None:
        return ""
    return " ".join(map(str, figure)) if isinstance(figure, tuple) else write_figure(figure)


SEAT_KEYS = ("seat", "player", "absent", "place", "points", "damage", "destroyed")
MATCH_KEYS = ("round", "stage", "match", "attempt", "arena", *SEAT_KEYS, "record")


def matches_csv(tournament: Tournament) -> str:
    """Return the matches with a line for each seat."""
    lines = [
        {
            "round": round_.number,
            "stage": round_.stage,
            "match": bout.number,
            "attempt": bout.attempt,
            "arena": arena_name(bout.table.arena),
            "record": bout.record or "",
        }
        | seat
        for round_ in tournament.rounds
        for bout in round_.bouts
        for seat in seats_of(tournament, bout)
    ]
    return csv_of(MATCH_KEYS, lines)


def seats_of(tournament: Tournament, bout: Bout) -> list[Object]:
    """Return the seats of a match. Deciding matches bring no points, and open matches have no figures yet."""
    deciding = tournament.rounds[bout.round - 1].stage == "deciding"
    points = {} if deciding or not bout.is_over else points_from(bout, tournament.rules)
    ended = {seat.player: seat for seat in bout.seats or ()}
    return [
        {
            "seat": seat,
            "player": tournament.players[player].name,
            "absent": player in bout.absent,
            "place": place_in(bout, player) if bout.is_over and player not in bout.absent else "",
            "points": number(points[player]) if player in points else "",
            "damage": told(ended.get(player), "damage"),
            "destroyed": told(ended.get(player), "destroyed"),
        }
        for seat, player in enumerate(bout.players, start=1)
    ]


def told(seat: SeatResult | None, name: str) -> Json:
    """Return a figure of a result, or nothing where nobody knows it."""
    figure = getattr(seat, name) if seat else None
    return "" if figure is None else figure


def csv_of(head: Sequence[str], lines: Iterable[Mapping[str, Json]]) -> str:
    text = io.StringIO()
    table = csv.DictWriter(text, head, restval="", lineterminator="\n")
    table.writeheader()
    table.writerows([{key: plain(value) for key, value in line.items()} for line in lines])
    return text.getvalue()


def plain(value: Json) -> Json:
    """Return yes and no as 1 and 0; a name that looks like a formula is quoted."""
    if isinstance(value, bool):
        return int(value)
    return harmless(value) if isinstance(value, str) else value
