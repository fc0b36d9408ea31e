"""What players have earned in some matches: points, and the figures that break ties between them."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import combinations, groupby
from math import comb
from typing import TypeAlias

from golems.arena.tournaments.entries import Rules, SeatResult
from golems.arena.tournaments.tournament import Bout, Tournament, TournamentRound
from golems.match.chance import chance

RankingFigure: TypeAlias = Fraction | int | tuple[int, ...] | None  # none if it tells nothing
RankingFigures: TypeAlias = dict[int, RankingFigure]
POINTS = "points"
LOTS = 10**6


@dataclass(frozen=True)
class Ledger:
    """The matches that count, and what was earned without one."""

    rules: Rules
    seed: str
    bouts: list[Bout]
    deciding: list[TournamentRound] = field(default_factory=list)
    gifts: Mapping[int, Fraction] = field(default_factory=dict)  # points for byes and missed rounds
    unplayed: Mapping[int, int] = field(default_factory=dict)  # rounds with a bye, or sat out

    @cached_property
    def earned(self) -> dict[int, list[tuple[Bout, Fraction]]]:
        """The matches of each player with the points from each."""
        found: dict[int, list[tuple[Bout, Fraction]]] = {}
        for bout in self.bouts:
            if bout.is_over:
                for player, points in points_from(bout, self.rules).items():
                    found.setdefault(player, []).append((bout, points))
        return found

    @cached_property
    def points(self) -> dict[int, Fraction]:
        players = self.earned.keys() | self.gifts.keys()
        return {player: self.total(self.earned.get(player, []), player) for player in players}

    def total(self, earned: Iterable[tuple[Bout, Fraction]], player: int) -> Fraction:
        return sum([points for _, points in earned], self.gifts.get(player, Fraction(0)))

    def points_of(self, player: int) -> Fraction:
        return self.points.get(player, Fraction(0))

    def played(self, player: int) -> list[SeatResult]:
        """Return how the player's matches ended that were not decided by somebody's absence."""
        bouts = [bout for bout, _ in self.earned.get(player, [])]
        return [seat for bout in bouts for seat in bout.seats or () if seat.player == player]


def points_from(bout: Bout, rules: Rules) -> dict[int, Fraction]:
    """Return the points by place; players who share a place share the points of the places they take up.
    Absent players get none, and one who was left alone has the first place."""
    scale = [Fraction(str(points)) for points in rules.points[str(len(bout.players))]]
    points = dict.fromkeys(bout.players, Fraction(0))
    taken = 0
    for place in places_in(bout):
        share = sum(scale[taken : taken + len(place)], Fraction(0)) / len(place)
        points |= dict.fromkeys(place, share)
        taken += len(place)
    return points


def places_in(bout: Bout) -> list[list[int]]:
    """Return the players who were there, from the first place on."""
    if bout.seats is None:
        return [[player] for player in bout.present]
    ordered = sorted(bout.seats, key=lambda seat: seat.place)
    return [[seat.player for seat in place] for _, place in groupby(ordered, key=lambda seat: seat.place)]


# ---------------------------------------------------------------- which matches count


def ledger_of(tournament: Tournament, players: Collection[int] | None = None) -> Ledger:
    """Return the ledger of all rounds before a bracket, among these players or all."""
    inside = range(len(tournament.players)) if players is None else players
    bouts = [
        bout for round_ in tournament.regular for bout in round_.bouts if set(bout.players) <= set(inside)
    ]
    deciding = [round_ for round_ in tournament.rounds if is_deciding(round_)]
    byes = byes_of(tournament)
    unplayed = {player: byes[player] + tournament.rested(player) for player in inside}
    gifts = {player: gift(tournament, player, byes[player]) for player in inside}
    return Ledger(tournament.rules, tournament.seed, bouts, deciding, gifts, unplayed)


def is_deciding(round_: TournamentRound) -> bool:
    """Tell whether this is a round of deciding matches outside a bracket."""
    return round_.stage == "deciding" and not any(bout.table.slot for bout in round_.bouts)


def byes_of(tournament: Tournament) -> dict[int, int]:
    byes = [player for round_ in tournament.regular for player in round_.byes]
    return {player.number: byes.count(player.number) for player in tournament.players}


def gift(tournament: Tournament, player: int, byes: int) -> Fraction:
    """Return the points given for byes and for rounds that were sat out or missed; where everybody meets
    everybody there are none."""
    rules = tournament.rules
    if rules.format not in ("swiss", "scenario"):
        return Fraction(0)
    rested, missed = tournament.rested(player), tournament.players[player].missed
    return (
        Fraction(str(rules.bye)) * byes
        + Fraction(str(rules.rest)) * rested
        + Fraction(str(rules.late)) * missed
    )


# ---------------------------------------------------------------- figures of tied players


def points(ledger: Ledger, level: Collection[int]) -> RankingFigures:
    return {player: ledger.points_of(player) for player in level}


def head_to_head(ledger: Ledger, level: Collection[int]) -> RankingFigures:
    """Return points from matches between tied players, or none unless all have met equally often."""
    inside = set(level)
    among = [bout for bout in ledger.bouts if bout.is_over and len(inside & set(bout.players)) > 1]
    if not all_have_met(among, inside):
        return dict.fromkeys(level)
    earned = [points_from(bout, ledger.rules) for bout in among]
    return {
        player: sum([points.get(player, Fraction(0)) for points in earned], Fraction(0)) for player in level
    }


def all_have_met(bouts: Collection[Bout], level: Collection[int]) -> bool:
    met = Counter(pair for bout in bouts for pair in combinations(sorted(set(level) & set(bout.players)), 2))
    return len(met) == comb(len(level), 2) > 0 and len(set(met.values())) == 1


def damage(ledger: Ledger, level: Collection[int]) -> RankingFigures:
    """Return the damage for each match, so that nobody gains by having played fewer."""
    return known({player: a_match([seat.damage for seat in ledger.played(player)]) for player in level})


def destroyed(ledger: Ledger, level: Collection[int]) -> RankingFigures:
    return known({player: a_match([seat.destroyed for seat in ledger.played(player)]) for player in level})


def a_match(numbers: Sequence[int | None]) -> Fraction | None:
    """Return the mean of what is known; none if there were matches and nothing is known of any."""
    told = [number for number in numbers if number is not None]
    return None if numbers and not told else Fraction(sum(told), len(told) or 1)


def known(figures: RankingFigures) -> RankingFigures:
    """Return the figures, or none for anybody where one is unknown: what nobody knows sets nobody apart."""
    return dict.fromkeys(figures) if None in figures.values() else figures


def buchholz(ledger: Ledger, level: Collection[int]) -> RankingFigures:
    """Return the points of all opponents together; of several at one table their mean counts. Instead of a
    match that was not played there counts an opponent with the player's own points."""
    return {player: buchholz_of(ledger, player) for player in level}


def buchholz_of(ledger: Ledger, player: int) -> Fraction:
    own, total = ledger.points_of(player), Fraction(0)
    for bout, _ in ledger.earned.get(player, []):
        others = [other for other in bout.players if other != player]
        total += sum(map(ledger.points_of, others), Fraction(0)) / len(others) if bout.is_played else own
    return total + own * ledger.unplayed.get(player, 0)


def deciding(ledger: Ledger, level: Collection[int]) -> RankingFigures:
    """Return the places in deciding matches, one after the other."""
    return {player: places_of(ledger, player) for player in level}


def places_of(ledger: Ledger, player: int) -> tuple[int, ...]:
    """Return the places; a bye counts as the first place."""
    places = []
    for round_ in ledger.deciding:
        if player in round_.byes:
            places.append(1)
        for bout in round_.bouts:
            if player in bout.players and bout.is_over:
                places.append(place_in(bout, player))
    return tuple(places)


def place_in(bout: Bout, player: int) -> int:
    """Return the player's place in a match; an absent player is last."""
    better = 0
    for place in places_in(bout):
        if player in place:
            return better + 1
        better += len(place)
    return len(bout.players)


def lot(ledger: Ledger, level: Collection[int]) -> RankingFigures:
    """Return a lot for each player, drawn once for the whole tournament; the higher one wins."""
    return {player: chance(ledger.seed, "lot", player).randrange(LOTS) for player in level}


FIGURES: dict[str, Callable[[Ledger, Collection[int]], RankingFigures]] = {
    POINTS: points,
    "head_to_head": head_to_head,
    "damage": damage,
    "destroyed": destroyed,
    "buchholz": buchholz,
    "deciding": deciding,
    "lot": lot,
}
