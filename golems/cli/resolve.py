"""golems resolve: play out one round."""

import sys
from collections.abc import Iterable, Iterator
from typing import Annotated

import typer

from golems.cli.common import File, Lang, in_words, read_bytes, read_json, speak
from golems.rules.refusals import Refusal

Rows = Annotated[
    int | None, typer.Option(min=0, help="Stop after so many rows, without the end of the round.")
]
Batch = Annotated[bool, typer.Option("--batch", help="One JSON document per line in and out.")]


def resolve(file: File, rows: Rows = None, batch: Batch = False, lang: Lang = None) -> None:
    """Play out one round of a position and print what happened, as JSON."""
    from golems.notation.reading import encode_for_people
    from golems.notation.tasks import resolve as resolve_task

    if lang:
        speak(lang)
    if batch:
        lines = sys.stdin.buffer if file == "-" else read_bytes(file).splitlines()
        sys.stdout.buffer.writelines(answer + b"\n" for answer in answers(lines, rows))
    else:
        sys.stdout.buffer.write(encode_for_people(resolve_task(read_json(file), rows)) + b"\n")
    sys.stdout.flush()


def answers(lines: Iterable[bytes], rows: int | None) -> Iterator[bytes]:
    """Yield an answer for each line; a refused line answers with its error, and the rest goes on."""
    from golems.notation.reading import decode, encode
    from golems.notation.tasks import resolve as resolve_task

    for line in lines:
        try:
            yield encode(resolve_task(decode(line), rows))
        except Refusal as refusal:
            yield encode({"error": in_words(refusal)})
