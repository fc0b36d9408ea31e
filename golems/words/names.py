"""What a robot is called: by its player's name where there is one, otherwise by its colour."""

from collections.abc import Mapping
from typing import TypeAlias

from golems.words.language import Language

Names: TypeAlias = Mapping[str, str]  # what people call themselves, by the id of their robot
NOBODY: Names = {}
OTHER = "other"  # the id of a robot that is called by a name, which no sentence declines


def robot_name(robot: str, language: Language, names: Names = NOBODY) -> str:
    """Return what a robot is called, beside the board and in the story alike."""
    return names.get(robot) or language.robot(robot)


def robot_id(robot: str, language: Language, names: Names = NOBODY) -> str:
    """Return the id by which a sentence declines a colour, or `OTHER`."""
    return robot if language.has(f"robot-{robot}") and not names.get(robot) else OTHER
