"""What the game has to open in the editor, as documents."""

from collections.abc import Callable

from golems.match.arenas import arenas, write_arena
from golems.match.scenarios import scenarios
from golems.notation.positions import write_position
from golems.notation.reading import Object
from golems.puzzles.course import puzzles
from golems.puzzles.documents import write_puzzle
from golems.rules.refusals import Illegal
from golems.server.workshop.question_puzzles import question_puzzles

EXAMPLES: dict[str, Callable[[], dict[str, Object]]] = {
    "puzzle": lambda: {name: write_puzzle(each) for name, each in puzzles().items()},
    "arena": lambda: {name: write_arena(each) for name, each in arenas().items()},
    "scenario": lambda: {name: write_position(each) for name, each in scenarios().items()},
    "question": question_puzzles,
}


def example(named: str) -> Object:
    """Return an example such as `arena/railway`."""
    kind, _, name = named.partition("/")
    found = EXAMPLES[kind]() if kind in EXAMPLES else {}
    if name not in found:
        raise Illegal("no-example", named)
    return found[name]
