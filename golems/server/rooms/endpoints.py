"""Rooms in the REST API: everything that is not live."""

from golems.drawing.film import Film
from golems.drawing.svg import draw_bare
from golems.match.view import view
from golems.notation.reading import Json
from golems.rules.refusals import Refusal
from golems.rules.values import Position
from golems.server.http.endpoints import Call, Endpoint, get, picture, post
from golems.server.http.invitations import Invitation, invite
from golems.server.http.problems import Problem, told
from golems.server.http.tokens import new_key_id
from golems.server.log.store import ROOM
from golems.server.rooms.chairs import check_new_table
from golems.server.rooms.entries import Created, SatDown
from golems.server.rooms.films import develop, reel_of
from golems.server.rooms.messages import SeenRoom
from golems.server.rooms.options import TableOptions, check_setup, options
from golems.server.rooms.room import Room
from golems.server.rooms.views import see
from golems.server.shapes import ChairNumber, Name, Quarters, RoundNumber, Shape
from golems.server.shared.drafts import DraftWanted, ProgramDraft, draft
from golems.server.shared.pictures import picture_of_arena
from golems.server.tables import ChairTaken, Setup

PAGE = "r"  # where the pages of rooms begin
PARAMETERS = {"chair": ChairNumber, "round": RoundNumber, "turn": Quarters}


class NewRoom(Shape, frozen=True):
    setup: Setup


class RoomMade(Shape, frozen=True):
    """A new room; `token` is the host's."""

    code: str
    token: str


class NewPlayer(Shape, frozen=True):
    name: Name


class CheckedSetup(Shape, frozen=True):
    """What became of a check: `problem` says why no room may be made so; null: one may."""

    problem: Problem | None


async def make_room(call: Call) -> Json:
    wanted, key = await call.body(NewRoom, "create"), new_key_id()
    check_new_table(wanted.setup)
    code = await call.desk.rooms.open(ROOM, [Created(wanted.setup, key)])
    return RoomMade(code, call.desk.tokens.host(code, key))


async def show_room(call: Call) -> Json:
    """Show a room as a spectator sees it."""
    return await call.desk.rooms.look(call.code, see)


async def take_chair(call: Call) -> Json:
    code, chair, key = call.code, call.given["chair"], new_key_id()
    player = await call.body(NewPlayer)
    await call.desk.rooms.write(code, lambda room: [SatDown(chair, player.name, key)])
    return ChairTaken(code, chair, call.desk.tokens.seat(code, chair, key))


async def show_film_of_round(call: Call) -> Json:
    """Show a round as everybody has seen it so far."""
    number = call.given["round"]
    reel = await call.desk.rooms.look(call.code, lambda room: reel_of(room.running(), number))
    return await call.answer(develop, reel, call.language, call.turn)


async def show_board(call: Call) -> Json:
    """Show the board without what is hidden from everybody; before the match the arena that was chosen."""
    board, lang = await call.desk.rooms.look(call.code, board_of), call.language.code
    if isinstance(board, str):
        return await call.picture(picture_of_arena, board, lang)
    return await call.picture(draw_bare, board, lang)


def board_of(room: Room) -> str | Position:
    """Return the name of an arena, or what everybody sees of a match."""
    if room.match is None and isinstance(room.setup.arena, str):
        return room.setup.arena
    return view(room.running()).position


async def show_invitation(call: Call) -> Json:
    code = await call.desk.rooms.look(call.code, lambda room: room.code)
    return invite(call.request, call.desk.config, f"{PAGE}/{code}")


async def check_table(call: Call) -> Json:
    """Say whether a room may be made with this setup: a fault that is found is an answer, not an error."""
    setup = await call.body(Setup, "question")
    try:
        await call.run("page", check_setup, setup)
    except Refusal as refusal:
        return CheckedSetup(told(refusal, call.language))
    return CheckedSetup(None)


async def help_to_program(call: Call) -> Json:
    return await call.answer(draft, await call.body(DraftWanted, "question"), call.language)


async def list_options(call: Call) -> Json:
    return options(call.language)


ENDPOINTS: tuple[Endpoint, ...] = (
    post("/api/rooms", "Make a room", make_room, NewRoom, RoomMade),
    get("/api/rooms/{code}", "A room as a spectator sees it", show_room, SeenRoom),
    post("/api/rooms/{code}/chairs/{chair}", "Sit down", take_chair, NewPlayer, ChairTaken),
    get(
        "/api/rooms/{code}/rounds/{round}",
        "A round of the running match, as everybody saw it",
        show_film_of_round,
        Film,
        query=("turn", "lang"),
    ),
    picture("/api/rooms/{code}/picture", "The board of a room now", show_board, keep=0),
    get("/api/rooms/{code}/invitation", "The address of a room for others", show_invitation, Invitation),
    post("/api/check-setup", "Whether a room may be made so", check_table, Setup, CheckedSetup),
    post("/api/draft", "Help to lay a program", help_to_program, DraftWanted, ProgramDraft),
    get("/api/options", "What a table may be set with", list_options, TableOptions),
)
