"""Codes of logs: five letters, easy to read aloud and to type on a Latin or a Russian keyboard.

They have no vowels, so that no words come out, and nothing that looks like another letter or a digit (I, L,
O, Q): 18 letters, 18⁵ = 1,889,568 codes."""

import re
import secrets
import unicodedata
from importlib.resources import files

import msgspec

from golems.notation.reading import Malformed, shown

LETTERS = "BCDFGHJKMNPRSTVWXZ"
LENGTH = 5
CODES = len(LETTERS) ** LENGTH

KEYBOARDS = msgspec.json.decode(files("golems").joinpath("data", "keyboards.json").read_bytes())
READINGS = [str.maketrans(KEYBOARDS[by]["from"], KEYBOARDS[by]["to"]) for by in ("looks", "keys")]
MARKS = re.compile(r"[\s._-]")
MOST_TYPED = 40


def new_code() -> str:
    return "".join([secrets.choice(LETTERS) for _ in range(LENGTH)])


def read_code(text: str) -> str:
    """Return the code that was meant: read by what the letters look like, or else by the keys that they lie
    on."""
    for code in readings(text):
        if is_code(code):
            return code
    raise Malformed("room-code", got=shown(text), letters=" ".join(LETTERS))


def readings(text: str) -> list[str]:
    """Return what somebody may have meant who has typed this."""
    typed = MARKS.sub("", unicodedata.normalize("NFKC", text[:MOST_TYPED])).upper()
    return [typed.translate(reading) for reading in READINGS]


def is_code(text: str) -> bool:
    return len(text) == LENGTH and set(text) <= set(LETTERS)
