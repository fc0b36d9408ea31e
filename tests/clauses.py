"""The clauses that are shown: by a case of the casebook, or by a test marked with @clause("S7")."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from tests.casebook import all_cases

T = TypeVar("T", bound=Callable[..., None])
MARKED: set[str] = set()


def clause(*ids: str) -> Callable[[T], T]:
    """Mark a test as showing these clauses."""
    MARKED.update(ids)
    mark: Callable[[T], T] = pytest.mark.clause(*ids)
    return mark


def shown() -> set[str]:
    return MARKED | {clause for case in all_cases() for clause in case.clauses}
