"""Drafts of random puzzles: a field, golems and a hand as a recipe says, still without a goal."""

from functools import cache
from importlib.resources import files
from random import Random
from typing import TypeAlias

import msgspec

from golems.notation.reading import Object
from golems.puzzles.documents import FORMAT, read_puzzle
from golems.puzzles.puzzle import Concept, Puzzle, bonus_cards
from golems.rules.values import GROUND, ICY, PORTALS, WALL

Range: TypeAlias = tuple[int, int]

FILE = files("golems").joinpath("data", "puzzle_recipes.json")
SIDE = 4  # the side of a segment of the box
COLUMNS = "abcd"
CELLS = [f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS]
INNER = ("b2", "b3", "c2", "c3")  # cells from which a barrel can be pushed in any direction
NAMES = ("red", "blue")
NONE: Range = (0, 0)


class Measures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of everything there is at a level."""

    hand: dict[str, Range]
    walls: Range
    solutions: int  # the most shortest solutions
    rows: Range = NONE  # rows of the shortest way; by default as many as there are cards
    spare: int = 0  # rows that may be laid beyond those
    touched: int = 0  # cells to touch, where a way is asked for
    barrels: Range = NONE
    icy: Range = NONE
    portals: Range = NONE  # pairs of portals


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How puzzles about a concept are made."""

    text: str  # the key of their titles and texts
    asks: str
    levels: tuple[Measures, ...]
    proves: tuple[str, ...] = ()  # claims to prove besides what it needs
    edition: str = "4.0"
    golems: int = 1  # golems that the player controls
    patrols: tuple[str, ...] = ()  # programs that another golem may follow
    needs: tuple[str | tuple[str, ...], ...] = ()
    limits: dict[str, bool] = {}


@cache
def recipes() -> dict[Concept, tuple[Recipe, ...]]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[Concept, tuple[Recipe, ...]])


def draft(concept: Concept, recipe: Recipe, measures: Measures, chance: Random) -> Puzzle:
    """Return a puzzle in which everything is laid out but whose real goal is not chosen yet."""
    hand = {card: chance.randint(*counts) for card, counts in measures.hand.items()}
    names = NAMES[: recipe.golems + bool(recipe.patrols)]
    document: Object = {
        "format": FORMAT,
        "kind": "write",
        "concepts": [concept],
        "texts": {"en": {"title": concept}},
        "position": draft_position(recipe, measures, hand, names, chance),
        "control": list(names[: recipe.golems]),
        "rows": chance.randint(*measures.rows) or sum(hand.values()),
        "bonuses": [card for card in bonus_cards(recipe.edition) if hand.get(card)],
        "others": {name: chance.choice(recipe.patrols) for name in names[recipe.golems :]},
        "goals": [{"goal": "survive", "robot": names[0]}],
        "limits": dict(recipe.limits),
        "needs": [need if isinstance(need, str) else list(need) for need in recipe.needs],
    }
    return read_puzzle(document)


def draft_position(
    recipe: Recipe, measures: Measures, hand: dict[str, int], names: tuple[str, ...], chance: Random
) -> Object:
    free = chance.sample(CELLS, len(CELLS))
    barrels = [cell for cell in free if cell in INNER][: chance.randint(*measures.barrels)]
    places = [cell for cell in free if cell not in barrels]
    signs = [WALL] * chance.randint(*measures.walls) + [ICY] * chance.randint(*measures.icy)
    signs += [portal for portal in PORTALS[: chance.randint(*measures.portals)] for _ in range(2)]
    board = {places.pop(): sign for sign in signs}
    body: Object = {"simple": True} if recipe.edition == "4.0" else {}
    return {
        "edition": recipe.edition,
        "board": ["".join([board.get(f"{x}{y}", GROUND) for x in COLUMNS]) for y in range(1, SIDE + 1)],
        "barrels": {cell: ["empty"] for cell in barrels},
        "robots": [
            {"id": name, "cell": places.pop(), "facing": chance.choice("NESW")} | body for name in names
        ],
        "hand": {card: count for card, count in hand.items() if count},
    }
