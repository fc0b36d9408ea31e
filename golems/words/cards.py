"""The names of an edition's cards: on the cards themselves, and in a sentence."""

from golems.words.language import Language

DUELS = ("3.0", "2.0")  # the editions whose boxes have their own names for some cards


def card_name(card: str, edition: str, words: Language) -> str:
    """Return the name printed on a card in the box of an edition."""
    own = own_names(edition, words)
    return own[card] if card in own else words.say(f"program-card-{card}")


def command_name(card: str, edition: str, words: Language) -> str:
    """Return the whole name of a card, as a sentence has it."""
    own = own_names(edition, words)
    return own[card] if card in own else words.say(f"command-{card}")


def quoted_name(card: str, edition: str, words: Language) -> str:
    """Return the whole name of a card where it needs quotation marks."""
    return words.say("card-quoted", card=command_name(card, edition, words))


def bonus_name(bonus: str, edition: str, words: Language) -> str:
    """Return the name of what a bonus die shows: a card, any condition, or nothing."""
    own = own_names(edition, words)
    return own[bonus] if bonus in own else words.say(f"bonus-{bonus}")


def own_names(edition: str, words: Language) -> dict[str, str]:
    """Return the names that differ from box to box; a card that only one box has keeps its name anywhere."""
    duel = {"attack": words.say("card-duel-attack"), "loop": words.say("card-duel-loop")}
    return {
        "if": words.say("bonus-condition"),
        "loop3": words.say("card-duel-loop3"),
        "enemy?": words.say("card-duel-enemy"),
        "attacked?": words.say("card-duel-attacked"),
    } | (duel if edition in DUELS else {"loop": words.say("bonus-loop")})
