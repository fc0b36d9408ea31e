"""Places for connections: nobody behind an address can take all of them."""

from dataclasses import dataclass, field

import pytest

from golems.server.http.places import CHANGES, NAMED, Places, Use
from tests.server.clocks import Clock

MOST = 10


@dataclass(eq=False)
class PlainGuest:
    """A connection that is asked for nothing but its place."""

    browser: str = ""
    address: str | None = "school"
    use: Use = Use.LIVE
    is_out: bool = field(default=False)

    def make_room(self) -> None:
        self.is_out = True


def come(places: Places, count: int, browser: str = "", use: Use = Use.LIVE) -> list[PlainGuest]:
    guests = [PlainGuest(use=use) for _ in range(count)]
    for guest in guests:
        assert places.enter(guest) == "in"
        places.name(guest, browser)
    return guests


def still_there(guests: list[PlainGuest]) -> int:
    return sum(not guest.is_out for guest in guests)


@pytest.fixture
def places() -> Places:
    return Places(lambda: MOST, clock=Clock(0.0))


def test_whoever_has_most_makes_room_for_who_comes(places: Places) -> None:
    anna = come(places, 2, "anna")
    greedy = come(places, MOST - 2, "greedy")
    boris = come(places, 3, "boris")
    assert [still_there(guests) for guests in (anna, greedy, boris)] == [2, MOST - 5, 3]
    assert [guest.is_out for guest in greedy[:4]] == [True, True, True, False]


def test_strangers_make_room_for_each_other_the_first_of_them_first(places: Places) -> None:
    first, later = come(places, MOST), come(places, 4)
    assert [guest.is_out for guest in first] == [True] * 4 + [False] * 6
    assert still_there(later) == 4


def test_a_browser_gives_up_what_it_uses_least(places: Places) -> None:
    live = come(places, 1, "anna")
    idle = come(places, MOST - 1, "anna", Use.IDLE)
    come(places, MOST - 1)
    assert still_there(live) == 1
    assert still_there(idle) < MOST - 1


def test_not_all_places_can_be_taken_by_made_up_names(places: Places) -> None:
    """So there is always one for a stranger, and nobody loses an only live connection."""
    forged = [come(places, 1, f"forged {number}")[0] for number in range(MOST)]
    assert [guest.browser for guest in forged[-2:]] == ["", ""]
    come(places, 5)
    assert still_there(forged[: int(NAMED * MOST)]) == NAMED * MOST


def test_only_so_many_places_change_hands_in_a_second() -> None:
    clock = Clock(0.0)
    places = Places(lambda: MOST, lambda: 1000, clock)
    come(places, MOST + CHANGES)
    assert places.enter(PlainGuest()) == "held"
    clock.now = 1.0
    assert places.enter(PlainGuest()) == "in"


def test_of_many_addresses_none_has_more_than_half_of_the_room() -> None:
    """Whoever is too many is held for a while as long as half of the room is free."""
    places = Places(lambda: MOST, lambda: 12)
    come(places, 6)
    others = [PlainGuest(address=f"address {number}") for number in range(7)]
    assert [places.enter(guest) for guest in others] == ["in"] * 6 + ["out"]


def test_nobody_is_counted_who_has_left(places: Places) -> None:
    guests = come(places, MOST, "anna") + come(places, 3)
    before, after = guests[-1], PlainGuest()
    places.hand_over(before, after)
    assert places.has_place(after)
    for guest in [*guests[:-1], after]:
        places.leave(guest)
    assert (places.all, dict(places.by_address), dict(places.browsers)) == (0, {}, {})
