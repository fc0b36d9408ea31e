"""A match as a film: the ground, the pieces as they stand, and beat by beat what changes on the table.

A player of films needs no rules: everything that is seen and said comes with the beats.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar, cast

from msgspec import Struct

from golems.drawing.art import looks_of, symbols
from golems.drawing.beats import EventGroup, beats_of, phases_of_rows
from golems.drawing.effects import HIT, SHIELD, Effect, effects_of
from golems.drawing.ground import draw_ground
from golems.drawing.labels import describe_aim, describe_cells, describe_goal
from golems.drawing.layout import Layout
from golems.drawing.scene import Piece, allies_in, named_barrels, pieces_of
from golems.drawing.turning_point import DecidingKind, turning_point
from golems.notation.cells import names_of
from golems.notation.events import type_name, write_end
from golems.notation.goals import write_goal
from golems.notation.positions import write_robot
from golems.notation.programs import write_program, write_row, write_short, write_short_row
from golems.notation.reading import Object
from golems.rules.event_kinds import EVENT_KINDS
from golems.rules.events import Dropped, Revealed, Rolled
from golems.rules.parobots import CARDS, fill_in
from golems.rules.programs import rows_of
from golems.rules.rounds import upset
from golems.rules.table import Event, Table
from golems.rules.values import Bonus, Column, EventCard, Position, Program, Seat
from golems.words.captions import Captioner
from golems.words.language import Language
from golems.words.names import NOBODY, Names
from golems.words.story import Teller

K = TypeVar("K")
T = TypeVar("T")
ROBOTS = ("robot", "robots", "others", "targets", "winners")  # the fields of an event that name robots
CELLS = ("cell", "to", "cells")  # the fields of an event that name cells


@dataclass(frozen=True, slots=True)
class ShownRound:
    """A round as far as it is known, and what of it may be shown."""

    events: tuple[Event, ...] = ()
    event: EventCard | None = None
    programs: Mapping[Seat, Program] = field(default_factory=dict)
    bonus: Mapping[Seat, Bonus] = field(default_factory=dict)


# ---------------------------------------------------------------- what a film holds


class FilmCell(Struct, frozen=True):
    """The top left of a cell, and what is there in words."""

    x: int
    y: int
    text: str


class FilmSentence(Struct, frozen=True, omit_defaults=True):
    """A sentence about an event, with the clause that explains it and the robots and cells it is about."""

    text: str
    rule: str
    type: str
    robots: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()


class Beat(Struct, frozen=True, omit_defaults=True):
    """What happens at once. `pieces`, `robots`, `state` and `cells` hold what has changed or is new, `gone`
    the keys of pieces that are no longer there; `rows` is what each robot reveals, and `cards` its long form;
    `programs` are those of the known ones that an event card or a die has changed; `caption` tells it all in
    one or two short sentences, and `heard` is what is said aloud."""

    round: int
    row: int
    phase: str
    sentences: tuple[FilmSentence, ...]
    pieces: tuple[Piece, ...] = ()
    gone: tuple[str, ...] = ()
    cells: dict[str, FilmCell] = {}
    robots: tuple[dict[str, Any], ...] = ()
    state: dict[str, Any] = {}
    effects: tuple[Effect, ...] = ()
    rows: dict[str, str] = {}
    cards: dict[str, Any] = {}
    programs: dict[str, str] = {}
    caption: tuple[FilmSentence, ...] = ()
    heard: str = ""


class FilmRound(Struct, frozen=True, omit_defaults=True):
    """Where a round begins, its event card with the clause that explains it, what is known of its programs
    and bonus dice, the phases that its rows can have, and how many rows it has unless it ends before."""

    beat: int
    number: int
    event: str | None = None
    rule: str | None = None
    programs: dict[str, str] = {}
    cards: dict[str, Any] = {}
    bonus: dict[str, str] = {}
    phases: tuple[str, ...] = ()
    rows: int = 0


class DecidingBeat(Struct, frozen=True, omit_defaults=True):
    """The beat that decided the game, in which row of its round, by whom and against whom."""

    beat: int
    kind: DecidingKind
    row: int
    robot: str | None = None
    targets: tuple[str, ...] = ()


class Film(Struct, frozen=True, omit_defaults=True):
    """A whole film; `pieces`, `robots`, `state` and `cells` are as they stand before the first beat.
    `decided` is there once the game is over, if it was decided in what is shown."""

    size: tuple[int, int]
    ground: str
    symbols: str
    cells: dict[str, FilmCell]
    pieces: tuple[Piece, ...]
    robots: tuple[dict[str, Any], ...]
    state: dict[str, Any]
    rounds: tuple[FilmRound, ...]
    beats: tuple[Beat, ...]
    decided: DecidingBeat | None = None


# ---------------------------------------------------------------- the table at one moment


class Still(NamedTuple):
    """Everything that can change, by name, at one moment."""

    pieces: dict[str, Piece]
    cells: dict[str, str]
    robots: dict[str, Object]
    state: Object


def still(table: Table, layout: Layout, lang: str, names: Names = NOBODY) -> Still:
    position = table.frozen()
    fallen = [figure.seat for figure in table.bodies]
    looks, allies = looks_of(position.robots), allies_in(position)
    return Still(
        {piece.key: piece for piece in pieces_of(position, layout, fallen)},
        describe_cells(position, lang, names, layout.turn),
        {
            robot.id: write_robot(position.field, robot)
            | {"look": look}
            | ({"ally": True} if seat in allies else {})
            for seat, (robot, look) in enumerate(zip(position.robots, looks, strict=True))
        },
        state_of(position, lang, names) | {"result": write_end(position, table.result)},
    )


def state_of(position: Position, lang: str, names: Names) -> Object:
    """Return what a table shows beside the board."""
    state: Object = {"round": position.round}
    if position.edition == "3.0" and position.mode != "autonomous":
        state |= {"energy": position.energy, "recharged": position.recharged}
    if aim := describe_aim(position, bool(allies_in(position)), lang):
        state["aim"] = aim
    if position.goals:
        state["goals"] = [
            write_goal(position, goal) | {"met": goal.met, "text": describe_goal(position, goal, lang, names)}
            for goal in position.goals
        ]
    return state


def changed(before: Mapping[K, T], after: Mapping[K, T]) -> dict[K, T]:
    return {key: value for key, value in after.items() if key not in before or before[key] != value}


# ---------------------------------------------------------------- filming


class Camera:
    """Films a table while its events happen again."""

    def __init__(self, position: Position, language: Language, turn: int, names: Names) -> None:
        self.layout = Layout(position.field, turn)
        self.lang, self.names = language.code, names
        self.teller = Teller(position, language, names, turn)
        self.captioner = Captioner(self.teller)
        self.table = Table(named_barrels(position))
        self.dropped = 0
        self.programs: dict[Seat, Program] = {}
        self.beats: list[Beat] = []
        self.groups: list[EventGroup] = []
        self.seen = self.look()

    def look(self) -> Still:
        return still(self.table, self.layout, self.lang, self.names)

    def film(self, number: int, played: ShownRound) -> None:
        """Film one round, counted from 0."""
        self.programs = known_programs(self.table.position, played)
        for group in beats_of(played.events):
            self.groups.append(group)
            self.beats.append(self.take(number, group))
        self.table = Table(self.table.frozen())

    def take(self, number: int, group: EventGroup) -> Beat:
        told = self.captioner.tell(group.events, [figure.facing for figure in self.table.figures])
        before, effects = self.seen, self.happen(group.events)
        known, self.programs = self.programs, self.changed_programs(group.events)
        self.seen = now = self.look()
        shown = [event for event in group.events if isinstance(event, Revealed)]
        return Beat(
            round=number,
            row=group.row,
            phase=group.phase,
            sentences=tuple([self.say(event) for event in group.events]),
            pieces=tuple(changed(before.pieces, now.pieces).values()),
            gone=tuple([key for key in before.pieces if key not in now.pieces]),
            cells=cells_of(changed(before.cells, now.cells), self.layout),
            robots=tuple(changed(before.robots, now.robots).values()),
            state=changed(before.state, now.state),
            effects=tuple(effects),
            rows={self.id_of(seat): write_short_row(row) for event in shown for seat, row in laid(event)},
            cards={self.id_of(seat): write_row(row) for event in shown for seat, row in laid(event)},
            programs=self.write_programs(changed(known, self.programs)),
            caption=tuple([self.sentence(each.event, each.text) for each in told]),
            heard=" ".join([each.heard for each in told if each.heard]),
        )

    def changed_programs(self, events: Sequence[Event]) -> dict[Seat, Program]:
        """Return the known programs after these events: E6, E7 and the AI die change them."""
        rolled = {event.robot: event.values for event in events if isinstance(event, Rolled)}
        return {
            seat: fill_in(card, rolled[seat])  # type: ignore[arg-type]
            if (card := self.table.position.robots[seat].bot) and seat in rolled
            else upset(program, events, seat)
            for seat, program in self.programs.items()
        }

    def write_programs(self, programs: Mapping[Seat, Program]) -> dict[str, str]:
        return {self.id_of(seat): write_short(program) for seat, program in sorted(programs.items())}

    def happen(self, events: Iterable[Event]) -> list[Effect]:
        effects: dict[Effect, None] = {}
        for event in events:
            effects |= dict.fromkeys(effects_of(event, self.table, self.layout))
            event.apply(self.table)
            if isinstance(event, Dropped) and event.to is not None:
                self.dropped += 1
                self.table.barrels[event.to] = cast(Column, (f"dropped-{self.dropped}",))
        return without_held_off(effects)

    def say(self, event: Event) -> FilmSentence:
        return self.sentence(event, self.teller.tell(event).text)

    def sentence(self, event: Event, text: str) -> FilmSentence:
        robots = [self.id_of(seat) for seat in named(event, ROBOTS)]
        cells = [self.layout.field.name(cell) for cell in named(event, CELLS)]
        unique = (tuple(dict.fromkeys(names)) for names in (robots, cells))
        return FilmSentence(text, event.rule, type_name(type(event)), *unique)

    def decided(self) -> DecidingBeat | None:
        """Return the beat that decided the game, once it is over."""
        if not (found := turning_point(self.groups)):
            return None
        robot = None if found.robot is None else self.id_of(found.robot)
        targets = tuple([self.id_of(seat) for seat in found.targets])
        return DecidingBeat(found.beat, found.kind, found.row, robot, targets)

    def id_of(self, seat: Seat) -> str:
        return self.table.position.robots[seat].id


def without_held_off(effects: Iterable[Effect]) -> list[Effect]:
    """Return the effects without the hits of blows that are held off."""
    held = {(effect.x, effect.y) for effect in effects if effect.art == SHIELD}
    return [effect for effect in effects if effect.art != HIT or (effect.x, effect.y) not in held]


def known_programs(position: Position, played: ShownRound) -> dict[Seat, Program]:
    """Return what may be shown before row 1: open programs (P5), and the cards of ParoBots (Q3)."""
    bots = {
        seat: CARDS[robot.bot] for seat, robot in enumerate(position.robots) if robot.bot and not robot.out
    }
    return dict(played.programs) | bots


def laid(event: Revealed) -> list[tuple[Seat, Any]]:
    return [(seat, row) for seat, row in enumerate(event.rows) if row is not None]


def named(event: Event, fields: tuple[str, ...]) -> list[int]:
    """Return the seats, or the cells, that an event names."""
    values = [getattr(event, name, None) for name in fields]
    return [
        item
        for value in values
        if value is not None
        for item in (value if isinstance(value, tuple) else (value,))
    ]


def make_film(
    position: Position,
    rounds: Sequence[ShownRound],
    language: Language,
    turn: int = 0,
    first_round: int = 0,
    names: Names = NOBODY,
) -> Film:
    """Return the film of these rounds, as everybody saw them; `first_round` is how many came before, `names`
    says what the players are called."""
    camera = Camera(position, language, turn, names)
    start, begins = camera.seen, []
    for number, played in enumerate(rounds):
        before, at = camera.table.frozen(), len(camera.beats)
        camera.film(number, played)
        seen = {beat.phase for beat in camera.beats[at:]}
        begins.append(round_of(before, played, at, first_round + number + 1, seen))
    ground = draw_ground(position, camera.layout, language.code)
    return Film(
        size=camera.layout.size,
        ground=ground,
        symbols=symbols(ground, art_of(start, camera.beats)),
        cells=cells_of(start.cells, camera.layout),
        pieces=tuple(start.pieces.values()),
        robots=tuple(start.robots.values()),
        state=start.state,
        rounds=tuple(begins),
        beats=tuple(camera.beats),
        decided=camera.decided(),
    )


def cells_of(texts: Mapping[str, str], layout: Layout) -> dict[str, FilmCell]:
    cells = names_of(layout.field)
    return {name: FilmCell(*layout.corner(cells[name]), text) for name, text in texts.items()}


def round_of(position: Position, played: ShownRound, beat: int, number: int, seen: set[str]) -> FilmRound:
    ids = [robot.id for robot in position.robots]
    programs = sorted(known_programs(position, played).items())
    return FilmRound(
        beat,
        number,
        played.event,
        EVENT_KINDS[played.event].clause if played.event else None,
        {ids[seat]: write_short(program) for seat, program in programs},
        {ids[seat]: write_program(program) for seat, program in programs},
        {ids[seat]: bonus for seat, bonus in sorted(played.bonus.items())},
        phases_of_rows(position, played.event, seen),
        rows_of_round(position, dict(programs)),
    )


def rows_of_round(position: Position, programs: Mapping[Seat, Program]) -> int:
    """Return how many rows the longest program has; one that is not known has all that its robot may have."""
    playing = [(seat, robot) for seat, robot in enumerate(position.robots) if not robot.out]
    counts = [len(programs[seat]) if seat in programs else rows_of(robot) for seat, robot in playing]
    return max(counts, default=0)


def art_of(start: Still, beats: Iterable[Beat]) -> set[str]:
    """Return every fragment of which a piece or an effect of the film is made."""
    pieces = [*start.pieces.values(), *[piece for beat in beats for piece in beat.pieces]]
    effects = {effect.art for beat in beats for effect in beat.effects}
    return effects | {name for piece in pieces for name in piece.art}
