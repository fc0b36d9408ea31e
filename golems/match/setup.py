"""The set-up of a match: everything that chance and the settings decide before round 1 (S)."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from golems.match.arenas import Arena, StartPlace, check_arena_for
from golems.match.chance import chance
from golems.match.games import Game, game_named
from golems.match.random_arenas import DRAWING, find_arena, random_arena
from golems.match.settings import ANY, COLOURS, OWN, RANDOM_ARENA, Dealing, Settings, scenario_at
from golems.match.symmetry import is_symmetric
from golems.rules.editions import EDITIONS, default_hand
from golems.rules.field import Cell
from golems.rules.parobots import CARDS
from golems.rules.refusals import Illegal
from golems.rules.setup import COMPONENTS, ROUNDS, barrel_pool, deal_barrels, deal_events, draft_order
from golems.rules.values import (
    DAMAGE_ORDER,
    DEFAULTS,
    Column,
    EventCard,
    Hand,
    Options,
    Position,
    Robot,
    Seat,
)

TYPES = {"p": "processor", "w": "weapon", "c": "chassis"}
EACH = len(TYPES)  # the number of components of a robot
RANDOM_ARENAS = 10**6


def game_of(settings: Settings) -> Game:
    """Return the game with its novice options and all that the settings change."""
    game = game_named(settings.game)
    game = game.for_novices() if game.novices_play(settings.novices) else game
    return game.changed(deck=settings.deck, hand=settings.hand, open=settings.open)


def hand_of(game: Game, edition: str, options: Options = DEFAULTS) -> Hand:
    """Return the hand that everybody has: the game's or the edition's, for beginners without bonus cards."""
    hand = game.hand or default_hand(edition, options)
    commands = EDITIONS[edition].commands
    return tuple([(card, count if game.bonus_cards or card in commands else 0) for card, count in hand])


def open_box(settings: Settings, seed: str, drawing: int = DRAWING) -> Position:
    """Return the field laid out with robots in their places, still without components."""
    game = game_of(settings)
    colours, cards = draw_colours(settings, seed), draw_cards(settings, seed)
    if game.id == "scenario":
        return lay_scenario(settings, colours)
    arena = choose_arena(settings, seed, drawing)
    check_arena_for(arena, game)
    starts = draw_places(arena, settings, seed)
    robots = [
        Robot(
            colour,
            start.cell,
            start.facing,
            bot=card,
            simple=game.robots == "simple" and card is None,
            home=start.cell if game.mode == "bring_barrel" else None,
            damage=seat.damage if game.robots == "simple" else 0,
        )
        for seat, colour, card, start in zip(settings.seats, colours, cards, starts, strict=True)
    ]
    return lay_arena(arena, settings, game, tuple(robots), seed)


def lay_scenario(settings: Settings, colours: Sequence[str]) -> Position:
    start = scenario_at(settings.arena)
    if len(start.robots) != len(settings.seats):
        raise Illegal("scenario-seats", "seats", "G14", players=len(start.robots), got=len(settings.seats))
    robots = [robot._replace(id=colour) for robot, colour in zip(start.robots, colours, strict=True)]
    return start._replace(robots=tuple(robots), options=settings.options)


def lay_arena(arena: Arena, settings: Settings, game: Game, robots: tuple[Robot, ...], seed: str) -> Position:
    return Position(
        edition=settings.edition,
        field=arena.field,
        board=arena.board,
        robots=robots,
        hand=hand_of(game, settings.edition, settings.options),
        under=arena.under,
        barrels=tuple(deal(arena, seed).items()) if settings.edition == "4.0" else arena.plain_barrels(),
        streams=arena.streams if settings.edition == "3.0" else (),  # G10: no other edition has them
        options=settings.options,
        mode=game.mode,
    )


def place_of(settings: Settings, seed: str, drawing: int = DRAWING) -> str:
    """Return the name of the arena or of the scenario."""
    if isinstance(settings.arena, Position):
        return OWN
    return str(settings.arena) if settings.game == "scenario" else choose_arena(settings, seed, drawing).id


def choose_arena(settings: Settings, seed: str, drawing: int = DRAWING) -> Arena:
    if isinstance(settings.arena, Arena):
        return settings.arena
    if settings.arena == RANDOM_ARENA:
        number = chance(seed, "arena").randrange(RANDOM_ARENAS)
        return random_arena(game_named(settings.game), number, drawing)
    return find_arena(str(settings.arena), drawing)


def draw_places(arena: Arena, settings: Settings, seed: str) -> list[StartPlace]:
    """Return the starts of the seats; players draw lots where their places are not all alike."""
    starts = arena.starts_for(len(settings.seats))
    mine = list(starts[: settings.players])
    equal = settings.players == 1 or is_symmetric(arena, len(starts), settings.players)
    if (settings.places or ("fixed" if equal else "drawn")) == "drawn":
        chance(seed, "places").shuffle(mine)
    return [*mine, *starts[settings.players :]]


def draw_colours(settings: Settings, seed: str) -> list[str]:
    """Return the colour of each seat; seats without one draw from those that are free (S7)."""
    free = [colour for colour in COLOURS if colour not in {seat.colour for seat in settings.seats}]
    chance(seed, "colours").shuffle(free)
    return [seat.colour or free.pop() for seat in settings.seats]


def draw_cards(settings: Settings, seed: str) -> list[str | None]:
    """Return the card that each ParoBot runs; by chance no two run the same side of a card (Q3)."""
    free = [card for card in CARDS if card not in {seat.parobot for seat in settings.seats}]
    chance(seed, "cards").shuffle(free)
    return [free.pop() if seat.parobot == ANY else seat.parobot for seat in settings.seats]


def deal(arena: Arena, seed: str) -> dict[Cell, Column]:
    """Deal contents to the barrels of the arena (S5)."""
    pool = list(barrel_pool(sum(height for _, height in arena.heights)))
    chance(seed, "barrels").shuffle(pool)
    return deal_barrels(dict(arena.heights), pool)


def shuffle_events(kinds: Sequence[EventCard], seed: str) -> tuple[EventCard, ...]:
    """Shuffle two cards of each kind, or as many as eight rounds need (S8)."""
    cards = list(kinds) * max(2, -(-ROUNDS // len(kinds)))
    chance(seed, "events").shuffle(cards)
    return deal_events(cards)


# ---------------------------------------------------------------- components (S7)


def dealing_of(settings: Settings) -> Dealing:
    return settings.components or ("choose" if settings.players <= 2 else "draft")


def picking_order(settings: Settings, seed: str) -> tuple[Seat, ...]:
    """Return the snake order from a first seat that chance decides (S7)."""
    first = chance(seed, "first").randrange(settings.players)
    return tuple(draft_order(settings.players, first))


def type_of(component: str) -> str:
    return TYPES[component[0]]


def left_in_pool(picks: Sequence[Sequence[str]]) -> Counter[str]:
    return Counter(COMPONENTS) - Counter(component for taken in picks for component in taken)


def may_pick(picks: Sequence[Sequence[str]], seat: Seat) -> tuple[str, ...]:
    """Return the components left in the pool whose type the seat does not have yet."""
    owned = {type_of(component) for component in picks[seat]}
    left = left_in_pool(picks)
    return tuple(
        [
            component
            for component in dict.fromkeys(COMPONENTS)
            if left[component] and type_of(component) not in owned
        ]
    )


def deal_components(players: int, source: Random) -> list[list[str]]:
    """Deal one component of each type to everybody by chance, for a quick start."""
    picks: list[list[str]] = [[] for _ in range(players)]
    for kind in TYPES.values():
        pool = [component for component in COMPONENTS if type_of(component) == kind]
        for mine, component in zip(picks, source.sample(pool, players), strict=True):
            mine.append(component)
    return picks


def equip(robot: Robot, picked: Sequence[str], damage: int = 0) -> Robot:
    """Return the robot with its components, the first of which are damaged if it begins with damage (K6)."""
    parts = {type_of(component): component for component in picked}
    flipped = frozenset(DAMAGE_ORDER[:damage] if picked else robot.damaged)
    return robot._replace(**parts, damaged=flipped)  # type: ignore[arg-type]
