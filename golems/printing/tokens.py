"""What lies and stands on the field, and what is folded: tokens, barrels, components, figures, dice."""

from golems.notation.reading import Object
from golems.printing.box import Box
from golems.printing.cards import BONUS_DIE, art_of, die_rows, folded
from golems.printing.fields import CELL
from golems.printing.paper import PrintPiece
from golems.rules.parobots import DIE
from golems.rules.setup import BARREL_POOL, COMPONENTS
from golems.rules.values import PORTALS
from golems.words.language import Language

TOKEN = CELL - 2
BARREL = 30.0  # the size of a barrel, to be stacked in the middle of a cell
BARREL_ALONE = "14 31 72 72"  # the view of the lower part of its cell
PART = 16.0
HEART = 13.0
PLATE = 35.0  # the size of a plate under a figure
FIGURE, BODY, SOLE, FLAP = 32.0, 42.0, 22.0, 7.0  # width, height of front and back, sole, flap
CUBE, EAR = 22.0, 6.0  # the side of a die, and its flaps
RULER = 187.0, 34.0
DECORATION = 30.0
DECORATIONS = ("tree", "bush", "tent", "campfire", "duck", "pennant")
CONTENTS = {"empty": "splinters", "bomb": "bomb", "toolbox": "toolbox"}


def token(name: str, art: str, size: float = TOKEN, under: str = "", view: str = "") -> PrintPiece:
    """Return a picture, or only what is within a view of it, on some ground."""
    return PrintPiece("token", name, size, size, {"art": art, "under": under, "view": view})


def flat_tokens(box: Box, words: Language) -> list[PrintPiece]:
    """Return what lies on the field (S3, G1)."""
    wall = token(words.say("print-name-walls"), "wall", under="ground-a")
    water = token(words.say("print-name-water"), "water")
    ice = token(words.say("print-name-ice"), "ice")
    return [*[wall] * box.holds("wall"), *[water] * box.holds("water"), *[ice] * box.holds("ice")]


def portals(box: Box, words: Language) -> list[PrintPiece]:
    """Return two pairs of portals (S3)."""
    name = words.say("print-name-portals")
    return [
        token(name, f"portal-{letter}", under="ground-b")
        for letter in PORTALS
        for _ in range(box.holds("portal") // len(PORTALS))
    ]


def decorations(words: Language) -> list[PrintPiece]:
    """Return decorations, which only look nice: no rule knows them."""
    name = words.say("print-name-decorations")
    return [token(name, f"decor-{art}", DECORATION) for art in DECORATIONS for _ in range(2)]


def homes(box: Box, words: Language) -> list[PrintPiece]:
    """Return where a barrel is brought in the older editions (G13, G14)."""
    if box.is_battle:
        return []
    return [
        PrintPiece("home", words.say("print-name-homes"), TOKEN, TOKEN, {"look": look}) for look in box.looks
    ]


def lines(box: Box, words: Language) -> list[PrintPiece]:
    """Return lines, straight on one side and a turn on the other (S3)."""
    name = words.say("print-name-lines")
    return [folded(token(name, "straight"), token(name, "corner"), below=True)] * box.holds("line")


def barrels(box: Box, words: Language) -> list[PrintPiece]:
    """Return barrels with their contents on the other side; those of 3.0 and 2.0 hold nothing (S5)."""
    name = words.say("print-name-barrels")
    closed = token(name, "barrel", BARREL, view=BARREL_ALONE)
    if not box.is_battle:
        return [closed] * box.holds("barrel")
    pool = BARREL_POOL if box.holds("barrel") else ()
    return [folded(closed, opened(name, kind, words), below=True) for kind in pool]


def opened(name: str, kind: str, words: Language) -> PrintPiece:
    facts: Object = {"art": CONTENTS[kind], "word": words.say(f"contents-{kind}")}
    return PrintPiece("contents", name, BARREL, BARREL, facts)


def components(words: Language) -> list[PrintPiece]:
    """Return components, intact on one side and damaged on the other (K)."""
    return [folded(part(kind, False, words), part(kind, True, words), below=True) for kind in COMPONENTS]


def part(kind: str, broken: bool, words: Language) -> PrintPiece:
    sign = "chassis" if kind.startswith("c") else "weapon" if broken and kind.startswith("w") else kind
    facts: Object = {
        "sign": f"sign-{sign}{'-damaged' * broken}",
        "broken": broken,
        "word": told(kind, broken, words),
    }
    return PrintPiece("part", words.say("print-name-components"), PART, PART, facts)


def told(kind: str, broken: bool, words: Language) -> str:
    """Return what a component gives (K1–K5)."""
    rows = {"p3": (3, 1), "p4": (4, 2)}
    strength = {"w2": ("2", "1"), "w11": ("1 + 1", "1")}
    if kind in rows:
        return words.say("print-part-rows", rows=rows[kind][broken])
    if kind in strength:
        return words.say("print-part-strength", strength=strength[kind][broken])
    return words.say(f"component-{kind}")


def hearts(box: Box, words: Language) -> list[PrintPiece]:
    """Return lives, lost on the other side (G1, L1)."""
    name = words.say("print-name-hearts")
    heart = folded(token(name, "heart", HEART), token(name, "heart-lost", HEART), below=True)
    return [heart] * (box.lives * len(box.looks))


# ---------------------------------------------------------------- what is folded


def figures(box: Box, words: Language) -> list[PrintPiece]:
    """Return strips that become tents: front, back, sole, and a flap."""
    facts: Object = {"body": BODY, "sole": SOLE, "flap": FLAP, "glue": words.say("print-glue")}
    name, height = words.say("print-name-figures"), 2 * BODY + SOLE + FLAP
    return [PrintPiece("figure", name, FIGURE, height, facts | {"look": look}) for look in box.looks]


def plates(box: Box, words: Language) -> list[PrintPiece]:
    """Return plates with a chevron, one under each figure."""
    name, facts = words.say("print-name-plates"), {"figure": FIGURE, "sole": SOLE}
    return [PrintPiece("plate", name, PLATE, PLATE, facts | {"look": look}) for look in box.looks]


def masks(box: Box, words: Language) -> list[PrintPiece]:
    """Return masks that make a figure a ParoBot."""
    half = token(words.say("print-name-masks"), "face-parobot", PLATE / 2)
    return [folded(half, half, below=True)] * box.parobots


def dice(box: Box, words: Language) -> list[PrintPiece]:
    """Return two dice to fold, and a spinner for those without the patience to fold them (G2, Q2)."""
    faces = DIE if box.is_battle else BONUS_DIE
    art = [art_of(face) if face != "blank" else "" for face in faces]
    cube: Object = {"cube": CUBE, "ear": EAR, "art": art, "glue": words.say("print-glue")}
    top: Object = {"rows": die_rows(box, words), "text": words.say("print-top")}
    size = 3 * CUBE, 4 * CUBE + EAR
    die = PrintPiece("die", words.say("print-name-dice"), *size, cube)
    return [die, die, PrintPiece("top", words.say("print-name-tops"), *size, top)]


def ruler(box: Box, words: Language) -> list[PrintPiece]:
    """Return a ruler of energy (G1) or of the rounds (L1); the flame stands on what is left."""
    if not box.units:
        return []
    name = words.say("print-name-rounds" if box.is_battle else "print-name-ruler")
    word = words.say("print-rounds" if box.is_battle else "energy-word")
    facts: Object = {"units": box.units, "word": word, "text": words.say("print-ruler", units=box.units)}
    return [PrintPiece("ruler", name, *RULER, facts)]


def flames(box: Box, words: Language) -> list[PrintPiece]:
    flame = token(words.say("print-name-flame"), "flame", HEART)
    return [folded(flame, flame, below=True)] if box.units else []
