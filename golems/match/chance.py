"""All chance of a match, drawn from its seed by name, so that no draw depends on another."""

import hashlib
import hmac
import random

SALT_DIGITS = 32


def stream(seed: str, *what: object) -> str:
    """Return the seed of one thing."""
    return " ".join([seed, *map(str, what)])


def chance(seed: str, *what: object) -> random.Random:
    return random.Random(stream(seed, *what))


def salt(seed: str, *what: object) -> str:
    """Return a salt that tells nothing about the seed."""
    return hmac.new(seed.encode(), stream("salt", *what).encode(), hashlib.sha256).hexdigest()[:SALT_DIGITS]
