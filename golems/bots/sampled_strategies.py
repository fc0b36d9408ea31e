"""Strategies for rounds searched with `golems.rules`, for all that `golems.fast` does not cover: some
programs of each seat are tried against each other. A barrel that hides its contents counts as empty."""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from golems.bots.candidates import any_program, others_of
from golems.bots.evaluation import judge
from golems.bots.greedy import barrels_opened, best_program
from golems.match.view import View
from golems.notation.dice import Dice
from golems.notation.inputs import RoundInput, with_chance
from golems.rules.plan import Plan
from golems.rules.rounds import play_round
from golems.rules.values import Program, Seat

OWN, THEIRS = 60, 20  # how many programs are tried in a second
TURNS = 300  # turns of learning
Values: TypeAlias = list[list[int]]  # by own program, then by those of the others


def best_reply(view: View, seat: Seat, rng: Random, seconds: float) -> Program:
    """Return the best reply, among some programs, to others who play anything."""
    mine, values = searched(view, seat, rng, seconds)
    return max(zip(map(sum, values), mine, strict=True), key=lambda found: found[0])[1]


def equilibrium(view: View, seat: Seat, rng: Random, seconds: float) -> Program:
    """Draw a program from a mixture that no tried reply beats; against several, play the best reply."""
    mine, values = searched(view, seat, rng, seconds)
    return rng.choices(mine, learned(values))[0]


beyond = equilibrium  # this engine does not look beyond the round


def average_worths(
    view: View, seat: Seat, programs: Sequence[Program], rng: Random, seconds: float
) -> list[float]:
    """Return what each of these own programs is worth in all against others who play anything."""
    theirs = opponents(view, rng, seconds)
    return [float(sum([worth(view, seat, each, others, rng) for others in theirs])) for each in programs]


def searched(view: View, seat: Seat, rng: Random, seconds: float) -> tuple[list[Program], Values]:
    """Return the greedy program and random ones, with what they are worth."""
    mine = [best_program(view, seat, rng)]
    mine += [any_program(view, seat, rng) for _ in range(int(OWN * seconds))]
    theirs = opponents(view, rng, seconds)
    return mine, [[worth(view, seat, program, others, rng) for others in theirs] for program in mine]


def opponents(view: View, rng: Random, seconds: float) -> list[dict[Seat, Program]]:
    """Return what the other players may lay together, some times."""
    return [
        {other: any_program(view, other, rng) for other, robot in others_of(view) if not robot.bot}
        for _ in range(max(1, int(THEIRS * seconds)))
    ]


def worth(view: View, seat: Seat, program: Program, others: dict[Seat, Program], rng: Random) -> int:
    position = barrels_opened(view.position)
    programs = {**others, seat: program}
    laid = [programs.get(number, ()) for number in range(len(position.robots))]
    dice = Dice(rng.getrandbits(32))
    plan = with_chance(Plan(tuple(laid), view.event), RoundInput(), position, dice)
    outcome = play_round(position, plan)
    return judge(outcome.position, outcome.result, seat, position)


# ---------------------------------------------------------------- a mixture


def learned(values: Values) -> list[float]:
    """Return how likely each row is to be played; both sides learn from what they regret."""
    columns = [list(column) for column in zip(*values, strict=True)]
    regrets, others_regrets = [0.0] * len(values), [0.0] * len(columns)
    total = [0.0] * len(values)
    for turn in range(TURNS):
        mine, theirs = wished(regrets), wished(others_regrets)
        regrets = regretted(regrets, gains(values, theirs), mine)
        others_regrets = regretted(others_regrets, [-gain for gain in gains(columns, mine)], theirs)
        total = [so_far + turn * part for so_far, part in zip(total, mine, strict=True)]
    return total


def gains(values: Values, mixture: list[float]) -> list[float]:
    played = [(number, part) for number, part in enumerate(mixture) if part]
    return [sum([part * row[number] for number, part in played]) for row in values]


def regretted(regrets: list[float], gained: list[float], mixture: list[float]) -> list[float]:
    got = sum([part * gain for part, gain in zip(mixture, gained, strict=True)])
    return [max(0.0, regret + gain - got) for regret, gain in zip(regrets, gained, strict=True)]


def wished(regrets: list[float]) -> list[float]:
    """Return a mixture in which a choice is the likelier, the more it is regretted not to have played it."""
    whole = sum(regrets)
    return [regret / whole for regret in regrets] if whole else [1 / len(regrets)] * len(regrets)
