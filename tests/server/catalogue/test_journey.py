"""The path of battles: every station can be won, shows one new thing, and nothing before its time."""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from golems.bots.catalogue import COMPANION, bot_named, with_strength
from golems.bots.protocol import Bot, play
from golems.bots.strength import strength_after
from golems.match.arenas import Arena, check_arena, links_of, tokens_on
from golems.match.data import documents
from golems.match.match import Match
from golems.match.settings import Settings, check_offered
from golems.match.setup import game_of, hand_of
from golems.notation.events import write_event
from golems.notation.tasks import play_task, read_task
from golems.rules.field import OFF, Cell
from golems.rules.setup import ROUNDS
from golems.rules.surfaces import WINTRY
from golems.rules.values import WALL, Condition, Result
from golems.server.catalogue.journey import film_of_scene, scenes, stations
from golems.server.catalogue.shapes import Station
from golems.server.rooms.chairs import check_new_table, settings_for
from golems.server.tables import ChairSetup, Setup
from golems.words.language import LANGUAGES, language
from tests.server.browsers import server

FIRST: Any = json.loads(files("golems").joinpath("data", "first", "guide.json").read_bytes())
TABLE: Any = documents("journey")["stations"]
ALL = list(stations().values())
IDS = [station.id for station in ALL]
MATCHES = 6
AT_FIRST = strength_after(FIRST["battle"]["chairs"][1]["strength"], Result((0,), "V1"), seat=1)
NEAR = 6  # steps: two programs have eight rows
every_station = pytest.mark.parametrize("station", ALL, ids=IDS)

# What happens in the scene of a station: of these events nothing happens at those before it.
SHOWN = {
    "left": {"turned"},
    "wall": {"blocked"},
    "backward": {"attacked"},
    "stand": {"destroyed"},
    "parts": {"damaged"},
    "barrel": {"pushed", "barrel_opened"},
    "water": {"splashed"},
    "loop": {"moved"},
    "lose_row": {"row_lost"},
    "condition": {"checked"},
    "parobot": {"rolled"},
    "swap_rows": {"rows_swapped"},
    "portal": {"teleported"},
    "ice": {"token_removed"},
    "weather": {"frozen"},
    "line": {"turned"},
    "winter": {"dug", "effort_spent"},
    "column": {"pushed"},
}


def settings_at(station: Station) -> Settings:
    return settings_for(station.setup)


def arena_of(station: Station) -> Arena:
    arena = settings_at(station).arena
    assert isinstance(arena, Arena)
    return arena


# ---------------------------------------------------------------- one new thing after the other


def things_in(setup: Setup) -> set[str]:
    """Return all that a child must know there, besides the four cards of the first battle."""
    settings = settings_for(setup)
    game, arena = game_of(settings), settings.arena
    assert isinstance(arena, Arena)
    hand = {"condition" if card == "if" else card for card, count in hand_of(game, settings.edition) if count}
    weather = {"weather" if event in ("freeze", "thaw") else event for event in game.deck}
    found = (hand | tokens_on(arena) | weather) - {"forward", "right", "attack", "defend", "nothing"}
    special = {
        "parts": game.robots == "components",
        "parobot": settings.players < len(settings.seats),
        "column": any(height > 1 for _, height in arena.heights),
        "winter": not WINTRY.isdisjoint({*arena.board, *dict(arena.under).values()}),
    }
    return found | {thing for thing, is_there in special.items() if is_there}


@every_station
def test_a_station_brings_one_new_thing_and_uses_none_before_its_time(station: Station) -> None:
    before = set().union(*[things_in(each.setup) for each in ALL[: IDS.index(station.id)]])
    assert things_in(station.setup) - before == {station.id}


def test_the_path_leads_through_the_four_levels() -> None:
    levels = [station.setup.game for station in ALL]
    assert levels == sorted(levels)
    assert set(levels) == {"L1", "L2", "L3", "L4"}
    assert 14 <= len(ALL) <= 18


@every_station
def test_what_is_new_can_be_met_in_the_first_two_rounds(station: Station) -> None:
    """A card is in the hand, an event is half of the deck, and what lies on the board is near."""
    settings, arena = settings_at(station), arena_of(station)
    deck = game_of(settings).deck
    if station.id in deck:
        assert deck.count(station.id) * 2 >= len(deck)
    lying = [cell for cell in arena.field.cells() if station.id in lies_on(arena, cell)]
    if station.id in ("wall", "barrel", "water", "portal", "ice", "line", "winter", "column"):
        assert lying
        me = arena.starts_for(len(settings.seats))[0].cell
        assert min(steps(arena, me, cell) for cell in lying) <= 3


def lies_on(arena: Arena, cell: Cell) -> set[str]:
    sign, height = arena.board[cell], dict(arena.heights).get(cell, 0)
    here = Arena(arena.id, arena.edition, arena.games, arena.field, sign, {}) if sign != " " else None
    found = tokens_on(here) if here else set()
    found |= {"winter"} if sign in WINTRY else set()
    return found | {name for name, least in (("barrel", 1), ("column", 2)) if height >= least}


# ---------------------------------------------------------------- sensible arenas


@every_station
def test_the_arena_is_legal_and_offered(station: Station) -> None:
    check_new_table(station.setup)
    check_offered(settings_at(station))
    check_arena(arena_of(station))


@every_station
def test_the_child_begins_with_room_before_it_and_somebody_near(station: Station) -> None:
    arena = arena_of(station)
    me, *others = arena.starts_for(len(station.setup.chairs))
    ahead = arena.field.ahead[me.facing][me.cell]
    assert ahead != OFF
    assert arena.board[ahead] not in "#~"
    assert ahead not in dict(arena.heights)
    assert min(steps(arena, me.cell, other.cell) for other in others) <= NEAR


def steps(arena: Arena, start: Cell, end: Cell) -> int:
    """Return how many steps it is around the walls."""
    links, far = links_of(arena), {start: 0}
    for cell in (queue := [start]):
        for near in [*arena.field.beside(cell), *links.get(cell, ())]:
            if near not in far and (arena.board[near] != WALL or near == end):
                far[near] = far[cell] + 1
                queue.append(near)
    return far[end]


# ---------------------------------------------------------------- battles


def with_player(setup: Setup, bot: str) -> Settings:
    """Return the battle with a bot in the place of the child."""
    child, *others = setup.chairs
    seated = (msgspec.structs.replace(child, kind="bot", bot=bot), *others)
    return settings_for(msgspec.structs.replace(setup, chairs=seated))


@cache
def battles_at(name: str) -> list[Match]:
    settings = with_player(stations()[name].setup, "greedy")
    bots = [rival(seat.bot or "") for seat in settings.seats if seat.parobot is None]
    return [played(Match(settings, f"journey/{name}/{number}"), bots) for number in range(MATCHES)]


def rival(bot: str) -> Bot:
    """Return a bot; a companion is still weak when it comes from the first battle."""
    return bot_named(with_strength(bot, AT_FIRST if bot == COMPANION else None))


def played(match: Match, bots: Any) -> Match:
    play(match, bots)
    return match


@every_station
def test_whoever_plays_well_wins_most_of_the_battles(station: Station) -> None:
    battles = battles_at(station.id)
    assert all(match.result and len(match.rounds) <= ROUNDS for match in battles)
    won = [match for match in battles if match.result and match.result.winners == (0,)]
    assert len(won) * 2 > MATCHES
    assert any(len(match.rounds) <= station.quick for match in won)


def conditions_in(match: Match) -> list[Condition]:
    programs = [program for each in match.rounds for program in each.given.programs.values()]
    return [row for program in programs for row in program if isinstance(row, Condition)]


def test_nobody_lays_a_condition_before_it_was_introduced() -> None:
    """Every card of a ParoBot has conditions (Q4), so ParoBots come later."""
    for name in IDS[: IDS.index("condition")]:
        assert all(chair.kind != "parobot" for chair in stations()[name].setup.chairs)
        assert all(not conditions_in(match) for match in battles_at(name))
    assert any(conditions_in(match) for match in battles_at("condition"))


def test_nobody_lays_a_condition_in_the_first_battle() -> None:
    setup = msgspec.convert(FIRST["battle"], Setup)
    assert all(chair.kind != "parobot" for chair in setup.chairs)
    assert "condition" not in things_in(setup)


def test_the_first_battle_gives_the_four_cards_of_its_steps_and_no_others() -> None:
    setup = msgspec.convert(FIRST["battle"], Setup)
    assert set(setup.hand or {}) == {step["card"] for step in FIRST["steps"]}


def test_who_is_against_the_child_is_the_bot_that_suits_it() -> None:
    rivals = [chair.bot for station in ALL for chair in station.setup.chairs if chair.kind == "bot"]
    assert len(rivals) > len(ALL) // 2
    assert set(rivals) == {TABLE["opponent"]} == {COMPANION}
    assert all(station.setup.chairs[0] == ChairSetup() for station in ALL)


# ---------------------------------------------------------------- what is new, shown


def test_every_station_has_a_scene_and_words_in_every_language() -> None:
    assert list(scenes()) == IDS == list(SHOWN)
    for lang in LANGUAGES:
        for name in IDS:
            for words in ("name", "new", "hint"):
                assert language(lang).has(f"journey-{words}-{name}")


@every_station
def test_the_scene_shows_what_is_new(station: Station) -> None:
    task = read_task(scenes()[station.id])
    events = [write_event(task.position, event)["type"] for event in play_task(task).events]
    assert SHOWN[station.id] <= {str(event) for event in events}
    film = film_of_scene(station.id, language("en"))
    assert 1 <= len({beat.row for beat in film.beats if beat.row}) <= 5


# ---------------------------------------------------------------- in the REST API


def test_the_path_and_a_scene_come_from_the_server_and_nothing_else_is_a_station(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        listed = client.get("/api/journey").json()
        assert [station["id"] for station in listed] == IDS
        assert client.post("/api/rooms", json={"setup": listed[0]["setup"]}).status_code == 200
        film = client.get("/api/journey/portal/scene?lang=ru").json()
        assert {"beats", "ground", "cells"} <= film.keys()
        for strange in ("nowhere", "..%2Fstations", "%00", "portal;", "é", "x" * 300):
            answer = client.get(f"/api/journey/{strange}/scene")
            assert answer.status_code in (404, 422)
            assert answer.json()["reason"]
