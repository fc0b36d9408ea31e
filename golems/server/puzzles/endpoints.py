"""Puzzles in the REST API."""

from collections.abc import Callable

from golems.notation.reading import Json
from golems.server.http.endpoints import Call, Endpoint, get, picture, post
from golems.server.puzzles.course import course, find, picture_of_puzzle
from golems.server.shapes import PuzzleName
from golems.server.shared import puzzle_shapes
from golems.server.shared.drafts import ProgramDraft
from golems.server.shared.puzzles import (
    FoundPuzzle,
    help_to_solve,
    hint,
    read_attempt,
    read_ghosts,
    show,
    try_ghosts,
    try_programs,
)
from golems.server.shared.thinker import thinker_of


async def show_course(call: Call) -> Json:
    return await call.answer(course, call.language)


async def show_picture_of_puzzle(call: Call) -> Json:
    return await call.picture(picture_of_puzzle, call.given["puzzle"], call.language.code)


async def show_puzzle(call: Call) -> Json:
    wanted = await call.body(puzzle_shapes.PuzzleAsked, "question")
    return await call.answer(show, await found_for(call, wanted.puzzle), call.language)


async def help_with_puzzle(call: Call) -> Json:
    wanted = await call.body(puzzle_shapes.PuzzleDraftWanted, "question")
    found = await found_for(call, wanted.puzzle)
    return await call.answer(help_to_solve, found.puzzle, wanted.program, call.language)


async def try_puzzle(call: Call) -> Json:
    wanted = await call.body(puzzle_shapes.Attempt, "question")
    found = await found_for(call, wanted.puzzle)
    programs = read_attempt(found.puzzle, wanted.programs)
    return await judged(call, found, try_programs, programs)


async def try_prediction(call: Call) -> Json:
    wanted = await call.body(puzzle_shapes.Prediction, "question")
    found = await found_for(call, wanted.puzzle)
    ghosts = read_ghosts(found.puzzle, wanted.ghosts)
    return await judged(call, found, try_ghosts, ghosts, wanted.again)


async def judged(
    call: Call, found: FoundPuzzle, judge: Callable[..., puzzle_shapes.TriedPuzzle], *given: object
) -> Json:
    lang = call.language.code
    if found.may_take_long:
        thinking = thinker_of(call).think(found.patience, judge, found.puzzle, *given, lang)
        return await call.waited_for(thinking)
    return await call.answer(judge, found.puzzle, *given, lang)


async def give_hint(call: Call) -> Json:
    wanted = await call.body(puzzle_shapes.HintAsked, "question")
    found = await found_for(call, wanted.puzzle)
    return await call.waited_for(hint(thinker_of(call), found, wanted.number, call.language))


async def found_for(call: Call, asked: puzzle_shapes.AnyPuzzle) -> FoundPuzzle:
    return await call.waited_for(find(thinker_of(call), asked))


PARAMETERS = {"puzzle": PuzzleName}
ENDPOINTS: tuple[Endpoint, ...] = (
    get("/api/puzzles", "The course of puzzles", show_course, list[puzzle_shapes.CourseChapter]),
    picture("/api/puzzles/{puzzle}/picture", "The board of a puzzle of the course", show_picture_of_puzzle),
    post(
        "/api/puzzle", "A puzzle to solve", show_puzzle, puzzle_shapes.PuzzleAsked, puzzle_shapes.ShownPuzzle
    ),
    post(
        "/api/puzzle/draft",
        "Help to solve a puzzle",
        help_with_puzzle,
        puzzle_shapes.PuzzleDraftWanted,
        ProgramDraft,
    ),
    post(
        "/api/puzzle/try",
        "What becomes of an attempt",
        try_puzzle,
        puzzle_shapes.Attempt,
        puzzle_shapes.TriedPuzzle,
    ),
    post(
        "/api/puzzle/predict",
        "Whether a prediction is right",
        try_prediction,
        puzzle_shapes.Prediction,
        puzzle_shapes.TriedPuzzle,
    ),
    post("/api/puzzle/hint", "A hint for a puzzle", give_hint, puzzle_shapes.HintAsked, puzzle_shapes.Hint),
)
