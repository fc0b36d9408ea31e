"""Tables that a spreadsheet opens at a double click."""

import csv
import io
from collections.abc import Iterable, Sequence

from golems.notation.spreadsheets import harmless
from golems.words.language import Language


def csv_table(head: Sequence[str], lines: Iterable[Sequence[object]], words: Language) -> str:
    """Write a table as the spreadsheets of this language expect it, with their separator between the cells;
    a text that looks like a formula is quoted."""
    written = io.StringIO()
    writer = csv.writer(written, delimiter=words.say("csv-separator"))
    writer.writerow(head)
    writer.writerows([[harmless(str(cell)) for cell in line] for line in lines])
    return written.getvalue()


def yes_or_no(is_so: bool, words: Language) -> str:
    return words.say("csv-yes" if is_so else "csv-no")
