"""Refusals in words."""

from golems.rules.refusals import Refusal
from golems.words.cards import quoted_name
from golems.words.language import Language

LONGEST = 500  # signs of anything that somebody sent and is told again


def explain(refusal: Refusal, language: Language) -> str:
    """One line: where, what was expected and what came, and by which clause."""
    where = f"{short(refusal.path)}: " if refusal.path else ""
    clause = f" ({refusal.rule})" if refusal.rule else ""
    edition = str(refusal.facts.get("edition"))
    facts = {name: short(in_words(name, value, edition, language)) for name, value in refusal.facts.items()}
    line = f"{where}{language.say(f'refusal-{refusal.reason}', **facts)}{clause}"
    return "".join([sign if sign.isprintable() else "\ufffd" for sign in line])


def in_words(name: str, value: object, edition: str, language: Language) -> object:
    """Cards and kinds of values have names of their own."""
    if name == "card":
        return quoted_name(str(value), edition, language)
    return language.say(f"expected-{value}") if name == "expected" else value


def short(value: object) -> object:
    """What somebody sent may be longer than anybody would read."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
