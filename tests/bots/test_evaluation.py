"""The worth of the end of a round: results, damage, who can strike whom how soon, and ParoBots nearby."""

from typing import Any

import pytest

from golems.bots.evaluation import GOAL, MOST, WIN, bent, judge, weights
from golems.notation.positions import read_position
from golems.rules.values import Position, Result
from tests import casebook

APART = """
R>  .   .   .
.   .   .   B<
"""


def table(board: str = APART, edition: str = "4.0", **robots: Any) -> Position:
    return read_position(casebook.read_position({"board": board, "edition": edition, "robots": robots}))


def worth(position: Position, seat: int = 0) -> int:
    return judge(position, None, seat)


def test_a_result_is_worth_more_than_anything_else() -> None:
    start = table()
    assert judge(start, Result((0,), "V1"), 0) == WIN == -judge(start, Result((0,), "V1"), 1)
    assert judge(start, Result((0, 1), "V3"), 0) == judge(start, Result((), "V1"), 1) == 0
    gone = start._replace(robots=(start.robots[0]._replace(out=True), start.robots[1]))
    assert worth(gone) == -MOST == -worth(gone, 1)


def test_damage_is_bad_and_worse_later() -> None:
    hurt = table(red={"damaged": ["chassis"]})
    broken = table(red={"damaged": ["chassis", "weapon", "processor"]})
    assert worth(table()) > worth(hurt) > worth(broken)
    assert worth(hurt) > worth(hurt._replace(round=8))
    assert worth(hurt, 1) > worth(table(), 1)


def test_among_masters_damage_counts_more() -> None:
    anyone, masters = weights("anyone"), weights("masters")
    assert masters.keys() == anyone.keys()
    assert masters["lost"][0] == anyone["lost"][0] == 0
    assert all(more > less for more, less in zip(masters["lost"][1:], anyone["lost"][1:], strict=True))


def test_a_damaged_processor_strikes_later() -> None:
    assert worth(table(red={"damaged": ["processor"]})) < worth(table(red={"damaged": ["chassis"]}))


def test_who_can_strike_sooner_stands_better() -> None:
    """Blue has his back to Red and much to walk."""
    behind, away = table("R>  B>  .  .  .  .  .  ."), table("R<  .  .  .  .  .  B>  .")
    assert worth(behind) > 0
    assert worth(behind) > worth(away)


def test_a_blow_that_would_destroy_counts_more() -> None:
    weight, hurt = weights(), {"damaged": ["weapon", "chassis"]}
    assert weight["kills"][0] > 0
    strong = table("R>  B>  .  .", red={"weapon": "w2"}, blue=hurt)
    weak = table("R>  B>  .  .", red={"weapon": "w11"}, blue=hurt)
    damaged = table("R>  B>  .  .", red={"weapon": "w2", "damaged": ["weapon"]})
    assert worth(strong) >= worth(weak)
    assert worth(table("R>  B>  .  .")) > worth(damaged)


def test_the_scale_bends_and_never_turns() -> None:
    found = [bent(score) for score in range(-4000, 4001, 50)]
    assert found == sorted(found)
    assert found == [-worth for worth in reversed(found)]
    assert (found[0], bent(0)) == (-MOST, 0)


def test_a_parobot_about_is_a_danger_between_two_players() -> None:
    near = table("R>  Y<  .  .  .  .  B<", yellow={"bot": "1A"})
    away = table("R>  .  .  .  Y<  .  B<", yellow={"bot": "1A"})
    assert worth(near) - worth(away) < 0
    assert worth(near._replace(robots=(*near.robots[:2], near.robots[2]._replace(out=True)))) > worth(near)


def test_who_plays_alone_has_the_parobots_against_him() -> None:
    alone = table("R>  Y<  .  .", yellow={"bot": "1A"})
    assert worth(alone) != 0
    gone = alone._replace(robots=(alone.robots[0], alone.robots[1]._replace(out=True)))
    assert worth(gone) == MOST


def test_allies_have_the_parobots_against_them() -> None:
    board = "R>  .  B<  .  Y<"
    position = read_position(
        casebook.read_position(
            {"board": board, "robots": {"yellow": {"bot": "1A"}}, "options": {"allies": True}}
        )
    )
    hurt = position._replace(
        robots=(
            position.robots[0],
            position.robots[1]._replace(damaged=frozenset({"chassis"})),
            position.robots[2],
        )
    )
    assert worth(hurt) == worth(position)


@pytest.mark.parametrize("edition", ["3.0", "2.0"])
def test_in_older_editions_lives_count(edition: str) -> None:
    whole, hurt = [table(edition=edition, red={"lives": lives}) for lives in (3, 2)]
    assert worth(whole) > worth(hurt)


def test_simple_robots_count_units() -> None:
    simple = {"simple": True}
    assert worth(table(red=simple, blue=simple)) > worth(table(red=simple | {"damage": 2}, blue=simple))


def test_alone_only_goals_count() -> None:
    start = table()
    alone = start._replace(robots=(start.robots[0]._replace(carries=True),))
    assert worth(alone) == GOAL
