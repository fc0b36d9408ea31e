"""A tournament as it follows from its log. An entry is applied, or refused without changing anything."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from golems.arena.tournaments.entries import (
    MOST_EVER,
    MOST_PLAYERS,
    Absent,
    AnyEntry,
    Corrected,
    Excused,
    Joined,
    Opened,
    Paired,
    Praised,
    Replayed,
    Reported,
    Returned,
    Rules,
    Seating,
    SeatResult,
    Stage,
    Unpaired,
    Withdrawn,
)
from golems.arena.tournaments.rules import read_player, rounds_for
from golems.rules.refusals import Illegal


@dataclass(slots=True)
class Player:
    """A player who takes part."""

    number: int
    name: str
    bot: str | None = None
    key: str | None = None  # the key of the token that the person holds
    missed: int = 0  # rounds missed by entering late
    left: tuple[int, int] | None = None  # after how many rounds and entries the player left

    @property
    def withdrawn(self) -> bool:
        return self.left is not None

    @property
    def has_device(self) -> bool:
        """Whether somebody plays in the browser for this player."""
        return self.bot is not None or self.key is not None


@dataclass(slots=True)
class Bout:
    """A match of the tournament: who sits where, and what came of it."""

    number: int
    round: int
    table: Seating
    attempt: int = 1
    absent: frozenset[int] = frozenset()
    seats: tuple[SeatResult, ...] | None = None
    record: str | None = None
    shared: bool = False  # whether the first players have won together
    history: list[AnyEntry] = field(default_factory=list)

    @property
    def players(self) -> tuple[int, ...]:
        return self.table.players

    @property
    def present(self) -> tuple[int, ...]:
        return tuple([player for player in self.players if player not in self.absent])

    @property
    def is_played(self) -> bool:
        return self.seats is not None

    @property
    def is_over(self) -> bool:
        return self.is_played or len(self.present) < 2


@dataclass(slots=True)
class TournamentRound:
    """Matches that start together."""

    number: int
    stage: Stage
    bouts: list[Bout]
    byes: tuple[int, ...]
    rests: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        return all(bout.is_over for bout in self.bouts)


class Tournament:
    """The state that folding the log gives."""

    def __init__(self) -> None:
        self.rules: Rules
        self.seed: str
        self.drawing: int  # how random fields are drawn
        self.pairing: int  # how a Swiss round is paired
        self.number = 0  # the number of entries
        self.players: list[Player] = []
        self.rounds: list[TournamentRound] = []
        self.bouts: dict[int, Bout] = {}
        self.made = 0  # all matches made, also those that were taken back
        self.groups: list[list[int]] = []
        self.drawn: list[int] = []  # how many players each group had when it was drawn
        self.seeds: tuple[int, ...] = ()  # the seeds of the bracket, from the first on
        self.excused: set[int] = set()  # who sits out the next round
        self.praised: int | None = None  # whose program was the most beautiful

    def apply(self, entry: AnyEntry) -> None:
        """Apply an entry, or refuse it and change nothing."""
        if bool(self.number) == isinstance(entry, Opened):
            raise Illegal("tournament-opens-once")
        APPLYING[type(entry)](self, entry)
        self.number += 1

    def open(self, entry: Opened) -> None:
        self.rules, self.seed = entry.rules, entry.seed
        self.drawing, self.pairing = entry.drawing, entry.pairing

    # ------------------------------------------------------------ players

    @property
    def active(self) -> list[int]:
        return [player.number for player in self.players if not player.withdrawn]

    def player(self, number: int) -> Player:
        if number >= len(self.players):
            raise Illegal("no-such-player", f"players[{number}]", got=number)
        return self.players[number]

    def join(self, entry: Joined) -> None:
        name = read_player(entry.name)
        if any(player.name.casefold() == name.casefold() for player in self.players):
            raise Illegal("player-name-taken", "name", player=name)
        self.check_room(len(self.players) == MOST_EVER)
        number = len(self.players)
        self.join_group(number)
        self.players.append(Player(number, name, entry.bot, entry.key, len(self.regular)))

    def join_group(self, number: int) -> None:
        """Add a late player to the smallest group."""
        self.check_entries()
        if not self.groups:
            return
        smallest = min(self.groups, key=self.active_in)
        if self.rules.format == "scenario" and self.active_in(smallest) == self.rules.seats:
            raise Illegal("no-seat-free", "players", seats=self.rules.seats)
        smallest.append(number)

    def check_room(self, is_full: bool = False) -> None:
        """Raise if no more can play."""
        if is_full or len(self.active) == MOST_PLAYERS:
            raise Illegal("too-many-players", "players", most=MOST_PLAYERS)

    def check_entries(self) -> None:
        """Raise if it is too late to join."""
        if len(self.regular) < len(self.rounds) or self.is_last_round_over:
            raise Illegal("entries-closed", "players")

    def active_in(self, group: Iterable[int]) -> int:
        return sum(not self.players[number].withdrawn for number in group)

    def withdraw(self, entry: Withdrawn) -> None:
        player = self.player(entry.player)
        if player.withdrawn:
            raise Illegal("player-gone", f"players[{entry.player}]", player=player.name)
        player.left = (len(self.rounds), self.number)
        for bout in self.bouts.values():
            if not bout.is_over and entry.player in bout.present:
                bout.absent |= {entry.player}
                bout.history.append(entry)

    def come_back(self, entry: Returned) -> None:
        """Let a player return, unless somebody else has gone on in a bracket since."""
        player = self.player(entry.player)
        if player.left is None:
            raise Illegal("player-here", f"players[{entry.player}]", player=player.name)
        if self.seeds and player.left[0] < len(self.rounds):
            raise Illegal("entries-closed", f"players[{entry.player}]")
        self.check_room()
        player.left = None

    def excuse(self, entry: Excused) -> None:
        """Let a player sit out the next round, as often as announced, while two others are left to play."""
        player = self.player(entry.player)
        if not entry.on:
            self.excused.discard(entry.player)
            return
        if player.withdrawn:
            raise Illegal("player-gone", f"players[{entry.player}]", player=player.name)
        if self.rules.format != "swiss" or self.is_last_round_over:
            raise Illegal("no-rest", f"players[{entry.player}]")
        if self.rested(entry.player) >= self.rules.rests:
            raise Illegal(
                "rest-too-often", f"players[{entry.player}]", player=player.name, most=self.rules.rests
            )
        if len(set(self.playing) - {entry.player}) < 2:
            raise Illegal("too-few-players", "players", least=2, got=len(set(self.playing) - {entry.player}))
        self.excused.add(entry.player)

    def rested(self, player: int) -> int:
        return sum(player in round_.rests for round_ in self.rounds)

    @property
    def playing(self) -> list[int]:
        """Who plays in the next round: all who are there and do not sit it out, if these are enough."""
        playing = [player for player in self.active if player not in self.excused]
        return playing if len(playing) > 1 else self.active

    def praise(self, entry: Praised) -> None:
        if entry.player is not None:
            self.player(entry.player)
        self.praised = entry.player

    # ------------------------------------------------------------ rounds

    @property
    def regular(self) -> list[TournamentRound]:
        """The rounds that all play, before any bracket or deciding match."""
        return [round_ for round_ in self.rounds if round_.stage == "round"]

    @property
    def is_last_round_over(self) -> bool:
        """Whether as many rounds were paired as there are; never true where all have to meet."""
        began = sum(not player.missed for player in self.players)
        rounds = rounds_for(self.rules, began)
        return rounds is not None and len(self.regular) >= rounds

    def pair(self, entry: Paired) -> None:
        self.check_rounds_over()
        self.check_pairing(entry)
        number = len(self.rounds) + 1
        bouts = [Bout(self.made + index, number, table) for index, table in enumerate(entry.tables)]
        self.made += len(bouts)
        self.bouts |= {bout.number: bout for bout in bouts}
        self.rounds.append(TournamentRound(number, entry.stage, bouts, entry.byes, entry.rests))
        self.excused = set()
        if entry.groups:
            self.groups = [list(group) for group in entry.groups]
            self.drawn = [len(group) for group in entry.groups]
        self.seeds = entry.seeds or self.seeds

    def check_rounds_over(self) -> None:
        waiting = [bout.number for bout in self.bouts.values() if not bout.is_over]
        if waiting:
            raise Illegal("round-runs", f"matches[{waiting[0]}]", matches=len(waiting))

    def check_pairing(self, entry: Paired) -> None:
        """Raise if a player sits twice at a table, sits at two tables with different people, or has left."""
        company: dict[int, set[int]] = {}
        for number, players in enumerate(
            [*[table.players for table in entry.tables], *zip((*entry.byes, *entry.rests))]
        ):
            for player in players:
                mates = company.setdefault(player, set(players))
                if mates != set(players) or len(mates) < len(players) or self.player(player).withdrawn:
                    raise Illegal("pairing-player", f"tables[{number}]", player=self.player(player).name)

    def unpair(self, entry: Unpaired) -> None:
        check_reason(entry.reason)
        if not self.rounds:
            raise Illegal("not-paired", "rounds")
        last = self.rounds[-1]
        if any(not isinstance(past, Withdrawn) for bout in last.bouts for past in bout.history):
            raise Illegal("round-has-results", f"rounds[{last.number - 1}]", round=last.number)
        self.rounds.pop()
        self.excused |= set(last.rests)
        for bout in last.bouts:
            del self.bouts[bout.number]
        self.forget_draw()

    def forget_draw(self) -> None:
        """Forget what was drawn for a round that is taken back, so that it is drawn again."""
        regular = len(self.regular)
        for player in self.players:
            player.missed = min(player.missed, regular)
        if not regular:
            self.groups, self.drawn = [], []
        if not any(round_.stage == "bracket" for round_ in self.rounds):
            self.seeds = ()

    # ------------------------------------------------------------ results

    def bout(self, number: int) -> Bout:
        if number not in self.bouts:
            raise Illegal("no-such-table", f"matches[{number}]", got=number)
        return self.bouts[number]

    def report(self, entry: Reported) -> None:
        bout = self.bout(entry.match)
        if bout.is_over:
            raise Illegal("match-has-result", f"matches[{entry.match}]")
        self.check_seats(bout, entry.seats)
        bout.seats, bout.record, bout.shared = entry.seats, entry.record, entry.shared
        bout.history.append(entry)

    def miss(self, entry: Absent) -> None:
        bout = self.bout(entry.match)
        if bout.is_over:
            raise Illegal("match-has-result", f"matches[{entry.match}]")
        if not entry.players or not set(entry.players) <= set(bout.present):
            raise Illegal("match-players", f"matches[{entry.match}]", names=self.names(bout.present))
        bout.absent |= set(entry.players)
        bout.history.append(entry)

    def replay(self, entry: Replayed) -> None:
        """Reopen a match; everybody who has not withdrawn sits down again."""
        check_reason(entry.reason)
        bout = self.open_again(entry.match)
        bout.seats, bout.record, bout.shared = None, None, False
        bout.absent = frozenset([player for player in bout.players if self.players[player].withdrawn])
        bout.attempt += 1
        bout.history.append(entry)

    def correct(self, entry: Corrected) -> None:
        """Replace a result; players who were absent by mistake are present if it names them."""
        check_reason(entry.reason)
        bout = self.open_again(entry.match)
        named = [seat.player for seat in entry.seats]
        if not set(named) <= set(bout.players) or len(set(named)) < len(named):
            raise Illegal("match-players", f"matches[{entry.match}]", names=self.names(bout.players))
        bout.seats, bout.shared = entry.seats if len(named) > 1 else None, False
        bout.absent = frozenset(bout.players) - frozenset(named)
        bout.history.append(entry)

    def open_again(self, number: int) -> Bout:
        """Return a match whose result can still be changed, because nobody has gone on because of it."""
        bout = self.bout(number)
        if not bout.is_over:
            raise Illegal("match-without-result", f"matches[{number}]")
        if self.is_settled(bout):
            raise Illegal("stage-closed", f"matches[{number}]")
        return bout

    def is_settled(self, bout: Bout) -> bool:
        """Tell whether a later level of the bracket, or the bracket itself, builds upon the result."""
        slots = [other.table.slot for other in self.bouts.values() if other.table.slot]
        if bout.table.slot:
            return max(slots)[0] > bout.table.slot[0]
        return bool(self.seeds)

    def check_seats(self, bout: Bout, seats: tuple[SeatResult, ...]) -> None:
        if sorted(seat.player for seat in seats) != sorted(bout.present):
            raise Illegal("match-players", f"matches[{bout.number}]", names=self.names(bout.present))

    def names(self, players: Iterable[int]) -> str:
        return ", ".join([self.players[player].name for player in players])


def check_reason(reason: str) -> None:
    if not reason.strip():
        raise Illegal("no-reason", "reason")


def fold(entries: Iterable[AnyEntry]) -> Tournament:
    tournament = Tournament()
    for entry in entries:
        tournament.apply(entry)
    return tournament


def times_met(tournament: Tournament) -> Counter[tuple[int, int]]:
    """Return how many times two were paired, the smaller number first; a round counts once."""
    meetings = {
        (bout.round, pair)
        for bout in tournament.bouts.values()
        for pair in combinations(sorted(bout.players), 2)
    }
    return Counter(pair for _, pair in meetings)


APPLYING: dict[type, Callable[[Tournament, Any], None]] = {
    Opened: Tournament.open,
    Joined: Tournament.join,
    Withdrawn: Tournament.withdraw,
    Returned: Tournament.come_back,
    Excused: Tournament.excuse,
    Paired: Tournament.pair,
    Unpaired: Tournament.unpair,
    Reported: Tournament.report,
    Absent: Tournament.miss,
    Replayed: Tournament.replay,
    Corrected: Tournament.correct,
    Praised: Tournament.praise,
}
