"""The companion suits whoever plays against it: it adapts, and whatever its strength is it looks sensible."""

from random import Random

import pytest

from golems.bots.answers import best_answer
from golems.bots.catalogue import BOTS, bot_named, check_bot, with_strength
from golems.bots.companion import sensible_programs, strength_now
from golems.bots.protocol import Bot, Reply, decision_of
from golems.bots.sensible_programs import is_sensible, wins_at_once
from golems.bots.strength import STRONGEST, WEAKEST, damage_at_first, manners, strength_after
from golems.match.match import Match
from golems.match.requests import COMPONENT, PROGRAM, Request
from golems.match.saves import record_of
from golems.match.settings import Settings
from golems.match.view import View, view
from golems.notation.programs import read_program
from golems.notation.reading import Malformed
from golems.notation.records import write_record
from golems.rules.field import field_of
from golems.rules.legal import legal_programs
from golems.rules.refusals import Illegal
from golems.rules.values import EAST, WEST, Facing, Position, Result, Robot
from tests.match.tables import all_settings, match_of, named, seats
from tests.refusals import because

STRENGTHS = (0, 15, 45, 70, 100)
ME = 0
QUICK = 0.05  # seconds of a slow core


def companion_of(strength: int) -> Bot:
    return bot_named(with_strength("companion", strength), QUICK)


def seen_at(board: str, me: Robot, other: Robot) -> View:
    """Return what the first robot sees of a board that is four cells wide."""
    match = match_of("L1")
    match.position = Position("4.0", field_of(4, board), board, (me, other), match.position.hand)
    return view(match, ME)


def golem(name: str, cell: int, facing: Facing, damage: int = 0) -> Robot:
    return Robot(name, cell, facing, simple=True, damage=damage)


RED = golem("red", 0, EAST)
FAR = golem("blue", 3, WEST)
NEARLY_BEATEN = golem("blue", 1, WEST, damage=3)


def looks_sensible(seen: View, program: str) -> bool:
    return is_sensible(seen, ME, read_program(program), Random(0))


def can_be_sensible(seen: View) -> bool:
    programs = legal_programs(seen.position, seen.me, seen.event, seen.bonus)
    return any(is_sensible(seen, ME, program, Random(0)) for program in programs)


def play_with(match: Match, bots: list[Bot], rounds: int = 8) -> None:
    while not match.result and len(match.rounds) <= rounds:
        request = match.requests()[0]
        match.decide(decision_of(match, request, bots[min(request.seat, 1)]))


# ---------------------------------------------------------------- what looks sensible


def test_to_walk_is_sensible_and_to_stand_about_is_not() -> None:
    seen = seen_at("....", RED, FAR)
    assert looks_sensible(seen, "F D F A")
    assert not looks_sensible(seen, "S D L R")


def test_to_walk_against_a_wall_or_the_edge_is_not_sensible() -> None:
    assert not looks_sensible(seen_at(".#..", RED, FAR), "F L R A")
    assert not looks_sensible(seen_at("....", RED, FAR), "F B B D")


def test_to_fall_into_water_is_not_sensible() -> None:
    assert not looks_sensible(seen_at(".~..", RED, FAR), "F F L D")


def test_to_ask_what_makes_no_difference_is_not_sensible() -> None:
    seen = seen_at("....", RED, FAR)
    assert looks_sensible(seen, "F ?A:D F A")
    assert not looks_sensible(seen, "F ?A:A F D")


def test_to_strike_somebody_from_where_one_stands_is_sensible() -> None:
    seen = seen_at("....", RED, golem("blue", 1, WEST))
    assert looks_sensible(seen, "L R A D")


def test_a_last_blow_that_is_plainly_there_is_struck_at_once() -> None:
    seen = seen_at("....", RED, NEARLY_BEATEN)
    assert wins_at_once(seen.position, ME)
    assert looks_sensible(seen, "A L L D")
    assert not looks_sensible(seen, "D A L R")


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_companion_of_any_strength_strikes_the_last_blow(strength: int) -> None:
    seen, request = seen_at("....", RED, NEARLY_BEATEN), match_of("L1").request_to(ME)
    for seed in range(10):
        program = companion_of(strength)(seen, request, Random(seed))
        assert program[0] == "attack"  # type: ignore[index]


@pytest.mark.parametrize("strength", [0, 45, 70])
def test_all_that_a_companion_lays_by_itself_is_sensible_where_anything_is(strength: int) -> None:
    match = match_of("L1", arena="parade-ground", seed=str(strength))
    bots, tried = [companion_of(strength), BOTS["random"]], 0
    while not match.result:
        seen, request = view(match, ME), match.requests()[0]
        if request.seat == ME and can_be_sensible(seen):
            program = bots[0](seen, request, Random(tried))
            assert is_sensible(seen, ME, program, Random(0))  # type: ignore[arg-type]
            tried += 1
        match.decide(decision_of(match, request, bots[request.seat]))
    assert tried


def test_where_nothing_sensible_is_left_the_companion_still_lays_a_program() -> None:
    walled_in = seen_at(".#..####", RED, FAR)
    assert not can_be_sensible(walled_in)
    assert len(sensible_programs(walled_in, ME, 5, Random(0))) == 1


# ---------------------------------------------------------------- how strong it is


def test_who_has_lost_plays_stronger_and_who_has_won_or_drawn_weaker() -> None:
    assert strength_after(50, Result((0,), "V1"), seat=1) > 50
    for winners in ((1,), (0, 1), ()):
        assert strength_after(50, Result(winners, "V3"), seat=1) < 50


def test_the_strength_is_steady_where_the_opponent_wins_as_often_as_wanted() -> None:
    up = strength_after(50, Result((0,), "V1"), seat=1) - 50
    down = 50 - strength_after(50, Result((1,), "V1"), seat=1)
    assert down / (up + down) == pytest.approx(manners().wins / 100, abs=0.03)
    assert 50 <= manners().wins <= 65


def test_the_strength_stays_within_its_bounds() -> None:
    assert strength_after(STRONGEST, Result((0,), "V1"), seat=1) == STRONGEST
    assert strength_after(WEAKEST, Result((1,), "V1"), seat=1) == WEAKEST


def test_the_weakest_give_a_start() -> None:
    starts = [damage_at_first(strength) for strength in range(WEAKEST, STRONGEST + 1)]
    assert starts == sorted(starts, reverse=True)
    assert (starts[0], starts[manners().first]) == (2, 0)


def test_who_is_far_behind_tries_harder_and_who_is_far_ahead_holds_back() -> None:
    def now(mine: int, others: int) -> int:
        seen = seen_at("....", RED._replace(damage=mine), FAR._replace(damage=others))
        return strength_now(seen, ME, 50)

    assert now(0, 0) == now(1, 0) == now(0, 1) == 50
    assert now(3, 0) > now(2, 0) > 50 > now(0, 2) > now(0, 3)


def test_the_stronger_companion_beats_the_weaker_one() -> None:
    won = []
    for seed in range(6):
        match = Match(Settings("L2", seats(2), "village-pond", components="deal"), str(seed))
        play_with(match, [companion_of(70), companion_of(0)])
        assert match.result
        won.append(match.result.winners)
    assert won.count((0,)) > won.count((1,))


# ---------------------------------------------------------------- where it may play


@pytest.mark.parametrize("strength", [0, 60, 100])
@pytest.mark.parametrize(
    "settings", [*{each.game + each.edition: each for each in all_settings()}.values()], ids=named
)
def test_its_programs_are_legal_in_every_game_and_edition(settings: Settings, strength: int) -> None:
    match = Match(settings, "legal")
    play_with(match, [companion_of(strength), BOTS["random"]], rounds=2)
    assert match.result or len(match.rounds) > 2


def test_at_its_strongest_it_answers_questions_by_search() -> None:
    answers = []

    def noting(seen: View, request: Request, rng: Random) -> Reply:
        before = rng.getstate()
        reply = companion_of(STRONGEST)(seen, request, rng)
        is_strong = strength_now(seen, request.seat, STRONGEST) > manners().thinking
        if request.kind not in (PROGRAM, COMPONENT) and is_strong:
            again = Random()
            again.setstate(before)
            answers.append((reply, best_answer(seen, request, again, QUICK)))
        return reply

    for seed in range(4):
        play_with(match_of("L2", seed=str(seed), components="deal"), [noting, BOTS["greedy"]])
    assert answers
    assert all(reply == best for reply, best in answers)


def test_the_same_seed_plays_the_same_match() -> None:
    records = []
    for _ in range(2):
        match = match_of("L2", seed="same", components="deal")
        play_with(match, [companion_of(30), companion_of(80)])
        record = record_of(match)
        assert record
        records.append(write_record(record))
    assert records[0] == records[1]


@pytest.mark.parametrize(
    "strength", ["", "-1", "101", "040", "1e1", "4 0", "٤٠", "strong", "40:40", "my_bot.py"]
)
def test_a_strength_is_a_number_within_bounds_and_nothing_else(strength: str) -> None:
    with pytest.raises(Malformed, check=because("strength")):
        bot_named(f"companion:{strength}")


def test_no_other_bot_has_a_strength_and_no_server_reads_one_in_a_name() -> None:
    with pytest.raises(Malformed, check=because("unknown-value")):
        bot_named("greedy:40")
    with pytest.raises(Illegal, check=because("unknown-bot")):
        check_bot("companion:40")
