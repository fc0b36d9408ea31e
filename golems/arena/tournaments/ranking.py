"""Rankings of players by one figure after the other, so that it is known which figure decided."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple, TypeAlias

from golems.arena.tournaments.ledger import FIGURES, POINTS, Ledger, RankingFigure, RankingFigures

Criterion: TypeAlias = Callable[[Collection[int]], RankingFigures]  # returns the figures of tied players
TiedPlayers: TypeAlias = list[int]  # players whom nothing has separated so far
DECIDING = "deciding"
NO_PLACE = 9  # worse than any place
LONGEST = 50  # more deciding matches in a row than there can be


class Separation(NamedTuple):
    """What separates a player from a neighbour in the standings."""

    by: str
    other: int
    figure: RankingFigure
    others: RankingFigure


class StandingsRow(NamedTuple):
    """A player's place, with all figures that were asked for. `apart` is the separation from the one before,
    for the first from the next; it is none where that place is shared."""

    place: int
    player: int
    figures: dict[str, RankingFigure]
    apart: Separation | None


def ranked(players: Collection[int], ledger: Ledger) -> list[StandingsRow]:
    return ranked_by(players, criteria(ledger, (POINTS, *ledger.rules.tie_breaks)))


def criteria(ledger: Ledger, names: Sequence[str]) -> dict[str, Criterion]:
    return {name: partial(FIGURES[name], ledger) for name in names}


def ranked_by(players: Collection[int], asked: dict[str, Criterion]) -> list[StandingsRow]:
    figures: dict[int, dict[str, RankingFigure]] = {player: {} for player in players}
    levels = split(players, asked, figures)
    order = [player for level in levels for player in level]
    places = {player: place for place, level in numbered(levels) for player in level}
    rows = [StandingsRow(places[player], player, figures[player], None) for player in order]
    return [
        row._replace(apart=apart(row, neighbour)) for row, neighbour in zip(rows, beside(rows), strict=True)
    ]


def split(
    players: Collection[int], asked: dict[str, Criterion], figures: dict[int, dict[str, RankingFigure]]
) -> list[TiedPlayers]:
    """Return the groups of tied players from the best on, and note what every criterion says."""
    levels = [sorted(players)] if players else []
    for name, criterion in asked.items():
        found = [(level, criterion(level)) for level in levels]
        for level, said in found:
            for player in level:
                figures[player][name] = said[player]
        levels = [part for level, said in found for part in parted(level, name, said)]
    return levels


def parted(level: TiedPlayers, name: str, said: RankingFigures) -> Iterator[TiedPlayers]:
    def merit(player: int) -> tuple[object, ...]:
        return merit_of(name, said[player])

    for _, part in groupby(sorted(level, key=merit, reverse=True), key=merit):
        yield list(part)


def merit_of(name: str, figure: RankingFigure) -> tuple[object, ...]:
    """Return a value to sort by; more is better, except for damage and places."""
    if figure is None:
        return ()
    if isinstance(figure, tuple):
        return tuple([-place for place in figure]) + (-NO_PLACE,) * (LONGEST - len(figure))
    return (-figure,) if name in LESS_IS_BETTER else (figure,)


LESS_IS_BETTER = ("damage", "bracket", "group")


def numbered(levels: Sequence[TiedPlayers]) -> Iterator[tuple[int, TiedPlayers]]:
    """Yield the groups with their places; players who share a place take up the next ones too."""
    place = 1
    for level in levels:
        yield place, level
        place += len(level)


def beside(rows: Sequence[StandingsRow]) -> list[StandingsRow | None]:
    return [*rows[1:2], *rows[:-1]] if len(rows) > 1 else [None for _ in rows]


def apart(row: StandingsRow, neighbour: StandingsRow | None) -> Separation | None:
    if neighbour is None:
        return None
    for name, figure in row.figures.items():
        if merit_of(name, figure) != merit_of(name, neighbour.figures[name]):
            return Separation(name, neighbour.player, figure, neighbour.figures[name])
    return None


# ---------------------------------------------------------------- ties that need a deciding match


def open_ties(players: Collection[int], ledger: Ledger, borders: Collection[int]) -> list[TiedPlayers]:
    """Return the players who are tied across a border, as long as matches can still decide it."""
    tie_breaks = ledger.rules.tie_breaks
    if DECIDING not in tie_breaks:
        return []
    asked = criteria(ledger, (POINTS, *tie_breaks[: tie_breaks.index(DECIDING) + 1]))
    levels = split(players, asked, {player: {} for player in players})
    crossing = [
        level for place, level in numbered(levels) if any(crosses(place, level, at) for at in borders)
    ]
    return [level for level in crossing if rounds_of(level, ledger) < ledger.rules.deciding.matches]


def crosses(place: int, level: TiedPlayers, border: int) -> bool:
    return place <= border < place + len(level) - 1


def rounds_of(level: TiedPlayers, ledger: Ledger) -> int:
    """Return how many deciding matches the tied players have played."""
    return max(
        len(places) for places in FIGURES[DECIDING](ledger, level).values() if isinstance(places, tuple)
    )
