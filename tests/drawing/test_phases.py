"""The phases of a row: who watches sees those that the cards of the round can bring, and no others."""

from pathlib import Path
from typing import Any

import pytest

from golems.drawing.beats import ROW_PHASES, phases_of_rows
from golems.drawing.film import ShownRound, make_film
from golems.match.match import Match
from golems.match.settings import read_settings
from golems.notation.records import replay
from golems.rules.values import EventCard
from golems.words.language import language
from tests.drawing.film_state import play
from tests.golden.stories import games, read_game

TWO: list[Any] = [{}, {}]


def match_of(game: str, edition: str, seats: list[Any]) -> Match:
    return Match(read_settings({"game": game, "edition": edition, "seats": seats}), "1")


@pytest.mark.parametrize(
    ("game", "event", "expected"),
    [
        ("L1", "nothing", "movement action"),
        ("L2", "nothing", "movement action"),
        ("L2", "loop", "movement second action"),
        ("L2", "condition", "condition movement action"),
        ("standard", None, "movement second condition action"),
        ("autonomous", None, "movement second condition action"),
        ("beginners", None, "movement action"),
    ],
)
def test_a_round_has_the_phases_that_its_cards_can_bring(
    game: str, event: EventCard | None, expected: str
) -> None:
    match = match_of(game, "4.0" if event else "3.0", TWO)
    assert phases_of_rows(match.position, event) == tuple(expected.split())


def test_a_parobot_brings_the_phase_of_its_condition_as_long_as_it_stands() -> None:
    position = match_of("L2", "4.0", [*TWO, {"parobot": "2A"}]).position
    assert phases_of_rows(position, "nothing") == ("condition", "movement", "action")
    fallen = position._replace(
        robots=tuple([robot._replace(out=robot.bot is not None) for robot in position.robots])
    )
    assert phases_of_rows(fallen, "nothing") == ("movement", "action")


def test_where_cards_are_free_a_round_has_the_phases_of_what_is_played() -> None:
    [shown] = play("R> . . B<", "2F", "?F:A").rounds
    assert shown.phases == ("condition", "movement", "second", "action")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.stem)
def test_nothing_happens_in_a_phase_that_a_round_does_not_have(game: Path) -> None:
    record = read_game(game)
    position = record.start
    for given, outcome in zip(record.rounds, replay(record), strict=True):
        event = given.event if position.edition == "4.0" else None
        film = make_film(position, [ShownRound(outcome.events, event)], language("en"))
        allowed = phases_of_rows(position, event)
        assert {beat.phase for beat in film.beats} & {*ROW_PHASES} <= {*allowed}
        assert film.rounds[0].phases == allowed
        position = outcome.position
