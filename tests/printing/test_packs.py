"""The contents of each box: that of 2.0, and a pack for each age with nothing that the age does not use."""

from collections import Counter

import pytest

from golems.drawing.art import LOOKS
from golems.match.box import GOLEM_BOX
from golems.match.games import game_named
from golems.printing.box import Box, levels
from golems.rules.editions import EDITIONS
from golems.rules.setup import BOX, EVENT_CARDS
from golems.words.language import LANGUAGES, language
from tests.printing.boxes import facts, sheets_of, told

CARD_ART = {"if": "card-condition"}
TOKEN_ART = {"wall": "wall", "water": "water", "ice": "ice", "line": "straight", "barrel": "barrel"}


def pack(age: str) -> Box:
    return Box("4.0", level=levels()[age])


def titles(box: Box) -> set[str]:
    return {item.piece.name for sheet in sheets_of(box) for item in sheet.items}


def test_the_ages_are_those_of_the_levels() -> None:
    assert levels() == {"6-7": "L1", "8-9": "L2", "10-11": "L3", "12+": "L4"}


@pytest.mark.clause("L1", "L2", "L3", "L4")
@pytest.mark.parametrize("age", levels())
def test_a_pack_holds_the_cards_tokens_and_events_of_its_level(age: str) -> None:
    box, game = pack(age), game_named(levels()[age])
    hand = dict(game.hand or EDITIONS["4.0"].hand)
    cards = Counter(fact["art"] for fact in facts(box, "command") if fact["owner"] == "red")
    assert cards == Counter({CARD_ART.get(card, f"card-{card}"): count for card, count in hand.items()})
    tokens = Counter(fact["art"] for fact in facts(box, "token"))
    for token, art in TOKEN_ART.items():
        assert tokens[art] == (BOX[token] if token in game.tokens else 0), token
    assert (tokens["portal-a"] + tokens["portal-b"]) == (BOX["portal"] if "portal" in game.tokens else 0)
    events = Counter(fact["art"] for fact in facts(box, "event"))
    used = game.deck if len(game.deck) > 1 else ()
    assert events == Counter(f"event-{card}" for card in EVENT_CARDS if card in used)
    assert bool(facts(box, "part")) == (game.robots == "components")


def test_the_youngest_count_rounds_and_hearts() -> None:
    """L1: every round is alike, so a ruler counts them; the fourth unit of damage destroys."""
    box = pack("6-7")
    assert [(fact["units"], fact["word"]) for fact in facts(box, "ruler")] == [(8, "rounds")]
    assert [fact["places"] for fact in facts(box, "golem")] == [[""] * 4] * 4
    assert Counter(fact["art"] for fact in facts(box, "token"))["heart"] == 16
    assert "Board 2×4, summer" not in titles(box)
    assert not [title for title in titles(box) if "winter" in title]
    assert not [age for age in list(levels())[1:] if facts(pack(age), "ruler")]


@pytest.mark.parametrize(
    ("age", "fields"),
    [
        ("6-7", {"Board 4×4, summer"}),
        ("8-9", {"Board 4×4, summer"}),
        ("10-11", {"Board 4×4, summer", "Board 2×4, summer"}),
        ("12+", {"Board 4×4, summer", "Board 2×4, summer", "Board 4×4, winter", "Board 2×4, winter"}),
    ],
)
def test_a_pack_has_the_fields_of_its_level(age: str, fields: set[str]) -> None:
    assert {title for title in titles(pack(age)) if title.startswith("Board")} == fields


@pytest.mark.parametrize(("age", "masks"), [("6-7", 1), ("8-9", 2), ("10-11", 3), ("12+", 3)])
def test_a_pack_has_as_many_masks_as_parobots_may_play(age: str, masks: int) -> None:
    tokens = Counter(fact["art"] for fact in facts(pack(age), "token"))
    assert tokens["face-parobot"] == 2 * masks


UNKNOWN = {
    "6-7": ("ru", ["вод", "бочк", "портал", "лёд", "льд", "зим", "Цикл", "процессор", "лини", "событи"]),
    "8-9": ("ru", ["портал", "лёд", "льд", "зим", "столбик", "Мороз"]),
    "10-11": ("ru", ["зим", "столбик", "Гололёд"]),
}


@pytest.mark.parametrize("age", UNKNOWN)
def test_no_sheet_of_a_pack_speaks_of_what_the_age_does_not_know(age: str) -> None:
    code, unknown = UNKNOWN[age]
    text = told(pack(age), code).replace("линейк", "").replace("Линейк", "")
    assert [word for word in unknown if word.lower() in text.lower()] == []


def test_the_whole_box_of_4_0_is_the_pack_of_the_oldest() -> None:
    mine, whole = sheets_of(pack("12+"))[1:], sheets_of(Box("4.0"))[1:]
    assert mine == whole


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_cover_names_the_age(code: str) -> None:
    [cover] = facts(pack("6-7"), "cover", code)
    assert "6–7" in cover["edition"]
    assert language(code).say("game-L1") in cover["edition"]


# ---------------------------------------------------------------- 2.0


def test_the_box_of_2_0_is_for_two_and_has_no_energy() -> None:
    box = Box("2.0")
    assert {fact["owner"] for fact in facts(box, "command")} == set(list(LOOKS)[:2])
    tokens = Counter(fact["art"] for fact in facts(box, "token"))
    assert {name: tokens[name] for name in GOLEM_BOX} == GOLEM_BOX
    assert tokens["heart"] == 2 * 3
    assert not tokens["flame"]
    assert not facts(box, "ruler")
    assert len(facts(box, "home")) == 2


@pytest.mark.parametrize(("code", "energy"), [("ru", "энерги"), ("en", "energy")])
def test_no_sheet_of_2_0_speaks_of_energy(code: str, energy: str) -> None:
    assert energy not in told(Box("2.0"), code).lower()
    assert energy in told(Box("3.0"), code).lower()


@pytest.mark.parametrize(("stands", "cards"), [(3, 22), (4, 23)])
def test_a_hand_of_2_0_by_either_list(stands: int, cards: int) -> None:
    box = Box("2.0", stand_cards=stands)
    found = Counter(fact["art"] for fact in facts(box, "command") if fact["owner"] == "blue")
    assert (found["card-stand"], found.total()) == (stands, cards)
    assert f"{cards} command cards" in told(box)


# ---------------------------------------------------------------- names, spinner, scenery


@pytest.mark.parametrize("edition", ["3.0", "2.0"])
def test_cards_are_called_as_in_their_box(edition: str) -> None:
    words = {fact["art"]: fact["word"] for fact in facts(Box(edition), "command", "ru")}
    assert words["card-attack"] == "Удар"
    assert (words["card-loop"], words["card-loop3"]) == ("Повтор 2", "Повтор 3")
    assert (words["card-enemy"], words["card-attacked"]) == ("Есть противник?", "Нападение?")
    text = told(Box(edition), "ru")
    assert not [word for word in ("Атак", "Цикл", "Враг?", "«Удар?»") if word in text]


def test_cards_of_4_0_keep_their_names() -> None:
    words = {fact["art"]: fact["word"] for fact in facts(Box("4.0"), "command", "ru")}
    assert [words[f"card-{card}"] for card in ("attack", "loop", "condition")] == [
        "Атака",
        "Цикл 2",
        "Условие",
    ]


@pytest.mark.clause("G2", "Q2")
@pytest.mark.parametrize("edition", ["4.0", "3.0", "2.0"])
def test_a_spinner_shows_what_the_die_shows(edition: str) -> None:
    [top] = facts(Box(edition), "top")
    [die, _] = facts(Box(edition), "decoding")[:2]
    assert top["rows"] == die["rows"]
    assert len(top["rows"]) == 6


def test_scenery_is_in_the_box_of_4_0() -> None:
    art = Counter(fact["art"] for fact in facts(Box("4.0"), "token") if fact["art"].startswith("decor-"))
    assert len(art) == 6
    assert set(art.values()) == {2}
