"""What can be laid on the bench of the editor, each with its name."""

from functools import cache

from msgspec.structs import replace

from golems.match.data import documents
from golems.notation.goals import KEYS as GOALS_OF_SCENARIOS
from golems.notation.goals import TARGET_KEYS
from golems.puzzles.documents import EVENTS, MOST_ROWS
from golems.puzzles.goals import EDITIONS as EDITIONS_OF_GOALS
from golems.puzzles.goals import KEYS as GOALS_OF_PUZZLES
from golems.puzzles.puzzle import CONCEPTS, KINDS, bonus_cards
from golems.rules.editions import EDITIONS
from golems.rules.parobots import CARDS, DIE, dice_of
from golems.rules.setup import BARREL_POOL, COMPONENTS
from golems.rules.surfaces import SURFACES, WINTER, Surface
from golems.rules.values import REPAIR_ORDER
from golems.server.shapes import Shape
from golems.server.shared.offers import Offer, named, parobot
from golems.server.workshop.documents import open_document
from golems.server.workshop.sketches import PIECES, Rows, Sketch
from golems.words.cards import command_name
from golems.words.language import Language


class FieldPiece(Shape, frozen=True):
    """A piece of the field: what is on it, and on its back where that is another side."""

    id: str
    name: str
    rows: Rows
    back: Rows


class LaidToken(Shape, frozen=True):
    """A token: `art` is its drawing, `signs` are the ways it may lie."""

    id: str
    name: str
    art: str
    signs: tuple[str, ...]


class GoalOffer(Shape, frozen=True):
    """A kind of goal; `keys` are what it says besides its kind."""

    id: str
    name: str
    keys: tuple[str, ...]


class CardOffer(Shape, frozen=True):
    """A card: `count` is how many are in the box; a bonus card must be allowed by the puzzle too."""

    id: str
    name: str
    count: int
    bonus: bool


class Bench(Shape, frozen=True):
    """What an edition has."""

    edition: str
    pieces: tuple[FieldPiece, ...]
    tokens: tuple[LaidToken, ...]
    terrain: tuple[LaidToken, ...]
    goals: tuple[GoalOffer, ...]
    cards: tuple[CardOffer, ...]


class Palette(Shape, frozen=True):
    """Everything that can be laid. `kinds`, `events`, `concepts` and `most_rows` are those of puzzles,
    `scenario_goals` of scenarios; `parts` can be damaged, `components` are what they are made of, `contents`
    are in barrels; `parobots` are cards, `die` has the faces of their die, `dice` how many each has; `new` is
    what a bench begins with."""

    benches: tuple[Bench, ...]
    scenario_goals: tuple[GoalOffer, ...]
    kinds: tuple[Offer, ...]
    events: tuple[Offer, ...]
    concepts: tuple[Offer, ...]
    contents: tuple[Offer, ...]
    parts: tuple[Offer, ...]
    components: tuple[Offer, ...]
    parobots: tuple[Offer, ...]
    die: tuple[Offer, ...]
    dice: dict[str, int]
    most_rows: int
    new: dict[str, Sketch]


@cache
def palette(words: Language) -> Palette:
    return Palette(
        benches=tuple([bench(edition, words) for edition in EDITIONS]),
        scenario_goals=tuple(
            [
                goal_offer(kind, keys | TARGET_KEYS if kind == "destroy" else keys, words)
                for kind, keys in GOALS_OF_SCENARIOS.items()
            ]
        ),
        kinds=tuple([Offer(kind, words.say(f"workshop-kind-{kind}")) for kind in KINDS]),
        events=named("eventcard", EVENTS, words),
        concepts=named("puzzle-concept", CONCEPTS, words),
        contents=named("workshop-contents", tuple(dict.fromkeys(BARREL_POOL)), words),
        parts=named("part", REPAIR_ORDER, words),
        components=named("component", tuple(dict.fromkeys(COMPONENTS)), words),
        parobots=tuple([Offer(card, parobot(card, words).name) for card in CARDS]),
        die=named("command", tuple(dict.fromkeys(DIE)), words),
        dice={card: dice_of(card) for card in CARDS},
        most_rows=MOST_ROWS,
        new={kind: new_sketch(kind, words) for kind in documents("workshop")},
    )


def new_sketch(kind: str, words: Language) -> Sketch:
    sketch = open_document(documents("workshop")[kind], words.code).sketch
    if sketch.kind != "puzzle":
        return sketch
    title = {words.code: {"title": words.say("workshop-new")}}
    return replace(sketch, more=sketch.more | {"texts": title})


def bench(edition: str, words: Language) -> Bench:
    surfaces = [surface for surface in SURFACES.values() if edition in surface.editions]
    return Bench(
        edition=edition,
        pieces=tuple([sheet(name, edition, words) for name in PIECES[edition]]),
        tokens=tuple([token(surface, words) for surface in surfaces if surface.tokens]),
        terrain=tuple([token(surface, words) for surface in surfaces if not surface.tokens]),
        goals=tuple(
            [
                goal_offer(kind, keys - {"goal"}, words)
                for kind, keys in GOALS_OF_PUZZLES.items()
                if edition in EDITIONS_OF_GOALS.get(kind, {edition})
            ]
        ),
        cards=tuple(
            [
                CardOffer(card, command_name(card, edition, words), count, card in bonus_cards(edition))
                for card, count in EDITIONS[edition].hand
            ]
        ),
    )


def sheet(name: str, edition: str, words: Language) -> FieldPiece:
    back = WINTER[name] if edition == "4.0" else ()
    said = words.say(f"workshop-piece-{name.replace(' ', '-')}")
    return FieldPiece(name, said, PIECES[edition][name], back)


def token(surface: Surface, words: Language) -> LaidToken:
    said = words.say(f"workshop-token-{surface.id}")
    return LaidToken(surface.id, said, surface.id, tuple(surface.signs))


def goal_offer(kind: str, keys: set[str], words: Language) -> GoalOffer:
    return GoalOffer(kind, words.say(f"workshop-goal-{kind}"), tuple(sorted(keys)))
