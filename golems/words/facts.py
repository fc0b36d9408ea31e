"""Messages whose facts are names: robots, cells, cards and rows are told by the names that people use."""

from collections.abc import Callable, Mapping, Sequence

from golems.notation.programs import read_short
from golems.words.cards import quoted_name
from golems.words.language import Language
from golems.words.names import robot_id
from golems.words.story import row_in_words


def say_with_names(message: str, facts: Mapping[str, object], edition: str, language: Language) -> str:
    """Say a message. `robot` is a robot's id, `cell` a cell's name, `card` a card's, `row` is in the short
    form; several are in `robots`, `cells`, `cards`, `rows`. Any other fact is said unchanged."""
    told = {name: called(name, fact, edition, language) for name, fact in facts.items()}
    return language.say(message, **told, **ids_of(facts, language))


def ids_of(facts: Mapping[str, object], language: Language) -> dict[str, object]:
    """Return the ids by which a message declines what it names."""
    ids: dict[str, object] = {}
    if isinstance(robot := facts.get("robot"), str):
        ids["robot_id"] = robot_id(robot, language)
    return ids


def called(name: str, fact: object, edition: str, language: Language) -> object:
    ways: dict[str, Callable[[str], str]] = {
        "robot": language.robot,
        "cell": language.cell,
        "card": lambda card: quoted_name(card, edition, language),
        "row": lambda row: row_in_words(read_short(row)[0], edition, language),
    }
    if isinstance(fact, Sequence) and not isinstance(fact, str):
        return language.together([ways.get(name.removesuffix("s"), str)(str(each)) for each in fact])
    return ways[name](fact) if name in ways and isinstance(fact, str) else fact
