"""A tournament with who organises it and the rooms in which it is played."""

from collections.abc import Iterable
from functools import cached_property
from typing import TypeAlias

from msgspec.json import Decoder
from msgspec.structs import replace

from golems.arena.tournaments.entries import AnyEntry as ArenaEntry
from golems.arena.tournaments.entries import (
    Joined,
    Paired,
    PlayerNumber,
    Replayed,
    Reported,
    SeatResult,
    TournamentEntry,
)
from golems.arena.tournaments.matches import is_shared, results_of
from golems.arena.tournaments.pairing import next_round
from golems.arena.tournaments.ranking import StandingsRow
from golems.arena.tournaments.standings import standings
from golems.arena.tournaments.tournament import Bout, Tournament
from golems.bots.catalogue import check_bot
from golems.lessons.entries import ListShown, NamesKnown
from golems.lessons.roll import NameRoll
from golems.notation.reading import Object
from golems.rules.refusals import Illegal
from golems.server.gatherings.kinds import HeldKey, MatchOutcome, WaysBack
from golems.server.http.tokens import Grant, new_key_id
from golems.server.tables import ThinkingTime


class Organised(TournamentEntry, frozen=True):
    """Says who organises it, named by the token, and how long everybody may think."""

    key: str
    think: ThinkingTime = ThinkingTime()


class Tabled(TournamentEntry, frozen=True):
    """Says in which room a match is played, and in the order of its chairs the players with the keys of their
    tokens; a bot has none."""

    match: int
    room: str
    players: tuple[PlayerNumber, ...]
    keys: tuple[str | None, ...]


class Offered(TournamentEntry, frozen=True):
    """A player may get another token, with this key; the old one counts until somebody asks for it."""

    player: PlayerNumber
    key: str


class Invited(TournamentEntry, frozen=True):
    """A player has got another token; the old one is worth nothing any more."""

    player: PlayerNumber
    key: str


Own: TypeAlias = Organised | Tabled | Offered | Invited | NamesKnown | ListShown
AnyEntry: TypeAlias = ArenaEntry | Own
DECODER: Decoder[AnyEntry] = Decoder(AnyEntry)


class Contest:
    """The fold over the log of a tournament."""

    def __init__(self) -> None:
        self.organiser = ""
        self.think = ThinkingTime()
        self.tournament = Tournament()
        self.log: list[ArenaEntry] = []  # of the tournament alone
        self.number = 0  # of entries
        self.tables: dict[int, Tabled] = {}  # where each match is played that is not over
        self.roll = NameRoll()  # of the club that plays
        self.offered: dict[int, str] = {}  # keys of tokens that nobody has asked for yet, by player
        self.common: Object = {}  # what everybody sees, once somebody has looked

    def apply(self, entry: AnyEntry, at: float) -> None:
        """Take an entry, or raise a Refusal and change nothing."""
        if isinstance(entry, Organised):
            self.organiser, self.think = entry.key, entry.think
        elif isinstance(entry, Tabled):
            self.tournament.bout(entry.match)
            self.tables[entry.match] = entry
        elif isinstance(entry, Offered):
            self.offer(entry)
        elif isinstance(entry, Invited):
            self.invite(entry)
        elif isinstance(entry, NamesKnown | ListShown):
            self.roll.apply(entry)
        else:
            if isinstance(entry, Joined) and entry.bot is not None:
                check_bot(entry.bot)
            self.tournament.apply(entry)
            self.log.append(entry)
        self.number += 1
        self.forget_figures()

    def offer(self, entry: Offered) -> None:
        if self.tournament.player(entry.player).bot:
            raise Illegal("no-person", f"players[{entry.player}]")
        self.offered[entry.player] = entry.key

    def invite(self, entry: Invited) -> None:
        """Give a player another key, also to the chairs of matches that are not over: whoever comes with the
        new token learns nothing that was laid with the old one."""
        self.tournament.player(entry.player).key = entry.key
        self.offered.pop(entry.player, None)
        for match, table in self.tables.items():
            if entry.player in table.players:
                self.tables[match] = rekeyed(table, entry)

    def forget_figures(self) -> None:
        self.common = {}
        for name in ("standings", "next"):
            self.__dict__.pop(name, None)

    # ------------------------------------------------------------ what follows

    @cached_property
    def standings(self) -> list[StandingsRow]:
        return standings(self.tournament)

    @cached_property
    def next(self) -> Paired | None:
        """The next round, once all matches are over; none when the tournament is."""
        return next_round(self.tournament)

    @property
    def names(self) -> list[str]:
        """The names of all who have entered."""
        return [player.name for player in self.tournament.players]

    @property
    def takes_entries(self) -> bool:
        """Whether somebody can still join."""
        try:
            self.tournament.check_entries()
        except Illegal:
            return False
        return True

    @property
    def is_listed(self) -> bool:
        """Whether whoever comes in is shown the names of the club."""
        return self.roll.is_listed and self.takes_entries

    @property
    def free_names(self) -> list[str]:
        """The names that whoever comes in may tap."""
        return self.roll.free(self.names) if self.is_listed else []

    @property
    def is_round_over(self) -> bool:
        return all(bout.is_over for bout in self.tournament.bouts.values())

    @property
    def is_over(self) -> bool:
        return bool(self.tournament.rounds) and self.is_round_over and self.next is None

    def running(self) -> list[Bout]:
        """Return the matches to play now: of several that somebody has in a round, the first that is not
        over."""
        busy: set[int] = set()
        found: list[Bout] = []
        for bout in self.tournament.bouts.values():
            if not bout.is_over:
                if not busy & set(bout.present):
                    found.append(bout)
                busy |= set(bout.present)
        return found

    def has_rooms(self, players: Iterable[int]) -> bool:
        """Whether these play in a room: somebody without a device plays on paper."""
        return all(self.tournament.players[player].has_device for player in players)

    def table_of(self, player: int) -> Tabled | None:
        """Return where a player should sit now."""
        for bout in self.running():
            if player in bout.present:
                return self.tables.get(bout.number)
        return None


def rekeyed(table: Tabled, entry: Invited) -> Tabled:
    pairs = zip(table.players, table.keys, strict=True)
    keys = [entry.key if player == entry.player else key for player, key in pairs]
    return replace(table, keys=tuple(keys))


def read_entry(body: bytes) -> AnyEntry:
    return DECODER.decode(body)


def counts(contest: Contest, grant: Grant) -> bool:
    """Return whether a token is the one that was given last."""
    if grant.kind == "lead":
        return grant.key_id == contest.organiser
    players = contest.tournament.players
    is_there = grant.kind == "member" and grant.chair is not None and grant.chair < len(players)
    return is_there and players[grant.chair or 0].key == grant.key_id


# ---------------------------------------------------------------- coming back


def keys_in(contest: Contest) -> list[HeldKey]:
    """Return the keys that a word may stand for: those offered last, and those that have been taken."""
    taken = [HeldKey(player.number, player.key) for player in contest.tournament.players if player.key]
    offered = [HeldKey(player, key) for player, key in contest.offered.items()]
    return [HeldKey(None, contest.organiser), *taken, *offered]


def offered_to(contest: Contest, player: int) -> list[Offered]:
    """Offer a player a new token, unless one waits that nobody has asked for."""
    return [] if player in contest.offered else [Offered(player, new_key_id())]


def taken_by(contest: Contest, held: HeldKey) -> list[Invited]:
    """Let the older token of a player be worth nothing once somebody has come with the word of the next."""
    if held.member is None or contest.offered.get(held.member) != held.key_id:
        return []
    return [Invited(held.member, held.key_id)]


def chair_of(contest: Contest, player: int) -> tuple[str, int, str] | None:
    """Return the room where a player sits now, the chair, and the key of its token."""
    table = contest.table_of(player)
    if table is None:
        return None
    chair = table.players.index(player)
    return table.room, chair, table.keys[chair] or ""


WAYS = WaysBack(keys_in, offered_to, taken_by, chair_of)


# ---------------------------------------------------------------- the rooms


def waiting(contest: Contest) -> list[str]:
    tables = [contest.tables[bout.number] for bout in contest.running() if bout.number in contest.tables]
    return [table.room for table in tables]


def ended(contest: Contest, outcome: MatchOutcome) -> Iterable[AnyEntry]:
    """Return the result of a match, unless it has one, or was taken back, or is played again elsewhere."""
    table = contest.tables.get(outcome.table)
    bout = contest.tournament.bouts.get(outcome.table)
    if table is None or table.room != outcome.room or bout is None or bout.is_over:
        return []
    seats = still_there(results_of(outcome.match, table.players), bout)
    return [Reported(outcome.table, seats, outcome.record, is_shared(outcome.match))]


def still_there(seats: Iterable[SeatResult], bout: Bout) -> tuple[SeatResult, ...]:
    """Return the results without those who have withdrawn while the others played on."""
    left = [seat for seat in seats if seat.player in bout.present]
    return tuple(
        [
            SeatResult(
                seat.player, 1 + sum(other.place < seat.place for other in left), seat.damage, seat.destroyed
            )
            for seat in left
        ]
    )


def players_again(contest: Contest, entry: Replayed) -> tuple[int, ...]:
    """Return who sits down when a match is played again."""
    bout = contest.tournament.bout(entry.match)
    players = [player for player in bout.players if not contest.tournament.players[player].withdrawn]
    if not bout.is_over:
        raise Illegal("match-without-result", f"matches[{entry.match}]")
    return tuple(players)
