"""A message that selects by an id names every id; its default is no real case, so nothing is told wrong."""

from collections.abc import Iterator
from typing import NamedTuple, get_args

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from golems.arena.tournaments.crosstable import CellKind
from golems.arena.tournaments.entries import FORMATS, Stage
from golems.drawing.art import LOOKS
from golems.drawing.turning_point import DecidingKind
from golems.lessons.entries import COLOURS
from golems.match.games import games
from golems.match.level_files import BONUSES, UNKNOWN
from golems.match.level_positions import ON_TOP
from golems.notation.cells import FACING_NAMES
from golems.printing.box import SIDES, levels
from golems.printing.paper import PAPERS
from golems.puzzles.puzzle import KINDS
from golems.rules.event_kinds import EVENT_KINDS
from golems.rules.setup import BOX
from golems.rules.values import REPAIR_ORDER, GoalKind
from golems.words.language import LANGUAGES, language
from golems.words.rulebook import clauses
from tests.words.source import entries

WHOM = {"$target": "whom-acc"}  # the message that says a fact in another case
UNLISTED = "-unlisted"  # there is no such term: whoever comes to it gets an error
PLURALS = {"zero", "one", "two", "few", "many", "other"}
ENDS = {"nobody", "won", "shared", "drawn"}
LEVELS = set(levels().values())
HINTS = {"step", "turn", "condition", "card"}
DECIDED = {"points", "head_to_head", "damage", "destroyed", "buchholz", "deciding", "lot", "bracket", "group"}
BUILDS: set[str] = {game.robots for game in games().values() if game.editions == ("4.0",)}

# What may come in a fact, by message and fact, or by fact alone where it is the same everywhere.
VALUES: dict[str, set[str]] = {
    "end": ENDS,
    "event": set(EVENT_KINDS),
    "allows": {kind.allows or "none" for kind in EVENT_KINDS.values()},
    "facing": set(FACING_NAMES),
    "answer": {"yes", "no"},
    "colour": set(COLOURS),
    "level": LEVELS,
    "robots": BUILDS,
    "phase": {"components", "programs", "question"},
    "sides": set(SIDES),
    "seasons": {"two", "one"},
    "season": {"summer", "winter", "none"},
    "paper": set(PAPERS),
    "by": DECIDED,
    "stage": set(get_args(Stage)),
    "type": {"corrected", "replayed", "unpaired"},
    "format": set(FORMATS),
    "half": {"first", "second"},
    "prize": {"third", "on"},
    "state": {"over", "absent", "open"},
    "cup-tie-damage counts": {"lives", "parts"},
    "cup-decided counts": {"lives", "parts"},
    "tournament-figure-name counts": {"lives", "components"},
    "result-why-G11 end": {*ENDS, "last"},
    "warning-shortage token": set(BOX),
    "refusal-arena-token token": set(BOX) - {"robot"},
    "event-token_removed kind": {"ice", "portal", "line"},
    "caption-step way": {"ahead", "back", "left", "right"},
    "caption-blast kind": {"none", "hit", "destroyed"},
    "event-goal_advanced kind": set(get_args(GoalKind)),
    "goal kind": set(get_args(GoalKind)),
    "cup-cell kind": set(get_args(CellKind)),
    "crosstable-cell kind": set(get_args(CellKind)),
    "aim kind": {"barrel", "allies"},
    "feast-weapon look": {*LOOKS, "none"},
    "feast-decided kind": {*get_args(DecidingKind), "own"},
    "feast-hint kind": {*get_args(DecidingKind), "none"},
    "first-go by": {"hand", "keys"},
    "intro-go by": {"hand", "keys"},
    "result-you-won how": {"beaten", "rounds", "lives", "goal", "resigned"},
    "warning-level-not-ours kind": {*BONUSES, UNKNOWN},
    "warning-level-misfit under": {"ground", *ON_TOP.values()},
    "puzzle-goal-reach facing": {*FACING_NAMES, "none"},
    "puzzle-goal-repair part": {*REPAIR_ORDER, "none"},
    "part_id": {*REPAIR_ORDER, "none"},
    "puzzle-limit-rows kind": {"exactly", "most"},
    "puzzle-limit-cards kind": {"exactly", "most"},
    "puzzle-hint-first kind": HINTS,
    "puzzle-hint-last kind": HINTS,
    "puzzle-hint-bug-kind kind": HINTS,
    "puzzle-note-question kind": {"damage", "repair", "exit", "face"},
    "refusal-puzzle-kind kind": set(KINDS),
    "print-barrel-battle level": LEVELS - {"L1"},  # it has no barrels
    "print-puzzle-predict facing": {"asked", "free"},
}
# These depend on the clause; the cases of the rulebook have all of them told (tests/words/test_story.py).
BY_CLAUSE = {"event-blocked by", "event-token_removed rule"}


class Select(NamedTuple):
    """A select of a message: the fact it looks at, its cases, and what it says by default."""

    message: str
    fact: str
    keys: tuple[str, ...]
    default: ftl.Pattern

    def __str__(self) -> str:
        return f"{self.message} {self.fact}"


class Selects(Visitor):
    def __init__(self, message: str) -> None:
        self.message = message
        self.found: list[Select] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        [default] = [variant for variant in node.variants if variant.default]
        keys = tuple([key_of(variant) for variant in node.variants if not variant.default])
        if not (is_of_numbers(node) or says(default.value, fact_of(node))):
            self.found.append(Select(self.message, fact_of(node), keys, default.value))
        self.generic_visit(node)


def key_of(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def fact_of(node: ftl.SelectExpression) -> str:
    assert isinstance(node.selector, ftl.VariableReference)
    return node.selector.id.name


def is_of_numbers(node: ftl.SelectExpression) -> bool:
    """Tell whether a select is one of numbers or plurals, whose default is always a real case."""
    [default] = [key_of(variant) for variant in node.variants if variant.default]
    kinds = {"number" if isinstance(each.key, ftl.NumberLiteral) else each.key.name for each in node.variants}
    return kinds <= PLURALS | {"number"} and (default in ("other", "many") or kinds == {"number"})


def says(pattern: ftl.Pattern, fact: str) -> bool:
    """Tell whether a text says the fact, or what it is the id of: then it fits whatever it is."""
    word = f"${fact.removesuffix('_id')}"
    return any(
        isinstance(part, ftl.Placeable) and serialize_expression(part.expression) in (word, WHOM.get(word))
        for part in pattern.elements
    )


def selects(code: str) -> Iterator[Select]:
    for entry in entries(code):
        if isinstance(entry, ftl.Message):
            visitor = Selects(entry.id.name)
            visitor.visit(entry)
            yield from visitor.found


ALL = pytest.mark.parametrize(
    ("code", "select"), [(code, each) for code in LANGUAGES for each in selects(code)], ids=str
)


@ALL
def test_a_default_is_no_real_case(code: str, select: Select) -> None:
    [only] = select.default.elements
    assert isinstance(only, ftl.Placeable)
    assert serialize_expression(only.expression) == UNLISTED


@ALL
def test_every_value_has_its_own_case(code: str, select: Select) -> None:
    if select.fact == "rule" or str(select) in BY_CLAUSE:
        assert set(select.keys) <= {*clauses("en"), *BLOCKED_BY}
    else:
        assert set(select.keys) == VALUES.get(str(select), VALUES.get(select.fact))


BLOCKED_BY = {"edge", "wall", "barrel", "robot", "stream", "water"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_no_case_names_is_an_error(code: str) -> None:
    with pytest.raises(LookupError):
        language(code).say("event-card_drawn", event="no-such-card", row=0, rule="")
