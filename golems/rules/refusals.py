"""The errors of the rules, as facts; the words for them are in the language files."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Self, TypeAlias

Wording: TypeAlias = Callable[["Refusal"], str]
wordings: list[Wording] = [repr]  # the last one says how refusals read; `golems` adds sentences to the facts


class Refusal(ValueError):
    """An input that is refused: why, where, by which clause, and the facts a person needs to correct it.

    >>> refusal = Refusal("too-small", "round", least=1, got="0")
    >>> str(refusal.within("position"))
    'position.round: expected 1 or more, got 0'
    >>> refusal
    Refusal('too-small', 'round', None, {'least': 1, 'got': '0'})
    """

    def __init__(self, reason: str, path: str = "", rule: str | None = None, **facts: object) -> None:
        super().__init__(reason, path, rule, facts)
        self.reason: Final = reason
        self.path: Final = path
        self.rule: Final = rule
        self.facts: Final = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickling, so that a refusal can come back from another process."""
        facts: dict[str, Any] = self.facts
        return partial(type(self), **facts), (self.reason, self.path, self.rule)

    def within(self, outer: str) -> Self:
        """Return the same refusal with a path that begins at a larger document."""
        joint = "." if self.path and not self.path.startswith("[") else ""
        return type(self)(self.reason, f"{outer}{joint}{self.path}", self.rule, **self.facts)

    def __str__(self) -> str:
        return wordings[-1](self)


class Illegal(Refusal):
    """An input that is written well but that the rules do not allow."""
