"""The settings of a match: the game, the arena, who sits where, and readings of the rules."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias, get_args

from golems.match.arenas import Arena, read_arena, suits, write_arena
from golems.match.games import Game, game_named
from golems.match.random_arenas import find_arena
from golems.match.scenarios import read_scenario, scenario_named
from golems.notation.inputs import EVENTS
from golems.notation.positions import read_hand, read_options, write_options, write_position
from golems.notation.reading import (
    Json,
    Malformed,
    Object,
    as_bool,
    as_choice,
    as_int,
    as_object,
    as_text,
    each,
    need,
    shown,
)
from golems.rules.editions import EDITIONS
from golems.rules.parobots import CARDS
from golems.rules.programs import GOLEM_ROWS
from golems.rules.refusals import Illegal, Refusal
from golems.rules.validity import MOST_ROBOTS
from golems.rules.values import DEFAULTS, EventCard, Hand, Options, Position

COLOURS = ("red", "blue", "green", "yellow")
ANY = "any"  # stands for a ParoBot's card that chance decides
RANDOM_ARENA = "random"
OWN = "own"  # the name of an arena that comes with the settings
LONGEST_NAME = 40
LONGEST_BOT = 400  # a bot may be a file
MOST_DAMAGE = 3  # the units that a robot bears (K6)

Dealing: TypeAlias = Literal["choose", "draft", "deal"]
Places: TypeAlias = Literal["fixed", "drawn"]
PLACES: tuple[Places, ...] = get_args(Places)
DEALINGS: tuple[Dealing, ...] = get_args(Dealing)


class SeatSettings(NamedTuple):
    """Who sits on a seat. It is a player's seat unless it has a ParoBot's card."""

    name: str = ""
    colour: str | None = None  # none stands for a random colour
    bot: str | None = None  # the bot that plays for the seat, if no person does
    parobot: str | None = None  # a program card, or any
    damage: int = 0  # the units of damage that its robot begins with


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a match. The game fixes everything; a value here that is not None replaces its own."""

    game: str
    seats: tuple[SeatSettings, ...]
    arena: str | Arena | Position = RANDOM_ARENA  # or the start of a scenario
    edition: str = "4.0"
    places: Places | None = None
    novices: bool | None = None
    components: Dealing | None = None
    options: Options = DEFAULTS
    hand: Hand | None = None
    deck: tuple[EventCard, ...] | None = None
    open: bool | None = None

    @property
    def players(self) -> int:
        return sum(seat.parobot is None for seat in self.seats)


# ---------------------------------------------------------------- what is possible


def check_settings(settings: Settings) -> None:
    game = game_named(settings.game)
    if settings.edition not in game.editions:
        raise Illegal("game-edition", "edition", got=settings.edition, choices=", ".join(game.editions))
    if game.id == "scenario" and settings.edition != (own := scenario_at(settings.arena).edition):
        raise Illegal("scenario-edition", "edition", "G14", got=settings.edition, edition=own)
    check_seats(settings, game)
    check_colours(settings)
    check_dealing(settings, game)
    check_damage(settings, game)
    check_hand(settings)


def check_offered(settings: Settings) -> None:
    """Raise if these settings are not offered any more; matches that were begun with them go on."""
    game, commands = game_named(settings.game), EDITIONS[settings.edition].commands
    if settings.players not in game.players:
        choices = ", ".join(map(str, game.players))
        raise Illegal("game-players", "seats", "G15", got=settings.players, choices=choices)
    if not game.bonus_cards and any(count for card, count in settings.hand or () if card not in commands):
        raise Illegal("no-bonus-cards", "hand", "G15", game=game.id)
    if (arena := arena_at(settings)) and not suits(arena, settings.edition):
        raise Illegal("arena-streams", "arena", "G10", edition=settings.edition)


def arena_at(settings: Settings) -> Arena | None:
    """Return the arena that was agreed on; there is none before chance chooses one, nor in a scenario."""
    place = settings.arena
    if isinstance(place, str) and place != RANDOM_ARENA and settings.game != "scenario":
        place = find_arena(place)
    return place if isinstance(place, Arena) else None


def check_hand(settings: Settings) -> None:
    """Raise if the hand has fewer cards than a program has rows; programs of 2.0 may be shorter."""
    if settings.hand is None:
        return
    least = 1 if settings.edition == "2.0" else GOLEM_ROWS
    commands = EDITIONS[settings.edition].commands
    cards = sum([count for card, count in settings.hand if card in commands])
    if cards < least:
        raise Illegal("small-hand", "hand", "P1", least=least, got=cards)


def check_seats(settings: Settings, game: Game) -> None:
    seats, players = settings.seats, settings.players
    if len(seats) > MOST_ROBOTS:
        raise Illegal("too-many-robots", "seats", "Q1", most=MOST_ROBOTS, got=len(seats))
    if not players:
        raise Illegal("no-player", "seats", "V4")
    if any(seat.parobot is None for seat in seats[players:]):
        raise Illegal("parobots-last", "seats", "Q1")
    if settings.edition == "2.0" and players != 2 and game.id != "scenario":
        raise Illegal("two-golems", "seats", "G1", got=players)
    allowed = game.parobots[players]
    if len(seats) - players not in allowed:
        raise Illegal(
            "parobots",
            "seats",
            "Q1",
            players=players,
            got=len(seats) - players,
            choices=", ".join(map(str, sorted(allowed))),
        )


def check_colours(settings: Settings) -> None:
    chosen = [seat.colour for seat in settings.seats if seat.colour]
    for index, colour in enumerate(chosen):
        if colour in chosen[:index]:
            raise Illegal("same-colour", "seats", "S7", colour=colour)


def check_dealing(settings: Settings, game: Game) -> None:
    """Raise if components cannot be dealt so: three or four cannot choose freely from one box (S7)."""
    if settings.components == "choose" and settings.players > 2:
        raise Illegal("choose-freely", "components", "S7", got=settings.players)
    if settings.components and game.robots != "components":
        raise Illegal("no-components", "components", "L1", game=game.id)


def check_damage(settings: Settings, game: Game) -> None:
    """Raise if a robot begins with damage that it cannot have."""
    for number, seat in enumerate(settings.seats):
        if seat.damage and (seat.parobot or game.robots == "golems"):
            raise Illegal("damage-at-first", f"seats[{number}].damage", "K6")


# ---------------------------------------------------------------- reading and writing

SEAT_KEYS = ("name", "colour", "bot", "parobot", "damage")
KEYS = (
    "game",
    "edition",
    "arena",
    "seats",
    "places",
    "novices",
    "components",
    "options",
    "hand",
    "deck",
    "open",
)


def read_settings(value: Json) -> Settings:
    """Read and check the settings of a match.

    >>> settings = read_settings({"game": "L2", "seats": [{"colour": "red"}, {"bot": "greedy"}]})
    >>> settings.players, settings.edition, settings.seats[1].bot
    (2, '4.0', 'greedy')
    >>> read_settings(write_settings(settings)) == settings
    True
    """
    data = as_object(value, "", KEYS)
    game = game_named(as_text(need(data, "game"), "game"))
    place = read_place(data.get("arena", RANDOM_ARENA), game)
    edition = as_choice(data.get("edition", usual_edition(place, game)), "edition", game.editions)
    settings = Settings(
        game=game.id,
        seats=each(need(data, "seats"), "seats", read_seat),
        arena=place,
        edition=edition,
        places=as_choice(data["places"], "places", PLACES) if "places" in data else None,
        novices=as_bool(data["novices"], "novices") if "novices" in data else None,
        components=as_choice(data["components"], "components", DEALINGS) if "components" in data else None,
        options=read_options(data.get("options", {}), edition),
        hand=read_hand(data["hand"], edition) if "hand" in data else None,
        deck=read_deck(data["deck"]) if "deck" in data else None,
        open=as_bool(data["open"], "open") if "open" in data else None,
    )
    check_settings(settings)
    return settings


def read_place(value: Json, game: Game) -> str | Arena | Position:
    """Read the name of an arena or a scenario, or an own one."""
    if isinstance(value, dict):
        return read_own(value, game)
    name = as_text(value, "arena")
    if game.id == "scenario":
        scenario_named(name)
    elif name != RANDOM_ARENA:
        find_arena(name)
    return name


def usual_edition(place: str | Arena | Position, game: Game) -> str:
    """Return the edition of a scenario, or the first that a game is played in."""
    return scenario_at(place).edition if game.id == "scenario" else game.editions[0]


def scenario_at(place: str | Arena | Position) -> Position:
    return place if isinstance(place, Position) else scenario_named(str(place))


def read_own(value: Object, game: Game) -> Arena | Position:
    try:
        return read_scenario(value) if game.id == "scenario" else read_arena(OWN, value)
    except Refusal as refusal:
        raise refusal.within("arena") from None


def write_place(place: str | Arena | Position) -> Json:
    if isinstance(place, Position):
        return write_position(place)
    return write_arena(place) if isinstance(place, Arena) else place


def read_seat(value: Json) -> SeatSettings:
    data = as_object(value, "", SEAT_KEYS)
    return SeatSettings(
        name=read_name(data["name"]) if "name" in data else "",
        colour=as_choice(data["colour"], "colour", COLOURS) if "colour" in data else None,
        bot=read_name(data["bot"], "bot", LONGEST_BOT) if "bot" in data else None,
        parobot=as_choice(data["parobot"], "parobot", (ANY, *CARDS)) if "parobot" in data else None,
        damage=as_int(data.get("damage", 0), "damage", 0, MOST_DAMAGE),
    )


def read_name(value: Json, path: str = "name", most: int = LONGEST_NAME) -> str:
    name = as_text(value, path)
    if not name.isprintable() or len(name) > most:
        raise Malformed("name", path, got=shown(value), most=most)
    return name


def read_deck(value: Json) -> tuple[EventCard, ...]:
    deck = each(value, "deck", lambda card: as_choice(card, "", EVENTS))
    if not deck:
        raise Malformed("no-deck", "deck")
    return deck


def write_settings(settings: Settings) -> Object:
    """Write settings, the exact inverse of `read_settings`; what is not set is left out."""
    data: Object = {
        "game": settings.game,
        "edition": settings.edition,
        "arena": write_place(settings.arena),
        "seats": [write_seat(seat) for seat in settings.seats],
    }
    if options := write_options(settings.options):
        data["options"] = options
    if settings.hand is not None:
        data["hand"] = {card: count for card, count in settings.hand if count}
    for key in ("places", "novices", "components", "deck", "open"):
        if (value := getattr(settings, key)) is not None:
            data[key] = value
    return data


def write_seat(seat: SeatSettings) -> Object:
    return {key: value for key, value in seat._asdict().items() if value}
