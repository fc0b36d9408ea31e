"""Positions that can be typed, printed, drawn and played, and the rounds that come of them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Self, TypeAlias

from golems.api.notebook import round_in_html
from golems.api.programs import Program, ProgramLike, program_of
from golems.api.results import GameResult, RoundEvent, result_in
from golems.drawing.labels import word
from golems.drawing.strip import Moment, draw_strip
from golems.drawing.svg import draw_svg
from golems.notation.cells import FACING_NAMES
from golems.notation.dice import Dice
from golems.notation.drawings import read_drawing, write_drawing
from golems.notation.events import write_event, write_result
from golems.notation.inputs import BONUSES, EVENTS, answers_from, plan_of, read_input, seat_reader
from golems.notation.positions import read_position, write_position
from golems.notation.reading import Object, as_bool, as_choice, as_int, as_object, as_text, document_of
from golems.rules import rounds, values
from golems.rules.legal import legal_programs
from golems.rules.programs import check_program
from golems.rules.refusals import Illegal, Refusal
from golems.rules.rounds import Outcome
from golems.rules.table import Event, Table
from golems.rules.values import Bonus, EventCard, Robot, Row, Seat
from golems.words.speech import spoken
from golems.words.story import Teller, headed

Programs: TypeAlias = Mapping[str, ProgramLike]
GIVEN = ("resigned", "random", "rolls", "bonus", "choices")


class Position(values.Position):
    """All that stands on the table between two rounds. It is a named tuple and never changes; its fields are
    the keys of docs/notation.md.

    >>> position = Position.from_drawing('''
    ...     R> . .
    ...     .  # B<
    ... ''')
    >>> position
    Position.from_drawing(\"\"\"
    R> . .
    .  # B<
    red: {"simple": true}
    blue: {"simple": true}
    \"\"\")
    >>> position.where("blue")
    'c2 W'
    >>> Position.from_json(position.to_json()) == position
    True
    """

    __slots__ = ()

    # ------------------------------------------------------------ reading and writing

    @classmethod
    def of(cls, position: values.Position) -> Self:
        """Return a position of the engine as one of the public interface."""
        return cls._make(position)

    @classmethod
    def from_drawing(cls, drawing: str, **more: object) -> Self:
        """Return the position that is drawn. What a drawing does not show stands in lines under it or in
        `more`: keys of the position, and robots by name.

        >>> position = Position.from_drawing("1> . B<", round=3, paro={"bot": "1A"})
        >>> [robot.id for robot in position.robots]
        ['paro', 'blue']
        >>> Position.from_drawing("R> . R<")
        Traceback (most recent call last):
        golems.notation.reading.Malformed: drawing: line 1: the golem R is drawn a second time
        """
        said = as_object(document_of(more), "")
        return cls.of(read_drawing(as_text(drawing, "drawing"), said))

    @classmethod
    def from_json(cls, document: object) -> Self:
        """Return the position in a document, or in a JSON text."""
        return cls.of(read_position(document_of(document)))

    def to_json(self) -> Object:
        """Return the position as a document; `from_json` reads it back."""
        return write_position(self)

    def __str__(self) -> str:
        return write_drawing(self)

    def __repr__(self) -> str:
        drawing = write_drawing(self)
        told = repr(drawing) if "\\" in drawing or '"""' in drawing else f'"""\n{drawing}\n"""'
        return f"{type(self).__name__}.from_drawing({told})"

    def svg(self, language: str | None = None) -> str:
        """Return the board with a card for each robot, as one self-contained picture."""
        return draw_svg(self, spoken(language).code)

    def _repr_svg_(self) -> str:
        return self.svg()

    # ------------------------------------------------------------ looking

    def seat(self, robot: str) -> Seat:
        """Return the number of the seat of the robot with this name, counted from 0."""
        return seat_reader(self)(robot)

    def robot(self, name: str) -> Robot:
        """Return the robot with this name."""
        return self.robots[self.seat(name)]

    def where(self, robot: str) -> str | None:
        """Return the cell and the facing of a robot, such as `b3 E`, or none if it is out."""
        found = self.robot(robot)
        return None if found.out else f"{self.field.name(found.cell)} {FACING_NAMES[found.facing]}"

    # ------------------------------------------------------------ programs

    def legal_programs(
        self, robot: str, event: EventCard = "nothing", bonus: Bonus | None = None
    ) -> Iterator[Program]:
        """Yield every program that a robot may lay in a round with this event card, or with this face of the
        bonus die (3.0 and 2.0).

        >>> position = Position.from_drawing("R> .", hand={"forward": 3, "left": 1})
        >>> [str(program) for program in position.legal_programs("red")]
        ['F F F L', 'F F L F', 'F L F F', 'L F F F']
        """
        return map(program_of, legal_programs(self, self._programmer(robot), *checked(event, bonus)))

    def check_program(
        self, robot: str, program: ProgramLike, event: EventCard = "nothing", bonus: Bonus | None = None
    ) -> None:
        """Raise if a robot may not lay this program.

        >>> Position.from_drawing("R> .").check_program("red", "F F F L")
        Traceback (most recent call last):
        golems.rules.refusals.Illegal: programs.red: row 3: you have only 2 × Forward (P4)
        """
        rows = read_programs({robot: program})[robot]
        check_program(self, self._programmer(robot), rows, *checked(event, bonus))

    def _programmer(self, name: str) -> Robot:
        """Return a robot for which a player lays programs; raise if there is none of this name."""
        robot = self.robot(name)
        if robot.out or robot.bot:
            raise Illegal("no-program", f"programs.{name}", "Q3" if robot.bot else "R3")
        return robot

    # ------------------------------------------------------------ playing

    def play(
        self,
        programs: Programs | None = None,
        /,
        *,
        event: EventCard = "nothing",
        seed: int = 0,
        rows: int | None = None,
        free: bool = False,
        given: Mapping[str, object] | None = None,
        **by_name: ProgramLike,
    ) -> "PlayedRound":
        """Play a round, with a program for every player who is still in the game: by name, or in a mapping
        where a name is no word of Python.

        Chance is drawn from `seed`. With `rows` the round stops after so many rows, before its end. `free`
        allows any number of rows and cards, and no program at all. `given` holds the other keys of `resolve`
        in docs/notation.md: `choices`, `resigned`, `random`, `rolls`, `bonus`.

        >>> position = Position.from_drawing("R> . . B<")
        >>> played = position.play(red="F A D S", blue="L R A D")
        >>> print(played.events[3])
        Red moves to B1. [M2]
        >>> played.position.robot("blue").damage, position.robot("blue").damage
        (0, 0)
        """
        laid = read_programs({**(programs or {}), **by_name})
        data = as_object(document_of(given or {}), "given", GIVEN) | {"event": event}
        found = read_input(data | {"programs": {name: str(program) for name, program in laid.items()}}, self)
        plan = plan_of(found, self, Dice(as_int(seed, "seed")), as_bool(free, "free"))
        most = None if rows is None else as_int(rows, "rows", 0)
        return PlayedRound(self, rounds.play_round(self, plan, answers_from(found.choices), most))

    def play_row(self, rows: Programs | None = None, /, **by_name: ProgramLike) -> "PlayedRound":
        """Play one row alone, by name as in `play`; a robot without one does nothing.

        >>> print(Position.from_drawing("R> . B<").play_row(red="F", blue="F").position)
        R> . B<
        red: {"simple": true}
        blue: {"simple": true}
        """
        revealed: list[Row | None] = [None] * len(self.robots)
        for name, program in read_programs({**(rows or {}), **by_name}).items():
            seat, path = self.seat(name), f"programs.{name}"
            if len(program) != 1:
                raise Illegal("row-count", path, rows=1, got=len(program))
            check_program(self, self.robots[seat], program, free=True)
            revealed[seat] = program[0]
        return PlayedRound(self, rounds.play_row(self, revealed))


def checked(event: EventCard, bonus: Bonus | None) -> tuple[EventCard, Bonus | None]:
    known = None if bonus is None else as_choice(bonus, "bonus", BONUSES)
    return as_choice(event, "event", EVENTS), known


def read_programs(programs: Programs) -> dict[str, Program]:
    found = {}
    for name, program in programs.items():
        try:
            found[name] = Program(program)
        except Refusal as refusal:
            raise refusal.within(f"programs.{name}") from None
    return found


@dataclass(frozen=True, slots=True, repr=False)
class PlayedRound:
    """A round that was played: the position before it, what happened, and the position after it. It is
    iterated event by event, prints as a story, and is a film strip in a notebook.

    >>> played = Position.from_drawing("R> . #").play(red="F F L S")
    >>> for event in played:
    ...     if event.kind == "blocked":
    ...         print(event.row, event)
    2 There’s a wall on C1! Red can’t go any further. [M2]
    >>> played.position.where("red")
    'b1 N'
    """

    start: Position
    outcome: Outcome

    @property
    def position(self) -> Position:
        """The position after the round."""
        return Position.of(self.outcome.position)

    @property
    def events(self) -> tuple[RoundEvent, ...]:
        """What happened, in order."""
        return tuple([RoundEvent(self.start, event) for event in self.outcome.events])

    @property
    def result(self) -> GameResult | None:
        """How the game ended, or none while it goes on."""
        return result_in(self.start, self.outcome.result)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(round={self.start.round}, events={len(self)}, result={self.result!r})"

    def __iter__(self) -> Iterator[RoundEvent]:
        return iter(self.events)

    def __len__(self) -> int:
        return len(self.outcome.events)

    def to_json(self) -> Object:
        """Return events, position and result as `golems resolve` prints them."""
        return {
            "events": [write_event(self.start, event) for event in self.outcome.events],
            "position": write_position(self.outcome.position),
            "result": write_result(self.start, self.outcome.result),
        }

    def say(self, language: str | None = None) -> str:
        """Return the round as a story, row by row."""
        words = spoken(language)
        teller = Teller(self.start, words)
        lines = []
        for heading, events in headed(self.outcome.events, words):
            lines += [heading, *[f"  {told.text} [{told.rule}]" for told in teller.tell_all(events)]]
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.say()

    def moments(self, language: str | None = None) -> tuple[Moment, ...]:
        """Return the table before the round, after its event card, after each row and at its end, each with
        a caption."""
        words, table = spoken(language), Table(self.start)
        found = [Moment(word("before", words.code), self.start)]
        for heading, events in headed(self.outcome.events, words):
            found.append(Moment(heading, Position.of(after(table, events))))
        return tuple(found)

    def svg(self, language: str | None = None) -> str:
        """Return a film strip: the board at each of these moments."""
        words = spoken(language)
        return draw_strip(self.moments(words.code), words.code)

    def _repr_html_(self) -> str:
        return round_in_html(self.svg(), self.outcome.events, Teller(self.start, spoken()))


def after(table: Table, events: list[Event]) -> values.Position:
    """Let events happen on a table, and return how it stands then."""
    for event in events:
        event.apply(table)
    return table.frozen()
