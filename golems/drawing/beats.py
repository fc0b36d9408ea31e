"""Beats: the events of a round in groups that are seen at once, cause before effect."""

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from golems.rules import events as happened
from golems.rules.editions import EDITIONS
from golems.rules.legal import bonus_cards, throws_bonus_die
from golems.rules.parobots import CARDS
from golems.rules.table import Event
from golems.rules.values import Condition, EventCard, Loop, Position, Row

# The stage of each kind of event, and the order of steps in it. A robot's steps must come in this order:
# one that is not later than its last one belongs to another pass.
STAGES: dict[type, tuple[str, int]] = {
    happened.Resigned: ("resign", 0),
    happened.CardDrawn: ("card", 0),
    happened.Frozen: ("card", 1),
    happened.Thawed: ("card", 1),
    happened.RowLost: ("card", 1),
    happened.RowsSwapped: ("card", 1),
    happened.Rolled: ("dice", 0),
    happened.Revealed: ("reveal", 0),
    happened.Checked: ("check", 0),
    happened.Ignored: ("step", 0),
    happened.EffortForgotten: ("step", 1),
    happened.EffortSpent: ("step", 1),
    happened.Pushed: ("step", 2),
    happened.Moved: ("step", 4),
    happened.Swept: ("step", 4),
    happened.Turned: ("step", 4),
    happened.Blocked: ("step", 4),
    happened.Dug: ("step", 4),
    happened.Swallowed: ("ground", 0),
    happened.Floated: ("ground", 0),
    happened.Drifted: ("ground", 0),
    happened.Sunk: ("ground", 0),
    happened.Teleported: ("portal", 0),
    happened.Waits: ("portal", 0),
    happened.Splashed: ("harm", 0),
    happened.Left: ("out", 0),
    happened.Stuck: ("out", 0),
    happened.Attacked: ("aim", 0),
    happened.Defended: ("aim", 0),
    happened.BarrelOpened: ("barrels", 0),
    happened.BarrelLost: ("barrels", 0),
    happened.Taken: ("barrels", 0),
    happened.Blast: ("blast", 0),
    happened.TokenRemoved: ("tokens", 0),
    happened.WaitEnded: ("tokens", 0),
    happened.DamageSummed: ("harm", 0),
    happened.Damaged: ("harm", 0),
    happened.LifeLost: ("harm", 0),
    happened.Destroyed: ("harm", 0),
    happened.Dropped: ("blows", 0),
    happened.Repaired: ("repair", 0),
    happened.Removed: ("end", 0),
    happened.Delivered: ("end", 0),
    happened.GoalAdvanced: ("end", 0),
    happened.StoodOnIce: ("end", 0),
    happened.RoundEnded: ("end", 0),
    happened.Recharged: ("end", 0),
    happened.GameEnded: ("end", 0),
}
# Events that have another stage by their clause.
BY_CLAUSE: dict[tuple[type, str], tuple[str, int]] = {
    (happened.Turned, "T2"): ("line", 0),
    (happened.Turned, "T3"): ("line", 0),
    (happened.Turned, "T4"): ("step", 3),
    (happened.Ignored, "G9"): ("barrels", 0),
    (happened.Splashed, "G10"): ("step", 0),
    (happened.LifeLost, "G10"): ("step", 1),
    (happened.Destroyed, "G10"): ("step", 2),
    (happened.Defended, "G8"): ("blows", 0),
    (happened.LifeLost, "G8"): ("blows", 0),
    (happened.Destroyed, "G8"): ("blows", 0),
}
# The phase of a stage; other stages belong to the phase before them.
PHASES = {
    "resign": "event",
    "card": "event",
    "dice": "roll",
    "reveal": "reveal",
    "check": "condition",
    "step": "movement",
    "aim": "action",
    "barrels": "action",
    "blast": "action",
    "blows": "action",
    "repair": "action",
    "end": "end",
}
# Stages that are seen with the one before them: all strike together, and a blow comes with its result.
JOINS: dict[str, frozenset[str]] = {
    "aim": frozenset({"barrels", "tokens", "harm", "blows"}),
    "barrels": frozenset({"tokens", "harm", "blows"}),
    "blast": frozenset({"barrels", "tokens", "harm"}),
    "tokens": frozenset({"harm"}),
}
# The phases of a row in their order; in the card games everybody moves before a condition looks (G4).
ROW_PHASES = ("condition", "movement", "second", "action")
DUEL_ROW_PHASES = ("movement", "second", "condition", "action")
REACTIONS = frozenset({"G5", "G6"})  # conditions whose movement is carried out right after them (G4)
OPENS = frozenset({happened.Splashed, happened.GameEnded})  # begin a beat, unless they are a step
SLIDE = "M8"


class EventGroup(NamedTuple):
    """Events that are seen at once."""

    row: int
    phase: str
    events: list[Event]


class BeatCutter:
    """The state of a round while it is cut into beats."""

    def __init__(self) -> None:
        self.row = 0
        self.stage = ""
        self.phase = "event"
        self.reacts = False  # whether the condition looked at last acts at once
        self.rows: tuple[Row | None, ...] = ()  # the rows that were revealed
        self.last: dict[object, int] = {}  # the last step of each robot in this beat

    def comes(self, event: Event) -> bool:
        """Tell whether a new beat begins with this event, and note the event."""
        stage, order = stage_of(event)
        robot = getattr(event, "robot", None)
        again = stage == "step" and order <= self.last.get(robot, -1)
        joins = stage == self.stage or stage in JOINS.get(self.stage, ())
        opens = type(event) in OPENS and stage != "step"
        new = again or not joins or event.row != self.row or opens
        if new:
            self.phase = self.next_phase(event, stage, again)
            self.row, self.last = event.row, {}
        self.stage = stage
        if isinstance(event, happened.Revealed):
            self.rows = event.rows
        if isinstance(event, happened.Checked):
            self.reacts = event.rule in REACTIONS
        self.last[robot] = order
        return new

    def next_phase(self, event: Event, stage: str, again: bool) -> str:
        if self.follows_condition(event, stage):
            return "reaction"
        if again:
            return self.phase if event.rule == SLIDE or not self.loops(event) else "second"
        if event.row == 0 and self.row:
            return "end"
        if self.phase == "second" and stage == "step" and event.row == self.row:
            return self.phase
        later = "movement" if self.phase in ("reveal", "condition") else self.phase
        return PHASES.get(stage, later)

    def follows_condition(self, event: Event, stage: str) -> bool:
        """Tell whether this movement was chosen by a condition of the older editions (G4)."""
        since = self.phase == "reaction" or (self.phase == "condition" and self.reacts)
        return since and stage == "step" and event.row == self.row

    def loops(self, event: Event) -> bool:
        row = self.rows[event.robot]  # type: ignore[attr-defined]
        parts = row[1:] if isinstance(row, Condition) else (row,)
        return any(isinstance(part, Loop) for part in parts)


def stage_of(event: Event) -> tuple[str, int]:
    return BY_CLAUSE.get((type(event), event.rule)) or STAGES[type(event)]


def beats_of(events: Iterable[Event]) -> Iterator[EventGroup]:
    """Yield the events of a round, beat by beat."""
    cut, group = BeatCutter(), EventGroup(0, "", [])
    for event in events:
        if cut.comes(event):
            if group.events:
                yield group
            group = EventGroup(cut.row, cut.phase, [])
        group.events.append(event)
    if group.events:
        yield group


# ---------------------------------------------------------------- what a row can have


def phases_of_rows(
    position: Position, event: EventCard | None, seen: Collection[str] = ()
) -> tuple[str, ...]:
    """Return the phases that the rows of a round can have, in order: without a Condition card nobody looks,
    without a Loop nobody moves twice. `seen` are the phases of what was played, which
    nothing binds where cards are free."""
    edition = EDITIONS[position.edition]
    cards = cards_in_play(position, event or "nothing")
    can = {"movement", "action", *seen}
    can |= {"second"} if cards & {*edition.loops.values()} else set()
    can |= {"condition"} if cards & edition.senses else set()
    order = ROW_PHASES if position.edition == "4.0" else DUEL_ROW_PHASES
    return tuple([phase for phase in order if phase in can])


def cards_in_play(position: Position, event: EventCard) -> frozenset[str]:
    """Return the bonus cards that somebody may play in this round: golems from the hand, ParoBots by their
    cards."""
    edition = EDITIONS[position.edition]
    bonus = bonus_cards(position, event, None)
    if throws_bonus_die(position):
        bonus = frozenset(edition.cards) - edition.commands
    held = bonus & {card for card, count in position.hand if count}
    robots = [robot for robot in position.robots if robot.bot and not robot.out]
    rows = [row for robot in robots for row in CARDS[robot.bot or ""]]
    return held | {row.sense for row in rows if isinstance(row, Condition)}
