"""A club's season as a table for a spreadsheet."""

import csv
import io
from collections.abc import Sequence

from golems.club.season import Season, SeasonRow
from golems.notation.spreadsheets import harmless

COLUMNS = ("place", "name", "level", "points", "evenings", "solved", "rating", "within")
COMMA = ","  # between cells; where something else stands there, the comma is that of a number


def season_csv(season: Season, head: Sequence[str], separator: str) -> str:
    """Return the table of a season; `head` are the columns in words."""
    written = io.StringIO()
    writer = csv.writer(written, delimiter=separator)
    writer.writerow(head)
    writer.writerows([line(row, separator) for row in season.rows])
    return written.getvalue()


def line(row: SeasonRow, separator: str) -> list[str]:
    points = f"{row.points:g}".replace(".", "." if separator == COMMA else COMMA)
    rating = ["" if each is None else str(each) for each in (row.rating, row.within)]
    counts = [str(len(row.evenings)), str(len(row.solved))]
    return [str(row.place), harmless(row.name), str(row.level), points, *counts, *rating]
