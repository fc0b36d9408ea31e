"""What children are called who are known by their animals only."""

from golems.lessons.entries import Animal, Colour
from golems.words.language import Language


def animal_in_words(words: Language, animal: Animal, colour: Colour | None) -> str:
    """Return the name of an animal, with its colour where several children have that animal."""
    name = words.say(f"lesson-animal-{animal}")
    return words.say("lesson-coloured", animal=name, colour=colour) if colour else name
