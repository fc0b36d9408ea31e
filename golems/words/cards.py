"""What the cards of an edition are called on the cards themselves."""

from golems.words.language import Language

DUELS = ("3.0", "2.0")  # editions whose boxes have names of their own for some cards


def card_name(card: str, edition: str, words: Language) -> str:
    """Return the name printed on a card in the box of an edition."""
    own = duel_names(words) if edition in DUELS else battle_names(words)
    return own[card] if card in own else words.say(f"program-card-{card.strip('?')}")


def bonus_name(bonus: str, edition: str, words: Language) -> str:
    """Return the name of what a bonus die shows: a card, any condition, or nothing."""
    return card_name(bonus, edition, words) if bonus in duel_names(words) else words.say(f"bonus-{bonus}")


def battle_names(words: Language) -> dict[str, str]:
    return {"loop": words.say("bonus-loop"), "if": words.say("bonus-condition")}


def duel_names(words: Language) -> dict[str, str]:
    return {
        "attack": words.say("card-duel-attack"),
        "loop": words.say("card-duel-loop"),
        "loop3": words.say("card-duel-loop3"),
        "enemy?": words.say("card-duel-enemy"),
        "attacked?": words.say("card-duel-attacked"),
    }
