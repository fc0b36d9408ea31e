"""Every legal program, as `check_program` defines it (P1-P4, G2, G3, G12)."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias, get_args

from golems.rules.editions import EDITIONS
from golems.rules.event_kinds import EVENT_KINDS
from golems.rules.programs import BONUS_CARDS, cards_of, rows_of
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
ROLL = "roll"  # the cost of a bonus row where the die allows one (G2)

Cards: TypeAlias = dict[str, int]
CardsLeft: TypeAlias = tuple[tuple[str, int], ...]  # the same in a form that can be a key
NextRows: TypeAlias = Callable[[CardsLeft], list[tuple[Row, CardsLeft]]]


class RowChoice(NamedTuple):
    """A row that may be laid, and the cards it takes from the hand."""

    row: Row
    cards: tuple[tuple[str, int], ...]

    def fits(self, left: Cards) -> bool:
        return all(left[card] >= count for card, count in self.cards)

    def taken_from(self, left: Cards) -> Cards:
        return left | {card: left[card] - count for card, count in self.cards}


# ---------------------------------------------------------------- what this round allows


def bonus_cards(position: Position, event: EventCard, bonus: Bonus | None) -> frozenset[str]:
    """Return the bonus cards that may be laid now (P4, G2, G12)."""
    edition = EDITIONS[position.edition]
    if position.edition == "4.0":
        allowed = EVENT_KINDS[event].allows
        return frozenset([allowed] if allowed else [])
    if position.mode == "autonomous":
        return frozenset(edition.loops.values()) | edition.senses
    return BONUS_CARDS[bonus or "blank"]


def throws_bonus_die(position: Position) -> bool:
    """Tell whether the bonus die is thrown: the hand must hold a bonus card (G2, G12, G15)."""
    if position.edition == "4.0" or position.mode == "autonomous":
        return False
    return any(count for card, count in position.hand if card not in EDITIONS[position.edition].commands)


def lengths(position: Position, robot: Robot) -> range:
    """Return how many rows a program may have (P1, G3); a program of 2.0 may be shorter than the most."""
    most = rows_of(robot)
    return range(1 if position.edition == "2.0" else most, most + 1)


def rows_allowed(position: Position, event: EventCard, bonus: Bonus | None) -> tuple[Row, ...]:
    """Return every row for which the hand has enough cards, taken alone."""
    return tuple([choice.row for choice in choices(position, event, bonus)])


# ---------------------------------------------------------------- rows


def choices(position: Position, event: EventCard, bonus: Bonus | None) -> tuple[RowChoice, ...]:
    allowed = bonus_cards(position, event, bonus)
    return choices_from(position.edition, position.mode, position.hand, allowed)


@lru_cache(maxsize=256)
def choices_from(edition: str, mode: Mode, hand: Hand, allowed: frozenset[str]) -> tuple[RowChoice, ...]:
    left = cards_in(hand)
    found = [RowChoice(row, cost_of(edition, mode, row)) for row in all_rows(edition, mode, allowed)]
    return tuple([choice for choice in found if choice.fits(left)])


def all_rows(edition: str, mode: Mode, allowed: frozenset[str]) -> Iterator[Row]:
    """Yield commands, then Loops, then conditions."""
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
    """Yield every legal program once, shorter ones first, rows in the order of `rows_allowed`.

    >>> from golems.rules.editions import default_hand
    >>> from golems.rules.field import field_of
    >>> from golems.rules.values import DEFAULTS, EAST
    >>> red = Robot("red", 0, EAST, processor="p3", damaged=frozenset({"processor"}))
    >>> position = Position("4.0", field_of(2, ".."), "..", (red,), default_hand("4.0", DEFAULTS))
    >>> [program for (program,) in legal_programs(position, red)]
    ['forward', 'backward', 'left', 'right', 'stand', 'attack', 'defend']
    >>> len(list(legal_programs(position, red, event="loop")))
    14
    """
    found = choices(position, event, bonus)
    return programs_from(found, position.hand, lengths(position, robot))


def programs_from(found: Sequence[RowChoice], hand: Hand, possible: range) -> Iterator[Program]:
    """Yield every program of these rows for which the hand has enough cards."""
    next_rows = laying(found)

    def extended(program: Program, missing: int, left: CardsLeft) -> Iterator[Program]:
        if missing == 1:
            yield from [(*program, row) for row, _ in next_rows(left)]
            return
        for row, rest in next_rows(left):
            yield from extended((*program, row), missing - 1, rest)

    for length in possible:
        yield from extended((), length, tuple(cards_in(hand).items()))


def laying(found: Sequence[RowChoice]) -> NextRows:
    """Return a function that lists which of these rows may be laid next with the cards left, and what is left
    then; it remembers its answers."""

    @cache
    def next_rows(left: CardsLeft) -> list[tuple[Row, CardsLeft]]:
        cards = dict(left)
        fitting = [choice for choice in found if choice.fits(cards)]
        return [(choice.row, tuple(choice.taken_from(cards).items())) for choice in fitting]

    return next_rows
