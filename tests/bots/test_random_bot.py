"""The random bot plays every legal program equally often."""

from collections import Counter
from random import Random

import pytest

from golems.bots.random_bot import random_bot, random_program
from golems.match.match import Match
from golems.match.view import view
from golems.rules.legal import legal_programs
from golems.rules.programs import check_program
from golems.rules.values import EventCard, Hand, Program
from tests.match.tables import dealt, match_of, played

SMALL: Hand = (("forward", 1), ("left", 1), ("attack", 2), ("loop", 1), ("if", 1))
DRAWS = 100  # for each legal program


def drawn(match: Match) -> Counter[Program]:
    rng, seen = Random(1), view(match, 0)
    count = len(legal(match)) * DRAWS
    return Counter(random_program(seen, rng) for _ in range(count))


def legal(match: Match) -> set[Program]:
    given = match.round.given
    robot = match.position.robots[0]
    return set(legal_programs(match.position, robot, given.event, given.bonus.get(0)))


def is_even(drawn: Counter[Program], programs: set[Program]) -> bool:
    """Tell whether every program and no other was drawn, and none strays from its share by five
    deviations."""
    return drawn.keys() == programs and all(abs(count - DRAWS) < 5 * DRAWS**0.5 for count in drawn.values())


@pytest.mark.parametrize("event", ["nothing", "loop", "condition"])
def test_every_legal_program_is_equally_likely_in_a_battle(event: EventCard) -> None:
    hand = tuple([(card, dict(SMALL).get(card, 0)) for card, _ in match_of("L4").position.hand])
    match = dealt("L4", deck=(event,), hand=hand)
    assert is_even(drawn(match), legal(match))


def test_a_short_program_of_the_second_edition_is_as_likely_as_a_long_one() -> None:
    hand = tuple(
        [(card, int(card in ("forward", "left", "take"))) for card, _ in match_of("standard").position.hand]
    )
    match = match_of("beginners", edition="2.0", hand=hand)
    assert len({len(program) for program in legal(match)}) == 3
    assert is_even(drawn(match), legal(match))


def test_autonomous_programs_use_every_bonus_card_and_are_legal() -> None:
    match = match_of("autonomous")
    seen, rng = view(match, 0), Random(2)
    for _ in range(300):
        check_program(match.position, match.position.robots[0], random_program(seen, rng))


def test_questions_are_answered_with_any_option() -> None:
    request = match_of("L4").requests()[0]
    answers = {random_bot(view(match_of("L4"), 0), request, Random(seed)) for seed in range(50)}
    assert answers == set(request.options)


def test_it_plays_to_the_end() -> None:
    assert played(dealt("L4", 4)).result
