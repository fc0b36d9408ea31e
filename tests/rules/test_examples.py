"""The examples in the docstrings of `golems.rules` are true."""

from doctest import DocTest

import pytest

from golems import rules
from tests.examples import examples_in, run


@pytest.mark.parametrize("example", examples_in(rules), ids=lambda example: example.name)
def test_an_example_says_what_happens(example: DocTest) -> None:
    run(example)
