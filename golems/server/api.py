"""The REST API: everything that is not live. One table says what there is; the routes and the description in
OpenAPI 3.1 come from it."""

from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from itertools import groupby
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from golems.bots.named import BOTS
from golems.drawing.film import Film
from golems.drawing.svg import draw_bare
from golems.match.arenas import Arena as ArenaOfBox
from golems.match.arenas import arenas, editions_of, write_arena
from golems.match.box import notes
from golems.match.games import Game as GameOfBox
from golems.match.games import games
from golems.match.scenarios import scenarios
from golems.match.setup import hand_of
from golems.match.view import view
from golems.notation.positions import write_position
from golems.notation.reading import Json, Malformed, Object, shown
from golems.rules.editions import EDITIONS, ENERGY
from golems.rules.programs import GOLEM_ROWS
from golems.rules.refusals import Illegal, Refusal
from golems.rules.values import Position
from golems.server.analyses import RoundAnalysis
from golems.server.calls import HOUR, PARAMETERS, SVG, TRIES, Busy, Call, Desk, Endpoint, Gone, body_of
from golems.server.codes import new_code
from golems.server.drafts import Draft, Wanted, draft
from golems.server.editing import noted
from golems.server.entries import Created, Setup, Taken
from golems.server.films import develop, film_document, film_instead, reel_of
from golems.server.gathering_api import GATHERING_ENDPOINTS
from golems.server.guesses import PATIENCE
from golems.server.invitations import Invitation, address_of, invite
from golems.server.jobs import JobFailed
from golems.server.lessons_api import LESSON_ENDPOINTS
from golems.server.messages import SeenRoom
from golems.server.moments import Moment, moment
from golems.server.offers import Options, check_setup, options
from golems.server.pictures import (
    picture_of_arena,
    picture_of_clause,
    picture_of_question,
    picture_of_scenario,
)
from golems.server.plans import PLAN_ENDPOINTS
from golems.server.print_api import PRINT_ENDPOINTS
from golems.server.problems import JSON, problem, told, too_often
from golems.server.puzzle_api import PUZZLE_ENDPOINTS
from golems.server.rooms import Room, check_new_table
from golems.server.seeing import see
from golems.server.shapes import (
    Arena,
    BookChapter,
    BookClause,
    ChairTaken,
    CheckedSetup,
    Clause,
    Filmed,
    Game,
    Instead,
    NewPlayer,
    NewRoom,
    RoomMade,
    Scenario,
    Which,
)
from golems.server.tokens import new_key_id
from golems.server.tournaments import TOURNAMENT_ENDPOINTS
from golems.words import rulebook
from golems.words.language import Language
from golems.words.questions import Question, cover, questions
from golems.words.rulebook import chapters, clauses, picture_of, without_picture

CLIENT_GONE = 499  # for the log; nobody gets this answer
QUESTIONS = "questions"  # the chapter of the rulebook that answers them


# ---------------------------------------------------------------- rooms


async def make_room(call: Call) -> Json:
    call.desk.count("create", call.request)
    wanted, key = await body_of(call.request, NewRoom), new_key_id()
    check_new_table(wanted.setup)
    for _ in range(TRIES):
        code = new_code()
        if await call.desk.hub.create(code, Created(wanted.setup, key)):
            return RoomMade(code, call.desk.tokens.host(code, key))
    raise Busy


async def show_room(call: Call) -> Json:
    """As a spectator sees it."""
    return await call.desk.hub.look(call.code, see)


async def take_chair(call: Call) -> Json:
    code, chair, key = call.code, call.given["chair"], new_key_id()
    player = await body_of(call.request, NewPlayer)
    await call.desk.hub.write(code, lambda room: Taken(chair, player.name, key))
    return ChairTaken(code, chair, call.desk.tokens.seat(code, chair, key))


async def show_film_of_round(call: Call) -> Json:
    """As everybody has seen it so far."""
    number = call.given["round"]
    reel = await call.desk.hub.look(call.code, lambda room: reel_of(room.running(), number))
    return await call.answer(develop, reel, call.language, call.turn)


async def show_board(call: Call) -> Json:
    """Without what is hidden from everybody; before the match the arena that was chosen."""
    board, lang = await call.desk.hub.look(call.code, board_of), call.language.code
    if isinstance(board, str):
        return await call.picture(picture_of_arena, board, lang)
    return await call.picture(draw_bare, board, lang)


def board_of(room: Room) -> str | Position:
    """The name of an arena, or what everybody sees of a match."""
    if room.match is None and isinstance(room.setup.arena, str):
        return room.setup.arena
    return view(room.running()).position


async def show_invitation(call: Call) -> Json:
    code = await call.desk.hub.look(call.code, lambda room: room.code)
    return invite(address_of(call.request, call.desk.trusted), code)


async def check_table(call: Call) -> Json:
    """Say whether a room may be made with this setup: a fault that is found is an answer, not an error."""
    call.desk.count("message", call.request)
    setup = await body_of(call.request, Setup)
    try:
        await call.run("page", check_setup, setup)
    except Refusal as refusal:
        return CheckedSetup(told(refusal, call.language))
    return CheckedSetup(None)


# ---------------------------------------------------------------- films and drafts


async def film_any(call: Call) -> Json:
    call.desk.count("message", call.request)
    wanted = await body_of(call.request, Filmed)
    return await call.answer(film_document, wanted.position, wanted.record, call.language, call.turn)


async def film_what_if(call: Call) -> Json:
    call.desk.count("message", call.request)
    wanted = await body_of(call.request, Instead)
    return await call.answer(
        film_instead, wanted.record, wanted.round, wanted.programs, call.language, call.turn
    )


async def show_moment(call: Call) -> Json:
    call.desk.count("message", call.request)
    wanted = await body_of(call.request, Which)
    return await call.answer(moment, wanted.record, wanted.round)


async def show_analysis(call: Call) -> Json:
    call.desk.count("message", call.request)
    wanted = await body_of(call.request, Which)
    return await call.waited_for(call.desk.analyses.look_into(call.client, wanted.record, wanted.round))


async def help_to_program(call: Call) -> Json:
    call.desk.count("message", call.request)
    wanted = await body_of(call.request, Wanted)
    return await call.answer(draft, wanted, call.language)


# ---------------------------------------------------------------- records


async def show_record(call: Call) -> Json:
    """For whoever has the link."""
    name = call.given["id"]
    found = await call.desk.hub.store.record(name)
    if found is None:
        raise Illegal("no-record", name)
    return msgspec.Raw(found.body)


# ---------------------------------------------------------------- what there is to play


async def list_games(call: Call) -> Json:
    return [
        {"id": game.id, "name": call.language.say(f"game-{game.id}")}
        | ideas_of(game, call.language)
        | {"ages": game.ages, "editions": game.editions, "players": game.players, "parobots": game.parobots}
        | {"components": game.robots == "components", "novices": novices_of(game)}
        | {"deck": game.deck, "hands": hands_of(game), "rows": GOLEM_ROWS}
        for game in games().values()
    ]


def ideas_of(game: GameOfBox, said: Language) -> Object:
    """By edition, for not every one has energy (G1), and that of the newest."""
    energy = {edition: ENERGY.get(edition, 0) for edition in game.editions}
    ideas = {edition: said.say(f"game-{game.id}-idea", energy=energy[edition]) for edition in game.editions}
    return {"idea": ideas[game.editions[0]], "ideas": ideas}


def novices_of(game: GameOfBox) -> bool | None:
    return None if game.for_novices() == game else game.novices.default


def hands_of(game: GameOfBox) -> dict[str, dict[str, int]]:
    """By edition; cards that the game does not have are not named."""
    return {edition: hand_in(game, edition) for edition in game.editions}


def hand_in(game: GameOfBox, edition: str) -> dict[str, int]:
    hand, commands = dict(hand_of(game, edition)), EDITIONS[edition].commands
    return hand if game.bonus_cards else {card: count for card, count in hand.items() if card in commands}


async def list_arenas(call: Call) -> Json:
    return [
        in_words("arena", arena.id, call.language)
        | write_arena(arena)
        | {"editions": editions_of(arena), "notes": notes_on(arena, call.language)}
        for arena in arenas().values()
    ]


def notes_on(arena: ArenaOfBox, said: Language) -> list[str]:
    """What some box does not hold for it, in sentences."""
    return [f"{noted(note, said).text}." for note in notes(arena)]


async def list_scenarios(call: Call) -> Json:
    return [
        in_words("scenario", name, call.language) | {"position": write_position(start)}
        for name, start in scenarios().items()
    ]


def in_words(kind: str, name: str, said: Language) -> Object:
    return {"id": name, "name": said.say(f"{kind}-{name}"), "idea": said.say(f"{kind}-{name}-idea")}


async def list_bots(call: Call) -> Json:
    return list(BOTS)


async def show_clause(call: Call) -> Json:
    """As Markdown."""
    book, name = clauses(call.language.code), call.given["clause"]
    if name not in book:
        raise Illegal("no-clause", name)
    return Clause(*book[name])


async def show_arena(call: Call) -> Json:
    return await call.picture(picture_of_arena, call.given["arena"], call.language.code)


async def show_scenario(call: Call) -> Json:
    return await call.picture(picture_of_scenario, call.given["scenario"], call.language.code)


async def show_picture(call: Call) -> Json:
    return picture_of_clause(call.given["clause"], call.language.code)


async def show_rulebook(call: Call) -> Json:
    return book(call.language.code)


@cache
def book(lang: str) -> list[BookChapter]:
    found = {name: [in_book(clause, lang) for clause in part] for name, part in by_chapter(lang)}
    first, *others = [
        BookChapter(name, chapter.title, chapter.text, tuple(found.get(name, ())))
        for name, chapter in chapters(lang).items()
    ]
    asked = tuple([as_asked(question) for question in questions(lang).values()])
    return [first, BookChapter(QUESTIONS, *cover(lang), asked), *others]


def as_asked(question: Question) -> BookClause:
    path, example = f"/api/questions/{question.id}/picture", f"question/{question.id}"
    return BookClause(question.id, question.title, question.text, path, "", question.words, example)


def by_chapter(lang: str) -> Iterator[tuple[str, Iterator[rulebook.Clause]]]:
    return groupby(clauses(lang).values(), key=lambda clause: clause.chapter)


def in_book(clause: rulebook.Clause, lang: str) -> BookClause:
    text, caption = without_picture(clause.text)
    picture = f"/api/rules/{clause.id}/picture" if picture_of(clause.id, lang) else None
    return BookClause(clause.id, clause.title, text, picture, caption)


async def show_question(call: Call) -> Json:
    return await call.picture(picture_of_question, call.given["question"], call.language.code)


async def list_options(call: Call) -> Json:
    return options(call.language)


TURNED = ("turn", "lang")
ENDPOINTS = (
    Endpoint("POST", "/api/rooms", "Make a room", make_room, NewRoom, RoomMade),
    Endpoint("GET", "/api/rooms/{code}", "A room as a spectator sees it", show_room, gives=SeenRoom),
    Endpoint("POST", "/api/rooms/{code}/chairs/{chair}", "Sit down", take_chair, NewPlayer, ChairTaken),
    Endpoint(
        "GET",
        "/api/rooms/{code}/rounds/{round}",
        "A round of the running match, as everybody saw it",
        show_film_of_round,
        gives=Film,
        query=TURNED,
    ),
    Endpoint("GET", "/api/rooms/{code}/picture", "The board of a room now", show_board, gives=str, media=SVG),
    Endpoint(
        "GET",
        "/api/rooms/{code}/invitation",
        "The address of a room for others",
        show_invitation,
        gives=Invitation,
    ),
    Endpoint("POST", "/api/check-setup", "Whether a room may be made so", check_table, Setup, CheckedSetup),
    Endpoint("POST", "/api/film", "A record or a position as a film", film_any, Filmed, Film, query=TURNED),
    Endpoint(
        "POST",
        "/api/whatif",
        "A round of a record with other programs",
        film_what_if,
        Instead,
        Film,
        query=TURNED,
    ),
    Endpoint("POST", "/api/moment", "A round of a record before it is played", show_moment, Which, Moment),
    Endpoint(
        "POST",
        "/api/analysis",
        "A round of a finished match looked into",
        show_analysis,
        Which,
        RoundAnalysis,
    ),
    Endpoint("POST", "/api/draft", "Help to lay a program", help_to_program, Wanted, Draft),
    *PUZZLE_ENDPOINTS,
    Endpoint("GET", "/api/records/{id}", "The record of a finished match", show_record),
    Endpoint("GET", "/api/games", "Levels and modes", list_games, gives=list[Game]),
    Endpoint("GET", "/api/arenas", "Arenas", list_arenas, gives=list[Arena]),
    Endpoint("GET", "/api/scenarios", "Scenarios", list_scenarios, gives=list[Scenario]),
    Endpoint(
        "GET",
        "/api/arenas/{arena}/picture",
        "An arena for two",
        show_arena,
        gives=str,
        media=SVG,
        keep=HOUR,
    ),
    Endpoint(
        "GET",
        "/api/scenarios/{scenario}/picture",
        "The board of a scenario",
        show_scenario,
        gives=str,
        media=SVG,
        keep=HOUR,
    ),
    Endpoint("GET", "/api/bots", "Bots", list_bots, gives=list[str]),
    Endpoint("GET", "/api/options", "What a table may be set with", list_options, gives=Options),
    Endpoint("GET", "/api/rulebook", "The rulebook", show_rulebook, gives=list[BookChapter]),
    Endpoint("GET", "/api/rules/{clause}", "A clause of the rulebook", show_clause, gives=Clause),
    Endpoint(
        "GET",
        "/api/rules/{clause}/picture",
        "The picture of a clause",
        show_picture,
        gives=str,
        media=SVG,
        keep=HOUR,
    ),
    Endpoint(
        "GET",
        "/api/questions/{question}/picture",
        "The picture of a question",
        show_question,
        gives=str,
        media=SVG,
        keep=HOUR,
    ),
    *PLAN_ENDPOINTS,
    *PRINT_ENDPOINTS,
    *GATHERING_ENDPOINTS,
    *TOURNAMENT_ENDPOINTS,
    *LESSON_ENDPOINTS,
)


# ---------------------------------------------------------------- from the table to routes


def answering(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        desk: Desk = request.app.state.desk
        try:
            call = Call(desk, request, parameters_of(request, endpoint.query))
            return written(endpoint, await endpoint.handler(call))
        except Busy:
            return problem(request, Illegal("too-often"), 429)
        except (Gone, ClientDisconnect):  # a page asks something else now
            return Response(status_code=CLIENT_GONE)
        except JobFailed as failed:
            return problem(request, failed.refusal, 422 if failed.is_over_limit else 500)
        except Refusal as refusal:
            if not await desk.hold(request, refusal):
                return too_often(request, PATIENCE)
            return problem(request, refusal, STATUS.get(refusal.reason, 422))

    return answer


def written(endpoint: Endpoint, answer: Json) -> Response:
    content = msgspec.json.encode(answer) if endpoint.media == JSON else answer
    response = Response(content, media_type=endpoint.media)
    if endpoint.keep:
        response.headers["cache-control"] = f"public, max-age={endpoint.keep}"
        response.headers["vary"] = "accept-language"
    return response


THINGS = (
    "room",
    "record",
    "clause",
    "chair",
    "round",
    "arena",
    "scenario",
    "picture",
    "puzzle",
    "plan",
    "sheet",
    "hint",
    "example",
    "gathering",
    "table",
)
STATUS = {f"no-{thing}": 404 for thing in THINGS} | {"no-match": 404, "room-code": 404, "too-often": 429}


def parameters_of(request: Request, query: tuple[str, ...]) -> dict[str, Any]:
    """Each read by its type; whatever else stands behind the question mark is nothing to us."""
    asked = {name: request.query_params[name] for name in query if name in request.query_params}
    return {name: read_parameter(name, text) for name, text in {**request.path_params, **asked}.items()}


def read_parameter(name: str, text: str) -> Any:
    try:
        return msgspec.convert(text, PARAMETERS[name], strict=False)
    except msgspec.ValidationError:
        raise Malformed("parameter", name, got=shown(text)) from None
