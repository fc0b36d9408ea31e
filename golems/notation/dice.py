"""Dice that draw from a seed what a round needs and nobody has given."""

import random
from collections.abc import Callable
from functools import cached_property
from typing import TypeVar

from golems.notation.reading import Json, Malformed
from golems.rules.event_kinds import EVENT_KINDS
from golems.rules.parobots import DIE, dice_of
from golems.rules.refusals import Illegal
from golems.rules.values import Bonus, Command, EventCard, Robot

BONUS_DIE: tuple[Bonus, ...] = ("loop", "loop3", "condition", "blank", "blank", "blank")  # G2

T = TypeVar("T")


class Dice:
    """Draws what is missing and remembers it in the form in which it would have been given. Without a seed
    nothing may be missing."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed
        self.drawn: dict[str, dict[str, Json]] = {}

    @cached_property
    def source(self) -> random.Random:
        return random.Random(self.seed)

    def remember(self, kind: str, robot: Robot, draw: Callable[[], T]) -> T:
        if self.seed is None:
            raise Malformed("record-missing", kind, robot=robot.id, key=kind)
        drawn = draw()
        self.drawn.setdefault(kind, {})[robot.id] = list(drawn) if isinstance(drawn, tuple) else drawn
        return drawn

    def bonus(self, robot: Robot) -> Bonus:
        return self.remember("bonus", robot, lambda: self.source.choice(BONUS_DIE))

    def rolls(self, robot: Robot, given: tuple[Command, ...]) -> tuple[Command, ...]:
        """Return one face for every die field of the robot's card (Q3)."""
        needed = dice_of(robot.bot) if robot.bot and not robot.out else 0
        if len(given) >= needed:
            return given[:needed]
        missing = needed - len(given)
        return self.remember("rolls", robot, lambda: (*given, *self.source.choices(DIE, k=missing)))

    def rows(self, robot: Robot, event: EventCard, length: int, given: tuple[int, ...]) -> tuple[int, ...]:
        """Return the rows of a program of this length that chance takes (E6, E7)."""
        kind = EVENT_KINDS[event]
        needed = kind.draws if kind.draws <= length else 0
        rows = given[:needed]
        if len(rows) < needed:
            left = [number for number in range(1, length + 1) if number not in rows]
            rows = self.remember(
                "random", robot, lambda: (*given, *self.source.sample(left, needed - len(given)))
            )
        if any(number > length for number in rows) or len(set(rows)) < needed:
            raise Illegal("random-rows", f"random.{robot.id}", kind.clause, count=needed, rows=length)
        return rows
