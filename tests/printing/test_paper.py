"""Where pieces lie on sheets: all of them, inside the edge, apart, and every cut has its marks."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golems.printing.paper import APART, EDGE, GAP, MARK, PAPERS, CutMark, Item, Paper, PrintPiece, Sheet, lay

A4 = PAPERS["a4"]
sizes = st.integers(10, 180)


def piece(width: float, height: float) -> PrintPiece:
    return PrintPiece("token", "", width, height, {})


def cards(count: int) -> list[PrintPiece]:
    return [piece(63, 88)] * count


groups = st.lists(
    sizes.flatmap(
        lambda height: st.lists(sizes.map(lambda width: piece(width, height)), min_size=1, max_size=30)
    ),
    min_size=1,
    max_size=5,
)


def overlap(one: Item, other: Item) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def crosses(mark: CutMark, item: Item) -> bool:
    return mark.x1 < item.right and item.x < mark.x2 and mark.y1 < item.bottom and item.y < mark.y2


@given(groups, st.sampled_from(list(PAPERS.values())))
def test_every_piece_lies_on_a_sheet_once_in_its_order(laid: list[list[PrintPiece]], paper: Paper) -> None:
    found = [item.piece for sheet in lay(laid, paper) for item in sheet.items]
    assert found == [piece for group in laid for piece in group]


@given(groups, st.sampled_from(list(PAPERS.values())))
def test_pieces_keep_to_the_part_that_printers_print(laid: list[list[PrintPiece]], paper: Paper) -> None:
    for sheet in lay(laid, paper):
        for item in sheet.items:
            assert EDGE - 0.01 <= item.x < item.right <= paper.width - EDGE + 0.01
            assert EDGE - 0.01 <= item.y < item.bottom <= paper.height - EDGE + 0.01


@given(groups, st.sampled_from(list(PAPERS.values())))
def test_no_two_pieces_overlap_and_no_mark_is_printed_on_one(
    laid: list[list[PrintPiece]], paper: Paper
) -> None:
    for sheet in lay(laid, paper):
        assert not [pair for pair in combinations(sheet.items, 2) if overlap(*pair)]
        assert not [mark for mark in sheet.marks for item in sheet.items if crosses(mark, item)]


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
def test_nine_cards_fill_a_sheet_and_the_tenth_begins_another(paper: Paper) -> None:
    assert [len(sheet.items) for sheet in lay([cards(10)], paper)] == [9, 1]


def test_the_cards_lie_edge_to_edge_in_the_middle() -> None:
    [sheet] = lay([cards(9)], A4)
    assert sorted({item.x for item in sheet.items}) == [10.5, 73.5, 136.5]
    assert sorted({item.y for item in sheet.items}) == [16.5, 104.5, 192.5]


def test_every_straight_cut_has_a_mark_at_both_ends() -> None:
    [sheet] = lay([cards(9)], A4)
    assert ends(sheet, 73.5) == [(16.5 - GAP - MARK, 16.5 - GAP), (280.5 + GAP, 280.5 + GAP + MARK)]
    assert len(sheet.marks) == 2 * (4 + 4)


def test_a_shorter_row_is_marked_where_it_ends() -> None:
    """Four cards: the cut right of the fourth goes down from the three above it."""
    [sheet] = lay([cards(4)], A4)
    bottom = max(item.bottom for item in sheet.items)
    lower = [end for x in (10.5, 73.5) for _, end in ends(sheet, x)[1:]]
    assert lower == [bottom + GAP + MARK] * 2
    assert ends(sheet, 199.5)[1][1] == bottom - 88 + GAP + MARK


def test_groups_on_one_sheet_leave_room_for_each_others_marks() -> None:
    [sheet] = lay([cards(1), cards(1)], A4)
    first, second = sheet.items
    assert second.y - first.bottom == APART > 2 * (GAP + MARK)


def ends(sheet: Sheet, x: float) -> list[tuple[float, float]]:
    return [(mark.y1, mark.y2) for mark in sheet.marks if mark.x1 == mark.x2 == x]
