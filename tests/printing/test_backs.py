"""The other side of a sheet: backs lie behind their cards and differ without colours."""

import re
from importlib.resources import files

import pytest

from golems.drawing.art import LOOKS
from golems.notation.tasks import read_task
from golems.printing.box import EDITIONS, Box
from golems.printing.cards import PAROBOT_LIVES, PAROBOT_STRENGTH
from golems.printing.paper import PAPERS, Sheet
from golems.printing.typesetting import typeset
from golems.rules.events import Attacked
from golems.rules.rounds import play_round
from golems.words.language import LANGUAGES, language
from tests.casebook import read_case
from tests.printing.boxes import facts, sheets_of
from tests.printing.measurements import marks_by_page, upright

BOXES = [Box(edition) for edition in EDITIONS] + [Box("4.0", level=level) for level in ("L1", "L2", "L3")]


def leaves(box: Box, paper: str = "a4") -> list[tuple[Sheet, Sheet]]:
    """Return the pages in twos, as a printer puts them on both sides of the paper."""
    sheets = sheets_of(box, paper)
    assert len(sheets) % 2 == 0
    return list(zip(sheets[::2], sheets[1::2], strict=True))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("box", BOXES, ids=str)
def test_every_back_lies_exactly_behind_its_front(box: Box, paper: str) -> None:
    width = PAPERS[paper].width
    for front, back in leaves(box, paper)[1:]:
        assert (front.is_behind, back.is_behind) == (False, True)
        seen = {(round(width - item.right, 2), item.y): item.piece for item in back.items}
        assert seen == {
            (round(item.x, 2), item.y): item.piece.back for item in front.items if item.piece.back
        }


@pytest.mark.parametrize("paper", PAPERS)
def test_in_the_pdf_the_cuts_of_a_back_are_those_of_its_front(paper: str) -> None:
    words, size = language("ru"), PAPERS[paper]
    pdf = typeset("", sheets_of(Box("2.0"), paper, "ru"), size, words)
    cards = [marks for marks in marks_by_page(pdf) if len(upright(marks)) == 4]
    assert len(cards) >= 10
    for front, back in zip(cards[::2], cards[1::2], strict=False):
        assert upright(back) == pytest.approx(sorted(size.width - x for x in upright(front)), abs=0.05)


@pytest.mark.parametrize("box", BOXES, ids=str)
def test_a_deck_is_told_by_its_back(box: Box) -> None:
    decks = set()
    for piece in [item.piece for front, _ in leaves(box) for item in front.items]:
        if piece.kind == "command":
            assert piece.back
            assert (piece.back.kind, piece.back.facts["look"]) == ("deck", piece.facts["owner"])
            decks.add((piece.back.facts["look"], piece.back.facts["word"]))
        if piece.kind in ("event", "help", "decoding"):
            assert piece.back
            assert piece.back.kind == "back"
    assert decks == {(look, language("en").robot(look)) for look in box.owners}


def test_every_deck_has_a_pattern_of_its_own() -> None:
    """A sign beside the colour: each golem has its shape, and no two are the same."""
    drawn = (files("golems") / "data" / "print" / "cards.typ").read_text(encoding="utf-8")
    [table] = re.findall(r"#let patterns = \(\n(.*?)\n\)\n", drawn, re.DOTALL)
    patterns = dict(re.findall(r"^  (\w+): colour => (.*),$", table, re.M))
    assert list(patterns) == list(LOOKS)
    assert len(set(patterns.values())) == len(LOOKS)


# ---------------------------------------------------------------- ParoBots


@pytest.mark.parametrize("code", LANGUAGES)
def test_behind_every_golem_of_4_0_is_the_parobot_it_may_be(code: str) -> None:
    box = Box("4.0")
    golems = [
        piece for front, _ in leaves(box) for item in front.items if (piece := item.piece).kind == "golem"
    ]
    assert [(card.facts["look"], card.back.kind) for card in golems if card.back] == [
        (look, "steamer") for look in LOOKS
    ]
    for side in facts(box, "steamer", code):
        assert str(PAROBOT_LIVES) in side["lives"]
        assert str(PAROBOT_STRENGTH) in side["strength"]


@pytest.mark.parametrize(
    ("code", "words"),
    [("ru", ("1 жизнь", "сила 1, одна клетка")), ("en", ("1 life", "strength 1, one cell"))],
)
def test_a_parobot_card_tells_its_strength(code: str, words: tuple[str, str]) -> None:
    cards = facts(Box("4.0"), "parobot", code)
    assert len(cards) == 6
    assert {(card["lives"], card["strength"]) for card in cards} == {words}


@pytest.mark.clause("K9")
def test_that_is_the_strength_it_has_in_the_rules() -> None:
    """Ram attacks in its third row; the first damage that gets through ends it."""
    case = {
        "name": "",
        "clauses": [],
        "board": "R> B< .\n. . .",
        "robots": {"red": {"bot": "2A"}},
        "rolls": {"red": ["defend"]},
        "programs": {"blue": "S S A S"},
    }
    task = read_task(read_case("", case).task)
    outcome = play_round(task.position, task.plan)
    blow = next(event for event in outcome.events if isinstance(event, Attacked) and event.robot == 0)
    assert (blow.strength, len(blow.cells)) == (PAROBOT_STRENGTH, 1)
    assert outcome.position.robots[0].out
    assert PAROBOT_LIVES == 1


# ---------------------------------------------------------------- one side


@pytest.mark.parametrize("edition", EDITIONS)
def test_on_one_side_nothing_is_blank_and_no_back_is_printed(edition: str) -> None:
    sheets = sheets_of(Box(edition, sides="one"))
    pieces = [item.piece for sheet in sheets for item in sheet.items]
    assert all(sheet.items for sheet in sheets)
    assert not [piece for piece in pieces if piece.kind in ("deck", "back")]
    assert [piece.kind for piece in pieces if piece.width == 126] == ["folded"] * (
        7 if edition == "4.0" else 0
    )
    assert len(sheets) < len(sheets_of(Box(edition)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_side_and_two_hold_the_same(edition: str) -> None:
    kinds = ("command", "event", "golem", "parobot", "token", "part", "figure", "die", "top", "ruler")
    for kind in kinds:
        assert len(facts(Box(edition, sides="one"), kind)) == len(facts(Box(edition), kind)), kind
