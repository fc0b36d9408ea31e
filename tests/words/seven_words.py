"""Find runs of seven words that a text shares with the printed rules, without having their text here.

`printed_runs.bin` holds the hashes of all runs of seven words of the rule texts that this game was made
from: six bytes of BLAKE2 each, sorted. It was made from those texts by

    python -m tests.words.seven_words TEXT...

A text that is not in the file matches it by chance once in some thirty thousand million runs.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

FILE = Path(__file__).with_name("printed_runs.bin")
LENGTH = 7
SIZE = 6
ADDRESS = re.compile(r"https?://\S+|\]\([^)\s]*\)")


def words_of(text: str) -> list[str]:
    """Return the words as they are compared: small letters, no punctuation, no addresses, ё as е."""
    return re.findall(r"\w+", ADDRESS.sub(" ", text).lower().replace("ё", "е"))


def runs_of(text: str) -> Iterator[str]:
    words = words_of(text)
    return (" ".join(words[start : start + LENGTH]) for start in range(len(words) - LENGTH + 1))


def hash_of(run: str) -> bytes:
    return blake2b(run.encode(), digest_size=SIZE).digest()


@cache
def printed() -> frozenset[bytes]:
    data = FILE.read_bytes()
    return frozenset(data[start : start + SIZE] for start in range(0, len(data), SIZE))


def shared(text: str) -> list[str]:
    """Return the runs of seven words of this text that are also in the printed rules."""
    return [run for run in runs_of(text) if hash_of(run) in printed()]


def write(texts: Iterable[str]) -> None:
    FILE.write_bytes(b"".join(sorted({hash_of(run) for text in texts for run in runs_of(text)})))


if __name__ == "__main__":
    write(Path(name).read_text(encoding="utf-8") for name in sys.argv[1:])
