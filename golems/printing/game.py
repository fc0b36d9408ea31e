"""The whole game for print and play, sheet by sheet."""

from collections.abc import Iterable, Iterator

from golems.printing.box import Box
from golems.printing.cards import (
    command_cards,
    die_card,
    event_cards,
    golem_cards,
    help_card,
    one_sided,
    parobot_cards,
)
from golems.printing.fields import field_sheets
from golems.printing.guide import cover, rules_page
from golems.printing.paper import Paper, PrintPiece, Sheet, behind, lay
from golems.printing.tokens import (
    barrels,
    components,
    decorations,
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


def game_sheets(box: Box, paper: Paper, words: Language) -> list[Sheet]:
    """Return all sheets; pages to read come first, so that both sides of a sheet are an odd page and the
    next."""
    sheets = [
        rules_page(box, paper, words),
        *both_sides(field_sheets(box, paper, words), box, paper),
        *card_sheets(box, paper, words),
        *both_sides(lay(pieces_of(box, words), paper), box, paper),
    ]
    return [cover(box, paper, sheets, words), *sheets]


def card_sheets(box: Box, paper: Paper, words: Language) -> list[Sheet]:
    """Return all cards, with their backs behind them."""
    cards = list(cards_of(box, words))
    if box.sides == "one":
        return lay([beside(map(one_sided, cards))], paper)
    return list(both_sides(lay([cards], paper), box, paper))


def both_sides(sheets: Iterable[Sheet], box: Box, paper: Paper) -> Iterator[Sheet]:
    """Yield each sheet and its other side; a blank one only where both sides of the paper are printed."""
    for sheet in sheets:
        yield sheet
        back = behind(sheet, paper)
        if box.sides == "two" or back.items:
            yield back


def cards_of(box: Box, words: Language) -> Iterator[PrintPiece]:
    yield from command_cards(box, words)
    yield from event_cards(box, words)
    yield from golem_cards(box, words)
    yield from parobot_cards(words) if box.is_battle else []
    yield from [die_card(box, words)] * 2
    yield from [help_card(box, words)] * len(box.looks)


def beside(cards: Iterable[PrintPiece]) -> list[PrintPiece]:
    """Return the cards in an order in which each card of double width has a small one beside it."""
    all_cards = list(cards)
    wide = [card for card in all_cards if card.kind == "folded"]
    small = [card for card in all_cards if card.kind != "folded"]
    first, rest = small[: len(small) - len(wide)], small[len(small) - len(wide) :]
    return first + [card for pair in zip(wide, rest, strict=True) for card in pair]


def pieces_of(box: Box, words: Language) -> Iterator[list[PrintPiece]]:
    """Yield everything that is no card, in groups of one height."""
    groups = battle_pieces(box, words) if box.is_battle else duel_pieces(box, words)
    return filter(None, groups)


def battle_pieces(box: Box, words: Language) -> Iterator[list[PrintPiece]]:
    yield [*flat_tokens(box, words), *portals(box, words)]
    yield lines(box, words)
    yield barrels(box, words)
    yield components(words) if not box.lives else []
    yield decorations(words)
    yield ruler(box, words)
    yield [*hearts(box, words), *flames(box, words)]
    yield figures(box, words)
    yield [*plates(box, words), *masks(box, words)]
    yield dice(box, words)


def duel_pieces(box: Box, words: Language) -> Iterator[list[PrintPiece]]:
    yield [*flat_tokens(box, words), *homes(box, words)]
    yield barrels(box, words)
    yield ruler(box, words)
    yield [*hearts(box, words), *flames(box, words)]
    yield figures(box, words)
    yield plates(box, words)
    yield dice(box, words)
