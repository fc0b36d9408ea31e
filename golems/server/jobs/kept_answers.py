"""Answers that are kept for whoever asks for the same: the latest of them, and not too much together."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Any

MOST_BYTES = 32 * 1024 * 1024  # of one kind of work; the last answer is kept however large it is
SMALL = 1024  # bytes that an answer is taken to need which is neither a text nor bytes


class KeptAnswers:
    """What is known of one kind of work, by what was asked for; who was asked for last stands last."""

    def __init__(self, most: int, most_bytes: int = MOST_BYTES) -> None:
        self.most = most
        self.most_bytes = most_bytes
        self.answers: OrderedDict[Hashable, Any] = OrderedDict()
        self.bytes = 0

    def put(self, key: Hashable, answer: Any) -> None:
        self.bytes += size_of(answer) - size_of(self.answers.get(key, ""))
        self.answers[key] = answer
        self.answers.move_to_end(key)
        while len(self.answers) > max(1, self.most) or (
            self.bytes > self.most_bytes and len(self.answers) > 1
        ):
            self.bytes -= size_of(self.answers.popitem(last=False)[1])

    def get(self, key: Hashable) -> Any:
        """Return an answer that is kept; whoever asks for it keeps it longer."""
        self.answers.move_to_end(key)
        return self.answers[key]


def size_of(answer: Any) -> int:
    """Return how many bytes an answer needs, about."""
    if isinstance(answer, str | bytes):
        return len(answer)
    return sum(map(size_of, answer)) if isinstance(answer, tuple) else SMALL
