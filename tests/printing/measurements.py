"""Measurements of a printed document, as with a ruler: in millimetres, from the bytes of the PDF."""

import re
import zlib
from collections.abc import Iterator
from typing import NamedTuple

POINT = 25.4 / 72
STREAM = re.compile(rb"stream\r?\n(.*?)endstream", re.DOTALL)
# A cut mark: where it begins, and how far it goes; no other line is as thin.
MARK = re.compile(r"q 1 0 0 -1 (\S+) (\S+) cm[^\n]* 0\.566929\d* w [^\n]*?0 0 m (\S+) (\S+) l\n")


class PrintedMark(NamedTuple):
    x: float
    y: float  # from the bottom
    across: float
    down: float


def page_sizes(pdf: bytes) -> list[tuple[float, float]]:
    found = re.findall(rb"/MediaBox\[0 0 (\S+) (\S+)\]", pdf)
    return [(round(float(width) * POINT, 2), round(float(height) * POINT, 2)) for width, height in found]


def fonts_in(pdf: bytes) -> set[str]:
    return {name.decode() for name in re.findall(rb"/BaseFont/[A-Z]{6}\+(\w+)", pdf)}


def marks_by_page(pdf: bytes) -> list[list[PrintedMark]]:
    """Return the cut marks of the pages that have some."""
    pages = [[PrintedMark(*millimetres(found)) for found in MARK.findall(text)] for text in contents(pdf)]
    return [marks for marks in pages if marks]


def millimetres(numbers: tuple[str, ...]) -> list[float]:
    return [round(float(number) * POINT, 2) for number in numbers]


def contents(pdf: bytes) -> Iterator[str]:
    for stream in STREAM.findall(pdf):
        try:
            yield zlib.decompress(stream).decode("latin-1")
        except zlib.error:  # not all streams are compressed
            continue


def upright(marks: list[PrintedMark]) -> list[float]:
    """Return where on the page, from the left, cuts go down."""
    return sorted({mark.x for mark in marks if mark.down})


def level(marks: list[PrintedMark]) -> list[float]:
    """Return where on the page, from the bottom, cuts go across."""
    return sorted({mark.y for mark in marks if mark.across})
