"""The language in which values print themselves."""

from doctest import DocTestFinder

import pytest

from golems.notation.reading import Malformed
from golems.rules.refusals import Refusal
from golems.words import speech
from golems.words.language import language
from golems.words.refusals import explain
from golems.words.speech import speak, spoken
from tests.examples import run


def test_everything_is_told_in_the_language_that_was_chosen() -> None:
    refusal = Refusal("no-player", "robots", "V4")
    speak("ru")
    try:
        assert str(refusal) == explain(refusal, language("ru"))
        assert spoken() is language("ru")
        assert spoken("en") is language("en")
    finally:
        speak("en")
    assert str(refusal) == "robots: at least one golem must belong to a player (V4)"


def test_a_language_that_nobody_speaks_is_refused() -> None:
    with pytest.raises(Malformed, match="language: 'xx' is not one of: en, ru"):
        speak("xx")
    with pytest.raises(Malformed, match="language: 'xx' is not one of: en, ru"):
        spoken("xx")


def test_the_example_is_true() -> None:
    [example] = [test for test in DocTestFinder().find(speak, globs=vars(speech).copy()) if test.examples]
    run(example)
