"""A room: what follows from its log. An entry is taken, or refused and nothing has changed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from golems.arena.tournaments.matches import begin
from golems.bots.named import check_bot
from golems.match.decisions import read_decision
from golems.match.match import Match
from golems.match.requests import Request
from golems.match.settings import Settings, check_offered, read_settings
from golems.notation.reading import Object
from golems.rules.refusals import Illegal
from golems.rules.values import Seat
from golems.server.entries import (
    AnyEntry,
    Bound,
    ChairSetup,
    Changed,
    Created,
    Decided,
    Freed,
    Paused,
    Reacted,
    Rekeyed,
    Relieved,
    Rematched,
    Renamed,
    Replaced,
    Resumed,
    Setup,
    Started,
    Taken,
)

SOON = 5.0  # seconds after which somebody else begins a match of a gathering, if who made it has not
SETTINGS = ("game", "arena", "edition", "places", "novices", "components", "options", "hand", "deck", "open")


@dataclass(slots=True)
class Chair:
    """Where a person sits, or a bot, or a ParoBot."""

    setup: ChairSetup
    name: str = ""
    key: str | None = None  # of the token that holds it
    bot: str | None = None  # plays for it now
    relieved: str | None = None  # why another bot than the chosen one does

    @property
    def is_free(self) -> bool:
        return self.setup.kind == "person" and self.key is None


class Room:
    """The fold over its log."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.number = 0  # of the last entry
        self.touched = 0.0  # when it was taken
        self.setup: Setup
        self.host: str  # names the host's token
        self.bound: Bound | None = None  # to a gathering
        self.chairs: list[Chair] = []
        self.players = 0  # chairs without ParoBots
        self.match: Match | None = None
        self.turn = 0  # how many seats everybody has moved on since the first match
        self.moving = 0  # seats of the match without those of ParoBots
        self.laid_by: dict[Seat, str | None] = {}  # the key that held the chair when its program was laid
        self.matches = 0
        self.record_name = ""  # under which the match is kept
        self.paused: float | None = None  # since when
        self.deadline: float | None = None
        self.awaits: tuple[object, ...] = ()  # what the match waits for: phase, match, turn
        self.awaits_since = 0  # the entry with which it began to wait for this
        self.reaction: Reacted | None = None

    def apply(self, entry: AnyEntry, at: float) -> None:
        """Take an entry of this moment, or refuse it and change nothing."""
        APPLYING[type(entry)](self, entry, at)
        self.number, self.touched = self.number + 1, at
        self.reaction = entry if isinstance(entry, Reacted) else None
        self.set_clock(at)

    # ------------------------------------------------------------ the table

    def create(self, entry: Created, at: float) -> None:
        self.check_setup(entry.setup)
        self.host, self.bound = entry.host, entry.bound
        self.set_table(entry.setup)
        for chair, sitter in zip(self.chairs, entry.bound.sitters if entry.bound else (), strict=False):
            chair.name, chair.key = sitter.name, sitter.key

    def change(self, entry: Changed, at: float) -> None:
        self.check_free()
        self.check_lobby()
        self.check_setup(entry.setup)
        self.set_table(entry.setup)

    def check_setup(self, setup: Setup) -> None:
        """Whatever would be refused at the start is refused now."""
        for number, chair in enumerate(setup.chairs):
            check_chair(chair, f"chairs[{number}].bot")
        Match(settings_for(setup), "check")

    def set_table(self, setup: Setup) -> None:
        """People who sit keep their chair where the new table has one for a person in the same place."""
        before, self.setup = self.chairs, setup
        self.chairs = [Chair(chair, bot=chair.bot) for chair in setup.chairs]
        self.players = sum(chair.kind != "parobot" for chair in setup.chairs)
        for old, new in zip(before, self.chairs, strict=False):
            if old.key and new.setup.kind == "person":
                new.name, new.key = old.name, old.key

    def check_lobby(self) -> None:
        if self.is_playing:
            raise Illegal("match-runs", self.code)

    def check_free(self) -> None:
        """What a gathering has set is changed there."""
        if self.bound:
            raise Illegal("table-bound", self.code)

    @property
    def is_playing(self) -> bool:
        return self.match is not None and self.match.result is None

    # ------------------------------------------------------------ chairs

    def chair(self, number: int) -> Chair:
        if number >= len(self.chairs):
            raise Illegal("no-chair", f"chairs[{number}]", got=number + 1, most=len(self.chairs))
        return self.chairs[number]

    def take(self, entry: Taken, at: float) -> None:
        chair = self.chair(entry.chair)
        if not chair.is_free:
            raise Illegal("chair-taken", f"chairs[{entry.chair}]")
        name = read_player(entry.name)
        chair.name, chair.key = name, entry.key

    def free(self, entry: Freed, at: float) -> None:
        """In a running match the chair waits for somebody else, or for a bot."""
        self.check_free()
        chair = self.sitting(entry.chair)
        chair.name, chair.key = "", None

    def rename(self, entry: Renamed, at: float) -> None:
        self.check_free()
        chair = self.sitting(entry.chair)
        chair.name = read_player(entry.name)

    def rekey(self, entry: Rekeyed, at: float) -> None:
        self.sitting(entry.chair).key = entry.key

    def sitting(self, number: int) -> Chair:
        chair = self.chair(number)
        if chair.key is None:
            raise Illegal("nobody-sits", f"chairs[{number}]")
        return chair

    def replace(self, entry: Replaced, at: float) -> None:
        chair = self.chair(entry.chair)
        if chair.setup.kind != "person":
            raise Illegal("no-person", f"chairs[{entry.chair}]")
        if entry.bot is not None:
            check_bot(entry.bot, f"chairs[{entry.chair}].bot")
        chair.bot, chair.relieved = entry.bot, None

    def relieve(self, entry: Relieved, at: float) -> None:
        chair = self.chair(entry.chair)
        if chair.bot is None:
            raise Illegal("no-bot-plays", f"chairs[{entry.chair}]")
        check_bot(entry.bot, f"chairs[{entry.chair}].bot")
        chair.bot, chair.relieved = entry.bot, entry.reason

    def react(self, entry: Reacted, at: float) -> None:
        self.sitting(entry.chair)

    # ------------------------------------------------------------ matches

    def start(self, entry: Started, at: float) -> None:
        self.check_lobby()
        if self.matches:
            self.check_free()
        for number, chair in enumerate(self.chairs):
            if chair.is_free and chair.bot is None:
                raise Illegal("chair-free", f"chairs[{number}]", chair=number + 1)
        self.begin(entry, self.turn)

    def rematch(self, entry: Rematched, at: float) -> None:
        if self.match is None:
            raise Illegal("no-match", self.code)
        self.check_free()
        self.check_lobby()
        self.begin(entry, self.turn + 1)

    def begin(self, entry: Started | Rematched, turn: int) -> None:
        players = self.players
        order = [self.chairs[(seat - turn) % players] for seat in range(players)]
        settings = settings_of(self.setup, [*order, *self.chairs[players:]])
        components = (self.bound and self.bound.components) or ()
        self.match = begin(settings, entry.seed, components, entry.drawing)
        self.turn, self.moving, self.paused = turn, players, None
        self.laid_by = {}
        self.matches += 1
        self.record_name = entry.record or f"{self.code}-{self.matches}"

    @property
    def record(self) -> str | None:
        """The name of the record, once the match is over; there is none of a match that had no round."""
        return self.record_name if self.match and self.match.result and self.match.start else None

    def seat_of(self, chair: int) -> Seat:
        """Where a chair sits in the running match."""
        return (chair + self.turn) % self.moving if chair < self.moving else chair

    def chair_at(self, seat: Seat) -> int:
        return (seat - self.turn) % self.moving if seat < self.moving else seat

    def decide(self, entry: Decided, at: float) -> None:
        match = self.running()
        if self.paused is not None:
            raise Illegal("paused", self.code)
        decision, is_programming = read_decision(entry.decision, match.position), match.phase == "programs"
        match.decide(decision)
        if is_programming:
            self.laid_by[decision.seat] = self.chairs[self.chair_at(decision.seat)].key

    def has_laid(self, chair: int) -> bool:
        """Whether the holder of a chair laid its program; one who took the chair later did not."""
        key = self.chairs[chair].key
        return key is not None and self.laid_by.get(self.seat_of(chair)) == key

    def running(self) -> Match:
        if self.match is None:
            raise Illegal("no-match", self.code)
        return self.match

    def pause(self, entry: Paused, at: float) -> None:
        if not self.is_playing or self.paused is not None:
            raise Illegal("nothing-to-pause", self.code)
        self.paused = at

    def resume(self, entry: Resumed, at: float) -> None:
        if self.paused is None:
            raise Illegal("not-paused", self.code)
        if self.deadline is not None:
            self.deadline += at - self.paused
        self.paused = None

    # ------------------------------------------------------------ who must decide, and until when

    def set_clock(self, at: float) -> None:
        """A new phase, or a new question, gives its time anew."""
        awaits = self.awaited_now()
        if awaits != self.awaits:
            self.awaits, self.awaits_since = awaits, self.number
            seconds = getattr(self.setup.think, str(awaits[0])) if awaits else None
            self.deadline = at + seconds if seconds else None

    def awaited_now(self) -> tuple[object, ...]:
        if self.match is None or self.match.result:
            return ()
        return self.match.phase, self.matches, turn_of(self.match)

    def bots_awaited(self) -> list[tuple[Request, str]]:
        """Requests to seats for which a bot plays now, with its name."""
        if self.match is None or self.paused is not None or not any(chair.bot for chair in self.chairs):
            return []
        asked = [(request, self.chairs[self.chair_at(request.seat)].bot) for request in self.match.requests()]
        return [(request, bot) for request, bot in asked if bot]

    def due(self, at: float) -> float | None:
        """When the room needs somebody to act for it: a bot at once, a clock when it has run down; a match
        that is over is to be kept, and one of a gathering to be begun."""
        if self.bots_awaited() or (self.match and self.match.result):
            return at
        if self.bound and not self.match:
            return at + SOON
        return self.deadline if self.paused is None else None


def turn_of(match: Match) -> int:
    """Changes with every new thing that is waited for, but not while several decide at the same time."""
    if match.phase == "programs":
        return len(match.rounds)
    return 0 if match.phase == "components" and match.dealing == "choose" else len(match.decisions)


def check_chair(chair: ChairSetup, path: str) -> None:
    """Refuse a bot that is none, whoever shall sit there; a ParoBot plays by its card and has no bot."""
    if chair.kind == "parobot" and chair.bot is not None:
        raise Illegal("parobot-with-bot", path)
    if chair.kind == "bot" or chair.bot is not None:
        check_bot(chair.bot or "", path)


def check_new_table(setup: Setup) -> None:
    """Refuse what no table may be set for any more; the logs of older releases have such tables."""
    check_offered(settings_for(setup))


def settings_for(setup: Setup) -> Settings:
    """The settings of a match before anybody sits down."""
    return settings_of(setup, [Chair(chair, bot=chair.bot) for chair in setup.chairs])


def settings_of(setup: Setup, chairs: list[Chair]) -> Settings:
    """The settings of a match, with the chairs in the order of the seats."""
    agreed = {key: value for key in SETTINGS if (value := getattr(setup, key)) is not None}
    document = msgspec.json.decode(msgspec.json.encode(agreed))
    return read_settings(document | {"seats": [seat_of(chair) for chair in chairs]})


def seat_of(chair: Chair) -> Object:
    seat: Object = {"colour": chair.setup.colour} if chair.setup.colour else {}
    if chair.setup.kind == "parobot":
        return seat | {"parobot": chair.setup.card or "any"}
    return seat | {"name": chair.name} | ({"bot": chair.bot} if chair.bot else {})


def read_player(name: str) -> str:
    """Plain text; blanks at the ends and in a row do not count."""
    shown = " ".join(name.split())
    if not shown or not shown.isprintable():
        raise Illegal("no-name", "name")
    return shown


APPLYING: dict[type, Callable[[Room, Any, float], None]] = {
    Created: Room.create,
    Changed: Room.change,
    Taken: Room.take,
    Freed: Room.free,
    Renamed: Room.rename,
    Rekeyed: Room.rekey,
    Started: Room.start,
    Decided: Room.decide,
    Replaced: Room.replace,
    Relieved: Room.relieve,
    Paused: Room.pause,
    Resumed: Room.resume,
    Reacted: Room.react,
    Rematched: Room.rematch,
}
