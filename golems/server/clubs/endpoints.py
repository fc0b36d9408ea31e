"""Club files in the REST API. Nothing is stored: a request holds a file, and its answer the new one."""

from golems.notation.reading import Json
from golems.server.clubs import shapes, work
from golems.server.http.endpoints import Call, Endpoint, post


async def open_club(call: Call) -> Json:
    return await call.answer(work.opened, await call.body(shapes.ClubSent, "question"))


async def change_club(call: Call) -> Json:
    return await call.answer(work.changed, await call.body(shapes.ClubChanged, "question"))


async def merge_clubs(call: Call) -> Json:
    return await call.answer(work.merged, await call.body(shapes.ClubsMerged, "question"))


async def write_lesson_into_club(call: Call) -> Json:
    return await call.answer(work.taught, await call.body(shapes.LessonTaught, "question"))


async def write_tournament_into_club(call: Call) -> Json:
    return await call.answer(work.held, await call.body(shapes.TournamentHeld, "question"))


async def give_club_table(call: Call) -> Json:
    return await call.answer(work.tabled, await call.body(shapes.ClubSent, "question"), call.language.code)


ENDPOINTS: tuple[Endpoint, ...] = (
    post("/api/clubs/open", "Open a club file", open_club, shapes.ClubSent, shapes.ClubShown),
    post("/api/clubs/change", "Change a club file", change_club, shapes.ClubChanged, shapes.ClubShown),
    post("/api/clubs/merge", "Make one of two club files", merge_clubs, shapes.ClubsMerged, shapes.ClubShown),
    post(
        "/api/clubs/lesson",
        "Write a lesson into a club file",
        write_lesson_into_club,
        shapes.LessonTaught,
        shapes.ClubShown,
    ),
    post(
        "/api/clubs/tournament",
        "Write a tournament into a club file",
        write_tournament_into_club,
        shapes.TournamentHeld,
        shapes.ClubShown,
    ),
    post(
        "/api/clubs/table",
        "The season of a club for a spreadsheet",
        give_club_table,
        shapes.ClubSent,
        shapes.ClubTable,
    ),
)
