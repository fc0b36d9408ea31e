"""golems import: a level file of the author's own editor as a position."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from golems.cli.common import Lang, print_json, read_json, speak, write_bytes

if TYPE_CHECKING:
    from golems.match.box import Notice
    from golems.match.level_files import LevelFile
    from golems.match.level_positions import LevelLayout
    from golems.words.language import Language

LevelArgument = Annotated[
    str, typer.Argument(metavar="LEVEL", help="A level file (JSON, version 2), or - for standard input.")
]
Out = Annotated[str | None, typer.Option(metavar="FILE", help="Write the position there instead.")]
Svg = Annotated[str | None, typer.Option(metavar="FILE", help="Draw it there too, with its target cells.")]


def import_level(level: LevelArgument, out: Out = None, svg: Svg = None, lang: Lang = None) -> None:
    """Read a level of the game author's own editor and print it as a position. What a position cannot hold
    is named on standard error and left out."""
    from golems.match.level_files import read_level
    from golems.match.level_positions import lay
    from golems.notation.positions import write_position
    from golems.notation.reading import encode_for_people

    language = speak(lang)
    found = read_level(read_json(level))
    laid = lay(found)
    position = write_position(laid.position)
    if out:
        write_bytes(out, encode_for_people(position) + b"\n")
    else:
        print_json(position)
    if svg:
        write_bytes(svg, draw(found, laid, language).encode())
    for line in told(found, laid, language):
        print(printable(line), file=sys.stderr)


def draw(level: "LevelFile", laid: "LevelLayout", language: "Language") -> str:
    """Return a picture in which the target cells are marked for every player's golem."""
    from golems.drawing.svg import draw_svg
    from golems.rules.values import Goal

    players = [seat for seat, robot in enumerate(laid.position.robots) if not robot.bot]
    goals = [Goal(seat, "reach", cell) for seat in players for cell in laid.targets]
    return draw_svg(laid.position._replace(goals=tuple(goals)), language.code, level.name)


def told(level: "LevelFile", laid: "LevelLayout", language: "Language") -> list[str]:
    """Return the name of the level and what it is about, then the notices."""
    about = [text for text in (level.name, level.description) if text]
    return [*about, *[note(remark, language) for remark in laid.remarks]]


def note(remark: "Notice", language: "Language") -> str:
    facts = {name: in_words(name, fact, language) for name, fact in remark.facts.items()}
    told = language.say(f"warning-{remark.reason}", **facts)
    if not remark.rule:
        return language.say("import-note", remark=told)
    return language.say("check-warning", warning=told, rule=remark.rule)


def in_words(name: str, fact: object, language: "Language") -> object:
    if name == "cells":
        return language.together([language.cell(cell) for cell in str(fact).split()])
    words = {"cell": language.cell, "robot": language.robot}
    return words[name](str(fact)) if name in words else fact


def printable(line: str) -> str:
    return "".join([sign if sign.isprintable() else " " for sign in line])
