"""Pictures of arenas, of scenarios and of the rulebook."""

from functools import lru_cache

from golems.drawing.svg import draw_bare
from golems.match.arenas import arenas, laid_out
from golems.match.scenarios import scenarios
from golems.notation.positions import read_position
from golems.rules.refusals import Illegal
from golems.words.language import language
from golems.words.questions import positions, questions
from golems.words.rulebook import clauses, picture_of

PLAYERS = 2


@lru_cache(maxsize=256)
def picture_of_arena(name: str, lang: str) -> str:
    """Draw an arena with the places of two robots, or else of the fewest."""
    if name not in arenas():
        raise Illegal("no-arena", name)
    arena = arenas()[name]
    starts = arena.starts.get(PLAYERS) or arena.starts[min(arena.starts)]
    return draw_bare(laid_out(arena, starts), lang, language(lang).say(f"arena-{name}"))


@lru_cache(maxsize=64)
def picture_of_scenario(name: str, lang: str) -> str:
    if name not in scenarios():
        raise Illegal("no-scenario", name)
    return draw_bare(scenarios()[name], lang, language(lang).say(f"scenario-{name}"))


@lru_cache(maxsize=128)
def picture_of_question(name: str, lang: str) -> str:
    """Draw the position that a question is about."""
    if name not in positions():
        raise Illegal("no-picture", name)
    return draw_bare(read_position(positions()[name]), lang, questions(lang)[name].title)


def picture_of_clause(name: str, lang: str) -> str:
    if name not in clauses(lang):
        raise Illegal("no-clause", name)
    found = picture_of(name, lang)
    if found is None:
        raise Illegal("no-picture", name)
    return found
