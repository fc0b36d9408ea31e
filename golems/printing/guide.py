"""The pages to read: how to print and what there is, and the rules in short."""

from collections.abc import Iterable, Iterator, Sequence

from golems.notation.reading import Object
from golems.printing.box import Box
from golems.printing.fields import CELL
from golems.printing.paper import Paper, Sheet, whole_page
from golems.words.language import Language

FIRST = 2  # the number of the first page after the cover


def cover(box: Box, paper: Paper, sheets: Sequence[Sheet], words: Language) -> Sheet:
    facts: Object = {
        "title": words.say("print-title"),
        "edition": name_of_box(box, words),
        "steps": [
            words.say("print-how-scale"),
            words.say("print-how-paper"),
            words.say("print-how-sides", sides=box.sides),
            how_fields(box, words),
            words.say("print-how-cards"),
            words.say("print-how-fold"),
        ],
        "how": words.say("print-how"),
        "line": words.say("print-line"),
        "contents": words.say("print-contents"),
        "pages": words.say("print-pages"),
        "list": list(contents(sheets)),
        "notice": words.say("print-notice"),
    }
    return whole_page("cover", words.say("print-title"), paper, facts)


def name_of_box(box: Box, words: Language) -> str:
    if box.level is None:
        return words.say("print-edition", edition=box.edition)
    ages = box.game.ages.replace("-", "–")
    return words.say("print-pack", ages=ages, name=words.say(f"game-{box.level}"))


def how_fields(box: Box, words: Language) -> str:
    if not box.is_battle:
        return words.say("print-how-fields-duel", cell=f"{CELL:g}")
    seasons = "two" if box.game.winter else "one"
    return words.say("print-how-fields", cell=f"{CELL:g}", seasons=seasons)


def contents(sheets: Iterable[Sheet]) -> Iterator[Object]:
    """Yield what there is, how many of it, and on which pages; two sides of a piece count once."""
    pages: dict[str, list[int]] = {}
    in_front = {item.piece.name for sheet in sheets if not sheet.is_behind for item in sheet.items}
    for number, sheet in enumerate(sheets, start=FIRST):
        for item in sheet.items:
            if not (sheet.is_behind and item.piece.name in in_front):
                pages.setdefault(item.piece.name, []).append(number)
    for name, found in pages.items():
        first, last = found[0], found[-1]
        yield {"name": name, "count": len(found), "pages": str(first) if first == last else f"{first}–{last}"}


def rules_page(box: Box, paper: Paper, words: Language) -> Sheet:
    parts = battle_rules(box, words) if box.is_battle else duel_rules(box, words)
    told = [{"art": art, "title": title, "text": text} for art, title, text in parts]
    facts: Object = {"title": words.say("print-rules"), "lead": words.say("print-rules-lead"), "parts": told}
    return whole_page("rules", words.say("print-rules"), paper, facts)


def battle_rules(box: Box, words: Language) -> Iterator[tuple[str, str, str]]:
    """Yield S, P, R, M, A, W, I, B, O, T, K, Q, V in a few words, as far as the level knows them."""
    say, level = words.say, box.game.id
    yield "icon-trophy", say("print-goal"), say("print-goal-battle", robots=box.game.robots)
    yield "icon-settings", say("print-setup"), say("print-setup-battle", level=level, cards=box.cards)
    yield "icon-clock", say("print-round"), say("print-round-battle", level=level)
    yield "icon-blocks", say("print-program"), say("print-program-battle", level=level)
    yield "card-forward", say("print-movement"), say("print-movement-battle")
    yield "card-attack", say("print-attack"), say("print-attack-battle", level=level)
    if box.holds("barrel"):
        yield "barrel", say("print-barrel"), say("print-barrel-battle", level=level)
    if box.holds("water"):
        yield "water", say("print-water"), say("print-water-battle")
    if box.holds("ice"):
        yield "ice", say("print-ice"), say("print-ice-battle")
    if box.game.winter:
        yield "icy", say("print-winter"), say("print-winter-battle")
    if box.holds("portal"):
        yield "portal-a", say("print-portal"), say("print-portal-battle")
    if box.holds("line"):
        yield "corner", say("print-line-token"), say("print-line-battle")
    yield "face-parobot", say("picture-parobot"), say("print-parobot-battle")
    yield "token-damaged", say("print-damage"), say("print-damage-battle", robots=box.game.robots)


def duel_rules(box: Box, words: Language) -> Iterator[tuple[str, str, str]]:
    """Yield G in a few words; without energy those of 2.0."""
    say, energy = words.say, box.units
    yield "icon-trophy", say("print-goal"), say("print-goal-duel", energy=energy)
    yield "icon-settings", say("print-setup"), say("print-setup-duel", energy=energy, cards=box.cards)
    yield "icon-clock", say("print-round"), say("print-round-duel", energy=energy)
    yield "card-loop", say("print-bonus"), say("print-bonus-duel")
    yield "card-forward", say("print-movement"), say("print-movement-duel")
    yield "card-enemy", say("print-senses"), say("print-senses-duel")
    yield "card-attack", say("print-attack-of-duel"), say("print-attack-duel")
    yield "barrel", say("print-barrel"), say("print-barrel-duel")
    yield "water", say("print-water"), say("print-water-duel")
    yield "icon-people", say("print-modes"), say("print-modes-duel", energy=energy)
