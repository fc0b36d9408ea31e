"""What the organiser, a player or anybody may see of a tournament: the one way out."""

from typing import Any

import msgspec
from msgspec import Raw
from msgspec.json import encode

from golems.arena.tournaments.bracket import Slot
from golems.arena.tournaments.crosstable import CrossCell, crosstable
from golems.arena.tournaments.entries import Corrected, Replayed, Unpaired
from golems.arena.tournaments.groups import group_standings
from golems.arena.tournaments.ledger import place_in, points_from
from golems.arena.tournaments.outputs import arena_name, levels_of, number, write_figure
from golems.arena.tournaments.ranking import Separation, StandingsRow
from golems.arena.tournaments.rules import edition_of, rounds_for
from golems.arena.tournaments.tournament import Bout, Player, Tournament, TournamentRound
from golems.notation.reading import Json, Object
from golems.server.gatherings.kinds import Role
from golems.server.gatherings.logs import gathering
from golems.server.tournaments.contest import WAYS, Contest, counts, ended, read_entry, waiting

TRACED = (Corrected, Replayed, Unpaired)  # what an organiser has changed afterwards
PAGE = "t"


def show(contest: Contest, role: Role) -> Object:
    """Return everything that a role may see. Players, the round and the standings are written once, however
    many look; keys of tokens, and the seed from which all lots are drawn, stay here."""
    if not contest.common:
        contest.common = {key: Raw(encode(value)) for key, value in see_common(contest).items()}
    return {"role": role.kind} | contest.common | OWN[role.kind](contest, role.member)


def see_common(contest: Contest) -> Object:
    tournament = contest.tournament
    return {
        "name": tournament.rules.name,
        "format": tournament.rules.format,
        "state": state_of(contest),
        "rules": see_rules(contest),
        "players": [see_player(player, player.number in tournament.excused) for player in tournament.players],
        "rounds": len(tournament.rounds),
        "round": see_round(contest, tournament.rounds[-1]) if tournament.rounds else None,
        "standings": [see_row(row) for row in contest.standings] if tournament.rounds else [],
        "groups": [[see_row(row) for row in rows] for rows in groups_of(tournament)],
        "crosstable": see_crosstable(contest),
        "bracket": [[see_slot(slot) for slot in level] for level in levels_of(tournament)],
        "praised": tournament.praised,
        "entries": contest.takes_entries,
        "listed": contest.is_listed,
    }


def state_of(contest: Contest) -> str:
    if not contest.tournament.rounds:
        return "joining"
    if not contest.is_round_over:
        return "playing"
    return "over" if contest.is_over else "between"


def see_rules(contest: Contest) -> Object:
    """Return what was announced."""
    tournament, rules = contest.tournament, contest.tournament.rules
    began = sum(not player.missed for player in tournament.players)
    return {
        "game": rules.match["game"],
        "edition": edition_of(rules),
        "options": rules.match.get("options", {}),
        "arenas": [arena_name(arena) for arena in rules.arenas],
        "deciding": arena_name(rules.deciding.arena),
        "tie_breaks": list(rules.tie_breaks),
        "seats": rules.seats,
        "rounds": rounds_for(rules, began) if tournament.rounds else rules.rounds,
        "think": msgspec.to_builtins(contest.think),
    }


def see_player(player: Player, is_excused: bool) -> Object:
    seen: Object = {"name": player.name, "bot": player.bot, "late": player.missed > 0}
    seen |= {"left": player.withdrawn, "paper": not player.has_device, "rests": is_excused}
    return {key: value for key, value in seen.items() if value not in (None, False)}


# ---------------------------------------------------------------- rounds


def see_round(contest: Contest, round_: TournamentRound) -> Object:
    running = {bout.number for bout in contest.running()}
    return {
        "number": round_.number,
        "stage": round_.stage,
        "byes": list(round_.byes),
        "rests": list(round_.rests),
        "tables": [see_bout(contest, bout, bout.number in running) for bout in round_.bouts],
    }


def see_bout(contest: Contest, bout: Bout, is_running: bool) -> Object:
    table = contest.tables.get(bout.number)
    return {
        "match": bout.number,
        "arena": arena_name(bout.table.arena),
        "state": "over" if bout.is_over else "playing" if is_running else "waiting",
        "room": table.room if table else None,
        "paper": not contest.has_rooms(bout.players),
        "record": bout.record,
        "shared": bout.shared,
        "seats": see_seats(contest.tournament, bout),
    }


def see_seats(tournament: Tournament, bout: Bout) -> list[Object]:
    deciding = tournament.rounds[bout.round - 1].stage == "deciding"
    points = {} if deciding or not bout.is_over else points_from(bout, tournament.rules)
    results = {seat.player: seat for seat in bout.seats or ()}
    return [see_seat(bout, player, points, results) for player in bout.players]


def see_seat(bout: Bout, player: int, points: dict[int, Any], results: dict[int, Any]) -> Object:
    seen: Object = {"player": player}
    if player in bout.absent:
        return seen | {"absent": True}
    if bout.is_over:
        seen["place"] = place_in(bout, player)
    if player in points:
        seen["points"] = number(points[player])
    if player in results:
        counted = {"damage": results[player].damage, "destroyed": results[player].destroyed}
        seen |= {name: figure for name, figure in counted.items() if figure is not None}
    return seen


# ---------------------------------------------------------------- standings


def see_row(row: StandingsRow) -> Object:
    figures = {name: write_figure(figure) for name, figure in row.figures.items()}
    return {"place": row.place, "player": row.player, "figures": figures, "decided": see_apart(row.apart)}


def see_apart(apart: Separation | None) -> Json:
    if apart is None:
        return None
    figures = {"figure": write_figure(apart.figure), "other_figure": write_figure(apart.others)}
    return {"by": apart.by, "other": apart.other} | figures


def see_crosstable(contest: Contest) -> list[Object]:
    return [
        {"place": row.place, "player": row.player, "cells": [see_cell(cell) for cell in row.cells]}
        for row in crosstable(contest.tournament, contest.standings)
    ]


def see_cell(cell: CrossCell) -> Object:
    points = None if cell.points is None else number(cell.points)
    return {"kind": cell.kind, "against": list(cell.against), "seat": cell.seat, "points": points}


def groups_of(tournament: Tournament) -> list[list[StandingsRow]]:
    return group_standings(tournament) if tournament.rules.format == "groups" else []


def see_slot(slot: Slot) -> Object:
    return {
        "players": list(slot.players),
        "matches": [bout.number for bout in slot.bouts],
        "winner": slot.winner,
        "decided": see_apart(slot.apart),
    }


# ---------------------------------------------------------------- what only one role sees


def see_as_lead(contest: Contest, member: int | None) -> Object:
    """Return all rounds, what was changed afterwards, with the reasons, and who of the club is missing."""
    tournament = contest.tournament
    changes = [entry for entry in contest.log if isinstance(entry, TRACED)]
    return {
        "all_rounds": [see_round(contest, round_) for round_ in tournament.rounds],
        "changes": [msgspec.to_builtins(entry) for entry in changes],
        "names": len(contest.roll.names),
        "missing": contest.roll.missing(contest.names),
    }


def see_as_member(contest: Contest, member: int | None) -> Object:
    """Return where to sit now. The token of that seat is asked for."""
    assert member is not None
    table = contest.table_of(member)
    place = next((row.place for row in contest.standings if row.player == member), None)
    return {
        "you": {
            "player": member,
            "place": place if contest.tournament.rounds else None,
            "table": {"match": table.match, "room": table.room} if table else None,
        }
    }


def see_as_anybody(contest: Contest, member: int | None) -> Object:
    return {}


OWN = {"lead": see_as_lead, "member": see_as_member, "anybody": see_as_anybody}

TOURNAMENTS = gathering(
    "tournament",
    PAGE,
    Contest,
    read_entry,
    counts,
    show,
    waiting=waiting,
    ended=ended,
    ways=WAYS,
    free_names=lambda contest: contest.free_names,
    shows_presence=True,
)
