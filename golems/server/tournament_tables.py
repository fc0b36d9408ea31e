"""Tables of a tournament: each match that people or bots play becomes a room of its own."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from golems.arena.tournaments.entries import Paired, Replayed, Table
from golems.arena.tournaments.rules import parobots_with
from golems.match.settings import ANY, COLOURS
from golems.rules.refusals import Illegal
from golems.server.bound import BoundTables
from golems.server.calls import TRIES
from golems.server.codes import new_code
from golems.server.entries import Bound, ChairSetup, Created, Rekeyed, Setup, Sitter
from golems.server.gathered import Role
from golems.server.gatherings import Gatherings
from golems.server.hub import Hub
from golems.server.tokens import new_key_id
from golems.server.tournament_log import AnyEntry, Contest, Tabled, players_again

RACES = 10  # that may be lost before somebody has to ask again


class Laid(NamedTuple):
    """A table that is to be laid: the match, its table, and who of its players sits there."""

    match: int
    table: Table
    players: tuple[int, ...]


class Plan(NamedTuple):
    """What shall happen to a tournament after so many entries, and the rooms that it needs."""

    number: int
    entry: Paired | Replayed
    rooms: list[tuple[Laid, Created]]


Wanted: TypeAlias = Callable[[Contest], tuple[Paired | Replayed, list[Laid]]]


def next_tables(contest: Contest) -> tuple[Paired, list[Laid]]:
    paired = contest.next
    if paired is None:
        raise Illegal("tournament-over", "rounds")
    made = contest.tournament.made
    return paired, [Laid(made + number, table, table.players) for number, table in enumerate(paired.tables)]


def tables_again(contest: Contest, entry: Replayed) -> tuple[Replayed, list[Laid]]:
    players = players_again(contest, entry)
    table = contest.tournament.bout(entry.match).table
    return entry, [Laid(entry.match, table, players)] if len(players) > 1 else []


async def lay(gatherings: Gatherings, tables: BoundTables, code: str, wanted: Wanted) -> None:
    """Rooms are made first, then written down together with the round, then begun. A room that nobody has
    written down never begins."""
    for _ in range(RACES):
        plan = await gatherings.look(code, lambda contest: planned(contest, code, wanted))
        tabled = [await room_for(tables.hub, laid, created) for laid, created in plan.rooms]
        if await is_written(gatherings, code, plan, tabled):
            await tables.begin_waiting(code)
            return
    raise Illegal("too-often")


async def is_written(gatherings: Gatherings, code: str, plan: Plan, tabled: Sequence[Tabled]) -> bool:
    """False: somebody else has written since it was planned."""
    is_fresh = False

    def make(contest: Contest) -> list[AnyEntry]:
        nonlocal is_fresh
        is_fresh = contest.number == plan.number
        return [plan.entry, *tabled] if is_fresh else []

    await gatherings.act(code, make)
    return is_fresh


def planned(contest: Contest, code: str, wanted: Wanted) -> Plan:
    entry, laid = wanted(contest)
    return Plan(contest.number, entry, [(each, room_of(contest, code, each)) for each in laid])


async def room_for(hub: Hub, laid: Laid, created: Created) -> Tabled:
    assert created.bound
    for _ in range(TRIES):
        code = new_code()
        if await hub.create(code, created):
            keys = tuple([sitter.key for sitter in created.bound.sitters])
            return Tabled(laid.match, code, laid.players, keys)
    raise Illegal("too-often")


def room_of(contest: Contest, code: str, laid: Laid) -> Created:
    """The organiser is its host."""
    players = [contest.tournament.players[number] for number in laid.players]
    sitters = [Sitter(player.name, None if player.bot else new_key_id()) for player in players]
    bound = Bound(code, laid.match, tuple(sitters), components_of(laid))
    return Created(setup_of(contest, laid), contest.organiser, bound)


def setup_of(contest: Contest, laid: Laid) -> Setup:
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


def components_of(laid: Laid) -> tuple[tuple[str, ...], ...] | None:
    """Those of the players who sit there, where they are given out."""
    given = zip(laid.table.players, laid.table.components or (), strict=False)
    return tuple([components for player, components in given if player in laid.players]) or None


def seat_for(contest: Contest, role: Role) -> tuple[str, int, str]:
    """The room where a player shall sit now, the chair, and the key of its token."""
    table = contest.table_of(role.member) if role.member is not None else None
    if table is None:
        raise Illegal("no-table")
    chair = table.players.index(role.member or 0)
    return table.room, chair, table.keys[chair] or ""


async def pass_chair(hub: Hub, code: str, chair: int, key: str) -> None:
    """Let the chair be held by this key, and by no older one."""
    if await hub.look(code, lambda room: room.chairs[chair].key != key):
        await hub.write(code, lambda room: Rekeyed(chair, key))
