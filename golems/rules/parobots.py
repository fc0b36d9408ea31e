"""ParoBots: program cards and the AI die (Q)."""

from collections.abc import Iterator

from golems.rules.values import Command, Condition, Program, Row

DIE: tuple[Command, ...] = ("forward", "backward", "left", "right", "attack", "defend")  # Q2

# Q4
CARDS: dict[str, Program] = {
    "1A": (Condition("if", "right", "forward"), "attack", Condition("if", "right", "forward"), "die"),
    "1B": (Condition("if", "attack", "right"), "defend", Condition("if", "attack", "right"), "die"),
    "2A": ("forward", Condition("if", "attack", "forward"), "attack", "die"),
    "2B": ("die", Condition("if", "left", "forward"), "attack", "left"),
    "3A": ("defend", Condition("if", "attack", "left"), "die", "defend"),
    "3B": ("die", "die", Condition("if", "attack", "die"), "die"),
}


def dice_of(card: str) -> int:
    """Return how many die fields a card has."""
    return sum(row == "die" or (isinstance(row, Condition) and "die" in row) for row in CARDS[card])


def fill_in(card: str, rolls: tuple[Command, ...]) -> Program:
    """Return the program of a card with its die fields filled in order (Q3).

    >>> fill_in("2A", ("left",))
    ('forward', Condition(sense='if', yes='attack', no='forward'), 'attack', 'left')
    """
    left = iter(rolls)
    return tuple([_fill_row(row, left) for row in CARDS[card]])


def _fill_row(row: Row, rolls: Iterator[Command]) -> Row:
    if isinstance(row, Condition):
        return Condition(row.sense, *[next(rolls) if inner == "die" else inner for inner in row[1:]])
    return next(rolls) if row == "die" else row
