"""Seats, assigned so that everybody sits everywhere equally often, or once more."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import TypeAlias

from golems.arena.tournaments.matching import BYE, Pair
from golems.arena.tournaments.tournament import Bout, Tournament

Balance: TypeAlias = Mapping[int, int]  # how many more times a player sat first than second
SeatHistory: TypeAlias = Mapping[int, Sequence[int]]  # the seats of each player, from the first match on
Seated: TypeAlias = tuple[int, int]  # the player who sits first, and the other
PlannedGame: TypeAlias = tuple[int, Pair]  # the number of a round to come, and the pair
FIRST, SECOND = 1, -1  # seats


def balance_of(bouts: Iterable[Bout]) -> Counter[int]:
    """Return the balance over matches of two; a match that nobody played does not count."""
    balance: Counter[int] = Counter()
    for bout in bouts:
        if bout.is_played and len(bout.players) == 2:
            first, second = bout.players
            balance[first] += 1
            balance[second] -= 1
    return balance


def strain(balance: Balance, one: int, other: int) -> int:
    """Return by how much the seats of two players must exceed a balance of one when they meet, squared."""
    return least_excess(balance.get(one, 0), balance.get(other, 0))


@cache
def least_excess(one: int, other: int) -> int:
    return min(excess(one + 1) + excess(other - 1), excess(one - 1) + excess(other + 1))


def excess(balance: int) -> int:
    return max(0, abs(balance) - 1) ** 2


def balance_after(pairs: Iterable[Pair], balance: Balance) -> dict[int, int]:
    """Return the balance where it is certain: of two with equal balance either may sit first."""
    after = dict(balance)
    for one, other in pairs:
        mine, others = balance.get(one, 0), balance.get(other, 0)
        if one != BYE and mine != others:
            step = 1 if mine < others else -1
            after |= {one: mine + step, other: others - step}
    return after


# ---------------------------------------------------------------- matches of two, by what each has had


def seat_history(tournament: Tournament) -> SeatHistory:
    """Return where each player has sat; it says nothing where two meet an even number of times."""
    history: dict[int, list[int]] = defaultdict(list)
    if tournament.rules.games % 2:
        for bout in tournament.bouts.values():
            if bout.is_played and len(bout.players) == 2:
                for player, seat in zip(bout.players, (FIRST, SECOND), strict=True):
                    history[player].append(seat)
    return dict(history)


def wished(history: SeatHistory, player: int) -> int:
    """Return the seat that a player should have: where they sat less often, or else not the last one."""
    seats = history.get(player, ())
    out = sum(seats) or sum(seats[-1:])
    return (out < 0) - (out > 0)


def both_wish_one(history: SeatHistory, pair: Pair) -> int:
    one, other = [wished(history, player) for player in pair]
    return int(one == other != 0)


def seated_by_wish(pairs: Iterable[Pair], history: SeatHistory, coin: Callable[[Pair], bool]) -> list[Seated]:
    """Return each pair with who sits first in front: who has sat there less often, or sat second when both
    last sat on different seats, or else as the coin falls."""
    return [pair if begins(history, pair, coin) else (pair[1], pair[0]) for pair in pairs]


def begins(history: SeatHistory, pair: Pair, coin: Callable[[Pair], bool]) -> bool:
    one, other = [history.get(player, ()) for player in pair]
    if sum(one) != sum(other):
        return sum(one) < sum(other)
    apart = [mine for mine, others in zip(reversed(one), reversed(other), strict=False) if mine != others]
    if apart:
        return apart[0] == SECOND
    wishes = [wished(history, player) for player in pair]
    return wishes[0] > wishes[1] if wishes[0] != wishes[1] else coin(pair)


# ---------------------------------------------------------------- matches of two, in chains


def seated(rounds: Sequence[Sequence[Pair]], balance: Balance, coin: Callable[[Pair], bool]) -> list[Seated]:
    """Return the pairs of the first of these rounds, each with who sits first in front.

    A player who is in balance sits once on either seat in the next two matches; one who is not sits on the
    other seat in the next match. So at each of its players a match is joined to at most one other, and all
    matches form chains. Along a chain every player who is passed is second in one match and first in the
    other. Only a chain between two players who must sit on the same seat cannot be followed to its end.
    """
    chains = Chains(rounds, balance)
    bound = [game for game in chains.games if chains.is_bound(game)]
    chains.first |= {game: chains.who_begins(game, coin) for game in bound}
    for game in [*bound, *chains.games]:
        chains.walk(game, chains.first[game] if game in chains.first else chains.who_begins(game, coin))
    return [(first, other_of(pair, first)) for pair in rounds[0] for first in [chains.first[0, pair]]]


class Chains:
    """Matches to come, each joined at its players with those in which the seats must be swapped."""

    def __init__(self, rounds: Sequence[Sequence[Pair]], balance: Balance) -> None:
        self.balance = balance
        self.games: list[PlannedGame] = [
            (number, pair) for number, pairs in enumerate(rounds) for pair in pairs
        ]
        self.first: dict[PlannedGame, int] = {}
        self.joined: dict[tuple[PlannedGame, int], PlannedGame] = {}
        self.bound: set[tuple[PlannedGame, int]] = set()  # bound at players who are not in balance
        calendar: dict[int, list[PlannedGame]] = defaultdict(list)
        for game in self.games:
            for player in game[1]:
                calendar[player].append(game)
        for player, games in calendar.items():
            self.join(player, games)

    def join(self, player: int, games: list[PlannedGame]) -> None:
        if self.balance.get(player, 0):
            self.bound.add((games[0], player))
            games = games[1:]
        for one, other in zip(games[::2], games[1::2], strict=False):
            self.joined[one, player] = other
            self.joined[other, player] = one

    def is_bound(self, game: PlannedGame) -> bool:
        return any((game, player) in self.bound for player in game[1])

    def who_begins(self, game: PlannedGame, coin: Callable[[Pair], bool]) -> int:
        """Return who has sat first less often, if that is known, or else as the coin falls."""
        one, other = game[1]
        if self.is_bound(game):
            wishes = {one: self.wish(game, one), other: self.wish(game, other)}
            if wishes[one] != wishes[other]:
                return max(wishes, key=lambda player: wishes[player])
        return one if coin(game[1]) else other

    def wish(self, game: PlannedGame, player: int) -> int:
        """Return how much the player needs the first seat."""
        return -self.balance.get(player, 0) if (game, player) in self.bound else 0

    def walk(self, game: PlannedGame, first: int) -> None:
        """Follow the chain of a match to both sides, as far as it is still open."""
        self.first[game] = first
        for player in game[1]:
            self.follow(game, player)

    def follow(self, game: PlannedGame, player: int) -> None:
        """Seat the joined matches: who was first in one is second in the next, and the other way round."""
        while (game, player) in self.joined:
            was_first = self.first[game] == player
            game = self.joined[game, player]
            if game in self.first:
                return
            opponent = other_of(game[1], player)
            self.first[game] = opponent if was_first else player
            player = opponent


def other_of(pair: Pair, player: int) -> int:
    return pair[1] if pair[0] == player else pair[0]


def swapped(pair: Seated, games: int) -> list[Seated]:
    """Return this many matches of two, with seats swapped after each."""
    return [pair if game % 2 == 0 else (pair[1], pair[0]) for game in range(games)]


# ---------------------------------------------------------------- matches of three and four


def rotated(players: Sequence[int], bouts: Iterable[Bout]) -> tuple[int, ...]:
    """Return the players in the order of the seats: everybody sits where they have sat least often."""
    sat = Counter([place for bout in bouts if bout.is_played for place in enumerate(bout.players)])
    return min(permutations(players), key=lambda order: sum([sat[place] ** 2 for place in enumerate(order)]))
