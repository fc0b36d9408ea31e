"""Players in the order of their points: who is in one group, who would float, and how far."""

from collections import Counter
from collections.abc import Collection, Mapping
from functools import cached_property
from itertools import accumulate
from math import lcm, prod

from golems.arena.tournaments.draw import seeded
from golems.arena.tournaments.ledger import ledger_of
from golems.arena.tournaments.matching import BYE, Pair
from golems.arena.tournaments.tournament import Tournament


class ScoreGroups:
    """The players of the next round with their points, in the smallest unit there is."""

    def __init__(self, scores: Mapping[int, int]) -> None:
        self.scores = scores  # in the order of seeding
        ordered = sorted(scores, key=lambda player: -scores[player])
        self.ranks = {player: rank for rank, player in enumerate(ordered)}
        self.sizes = Counter(scores.values())
        self.lowest = min(scores.values())

    @cached_property
    def levels(self) -> dict[int, int]:
        """The number of each player's group, the first one 0; one with the bye is below all of them."""
        groups = sorted(self.sizes, reverse=True)
        numbers = {score: number for number, score in enumerate(groups)}
        return {player: numbers[score] for player, score in self.scores.items()} | {BYE: len(groups)}

    @cached_property
    def borders(self) -> list[int]:
        """What it costs to float across the border below each group: however many float across all borders
        further down, they do not outweigh one who does so here."""
        everybody = len(self.scores) + len(self.scores) % 2
        sizes = [self.sizes[score] for score in sorted(self.sizes, reverse=True)]
        above = list(accumulate(sizes))
        radices = [min(count, everybody - count) + 1 for count in above]
        return [prod(radices[number + 1 :]) for number in range(len(radices))]

    def floats(self, pair: Pair) -> int:
        """Return what it costs that one of a pair leaves the own group, and all on the way to the other."""
        upper, lower = sorted(self.levels[player] for player in pair)
        return sum(self.borders[upper:lower])

    def gap(self, pair: Pair) -> int:
        """Return the difference of points; to the last group, if one of them rests."""
        one, other = [self.scores.get(player, self.lowest) for player in pair]
        return abs(one - other)

    def shift(self, pair: Pair) -> int:
        """Return how far two of one group are from meeting in order, upper half against lower half."""
        one, other = pair
        if self.scores[one] != self.scores[other]:
            return 0
        return abs(abs(self.ranks[one] - self.ranks[other]) - self.sizes[self.scores[one]] // 2)


def score_groups(tournament: Tournament, players: Collection[int]) -> ScoreGroups:
    ledger = ledger_of(tournament)
    ordered = seeded(tournament, players)
    unit = lcm(*[ledger.points_of(player).denominator for player in ordered])
    return ScoreGroups({player: int(ledger.points_of(player) * unit) for player in ordered})
