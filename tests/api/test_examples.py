"""The examples in the docstrings of the public interface are true."""

from doctest import DocTest

import pytest

from golems import api
from tests.examples import examples_in, run


@pytest.mark.parametrize("example", examples_in(api), ids=lambda example: example.name)
def test_an_example_says_what_happens(example: DocTest) -> None:
    run(example)
