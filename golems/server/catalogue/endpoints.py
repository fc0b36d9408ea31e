"""What there is to play with, in the REST API: games, arenas, scenarios, bots, and the rulebook."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import Annotated

from msgspec import Meta

from golems.bots.catalogue import BOTS
from golems.drawing.film import Film
from golems.match.arenas import Arena, arenas, editions_of, write_arena
from golems.match.box import notes
from golems.match.games import Game, games
from golems.match.scenarios import scenarios
from golems.match.setup import hand_of
from golems.notation.positions import write_position
from golems.notation.reading import Json, Object
from golems.rules.editions import EDITIONS, ENERGY
from golems.rules.programs import GOLEM_ROWS
from golems.rules.refusals import Illegal
from golems.server.catalogue.journey import film_of_scene, journey
from golems.server.catalogue.shapes import (
    BookChapter,
    BookClause,
    ListedArena,
    ListedGame,
    ListedScenario,
    ShownClause,
    Station,
)
from golems.server.http.endpoints import Call, Endpoint, get, picture
from golems.server.http.invitations import Invitation, invite
from golems.server.shapes import Word
from golems.server.shared.pictures import (
    picture_of_arena,
    picture_of_clause,
    picture_of_question,
    picture_of_scenario,
)
from golems.server.shared.remarks import warning_in_words
from golems.words import rulebook
from golems.words.language import Language
from golems.words.questions import RuleQuestion, cover, questions
from golems.words.rulebook import chapters, clauses, picture_of, without_picture

QUESTIONS = "questions"  # the chapter of the rulebook that answers them
PARAMETERS = {
    "arena": Word,
    "scenario": Word,
    "station": Word,
    "clause": Annotated[str, Meta(pattern="^[A-Za-z0-9.]+$", max_length=10)],
    "question": Annotated[str, Meta(pattern="^[a-z-]+$", max_length=30)],
}


async def list_games(call: Call) -> Json:
    return [
        {"id": game.id, "name": call.language.say(f"game-{game.id}")}
        | ideas_of(game, call.language)
        | {"ages": game.ages, "editions": game.editions, "players": game.players, "parobots": game.parobots}
        | {"components": game.robots == "components", "novices": novices_of(game)}
        | {"deck": game.deck, "hands": hands_of(game), "rows": GOLEM_ROWS}
        for game in games().values()
    ]


def ideas_of(game: Game, said: Language) -> Object:
    """Return what a game is like, by edition, for not every one has energy (G1), and in the newest."""
    energy = {edition: ENERGY.get(edition, 0) for edition in game.editions}
    ideas = {edition: said.say(f"game-{game.id}-idea", energy=energy[edition]) for edition in game.editions}
    return {"idea": ideas[game.editions[0]], "ideas": ideas}


def novices_of(game: Game) -> bool | None:
    return None if game.for_novices() == game else game.novices.default


def hands_of(game: Game) -> dict[str, dict[str, int]]:
    """Return the hands of a game by edition; cards that it does not have are not named."""
    return {edition: hand_in(game, edition) for edition in game.editions}


def hand_in(game: Game, edition: str) -> dict[str, int]:
    hand, commands = dict(hand_of(game, edition)), EDITIONS[edition].commands
    return hand if game.bonus_cards else {card: count for card, count in hand.items() if card in commands}


async def list_arenas(call: Call) -> Json:
    return arenas_in(call.language)


@cache
def arenas_in(said: Language) -> list[Json]:
    return [
        in_words("arena", arena.id, said)
        | write_arena(arena)
        | {"editions": editions_of(arena), "notes": notes_on(arena, said)}
        for arena in arenas().values()
    ]


def notes_on(arena: Arena, said: Language) -> list[str]:
    """Say in sentences what some box does not hold for an arena."""
    return [f"{warning_in_words(note, said)}." for note in notes(arena)]


async def list_scenarios(call: Call) -> Json:
    return [
        in_words("scenario", name, call.language) | {"position": write_position(start)}
        for name, start in scenarios().items()
    ]


def in_words(kind: str, name: str, said: Language) -> Object:
    return {"id": name, "name": said.say(f"{kind}-{name}"), "idea": said.say(f"{kind}-{name}-idea")}


async def list_bots(call: Call) -> Json:
    return list(BOTS)


async def list_stations(call: Call) -> Json:
    return journey()


async def show_scene(call: Call) -> Json:
    return film_of_scene(call.given["station"], call.language)


async def show_clause(call: Call) -> Json:
    """Show a clause as Markdown."""
    book, name = clauses(call.language.code), call.given["clause"]
    if name not in book:
        raise Illegal("no-clause", name)
    return ShownClause(*book[name])


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


def as_asked(question: RuleQuestion) -> BookClause:
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


async def show_address(call: Call) -> Json:
    return invite(call.request, call.desk.config)


ENDPOINTS: tuple[Endpoint, ...] = (
    get("/api/invitation", "The address of this server for others", show_address, Invitation),
    get("/api/games", "Levels and modes", list_games, list[ListedGame]),
    get("/api/arenas", "Arenas", list_arenas, list[ListedArena]),
    get("/api/scenarios", "Scenarios", list_scenarios, list[ListedScenario]),
    picture("/api/arenas/{arena}/picture", "An arena for two", show_arena),
    picture("/api/scenarios/{scenario}/picture", "The board of a scenario", show_scenario),
    get("/api/bots", "Bots", list_bots, list[str]),
    get("/api/journey", "The path of battles", list_stations, list[Station]),
    get("/api/journey/{station}/scene", "What is new at a station", show_scene, Film),
    get("/api/rulebook", "The rulebook", show_rulebook, list[BookChapter]),
    get("/api/rules/{clause}", "A clause of the rulebook", show_clause, ShownClause),
    picture("/api/rules/{clause}/picture", "The picture of a clause", show_picture),
    picture("/api/questions/{question}/picture", "The picture of a question", show_question),
)
