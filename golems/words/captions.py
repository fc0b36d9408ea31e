"""Captions: what happens at once in one or two short sentences, a blow told once with what comes of it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from golems.rules import events as happened
from golems.rules.surfaces import BY_SIGN
from golems.rules.table import Event
from golems.rules.values import WALL, Facing, Seat
from golems.words.story import NONE, Teller

MOST = 2  # sentences
FEW = 2  # golems whose steps are told one by one

# How much an event matters to who watches; one that is not here is seen or told with another one.
WEIGHTS: dict[type, int] = {
    happened.Resigned: 8,
    happened.CardDrawn: 8,
    happened.Rolled: 3,
    happened.Checked: 4,
    happened.Ignored: 5,
    happened.Pushed: 4,
    happened.Moved: 1,
    happened.Swept: 4,
    happened.Turned: 1,
    happened.Blocked: 6,
    happened.Dug: 5,
    happened.EffortSpent: 4,
    happened.Swallowed: 5,
    happened.Floated: 3,
    happened.Sunk: 4,
    happened.Teleported: 5,
    happened.Waits: 4,
    happened.WaitEnded: 3,
    happened.Splashed: 7,
    happened.Left: 4,
    happened.Stuck: 5,
    happened.Attacked: 5,
    happened.Defended: 2,
    happened.BarrelLost: 4,
    happened.Taken: 5,
    happened.Blast: 8,
    happened.TokenRemoved: 3,
    happened.LifeLost: 6,
    happened.Destroyed: 7,
    happened.Repaired: 6,
    happened.Removed: 3,
    happened.Delivered: 7,
    happened.GoalAdvanced: 5,
    happened.StoodOnIce: 4,
    happened.Recharged: 5,
    happened.GameEnded: 9,
}
STEPS = (happened.Moved, happened.Turned)
PLAIN = frozenset({"M1", "M2", "M9"})  # the clauses of steps that everybody sees coming
QUIET = (happened.Checked, happened.Rolled, happened.GameEnded)  # shown by signs, or told by the result
SEEN: dict[type, str] = {  # where and how much is seen on the board
    happened.Pushed: "push",
    happened.Teleported: "portal",
    happened.Defended: "shield",
}
CLASH = frozenset({"M4", "M5"})  # golems that are in each other's way


class Caption(NamedTuple):
    """A short sentence about an event; `heard` is what is said aloud, if anything."""

    text: str
    heard: str
    event: Event
    weight: int


Outcome: TypeAlias = tuple[str, int, dict[str, object]]  # what came of a blow, how much it matters, and facts


class Captioner:
    """Tells groups of events of one game in short."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.say = teller.say

    def tell(self, events: Sequence[Event], facings: Sequence[Facing]) -> tuple[Caption, ...]:
        """Return the captions of events that are seen at once; `facings` are those before the events."""
        found = self.steps(events, facings) or self.all(events, facings)
        chosen = sorted(found, key=lambda caption: -caption.weight)[:MOST]
        return tuple([caption for caption in found if caption in chosen])

    # ------------------------------------------------------------ steps

    def steps(self, events: Sequence[Event], facings: Sequence[Facing]) -> list[Caption]:
        """Return one caption for all, where many golems go or turn and nothing else happens."""
        movers = {event.robot for event in events if isinstance(event, STEPS)}
        if len(movers) <= FEW or not all(is_plain(event) for event in events):
            return []
        robots = self.teller.language.together([self.teller.robot(seat) for seat in sorted(movers)])
        return [Caption(self.say("caption-all-move", robots=robots), "", events[0], 1)]

    def step(self, event: Any, facings: Sequence[Facing]) -> str:
        robot, facing = self.teller.robot(event.robot), facings[event.robot]
        if isinstance(event, happened.Turned):
            way = "right" if (event.facing - facing) % 4 == 1 else "left"
        else:
            ahead = self.teller.position.field.ahead[facing][event.cell]
            way = "ahead" if ahead == event.to else "back"
        return self.say("caption-step", robot=robot, way=way)

    # ------------------------------------------------------------ anything else

    def all(self, events: Sequence[Event], facings: Sequence[Facing]) -> list[Caption]:
        struck = {seat for event in events if isinstance(event, happened.Attacked) for seat in event.targets}
        captions = [
            caption
            for event in events
            if type(event) in WEIGHTS and not is_told_elsewhere(event, events, struck)
            for caption in [self.one(event, events, facings)]
        ]
        return list({caption.text: caption for caption in captions}.values())

    def one(self, event: Any, events: Sequence[Event], facings: Sequence[Facing]) -> Caption:
        weight = WEIGHTS[type(event)]
        if isinstance(event, happened.Attacked):
            return self.blow(event, events)
        if isinstance(event, happened.Blast):
            return self.boom(event, events)
        if isinstance(event, STEPS) and is_plain(event):
            return Caption(self.step(event, facings), "", event, weight)
        if isinstance(event, happened.Blocked) and event.rule in CLASH:
            seats = sorted({event.robot, *event.others})
            robots = self.teller.language.together([self.teller.robot(seat) for seat in seats])
            text = self.say("caption-clash", robots=robots, count=len(seats))
            return Caption(text, text, event, weight)
        if type(event) in SEEN:
            facts = {"robot": self.teller.robot(event.robot), "barrels": getattr(event, "barrels", 0)}
            text = self.say(f"caption-seen-{SEEN[type(event)]}", **facts)
            return Caption(text, text, event, weight)
        text = self.teller.tell(event).text
        return Caption(text, "" if isinstance(event, QUIET) else text, event, weight)

    def blow(self, event: happened.Attacked, events: Sequence[Event]) -> Caption:
        """Return a blow with what comes of it: the barrel breaks, a part is damaged, nothing is there."""
        robot = self.teller.robot(event.robot)
        kind, weight, facts = max(self.outcomes(event, events), key=lambda found: found[1])
        facts = {"robot": robot, "cells": self.cells(event.cells), **facts}
        texts = [self.say(name, **facts) for name in (f"caption-blow-{kind}", f"heard-blow-{kind}")]
        return Caption(texts[0], texts[1], event, weight)

    def outcomes(self, blow: happened.Attacked, events: Sequence[Event]) -> list[Outcome]:
        board = self.teller.position.board
        stands = any(board[cell] == WALL for cell in blow.cells)
        found: list[Outcome] = [("wall" if stands else "missed", 2, {})]
        found += [self.hit(seat, events) for seat in blow.targets]
        for event in events:
            if isinstance(event, happened.BarrelOpened) and event.robot == blow.robot:
                found.append((f"barrel-{event.contents}", 6, {}))
            elif isinstance(event, happened.BarrelLost) and event.robot == blow.robot:
                found.append(("barrel-lost", 5, {}))
            elif isinstance(event, happened.TokenRemoved) and event.cell in blow.cells:
                found.append((str(BY_SIGN[event.token].tokens[-1]), 4, {}))
        return found

    def hit(self, seat: Seat, events: Sequence[Event]) -> Outcome:
        """Return what a blow does to a golem: the worst of all that happens to it."""
        own = [event for event in events if getattr(event, "robot", None) == seat]
        facts: dict[str, object] = {"target": self.teller.robot(seat), "part": NONE}
        for kind, tell in HITS:
            if found := [event for event in own if isinstance(event, kind)]:
                name, weight, more = tell(found[-1])
                return name, weight, facts | self.named(more)
        return "struck", 5, facts

    def named(self, facts: dict[str, Any]) -> dict[str, object]:
        part = facts.get("part")
        return {**facts, "part": self.say(f"part-{part}")} if part else facts

    def boom(self, event: happened.Blast, events: Sequence[Event]) -> Caption:
        fallen = {each.robot for each in events if isinstance(each, happened.Destroyed)}
        hurt = [seat for seat in event.robots if seat in fallen] or list(event.robots)
        robots = self.teller.language.together([self.teller.robot(seat) for seat in hurt])
        kind = ("destroyed" if set(hurt) <= fallen else "hit") if hurt else NONE
        text = self.say("caption-blast", kind=kind, robots=robots, count=len(hurt))
        return Caption(text, text, event, WEIGHTS[happened.Blast])

    def cells(self, cells: Iterable[int]) -> str:
        return self.teller.language.together([self.teller.cell(cell) for cell in cells]) or NONE


# What may become of a golem that is hit, the worst first: the message, how much it matters, and its facts.
HITS: tuple[tuple[type, Callable[[Any], Outcome]], ...] = (
    (happened.Destroyed, lambda event: ("destroyed", 8, {})),
    (happened.Dropped, lambda event: ("dropped", 6, {})),
    (happened.LifeLost, lambda event: ("life", 7, {"lives": event.lives})),
    (happened.Damaged, lambda event: ("damaged" if event.part else "harmed", 7, {"part": event.part})),
    (happened.Defended, lambda event: ("defended", 6, {})),
    (happened.DamageSummed, lambda event: ("struck" if event.total else "defended", 6, {})),
)


def is_plain(event: Event) -> bool:
    return isinstance(event, STEPS) and event.rule in PLAIN


def is_told_elsewhere(event: Any, events: Sequence[Event], struck: set[Seat]) -> bool:
    """Tell whether a blow or a blast of the same beat tells this event too, or nothing has come of it."""
    blows = any(isinstance(each, happened.Attacked) for each in events)
    blasts = {seat for each in events if isinstance(each, happened.Blast) for seat in each.robots}
    if isinstance(event, happened.CardDrawn):
        return event.event == "nothing"
    if isinstance(event, happened.Defended | happened.LifeLost | happened.Destroyed):
        return event.robot in struck | blasts
    if isinstance(event, happened.BarrelLost):
        return event.robot is not None and blows
    if isinstance(event, happened.Moved):
        return any(isinstance(each, happened.Pushed) and each.robot == event.robot for each in events)
    return isinstance(event, happened.TokenRemoved) and blows
