"""Matches: bots and people play one game from its set-up to its end."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle
from random import Random
from typing import Any, Self, TypeAlias

from golems.api.positions import PlayedRound, Position
from golems.api.programs import Program
from golems.api.records import Record
from golems.api.results import GameResult, result_in
from golems.bots.catalogue import bot_named
from golems.bots.protocol import Bot, Reply, decision_of
from golems.match import match, saves, view
from golems.match.decisions import KEYS as DECISIONS
from golems.match.decisions import read_decision
from golems.match.games import game_named
from golems.match.requests import PROGRAM, Request
from golems.match.settings import ANY, COLOURS, LONGEST_NAME, check_offered, read_settings
from golems.match.view import View
from golems.notation.inputs import seat_reader
from golems.notation.reading import Object, as_list, as_object, as_text, document_of
from golems.rules.refusals import Refusal

BotLike: TypeAlias = (
    str | Bot | None
)  # a bot by name, a function of one's own, or somebody who decides by hand
TWO_PEOPLE: tuple[BotLike, ...] = (None, None)


class Match:
    """A match of a game between players, who sit as red, blue, green and yellow. ParoBots join in as the game
    says. The same seed plays the same match. A match knows every secret; `view` shows what a player sees.

    >>> def walker(view, request, rng):
    ...     return "F F L R" if request.kind == "program" else request.options[0]
    >>> match = Match("L1", ["greedy", walker], arena="parade-ground", seed=7)
    >>> match
    Match('L1', arena='parade-ground', seed='7', rounds=0, result=None)
    >>> match.play(rounds=1).rounds[0].start.where("red")
    'b1 S'
    >>> match.play().result.winners
    ('red',)
    """

    def __init__(
        self,
        game: str = "L1",
        bots: Sequence[BotLike] = TWO_PEOPLE,
        *,
        seed: int | str = 0,
        parobots: Sequence[str] | None = None,
        **settings: object,
    ) -> None:
        """Set up a match. `parobots` are the cards of the ParoBots, by default by chance and as many as the
        game says; `settings` are further keys of docs/match.md, such as `arena`, `edition` and `options`."""
        data = as_object(document_of({"game": game, "parobots": parobots, **settings}), "")
        seats = [*map(seat_of, bots, cycle(COLOURS)), *parobots_of(data, len(bots))]
        agreed = read_settings({"seats": seats} | data)
        check_offered(agreed)
        self._begin(match.Match(agreed, str(seed)), bots)

    def _begin(self, begun: match.Match, bots: Sequence[BotLike]) -> None:
        self._match = begun
        self._bots = tuple(bots)
        self._players = [player_of(bot, f"bots[{seat}]") for seat, bot in enumerate(bots)]

    # ------------------------------------------------------------ reading and writing

    @classmethod
    def from_json(cls, document: object, bots: Sequence[BotLike] | None = None) -> Self:
        """Return a match exactly where it was when it was written. `bots` are who play on, by default the
        bots of the package that played before."""
        loaded, made = saves.load(document_of(document)), cls.__new__(cls)
        seats = loaded.settings.seats[: loaded.settings.players]
        made._begin(loaded, [seat.bot for seat in seats] if bots is None else bots)
        return made

    def to_json(self) -> Object:
        """Return the whole match as a document, with its seed and all secrets."""
        return saves.save(self._match)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle a match by its decisions."""
        return type(self).from_json, (self.to_json(), self._bots)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self.to_json() == other.to_json() and self._bots == other._bots

    __hash__ = None  # type: ignore[assignment]  # a match grows

    def __repr__(self) -> str:
        facts = {"arena": self._match.arena, "seed": self._match.seed, "rounds": self._over()}
        told = [repr(self._match.settings.game), *[f"{name}={fact!r}" for name, fact in facts.items()]]
        return f"{type(self).__name__}({', '.join(told)}, result={self.result!r})"

    def __str__(self) -> str:
        return str(self.record or self.position)

    def svg(self, language: str | None = None) -> str:
        """Return a film strip of the rounds that are over, or the board before the first one begins."""
        return self.record.svg(language) if self.record else self.position.svg(language)

    def _repr_html_(self) -> str:
        return self.record._repr_html_() if self.record else self.position.svg()

    # ------------------------------------------------------------ looking

    @property
    def phase(self) -> str:
        """What the match waits for: `components`, `programs`, `question`, or `over`."""
        return self._match.phase

    @property
    def position(self) -> Position:
        """The table as it stands now, with everything that is hidden."""
        return Position.of(view.on_table(self._match))

    @property
    def rounds(self) -> tuple[PlayedRound, ...]:
        """The rounds that are over."""
        return self.record.rounds if self.record else ()

    @property
    def record(self) -> Record | None:
        """The record of the rounds that are over, or none before the first one begins."""
        written = saves.record_of(self._match)
        return Record.of(written) if written else None

    @property
    def result(self) -> GameResult | None:
        """How the match ended, or none while it goes on."""
        return result_in(self._match.position, self._match.result)

    @property
    def ranking(self) -> tuple[tuple[str, ...], ...]:
        """The places with the robots that share each of them, once the match is over."""
        return tuple([tuple(map(self._match.id_of, place)) for place in view.view(self._match).ranking])

    @property
    def waiting(self) -> dict[str, Request]:
        """What the match asks for now, by the name of the robot."""
        return {self._match.id_of(request.seat): request for request in self._match.requests()}

    def view(self, robot: str | None = None) -> View:
        """Return what the player of a robot may see, or what everybody may see."""
        seat = None if robot is None else seat_reader(self._match.position)(robot)
        return seen(view.view(self._match, seat))

    # ------------------------------------------------------------ playing

    def play(self, rounds: int | None = None) -> Self:
        """Let the bots decide until the match is over, waits for somebody, or has gone on for so many
        rounds."""
        last = None if rounds is None else self._over() + rounds
        while (asked := self._asked()) and (last is None or self._over() < last):
            request, bot = asked[0]
            try:
                self._match.decide(decision_of(self._match, request, bot))
            except Refusal as refusal:
                raise refusal.within(f"bots[{request.seat}]") from None
        return self

    def _over(self) -> int:
        """Return how many rounds are over."""
        begun = len(self._match.rounds)
        return begun if self._match.result else max(0, begun - 1)

    def _asked(self) -> list[tuple[Request, Bot]]:
        found = [(request, self._players[request.seat]) for request in self._match.requests()]
        return [(request, bot) for request, bot in found if bot]

    def decide(self, robot: str, **decision: object) -> Self:
        """Decide for a robot by hand: one of `program`, `pick`, `choice`, `resign`, `timeout`, as
        docs/match.md describes them.

        >>> match = Match("L1", [None, "greedy"], arena="parade-ground", seed=1)
        >>> list(match.waiting)
        ['red', 'blue']
        >>> match.decide("red", program="F L F A").play().waiting["red"].kind
        'program'
        >>> len(match.rounds)
        1
        """
        data = as_object(document_of(decision), "", DECISIONS)
        self._match.decide(read_decision(data | {"robot": robot}, self._match.position))
        return self


# ---------------------------------------------------------------- seats


def seat_of(bot: BotLike, colour: str) -> Object:
    """Return the settings of a seat; a function is called by its name."""
    if bot is None:
        return {"colour": colour}
    if isinstance(bot, str):
        return {"colour": colour, "bot": bot}
    return {"colour": colour, "name": getattr(bot, "__name__", type(bot).__name__)[:LONGEST_NAME]}


def parobots_of(data: Object, players: int) -> list[Object]:
    """Take the cards of the ParoBots out of the settings, and return their seats."""
    game, cards = game_named(as_text(data["game"], "game")), data.pop("parobots")
    usual = [ANY] * game.parobots.get(players, (0,))[0]
    return [{"parobot": card} for card in (usual if cards is None else as_list(cards, "parobots"))]


def player_of(bot: BotLike, path: str) -> Bot | None:
    if not isinstance(bot, str):
        return bot and own(bot)
    try:
        return bot_named(bot)
    except Refusal as refusal:
        raise refusal.within(path) from None


def own(bot: Bot) -> Bot:
    """Return a bot of one's own with what it is shown and what it replies as the public interface has it."""

    def reply_to(shown: View, request: Request, rng: Random) -> Reply:
        reply: Any = bot(seen(shown), request, rng)
        return Program(reply) if request.kind == PROGRAM else reply

    return reply_to


def seen(shown: View) -> View:
    """Return a view whose position can be drawn and played."""
    return replace(shown, position=Position.of(shown.position))
