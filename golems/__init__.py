"""Golems: program a robot with a few cards, then all programs run at once.

The names in `__all__` are the public interface, described in docs/api.md and kept from release to release;
all the rest is internal. A name is loaded when it is first used.
"""

from importlib import import_module

from golems.rules import refusals

__version__ = "1.0.0"

_MODULES = {  # `__init__.pyi` says the same to type checkers, and a test compares them
    "golems.api.bots": ("Bot", "arena_names", "bot", "bot_names", "game_names"),
    "golems.api.matches": ("Match",),
    "golems.api.positions": ("PlayedRound", "Position"),
    "golems.api.programs": ("Program",),
    "golems.api.puzzles": ("JudgedAttempt", "ProvenAnswer", "Puzzle", "course"),
    "golems.api.records": ("Record",),
    "golems.api.results": ("GameResult", "RoundEvent"),
    "golems.match.requests": ("Request",),
    "golems.match.view": ("View",),
    "golems.notation.reading": ("Malformed",),
    "golems.rules.refusals": ("Illegal", "Refusal"),
    "golems.rules.values": ("Robot",),
    "golems.words.speech": ("speak",),
}
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}
__all__ = [*_MODULE_OF]  # noqa: PLE0604  names, from the table above


def __getattr__(name: str) -> object:
    if name not in _MODULE_OF:
        raise AttributeError(f"module 'golems' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_MODULE_OF[name]), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _in_words(refusal: refusals.Refusal) -> str:
    return str(import_module("golems.words.speech").in_words(refusal))


refusals.wordings.append(_in_words)
