"""Tables of a tournament: each match that people or bots play becomes a room of its own."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from golems.arena.tournaments.entries import Paired, Replayed, Seating
from golems.arena.tournaments.rules import parobots_with
from golems.match.settings import ANY, COLOURS
from golems.rules.refusals import Illegal
from golems.server.gatherings.kinds import Role
from golems.server.http.tokens import new_key_id
from golems.server.log.actor import Logs
from golems.server.tables import ChairSetup, NewTable, Setup, Sitter, Tables
from golems.server.tournaments.contest import AnyEntry, Contest, Tabled, chair_of, players_again

RACES = 10  # that may be lost before somebody has to ask again
PATIENT = 3  # of them, before whoever comes meanwhile plays from the next round on


class TableToSet(NamedTuple):
    """A table that is to be laid: the match, its table, and who of its players sits there."""

    match: int
    table: Seating
    players: tuple[int, ...]


class RoundPlan(NamedTuple):
    """What shall happen to a tournament after so many entries, rounds and matches, and the rooms that it
    needs."""

    number: int
    rounds: int
    made: int
    entry: Paired | Replayed
    rooms: list[tuple[TableToSet, NewTable]]

    def is_fresh(self, contest: Contest) -> bool:
        return contest.number == self.number

    def still_holds(self, contest: Contest) -> bool:
        """Tell whether a round may begin as it was planned, since nobody who is in it has left. Others may
        have come; where groups or a bracket are drawn they have to be among them."""
        paired, tournament = self.entry, contest.tournament
        if isinstance(paired, Replayed) or paired.groups or paired.seeds:
            return False
        planned = {*paired.byes, *paired.rests, *[each for table in paired.tables for each in table.players]}
        is_next = (len(tournament.rounds), tournament.made) == (self.rounds, self.made)
        return is_next and planned <= set(tournament.active)


MakePlan: TypeAlias = Callable[[Contest], tuple[Paired | Replayed, list[TableToSet]]]


def next_tables(contest: Contest) -> tuple[Paired, list[TableToSet]]:
    paired = contest.next
    if paired is None:
        raise Illegal("tournament-over", "rounds")
    made = contest.tournament.made
    return paired, [
        TableToSet(made + number, table, table.players)
        for number, table in enumerate(paired.tables)
        if contest.has_rooms(table.players)
    ]


def tables_again(contest: Contest, entry: Replayed) -> tuple[Replayed, list[TableToSet]]:
    players = players_again(contest, entry)
    table = contest.tournament.bout(entry.match).table
    is_set = len(players) > 1 and contest.has_rooms(players)
    return entry, [TableToSet(entry.match, table, players)] if is_set else []


async def lay(
    gatherings: Logs[Any], tables: Tables, code: str, wanted: MakePlan, count: Callable[[int], None]
) -> None:
    """Make rooms first, then write them down together with the round, then begin them. A room that nobody has
    written down never begins. `count` is told how many are to be made, and raises if those are too many."""
    for race in range(RACES):
        plan = await gatherings.look(code, lambda contest: planned(contest, code, wanted))
        count(len(plan.rooms))
        tabled = [await set_table(tables, laid, new) for laid, new in plan.rooms]
        if await is_written(gatherings, code, plan, tabled, race >= PATIENT):
            await tables.begin_waiting(code)
            return
    raise Illegal("too-often")


async def is_written(
    gatherings: Logs[Any], code: str, plan: RoundPlan, tabled: Sequence[Tabled], though_others_came: bool
) -> bool:
    """Write a plan down; return False if it cannot be carried out any more."""
    is_good = False

    def make(contest: Contest) -> list[AnyEntry]:
        nonlocal is_good
        is_good = plan.is_fresh(contest) or (though_others_came and plan.still_holds(contest))
        return [plan.entry, *tabled] if is_good else []

    await gatherings.write(code, make)
    return is_good


def planned(contest: Contest, code: str, wanted: MakePlan) -> RoundPlan:
    entry, laid = wanted(contest)
    rooms = [(each, table_for(contest, code, each)) for each in laid]
    return RoundPlan(contest.number, len(contest.tournament.rounds), contest.tournament.made, entry, rooms)


async def set_table(tables: Tables, laid: TableToSet, table: NewTable) -> Tabled:
    keys = tuple([sitter.key for sitter in table.sitters])
    return Tabled(laid.match, await tables.set(table), laid.players, keys)


def table_for(contest: Contest, code: str, laid: TableToSet) -> NewTable:
    """Return how a table is set; the organiser is its host."""
    players = [contest.tournament.players[number] for number in laid.players]
    sitters = [Sitter(player.name, None if player.bot else new_key_id()) for player in players]
    setup, components = setup_of(contest, laid), components_of(laid)
    drawing = contest.tournament.drawing
    return NewTable(code, laid.match, setup, contest.organiser, tuple(sitters), components, drawing)


def setup_of(contest: Contest, laid: TableToSet) -> Setup:
    rules = contest.tournament.rules
    agreed = {key: value for key, value in rules.match.items() if key != "parobots"}
    bots = [contest.tournament.players[number].bot for number in laid.players]
    chairs = [
        ChairSetup("bot" if bot else "person", bot=bot, colour=colour)
        for bot, colour in zip(bots, COLOURS, strict=False)
    ]
    chairs += [ChairSetup("parobot", card=ANY)] * parobots_with(rules, len(chairs))
    return msgspec.convert(
        {**agreed, "arena": laid.table.arena, "chairs": chairs, "think": contest.think},
        Setup,
        from_attributes=True,
    )


def components_of(laid: TableToSet) -> tuple[tuple[str, ...], ...] | None:
    """Return the components of the players who sit there, where they are given out."""
    given = zip(laid.table.players, laid.table.components or (), strict=False)
    return tuple([components for player, components in given if player in laid.players]) or None


def seat_for(contest: Contest, role: Role) -> tuple[str, int, str]:
    """Return the room where a player shall sit now, the chair, and the key of its token."""
    chair = chair_of(contest, role.member) if role.member is not None else None
    if chair is None:
        raise Illegal("no-table")
    return chair
