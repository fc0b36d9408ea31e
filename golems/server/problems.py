"""Refusals as the API tells them."""

from golems.rules.refusals import Refusal
from golems.server.entries import Value
from golems.words.language import Language
from golems.words.refusals import explain


class Problem(Value, frozen=True):
    """Why something was refused, in the language asked for; nothing has changed."""

    reason: str
    text: str
    rule: str | None = None
    path: str = ""


def told(refusal: Refusal, language: Language) -> Problem:
    return Problem(refusal.reason, explain(refusal, language), refusal.rule, refusal.path)
