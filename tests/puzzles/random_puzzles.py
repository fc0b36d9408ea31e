"""Random puzzles, small enough that every program can be tried."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from golems.puzzles.documents import read_puzzle
from golems.puzzles.goals import PuzzleGoal
from golems.puzzles.judge import runs
from golems.puzzles.programs import rows_of
from golems.puzzles.puzzle import Puzzle
from golems.rules.refusals import Refusal

SIGNS = {"4.0": "......#~=iiss─│└a", "3.0": ".......#~"}
CARDS = {
    "4.0": ("forward", "backward", "left", "right", "stand", "attack", "defend", "loop", "if"),
    "3.0": ("forward", "backward", "left", "right", "attack", "take", "loop", "loop3", "enemy?", "attacked?"),
}
BONUSES = {"loop", "loop3", "if", "enemy?", "attacked?"}
NAMES = ("red", "blue", "green")
PROGRAMS = ("", "F", "A A", "F L A", "B D R F")


def random_puzzles(seeds: Iterable[int]) -> Iterator[Puzzle]:
    """Yield random puzzles; drafts that are not possible are thrown away."""
    for seed in seeds:
        chance = random.Random(seed)
        try:
            puzzle = read_puzzle(Draft(chance).document())
        except Refusal:
            continue
        yield puzzle if chance.random() < 0.3 else asking_for_what_happens(puzzle, chance)


def asking_for_what_happens(puzzle: Puzzle, chance: random.Random) -> Puzzle:
    """Return the puzzle with the goal to come to where some program leads, so that there is often a
    solution."""
    rows = rows_of(puzzle)
    attempt = [tuple(chance.choices(rows, k=puzzle.rows)) for _ in range(puzzle.rounds)]
    robot = runs(puzzle, attempt)[0].position.robots[puzzle.control[0]]
    if robot.out:
        return puzzle
    return replace(puzzle, goals=(PuzzleGoal("reach", puzzle.control[0], robot.cell, robot.facing),))


class Draft:
    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.edition = chance.choice(("4.0", "4.0", "3.0"))
        self.width, self.height = chance.choice(((3, 3), (4, 3), (2, 4)))
        self.cells = [f"{x}{y}" for x, y in product("abcd"[: self.width], range(1, self.height + 1))]
        self.names = NAMES[: chance.choice((1, 1, 2, 2, 3))]
        self.control = self.names[: 2 if chance.random() < 0.3 else 1]
        self.rounds = chance.choice((1, 1, 2))

    def document(self) -> dict[str, Any]:
        chance, hand = self.chance, self.hand()
        robots = [self.robot(name) for name in self.names]
        position = {
            "edition": self.edition,
            "board": ["".join(chance.choices(SIGNS[self.edition], k=self.width)) for _ in range(self.height)],
            "robots": robots,
            "hand": hand,
            "barrels": {cell: [self.contents()] for cell in chance.sample(self.cells, chance.randint(0, 2))},
        }
        document: dict[str, Any] = {
            "format": "golems-puzzle/1",
            "kind": "write",
            "texts": {"en": {"title": "By chance"}},
            "position": position,
            "control": [*self.control],
            "rounds": self.rounds,
            "rows": chance.choice((2, 3)) if self.rounds == 1 else chance.choice((1, 2)),
            "bonuses": [card for card in hand if card in BONUSES],
            "others": {robot["id"]: self.other(robot) for robot in robots if robot["id"] not in self.control},
            "goals": [self.goal() for _ in range(chance.choice((1, 1, 2)))],
            "limits": self.limits(hand),
        }
        if self.edition == "4.0":
            document["events"] = chance.choices(("nothing", "nothing", "thaw", "freeze"), k=self.rounds)
        return document

    def hand(self) -> dict[str, int]:
        kinds = {"forward", *self.chance.sample(CARDS[self.edition], self.chance.randint(1, 4))}
        return {card: self.chance.randint(1, 2) for card in CARDS[self.edition] if card in kinds}

    def contents(self) -> str:
        return self.chance.choice(("empty", "bomb", "toolbox")) if self.edition == "4.0" else "empty"

    def robot(self, name: str) -> dict[str, Any]:
        chance = self.chance
        robot = {"id": name, "cell": chance.choice(self.cells), "facing": chance.choice("NESW")}
        if self.edition == "3.0":
            return robot | {"lives": chance.randint(1, 3)}
        if name not in self.control and chance.random() < 0.5:
            return robot | {"bot": chance.choice(("1A", "1B", "2A", "2B", "3A"))}
        if chance.random() < 0.4:
            return robot | {"simple": True, "damage": chance.randint(0, 3)}
        damaged = chance.sample(("processor", "weapon", "chassis"), chance.randint(0, 3))
        parts = {"processor": "p4", "weapon": chance.choice(("w2", "w11")), "chassis": "c1"}
        return robot | parts | {"damaged": damaged}

    def other(self, robot: dict[str, Any]) -> Any:
        if "bot" in robot:
            return self.chance.choice(("any", ["attack"]))
        return self.chance.choices(PROGRAMS, k=self.rounds)

    def goal(self) -> dict[str, Any]:
        chance, robot = self.chance, {"robot": self.chance.choice(self.control)}
        one, other = chance.sample(self.cells, 2)
        kinds: list[dict[str, Any]] = [
            {"goal": "reach", "cell": one} | robot,
            {"goal": "reach", "cell": one, "facing": chance.choice("NESW")} | robot,
            {"goal": "touch", "cells": [one, other]} | robot,
            {"goal": "survive"} | robot,
            {"goal": "destroy", "target": chance.choice(self.names)},
            {"goal": "destroy"},
        ]
        if self.edition == "4.0":
            kinds += [{"goal": "push", "cell": one}, {"goal": "repair"} | robot]
        else:
            kinds += [{"goal": "bring", "cell": one} | robot]
        return chance.choice(kinds)

    def limits(self, hand: dict[str, int]) -> dict[str, Any]:
        chance = self.chance
        choices: dict[str, Any] = {
            "rows": chance.choice(({"most": 2}, {"exactly": 2})),
            "cards": chance.choice(({"most": 3}, {"exactly": 3})),
            "use": [chance.choice([*hand])],
            "all_cards": True,
            "no_damage": True,
        }
        return {key: value for key, value in choices.items() if chance.random() < 0.15}
