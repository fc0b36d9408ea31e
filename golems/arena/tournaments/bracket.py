"""Single elimination: a loser is out. The bracket follows from its seeds and the results."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from golems.arena.tournaments.draw import arena_of, coin, tables
from golems.arena.tournaments.entries import ArenaChoice, Paired, Seating
from golems.arena.tournaments.ledger import Ledger
from golems.arena.tournaments.matching import Pair
from golems.arena.tournaments.ranking import Separation, open_ties, ranked
from golems.arena.tournaments.seats import balance_of, seated
from golems.arena.tournaments.tournament import Bout, Tournament, TournamentRound
from golems.match.chance import stream

BracketSide: TypeAlias = tuple[int | None, bool]  # a player or nobody, and whether that is known
Seeds: TypeAlias = Sequence[int]


class Slot(NamedTuple):
    """Two players who meet in the bracket, and who goes on. `apart` says by what, if they had to play."""

    level: int
    number: int
    players: tuple[int | None, int | None]
    is_known: bool  # whether both players are known
    bouts: tuple[Bout, ...] = ()
    is_decided: bool = False
    winner: int | None = None
    apart: Separation | None = None

    @property
    def loser(self) -> int | None:
        losers = [player for player in self.players if player != self.winner]
        return losers[0] if self.is_decided and losers else None


# ---------------------------------------------------------------- slots from the results


def slots(tournament: Tournament, seeds: Seeds) -> list[list[Slot]]:
    """Return the slots level by level, the final last; the match for the third place stands beside it."""
    played = bouts_by_slot(tournament)

    def slot(level: int, number: int, one: BracketSide, other: BracketSide) -> Slot:
        bouts = tuple(played[level, number])
        met = Slot(level, number, (one[0], other[0]), one[1] and other[1], bouts)
        return decided(tournament, met) if met.is_known else met

    sides: list[BracketSide] = [(player, True) for player in lined_up(seeds)]
    found: list[list[Slot]] = []
    while len(sides) > 1:
        pairs = enumerate(zip(sides[::2], sides[1::2], strict=True))
        found.append([slot(len(found), number, *pair) for number, pair in pairs])
        sides = [(slot.winner, slot.is_decided) for slot in found[-1]]
    if tournament.rules.third_place and len(found) > 1:
        losers: list[BracketSide] = [(semi.loser, semi.is_decided) for semi in found[-2]]
        found[-1].append(slot(len(found) - 1, 1, *losers))
    return found


def bouts_by_slot(tournament: Tournament) -> dict[tuple[int, int], list[Bout]]:
    played: dict[tuple[int, int], list[Bout]] = defaultdict(list)
    for bout in tournament.bouts.values():
        if bout.table.slot:
            played[bout.table.slot].append(bout)
    return played


def lined_up(seeds: Seeds) -> list[int | None]:
    """Return the seeds in the order of the bracket. The first two can meet only in the final, the first four
    not before the semifinals, and so on; if some have nobody to meet at first, these are the best."""
    order = [0]
    while len(order) < len(seeds):
        order = [place for seed in order for place in (seed, 2 * len(order) - 1 - seed)]
    return [seeds[place] if place < len(seeds) else None for place in order]


def decided(tournament: Tournament, slot: Slot) -> Slot:
    """Return the slot with its winner, if it has one by now."""
    there = [player for player in slot.players if player is not None]
    one_leaves = any(tournament.players[player].withdrawn for player in there)
    if len(there) < 2 or (one_leaves and not slot.bouts):
        return walked_over(tournament, slot, there)
    if not slot.bouts or not all(bout.is_over for bout in slot.bouts):
        return slot
    ledger = ledger_of_slot(tournament, slot)
    if open_ties(there, ledger, (1,)):
        return walked_over(tournament, slot, there) if one_leaves else slot
    first, _ = ranked(there, ledger)
    return slot._replace(is_decided=True, winner=first.player, apart=first.apart)


def walked_over(tournament: Tournament, slot: Slot, there: Sequence[int]) -> Slot:
    """Return the slot won by the player who stays, or who stays longer."""

    def stay(player: int) -> tuple[bool, tuple[int, int]]:
        left = tournament.players[player].left
        return left is None, left or (0, 0)

    return slot._replace(is_decided=True, winner=max(there, key=stay, default=None))


def ledger_of_slot(tournament: Tournament, slot: Slot) -> Ledger:
    """Return the ledger of a slot's own matches, with its own lot."""
    stages = {round_.number: round_.stage for round_ in tournament.rounds}
    level = [bout for bout in slot.bouts if stages[bout.round] == "bracket"]
    deciding = [
        TournamentRound(bout.round, "deciding", [bout], ()) for bout in slot.bouts if bout not in level
    ]
    return Ledger(tournament.rules, stream(tournament.seed, "slot", *slot[:2]), level, deciding)


# ---------------------------------------------------------------- the next round


def next_bracket(tournament: Tournament, seeds: Seeds) -> Paired | None:
    """Return the next round of the bracket, one level at a time; tied players play deciding matches first."""
    for level in slots(tournament, seeds):
        open_slots = [slot for slot in level if not slot.is_decided]
        fresh = [slot for slot in open_slots if not slot.bouts]
        if fresh:
            return next_level(tournament, seeds, fresh)
        if open_slots:
            return deciding_in_bracket(tournament, open_slots)
    return None


def next_level(tournament: Tournament, seeds: Seeds, fresh: Sequence[Slot]) -> Paired:
    arena = arena_of(tournament, len(tournament.regular) + fresh[0].level)
    games = tournament.rules.bracket_games
    made = [table for slot in fresh for table in tables_in(tournament, slot, games, arena)]
    playing = {player for table in made for player in table.players}
    drawn = tuple(seeds) if not tournament.seeds else ()
    byes = [seed for seed in drawn if seed not in playing]
    return Paired(tuple(made), tuple(byes), "bracket", seeds=drawn)


def tables_in(tournament: Tournament, slot: Slot, games: int, arena: ArenaChoice) -> list[Seating]:
    """Return the seatings of a slot. The player who has sat first less often sits first, in the tournament so
    far or then in this slot."""
    bouts = slot.bouts or tuple(tournament.bouts.values())
    balance = balance_of(bouts) if games % 2 else {}
    pairs = seated([[pair_in(slot)]], balance, coin(tournament))
    return tables(pairs, games, arena, (slot.level, slot.number))


def pair_in(slot: Slot) -> Pair:
    one, other = [player for player in slot.players if player is not None]
    return (one, other) if one < other else (other, one)


def deciding_in_bracket(tournament: Tournament, open_slots: Sequence[Slot]) -> Paired:
    arena = tournament.rules.deciding.arena
    made = [table for slot in open_slots for table in tables_in(tournament, slot, 1, arena)]
    return Paired(tuple(made), stage="deciding")


# ---------------------------------------------------------------- places


def places_in_bracket(tournament: Tournament) -> dict[int, int]:
    """Return the places. Players who lost at the same level share the best of their places; those still in
    come before all who lost."""
    levels = slots(tournament, tournament.seeds)
    places: dict[int, int] = {}
    for level in levels:
        for slot in level:
            best = best_place(slot, len(levels))
            for player in slot.players:
                if player is not None:
                    places[player] = best + (slot.is_decided and player != slot.winner)
    return places


def best_place(slot: Slot, levels: int) -> int:
    """Return the better place of the two who meet: the number of slots at this level, or 3."""
    return 3 if slot.level == levels - 1 and slot.number else 2 ** (levels - 1 - slot.level)
