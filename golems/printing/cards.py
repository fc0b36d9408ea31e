"""The cards of a box, as many of each as it holds: commands, events, golems, ParoBots, help."""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from golems.notation.reading import Object
from golems.printing.box import Box
from golems.printing.paper import PrintPiece
from golems.rules.parobots import CARDS, DIE
from golems.rules.values import REPAIR_ORDER, Condition, EventCard, Loop, Row
from golems.words.cards import bonus_name, card_name
from golems.words.language import Language

WIDTH, HEIGHT = 63.0, 88.0
BONUS_DIE = ("loop", "loop3", "condition", "blank", "blank", "blank")  # G2
PAROBOT_LIVES, PAROBOT_STRENGTH = 1, 1  # K9

# The look of each card: its colour and its sign in the flow chart.
STEP, ACTION = ("movement", "step"), ("action", "action")
LOOP, SENSE = ("bonus", "loop"), ("bonus", "decision")
FACES = {
    "forward": STEP,
    "backward": STEP,
    "left": STEP,
    "right": STEP,
    "stand": ("stand", "step"),
    "attack": ACTION,
    "defend": ACTION,
    "take": ACTION,
    "loop": LOOP,
    "loop3": LOOP,
    "if": SENSE,
    "enemy?": SENSE,
    "attacked?": SENSE,
    "die": ("die", "step"),
}
ART = {"if": "card-condition", "condition": "card-condition", "die": "die", "blank": "card-none"}

card = partial(PrintPiece, width=WIDTH, height=HEIGHT)


def command_cards(box: Box, words: Language) -> list[PrintPiece]:
    """Return a hand for each player's golem, with its mark on both sides of every card (S9, G1)."""
    name = words.say("print-name-commands")
    return [
        card(
            "command",
            name,
            facts=face_of(kind, box.edition, words) | {"owner": owner, "ways": ways_of(kind)},
            back=deck_back(owner, words),
        )
        for owner in box.owners
        for kind, count in box.hand
        for _ in range(count)
    ]


def deck_back(owner: str, words: Language) -> PrintPiece:
    """Return the back of a player's cards, marked by colour, pattern and golem."""
    return card("deck", words.say("print-name-backs"), facts={"look": owner, "word": words.robot(owner)})


def plain_back(words: Language) -> PrintPiece:
    return card("back", words.say("print-name-backs"), facts={})


def face_of(kind: str, edition: str, words: Language) -> Object:
    look, sign = FACES[kind]
    return {"art": art_of(kind), "word": card_name(kind, edition, words), "look": look, "sign": sign}


def art_of(kind: str) -> str:
    return ART.get(kind, f"card-{kind.strip('?')}")


def ways_of(kind: str) -> list[str]:
    """Return the cards that are laid beside this one: one to repeat, or one for each answer."""
    return {"loop": ["card-loop"], "decision": ["effect-yes", "effect-no"]}.get(FACES[kind][1], [])


def event_cards(box: Box, words: Language) -> list[PrintPiece]:
    """Return the event cards of the box (S8)."""
    name = words.say("print-name-events")
    return [card("event", name, facts=event_face(kind, words), back=plain_back(words)) for kind in box.events]


def event_face(kind: EventCard, words: Language) -> Object:
    """Return the face of an event card, with what people at a table do when it is drawn (E)."""
    return {
        "art": f"event-{kind}",
        "word": words.say(f"eventcard-{kind}"),
        "over": words.say("print-event"),
        "text": words.say(f"print-event-{kind}"),
    }


def golem_cards(box: Box, words: Language) -> list[PrintPiece]:
    """Return golems with places for the tokens that say what is left of them (K, G1); in 4.0 the other side
    is the ParoBot that it may be instead."""
    parts = [words.say(f"part-{part}") for part in REPAIR_ORDER]
    facts: Object = {"places": [""] * box.lives or parts, "text": golem_text(box, words)}
    name = words.say("print-name-golems")
    return [
        card(
            "golem",
            name,
            facts=facts | {"look": look, "word": words.robot(look)},
            back=parobot_side(look, words) if box.is_battle else deck_back(look, words),
        )
        for look in box.looks
    ]


def golem_text(box: Box, words: Language) -> str:
    if not box.is_battle:
        return words.say("print-golem-lives")
    return words.say("print-golem-simple" if box.lives else "print-golem-parts")


# ---------------------------------------------------------------- ParoBots


def parobot_side(look: str, words: Language) -> PrintPiece:
    """Return the golem of this colour as a ParoBot."""
    facts = strength_facts(words) | {
        "look": look,
        "word": words.say("picture-parobot"),
        "text": words.say("print-parobot-side", robot=words.robot(look)),
    }
    return card("steamer", words.say("print-name-golems"), facts=facts)


def parobot_cards(words: Language) -> list[PrintPiece]:
    """Return the three cards, A in front and B behind (Q4)."""
    name = words.say("print-name-parobots")
    faces = [card("parobot", name, facts=parobot_face(side, words)) for side in CARDS]
    return [replace(front, back=back) for front, back in zip(faces[::2], faces[1::2], strict=True)]


def one_sided(piece: PrintPiece) -> PrintPiece:
    """Return the piece for paper that is printed on one side: a side with text hangs beside it."""
    back = piece.back
    return folded(piece, back) if back and back.kind in ("steamer", "parobot") else piece


def folded(front: PrintPiece, back: PrintPiece, below: bool = False) -> PrintPiece:
    """Return two sides that hang together; folded and glued they are front and back."""
    facts: Object = {"front": replace(front, back=None), "back": back, "below": below}
    width, height = (1, 2) if below else (2, 1)
    return PrintPiece("folded", front.name, front.width * width, front.height * height, facts)


def parobot_face(name: str, words: Language) -> Object:
    called = {
        "1A": words.say("print-parobot-scout"),
        "1B": words.say("print-parobot-guard"),
        "2A": words.say("print-parobot-ram"),
        "2B": words.say("print-parobot-crab"),
        "3A": words.say("print-parobot-turtle"),
        "3B": words.say("print-parobot-whirl"),
    }
    rows = [row_facts(row, "4.0", words) for row in CARDS[name]]
    facts: Object = {"card": name, "word": called[name], "kind": words.say("picture-parobot"), "rows": rows}
    return facts | strength_facts(words)


def strength_facts(words: Language) -> Object:
    """Return the lives and the strength of a ParoBot (K9)."""
    return {
        "lives": words.say("print-parobot-lives", lives=PAROBOT_LIVES),
        "strength": words.say("print-parobot-strength", strength=PAROBOT_STRENGTH),
    }


def row_facts(row: Row, edition: str, words: Language) -> list[Object]:
    """Return the cards of a row: one command, or the one that holds others and these."""
    if isinstance(row, Condition):
        inner = [part for way in row[1:] for part in row_facts(way, edition, words)]
        return [face_of(row.sense, edition, words), *inner]
    if isinstance(row, Loop):
        loop = "loop" if row.times == 2 else f"loop{row.times}"
        return [face_of(loop, edition, words), face_of(row.command, edition, words)]
    return [face_of(row, edition, words)]


# ---------------------------------------------------------------- help


def die_card(box: Box, words: Language) -> PrintPiece:
    """Return the card that tells what an ordinary die stands for (Q2, G2)."""
    if box.is_battle:
        title, text = words.say("print-die-commands"), words.say("print-die-commands-idea")
    else:
        title, text = words.say("print-die-bonus"), words.say("print-die-bonus-idea")
    facts: Object = {"word": title, "text": text, "rows": die_rows(box, words)}
    return card("decoding", words.say("print-name-decoding"), facts=facts, back=plain_back(words))


def die_rows(box: Box, words: Language) -> list[Object]:
    """Return the faces of the die, from 1 to 6."""
    if box.is_battle:
        return [{"art": art_of(kind), "word": words.say(f"command-{kind}")} for kind in DIE]
    return [{"art": art_of(kind), "word": bonus_name(kind, box.edition, words)} for kind in BONUS_DIE]


def help_card(box: Box, words: Language) -> PrintPiece:
    """Return the card that tells in which order a row is played (R2, G4)."""
    steps = battle_steps(box, words) if box.is_battle else duel_steps(words)
    facts: Object = {
        "word": words.say("print-help"),
        "rows": [{"art": art, "word": word} for art, word in steps],
    }
    return card("help", words.say("print-name-help"), facts=facts, back=plain_back(words))


def battle_steps(box: Box, words: Language) -> Iterator[tuple[str, str]]:
    yield "card-condition", words.say("print-step-conditions")  # ParoBots have them in every round
    if box.holds("water"):
        yield "effect-splash", words.say("print-step-water")
    yield "card-forward", words.say("print-step-movement")
    if box.uses("loop"):
        yield "card-loop", words.say("print-step-again")
    yield "card-attack", words.say("print-step-action")
    yield "effect-blast", words.say("print-step-removal")


def duel_steps(words: Language) -> Iterator[tuple[str, str]]:
    yield "card-forward", words.say("print-step-passes")
    yield "card-enemy", words.say("print-step-enemy")
    yield "card-attacked", words.say("print-step-attacked")
    yield "card-attack", words.say("print-step-blows")
    yield "effect-blast", words.say("print-step-removal")
