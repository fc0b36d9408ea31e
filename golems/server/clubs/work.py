"""What is done with club files, where it holds nobody up."""

from golems.club.changes import change
from golems.club.club import KeptClub
from golems.club.files import read_club
from golems.club.merging import merge
from golems.club.recording import record_lesson, record_tournament
from golems.club.season import season_of
from golems.club.tables import season_csv
from golems.notation.reading import Json
from golems.server.clubs import shapes
from golems.server.shapes import read_within
from golems.words.language import Language, language


def opened(sent: shapes.ClubSent) -> shapes.ClubShown:
    return shown(club_of(sent.club))


def changed(sent: shapes.ClubChanged) -> shapes.ClubShown:
    return shown(change(club_of(sent.club), sent.change))


def merged(sent: shapes.ClubsMerged) -> shapes.ClubShown:
    return shown(merge(club_of(sent.club), club_of(sent.other, "other")))


def taught(sent: shapes.LessonTaught) -> shapes.ClubShown:
    return shown(record_lesson(club_of(sent.club), sent.lesson, sent.day, sent.title))


def held(sent: shapes.TournamentHeld) -> shapes.ClubShown:
    return shown(record_tournament(club_of(sent.club), sent.tournament, sent.day))


def tabled(sent: shapes.ClubSent, lang: str) -> shapes.ClubTable:
    said = language(lang)
    table = season_csv(season_of(club_of(sent.club)), head_in(said), said.say("csv-separator"))
    return shapes.ClubTable(table)


def head_in(said: Language) -> list[str]:
    return [
        said.say("club-column-place"),
        said.say("club-column-name"),
        said.say("club-column-level"),
        said.say("club-column-points"),
        said.say("club-column-evenings"),
        said.say("club-column-solved"),
        said.say("club-column-rating"),
        said.say("club-column-within"),
    ]


def club_of(document: Json, path: str = "club") -> KeptClub:
    club: KeptClub = read_within(path, read_club, document)
    return club


def shown(club: KeptClub) -> shapes.ClubShown:
    return shapes.ClubShown(club, season_of(club))
