"""What happened in a round, and how a game ended, in words."""

import golems
from tests.api.test_positions import ROUND


def test_an_event_tells_what_happened() -> None:
    event = ROUND.events[2]
    assert (event.kind, event.row, event.rule) == ("moved", 1, "M2")
    assert event.facts == {"robot": "red", "cell": "b1", "to": "c1"}
    assert str(event) == "Red moves to C1. [M2]"
    assert event.say("ru") == "Красный идёт на В1."


def test_the_end_of_a_game_is_told() -> None:
    position = golems.Position.from_drawing("R> B<", blue={"simple": True, "damage": 3})
    played = position.play(red="A S D L", blue="S L R F")
    assert played.result == golems.GameResult(("red",), "V1", "won")
    assert [str(played.result), played.result.say("ru")] == ["won by Red (V1)", "победа: Красный (V1)"]
