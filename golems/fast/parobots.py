"""ParoBots: program cards and the AI die (Q)."""

from collections.abc import Iterator, Sequence

from golems.rules.values import Command, Condition, Program, Row

# Q4, in the short form of the rulebook.
SHORT = "?R:F A ?R:F *, ?A:R D ?A:R *, F ?A:F A *, * ?L:F A L, D ?A:L * D, * * ?A:* *"
NAMES = ("1A", "1B", "2A", "2B", "3A", "3B")
SIGNS: dict[str, Command] = {
    "F": "forward",
    "L": "left",
    "R": "right",
    "A": "attack",
    "D": "defend",
    "*": "die",
}
CARDS = {name: card.split() for name, card in zip(NAMES, SHORT.split(", "), strict=True)}


def program_of(card: str, rolls: Sequence[Command]) -> Program:
    """Return the program of a card with its die fields filled in order (Q3)."""
    left = iter(rolls)
    return tuple([row_of(sign, left) for sign in CARDS[card]])


def row_of(sign: str, rolls: Iterator[Command]) -> Row:
    if sign[0] == "?":
        yes, no = [command_of(inner, rolls) for inner in sign[1:].split(":")]
        return Condition("if", yes, no)
    return command_of(sign, rolls)


def command_of(sign: str, rolls: Iterator[Command]) -> Command:
    return next(rolls) if sign == "*" else SIGNS[sign]
