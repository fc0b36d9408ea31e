"""The examples in the docstrings of `golems.fast` are true."""

from doctest import DocTest

import pytest

from golems import fast
from tests.examples import examples_in, run


@pytest.mark.parametrize("example", examples_in(fast), ids=lambda example: example.name)
def test_an_example_says_what_happens(example: DocTest) -> None:
    run(example)
