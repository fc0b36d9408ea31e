"""A room: what follows from the entries of its log."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from golems.bots.catalogue import check_bot
from golems.bots.strength import strength_after
from golems.match.decisions import TakeBack, read_decision
from golems.match.match import Match, begin
from golems.match.requests import Request
from golems.match.settings import RANDOM_ARENA, Settings
from golems.rules.refusals import Illegal
from golems.rules.values import Seat
from golems.server.rooms import entries
from golems.server.rooms.chairs import Chair, chair_for, check_chair, read_player, settings_for, settings_of
from golems.server.tables import Setup

SOON = 5.0  # seconds after which somebody else begins a match of a gathering, if who made it has not


def is_found_by_chance(settings: Settings, last: Settings) -> bool:
    """Tell whether chance finds the arena, and the one that it found last suits these settings too."""
    suits = (settings.game, len(settings.seats)) == (last.game, len(last.seats))
    return settings.arena == RANDOM_ARENA and isinstance(last.arena, str) and suits


class Room:
    """The fold over the entries of a room."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.number = 0  # of the last entry
        self.touched = 0.0  # when it was taken
        self.setup: Setup
        self.host: str  # names the host's token
        self.bound: entries.BoundTable | None = None  # to a gathering
        self.replacements = 0  # how often a bot or a person has begun to play for the other
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
        self.reaction: entries.Reacted | None = None

    def apply(self, entry: entries.AnyEntry, at: float) -> None:
        """Take an entry of this moment, or raise a Refusal and change nothing."""
        APPLYING[type(entry)](self, entry, at)
        self.number, self.touched = self.number + 1, at
        self.reaction = entry if isinstance(entry, entries.Reacted) else None
        self.set_clock(at)

    # ------------------------------------------------------------ the table

    def create(self, entry: entries.Created, at: float) -> None:
        self.check_setup(entry.setup)
        self.host, self.bound = entry.host, entry.bound
        self.set_table(entry.setup)
        for chair, sitter in zip(self.chairs, entry.bound.sitters if entry.bound else (), strict=False):
            chair.name, chair.key = sitter.name, sitter.key

    def change(self, entry: entries.Changed, at: float) -> None:
        self.check_free()
        self.check_lobby()
        self.check_setup(entry.setup)
        self.set_table(entry.setup)

    def check_setup(self, setup: Setup) -> None:
        """Raise now whatever would be refused at the start."""
        for number, chair in enumerate(setup.chairs):
            check_chair(chair, f"chairs[{number}].bot")
        Match(settings_for(setup), "check")

    def set_table(self, setup: Setup) -> None:
        """Set the table. People who sit keep their chair where the new table has one for a person in the same
        place."""
        before, self.setup = self.chairs, setup
        self.chairs = [chair_for(chair) for chair in setup.chairs]
        self.players = sum(chair.kind != "parobot" for chair in setup.chairs)
        for old, new in zip(before, self.chairs, strict=False):
            if old.key and new.setup.kind == "person":
                new.name, new.key = old.name, old.key

    def check_lobby(self) -> None:
        if self.is_playing:
            raise Illegal("match-runs", self.code)

    def check_free(self) -> None:
        """Raise if a gathering has set this table: then it is changed there."""
        if self.bound:
            raise Illegal("table-bound", self.code)

    @property
    def is_playing(self) -> bool:
        return self.match is not None and self.match.result is None

    # ------------------------------------------------------------ chairs

    @property
    def stood_in(self) -> tuple[int, ...]:
        """The chairs for which bots play until their people are back."""
        return tuple([number for number, chair in enumerate(self.chairs) if chair.until_back])

    def chair(self, number: int) -> Chair:
        if number >= len(self.chairs):
            raise Illegal("no-chair", f"chairs[{number}]", got=number + 1, most=len(self.chairs))
        return self.chairs[number]

    def take(self, entry: entries.SatDown, at: float) -> None:
        chair = self.chair(entry.chair)
        if not chair.is_free:
            raise Illegal("chair-taken", f"chairs[{entry.chair}]")
        name = read_player(entry.name)
        chair.name, chair.key = name, entry.key

    def free(self, entry: entries.Freed, at: float) -> None:
        """Free a chair. In a running match it waits for somebody else, or for a bot."""
        self.check_free()
        chair = self.sitting(entry.chair)
        chair.name, chair.key = "", None

    def rename(self, entry: entries.Renamed, at: float) -> None:
        self.check_free()
        chair = self.sitting(entry.chair)
        chair.name = read_player(entry.name)

    def rekey(self, entry: entries.Rekeyed, at: float) -> None:
        self.sitting(entry.chair).key = entry.key

    def sitting(self, number: int) -> Chair:
        chair = self.chair(number)
        if chair.key is None:
            raise Illegal("nobody-sits", f"chairs[{number}]")
        return chair

    def replace(self, entry: entries.Replaced, at: float) -> None:
        chair = self.chair(entry.chair)
        if chair.setup.kind != "person":
            raise Illegal("no-person", f"chairs[{entry.chair}]")
        if entry.bot is not None:
            check_bot(entry.bot, f"chairs[{entry.chair}].bot")
        chair.bot, chair.relieved, chair.until_back = entry.bot, None, entry.until_back
        self.replacements += 1

    def relieve(self, entry: entries.Relieved, at: float) -> None:
        chair = self.chair(entry.chair)
        if chair.bot is None:
            raise Illegal("no-bot-plays", f"chairs[{entry.chair}]")
        check_bot(entry.bot, f"chairs[{entry.chair}].bot")
        chair.bot, chair.relieved = entry.bot, entry.reason

    def react(self, entry: entries.Reacted, at: float) -> None:
        self.sitting(entry.chair)

    # ------------------------------------------------------------ matches

    def start(self, entry: entries.Started, at: float) -> None:
        self.check_lobby()
        if self.matches:
            self.check_free()
        for number, chair in enumerate(self.chairs):
            if chair.is_free and chair.bot is None:
                raise Illegal("chair-free", f"chairs[{number}]", chair=number + 1)
        self.begin(entry, self.turn)

    def rematch(self, entry: entries.Rematched, at: float) -> None:
        if self.match is None:
            raise Illegal("no-match", self.code)
        self.check_free()
        self.check_lobby()
        if entry.same:
            self.begin(entry, self.turn, self.match)
        else:
            self.begin(entry, self.turn + 1)

    def begin(self, entry: entries.Started | entries.Rematched, turn: int, like: Match | None = None) -> None:
        """Begin a match; one like another is played on its arena, if chance had found that."""
        players = self.players
        for number, chair in enumerate(self.chairs):
            chair.start = entry.starts[number] if number < len(entry.starts) else 0
        order = [self.chairs[(seat - turn) % players] for seat in range(players)]
        settings = settings_of(self.setup, [*order, *self.chairs[players:]])
        drawing = entry.drawing
        if like and is_found_by_chance(settings, like.settings):
            settings, drawing = replace(settings, arena=like.arena), like.drawing
        components = (self.bound and self.bound.components) or ()
        self.match = begin(settings, entry.seed, components, drawing)
        self.turn, self.moving, self.paused = turn, players, None
        self.laid_by = {}
        self.matches += 1
        self.record_name = entry.record or f"{self.code}-{self.matches}"

    @property
    def record(self) -> str | None:
        """The name of the record, once the match is over; there is none of a match that had no round."""
        return self.record_name if self.match and self.match.result and self.match.start else None

    def seat_of(self, chair: int) -> Seat:
        """Return where a chair sits in the running match."""
        return (chair + self.turn) % self.moving if chair < self.moving else chair

    def chair_at(self, seat: Seat) -> int:
        return (seat - self.turn) % self.moving if seat < self.moving else seat

    def decide(self, entry: entries.Decided, at: float) -> None:
        match = self.running()
        if self.paused is not None:
            raise Illegal("paused", self.code)
        decision, is_programming = read_decision(entry.decision, match.position), match.phase == "programs"
        if isinstance(decision, TakeBack) and self.deadline is not None and at >= self.deadline:
            raise Illegal("time-is-up", self.code)
        match.decide(decision)
        if is_programming:
            self.laid_by[decision.seat] = self.chairs[self.chair_at(decision.seat)].key
        self.adapt(match)

    def adapt(self, match: Match) -> None:
        """Let companions learn how the match has ended."""
        for number, chair in enumerate(self.chairs):
            if match.result and chair.adapts:
                chair.strength = strength_after(chair.strength_now, match.result, self.seat_of(number))

    def has_laid(self, chair: int) -> bool:
        """Return whether the holder of a chair laid its program; one who took the chair later did not."""
        key = self.chairs[chair].key
        return key is not None and self.laid_by.get(self.seat_of(chair)) == key

    def running(self) -> Match:
        if self.match is None:
            raise Illegal("no-match", self.code)
        return self.match

    def pause(self, entry: entries.Paused, at: float) -> None:
        if not self.is_playing or self.paused is not None:
            raise Illegal("nothing-to-pause", self.code)
        self.paused = at

    def resume(self, entry: entries.Resumed, at: float) -> None:
        if self.paused is None:
            raise Illegal("not-paused", self.code)
        if self.deadline is not None:
            self.deadline += at - self.paused
        self.paused = None

    # ------------------------------------------------------------ who must decide, and until when

    def set_clock(self, at: float) -> None:
        """Set the deadline: a new phase, or a new question, has its own time."""
        awaits = self.awaited_now()
        if awaits != self.awaits:
            self.awaits, self.awaits_since = awaits, self.number
            seconds = getattr(self.setup.think, str(awaits[0])) if awaits else None
            self.deadline = at + seconds if seconds else None

    def awaited_now(self) -> tuple[object, ...]:
        if self.match is None or self.match.result:
            return ()
        return self.match.phase, self.matches, turn_of(self.match)

    def strength_at(self, seat: Seat) -> int | None:
        """Return the strength of a companion that plays for this seat."""
        chair = self.chairs[self.chair_at(seat)]
        return chair.strength_now if chair.adapts else None

    def bots_awaited(self) -> list[tuple[Request, str]]:
        """Return requests to seats for which a bot plays now, with its name."""
        if self.match is None or self.paused is not None or not any(chair.bot for chair in self.chairs):
            return []
        asked = [(request, self.chairs[self.chair_at(request.seat)].bot) for request in self.match.requests()]
        return [(request, bot) for request, bot in asked if bot]

    def due(self, at: float) -> float | None:
        """Return when the room needs somebody to act for it: a bot at once, a clock when it has run down; a
        match that is over is to be kept, and one of a gathering to be begun."""
        if self.bots_awaited() or (self.match and self.match.result):
            return at
        if self.bound and not self.match:
            return at + SOON
        return self.deadline if self.paused is None else None


def turn_of(match: Match) -> int:
    """Return a number that changes with every new thing that is waited for, but not while several decide at
    the same time."""
    if match.phase == "programs":
        return len(match.rounds)
    return 0 if match.phase == "components" and match.dealing == "choose" else len(match.decisions)


APPLYING: dict[type, Callable[[Room, Any, float], None]] = {
    entries.Created: Room.create,
    entries.Changed: Room.change,
    entries.SatDown: Room.take,
    entries.Freed: Room.free,
    entries.Renamed: Room.rename,
    entries.Rekeyed: Room.rekey,
    entries.Started: Room.start,
    entries.Decided: Room.decide,
    entries.Replaced: Room.replace,
    entries.Relieved: Room.relieve,
    entries.Paused: Room.pause,
    entries.Resumed: Room.resume,
    entries.Reacted: Room.react,
    entries.Rematched: Room.rematch,
}
