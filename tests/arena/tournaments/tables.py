"""Tournaments drawn as tables: the matches go in, the standings come out."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from golems.arena.tournaments.entries import AnyEntry, Joined, Opened, Paired, Reported, SeatResult, Table
from golems.arena.tournaments.ledger import Figure
from golems.arena.tournaments.ranking import Row
from golems.arena.tournaments.tournament import Tournament
from tests.arena.tournaments.chronicle import small_rules

Cells = list[list[str]]


def cells(drawing: str) -> Cells:
    """Row by row, without the heading."""
    rows = [[cell.strip() for cell in line.split("|")] for line in drawing.strip().splitlines()]
    return rows[1:]


def played(drawing: str, format_: str = "round_robin", seed: str = "0", **changes: Any) -> Tournament:
    """Matches one after the other: who sits first, the other, their points, what was damaged and destroyed.
    Players are numbered as they appear."""
    tournament = Tournament()
    log: list[AnyEntry] = [Opened(small_rules(format_, **changes), seed)]
    rows = cells(drawing)
    names = list(dict.fromkeys(name for row in rows for name in row[:2]))
    log += [Joined(name) for name in names]
    for number, (one, other, *figures) in enumerate(rows):
        players = (names.index(one), names.index(other))
        log.append(Paired((Table(players, "zigzag"),)))
        log.append(Reported(number, results(players, figures)))
    for entry in log:
        tournament.apply(entry)
    return tournament


def results(players: Sequence[int], figures: Sequence[str]) -> tuple[SeatResult, ...]:
    points, damage, destroyed = [pair(figure) for figure in [*figures, "0 : 0", "0 : 0"][:3]]
    places = [1 + sum(other > mine for other in points) for mine in points]
    return tuple([SeatResult(*seat) for seat in zip(players, places, damage, destroyed, strict=True)])


def pair(figure: str) -> list[int]:
    """½ counts as nothing for both: nobody is better."""
    return [int(part.replace("½", "0")) for part in figure.split(":")]


def table(tournament: Tournament, rows: Sequence[Row]) -> str:
    """Place, player, points, and what decided."""
    lines = [["place", "player", "points", "decided by"], *[line(tournament, row) for row in rows]]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        [
            " | ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip()
            for row in lines
        ]
    )


def line(tournament: Tournament, row: Row) -> list[str]:
    apart = row.apart
    decided = f"{apart.by} {shown(apart.figure)} : {shown(apart.others)}" if apart else "shared"
    points = shown(row.figures["points"]) if "points" in row.figures else ""
    return [str(row.place), tournament.players[row.player].name, points, decided]


def shown(figure: Figure) -> str:
    if isinstance(figure, tuple):
        return " ".join(map(str, figure))
    whole, rest = divmod(Fraction(figure), 1) if isinstance(figure, Fraction) else (figure, 0)
    return f"{whole or ''}½" if rest == Fraction(1, 2) else str(figure)
