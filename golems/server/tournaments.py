"""Tournaments in the REST API: opened, joined, led, and taken home as files."""

from contextlib import suppress
from functools import partial
from typing import Any

from golems.arena.tournaments.entries import Joined, Opened
from golems.arena.tournaments.rules import read_rules
from golems.notation.reading import Json
from golems.rules.refusals import Illegal
from golems.server.actions import new_seed
from golems.server.calls import Busy, Call, Endpoint, body_of
from golems.server.gathered import Role, role_of
from golems.server.gathering_api import act, find_kind, need_lead, see
from golems.server.tokens import Grant, new_key_id
from golems.server.tournament_acts import (
    Acted,
    AnyAct,
    Delete,
    Entered,
    Invite,
    NewEntrant,
    NewTournament,
    Replay,
    SeatAsked,
    SeatGiven,
    Start,
    TournamentMade,
    Wanted,
    entries_of,
    replayed,
)
from golems.server.tournament_files import FILE_ENDPOINTS
from golems.server.tournament_log import Contest, Invited, Organised
from golems.server.tournament_tables import lay, next_tables, pass_chair, seat_for, tables_again
from golems.server.tournament_views import TOURNAMENTS, show

NAME = TOURNAMENTS.name


async def open_tournament(call: Call) -> Json:
    call.desk.count("create", call.request)
    wanted, key = await body_of(call.request, NewTournament), new_key_id()
    entries = [Organised(key, wanted.think), Opened(read_rules(wanted.rules), new_seed())]
    bots = [Joined(entrant.name, entrant.bot) for entrant in wanted.bots]
    code = await call.desk.gatherings.open(NAME, [*entries, *bots])
    return TournamentMade(code, call.desk.tokens.lead(code, key))


async def show_tournament(call: Call) -> Json:
    return await see(call, NAME, lambda contest: show(contest, Role()))


async def join_tournament(call: Call) -> Json:
    live = await find_kind(call, NAME)
    entrant, key = await body_of(call.request, NewEntrant), new_key_id()
    contest = await call.desk.gatherings.act(live.code, lambda contest: [Joined(entrant.name, key=key)])
    number = next(player.number for player in contest.tournament.players if player.key == key)
    return Entered(live.code, number, call.desk.tokens.member(live.code, number, key))


async def act_in_tournament(call: Call) -> Json:
    wanted = await body_of(call.request, Wanted)
    if isinstance(wanted.act, Start | Replay | Delete):
        return await act_as_lead(call, wanted.token, wanted.act)
    made: list[Any] = []

    def make(contest: Contest, role: Role) -> list[Any]:
        made[:] = entries_of(contest, role, wanted.act)
        return made

    contest = await act(call, NAME, wanted.token, make)
    return Acted(await new_token(call, contest, made[0])) if isinstance(wanted.act, Invite) else Acted()


async def new_token(call: Call, contest: Contest, entry: Invited) -> str:
    """The old one, and that of the chair where the player sits now, are worth nothing any more."""
    if contest.table_of(entry.player):
        with suppress(Illegal):  # the room may be too old to be there
            await pass_chair(call.desk.hub, *seat_for(contest, Role("member", entry.player)))
    return call.desk.tokens.member(call.code, entry.player, entry.key)


async def act_as_lead(call: Call, token: str, wanted: AnyAct) -> Json:
    """What needs rooms, or leaves nothing."""
    desk, code = call.desk, call.code
    need_lead((await holder(call, token))[0])
    if isinstance(wanted, Delete):
        await desk.gatherings.delete(code)
    elif isinstance(wanted, Replay):
        await lay(desk.gatherings, desk.tables, code, partial(tables_again, entry=replayed(wanted)))
    else:
        await lay(desk.gatherings, desk.tables, code, next_tables)
    return Acted()


async def holder(call: Call, token: str) -> tuple[Role, Grant]:
    """Who sends this token, counted; refused when it counts no more."""
    live = await find_kind(call, NAME)
    grant = call.desk.tokens.read(token, live.code)
    if not call.desk.limits.allow("message", grant.key_id):
        raise Busy
    role = await call.desk.gatherings.look(live.code, lambda contest: role_of(live.kind, contest, (grant,)))
    if role.kind == "anybody":
        raise Illegal("token")
    return role, grant


async def give_seat(call: Call) -> Json:
    asked = await body_of(call.request, SeatAsked)
    role, grant = await holder(call, asked.token)
    if role.kind == "lead":
        room = await see(call, NAME, lambda contest: room_of(contest, asked.match))
        return SeatGiven(room, None, call.desk.tokens.host(room, grant.key_id))
    room, chair, key = await see(call, NAME, lambda contest: seat_for(contest, role))
    await pass_chair(call.desk.hub, room, chair, key)
    return SeatGiven(room, chair, call.desk.tokens.seat(room, chair, key))


def room_of(contest: Contest, match: int | None) -> str:
    if match not in contest.tables:
        raise Illegal("no-table")
    return contest.tables[match].room


TOURNAMENT_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("POST", "/api/tournaments", "Open a tournament", open_tournament, NewTournament, TournamentMade),
    Endpoint("GET", "/api/tournaments/{code}", "A tournament as anybody sees it", show_tournament),
    Endpoint(
        "POST",
        "/api/tournaments/{code}/players",
        "Take part in a tournament",
        join_tournament,
        NewEntrant,
        Entered,
    ),
    Endpoint(
        "POST",
        "/api/tournaments/{code}/acts",
        "Do something in a tournament",
        act_in_tournament,
        Wanted,
        Acted,
    ),
    Endpoint("POST", "/api/tournaments/{code}/seat", "Where to sit now", give_seat, SeatAsked, SeatGiven),
    *FILE_ENDPOINTS,
)
