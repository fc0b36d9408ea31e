"""Every program that may be laid, as `check_program` has it (P1-P4, G2, G3, G12)."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias, get_args

from golems.rules.editions import EDITIONS
from golems.rules.programs import BONUS_CARDS, EVENT_BONUS, cards_of, rows_of
from golems.rules.values import (
    Bonus,
    Command,
    Condition,
    EventCard,
    Hand,
    Loop,
    Mode,
    Position,
    Program,
    Robot,
    Row,
    Sense,
)

COMMANDS: tuple[Command, ...] = get_args(Command)
SENSES: tuple[Sense, ...] = get_args(Sense)
ROLL = "roll"  # what a bonus row costs where the die allows one (G2)

Cards: TypeAlias = dict[str, int]
Left: TypeAlias = tuple[tuple[str, int], ...]  # the same, to be remembered
NextRows: TypeAlias = Callable[[Left], list[tuple[Row, Left]]]


class Choice(NamedTuple):
    """A row, and what it takes from the hand."""

    row: Row
    cards: tuple[tuple[str, int], ...]

    def fits(self, left: Cards) -> bool:
        return all(left[card] >= count for card, count in self.cards)

    def taken_from(self, left: Cards) -> Cards:
        return left | {card: left[card] - count for card, count in self.cards}


# ---------------------------------------------------------------- what this round allows


def bonus_cards(position: Position, event: EventCard, bonus: Bonus | None) -> frozenset[str]:
    """P4, G2, G12: the bonus cards that may be laid now."""
    edition = EDITIONS[position.edition]
    if position.edition == "4.0":
        return frozenset([card for card, allowing in EVENT_BONUS.items() if allowing == event])
    if position.mode == "autonomous":
        return frozenset(edition.loops.values()) | edition.senses
    return BONUS_CARDS[bonus or "blank"]


def throws_bonus_die(position: Position) -> bool:
    """G2, G12, G15: only where the hand holds a bonus card that a roll may allow."""
    if position.edition == "4.0" or position.mode == "autonomous":
        return False
    return any(count for card, count in position.hand if card not in EDITIONS[position.edition].commands)


def lengths(position: Position, robot: Robot) -> range:
    """P1, G3; a program of 2.0 may be shorter."""
    most = rows_of(robot)
    return range(1 if position.edition == "2.0" else most, most + 1)


def rows_allowed(position: Position, event: EventCard, bonus: Bonus | None) -> tuple[Row, ...]:
    """Every row that the hand suffices for, taken alone."""
    return tuple([choice.row for choice in choices(position, event, bonus)])


# ---------------------------------------------------------------- rows


def choices(position: Position, event: EventCard, bonus: Bonus | None) -> tuple[Choice, ...]:
    allowed = bonus_cards(position, event, bonus)
    return choices_from(position.edition, position.mode, position.hand, allowed)


@lru_cache(maxsize=256)
def choices_from(edition: str, mode: Mode, hand: Hand, allowed: frozenset[str]) -> tuple[Choice, ...]:
    left = cards_in(hand)
    found = [Choice(row, cost_of(edition, mode, row)) for row in all_rows(edition, mode, allowed)]
    return tuple([choice for choice in found if choice.fits(left)])


def all_rows(edition: str, mode: Mode, allowed: frozenset[str]) -> Iterator[Row]:
    """Commands, then Loops, then conditions."""
    cards = EDITIONS[edition]
    commands = [command for command in COMMANDS if command in cards.commands]
    loops = [
        Loop(times, command) for times, card in cards.loops.items() if card in allowed for command in commands
    ]
    inner = [*commands, *loops] if mode == "autonomous" else commands
    yield from commands
    yield from loops
    for sense in SENSES:
        if sense in allowed:
            yield from [Condition(sense, yes, no) for yes in inner for no in inner]


def cost_of(edition: str, mode: Mode, row: Row) -> tuple[tuple[str, int], ...]:
    cards = Counter(cards_of(row, EDITIONS[edition].loops))
    if not isinstance(row, str) and edition != "4.0" and mode != "autonomous":
        cards[ROLL] = 1
    return tuple(cards.items())


def cards_in(hand: Hand) -> Cards:
    return {**dict(hand), ROLL: 1}


# ---------------------------------------------------------------- programs


def legal_programs(
    position: Position, robot: Robot, event: EventCard = "nothing", bonus: Bonus | None = None
) -> Iterator[Program]:
    """Every legal program once, shorter ones first, rows in the order of `rows_allowed`."""
    found = choices(position, event, bonus)
    return programs_from(found, position.hand, lengths(position, robot))


def programs_from(found: Sequence[Choice], hand: Hand, possible: range) -> Iterator[Program]:
    """Of these rows, as far as the hand suffices."""
    next_rows = laying(found)

    def extended(program: Program, missing: int, left: Left) -> Iterator[Program]:
        if missing == 1:
            yield from [(*program, row) for row, _ in next_rows(left)]
            return
        for row, rest in next_rows(left):
            yield from extended((*program, row), missing - 1, rest)

    for length in possible:
        yield from extended((), length, tuple(cards_in(hand).items()))


def laying(found: Sequence[Choice]) -> NextRows:
    """Which of these rows may be laid next, by the cards that are left, and what is left then: found out once
    for the same cards."""

    @cache
    def next_rows(left: Left) -> list[tuple[Row, Left]]:
        cards = dict(left)
        fitting = [choice for choice in found if choice.fits(cards)]
        return [(choice.row, tuple(choice.taken_from(cards).items())) for choice in fitting]

    return next_rows
