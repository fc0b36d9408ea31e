"""Tiny documents to build on, and a helper to look at a refusal."""

from collections.abc import Callable
from typing import Any

import pytest

from golems.notation.reading import Json, decode, encode
from golems.rules.refusals import Refusal

Doc = dict[str, Any]

RED: Doc = {"id": "red", "cell": "a1", "facing": "E", "processor": "p4", "weapon": "w2", "chassis": "c1"}
BLUE: Doc = {"id": "blue", "cell": "d2", "facing": "W", "processor": "p3", "weapon": "w11", "chassis": "c2"}
PAROBOT: Doc = {"id": "paro", "cell": "c1", "facing": "S", "bot": "1A"}
SIMPLE: Doc = {"id": "red", "cell": "a1", "facing": "E", "simple": True}
GOLEM: Doc = {"id": "red", "cell": "a1", "facing": "E"}
RIVAL: Doc = {"id": "blue", "cell": "d2", "facing": "W"}

BATTLE: Doc = {"edition": "4.0", "board": ["....", "...."], "robots": [RED, BLUE]}
DUEL_3: Doc = {"edition": "3.0", "board": ["....", "...."], "robots": [GOLEM, RIVAL]}
DUEL_2: Doc = DUEL_3 | {"edition": "2.0"}
EXAMPLES = {"4.0": BATTLE, "3.0": DUEL_3, "2.0": DUEL_2}


def refused(read: Callable[[Json], object], document: Json) -> tuple[str, str]:
    """Return why a document is refused, and where."""
    with pytest.raises(Refusal) as caught:
        read(document)
    return caught.value.reason, caught.value.path


def through_json(value: Json) -> Any:
    """Return a value as another program would get it."""
    return decode(encode(value))
