"""How fair an arena of the editor is."""

from golems.arena.fairness import Fairness, fairness
from golems.match.arenas import Arena, check_arena, read_arena
from golems.notation.reading import Object
from golems.rules.refusals import Illegal
from golems.server.shapes import read_within
from golems.server.shared.sizes import check_size
from golems.server.shared.thinker import PuzzleThinker
from golems.server.workshop.proofs import GIVEN_UP
from golems.server.workshop.shapes import Measured
from golems.words.language import Language

SECONDS = 20.0  # to measure an arena for one number of players
MATCHES = 100  # on an arena, for each number of players


async def measure(document: Object, language: Language, thinker: PuzzleThinker) -> Measured:
    """Find out whether nobody wins more than their share, for every number of players that meet on the
    arena."""
    arena = read_within("arena", lambda arena: read_arena("own", arena), document)
    check_arena(arena)
    check_size("measuring", "arena", arena.field)
    found = []
    for players in (2, 3, 4):
        try:
            found.append(await thinker.know(SECONDS, matches_on, arena, players))
        except Illegal as refusal:
            if refusal.reason not in GIVEN_UP:
                raise
            return Measured("unknown", (language.say("workshop-unsettled", seconds=SECONDS),))
    met = [each for each in found if each]
    return Measured(
        "good" if all(each.is_fair for each in met) else "bad",
        tuple([measured(arena, each, language) for each in met]),
    )


def matches_on(arena: Arena, players: int) -> Fairness | None:
    return fairness(arena, players, MATCHES, workers=1)


def measured(arena: Arena, found: Fairness, language: Language) -> str:
    start = arena.starts[found.players + found.parobots][found.place]
    return language.say(
        "workshop-fair" if found.is_fair else "workshop-unfair",
        players=found.players,
        matches=MATCHES,
        first=language.say("figure-points", **found.first._asdict()),
        place=language.cell(arena.field.name(start.cell)),
        furthest=language.say("figure-points", **found.furthest._asdict()),
    )
