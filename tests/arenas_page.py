"""docs/arenas.md, generated from the data: which arena is offered in which edition and game; see `make
docs`."""

from collections.abc import Iterator
from itertools import groupby

from golems.match.arenas import Arena, arena_named, arenas, check_arena_for, suits
from golems.match.games import Game, game_named, games
from golems.match.scenarios import scenario_named, scenarios
from golems.rules.editions import EDITIONS
from golems.rules.refusals import Refusal
from golems.words.language import language

OFFERED, POSSIBLE, REFUSED = "●", "○", "–"
WORDS = language("en")
HEADS = {"beginners": "begin.", "standard": "stand.", "autonomous": "auton.", "bring_barrel": "barrel"}

HEAD = f"""\
# Arenas, editions and games

Made from the data by `make docs`; a test compares it, and plays every cell (`tests/arena/test_offers.py`).

| sign | what it says | what the test does |
|---|---|---|
| {OFFERED} | offered where a game is chosen | plays two rounds, saves and loads, writes and reads the \
record, replays, analyses and draws it |
| {POSSIBLE} | not offered, but possible: `golems match --game L4 --arena carousel` | begins a match, saves \
and loads it |
| {REFUSED} | impossible | is refused in words, in every language |

A game that an edition does not have (`bring_barrel` in 2.0, a level of 4.0 in 3.0) is refused on every arena.
"""


def mark_of(arena: str, edition: str, game: str) -> str:
    found, played = arena_named(arena), game_named(game)
    if edition not in played.editions or not suits(found, edition) or not is_possible(found, played):
        return REFUSED
    return OFFERED if game in found.games else POSSIBLE


def is_possible(arena: Arena, game: Game) -> bool:
    """Tell whether the arena suits the game as it is usually played, with the novices of the level."""
    try:
        check_arena_for(arena, game.for_novices() if game.novices.default else game)
    except Refusal:
        return False
    return True


def mark_of_scenario(name: str, edition: str) -> str:
    return OFFERED if scenario_named(name).edition == edition else REFUSED


def page() -> str:
    tables = [table(edition, list(same)) for edition, same in groupby(arenas_by_edition(), key=edition_of)]
    return "\n".join([HEAD, *tables, scenario_table()])


def arenas_by_edition() -> list[Arena]:
    return sorted(arenas().values(), key=lambda arena: (list(EDITIONS).index(arena.edition), order(arena)))


def order(arena: Arena) -> tuple[int, str]:
    return list(games()).index(arena.games[0]), arena.id


def edition_of(arena: Arena) -> str:
    return arena.edition


def table(edition: str, found: list[Arena]) -> str:
    """Return the arenas of one edition; those of 3.0 are for 2.0 too."""
    played = [name for name in EDITIONS if name == edition or (edition, name) == ("3.0", "2.0")]
    columns = [(name, game.id) for name in played for game in games_of(name)]
    lines = [
        f"\n## Arenas of {edition}\n",
        row(["arena", "name", *[f"{name} {HEADS.get(game, game)}" for name, game in columns]]),
        row(["---"] * (len(columns) + 2)),
    ]
    for arena in found:
        marks = [mark_of(arena.id, name, game) for name, game in columns]
        lines.append(row([f"`{arena.id}`", WORDS.say(f"arena-{arena.id}"), *marks]))
    return "\n".join(lines)


def games_of(edition: str) -> Iterator[Game]:
    return (game for game in games().values() if game.id != "scenario" and edition in game.editions)


def scenario_table() -> str:
    lines = ["\n## Scenarios\n", row(["scenario", "name", *EDITIONS]), row(["---"] * (len(EDITIONS) + 2))]
    for name in scenarios():
        marks = [mark_of_scenario(name, edition) for edition in EDITIONS]
        lines.append(row([f"`{name}`", WORDS.say(f"scenario-{name}"), *marks]))
    return "\n".join([*lines, ""])


def row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
