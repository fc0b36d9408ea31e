"""The pages to read: how to print and what there is, and the rules in short."""

from collections.abc import Iterable, Iterator, Sequence

from golems.notation.reading import Object
from golems.printing.fields import CELL
from golems.printing.paper import Paper, Sheet, whole_page
from golems.words.language import Language

FIRST = 2  # the number of the page after the cover


def cover(edition: str, paper: Paper, sheets: Sequence[Sheet], words: Language) -> Sheet:
    facts: Object = {
        "title": words.say("print-title"),
        "edition": words.say("print-edition", edition=edition),
        "steps": [
            words.say("print-how-scale"),
            words.say("print-how-paper"),
            how_fields(edition, words),
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


def how_fields(edition: str, words: Language) -> str:
    if edition == "4.0":
        return words.say("print-how-fields", cell=f"{CELL:g}")
    return words.say("print-how-fields-duel", cell=f"{CELL:g}")


def contents(sheets: Iterable[Sheet]) -> Iterator[Object]:
    """What there is, how many of it, and on which pages."""
    pages: dict[str, list[int]] = {}
    for number, sheet in enumerate(sheets, start=FIRST):
        for item in sheet.items:
            pages.setdefault(item.piece.name, []).append(number)
    for name, found in pages.items():
        first, last = found[0], found[-1]
        yield {"name": name, "count": len(found), "pages": str(first) if first == last else f"{first}–{last}"}


def rules_page(edition: str, paper: Paper, words: Language) -> Sheet:
    parts = battle_rules(words) if edition == "4.0" else duel_rules(words)
    told = [{"art": art, "title": title, "text": text} for art, title, text in parts]
    facts: Object = {"title": words.say("print-rules"), "lead": words.say("print-rules-lead"), "parts": told}
    return whole_page("rules", words.say("print-rules"), paper, facts)


def battle_rules(words: Language) -> Iterator[tuple[str, str, str]]:
    """S, P, R, M, A, W, I, B, O, T, K, Q, V in a few words."""
    say = words.say
    yield "icon-trophy", say("print-goal"), say("print-goal-battle")
    yield "icon-settings", say("print-setup"), say("print-setup-battle")
    yield "icon-clock", say("print-round"), say("print-round-battle")
    yield "icon-blocks", say("print-program"), say("print-program-battle")
    yield "card-forward", say("print-movement"), say("print-movement-battle")
    yield "card-attack", say("print-attack"), say("print-attack-battle")
    yield "barrel", say("print-barrel"), say("print-barrel-battle")
    yield "water", say("print-water"), say("print-water-battle")
    yield "ice", say("print-ice"), say("print-ice-battle")
    yield "icy", say("print-winter"), say("print-winter-battle")
    yield "portal-a", say("print-portal"), say("print-portal-battle")
    yield "corner", say("print-line-token"), say("print-line-battle")
    yield "face-parobot", say("picture-parobot"), say("print-parobot-battle")
    yield "token-damaged", say("print-damage"), say("print-damage-battle")


def duel_rules(words: Language) -> Iterator[tuple[str, str, str]]:
    """G in a few words."""
    say = words.say
    yield "icon-trophy", say("print-goal"), say("print-goal-duel")
    yield "icon-settings", say("print-setup"), say("print-setup-duel")
    yield "icon-clock", say("print-round"), say("print-round-duel")
    yield "card-loop", say("print-bonus"), say("print-bonus-duel")
    yield "card-forward", say("print-movement"), say("print-movement-duel")
    yield "card-enemy", say("print-senses"), say("print-senses-duel")
    yield "card-attack", say("print-attack"), say("print-attack-duel")
    yield "barrel", say("print-barrel"), say("print-barrel-duel")
    yield "water", say("print-water"), say("print-water-duel")
    yield "icon-people", say("print-modes"), say("print-modes-duel")
