"""Putting players in order by one figure after the other, so that it can be said which one decided."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple, TypeAlias

from golems.arena.tournaments.ledger import FIGURES, POINTS, Figure, Figures, Ledger

Criterion: TypeAlias = Callable[[Collection[int]], Figures]  # the figures of players who are level
Level: TypeAlias = list[int]  # players whom nothing has set apart so far
DECIDING = "deciding"
NO_PLACE = 9  # worse than any
LONGEST = 50  # deciding matches in a row, more than there can be


class Apart(NamedTuple):
    """What sets a player apart from a neighbour in the standings."""

    by: str
    other: int
    figure: Figure
    others: Figure


class Row(NamedTuple):
    """A player's place. All that was asked is kept; `apart` is from the one before, for the first from the
    next, and is none where a place is shared with that one."""

    place: int
    player: int
    figures: dict[str, Figure]
    apart: Apart | None


def ranked(players: Collection[int], ledger: Ledger) -> list[Row]:
    return ranked_by(players, criteria(ledger, (POINTS, *ledger.rules.tie_breaks)))


def criteria(ledger: Ledger, names: Sequence[str]) -> dict[str, Criterion]:
    return {name: partial(FIGURES[name], ledger) for name in names}


def ranked_by(players: Collection[int], asked: dict[str, Criterion]) -> list[Row]:
    figures: dict[int, dict[str, Figure]] = {player: {} for player in players}
    levels = split(players, asked, figures)
    order = [player for level in levels for player in level]
    places = {player: place for place, level in numbered(levels) for player in level}
    rows = [Row(places[player], player, figures[player], None) for player in order]
    return [
        row._replace(apart=apart(row, neighbour)) for row, neighbour in zip(rows, beside(rows), strict=True)
    ]


def split(
    players: Collection[int], asked: dict[str, Criterion], figures: dict[int, dict[str, Figure]]
) -> list[Level]:
    """From the best on; what every criterion says is written into the figures."""
    levels = [sorted(players)] if players else []
    for name, criterion in asked.items():
        found = [(level, criterion(level)) for level in levels]
        for level, said in found:
            for player in level:
                figures[player][name] = said[player]
        levels = [part for level, said in found for part in parted(level, name, said)]
    return levels


def parted(level: Level, name: str, said: Figures) -> Iterator[Level]:
    def merit(player: int) -> tuple[object, ...]:
        return merit_of(name, said[player])

    for _, part in groupby(sorted(level, key=merit, reverse=True), key=merit):
        yield list(part)


def merit_of(name: str, figure: Figure) -> tuple[object, ...]:
    """More is better, but for damage and places."""
    if figure is None:
        return ()
    if isinstance(figure, tuple):
        return tuple([-place for place in figure]) + (-NO_PLACE,) * (LONGEST - len(figure))
    return (-figure,) if name in LESS_IS_BETTER else (figure,)


LESS_IS_BETTER = ("damage", "bracket", "group")


def numbered(levels: Sequence[Level]) -> Iterator[tuple[int, Level]]:
    """Those who share a place take up the next ones too."""
    place = 1
    for level in levels:
        yield place, level
        place += len(level)


def beside(rows: Sequence[Row]) -> list[Row | None]:
    return [*rows[1:2], *rows[:-1]] if len(rows) > 1 else [None for _ in rows]


def apart(row: Row, neighbour: Row | None) -> Apart | None:
    if neighbour is None:
        return None
    for name, figure in row.figures.items():
        if merit_of(name, figure) != merit_of(name, neighbour.figures[name]):
            return Apart(name, neighbour.player, figure, neighbour.figures[name])
    return None


# ---------------------------------------------------------------- who has to play a deciding match


def open_ties(players: Collection[int], ledger: Ledger, borders: Collection[int]) -> list[Level]:
    """Those who are level across a border between two places, as long as matches can still decide it."""
    tie_breaks = ledger.rules.tie_breaks
    if DECIDING not in tie_breaks:
        return []
    asked = criteria(ledger, (POINTS, *tie_breaks[: tie_breaks.index(DECIDING) + 1]))
    levels = split(players, asked, {player: {} for player in players})
    crossing = [
        level for place, level in numbered(levels) if any(crosses(place, level, at) for at in borders)
    ]
    return [level for level in crossing if rounds_of(level, ledger) < ledger.rules.deciding.matches]


def crosses(place: int, level: Level, border: int) -> bool:
    return place <= border < place + len(level) - 1


def rounds_of(level: Level, ledger: Ledger) -> int:
    """Deciding matches that those who are level have played."""
    return max(
        len(places) for places in FIGURES[DECIDING](ledger, level).values() if isinstance(places, tuple)
    )
