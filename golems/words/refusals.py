"""Refusals in words."""

from golems.rules.refusals import Refusal
from golems.words.cards import quoted_name
from golems.words.language import Language, sentence

LONGEST = 500  # the most characters that are repeated of what somebody sent


def explain(refusal: Refusal, language: Language, is_placed: bool = True) -> str:
    """Return one line: where, what was expected and what came, and by which clause. `is_placed` says whether
    the place in the document is told: people who fill in a form know where they are, and read a sentence."""
    where = f"{short(refusal.path)}: " if refusal.path and is_placed else ""
    clause = f" ({refusal.rule})" if refusal.rule else ""
    edition = str(refusal.facts.get("edition"))
    facts = {name: short(in_words(name, value, edition, language)) for name, value in refusal.facts.items()}
    said = language.say(f"refusal-{refusal.reason}", **facts)
    line = f"{where}{said if is_placed else sentence(said)}{clause}"
    return "".join([sign if sign.isprintable() else "\ufffd" for sign in line])


def in_words(name: str, value: object, edition: str, language: Language) -> object:
    """Return a fact in words; cards, robots, games, colours and kinds of values have names."""
    if name == "card":
        return quoted_name(str(value), edition, language)
    if name in ("robot", "other"):
        return language.robot(str(value))
    if name in ("game", "colour", "expected") and language.has(f"{name}-{value}"):
        return language.say(f"{name}-{value}")
    return value


def short(value: object) -> object:
    """Return the value cut to a readable length, because what somebody sent may be very long."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
