"""The moment that decided a game: found in its events, to be shown once more when the result is told."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from golems.drawing.beats import EventGroup
from golems.rules import events as happened
from golems.rules.values import Seat

DecidingKind: TypeAlias = Literal["blow", "blast", "water", "damage", "delivered", "goal"]
HARM = (happened.Damaged, happened.LifeLost, happened.Destroyed)


class TurningPoint(NamedTuple):
    """What decided a game in a beat; nobody may have done it, and it may have happened to nobody."""

    beat: int
    kind: DecidingKind
    row: int
    robot: Seat | None
    targets: tuple[Seat, ...]


def turning_point(groups: Sequence[EventGroup]) -> TurningPoint | None:
    """Return what decided the game that ends with these events: what reached the goal, or else the last harm
    that a loser took. There is none before the end, after somebody gave up, or if it lies in an earlier
    round."""
    last = groups[-1].events[-1] if groups else None
    if not isinstance(last, happened.GameEnded):
        return None
    if any(isinstance(event, happened.Resigned) for event in groups[-1].events):
        return None
    for beat in range(len(groups) - 1, -1, -1):
        if any(isinstance(event, happened.Resigned) for event in groups[beat].events):
            return None
        if found := decided_in(groups, beat, last.winners):
            return found
    return None


def decided_in(groups: Sequence[EventGroup], beat: int, winners: tuple[Seat, ...]) -> TurningPoint | None:
    """Return what decided the game in this beat, if anything did."""
    row, _, events = groups[beat]
    for event in events:
        if isinstance(event, happened.Delivered) and event.robot in winners:
            return TurningPoint(beat, "delivered", row, event.robot, ())
        if isinstance(event, happened.GoalAdvanced) and event.robot in winners and event.done:
            return TurningPoint(beat, "goal", row, event.robot, ())
    losers = [event.robot for event in events if isinstance(event, HARM) and event.robot not in winners]
    if not losers:
        return None
    kind, robot = cause_of(groups, beat, losers[0])
    return TurningPoint(beat, kind, row, robot, tuple(dict.fromkeys(losers)))


def cause_of(groups: Sequence[EventGroup], beat: int, hurt: Seat) -> tuple[DecidingKind, Seat | None]:
    """Return what hurt a golem, and who did that."""
    events: list[Any] = groups[beat].events
    for event in events:
        if isinstance(event, happened.Attacked) and hurt in event.targets and event.robot != hurt:
            return "blow", event.robot
        if isinstance(event, happened.Blast) and hurt in event.robots:
            return "blast", opener(groups, beat, event.cell)
    row = [event for group in groups[: beat + 1] if group.row == groups[beat].row for event in group.events]
    fell = any(isinstance(event, happened.Splashed) and event.robot == hurt for event in row)
    return ("water" if fell else "damage"), None


def opener(groups: Sequence[EventGroup], beat: int, cell: int) -> Seat | None:
    """Return who opened the barrel on this cell, in this beat or just before."""
    events = [event for group in groups[max(0, beat - 1) : beat + 1] for event in group.events]
    opened = [
        event.robot for event in events if isinstance(event, happened.BarrelOpened) and event.cell == cell
    ]
    return opened[-1] if opened else None
