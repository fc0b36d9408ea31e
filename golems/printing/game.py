"""The whole game for print and play, sheet by sheet."""

from collections.abc import Iterator

from golems.printing.cards import (
    card,
    command_cards,
    die_card,
    event_cards,
    golem_cards,
    help_card,
    parobot_cards,
)
from golems.printing.fields import field_sheets
from golems.printing.guide import cover, rules_page
from golems.printing.paper import Paper, Piece, Sheet, lay
from golems.printing.tokens import (
    barrels,
    components,
    dice,
    figures,
    flames,
    flat_tokens,
    hearts,
    homes,
    lines,
    masks,
    plates,
    portals,
    ruler,
)
from golems.words.language import Language

EDITIONS = ("4.0", "3.0")
HELPS = 4  # one a player
BACKS = 9  # a sheet


def game_sheets(edition: str, players: int, paper: Paper, words: Language) -> list[Sheet]:
    """What is read comes first, so that two sides of a field are two sides of one sheet."""
    backs = [card("back", words.say("print-name-backs"), facts={})] * BACKS
    sheets = [
        rules_page(edition, paper, words),
        *field_sheets(edition, paper, words),
        *lay([list(cards_of(edition, players, words))], paper),
        *lay(battle_pieces(words) if edition == "4.0" else duel_pieces(words), paper),
        *lay([backs], paper),
    ]
    return [cover(edition, paper, sheets, words), *sheets]


def cards_of(edition: str, players: int, words: Language) -> Iterator[Piece]:
    """A ParoBot card takes the room of two, so that there is room for one more beside it."""
    helps = [help_card(edition, words)] * HELPS
    events, parobots = (event_cards(words), parobot_cards(words)) if edition == "4.0" else ([], [])
    yield from command_cards(edition, players, words)
    yield from events
    yield from golem_cards(edition, words)
    yield from [die_card(edition, words)] * 2
    yield from helps[len(parobots) :]
    for parobot, beside in zip(parobots, helps, strict=False):
        yield parobot
        yield beside


def battle_pieces(words: Language) -> Iterator[list[Piece]]:
    yield [*flat_tokens("4.0", words), *portals(words)]
    yield lines(words)
    yield barrels("4.0", words)
    yield components(words)
    yield figures(words)
    yield [*plates(words), *masks(words)]
    yield dice("4.0", words)


def duel_pieces(words: Language) -> Iterator[list[Piece]]:
    yield [*flat_tokens("3.0", words), *homes(words)]
    yield barrels("3.0", words)
    yield ruler(words)
    yield [*hearts(words), *flames(words)]
    yield figures(words)
    yield plates(words)
    yield dice("3.0", words)
