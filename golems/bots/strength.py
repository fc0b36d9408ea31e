"""How strong `companion` plays, and how that follows from how its battles end. The numbers are those of
`data/companion.json`."""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from golems.notation.reading import as_int, decode, each
from golems.rules.values import Result, Seat

WEAKEST, STRONGEST = 0, 100


class Manners(NamedTuple):
    """The numbers of `companion`: strengths, and what it does with them."""

    first: int  # the strength against somebody new
    wins: int  # the opponent shall win so many of a hundred battles
    step: int  # the strength that a win and a loss are apart
    even: int  # here it takes any sensible program; below the kindest of some, above the best
    thinking: int  # above this it sometimes plays as `master` does
    programs: int  # the most programs that it chooses among
    lead: int  # the strength for each unit of damage by which somebody leads, beyond the first
    dented: tuple[int, ...]  # below each of these it begins with a unit of damage more


@cache
def manners() -> Manners:
    found = decode(files("golems").joinpath("data", "companion.json").read_bytes())
    assert isinstance(found, dict)
    dented = each(found.pop("dented"), "dented", lambda strength: as_int(strength, ""))
    return Manners(dented=dented, **{name: as_int(number, name) for name, number in found.items()})


def within(strength: int) -> int:
    return max(WEAKEST, min(STRONGEST, strength))


def strength_after(strength: int, result: Result, seat: Seat) -> int:
    """Return the strength for the next battle. It is steady where others win as often as they shall: it goes
    up when somebody else has won, and down after a draw or a win.

    >>> strength_after(40, Result((0,), "V1"), seat=1), strength_after(40, Result((0, 1), "V3"), seat=1)
    (49, 29)
    """
    wins, step = manners().wins, manners().step
    has_lost = bool(result.winners) and seat not in result.winners
    return within(strength + round(step * ((100 - wins) if has_lost else -wins) / 100))


def damage_at_first(strength: int) -> int:
    """Return the units of damage with which its robot begins: the stronger player gives a start."""
    return sum([strength < least for least in manners().dented])
