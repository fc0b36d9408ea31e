"""All that comes into a round from outside: the event card, the programs, and what chance decided."""

from dataclasses import dataclass

from golems.rules.values import Bonus, Command, EventCard, Program, Seat


@dataclass(frozen=True, slots=True)
class Plan:
    """The input of one round, with one entry for each seat; a seat that needs none has an empty entry."""

    programs: tuple[Program, ...]
    event: EventCard = "nothing"
    random: tuple[tuple[int, ...], ...] = ()  # the rows, counted from 1, that E6 and E7 hit
    rolls: tuple[tuple[Command, ...], ...] = ()  # the AI die (Q3)
    bonus: tuple[Bonus | None, ...] = ()  # the bonus die (G2)
    resigned: tuple[Seat, ...] = ()  # the seats that resign before the round (V1, G11)
