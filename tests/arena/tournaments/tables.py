"""Tournaments drawn as tables, from which the standings follow."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from golems.arena.tournaments.entries import AnyEntry, Joined, Opened, Paired, Reported, Seating, SeatResult
from golems.arena.tournaments.ledger import RankingFigure
from golems.arena.tournaments.ranking import StandingsRow
from golems.arena.tournaments.tournament import Tournament
from tests.arena.tournaments.chronicle import small_rules

Cells = list[list[str]]


def cells(drawing: str) -> Cells:
    """Return the cells row by row, without the heading."""
    rows = [[cell.strip() for cell in line.split("|")] for line in drawing.strip().splitlines()]
    return rows[1:]


def played(drawing: str, format_: str = "round_robin", seed: str = "0", **changes: Any) -> Tournament:
    """Return a tournament from its matches: who sits first, the other, their points, what was damaged and
    destroyed. Players are numbered as they appear."""
    tournament = Tournament()
    log: list[AnyEntry] = [Opened(small_rules(format_, **changes), seed)]
    rows = cells(drawing)
    names = list(dict.fromkeys(name for row in rows for name in row[:2]))
    log += [Joined(name) for name in names]
    for number, (one, other, *figures) in enumerate(rows):
        players = (names.index(one), names.index(other))
        log.append(Paired((Seating(players, "zigzag"),)))
        log.append(Reported(number, results(players, figures)))
    for entry in log:
        tournament.apply(entry)
    return tournament


def results(players: Sequence[int], figures: Sequence[str]) -> tuple[SeatResult, ...]:
    points, damage, destroyed = [pair(figure) for figure in [*figures, "0 : 0", "0 : 0"][:3]]
    places = [1 + sum(other > mine for other in points) for mine in points]
    return tuple([SeatResult(*seat) for seat in zip(players, places, damage, destroyed, strict=True)])


def pair(figure: str) -> list[int]:
    """Return the figures of both players, such as `1:0`; ½ counts as nothing for both."""
    return [int(part.replace("½", "0")) for part in figure.split(":")]


def table(tournament: Tournament, rows: Sequence[StandingsRow]) -> str:
    """Return place, player, points, and what decided."""
    lines = [["place", "player", "points", "decided by"], *[line(tournament, row) for row in rows]]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        [
            " | ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip()
            for row in lines
        ]
    )


def line(tournament: Tournament, row: StandingsRow) -> list[str]:
    apart = row.apart
    decided = f"{apart.by} {shown(apart.figure)} : {shown(apart.others)}" if apart else "shared"
    points = shown(row.figures["points"]) if "points" in row.figures else ""
    return [str(row.place), tournament.players[row.player].name, points, decided]


def shown(figure: RankingFigure) -> str:
    if isinstance(figure, tuple):
        return " ".join(map(str, figure))
    whole, rest = divmod(Fraction(figure), 1) if isinstance(figure, Fraction) else (figure, 0)
    return f"{whole or ''}½" if rest == Fraction(1, 2) else str(figure)
