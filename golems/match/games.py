"""The games in the box as data: levels of 4.0 (L), modes of 3.0 and 2.0 (G)."""

from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Literal, TypeAlias, get_args

from golems.match.data import documents
from golems.notation.positions import read_hand
from golems.notation.reading import (
    Json,
    Object,
    as_bool,
    as_choice,
    as_int,
    as_object,
    as_text,
    each,
    each_key,
    need,
)
from golems.rules.editions import EDITIONS
from golems.rules.event_kinds import EVENT_KINDS
from golems.rules.setup import BOX
from golems.rules.validity import MOST_ROBOTS
from golems.rules.values import EventCard, Hand, Mode

Build: TypeAlias = Literal["simple", "components", "golems"]
BUILDS: tuple[Build, ...] = get_args(Build)
TOKENS = tuple([token for token in BOX if token != "robot"])
SIZES = ("4x4", "2x4", "6x6")


@dataclass(frozen=True, slots=True)
class Novices:
    """What a level makes easier for players who are new to it (L)."""

    default: bool = False
    open: bool = False
    as_nothing: tuple[EventCard, ...] = ()
    no_ice: bool = False


@dataclass(frozen=True, slots=True)
class Game:
    """One way to play: what may lie on its arenas, which cards are in its box, who plays."""

    id: str
    editions: tuple[str, ...]
    mode: Mode
    ages: str
    robots: Build
    hand: Hand | None  # none stands for the hand of the edition
    tokens: frozenset[str]
    columns: bool
    winter: bool
    sizes: tuple[str, ...]  # the sizes of segments
    segments: int  # the most segments
    deck: tuple[EventCard, ...]  # the kinds of event cards in the box; all where a file names none
    open: bool  # P5
    parobots: dict[int, tuple[int, ...]] = field(hash=False)  # by number of players; the first is the default
    players: tuple[int, ...] = tuple(range(1, MOST_ROBOTS + 1))  # how many may play
    bonus_cards: bool = True  # without bonus cards no bonus die is thrown (G15)
    advice: frozenset[str] = frozenset()  # tokens that a field for this age should have (L)
    novices: Novices = Novices()
    as_nothing: tuple[EventCard, ...] = ()

    def novices_play(self, chosen: bool | None) -> bool:
        """Tell whether novices play, by choice or else by the level's default."""
        return self.novices.default if chosen is None else chosen

    def for_novices(self) -> "Game":
        """Return the game with all that it makes easier for novices."""
        return replace(
            self,
            open=self.open or self.novices.open,
            as_nothing=self.novices.as_nothing,
            tokens=self.tokens - {"ice"} if self.novices.no_ice else self.tokens,
        )

    def changed(
        self,
        deck: tuple[EventCard, ...] | None = None,
        hand: Hand | None = None,
        open: bool | None = None,
    ) -> "Game":
        """Return the game with what was agreed in place of its own settings."""
        agreed: Object = {"deck": deck, "hand": hand, "open": open}
        return replace(self, **{key: value for key, value in agreed.items() if value is not None})  # type: ignore[arg-type]

    def counts_as(self, card: EventCard) -> EventCard:
        """Return the event card as which this card is played."""
        return "nothing" if card in self.as_nothing else card


# ---------------------------------------------------------------- reading


def read_game(name: str, value: Json) -> Game:
    data = as_object(value, "", KEYS)
    editions = each(need(data, "editions"), "editions", lambda edition: as_choice(edition, "", EDITIONS))
    return Game(
        id=name,
        editions=editions,
        mode=as_choice(need(data, "mode"), "mode", EDITIONS[editions[0]].modes),
        ages=as_text(need(data, "ages"), "ages"),
        robots=as_choice(need(data, "robots"), "robots", BUILDS),
        hand=read_hand(data["hand"], editions[0]) if "hand" in data else None,
        tokens=read_tokens(need(data, "tokens"), "tokens"),
        columns=as_bool(need(data, "columns"), "columns"),
        winter=as_bool(need(data, "winter"), "winter"),
        sizes=each(need(data, "sizes"), "sizes", lambda size: as_choice(size, "", SIZES)),
        segments=as_int(need(data, "segments"), "segments", 1),
        deck=read_events(data["deck"], "deck") if "deck" in data else tuple(EVENT_KINDS),
        open=as_bool(need(data, "open"), "open"),
        parobots=each_key(need(data, "parobots"), "parobots", int, read_numbers),
        players=each(need(data, "players"), "players", lambda count: as_int(count, "", 1, MOST_ROBOTS)),
        bonus_cards=as_bool(data.get("bonus_cards", True), "bonus_cards"),
        advice=read_tokens(data.get("advice", []), "advice"),
        novices=read_novices(data.get("novices", {})),
    )


KEYS = {part.name for part in fields(Game)} - {"id", "as_nothing"}


def read_tokens(value: Json, path: str) -> frozenset[str]:
    return frozenset(each(value, path, lambda token: as_choice(token, "", TOKENS)))


def read_events(value: Json, path: str) -> tuple[EventCard, ...]:
    return each(value, path, lambda kind: as_choice(kind, "", EVENT_KINDS))


def read_numbers(value: Json) -> tuple[int, ...]:
    return each(value, "", lambda number: as_int(number, "", 0, MOST_ROBOTS - 1))


def read_novices(value: Json) -> Novices:
    data = as_object(value, "novices", NOVICE_KEYS)
    switches: Object = {key: as_bool(data.get(key, False), f"novices.{key}") for key in NOVICE_SWITCHES}
    return Novices(as_nothing=read_events(data.get("as_nothing", []), "novices.as_nothing"), **switches)  # type: ignore[arg-type]


NOVICE_SWITCHES = ("default", "open", "no_ice")
NOVICE_KEYS = {*NOVICE_SWITCHES, "as_nothing"}


# ---------------------------------------------------------------- the catalogue


@cache
def games() -> dict[str, Game]:
    """Return all games, by id."""
    return {name: read_game(name, document) for name, document in documents("games").items()}


def game_named(name: str) -> Game:
    return games()[as_choice(name, "game", games())]
