"""The bot that suits whoever plays against it: it chooses among sensible programs the more for itself, the
stronger it is, and the more for the others, the weaker it is."""

from itertools import islice
from operator import itemgetter
from random import Random

from golems.bots.answers import best_answer
from golems.bots.candidates import any_program
from golems.bots.greedy import barrels_opened, best_program, choose, enemies, harm
from golems.bots.protocol import Reply
from golems.bots.sensible_programs import is_sensible, wins_at_once
from golems.bots.strength import STRONGEST, manners, within
from golems.bots.thinkers import SECONDS, engine_for
from golems.match.requests import COMPONENT, PROGRAM, Request
from golems.match.view import View
from golems.rules.values import Program, Seat

TRIES, LEAST_TRIES = 8, 20  # programs drawn for each sensible one that is wanted, and beyond that


def companion(
    view: View, request: Request, rng: Random, seconds: float = SECONDS, strength: int | None = None
) -> Reply:
    """Lay a sensible program, as good as the strength and the course of the battle ask for."""
    given = manners().first if strength is None else strength
    now = strength_now(view, request.seat, given)
    if request.kind == PROGRAM:
        return program_for(view, request.seat, rng, seconds, now)
    if request.kind == COMPONENT or now <= manners().thinking:
        return choose(request.kind, request.options, rng)
    return best_answer(view, request, rng, seconds)


def strength_now(view: View, seat: Seat, strength: int) -> int:
    """Return the strength for this round: more of it if the robot is far behind, and less if far ahead."""
    mine = harm(view.position.robots[seat])
    behind = max([mine - harm(robot) for robot in enemies(view.position, seat)], default=0)
    beyond = behind - 1 if behind > 0 else min(0, behind + 1)
    return within(strength + manners().lead * beyond)


def program_for(view: View, seat: Seat, rng: Random, seconds: float, strength: int) -> Program:
    asked, engine = manners(), engine_for(view)
    is_keen = rng.randrange(asked.thinking, STRONGEST) < strength
    if is_keen and not wins_at_once(barrels_opened(view.position), seat):
        program: Program = engine.equilibrium(view, seat, rng, seconds)
        return program
    will = will_at(strength)
    found = sensible_programs(view, seat, round(asked.programs ** abs(will)), rng)
    if len(found) == 1:
        return found[0]
    worths = engine.average_worths(view, seat, found, rng, seconds)
    pick = max if will > 0 else min
    return pick(zip(worths, found, strict=True), key=itemgetter(0))[1]


def will_at(strength: int) -> float:
    """Return how much the robot wants to win: from -1, the kindest, over 0, any sensible program, to 1."""
    even, thinking = manners().even, manners().thinking
    return min(1.0, (strength - even) / (thinking - even if strength > even else even))


def sensible_programs(view: View, seat: Seat, count: int, rng: Random) -> list[Program]:
    """Return so many different sensible programs by chance, or fewer; where none is found it is the one that
    is best if nobody else moves."""
    drawn = dict.fromkeys([any_program(view, seat, rng) for _ in range(TRIES * count + LEAST_TRIES)])
    found = islice((program for program in drawn if is_sensible(view, seat, program, rng)), count)
    return list(found) or [best_program(view, seat, rng)]
