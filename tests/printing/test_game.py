"""The whole game on paper: as many of everything as the box holds, at its size."""

from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from golems.drawing.art import LOOKS, has_art
from golems.drawing.fields import draw_field
from golems.match.box import GOLEM_BOX
from golems.printing.box import EDITIONS, PLAYERS, Box
from golems.printing.cards import HEIGHT, WIDTH
from golems.printing.fields import CELL
from golems.printing.game import game_sheets
from golems.printing.paper import PAPERS, PrintPiece, Sheet
from golems.rules.editions import EDITIONS as RULES
from golems.rules.parobots import CARDS
from golems.rules.setup import BOX, COMPONENTS, EVENT_CARDS
from golems.rules.surfaces import WINTER
from golems.words.language import LANGUAGES, language

CARD_KINDS = {"command", "event", "golem", "parobot", "steamer", "decoding", "help", "back", "deck"}
EVERY = [(edition, paper, code) for edition in EDITIONS for paper in PAPERS for code in LANGUAGES]


def sheets_of(edition: str, paper: str = "a4", code: str = "en", players: int = 4) -> list[Sheet]:
    return game_sheets(Box(edition, players), PAPERS[paper], language(code))


def pieces_of(edition: str, **more: Any) -> list[PrintPiece]:
    return [item.piece for sheet in sheets_of(edition, **more) for item in sheet.items]


def faces(piece: PrintPiece) -> list[PrintPiece]:
    """Return what can be seen: both sides of what is folded."""
    if piece.kind != "folded":
        return [piece]
    return [face for side in ("front", "back") for face in faces(piece.facts[side])]  # type: ignore[arg-type]


def facts(edition: str, kind: str) -> list[dict[str, Any]]:
    return [face.facts for piece in pieces_of(edition) for face in faces(piece) if face.kind == kind]


def tokens(edition: str) -> Counter[object]:
    return Counter(fact["art"] for fact in facts(edition, "token"))


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize(("edition", "paper", "code"), EVERY)
def test_every_card_is_63_by_88_mm(edition: str, paper: str, code: str) -> None:
    found = [face for piece in pieces_of(edition, paper=paper, code=code) for face in faces(piece)]
    sizes = {(face.width, face.height) for face in found if face.kind in CARD_KINDS}
    assert sizes == {(WIDTH, HEIGHT)} == {(63, 88)}


@pytest.mark.clause("S9", "G1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_golem_gets_the_hand_of_the_box(edition: str) -> None:
    art = {"if": "card-condition", "enemy?": "card-enemy", "attacked?": "card-attacked"}
    hand = {art.get(card, f"card-{card}"): count for card, count in RULES[edition].hand}
    found = Counter((fact["owner"], fact["art"]) for fact in facts(edition, "command"))
    owners = list(LOOKS)[: PLAYERS[edition]]
    assert found == {(owner, card): count for owner in owners for card, count in hand.items()}


@pytest.mark.parametrize(("edition", "cards"), [("4.0", 15), ("3.0", 22)])
def test_two_players_need_two_hands(edition: str, cards: int) -> None:
    found = [piece for piece in pieces_of(edition, players=2) if piece.kind == "command"]
    assert Counter(piece.facts["owner"] for piece in found) == {"red": cards, "blue": cards}


@pytest.mark.clause("S8")
def test_there_are_fourteen_event_cards() -> None:
    found = Counter(fact["art"] for fact in facts("4.0", "event"))
    assert found == Counter(f"event-{kind}" for kind in EVENT_CARDS)
    assert found.total() == 14


@pytest.mark.clause("Q4")
def test_three_parobot_cards_have_a_program_on_each_side() -> None:
    cards = [piece for piece in pieces_of("4.0") if piece.kind == "parobot" and piece.back]
    assert len(cards) == 3
    assert [side.facts["card"] for card in cards for side in (card, card.back) if side] == list(CARDS)
    assert all(len(rows) == 4 for rows in [fact["rows"] for fact in facts("4.0", "parobot")])


def test_a_parobot_row_shows_the_condition_and_both_ways() -> None:
    scout = facts("4.0", "parobot")[0]
    assert [[card["art"] for card in row] for row in scout["rows"]] == [
        ["card-condition", "card-right", "card-forward"],
        ["card-attack"],
        ["card-condition", "card-right", "card-forward"],
        ["die"],
    ]


@pytest.mark.clause("Q2", "G2")
@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("4.0", ["Forward", "Backward", "Turn left", "Turn right", "Attack", "Defend"]),
        ("3.0", ["Loop 2", "Loop 3", "Condition", "blank", "blank", "blank"]),
        ("2.0", ["Loop 2", "Loop 3", "Condition", "blank", "blank", "blank"]),
    ],
)
def test_a_card_says_what_an_ordinary_die_stands_for(edition: str, words: list[str]) -> None:
    assert [row["word"] for row in facts(edition, "decoding")[0]["rows"]] == words


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_golem_has_a_card_a_figure_and_a_plate(edition: str) -> None:
    for kind in ("golem", "figure", "plate"):
        assert [fact["look"] for fact in facts(edition, kind)] == list(LOOKS)[: PLAYERS[edition]]


# ---------------------------------------------------------------- tokens


@pytest.mark.clause("S3")
def test_the_tokens_are_those_of_the_box() -> None:
    found = tokens("4.0")
    assert {name: found[name] for name in ("wall", "water", "ice")} == {
        name: BOX[name] for name in ("wall", "water", "ice")
    }
    assert found["portal-a"] == found["portal-b"] == BOX["portal"] / 2
    assert found["straight"] == found["corner"] == BOX["line"]
    assert found["barrel"] == BOX["barrel"]


@pytest.mark.clause("S3")
def test_two_barrels_are_empty_two_hold_a_bomb_and_one_holds_tools() -> None:
    found = Counter(fact["word"] for fact in facts("4.0", "contents"))
    assert found == {"nothing but splinters": 2, "a bomb": 2, "a toolbox": 1}


@pytest.mark.clause("K1", "K2", "K3", "K4")
def test_each_component_is_intact_on_one_side_and_damaged_on_the_other() -> None:
    found = Counter((fact["word"], fact["broken"]) for fact in facts("4.0", "part"))
    assert found.total() == 2 * len(COMPONENTS)
    assert found["4 rows", False] == found["2 rows", True] == 2
    assert found["3 rows", False] == found["1 row", True] == 2
    assert found["strength 2", False] == found["strength 1 + 1", False] == 2
    assert found["strength 1", True] == 4


@pytest.mark.clause("G1")
def test_the_tokens_of_the_older_edition() -> None:
    found = tokens("3.0")
    assert {name: found[name] for name in GOLEM_BOX} == GOLEM_BOX
    assert found["heart"] == found["heart-lost"] == 3 * 4
    assert len(facts("3.0", "ruler")) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_picture_is_missing(edition: str) -> None:
    own = {"splinters", "bomb", "toolbox", "flame"}
    for piece in pieces_of(edition):
        for face in faces(piece):
            art = face.facts.get("art", "")
            for name in art if isinstance(art, list) else [art]:
                assert name in own or not name or has_art(str(name)) or is_decoration(str(name)), name


def is_decoration(name: str) -> bool:
    return (files("golems") / "data" / "print" / "art" / f"{name}.svg").is_file()


# ---------------------------------------------------------------- fields


@pytest.mark.clause("S1", "S2")
def test_a_winter_side_is_printed_behind_each_summer_side() -> None:
    titles = [sheet.title for sheet in sheets_of("4.0")]
    assert titles[2:6] == ["Board 4×4, summer", "Board 4×4, winter", "Board 2×4, summer", "Board 2×4, winter"]


def test_a_cell_is_40_mm_and_all_fields_fit() -> None:
    drawn = [piece for piece in pieces_of("4.0") if piece.kind == "drawing"]
    inside = [(piece.width - 16, piece.height - 16) for piece in drawn]
    assert inside == [(4 * CELL, 4 * CELL)] * 2 + [(2 * CELL, 4 * CELL)] * 4


def test_turned_over_the_long_edge_the_sides_of_a_segment_meet() -> None:
    """The first of the two small segments lies left in summer, right in winter."""
    winter = sheets_of("4.0")[5].items
    assert [icy(item.piece) for item in winter] == [
        rows.count("i") for rows in map("".join, reversed(STRIPS))
    ]
    assert terrain_of(winter[1].piece) == draw_field(WINTER["2x4 first"], "en")


STRIPS = [WINTER["2x4 first"], WINTER["2x4 second"]]


def icy(piece: PrintPiece) -> int:
    return terrain_of(piece).count('href="#art-icy"')


def terrain_of(piece: PrintPiece) -> str:
    return str(piece.facts["svg"])


@pytest.mark.clause("S2")
@pytest.mark.parametrize("name", WINTER)
def test_the_printed_terrain_is_that_of_the_rules(name: str) -> None:
    board, drawn = "".join(WINTER[name]), draw_field(WINTER[name], "ru")
    assert drawn.count('href="#art-icy"') == board.count("i")
    assert drawn.count('href="#art-snow"') == board.count("s")
    assert drawn.count('href="#art-ground-') == board.count(".")


def test_the_two_halves_of_the_large_field_make_six_by_six() -> None:
    first, second = [piece for piece in pieces_of("3.0") if piece.name == "Board 6×6"]
    assert first.width + second.width - 16 == first.height - 16 == 6 * CELL
    assert 'viewBox="0 0 320 640"' in terrain_of(first)
    assert 'viewBox="320 0 320 640"' in terrain_of(second)


# ---------------------------------------------------------------- both languages


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_languages_print_the_same_pieces_in_the_same_places(edition: str) -> None:
    english, russian = [
        [(item.x, item.y, item.piece.kind) for sheet in sheets_of(edition, code=code) for item in sheet.items]
        for code in ("en", "ru")
    ]
    assert english == russian


def test_the_cover_tells_how_many_there_are_and_where() -> None:
    cover = sheets_of("4.0", code="ru")[0].items[0].piece.facts
    lines = {line["name"]: (line["count"], line["pages"]) for line in cover["list"]}  # type: ignore[attr-defined]
    assert lines["Карты команд"] == (60, "7–19")
    assert lines["Рубашки карт"] == (80, "8–26")
    assert lines["Детали"] == (12, "29")
