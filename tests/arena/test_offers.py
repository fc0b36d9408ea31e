"""Every arena in every edition and game: what is offered is played, saved, replayed, analysed and drawn; what
is impossible is refused in words."""

from dataclasses import replace
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from golems.arena.analysis import analyse, write_analysis
from golems.bots.protocol import decision_of
from golems.bots.random_bot import random_bot
from golems.drawing.svg import draw_svg
from golems.match.arenas import arenas, editions_of, offered
from golems.match.games import game_named, games
from golems.match.match import Match
from golems.match.saves import load, record_of, save
from golems.match.scenarios import scenario_named, scenarios
from golems.match.settings import Settings, check_offered
from golems.notation.positions import read_hand
from golems.notation.reading import decode, encode
from golems.notation.records import Record, read_record, replay, write_record
from golems.rules.editions import EDITIONS
from golems.rules.refusals import Refusal
from golems.words.language import LANGUAGES, language
from golems.words.refusals import explain
from tests.arenas_page import OFFERED, POSSIBLE, REFUSED, mark_of, mark_of_scenario
from tests.match.tables import seats

ROUNDS = 2
FEW_CARDS = {"forward": 2, "left": 1, "attack": 1}  # all programs of such a hand are tried in no time
GAMES = [game for game in games().values() if game.id != "scenario"]


class Combination(NamedTuple):
    """A place, an edition, and a game."""

    place: str
    edition: str
    game: str

    def __str__(self) -> str:
        return "-".join(self)


EVERYWHERE = [
    Combination(arena, edition, game.id) for arena in arenas() for edition in EDITIONS for game in GAMES
] + [Combination(name, edition, "scenario") for name in scenarios() for edition in EDITIONS]


def mark(combination: Combination) -> str:
    place, edition, game = combination
    return mark_of_scenario(place, edition) if game == "scenario" else mark_of(place, edition, game)


def those(sign: str) -> list[Combination]:
    return [each for each in EVERYWHERE if mark(each) == sign]


def agreed(combination: Combination) -> Settings:
    """Return settings for two players with their usual ParoBots, or for as many as a scenario is for."""
    place, edition, name = combination
    game, hand = game_named(name), read_hand(FEW_CARDS, edition)
    if name == "scenario":
        start = scenario_named(place)
        own = start._replace(hand=read_hand(FEW_CARDS, start.edition))
        return Settings(name, seats(len(start.robots)), own, edition)
    settings = Settings(name, seats(2, game.parobots[2][0]), place, edition, hand=hand)
    return replace(settings, components="deal") if game.robots == "components" else settings


def begin(combination: Combination) -> Match:
    settings = agreed(combination)
    check_offered(settings)
    return Match(settings, str(combination))


def played(combination: Combination) -> Match:
    """Play a match up to the programs of the next round, or to the end."""
    match = begin(combination)
    while match.requests() and (len(match.rounds) <= ROUNDS or match.phase == "question"):
        match.decide(decision_of(match, match.requests()[0], random_bot))
    return match


@pytest.mark.parametrize("combination", those(OFFERED), ids=str)
def test_what_is_offered_is_played_saved_replayed_analysed_and_drawn(combination: Combination) -> None:
    match = played(combination)
    assert load(decode(encode(save(match)))).position == match.position
    record = record_of(match)
    assert record
    assert record.rounds
    again = read_record(decode(encode(write_record(record))))
    assert again == record
    assert [outcome.position for outcome in replay(again)][-1] == match.position
    check_analysis(replace(again, rounds=again.rounds[:1], result=None))
    for code in LANGUAGES:
        ElementTree.fromstring(draw_svg(match.position, code))


def check_analysis(record: Record) -> None:
    """Check that each program that was laid is judged, and none is better than the best one."""
    [turns] = analyse(record)
    assert {turn.seat: turn.laid.program for turn in turns} == record.rounds[0].programs
    assert all(turn.tried > 1 and turn.regret >= 0 for turn in turns)
    assert encode(write_analysis(record, [turns]))


@pytest.mark.parametrize("combination", those(POSSIBLE), ids=str)
def test_what_is_possible_though_not_offered_begins(combination: Combination) -> None:
    match = begin(combination)
    assert match.requests()
    assert load(decode(encode(save(match)))).position == match.position


@pytest.mark.parametrize("place", [*arenas(), *scenarios()])
def test_what_is_impossible_is_refused_in_words(place: str) -> None:
    impossible = [each for each in those(REFUSED) if each.place == place]
    assert impossible
    for combination in impossible:
        with pytest.raises(Refusal) as refusal:
            begin(combination)
        told = {explain(refusal.value, language(code)) for code in LANGUAGES}
        assert len(told) == len(LANGUAGES), combination


def test_the_page_offers_what_is_marked_as_offered() -> None:
    """`/api/arenas` tells the games of an arena, and the editions that have everything on it."""
    marked = {each for each in those(OFFERED) if each.game != "scenario"}
    told = {
        Combination(arena.id, edition, game)
        for arena in arenas().values()
        for edition in editions_of(arena)
        for game in arena.games
        if edition in game_named(game).editions
    }
    assert marked == told
    assert {arena.id for arena in offered("standard", "2.0")} == {
        each.place for each in marked if (each.edition, each.game) == ("2.0", "standard")
    }
