"""The examples in the docstrings of `golems.bots` are true."""

from doctest import DocTest

import pytest

from golems import bots
from tests.examples import examples_in, run


@pytest.mark.parametrize("example", examples_in(bots), ids=lambda example: example.name)
def test_an_example_says_what_happens(example: DocTest) -> None:
    run(example)
