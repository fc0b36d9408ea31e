"""Which programs are legal (P1-P4, G2, G3, G12)."""

from collections import Counter
from collections.abc import Iterator

from golems.rules.editions import EDITIONS
from golems.rules.event_kinds import EVENT_KINDS
from golems.rules.refusals import Illegal
from golems.rules.values import Bonus, Condition, EventCard, Loop, Position, Program, Robot, Row

ROWS = {"p4": (4, 2), "p3": (3, 1)}  # K1, K2: intact, damaged
GOLEM_ROWS = 4  # G3
LENGTH_CLAUSE = {"4.0": "P1", "3.0": "G3", "2.0": "2.0"}  # what says how many rows a program has
BONUS_CARDS: dict[Bonus, frozenset[str]] = {  # G2
    "loop": frozenset({"loop"}),
    "loop3": frozenset({"loop3"}),
    "condition": frozenset({"enemy?", "attacked?"}),
    "blank": frozenset(),
}
EVENT_BONUS = {kind.allows: card for card, kind in EVENT_KINDS.items() if kind.allows}  # P4


def rows_of(robot: Robot) -> int:
    """Return how many rows the processor gives now (K1, K2, L1)."""
    if robot.processor is None:
        return GOLEM_ROWS
    return ROWS[robot.processor]["processor" in robot.damaged]


def cards_of(row: Row, loops: dict[int, str]) -> Iterator[str]:
    """Yield the cards that a row is laid with, the outer one first."""
    if isinstance(row, Loop):
        yield loops[row.times]
        yield row.command
    elif isinstance(row, Condition):
        yield row.sense
        yield from cards_of(row.yes, loops)
        yield from cards_of(row.no, loops)
    elif row != "none":
        yield row


def check_program(
    position: Position,
    robot: Robot,
    program: Program,
    event: EventCard = "nothing",
    bonus: Bonus | None = None,
    free: bool = False,
    empty_rows: bool = False,
) -> None:
    """Raise if a program breaks the rules. `free` lifts all but the form of its rows, and `empty_rows` allows
    rows that were left empty when time was up (P8).

    >>> from golems.rules.field import field_of
    >>> from golems.rules.values import DEFAULTS, EAST
    >>> from golems.rules.editions import default_hand
    >>> red = Robot("red", 0, EAST, simple=True)
    >>> position = Position("4.0", field_of(2, ".."), "..", (red,), default_hand("4.0", DEFAULTS))
    >>> check_program(position, red, ("forward", "left", "attack", "stand"))
    >>> check_program(position, red, ("forward", "left", "attack"))
    Traceback (most recent call last):
    golems.rules.refusals.Illegal: programs.red: the program needs 4 rows, this one has 3 (P1)
    """
    path = f"programs.{robot.id}"
    nesting = position.edition != "4.0" and (free or position.mode == "autonomous")
    for number, row in enumerate(program, start=1):
        check_form(position.edition, row, nesting, f"{path}[{number - 1}]", number)
    if free:
        return
    if "none" in program and not empty_rows:
        raise Illegal("empty-row", path, "P1", row=program.index("none") + 1)
    check_length(position, robot, program, path)
    check_cards(position, program, path)
    if position.edition == "4.0":
        check_event(program, event, path)
    elif position.mode != "autonomous":
        check_bonus(position, program, bonus, path)


def check_form(edition: str, row: Row, nesting: bool, path: str, number: int) -> None:
    """Raise if the edition lacks a card of the row, or a card holds one that it may not hold (P2, P3)."""
    cards = EDITIONS[edition]
    if isinstance(row, Loop):
        if row.times not in cards.loops:
            card = f"loop{row.times}"
            raise Illegal("card-of-another-edition", path, "P3", row=number, card=card, edition=edition)
        check_command(edition, row.command, path, number)
    elif isinstance(row, Condition):
        if row.sense not in cards.senses:
            raise Illegal("card-of-another-edition", path, "P3", row=number, card=row.sense, edition=edition)
        for inner in (row.yes, row.no):
            if isinstance(inner, Loop) and not nesting:
                rule, card = "P2" if edition == "4.0" else "G3", cards.loops.get(inner.times, "loop3")
                raise Illegal("nesting", path, rule, row=number, card=card, edition=edition)
            if isinstance(inner, Loop):
                check_form(edition, inner, nesting, path, number)
            else:
                check_command(edition, inner, path, number)
    elif row != "none":
        check_command(edition, row, path, number)


def check_command(edition: str, command: str, path: str, number: int) -> None:
    if command == "die":
        raise Illegal("die", path, "Q3", row=number)
    if command == "none":
        raise Illegal("empty-inside", path, "P2", row=number)
    if command not in EDITIONS[edition].commands:
        raise Illegal("card-of-another-edition", path, "P3", row=number, card=command, edition=edition)


def check_length(position: Position, robot: Robot, program: Program, path: str) -> None:
    """Raise if the number of rows is wrong (P1, G3); a program of 2.0 may be shorter (2.0)."""
    expected = rows_of(robot)
    if position.edition == "2.0":
        if not 1 <= len(program) <= expected:
            raise Illegal("row-range", path, LENGTH_CLAUSE[position.edition], most=expected, got=len(program))
    elif len(program) != expected:
        raise Illegal("row-count", path, LENGTH_CLAUSE[position.edition], rows=expected, got=len(program))


def check_cards(position: Position, program: Program, path: str) -> None:
    """Raise if the program takes more cards of a kind than the hand holds (P4, G1)."""
    hand, edition = dict(position.hand), position.edition
    loops = EDITIONS[edition].loops
    used: Counter[str] = Counter()
    for number, row in enumerate(program, start=1):
        for card in cards_of(row, loops):
            used[card] += 1
            if used[card] > hand[card]:
                rule, holds = "P4" if edition == "4.0" else "G1", hand[card]
                raise Illegal(
                    "too-many-cards", path, rule, row=number, card=card, holds=holds, edition=edition
                )


def check_event(program: Program, event: EventCard, path: str) -> None:
    """Raise if Loop is laid outside a Loop round or Condition outside a Condition round (P4)."""
    for number, row in enumerate(program, start=1):
        for card in cards_of(row, {2: "loop"}):
            if EVENT_BONUS.get(card, event) != event:
                allows = EVENT_KINDS[event].allows or "none"
                raise Illegal("wrong-round", path, "P4", row=number, card=card, allows=allows)


def check_bonus(position: Position, program: Program, bonus: Bonus | None, path: str) -> None:
    """Raise if a bonus card was not rolled, or is laid more than once (G2)."""
    allowed = BONUS_CARDS[bonus or "blank"]
    edition, bonuses = position.edition, 0
    commands = EDITIONS[edition].commands
    for number, row in enumerate(program, start=1):
        for card in cards_of(row, EDITIONS[edition].loops):
            if card in commands:
                continue
            bonuses += 1
            if card not in allowed:
                raise Illegal("not-rolled", path, "G2", row=number, card=card, edition=edition)
            if bonuses > 1:
                raise Illegal("bonus-twice", path, "G2", row=number)
