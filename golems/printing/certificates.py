"""Certificates of a tournament: one for each of the first places, one for the most beautiful program."""

from collections.abc import Iterable

from golems.arena.tournaments.entries import MOST_PLAYERS
from golems.arena.tournaments.standings import standings
from golems.arena.tournaments.tournament import Tournament
from golems.notation.reading import Object
from golems.printing.paper import Paper, Sheet, whole_page
from golems.words.language import Language

LOOKS = ("yellow", "blue", "green", "red")  # the golem beside each place, the winner's first
MEDALS = {1: "gold", 2: "silver", 3: "bronze"}
PRAISE = "program"
MARGIN = 14  # millimetres


def certificates(tournament: Tournament, paper: Paper, words: Language, places: int = 3) -> list[Sheet]:
    """Return a page for everybody up to this place, and one for the author of the most beautiful program."""
    made = [
        certificate(tournament, row.player, str(row.place), paper, words)
        for row in standings(tournament)[:MOST_PLAYERS]
        if row.place <= places
    ]
    if tournament.praised is not None:
        made.append(certificate(tournament, tournament.praised, PRAISE, paper, words))
    return made or [whole_page("blank", words.say("certificate-title"), paper, {}, MARGIN)]


def certificate(tournament: Tournament, player: int, prize: str, paper: Paper, words: Language) -> Sheet:
    """Return a page; `prize` is a place, or the most beautiful program."""
    place = 0 if prize == PRAISE else int(prize)
    facts: Object = {
        "title": words.say("certificate-title"),
        "name": tournament.players[player].name,
        "prize": words.say("certificate-prize", place=place),
        "cup": words.say("certificate-cup", cup=tournament.rules.name or words.say("tournament-cup")),
        "under": words.say(
            "certificate-under", players=len(tournament.players), rounds=len(tournament.rounds)
        ),
        "date": words.say("certificate-date"),
        "organiser": words.say("certificate-organiser"),
        "medal": MEDALS.get(place, "program" if place == 0 else "place"),
        "number": str(place) if place else "",
        "looks": list(looks_beside(place)),
    }
    return whole_page("certificate", tournament.players[player].name, paper, facts, MARGIN)


def looks_beside(place: int) -> Iterable[str]:
    """Return two golems for a certificate."""
    return (LOOKS[(place - 1) % 4], LOOKS[place % 4]) if place else ("green", "red")
