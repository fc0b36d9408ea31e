"""All that comes into a round from outside: cards, programs, and what chance decided."""

from dataclasses import dataclass

from golems.rules.values import Bonus, Command, EventCard, Program, Seat


@dataclass(frozen=True, slots=True)
class Plan:
    """One entry for each seat; a seat that needs none has an empty one."""

    programs: tuple[Program, ...]
    event: EventCard = "nothing"
    random: tuple[tuple[int, ...], ...] = ()  # rows, from 1, that E6 and E7 take
    rolls: tuple[tuple[Command, ...], ...] = ()  # the AI die (Q3)
    bonus: tuple[Bonus | None, ...] = ()  # the bonus die (G2)
    resigned: tuple[Seat, ...] = ()  # those who give the game up before it (V1, G11)
