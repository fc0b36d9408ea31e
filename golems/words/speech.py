"""The language in which values print themselves: English, until `speak` asks for another one."""

from golems.notation.reading import as_choice
from golems.rules.refusals import Refusal
from golems.words.language import FALLBACK, LANGUAGES, Language, language
from golems.words.refusals import explain

chosen: list[str] = [FALLBACK]


def speak(code: str) -> None:
    """Print events, refusals and pictures in this language from now on.

    >>> from golems.rules.refusals import Refusal
    >>> speak("ru")
    >>> print(Refusal("no-player", "robots"))
    robots: нужен хотя бы один голем игрока
    >>> speak("en")
    >>> print(Refusal("no-player", "robots"))
    robots: at least one golem must belong to a player
    """
    chosen[:] = [as_choice(code, "language", LANGUAGES)]


def spoken(code: str | None = None) -> Language:
    """Return the language with this code, or the one that was chosen."""
    return language(chosen[0] if code is None else as_choice(code, "language", LANGUAGES))


def in_words(refusal: Refusal) -> str:
    return explain(refusal, spoken())
