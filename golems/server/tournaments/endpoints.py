"""Tournaments in the REST API: opened, joined, led, and taken home as files."""

from functools import partial

from golems.arena.tournaments.entries import Joined, opened_now
from golems.arena.tournaments.rules import read_rules
from golems.lessons.entries import NamesKnown
from golems.notation.reading import Json
from golems.rules.refusals import Illegal
from golems.server.gatherings.endpoints import act, find_kind, need_lead, see, see_as
from golems.server.gatherings.kinds import Role
from golems.server.http.endpoints import Call, Endpoint, get, post
from golems.server.http.tokens import new_key_id, new_seed
from golems.server.tournaments import actions
from golems.server.tournaments.contest import Contest, Organised
from golems.server.tournaments.files import FILE_ENDPOINTS
from golems.server.tournaments.tables import lay, next_tables, seat_for, tables_again
from golems.server.tournaments.views import TOURNAMENTS, show

NAME = TOURNAMENTS.name


async def open_tournament(call: Call) -> Json:
    wanted, key = await call.body(actions.NewTournament, "create"), new_key_id()
    rules = await call.run("page", read_rules, wanted.rules)  # many arenas are looked through
    entries = [Organised(key, wanted.think), opened_now(rules, new_seed())]
    bots = [Joined(entrant.name, entrant.bot) for entrant in wanted.bots]
    known = [NamesKnown(wanted.names)] if wanted.names else []
    code = await call.desk.gatherings.open(NAME, [*entries, *known, *bots])
    return actions.TournamentMade(code, call.desk.tokens.lead(code, key))


async def show_tournament(call: Call) -> Json:
    return await see(call, NAME, lambda contest: show(contest, Role()))


async def join_tournament(call: Call) -> Json:
    live = await find_kind(call, NAME)
    entrant, key = await call.body(actions.NewEntrant), new_key_id()
    written = await call.desk.gatherings.write(live.code, lambda contest: [Joined(entrant.name, key=key)])
    players = written.fold.tournament.players
    number = next(player.number for player in players if player.key == key)
    return actions.Entered(live.code, number, call.desk.tokens.member(live.code, number, key))


async def act_in_tournament(call: Call) -> Json:
    wanted = await call.body(actions.ActWanted)
    if isinstance(wanted.act, actions.StartRound | actions.Replay | actions.Delete):
        return await act_as_lead(call, wanted.token, wanted.act)
    await act(call, NAME, wanted.token, lambda contest, role: actions.entries_of(contest, role, wanted.act))
    return {}


async def act_as_lead(call: Call, token: str, wanted: actions.AnyAct) -> Json:
    """Do what needs rooms, or leaves nothing."""
    desk, code = call.desk, call.code
    count = partial(desk.count, "table", call.request)
    await see_as(call, NAME, token, lambda contest, role: need_lead(role))
    if isinstance(wanted, actions.Delete):
        await desk.gatherings.delete(code)
    elif isinstance(wanted, actions.Replay):
        again = partial(tables_again, entry=actions.replayed(wanted))
        await lay(desk.gatherings, desk.tables, code, again, count)
    else:
        await lay(desk.gatherings, desk.tables, code, next_tables, count)
    return {}


async def give_seat(call: Call) -> Json:
    asked = await call.body(actions.SeatAsked)
    room, chair, key = await see_as(call, NAME, asked.token, partial(seat_asked, match=asked.match))
    if chair is None:
        return actions.SeatGiven(room, None, call.desk.tokens.host(room, key))
    await call.desk.tables.pass_chair(room, chair, key)
    return actions.SeatGiven(room, chair, call.desk.tokens.seat(room, chair, key))


def seat_asked(contest: Contest, role: Role, match: int | None) -> tuple[str, int | None, str]:
    """Return a room, the chair in it and the key of its token; the organiser has no chair, and is host."""
    if role.kind != "lead":
        return seat_for(contest, role)
    if match not in contest.tables:
        raise Illegal("no-table")
    return contest.tables[match].room, None, contest.organiser


ENDPOINTS: tuple[Endpoint, ...] = (
    post(
        "/api/tournaments",
        "Open a tournament",
        open_tournament,
        actions.NewTournament,
        actions.TournamentMade,
    ),
    get("/api/tournaments/{code}", "A tournament as anybody sees it", show_tournament),
    post(
        "/api/tournaments/{code}/players",
        "Take part in a tournament",
        join_tournament,
        actions.NewEntrant,
        actions.Entered,
    ),
    post(
        "/api/tournaments/{code}/acts",
        "Do something in a tournament",
        act_in_tournament,
        actions.ActWanted,
    ),
    post("/api/tournaments/{code}/seat", "Where to sit now", give_seat, actions.SeatAsked, actions.SeatGiven),
    *FILE_ENDPOINTS,
)
