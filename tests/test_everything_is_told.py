"""Every event card, token, terrain, command, kind of event and option is known wherever the game needs it.

Whoever adds one is told here what is still missing; docs/architecture.md says where it goes.
"""

import ast
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from importlib import import_module
from typing import Any, get_args

import msgspec
import pytest

from golems.drawing.art import has_art
from golems.drawing.beats import STAGES
from golems.drawing.labels import describe_cells
from golems.drawing.svg import draw_svg
from golems.drawing.text import draw_text
from golems.fast.codes import COMMANDS, EVENT_CODES, event_code
from golems.fast.maps import NotCovered, map_of
from golems.notation.events import type_name
from golems.notation.inputs import EVENTS
from golems.notation.positions import OPTION_VALUES
from golems.printing.box import Box
from golems.printing.cards import FACES, art_of
from golems.printing.game import game_sheets
from golems.printing.paper import PAPERS
from golems.rules import events, values
from golems.rules.editions import EDITIONS
from golems.rules.event_kinds import EVENT_KINDS
from golems.rules.field import field_of
from golems.rules.setup import BOX, EVENT_CARDS, tokens_of
from golems.rules.surfaces import SURFACES, Surface
from golems.rules.values import DEFAULTS, EAST, Command, EventCard, Options, Position, Robot
from golems.server.rooms.options import RULES, options
from golems.server.workshop.palette import palette
from golems.words.language import LANGUAGES, language
from golems.words.rulebook import clauses
from tests.clauses import shown
from tests.words.source import modules

SURFACE = pytest.mark.parametrize("surface", SURFACES.values(), ids=SURFACES.keys())
CARD = pytest.mark.parametrize("card", get_args(EventCard))
ALIASES = {name for name, alias in vars(values).items() if isinstance(alias, type(EventCard))}
PLAYED = sorted({command for edition in EDITIONS.values() for command in edition.commands})


def has_a_case(clause: str) -> bool:
    return clause in shown() and all(clause in clauses(code) for code in ("en", "ru"))


def is_said(message: str) -> bool:
    return all(language(code).has(message) for code in LANGUAGES)


@cache
def print_shop() -> str:
    """Return all that the sheets of the whole box and of 3.0 hold."""
    boxes = [Box("4.0"), Box("3.0")]
    sheets = [game_sheets(box, PAPERS["a4"], language("en")) for box in boxes]
    return msgspec.json.encode(sheets).decode()


def is_printed(art: str) -> bool:
    return f'"art":"{art}"' in print_shop() or f"art-{art}" in print_shop()


def position_with(sign: str) -> Position:
    """Return a golem beside a cell with this sign."""
    red = Robot("red", 0, EAST, simple=True)
    return Position("4.0", field_of(2, ".."), f".{sign}", (red,), hand=())


# ---------------------------------------------------------------- event cards


def test_the_table_of_event_cards_is_whole() -> None:
    assert tuple(EVENT_KINDS) == get_args(EventCard) == EVENTS
    assert set(EVENT_CARDS) == set(EVENT_KINDS)


@CARD
def test_an_event_card_is_told_drawn_printed_and_offered(card: EventCard) -> None:
    assert is_said(f"eventcard-{card}")
    assert is_said(f"eventcard-{card}-idea")
    assert is_said(f"print-event-{card}")
    assert has_art(f"event-{card}")
    assert is_printed(f"event-{card}")
    assert card in [offer.id for offer in options(language("en")).events]


@CARD
def test_an_event_card_has_a_clause_with_a_case_and_a_story_of_its_own(card: EventCard) -> None:
    assert has_a_case(EVENT_KINDS[card].clause)
    for code in LANGUAGES:
        say = language(code).say
        stories = [say("event-card_drawn", event=each, row=0, rule="") for each in EVENT_KINDS]
        assert stories.count(say("event-card_drawn", event=card, row=0, rule="")) == 1


@CARD
def test_an_event_card_is_covered_or_refused_by_the_twin(card: EventCard) -> None:
    assert (card in EVENT_CODES) == EVENT_KINDS[card].twin
    if EVENT_KINDS[card].twin:
        assert event_code(card) == EVENT_CODES[card]
    else:
        with pytest.raises(NotCovered):
            event_code(card)


def test_the_twin_refuses_an_event_card_that_it_does_not_know() -> None:
    with pytest.raises(NotCovered, match="no-such-card"):
        event_code("no-such-card")  # type: ignore[arg-type]


# ---------------------------------------------------------------- tokens and terrain


def test_the_signs_of_all_surfaces_differ() -> None:
    signs = "".join(surface.signs for surface in SURFACES.values())
    assert len(signs) == len(set(signs))
    assert all(surface.id == name for name, surface in SURFACES.items())


@SURFACE
def test_a_surface_is_told_drawn_printed_and_offered(surface: Surface) -> None:
    assert has_art(surface.id)
    assert is_printed(surface.id)
    assert set(surface.tokens) <= BOX.keys()
    benches = [bench for bench in palette(language("en")).benches if bench.edition in surface.editions]
    assert benches
    for bench in benches:
        assert surface.id in [each.id for each in (*bench.tokens, *bench.terrain)]
    for sign in surface.signs:
        assert tokens_of(sign) == surface.tokens
        assert f"art-{surface.id}" in draw_svg(position_with(sign))
        assert all(len(describe_cells(position_with(sign), code)["b1"]) > 2 for code in LANGUAGES)


@SURFACE
def test_a_surface_looks_like_nothing_else_in_the_terminal(surface: Surface) -> None:
    drawings = {
        sign: str(draw_text(position_with(sign)))
        for sign in (values.GROUND, *[sign for each in SURFACES.values() for sign in each.signs])
    }
    for sign in surface.signs:
        assert list(drawings.values()).count(drawings[sign]) == 1


@SURFACE
def test_a_surface_has_a_clause_with_a_case(surface: Surface) -> None:
    assert has_a_case(surface.clause)


@SURFACE
def test_a_surface_is_covered_or_refused_by_the_twin(surface: Surface) -> None:
    for sign in surface.signs:
        if surface.twin:
            map_of(position_with(sign))
        else:
            with pytest.raises(NotCovered):
                map_of(position_with(sign))


def test_the_twin_refuses_a_sign_that_it_does_not_know() -> None:
    with pytest.raises(NotCovered, match="! on the board"):
        map_of(position_with("!"))


# ---------------------------------------------------------------- commands, events, options


@pytest.mark.parametrize("command", PLAYED)
def test_a_command_is_told_drawn_printed_and_offered(command: Command) -> None:
    assert is_said(f"command-{command}")
    assert has_art(art_of(command))
    assert command in FACES
    assert is_printed(art_of(command))
    for bench in palette(language("en")).benches:
        cards = [card.id for card in bench.cards]
        assert (command in cards) == (command in EDITIONS[bench.edition].commands)


def test_the_twin_knows_the_commands_of_its_edition() -> None:
    assert set(COMMANDS) - {"none"} == EDITIONS["4.0"].commands


@pytest.mark.parametrize("name", events.__all__)
def test_a_kind_of_event_is_told_and_has_its_beat(name: str) -> None:
    kind = getattr(events, name)
    assert is_said(f"event-{type_name(kind)}")
    assert kind in STAGES


@pytest.mark.parametrize("option", fields(Options), ids=lambda option: option.name)
def test_an_option_is_told_offered_and_refused_by_the_twin(option: Any) -> None:
    assert is_said(f"option-{option.name}")
    assert RULES[option.name] == "2.0" or has_a_case(RULES[option.name])
    offered = {each.id for edition in options(language("en")).editions for each in edition.options}
    assert option.name in offered
    assert option.name in OPTION_VALUES
    other = next(value for value in values_of(option.name) if value != option.default)
    position = position_with(".")._replace(options=replace(DEFAULTS, **{option.name: other}))
    with pytest.raises(NotCovered):
        map_of(position)


def values_of(option: str) -> tuple[Any, ...]:
    allowed = OPTION_VALUES[option]
    return (True, False) if allowed is None else tuple(allowed)


# ---------------------------------------------------------------- tables by a kind of value


def tables() -> Iterator[tuple[str, str, str]]:
    """Yield every table of the package whose keys are one of the kinds of values: module, name, kind."""
    for file, module in modules():
        for node in module.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                kind = ast.unparse(node.annotation).removeprefix("dict[").partition(",")[0]
                if ast.unparse(node.annotation).startswith("dict[") and kind in ALIASES:
                    yield f"golems.{file.removesuffix('.py').replace('/', '.')}", node.target.id, kind


def test_some_tables_are_by_a_kind_of_value() -> None:
    assert {kind for _, _, kind in tables()} >= {"EventCard", "Bonus"}


DIVIDED = {"golems.rules.goals"}  # it divides the kinds between two tables


@pytest.mark.parametrize(("module", "name", "kind"), [each for each in tables() if each[0] not in DIVIDED])
def test_a_table_by_a_kind_of_value_has_every_value(module: str, name: str, kind: str) -> None:
    table = getattr(import_module(module.removesuffix(".__init__")), name)
    assert set(table) == set(get_args(getattr(values, kind)))


@pytest.mark.parametrize("module", DIVIDED)
def test_two_tables_that_divide_the_values_have_all_of_them(module: str) -> None:
    [first, second] = [
        (set(getattr(import_module(module), name)), kind) for file, name, kind in tables() if file == module
    ]
    assert first[0] | second[0] == set(get_args(getattr(values, first[1])))
    assert not first[0] & second[0]
