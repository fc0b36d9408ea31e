"""Random legal play, for golden games and benchmarks."""

import random
from collections.abc import Iterator
from dataclasses import replace

from golems.notation.dice import Dice
from golems.notation.inputs import RoundInput, answers_from, plan_of
from golems.notation.records import Record
from golems.rules.editions import EDITIONS
from golems.rules.legal import bonus_cards, lengths
from golems.rules.rounds import play_round
from golems.rules.setup import EVENT_CARDS
from golems.rules.table import Option, Question
from golems.rules.values import Bonus, Condition, EventCard, Loop, Position, Program, Row, Seat

TIMES = {"loop": 2, "loop3": 3}


def random_program(position: Position, seat: Seat, allowed: frozenset[str], rng: random.Random) -> Program:
    """Return a legal program; about every second one uses a bonus card where one is allowed."""
    commands = EDITIONS[position.edition].commands
    cards = [card for card, count in position.hand if card in commands for _ in range(count)]
    rng.shuffle(cards)
    length = rng.choice(lengths(position, position.robots[seat]))
    rows: list[Row] = [cards.pop() for _ in range(length)]  # type: ignore[misc]
    held = [card for card, count in position.hand if card in allowed and count]
    if held and rng.random() < 0.5:
        card = rng.choice(held)
        rows[rng.randrange(length)] = bonus_row(card, cards)
    return tuple(rows)


def bonus_row(card: str, cards: list[str]) -> Row:
    if card in TIMES:
        return Loop(TIMES[card], cards.pop())  # type: ignore[arg-type]
    return Condition(card, cards.pop(), cards.pop())  # type: ignore[arg-type]


def random_round(position: Position, event: EventCard, rng: random.Random) -> RoundInput:
    """Return programs for everybody, and all that chance decides."""
    dice = Dice(rng.randrange(2**32))
    in_play = [seat for seat, robot in enumerate(position.robots) if not (robot.out or robot.bot)]
    bonus: dict[Seat, Bonus] = {}
    if position.edition != "4.0" and position.mode != "autonomous":
        bonus = {seat: dice.bonus(position.robots[seat]) for seat in in_play}
    programs = {
        seat: random_program(position, seat, bonus_cards(position, event, bonus.get(seat)), rng)
        for seat in in_play
    }
    plan = plan_of(RoundInput(event, programs, bonus=bonus), position, dice)
    return RoundInput(event, programs, by_seat(plan.random), by_seat(plan.rolls), bonus)


def by_seat(values: tuple[tuple[object, ...], ...]) -> dict[Seat, tuple]:  # type: ignore[type-arg]
    return {seat: value for seat, value in enumerate(values) if value}


def random_rounds(start: Position, rng: random.Random) -> Iterator[tuple[Position, RoundInput]]:
    """Yield the rounds of one game, each with the position before it; questions are answered at random."""
    position, given = start, RoundInput()
    while True:
        event = rng.choice(EVENT_CARDS) if start.edition == "4.0" else "nothing"
        if start.mode != "autonomous" or position is start:  # G12: laid once, repeated every cycle
            given = random_round(position, event, rng)
        choices: dict[Seat, list[tuple[str, Option]]] = {}

        def answer(question: Question, choices: dict[Seat, list[tuple[str, Option]]] = choices) -> Option:
            option = rng.choice(question.options)
            choices.setdefault(question.robot, []).append((question.kind, option))
            return option

        outcome = play_round(position, plan_of(given, position, Dice()), answer)
        yield position, replace(given, choices={seat: tuple(list_) for seat, list_ in choices.items()})
        position = outcome.position
        if outcome.result:
            return


def random_game(start: Position, seed: int) -> Record:
    rounds = tuple(given for _, given in random_rounds(start, random.Random(seed)))
    position, result = start, None
    for given in rounds:
        position, _, result = play_round(
            position, plan_of(given, position, Dice()), answers_from(given.choices)
        )
    return Record(start, rounds, result)
