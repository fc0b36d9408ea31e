"""Matches of the public interface: bots by name and of one's own, people, views, copies."""

import copy
import pickle
from random import Random
from typing import Any

import pytest

import golems
from golems.arena.matches import lineup_of, play_with
from golems.bots.catalogue import bot_named
from golems.match.settings import read_settings
from tests.refusals import because

SEEN: list[golems.View] = []


def walker(view: golems.View, request: golems.Request, rng: Random) -> Any:
    SEEN.append(view)
    return "F F L R" if request.kind == "program" else request.options[0]


def faulty(view: golems.View, request: golems.Request, rng: Random) -> Any:
    return {"not": "a program"}


def match_of(*bots: Any, game: str = "L1", **more: Any) -> golems.Match:
    return golems.Match(game, bots or ("random", "random"), arena="parade-ground", **({"seed": 3} | more))


# ---------------------------------------------------------------- playing


def test_bots_by_name_play_the_same_match_as_anywhere_else() -> None:
    seats = [{"colour": "red", "bot": "greedy"}, {"colour": "blue", "bot": "random"}]
    settings = read_settings({"game": "L1", "arena": "parade-ground", "seats": seats})
    bots = [bot_named(name) for name in lineup_of(settings).bots]
    played = match_of("greedy", "random").play()
    assert played.to_json()["decisions"] == golems.Match.from_json(played.to_json()).to_json()["decisions"]
    other = play_with(settings, bots, "3")
    assert played.position == other.position
    assert played.phase == "over"
    assert played.result is not None
    assert played.ranking[0] == played.result.winners


def test_a_bot_of_ones_own_is_a_function_that_sees_what_it_may() -> None:
    SEEN.clear()
    match = match_of(walker, "random").play(rounds=2)
    assert [type(view.position) for view in SEEN] == [golems.Position] * len(SEEN)
    assert {view.seat for view in SEEN} == {0}
    assert match.record is not None
    assert match.record.players == ({"robot": "red", "name": "walker"}, {"robot": "blue", "bot": "random"})
    assert match.record.written.rounds[0].programs[0] == golems.Program("F F L R")


def test_a_match_goes_on_for_so_many_rounds() -> None:
    match = match_of()
    assert [len(match.play(rounds=number).rounds) for number in (0, 1, 2)] == [0, 1, 3]
    assert match.rounds[1].start == match.rounds[0].position


def test_people_decide_by_hand() -> None:
    match = match_of(None, "greedy").play()
    assert (match.phase, list(match.waiting)) == ("programs", ["red"])
    assert match.waiting["red"].rows == (4, 4)
    match.decide("red", program="F F L A").play()
    assert len(match.rounds) == 1
    assert match.decide("red", resign=True).play().result == golems.GameResult(("blue",), "V1", "won")


def test_a_view_keeps_the_secrets_of_others() -> None:
    match = match_of(None, None).decide("red", program="F F L A")
    assert match.view("red").program == golems.Program("F F L A")
    assert match.view("blue").program is None
    assert match.view().seat is None
    assert isinstance(match.view().position, golems.Position)


@pytest.mark.parametrize(
    ("game", "bots", "robots"),
    [("L1", ["random"], 3), ("L2", ["random", "random"], 2), ("standard", ["random"] * 3, 3)],
)
def test_parobots_join_as_the_game_says(game: str, bots: list[str], robots: int) -> None:
    position = golems.Match(game, bots, seed=1).position
    assert len(position.robots) >= robots - 1
    assert [robot.bot for robot in position.robots[: len(bots)]] == [None] * len(bots)


def test_parobots_may_be_chosen() -> None:
    position = golems.Match("L2", ["random"], parobots=["1A"], seed=1).position
    assert [robot.bot for robot in position.robots] == [None, "1A"]


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"game": "chess"}, "game: 'chess' is not one of: L1, L2"),
        ({"bots": ["deep-blue", "random"]}, r"bots\[0\]\.bot: 'deep-blue' is not one of: random, apprentice"),
        ({"bots": ["random"] * 5}, "seats: at most 4 golems can play, got 5"),
        ({"arena": "moon"}, "arena: there’s no arena 'moon'"),
        ({"weather": "fine"}, "unknown key 'weather'"),
        ({"options": object()}, "this can’t be written as JSON"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_a_sentence(arguments: Any, told: str) -> None:
    with pytest.raises(golems.Refusal, match=told):
        golems.Match(**arguments)


def test_a_bot_that_replies_rubbish_is_named() -> None:
    with pytest.raises(golems.Malformed, check=because("program")) as refusal:
        match_of("random", faulty).play()
    assert refusal.value.path == "bots[1]"


@pytest.mark.parametrize("decision", [{"program": "F"}, {"pick": "p4"}, {"dance": True}, {}])
def test_a_decision_that_does_not_fit_changes_nothing(decision: Any) -> None:
    match = match_of(None, None)
    before = match.to_json()
    with pytest.raises(golems.Refusal):
        match.decide("red", **decision)
    assert match.to_json() == before


# ---------------------------------------------------------------- copies


def test_a_match_is_copied_and_pickled_where_it_stands() -> None:
    match = match_of("greedy", walker).play(rounds=1)
    again = [copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    assert again == [match] * 3
    assert again[0].play() == again[2].play()
    assert again[0] != match
    assert len(match.rounds) == 1
    assert match != "a match"
    with pytest.raises(TypeError):
        hash(match)


def test_a_match_that_was_kept_goes_on_with_its_bots() -> None:
    whole, half = match_of().play(), match_of().play(rounds=1)
    assert golems.Match.from_json(half.to_json()).play() == whole
    other = golems.Match.from_json(half.to_json(), bots=[walker, "random"]).play(rounds=1)
    assert other != half


def test_a_match_without_components_yet_shows_its_board() -> None:
    match = golems.Match("L4", [None, None], seed=1)
    assert (match.phase, match.record, match.rounds) == ("components", None, ())
    assert str(match) == str(match.position)
    assert match._repr_html_() == match.svg() == match.position.svg()
