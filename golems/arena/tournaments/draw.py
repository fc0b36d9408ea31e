"""What all formats need to make a round: the order of seeding, arenas, seatings."""

from collections.abc import Callable, Iterable

from golems.arena.tournaments.entries import ArenaChoice, Seating
from golems.arena.tournaments.matching import Pair
from golems.arena.tournaments.seats import Seated, swapped
from golems.arena.tournaments.tournament import Tournament
from golems.match.chance import chance


def seeded(tournament: Tournament, players: Iterable[int]) -> list[int]:
    """Return the players in the order of entry, or by a lot that does not depend on who else plays."""
    if tournament.rules.seeding == "entered":
        return sorted(players)
    return sorted(players, key=lambda player: (chance(tournament.seed, "seeding", player).random(), player))


def arena_of(tournament: Tournament, number: int) -> ArenaChoice:
    """Return the arena of a round, the same for everybody; arenas follow one after the other."""
    arenas = tournament.rules.arenas
    return arenas[number % len(arenas)]


def coin(tournament: Tournament) -> Callable[[Pair], bool]:
    """Return a coin that falls again for every two in every round."""
    number = len(tournament.rounds)
    return lambda pair: chance(tournament.seed, "coin", number, *pair).random() < 1 / 2


def tables(
    pairs: Iterable[Seated], games: int, arena: ArenaChoice, slot: tuple[int, int] | None = None
) -> list[Seating]:
    return [Seating(match, arena, slot) for pair in pairs for match in swapped(pair, games)]
