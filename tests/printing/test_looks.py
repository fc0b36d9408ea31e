"""Cards look as in the printed box: movement is green, action is red, bonus is black."""

import re
from pathlib import Path

import pytest

from golems.printing.box import Box
from golems.printing.cards import FACES, command_cards
from golems.words.language import language
from tests.words.source import PACKAGE

STYLE = PACKAGE / "data" / "print" / "style.typ"
THEME = Path(__file__).parents[2] / "web" / "src" / "theme.css"
PRINTED = re.compile(r"^ +(?P<look>\w+): \(rgb\(\"#(?P<colour>\w{6})", re.M)
SHOWN = re.compile(r"^ +--(?P<look>movement|stand|action|bonus): #(?P<colour>\w{6});", re.M)
HUES = {"movement": "green", "stand": "green", "action": "red", "bonus": "black"}


def hue(colour: str) -> str:
    """Return the plain name of a colour."""
    red, green, blue = (int(colour[start : start + 2], 16) for start in (0, 2, 4))
    if max(red, green, blue) < 64:
        return "black"
    if green > 1.2 * red and green > 1.2 * blue:
        return "green"
    return "red" if red > 2 * max(green, blue) else "another"


@pytest.mark.parametrize(("file", "pattern"), [(STYLE, PRINTED), (THEME, SHOWN)], ids=["paper", "page"])
def test_movement_is_green_action_red_and_bonus_black(file: Path, pattern: re.Pattern[str]) -> None:
    found = {
        match["look"]: hue(match["colour"]) for match in pattern.finditer(file.read_text(encoding="utf-8"))
    }
    assert {look: found[look] for look in HUES} == HUES


def test_each_command_has_the_look_of_its_kind() -> None:
    looks = {look: {card for card, (its, _) in FACES.items() if its == look} for look in HUES}
    assert looks["movement"] | looks["stand"] == {"forward", "backward", "left", "right", "stand"}
    assert looks["action"] == {"attack", "defend", "take"}
    assert looks["bonus"] == {"loop", "loop3", "if", "enemy?", "attacked?"}


@pytest.mark.parametrize("edition", ["4.0", "3.0", "2.0"])
def test_a_card_has_a_word_a_picture_and_a_sign_of_the_flow_chart(edition: str) -> None:
    for piece in command_cards(Box(edition), language("en")):
        assert piece.facts["word"]
        assert (PACKAGE / "data" / "art" / f"{piece.facts['art']}.svg").is_file()
        assert (PACKAGE / "data" / "art" / f"sign-flow-{piece.facts['sign']}.svg").is_file()
