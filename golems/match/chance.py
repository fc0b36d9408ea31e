"""All chance of a match comes from its seed, drawn by name: what is drawn for one thing never depends on
what was drawn for another."""

import hashlib
import hmac
import random

SALT_DIGITS = 32


def stream(seed: str, *what: object) -> str:
    """The seed of one thing."""
    return " ".join([seed, *map(str, what)])


def chance(seed: str, *what: object) -> random.Random:
    return random.Random(stream(seed, *what))


def salt(seed: str, *what: object) -> str:
    """A salt that tells nothing about the seed."""
    return hmac.new(seed.encode(), stream("salt", *what).encode(), hashlib.sha256).hexdigest()[:SALT_DIGITS]
