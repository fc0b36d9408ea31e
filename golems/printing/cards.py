"""The cards of a box, as many of each as it holds: commands, events, golems, ParoBots, help."""

from collections.abc import Iterator
from functools import partial

from golems.drawing.art import LOOKS
from golems.notation.reading import Object
from golems.printing.paper import Piece
from golems.rules.editions import EDITIONS
from golems.rules.parobots import CARDS, DIE
from golems.rules.setup import EVENT_CARDS
from golems.rules.values import REPAIR_ORDER, Condition, Loop, Row
from golems.words.language import Language

WIDTH, HEIGHT = 63.0, 88.0
LIVES = 3  # G1
BONUS_DIE = ("loop", "loop3", "condition", "blank", "blank", "blank")  # G2

# What each card looks like: its colour and its sign of the flow chart.
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
TIMES = {"loop": "×2", "loop3": "×3"}

card = partial(Piece, width=WIDTH, height=HEIGHT)


def command_cards(edition: str, players: int, words: Language) -> list[Piece]:
    """A hand for each player's golem, and its mark on every card of it (S9, G1)."""
    name = words.say("print-name-commands")
    return [
        card("command", name, facts=face_of(kind, words) | {"owner": owner, "ways": ways_of(kind)})
        for owner in list(LOOKS)[:players]
        for kind, count in EDITIONS[edition].hand
        for _ in range(count)
    ]


def face_of(kind: str, words: Language) -> Object:
    look, sign = FACES[kind]
    name = words.say("bonus-condition" if kind == "if" else f"program-card-{kind.strip('?')}")
    return {"art": art_of(kind), "word": " ".join([name, *told_times(kind)]), "look": look, "sign": sign}


def art_of(kind: str) -> str:
    return ART.get(kind, f"card-{kind.strip('?')}")


def told_times(kind: str) -> list[str]:
    return [TIMES[kind]] if kind in TIMES else []


def ways_of(kind: str) -> list[str]:
    """The cards that are laid beside this one: one to repeat, or one for each answer."""
    return {"loop": ["card-loop"], "decision": ["effect-yes", "effect-no"]}.get(FACES[kind][1], [])


def event_cards(words: Language) -> list[Piece]:
    """S8."""
    name, told = words.say("print-name-events"), event_texts(words)
    return [
        card("event", name, facts=event_face(kind, words) | {"text": told[kind]})
        for kind in sorted(EVENT_CARDS, key=EVENT_CARDS.index)
    ]


def event_face(kind: str, words: Language) -> Object:
    name = words.say(f"eventcard-{kind}")
    return {"art": f"event-{kind}", "word": name, "over": words.say("print-event")}


def event_texts(words: Language) -> dict[str, str]:
    """What people at a table do when the card is drawn (E)."""
    return {
        "nothing": words.say("print-event-nothing"),
        "loop": words.say("print-event-loop"),
        "condition": words.say("print-event-condition"),
        "freeze": words.say("print-event-freeze"),
        "thaw": words.say("print-event-thaw"),
        "lose_row": words.say("print-event-lose-row"),
        "swap_rows": words.say("print-event-swap-rows"),
    }


def golem_cards(edition: str, words: Language) -> list[Piece]:
    """A golem with places for the tokens that say what is left of it (K, G1)."""
    if edition == "4.0":
        places = [words.say(f"part-{part}") for part in REPAIR_ORDER]
        text = words.say("print-golem-parts")
    else:
        places = [""] * LIVES
        text = words.say("print-golem-lives")
    name = words.say("print-name-golems")
    return [
        card("golem", name, facts={"look": look, "word": words.robot(look), "places": places, "text": text})
        for look in LOOKS
    ]


# ---------------------------------------------------------------- ParoBots


def parobot_cards(words: Language) -> list[Piece]:
    """Q4: three cards to fold, A in front and B behind."""
    name = words.say("print-name-parobots")
    faces = [card("parobot", name, facts=parobot_face(side, words)) for side in CARDS]
    return [folded(front, back) for front, back in zip(faces[::2], faces[1::2], strict=True)]


def folded(front: Piece, back: Piece, below: bool = False) -> Piece:
    """Two sides that hang together: folded and glued they are front and back."""
    facts: Object = {"front": front, "back": back, "below": below}
    width, height = (1, 2) if below else (2, 1)
    return Piece("folded", front.name, front.width * width, front.height * height, facts)


def parobot_face(name: str, words: Language) -> Object:
    called = {
        "1A": words.say("print-parobot-scout"),
        "1B": words.say("print-parobot-guard"),
        "2A": words.say("print-parobot-ram"),
        "2B": words.say("print-parobot-crab"),
        "3A": words.say("print-parobot-turtle"),
        "3B": words.say("print-parobot-whirl"),
    }
    rows = [row_facts(row, words) for row in CARDS[name]]
    return {"card": name, "word": called[name], "kind": words.say("picture-parobot"), "rows": rows}


def row_facts(row: Row, words: Language) -> list[Object]:
    """The cards of a row: one command, or the one that holds others and these."""
    if isinstance(row, Condition):
        return [face_of(row.sense, words), *[part for way in row[1:] for part in row_facts(way, words)]]
    if isinstance(row, Loop):
        return [face_of("loop" if row.times == 2 else f"loop{row.times}", words), face_of(row.command, words)]
    return [face_of(row, words)]


# ---------------------------------------------------------------- help


def die_card(edition: str, words: Language) -> Piece:
    """What an ordinary die stands for (Q2, G2)."""
    if edition == "4.0":
        title, text = words.say("print-die-commands"), words.say("print-die-commands-idea")
        rows = [{"art": art_of(kind), "word": words.say(f"command-{kind}")} for kind in DIE]
    else:
        title, text = words.say("print-die-bonus"), words.say("print-die-bonus-idea")
        rows = [{"art": art_of(kind), "word": words.say(f"bonus-{kind}")} for kind in BONUS_DIE]
    return card(
        "decoding", words.say("print-name-decoding"), facts={"word": title, "text": text, "rows": rows}
    )


def help_card(edition: str, words: Language) -> Piece:
    """In which order a row is played (R2, G4)."""
    steps = battle_steps(words) if edition == "4.0" else duel_steps(words)
    rows = [{"art": art, "word": word} for art, word in steps]
    return card("help", words.say("print-name-help"), facts={"word": words.say("print-help"), "rows": rows})


def battle_steps(words: Language) -> Iterator[tuple[str, str]]:
    yield "card-condition", words.say("print-step-conditions")
    yield "effect-splash", words.say("print-step-water")
    yield "card-forward", words.say("print-step-movement")
    yield "card-loop", words.say("print-step-again")
    yield "card-attack", words.say("print-step-action")
    yield "effect-blast", words.say("print-step-removal")


def duel_steps(words: Language) -> Iterator[tuple[str, str]]:
    yield "card-forward", words.say("print-step-passes")
    yield "card-enemy", words.say("print-step-enemy")
    yield "card-attacked", words.say("print-step-attacked")
    yield "card-attack", words.say("print-step-blows")
    yield "effect-blast", words.say("print-step-removal")
