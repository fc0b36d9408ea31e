"""The crosstable: everybody in the order of the standings, whom they met in each round, and the points."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

from golems.arena.tournaments.ledger import points_from
from golems.arena.tournaments.ranking import StandingsRow
from golems.arena.tournaments.tournament import Bout, Tournament, TournamentRound

CellKind: TypeAlias = Literal["played", "open", "absent", "bye", "rest", "out"]


class CrossCell(NamedTuple):
    """A round of one player: against whom, on which seat of the first match, and the points of the round."""

    kind: CellKind
    against: tuple[int, ...] = ()
    seat: int | None = None
    points: Fraction | None = None


class CrossRow(NamedTuple):
    """A player with a cell for each round that all play."""

    place: int
    player: int
    cells: tuple[CrossCell, ...]
    points: Fraction | None


def crosstable(tournament: Tournament, rows: Sequence[StandingsRow]) -> list[CrossRow]:
    """Return a line for each player; a bracket, which has a picture of its own, has none."""
    if not tournament.regular:
        return []
    return [CrossRow(row.place, row.player, cells_of(tournament, row.player), points_in(row)) for row in rows]


def points_in(row: StandingsRow) -> Fraction | None:
    points = row.figures.get("points")
    return points if isinstance(points, Fraction) else None


def cells_of(tournament: Tournament, player: int) -> tuple[CrossCell, ...]:
    return tuple([cell_of(tournament, round_, player) for round_ in tournament.regular])


def cell_of(tournament: Tournament, round_: TournamentRound, player: int) -> CrossCell:
    bouts = [bout for bout in round_.bouts if player in bout.players]
    rules = tournament.rules
    if player in round_.byes:
        return CrossCell("bye", points=Fraction(str(rules.bye)) if rules.format == "swiss" else None)
    if player in round_.rests:
        return CrossCell("rest", points=Fraction(str(rules.rest)))
    if not bouts:
        return CrossCell("out")
    others = tuple([other for other in bouts[0].players if other != player])
    earned = [points_from(bout, rules)[player] for bout in bouts if bout.is_over]
    points = sum(earned, Fraction(0)) if earned else None
    return CrossCell(kind_of(bouts, player), others, bouts[0].players.index(player) + 1, points)


def kind_of(bouts: Sequence[Bout], player: int) -> CellKind:
    if not all(bout.is_over for bout in bouts):
        return "open"
    return "played" if any(bout.is_played and player in bout.present for bout in bouts) else "absent"
