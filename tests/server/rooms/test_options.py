"""What a table may be set with, told in the words of each box."""

import pytest

from golems.rules.editions import EDITIONS
from golems.server.rooms.options import edition
from golems.words.language import language

OWN = {"attack": "Удар", "loop": "Повтор 2", "loop3": "Повтор 3"}
BOXES = {
    "4.0": {"attack": "Атака", "loop": "Цикл 2", "if": "Условие"},
    "3.0": OWN | {"enemy?": "Есть противник?", "attacked?": "Нападение?"},
    "2.0": OWN | {"enemy?": "Есть противник?", "attacked?": "Нападение?"},
}


@pytest.mark.parametrize("box", EDITIONS)
def test_every_card_has_the_name_that_is_printed_on_it_in_its_box(box: str) -> None:
    named = {card.id: card.name for card in edition(box, language("ru")).cards}
    assert named.keys() == set(EDITIONS[box].cards)
    assert {card: named[card] for card in BOXES[box]} == BOXES[box]
