"""Orders by name: a table of everything that can be printed, and the sheets of each."""

from collections.abc import Callable
from functools import cache
from typing import Literal, NamedTuple, TypeAlias, get_args

from golems.match.arenas import arenas
from golems.match.scenarios import scenarios
from golems.notation.reading import as_choice
from golems.printing.arenas import arena_sheet
from golems.printing.box import EDITIONS, SIDES, Box, Sides, levels
from golems.printing.game import card_sheets, game_sheets
from golems.printing.guide import name_of_box
from golems.printing.lessons import lesson_sheets
from golems.printing.paper import PAPERS, Paper, Sheet
from golems.printing.puzzles import puzzle_sheets
from golems.printing.scenarios import scenario_sheet
from golems.puzzles.course import chapters
from golems.words.language import Language, language
from golems.words.plans import plans

What: TypeAlias = Literal["box", "pack", "cards", "arena", "scenario", "puzzles", "lessons"]
WHATS: tuple[What, ...] = get_args(What)
ALL = "all"  # stands for all lessons


class Order(NamedTuple):
    """What somebody wants on paper; every word of it must be in a table."""

    what: What
    which: str
    paper: str = "a4"
    sides: Sides = "two"
    players: int = 4
    lang: str = "en"


class Printout(NamedTuple):
    """The title and the pages of what was ordered."""

    title: str
    sheets: list[Sheet]


def choices(words: Language) -> dict[What, dict[str, str]]:
    """Return everything that can be ordered, with its name in words."""
    return {
        "box": {edition: words.say("print-offer-box", edition=edition) for edition in EDITIONS},
        "pack": {age: name_of_box(Box("4.0", level=level), words) for age, level in levels().items()},
        "cards": {edition: words.say("print-offer-cards", edition=edition) for edition in EDITIONS},
        "arena": {name: words.say(f"arena-{name}") for name in arenas()},
        "scenario": {name: words.say(f"scenario-{name}") for name in scenarios()},
        "puzzles": {chapter.name: chapter.text(words.code).title for chapter in chapters()},
        "lessons": {ALL: words.say("print-offer-lessons"), **lesson_titles(words)},
    }


def lesson_titles(words: Language) -> dict[str, str]:
    return {number: f"{number}. {plan.text(words.code).title}" for number, plan in plans().items()}


@cache
def names() -> dict[What, tuple[str, ...]]:
    return {what: tuple(found) for what, found in choices(language("en")).items()}


def check(order: Order) -> Order:
    """Return the order, or raise if a word of it is in no table."""
    as_choice(order.what, "what", WHATS)
    as_choice(order.which, "which", names()[order.what])
    as_choice(order.paper, "paper", PAPERS)
    as_choice(order.sides, "sides", SIDES)
    return order


def sheets_for(order: Order) -> Printout:
    """Return the pages of an order that has been checked."""
    words, paper = language(order.lang), PAPERS[order.paper]
    title = choices(words)[order.what][order.which]
    return Printout(title, MAKERS[order.what](order, paper, words))


# ---------------------------------------------------------------- one function for each


def box_of(order: Order, edition: str, level: str | None = None) -> Box:
    return Box(edition, order.players, order.sides, level)


def box_sheets(order: Order, paper: Paper, words: Language) -> list[Sheet]:
    return game_sheets(box_of(order, order.which), paper, words)


def pack_sheets(order: Order, paper: Paper, words: Language) -> list[Sheet]:
    return game_sheets(box_of(order, "4.0", levels()[order.which]), paper, words)


def only_cards(order: Order, paper: Paper, words: Language) -> list[Sheet]:
    return card_sheets(box_of(order, order.which), paper, words)


def one_arena(order: Order, paper: Paper, words: Language) -> list[Sheet]:
    return [arena_sheet(arenas()[order.which], paper, words)]


def one_scenario(order: Order, paper: Paper, words: Language) -> list[Sheet]:
    return [scenario_sheet(order.which, scenarios()[order.which], paper, words)]


def one_chapter(order: Order, paper: Paper, words: Language) -> list[Sheet]:
    """Return the puzzles of a chapter without answers, because solutions never leave the server."""
    [found] = [chapter for chapter in chapters() if chapter.name == order.which]
    return puzzle_sheets(list(found.puzzles.values()), paper, words, answers=False)


def lessons(order: Order, paper: Paper, words: Language) -> list[Sheet]:
    return lesson_sheets(list(plans()) if order.which == ALL else [order.which], paper, words)


MAKERS: dict[What, Callable[[Order, Paper, Language], list[Sheet]]] = {
    "box": box_sheets,
    "pack": pack_sheets,
    "cards": only_cards,
    "arena": one_arena,
    "scenario": one_scenario,
    "puzzles": one_chapter,
    "lessons": lessons,
}
