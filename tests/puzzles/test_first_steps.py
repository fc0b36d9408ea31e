"""The steps of the first battle: each is solved by what the hand shows, and by nothing else."""

import json
from importlib.resources import files
from itertools import permutations
from random import Random
from typing import Any

import msgspec
import pytest

from golems.bots.catalogue import bot_named, with_strength
from golems.bots.companion import sensible_programs
from golems.bots.protocol import play
from golems.match.match import Match
from golems.match.requests import Request
from golems.match.view import View
from golems.notation.programs import read_program
from golems.puzzles.course import first_steps, puzzles
from golems.puzzles.judge import judge
from golems.puzzles.review import review_of
from golems.rules.refusals import Refusal
from golems.rules.values import Program
from golems.server.rooms.chairs import settings_for
from golems.server.shared.puzzles import try_programs
from golems.server.tables import Setup
from golems.words.language import LANGUAGES, language

GUIDE: dict[str, Any] = json.loads(files("golems").joinpath("data", "first", "guide.json").read_bytes())
BATTLES, SOON = 12, 6
STEPS = pytest.mark.parametrize("step", GUIDE["steps"], ids=lambda step: step["step"])


def test_every_step_has_its_puzzle_outside_the_course() -> None:
    assert [f"first-{step['step']}" for step in GUIDE["steps"]] == list(first_steps())
    assert not first_steps().keys() & puzzles().keys()


@STEPS
def test_what_the_hand_shows_solves_the_step_and_no_other_order_does(step: dict[str, Any]) -> None:
    puzzle = first_steps()[f"first-{step['step']}"]
    for order in set(permutations(step["program"])):
        solved = judge(puzzle, (read_program(list(order)),)).solved
        assert solved == (list(order) == step["program"])


@STEPS
def test_a_step_is_short_and_brings_one_new_card(step: dict[str, Any]) -> None:
    number = GUIDE["steps"].index(step)
    before = {card for each in GUIDE["steps"][:number] for card in each["program"]}
    assert set(step["program"]) - before == {step["card"]}
    assert len(step["program"]) <= 3
    assert len(step["hand"]) == len(step["program"]) + 1


def test_the_hand_does_less_and_less() -> None:
    shown = [sum(step["hand"]) for step in GUIDE["steps"]]
    assert all(GUIDE["steps"][0]["hand"])
    assert shown == sorted(shown, reverse=True)
    assert all(step["hand"][step["program"].index(step["card"])] for step in GUIDE["steps"])


@STEPS
def test_a_step_is_proven_like_a_puzzle_of_the_course(step: dict[str, Any]) -> None:
    assert review_of(first_steps()[f"first-{step['step']}"], LANGUAGES).wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["strike", "defend"])
def test_whoever_is_fought_is_called_the_straw_knight_by_everybody(name: str, lang: str) -> None:
    """The task, the story, the captions, the voice, the cells and the result have one name for it."""
    [step] = [step for step in GUIDE["steps"] if step["step"] == name]
    film = try_programs(first_steps()[f"first-{name}"], (read_program(step["program"]),), lang).film
    told = [sentence.text for beat in film.beats for sentence in (*beat.caption, *beat.sentences)]
    told += [beat.heard for beat in film.beats] + [cell.text for cell in film.cells.values()]
    knight, blue = [language(lang).say(f"robot-{each}") for each in ("straw", "blue")]
    assert any(knight in text for text in told)
    assert not any(blue in text for text in told)
    assert film.robots[1]["look"] == "blue"


def test_the_battle_is_one_blow_from_being_won() -> None:
    match = Match(settings_for(msgspec.convert(GUIDE["battle"], Setup)), "1")
    me, other = match.position.robots
    assert (me.damage, other.damage) == (0, 3)


def sensible(view: View, request: Request, rng: Random) -> Program:
    """Lay what looks sensible, as a child does."""
    return sensible_programs(view, request.seat, 1, rng)[0]


def test_whoever_lays_anything_sensible_wins_the_battle() -> None:
    """No battle is lost, and half of them take six rounds at most, whoever looks at the other or not."""
    setup = msgspec.convert(GUIDE["battle"], Setup)
    rival = setup.chairs[1]
    soon = 0
    for number in range(BATTLES):
        match = Match(settings_for(setup), str(number))
        play(match, [sensible, bot_named(with_strength(rival.bot or "", rival.strength))])
        assert match.result
        assert match.result.winners == (0,)
        soon += len(match.rounds) <= SOON
    assert soon * 2 >= BATTLES


def test_golems_of_the_older_boxes_begin_whole() -> None:
    setup = {"game": "standard", "edition": "3.0", "chairs": [{"damage": 1}, {}]}
    with pytest.raises(Refusal, match="damage"):
        settings_for(msgspec.convert(setup, Setup))
