"""The rules of a tournament: read from a document, checked, and made into settings of matches."""

from collections.abc import Iterable, Sequence
from math import ceil, isfinite, log2

from golems.arena.tournaments.entries import (
    FORMATS,
    MOST_PLAYERS,
    MOST_SEATS,
    SEEDINGS,
    TIE_BREAKS,
    ArenaChoice,
    Deciding,
    Format,
    Rules,
    TieBreak,
)
from golems.match.games import game_named
from golems.match.match import Match
from golems.match.settings import (
    ANY,
    COLOURS,
    LONGEST_NAME,
    RANDOM_ARENA,
    Settings,
    check_offered,
    read_name,
    read_settings,
)
from golems.match.settings import KEYS as SETTINGS
from golems.notation.reading import (
    Json,
    Malformed,
    Object,
    as_bool,
    as_choice,
    as_int,
    as_list,
    as_object,
    as_text,
    each,
    need,
    shown,
    wrong,
)
from golems.rules.refusals import Illegal, Refusal

MOST_ROUNDS = 50
MOST_ARENAS = MOST_ROUNDS  # one for each round
MOST_POINTS = 1000  # for a place in a match, or for a round
MOST_GAMES = 10
MATCH_KEYS = {*SETTINGS, "parobots"} - {"arena", "seats"}
POINTS_OF_TWO: dict[str, tuple[float, ...]] = {"2": (1, 0)}
POINTS_BY_PLACE: dict[str, tuple[float, ...]] = {"2": (6, 0), "3": (6, 3, 0), "4": (6, 4, 2, 0)}  # mean 3
USUAL: tuple[TieBreak, ...] = ("head_to_head", "damage", "destroyed", "buchholz", "deciding")
WITH_BRACKET: tuple[Format, ...] = ("elimination", "groups")
KEYS = ("format", "name", "match", "arenas", "tie_breaks", "deciding", "points", "seeding")
KEYS_BY_FORMAT: dict[Format, tuple[str, ...]] = {
    "round_robin": ("games",),
    "swiss": ("rounds", "games", "bye", "late", "rest", "rests"),
    "elimination": ("bracket_games", "third_place"),
    "groups": ("groups", "advance", "games", "bracket_games", "third_place"),
    "scenario": ("seats", "rounds", "late"),
}


def read_rules(value: Json) -> Rules:
    data = as_object(value, "")
    format_ = as_choice(need(data, "format"), "format", FORMATS)
    as_object(data, "", (*KEYS, *KEYS_BY_FORMAT[format_]))
    seats = as_int(data.get("seats", MOST_SEATS), "seats", 2, MOST_SEATS) if format_ == "scenario" else 2
    arenas = each(need(data, "arenas"), "arenas", read_arena)
    if not arenas:
        raise Malformed("no-arenas", "arenas")
    if len(arenas) > MOST_ARENAS:
        raise Illegal("too-many-arenas", "arenas", most=MOST_ARENAS, got=len(arenas))
    points = read_points(data.get("points", {}), POINTS_BY_PLACE if format_ == "scenario" else POINTS_OF_TWO)
    rules = Rules(
        format=format_,
        match=read_match(need(data, "match")),
        arenas=arenas,
        tie_breaks=read_tie_breaks(data, format_),
        deciding=read_deciding(data.get("deciding", {}), arenas[0]),
        points=points,
        bye=as_number(data.get("bye", points["2"][0]), "bye"),
        name=read_name(data.get("name", "")),
        seats=seats,
        rounds=as_int(data["rounds"], "rounds", 1, MOST_ROUNDS) if "rounds" in data else None,
        games=as_int(data.get("games", 1), "games", 1, MOST_GAMES),
        bracket_games=as_int(data.get("bracket_games", 2), "bracket_games", 1, MOST_GAMES),
        groups=as_int(data.get("groups", 1), "groups", 1, MOST_PLAYERS // 2),
        advance=as_int(data.get("advance", 2), "advance", 1, MOST_PLAYERS),
        third_place=as_bool(data.get("third_place", False), "third_place"),
        seeding=as_choice(data.get("seeding", "drawn"), "seeding", SEEDINGS),
        late=as_number(data.get("late", 0), "late"),
        rest=as_number(data.get("rest", sum(points["2"]) / 2), "rest"),
        rests=as_int(data.get("rests", 1), "rests", 0, MOST_ROUNDS),
    )
    check_arenas(rules)
    return rules


def read_match(value: Json) -> Object:
    data = as_object(value, "match", MATCH_KEYS)
    if "game" not in data:
        raise Malformed("missing-key", "match", key="game")
    return data


def read_arena(value: Json) -> ArenaChoice:
    """Read an arena; none is left to chance, because all play on the same ones."""
    if isinstance(value, dict):
        return value
    if value == RANDOM_ARENA:
        raise Malformed("arena-by-chance", got=shown(value))
    return as_text(value)


def read_tie_breaks(data: Object, format_: Format) -> tuple[TieBreak, ...]:
    """Read the tie-breaks; in a bracket the last one must be the lot, so that it is certain who goes on."""
    in_bracket: tuple[TieBreak, ...] = ("lot",) if format_ in WITH_BRACKET else ()
    given = data.get("tie_breaks", [*USUAL, *in_bracket])
    named = each(given, "tie_breaks", lambda name: as_choice(name, "", TIE_BREAKS))
    for number, name in enumerate(named):
        if name in named[:number]:
            raise Malformed("tie-break-twice", f"tie_breaks[{number}]", got=shown(name))
    if in_bracket and named[-1:] != in_bracket:
        raise Malformed("tie-break-lot", "tie_breaks", format=format_)
    return named


def read_deciding(value: Json, arena: ArenaChoice) -> Deciding:
    data = as_object(value, "deciding", ("arena", "matches", "places"))
    return Deciding(
        arena=read_arena(data["arena"]) if "arena" in data else arena,
        matches=as_int(data.get("matches", 3), "deciding.matches", 1, MOST_GAMES),
        places=as_int(data.get("places", 1), "deciding.places", 1, MOST_PLAYERS),
    )


def read_points(value: Json, usual: dict[str, tuple[float, ...]]) -> dict[str, tuple[float, ...]]:
    data = as_object(value, "points", usual)
    return usual | {seats: read_scale(given, f"points.{seats}", int(seats)) for seats, given in data.items()}


def read_scale(value: Json, path: str, seats: int) -> tuple[float, ...]:
    """Read points by place; a better place is never worth less."""
    numbers = enumerate(as_list(value, path))
    scale = tuple([as_number(points, f"{path}[{number}]") for number, points in numbers])
    if len(scale) != seats or list(scale) != sorted(scale, reverse=True):
        raise Malformed("points-by-place", path, places=seats, got=shown(value))
    return scale


def as_number(value: Json, path: str) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not isfinite(value):
        raise wrong("number", value, path)
    if value < 0:
        raise Malformed("too-small", path, least=0, got=shown(value))
    if value > MOST_POINTS:
        raise Malformed("too-large", path, most=MOST_POINTS, got=shown(value))
    return float(value)


def rounds_for(rules: Rules, players: int) -> int | None:
    """Return the number of rounds as announced. By default a Swiss tournament has enough that only one player
    can win all, a scenario one for each seat; other formats end when all have met."""
    usual = {"swiss": max(1, ceil(log2(max(players, 2)))), "scenario": rules.seats}
    return rules.rounds or usual.get(rules.format)


# ---------------------------------------------------------------- settings of a match


def settings_on(rules: Rules, arena: ArenaChoice, seats: Sequence[Object]) -> Settings:
    """Return settings that are the same for all, with these players and the ParoBots of the game."""
    agreed = {key: value for key, value in rules.match.items() if key != "parobots"}
    players = [{"colour": colour} | seat for colour, seat in zip(COLOURS, seats, strict=False)]
    parobots = [{"parobot": ANY}] * parobots_with(rules, len(seats))
    return read_settings(agreed | {"arena": arena, "seats": players + parobots})


def edition_of(rules: Rules) -> str:
    """Return the edition in which all matches are played."""
    return str(rules.match.get("edition") or game_named(as_text(rules.match["game"], "game")).editions[0])


def parobots_with(rules: Rules, players: int) -> int:
    if "parobots" in rules.match:
        return as_int(rules.match["parobots"], "parobots", 0, MOST_SEATS)
    return game_named(as_text(rules.match["game"], "game")).parobots[players][0]


def check_arenas(rules: Rules) -> None:
    """Raise now for everything that would be refused at a table later."""
    for number, arena in enumerate(rules.arenas):
        check_places(rules, arena, range(2, rules.seats + 1), f"arenas[{number}]")
    check_places(rules, rules.deciding.arena, (2,), "deciding.arena")


def check_places(rules: Rules, arena: ArenaChoice, counts: Iterable[int], path: str) -> None:
    for players in counts:
        try:
            check_match(rules, arena, players)
        except Refusal as refusal:
            is_agreed = refusal.path.partition(".")[0] in {*MATCH_KEYS, "seats"}
            raise refusal.within("match" if is_agreed else path) from None


def check_match(rules: Rules, arena: ArenaChoice, players: int) -> None:
    settings = settings_on(rules, arena, [{}] * players)
    check_offered(settings)
    Match(settings, "check")


def deciding_seats(rules: Rules) -> int:
    """Return how many can play one deciding match."""
    return max([2, *[players for players in (3, MOST_SEATS) if can_decide(rules, players)]])


def can_decide(rules: Rules, players: int) -> bool:
    try:
        check_offered(settings_on(rules, rules.deciding.arena, [{}] * players))
    except Refusal:
        return False
    return True


# ---------------------------------------------------------------- players


def read_player(value: str) -> str:
    """Read a name: plain text, without blanks at the ends or in a row."""
    name = " ".join(value.split())
    if not name:
        raise Illegal("no-name", "name")
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise Malformed("name", "name", got=shown(value), most=LONGEST_NAME)
    return name
