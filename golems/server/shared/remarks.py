"""Warnings and refusals in words about things, rather than about a document."""

import re
from collections.abc import Callable, Mapping

from golems.match.box import Notice
from golems.rules.surfaces import BY_SIGN
from golems.rules.values import LINES, PORTALS
from golems.words.language import Language, sentence

CELL = re.compile(r"[a-z]\d{1,2}")


def warning_in_words(warning: Notice, language: Language) -> str:
    """Say what a box may lack (S3), or what a level file leaves open."""
    return sentence(language.say(f"warning-{warning.reason}", **facts_in_words(warning.facts, language)))


def facts_in_words(facts: Mapping[str, object], language: Language) -> dict[str, object]:
    return {name: in_words(name, fact, language) for name, fact in facts.items()}


def in_words(name: str, fact: object, language: Language) -> object:
    """Return a fact as people call it, where it has a name."""
    return NAMES[name](str(fact), language) if name in NAMES else fact


def cells_in_words(cells: str, language: Language) -> str:
    return language.together([language.cell(cell) for cell in cells.split()])


def other_in_words(other: str, language: Language) -> str:
    """Name another cell, or another robot."""
    return language.cell(other) if CELL.fullmatch(other) else language.robot(other)


def sign_in_words(sign: str, language: Language) -> str:
    if sign in PORTALS:
        return language.say("picture-portal", letter=sign.upper())
    named = sign in BY_SIGN and sign not in LINES
    return language.say(f"picture-{BY_SIGN[sign].id}") if named else sign


def game_in_words(game: str, language: Language) -> str:
    return language.say("workshop-game", game=language.say(f"game-{game}"))


NAMES: dict[str, Callable[[str, Language], str]] = {
    "cell": lambda cell, language: language.cell(cell),
    "cells": cells_in_words,
    "other": other_in_words,
    "robot": lambda robot, language: language.robot(robot),
    "sign": sign_in_words,
    "game": game_in_words,
}
