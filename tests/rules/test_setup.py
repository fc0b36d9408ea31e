"""The set-up of a battle (S)."""

from collections import Counter

import pytest

from golems.notation.positions import read_position
from golems.rules.editions import EDITIONS
from golems.rules.refusals import Illegal
from golems.rules.setup import (
    COMPONENTS,
    EVENT_CARDS,
    Shortage,
    barrel_pool,
    check_start,
    deal_barrels,
    deal_events,
    draft_order,
    shortages,
)
from golems.rules.surfaces import WINTER
from golems.rules.values import EventCard, Position
from tests.casebook import draw_in
from tests.clauses import clause


def position(drawing: str) -> Position:
    drawn = draw_in(drawing)
    parts = {"processor": "p4", "weapon": "w2", "chassis": "c1"}
    robots = [{"id": name} | where | parts for name, where in drawn["robots"].items()]
    return read_position({"edition": "4.0", **drawn, "robots": robots})


@clause("S2")
def test_the_printed_winter_sides_have_icy_ground_and_snowdrifts() -> None:
    signs = {name: Counter("".join(rows)) for name, rows in WINTER.items()}
    assert signs["4x4"] == {".": 12, "i": 2, "s": 2}
    assert signs["2x4 first"] == signs["2x4 second"] == {".": 6, "i": 1, "s": 1}


@clause("S3")
def test_a_battle_from_one_box_lacks_nothing() -> None:
    assert shortages(position("R> (et) a  #\n~  =    a  B<")) == []


@clause("S3")
def test_nine_walls_are_one_more_than_the_box_holds() -> None:
    assert shortages(position("R> # # # #\n. # # # #\n. # . . .")) == [Shortage("wall", 9, 8)]


@clause("S3")
def test_ice_lies_on_water_and_needs_both_tokens() -> None:
    assert shortages(position("R> = = = =\n. = = = .\n. ─ ─ │ │\n. . . └ .")) == [
        Shortage("ice", 7, 6),
        Shortage("line", 5, 4),
    ]


@clause("S3", "S7")
def test_there_are_two_of_each_kind_of_component() -> None:
    assert set(Counter(COMPONENTS).values()) == {2}
    assert len(COMPONENTS) == 12


@clause("S5")
def test_more_barrels_than_five_repeat_the_pool() -> None:
    assert Counter(barrel_pool(5)) == {"empty": 2, "bomb": 2, "toolbox": 1}
    assert Counter(barrel_pool(7)) == {"empty": 4, "bomb": 4, "toolbox": 2}


@clause("S5")
def test_columns_are_dealt_from_the_shuffled_pool() -> None:
    dealt = deal_barrels({3: 1, 1: 2}, ["bomb", "empty", "toolbox", "bomb", "empty"])
    assert dealt == {1: ("bomb", "empty"), 3: ("toolbox",)}


@clause("S6")
@pytest.mark.parametrize(
    "drawing",
    ["Rv .\n. .\n. B^", "R> . . B<", "Rv . .\n. . B<\nG> . .", "Rv . .\nG> . B<\n. Y^ ."],
)
def test_a_start_with_backs_to_the_edge_and_different_facings(drawing: str) -> None:
    check_start(position(drawing))


@clause("S6")
@pytest.mark.parametrize(
    ("drawing", "reason"),
    [
        ("R^ .\n. .\n. Bv", "start-back"),
        ("Rv .\n. .\nB> .", "start-not-opposite"),
        ("Rv Bv .\nG> . .\n. . .", "start-same-facing"),
    ],
)
def test_other_starts_are_refused(drawing: str, reason: str) -> None:
    with pytest.raises(Illegal) as refusal:
        check_start(position(drawing))
    assert refusal.value.reason == reason


@clause("S7")
def test_four_players_draft_in_snake_order() -> None:
    assert list(draft_order(4, first=0)) == [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3]


@clause("S7")
def test_the_draft_begins_at_the_first_seat_drawn() -> None:
    assert list(draft_order(3, first=1)) == [1, 2, 0, 0, 2, 1, 1, 2, 0]


@clause("S8")
def test_eight_of_fourteen_event_cards_make_the_deck() -> None:
    shuffled: list[EventCard] = list(reversed(EVENT_CARDS))
    assert set(Counter(EVENT_CARDS).values()) == {2}
    assert deal_events(shuffled) == tuple(shuffled[:8])


@clause("S9")
def test_there_are_sixty_command_cards() -> None:
    assert 4 * sum(count for _, count in EDITIONS["4.0"].hand) == 60


@clause("G1")
def test_a_hand_of_golems_is_that_of_the_printed_list() -> None:
    """Eighteen plain cards and four bonus cards."""
    for edition in ("3.0", "2.0"):
        hand = dict(EDITIONS[edition].hand)
        assert {card: hand[card] for card in ("enemy?", "attacked?", "loop", "loop3")} == dict.fromkeys(
            ("enemy?", "attacked?", "loop", "loop3"), 1
        )
        assert (hand["forward"], hand["backward"], hand["left"], hand["right"]) == (3, 3, 2, 2)
        assert (hand["stand"], hand["attack"], hand["defend"], hand["take"]) == (3, 2, 2, 1)
        assert sum(hand.values()) == 22
