"""All languages say the same things: all that is needed and nothing else."""

from collections.abc import Iterable
from functools import cache
from typing import Any, get_args

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from golems.bots.catalogue import BOTS
from golems.drawing.art import LOOKS
from golems.match.arenas import arenas
from golems.match.games import games
from golems.match.scenarios import scenarios
from golems.match.settings import COLOURS, DEALINGS, PLACES
from golems.notation.cells import FACING_NAMES
from golems.notation.events import type_name
from golems.notation.inputs import EVENTS
from golems.notation.positions import OPTION_VALUES
from golems.puzzles.goals import KEYS as GOALS
from golems.puzzles.puzzle import CONCEPTS, KINDS
from golems.rules import events
from golems.rules.editions import EDITIONS
from golems.rules.parobots import DIE
from golems.rules.setup import BARREL_POOL, COMPONENTS
from golems.rules.surfaces import SURFACES, Surface
from golems.rules.values import REPAIR_ORDER, Bonus, Contents, GoalKind
from golems.server.lessons.export import COLUMNS as LESSON_COLUMNS
from golems.server.rooms.entries import REACTIONS
from golems.server.tournaments.spreadsheets import AFTER, BEFORE, OF_MATCH, OF_SEAT
from golems.server.workshop.remarks import PARTS
from golems.server.workshop.sketches import PIECES
from golems.words.captions import SEEN
from golems.words.language import LANGUAGES, Language, language, preferred
from golems.words.story import WAYS
from tests.words.source import RefusalSite, areas, constants, entries, refusal_sites, texts

EVENT_TYPES: list[Any] = [getattr(events, name) for name in events.__all__]
SITES = refusal_sites()
CARDS = {card.strip("?") for edition in EDITIONS.values() for card in edition.cards}
COMMANDS = {command for edition in EDITIONS.values() for command in edition.commands}
SENSES = {sense.strip("?") for edition in EDITIONS.values() for sense in edition.senses}


ID = "_id"  # ends the name of a fact by which a language may decline the word beside it


class Variables(Visitor):
    """Finds the facts of a message, and the messages that it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.removesuffix(ID))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


WHOLE = ("en", "ru")  # the languages that we keep whole; others say in English what they lack
AREA, SECTION = "###", "##"


@cache
def messages(code: str) -> dict[str, frozenset[str]]:
    """Return the facts of every message and of those it refers to, in the order of the files."""
    found = looked_into(code)
    return {
        name: frozenset(variables.names.union(*[found[other].names for other in variables.messages]))
        for name, variables in found.items()
    }


@cache
def looked_into(code: str) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for entry in entries(code):
        assert not isinstance(entry, ftl.Junk | ftl.Term), entry
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def referred_to() -> set[str]:
    """Return every message that another one says in some language."""
    return {name for code in LANGUAGES for each in looked_into(code).values() for name in each.messages}


def outline(code: str) -> dict[str, list[str]]:
    """Return the headings of each file, as signs alone, and its messages."""
    return {area: [line for entry in body for line in outlined(entry)] for area, body in areas(code).items()}


def outlined(entry: Any) -> list[str]:
    """Return nothing for a comment, which is not a heading."""
    signs = {ftl.ResourceComment: AREA, ftl.GroupComment: SECTION}
    return (
        [entry.id.name]
        if isinstance(entry, ftl.Message)
        else [signs[key] for key in signs if type(entry) is key]
    )


def said_by_the_package_alone(code: str) -> set[str]:
    """Return what stands under the second heading of a file. The tests of the page look after all the rest
    (web/tests/lang.test.ts)."""
    found = set()
    for lines in outline(code).values():
        headings = [index for index, line in enumerate(lines) if line == AREA]
        found |= set(lines[headings[1] :] if len(headings) > 1 else [])
    return found - {AREA, SECTION}


# What may come of a blow.
BLOWS = {
    *("missed", "wall", "struck", "destroyed", "damaged", "harmed", "defended", "dropped", "life"),
    *("ice", "portal", "line", "barrel-lost", *[f"barrel-{inside}" for inside in BARREL_POOL]),
}


def needed() -> set[str]:
    """Return every message that the package can ask for."""
    return constants("say", "say_with_names", "PuzzleMessage") | {
        f"{family}-{name}" for family, names in families().items() for name in names
    }


def families() -> dict[str, set[str]]:
    """Return the names for which there is a message of each family."""
    return {
        "event": {type_name(kind) for kind in EVENT_TYPES},
        "refusal": {site.reason for site in SITES},
        "expected": constants("wrong"),
        "command": COMMANDS | set(DIE) | {"none", "die"},
        "row": {"loop"} | SENSES,
        "facing": set(FACING_NAMES),
        "part": set(REPAIR_ORDER),
        "contents": set(get_args(Contents)) - {"?"},
        "bonus": set(get_args(Bonus)) - CARDS
        | {"loop"},  # a card that only one box has is called by its name
        "robot": set(LOOKS),
        "picture": constants("word") | {surface.id for surface in SURFACES.values() if is_named(surface)},
        "warning": constants("Notice"),
        "game": with_ideas(games()),
        "arena": with_ideas(arenas()),
        "scenario": with_ideas(scenarios()),
        "side": {*FACING_NAMES, *WAYS},
        "way": set(WAYS),
        "look": set(WAYS),
        "caption-blow": BLOWS,
        "caption-seen": set(SEEN.values()),
        "heard-blow": BLOWS,
        "option": options(),
        "colour": set(COLOURS),
        "bot": with_ideas(BOTS),
        "component": with_ideas(COMPONENTS),
        "dealing": set(DEALINGS),
        "places": set(PLACES),
        "eventcard": with_ideas(EVENTS),
        "print-event": set(EVENTS),
        "reaction": set(REACTIONS),
        "puzzle-kind": set(KINDS),
        "lesson-column": set(LESSON_COLUMNS),
        "tournament-column": {*BEFORE, *AFTER, *OF_MATCH, *OF_SEAT},
        "puzzle-concept": set(CONCEPTS),
        "workshop-kind": set(KINDS),
        "workshop-contents": set(BARREL_POOL),
        "workshop-piece": {name.replace(" ", "-") for pieces in PIECES.values() for name in pieces},
        "workshop-token": set(SURFACES),
        "workshop-goal": {*GOALS, *get_args(GoalKind)},
        "workshop-part": set(PARTS),
    }


def is_named(surface: Surface) -> bool:
    """Tell whether a surface is called by its own name; portals have letters, lines have directions."""
    return not {"portal", "line"} & set(surface.tokens)


def options() -> set[str]:
    """Return each option, and each of its values that is a word."""
    values = {name: allowed if isinstance(allowed, tuple) else () for name, allowed in OPTION_VALUES.items()}
    return {*values, *[f"{name}-{value}" for name, allowed in values.items() for value in allowed]}


def with_ideas(names: Iterable[str]) -> set[str]:
    """Return the messages of these names and of their ideas in one line."""
    return {message for name in names for message in (name, f"{name}-idea")}


# ---------------------------------------------------------------- many languages, one content


def test_english_and_russian_are_spoken() -> None:
    assert {"en", "ru"} <= set(LANGUAGES)
    assert [language(code).say("language-name") for code in ("en", "ru")] == ["English", "Русский"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_is_called_by_two_letters(code: str) -> None:
    assert len(code) == 2
    assert code.isalpha()
    assert code.islower()


@pytest.mark.parametrize("code", WHOLE)
def test_whole_languages_have_the_same_headings_and_messages_in_the_same_order(code: str) -> None:
    assert outline(code) == outline("en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_says_nothing_that_english_does_not_and_keeps_its_order(code: str) -> None:
    for area, lines in outline(code).items():
        assert lines == [line for line in outline("en")[area] if line in set(lines)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_file_begins_with_its_area_and_may_end_with_what_the_page_never_says(code: str) -> None:
    for lines in outline(code).values():
        assert lines[0] == AREA
        assert lines.count(AREA) in (1, 2)
    assert outline(code)["language"] == [AREA, "language-name"]


@pytest.mark.parametrize("name", messages("en"))
def test_a_message_uses_the_same_facts_in_every_language(name: str) -> None:
    for code in LANGUAGES:
        assert messages(code).get(name, messages("en")[name]) == messages("en")[name], code


@pytest.mark.parametrize("code", WHOLE)
def test_nothing_that_can_be_asked_for_is_missing(code: str) -> None:
    assert needed() - messages(code).keys() == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_unused(code: str) -> None:
    pictures = {f"picture-{text}" for text in texts("drawing")}
    assert said_by_the_package_alone(code) - needed() - referred_to() - pictures == set()


@pytest.mark.parametrize("kind", EVENT_TYPES, ids=type_name)
def test_every_event_has_a_message(kind: type) -> None:
    assert language("en").has(f"event-{type_name(kind)}")


@pytest.mark.parametrize("site", SITES, ids=lambda site: f"{site.reason} {site.where}")
def test_every_refusal_has_words_and_gives_the_facts_they_need(site: RefusalSite) -> None:
    assert messages("en")[f"refusal-{site.reason}"] <= site.facts


# ---------------------------------------------------------------- lists, cells, names


@pytest.mark.parametrize(
    ("names", "english", "russian"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a и b"),
        (["a", "b", "c"], "a, b and c", "a, b и c"),
    ],
)
def test_a_list_in_words(names: list[str], english: str, russian: str) -> None:
    assert language("en").together(names) == english
    assert language("ru").together(names) == russian


@pytest.mark.parametrize(
    ("name", "english", "russian"),
    [("a1", "A1", "А1"), ("b2", "B2", "Б2"), ("j10", "J10", "К10"), ("z26", "Z26", "Э26")],
)
def test_a_cell_is_called_as_on_the_frame(name: str, english: str, russian: str) -> None:
    assert language("en").cell(name) == english
    assert language("ru").cell(name) == russian


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_columns_have_different_letters(code: str) -> None:
    letters = language(code).say("columns")
    assert len(letters) == len(set(letters)) == 26


def test_the_four_robots_are_called_by_their_colours() -> None:
    assert [language("en").robot(name) for name in LOOKS] == ["Red", "Blue", "Green", "Yellow"]
    assert [language("ru").robot(name) for name in LOOKS] == ["Красный", "Синий", "Зелёный", "Жёлтый"]


@pytest.mark.parametrize("name", ["Robbie", "Железяка", "two words", "-", "{ $x }", "event-moved"])
def test_any_other_robot_is_called_by_its_own_name(name: str) -> None:
    assert language("ru").robot(name) == name


COLOURS_IN_CASES = {
    "who-gen": ["Красного", "Синего", "Зелёного", "Жёлтого", "Соломенного рыцаря", "голема «Маша»"],
    "who-acc": ["Красного", "Синего", "Зелёного", "Жёлтого", "Соломенного рыцаря", "голема «Маша»"],
}


@pytest.mark.parametrize(("case", "declined"), COLOURS_IN_CASES.items())
def test_a_colour_is_declined_and_a_name_is_not(case: str, declined: list[str]) -> None:
    said = [language("ru").say(case, robot="Маша", robot_id=name) for name in (*LOOKS, "straw", "other")]
    assert said == declined
    assert language("en").say(case, robot="Masha", robot_id="red") == "Masha"


def test_only_the_server_declines_so_the_page_needs_no_more_facts() -> None:
    alone = said_by_the_package_alone("ru")
    for name, variables in looked_into("ru").items():
        assert name in alone or not variables.messages, name


# ---------------------------------------------------------------- faults are never silent


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        language("en").say("no-such-message")


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(LookupError):
        language("en").say("event-left", robot="Red")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        Language("xx")


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ("ru_RU.UTF-8", "ru"),
        ("ru", "ru"),
        ("RU", "ru"),
        ("en_GB.UTF-8", "en"),
        ("xx_XX.UTF-8", "en"),
        ("C", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_language_of_the_environment(environment: str | None, code: str) -> None:
    assert preferred(environment) == code
