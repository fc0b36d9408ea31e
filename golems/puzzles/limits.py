"""What a puzzle forbids or demands, whatever its goals are."""

from typing import NamedTuple

from golems.notation.reading import (
    Json,
    Malformed,
    Object,
    as_bool,
    as_choice,
    as_int,
    as_object,
    each,
    shown,
)
from golems.rules.editions import EDITIONS

MOST_CARDS = 999
BOUNDS = ("most", "exactly")


class CountLimit(NamedTuple):
    """A limit to at most, or to exactly, this number."""

    number: int
    exactly: bool = False

    def allows(self, number: int) -> bool:
        return number == self.number if self.exactly else number <= self.number


class PuzzleLimits(NamedTuple):
    """The limits of a puzzle."""

    rows: CountLimit | None = None  # rows of all rounds together
    cards: CountLimit | None = None
    use: tuple[str, ...] = ()  # cards that must be laid
    all_cards: bool = False  # the whole hand must be laid in every round
    no_damage: bool = False  # the robots that the player controls stay unhurt


NO_LIMITS = PuzzleLimits()


def read_limits(value: Json, edition: str) -> PuzzleLimits:
    data = as_object(value, "limits", PuzzleLimits._fields)
    return PuzzleLimits(
        rows=read_bound(data["rows"], "limits.rows") if "rows" in data else None,
        cards=read_bound(data["cards"], "limits.cards") if "cards" in data else None,
        use=read_cards(data.get("use", []), "limits.use", edition),
        all_cards=as_bool(data.get("all_cards", False), "limits.all_cards"),
        no_damage=as_bool(data.get("no_damage", False), "limits.no_damage"),
    )


def read_bound(value: Json, path: str) -> CountLimit:
    data = as_object(value, path, BOUNDS)
    if len(data) != 1:
        raise Malformed("puzzle-bound", path, got=shown(value))
    [(kind, number)] = data.items()
    return CountLimit(as_int(number, f"{path}.{kind}", 0, MOST_CARDS), kind == "exactly")


def read_cards(value: Json, path: str, edition: str) -> tuple[str, ...]:
    """Read cards of the edition, each at most once."""
    cards = each(value, path, lambda card: as_choice(card, "", EDITIONS[edition].cards))
    if len(set(cards)) < len(cards):
        raise Malformed("puzzle-twice", path)
    return cards


def write_limits(limits: PuzzleLimits) -> Object:
    """Write limits; what is not limited is left out."""
    data: Object = {}
    for key, bound in (("rows", limits.rows), ("cards", limits.cards)):
        if bound:
            data[key] = {BOUNDS[bound.exactly]: bound.number}
    if limits.use:
        data["use"] = list(limits.use)
    return data | {key: True for key in ("all_cards", "no_damage") if getattr(limits, key)}
