"""A match: a growing list of decisions from which everything follows, with the settings and the seed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from golems.match.chance import chance, salt, stream
from golems.match.decisions import Choose, Decision, Pick, Resign, Seal, TakeBack, TimeOut
from golems.match.random_arenas import DRAWING
from golems.match.requests import (
    COMPONENT,
    PROGRAM,
    Request,
    ask_answer,
    ask_component,
    ask_program,
)
from golems.match.settings import Settings, check_settings
from golems.match.setup import (
    EACH,
    deal_components,
    dealing_of,
    equip,
    game_of,
    may_pick,
    open_box,
    picking_order,
    place_of,
    shuffle_events,
)
from golems.notation.dice import Dice
from golems.notation.inputs import RoundInput, plan_of
from golems.notation.seals import commitment
from golems.rules.legal import throws_bonus_die
from golems.rules.plan import Plan
from golems.rules.programs import check_program
from golems.rules.refusals import Illegal
from golems.rules.resignation import decided_by_resigning
from golems.rules.rounds import PausedRound, advance
from golems.rules.table import Event
from golems.rules.values import Bonus, Position, Program, Result, Robot, Seat

T = TypeVar("T")
EMPTY_ROW: Program = ("none",)  # P8
SECOND_THOUGHTS = 20  # times that a seat may take its program back in a round


@dataclass(slots=True)
class Round:
    """A round that is being programmed, that waits for an answer, or that is over."""

    number: int
    given: RoundInput  # the input of the round so far
    plan: Plan | None = None  # set once everybody has programmed, until the round is over
    pause: PausedRound | None = None
    answers: list[Choose] = field(default_factory=list)
    events: tuple[Event, ...] = ()
    asked: dict[Seat, Request] = field(default_factory=dict)  # the requests for programs
    taken_back: dict[Seat, int] = field(default_factory=dict)  # how often


class Match:
    """A match in progress. `requests` says what it waits for; `decide` takes a decision, or refuses it and
    changes nothing. A match knows every secret: what people see goes through `golems.match.view`.

    >>> from golems.match.settings import SeatSettings
    >>> settings = Settings("L1", (SeatSettings(colour="red"), SeatSettings(colour="blue")))
    >>> match = Match(settings, seed="7")
    >>> [(request.seat, request.kind) for request in match.requests()]
    [(0, 'program'), (1, 'program')]
    >>> match.decide(Seal(0, ("forward", "left", "forward", "attack")))
    >>> [(request.seat, request.kind) for request in match.requests()]
    [(1, 'program')]
    """

    def __init__(self, settings: Settings, seed: str, drawing: int = DRAWING) -> None:
        check_settings(settings)
        self.settings = settings
        self.seed = seed
        self.drawing = drawing  # the way in which a random field is drawn from the seed
        self.game = game_of(settings)
        self.dealing = dealing_of(settings)
        self.arena = place_of(settings, seed, drawing)
        self.position: Position = open_box(settings, seed, drawing)
        self.start: Position | None = None  # set once everybody has components
        self.deck = shuffle_events(self.game.deck, seed) if self.game.deck else ()
        self.order = picking_order(settings, seed)
        self.picks: list[list[str]] = [[] for _ in range(settings.players)]
        self.decisions: list[Decision] = []
        self.resigned: list[Seat] = []
        self.rounds: list[Round] = []
        self.result: Result | None = None
        self.awaited: tuple[Request, ...] = ()
        if self.game.robots == "components" and self.dealing == "deal":
            self.picks = deal_components(settings.players, chance(seed, "components"))
        self.go_on()

    # ------------------------------------------------------------ what is waited for

    @property
    def phase(self) -> str:
        if self.result:
            return "over"
        if self.start is None:
            return "components"
        return "question" if self.round.pause else "programs"

    @property
    def round(self) -> Round:
        return self.rounds[-1]

    def requests(self) -> tuple[Request, ...]:
        """Return what the match waits for: several at once while everybody programs, nothing at the end."""
        return self.awaited

    def components_awaited(self) -> tuple[Request, ...]:
        return tuple([ask_component(seat, may_pick(self.picks, seat)) for seat in self.pickers()])

    def pickers(self) -> list[Seat]:
        """Return the seat whose turn it is to pick, or all that still choose freely (S7)."""
        taken = sum(map(len, self.picks))
        if self.dealing == "draft":
            return [self.order[taken]] if taken < len(self.order) else []
        return [seat for seat, mine in enumerate(self.picks) if len(mine) < EACH]

    def programs_awaited(self) -> tuple[Request, ...]:
        """Return the requests for programs; there are none once resignations have decided the match."""
        laid = self.round.given.programs
        waiting = [seat for seat, _ in self.programmers() if seat not in laid]
        if self.resigned and decided_by_resigning(self.position, self.resigning()):
            return ()
        return tuple([self.program_awaited(seat) for seat in waiting])

    def program_awaited(self, seat: Seat) -> Request:
        """Return the request for this seat's program, which stays the same for the whole round."""
        now = self.round
        if seat not in now.asked:
            now.asked[seat] = ask_program(self.position, seat, now.given.event, now.given.bonus.get(seat))
        return now.asked[seat]

    def programmers(self) -> list[tuple[Seat, Robot]]:
        return [
            (seat, robot)
            for seat, robot in enumerate(self.position.robots)
            if not (robot.out or robot.bot or seat in self.resigned)
        ]

    def resigning(self) -> tuple[Seat, ...]:
        """Return the seats that have resigned but are still on the field."""
        return tuple([seat for seat in sorted(self.resigned) if not self.position.robots[seat].out])

    def answer_awaited(self) -> tuple[Request, ...]:
        return (ask_answer(self.round.pause.question),) if self.round.pause else ()

    def request_to(self, seat: Seat, kind: str | None = None) -> Request:
        """Return what this seat is asked for now; raise if it is not asked, or not for this kind."""
        self.check_going_on(seat)
        for request in self.requests():
            if request.seat == seat and kind in (None, request.kind):
                return request
        raise Illegal("not-asked", self.id_of(seat), phase=self.phase)

    def check_going_on(self, seat: Seat) -> None:
        if self.result:
            raise Illegal("match-over", self.id_of(seat), self.result.reason)

    def id_of(self, seat: Seat) -> str:
        return self.position.robots[seat].id

    # ------------------------------------------------------------ decisions

    def decide(self, decision: Decision) -> None:
        """Take a decision, or refuse it with a reason and change nothing."""
        DECIDING[type(decision)](self, decision)
        self.decisions.append(decision)
        self.go_on()

    def pick(self, pick: Pick) -> None:
        options = self.request_to(pick.seat, COMPONENT).options
        if pick.component not in options:
            got, choices = pick.component, ", ".join(map(str, options))
            raise Illegal("component", self.id_of(pick.seat), "S7", got=got, choices=choices)
        self.picks[pick.seat].append(pick.component)

    def seal(self, seal: Seal, empty_rows: bool = False) -> None:
        seat, program = seal
        self.request_to(seat, PROGRAM)
        robot, given = self.position.robots[seat], self.round.given
        check_program(
            self.position, robot, program, given.event, given.bonus.get(seat), empty_rows=empty_rows
        )
        grain = self.new_salt(seat)
        self.round.given = replace(
            given,
            programs=given.programs | {seat: program},
            salts=given.salts | {seat: grain},
            sealed=given.sealed | {seat: commitment(program, grain)},
        )

    def new_salt(self, seat: Seat) -> str:
        """Return a salt of its own for every seal, so that no seal tells anything about one that was taken
        back."""
        times = self.round.taken_back.get(seat)
        return salt(self.seed, self.round.number, seat, *([times] if times else []))

    def take_back(self, take_back: TakeBack) -> None:
        """Take a sealed program back. As long as others lay theirs nothing has been revealed; a program that
        is repeated (G12) was sealed in the first round."""
        seat = take_back.seat
        self.check_going_on(seat)
        if self.phase != "programs" or seat not in self.round.given.sealed:
            raise Illegal("nothing-sealed", self.id_of(seat))
        times = self.round.taken_back.get(seat, 0)
        if times >= SECOND_THOUGHTS:
            raise Illegal("second-thoughts", self.id_of(seat), most=SECOND_THOUGHTS)
        self.round.taken_back[seat] = times + 1
        self.take_back_program(seat)

    def choose(self, choice: Choose) -> None:
        request = self.request_to(choice.seat, choice.kind)
        if choice.option not in request.options:
            raise Illegal("no-option", self.id_of(choice.seat), request.rule, kind=choice.kind)
        self.round.answers.append(choice)
        self.round.pause = None

    def resign(self, resign: Resign) -> None:
        seat = resign.seat
        self.check_going_on(seat)
        if self.phase == "question":
            raise Illegal("resign-later", self.id_of(seat), "R2")
        if seat not in [playing for playing, _ in self.programmers()]:
            raise Illegal("resign-not-playing", self.id_of(seat))
        self.resigned.append(seat)
        if self.start:
            self.take_back_program(seat)

    def take_back_program(self, seat: Seat) -> None:
        given = self.round.given
        self.round.given = replace(
            given,
            programs=without(given.programs, seat),
            salts=without(given.salts, seat),
            sealed=without(given.sealed, seat),
        )

    def time_out(self, time_out: TimeOut) -> None:
        """Take the default for a seat whose time is up; missing rows are empty and do nothing (P8)."""
        seat, laid = time_out
        request = self.request_to(seat)
        if request.kind == PROGRAM:
            self.seal(Seal(seat, laid + EMPTY_ROW * (request.rows[0] - len(laid))), empty_rows=True)
        elif request.kind == COMPONENT:
            self.pick(Pick(seat, str(request.options[0])))
        else:
            self.choose(Choose(seat, request.kind, request.options[0]))

    # ------------------------------------------------------------ what follows

    def go_on(self) -> None:
        """Do everything that needs no decision."""
        if self.start is None:
            self.pick_for_the_resigned()
            if self.game.robots != "components" or not self.pickers():
                self.begin()
        while not (awaited := AWAITED[self.phase](self)) and not self.result:
            self.play()
        self.awaited = awaited

    def pick_for_the_resigned(self) -> None:
        """Pick the first components left for those who have resigned, so that the draft goes on."""
        while gone := [seat for seat in self.pickers() if seat in self.resigned]:
            self.picks[gone[0]].append(may_pick(self.picks, gone[0])[0])

    def begin(self) -> None:
        """Begin the first round with the components everybody has now."""
        robots = [
            equip(robot, self.picks[seat], self.settings.seats[seat].damage)
            if seat < len(self.picks)
            else robot
            for seat, robot in enumerate(self.position.robots)
        ]
        self.position = self.start = self.position._replace(robots=tuple(robots))
        self.begin_round()

    def begin_round(self) -> None:
        """Reveal the event card and throw the bonus die (R1, G2)."""
        number = len(self.rounds) + 1
        event = self.game.counts_as(self.deck[number - 1]) if self.deck else "nothing"
        given = RoundInput(event, self.programs_laid_before(), bonus=self.throw_bonus(number))
        self.rounds.append(Round(number, given))

    def programs_laid_before(self) -> dict[Seat, Program]:
        """Return the programs that autonomous golems repeat (G12)."""
        if self.position.mode != "autonomous" or not self.rounds:
            return {}
        laid = self.round.given.programs
        return {seat: laid[seat] for seat, _ in self.programmers()}

    def throw_bonus(self, number: int) -> dict[Seat, Bonus]:
        if not throws_bonus_die(self.position):
            return {}
        dice = Dice(stream(self.seed, "bonus", number))
        return {seat: dice.bonus(robot) for seat, robot in self.programmers()}

    def play(self) -> None:
        """Play the round as far as its answers carry it."""
        now = self.round
        plan = now.plan or self.close_programming(now)
        stop = advance(self.position, plan, [choice.option for choice in now.answers])
        now.events = stop.events
        if isinstance(stop, PausedRound):
            now.pause = stop
            return
        self.position, self.result = stop.position, stop.result
        now.plan, now.asked = None, {}  # a round that is over is not played again
        if self.result is None:
            self.begin_round()

    def close_programming(self, now: Round) -> Plan:
        """Let chance decide the rest once the last program is laid (E6, E7, Q3)."""
        now.given = replace(now.given, resigned=self.resigning())
        dice = Dice(stream(self.seed, "round", now.number))
        now.plan = plan_of(now.given, self.position, dice, empty_rows=True)
        now.given = replace(now.given, random=by_seat(now.plan.random), rolls=by_seat(now.plan.rolls))
        return now.plan


def without(values: dict[Seat, T], seat: Seat) -> dict[Seat, T]:
    return {other: value for other, value in values.items() if other != seat}


def by_seat(values: tuple[tuple[Any, ...], ...]) -> dict[Seat, tuple[Any, ...]]:
    return {seat: value for seat, value in enumerate(values) if value}


def begin(
    settings: Settings, seed: str, components: Sequence[Sequence[str]], drawing: int = DRAWING
) -> Match:
    """Begin a match with the components that were given out to each seat, if any were."""
    match = Match(settings, seed, drawing)
    while components and match.phase == "components":
        seat = match.requests()[0].seat
        match.decide(Pick(seat, components[seat][len(match.picks[seat])]))
    return match


AWAITED: dict[str, Callable[[Match], tuple[Request, ...]]] = {
    "components": Match.components_awaited,
    "programs": Match.programs_awaited,
    "question": Match.answer_awaited,
    "over": lambda match: (),
}
DECIDING: dict[type, Callable[[Match, Any], None]] = {
    Pick: Match.pick,
    Seal: Match.seal,
    Choose: Match.choose,
    Resign: Match.resign,
    TakeBack: Match.take_back,
    TimeOut: Match.time_out,
}
