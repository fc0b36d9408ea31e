"""What a spectator writes down of a Swiss tournament, for the checker; and evenings to watch."""

import random
from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from golems.arena.tournaments.entries import FIRST_PAIRING, PAIRING, Paired, Reported, SeatResult
from golems.arena.tournaments.tournament import Bout
from tests.arena.tournaments.chronicle import CALM, LATEST, Chances, Chronicle, come_and_go, small_rules
from tests.arena.tournaments.pairing_checker import CheckedRound

WAYS = {"seats first": FIRST_PAIRING, "points first": PAIRING}
COMING_AND_GOING = Chances(leaves=0.3, comes=0.3)


class EveningKind(NamedTuple):
    """What happens in the tournaments of one row of the table."""

    name: str
    draws: float = 0  # how many matches end level
    chances: Chances = CALM
    rounds: int | None = None


KINDS = (
    EveningKind("decisive"),
    EveningKind("with draws", draws=0.3),
    EveningKind("coming and going", draws=0.1, chances=COMING_AND_GOING, rounds=6),
)


class Evening(NamedTuple):
    """A tournament that was watched to its end."""

    rounds: list[CheckedRound]
    perfect: list[str]  # who has won every round


class Notebook:
    """Everything that a spectator notes."""

    def __init__(self) -> None:
        self.rounds: list[CheckedRound] = []
        self.points: dict[str, Fraction] = defaultdict(Fraction)
        self.lost: set[str] = set()
        self.drawn: set[str] = set()

    def note_round(self, paired: Paired, active: Sequence[int]) -> None:
        before = {str(player): self.points[str(player)] for player in active}
        tables = [(str(first), str(second)) for first, second in [table.players for table in paired.tables]]
        rested = [str(player) for player in paired.byes]
        self.rounds.append(CheckedRound(tables, rested, before))
        for player in rested:
            self.points[player] += 1

    def note_draw(self, players: Sequence[int]) -> None:
        self.drawn.update(map(str, players))
        for player in players:
            self.points[str(player)] += Fraction(1, 2)

    def note_win(self, winner: int, loser: int) -> None:
        self.points[str(winner)] += 1
        self.lost.add(str(loser))

    def evening(self, active: Sequence[int]) -> Evening:
        began = [player for player in self.rounds[0].players if int(player) in active]
        perfect = [player for player in began if player not in self.lost | self.drawn]
        return Evening(self.rounds, perfect)


def watched(players: int, seed: int, kind: EveningKind = KINDS[0], pairing: int = PAIRING) -> Evening:
    """Play a tournament in which chance decides every match, and return what was seen."""
    changes: dict[str, Any] = {"rounds": kind.rounds} if kind.rounds else {}
    rules = small_rules("swiss", tie_breaks=[], **changes)
    chronicle, rng, notes = Chronicle(rules, players, str(seed), pairing), random.Random(seed), Notebook()
    while paired := chronicle.pair():
        notes.note_round(paired, chronicle.tournament.active)
        for bout in chronicle.waiting():
            play_by_chance(chronicle, bout, kind, rng, notes)
        if len(chronicle.tournament.rounds) <= LATEST:
            come_and_go(chronicle, kind.chances, rng)
    return notes.evening(chronicle.tournament.active)


def play_by_chance(
    chronicle: Chronicle, bout: Bout, kind: EveningKind, rng: random.Random, notes: Notebook
) -> None:
    winner, loser = rng.sample(bout.players, 2)
    is_draw = rng.random() < kind.draws
    places = {winner: 1, loser: 1 if is_draw else 2}
    chronicle.write(
        Reported(bout.number, tuple([SeatResult(player, places[player]) for player in bout.players]))
    )
    if is_draw:
        notes.note_draw(bout.players)
    else:
        notes.note_win(winner, loser)
