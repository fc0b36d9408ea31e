"""The examples in the docstrings of a package, found so that they can be run as tests."""

import doctest
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType


def examples_in(package: ModuleType) -> list[doctest.DocTest]:
    """Return the docstrings with examples of all modules of a package."""
    names = [found.name for found in walk_packages(package.__path__, f"{package.__name__}.")]
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [test for name in names for test in finder.find(import_module(name), name)]
    return sorted([test for test in found if test.examples], key=lambda test: test.name)


def run(example: doctest.DocTest) -> None:
    """Run the examples of one docstring; raise at the first that says something else."""
    doctest.DebugRunner().run(example)
