"""Puzzles and the editor in the REST API."""

from collections.abc import Callable

from golems.notation.reading import Json
from golems.server.calls import HOUR, SVG, Call, Endpoint, body_of
from golems.server.drafts import Draft
from golems.server.editing import (
    Checked,
    Edited,
    Measured,
    Opened,
    Proven,
    ToMeasure,
    ToOpen,
    ToProve,
    check,
    measure,
    open_sketch,
    prove,
)
from golems.server.palette import Palette, palette
from golems.server.puzzle_shapes import (
    AnyPuzzle,
    Attempt,
    CourseChapter,
    Hint,
    HintAsked,
    Laying,
    Prediction,
    PuzzleAsked,
    ShownPuzzle,
    Tried,
)
from golems.server.puzzles import (
    Found,
    course,
    find,
    help_to_solve,
    hint,
    picture_of_puzzle,
    read_attempt,
    read_ghosts,
    show,
    try_ghosts,
    try_programs,
)

# ---------------------------------------------------------------- puzzles


async def show_course(call: Call) -> Json:
    return await call.answer(course, call.language)


async def show_picture_of_puzzle(call: Call) -> Json:
    return await call.picture(picture_of_puzzle, call.given["puzzle"], call.language.code)


async def show_puzzle(call: Call) -> Json:
    call.desk.count("message", call.request)
    wanted = await body_of(call.request, PuzzleAsked)
    return await call.answer(show, await found_for(call, wanted.puzzle), call.language)


async def help_with_puzzle(call: Call) -> Json:
    call.desk.count("message", call.request)
    wanted = await body_of(call.request, Laying)
    found = await found_for(call, wanted.puzzle)
    return await call.answer(help_to_solve, found.puzzle, wanted.program, call.language)


async def try_puzzle(call: Call) -> Json:
    call.desk.count("message", call.request)
    wanted = await body_of(call.request, Attempt)
    found = await found_for(call, wanted.puzzle)
    programs = read_attempt(found.puzzle, wanted.programs)
    return await judged(call, found, try_programs, programs)


async def try_prediction(call: Call) -> Json:
    call.desk.count("message", call.request)
    wanted = await body_of(call.request, Prediction)
    found = await found_for(call, wanted.puzzle)
    ghosts = read_ghosts(found.puzzle, wanted.ghosts)
    return await judged(call, found, try_ghosts, ghosts, wanted.again)


async def judged(call: Call, found: Found, judge: Callable[..., Tried], *given: object) -> Json:
    lang = call.language.code
    if found.may_take_long:
        thinking = call.workshop.think(found.patience, judge, found.puzzle, *given, lang)
        return await call.waited_for(thinking)
    return await call.answer(judge, found.puzzle, *given, lang)


async def give_hint(call: Call) -> Json:
    call.desk.count("message", call.request)
    wanted = await body_of(call.request, HintAsked)
    found = await found_for(call, wanted.puzzle)
    return await call.waited_for(hint(call.workshop, found, wanted.number, call.language))


async def found_for(call: Call, asked: AnyPuzzle) -> Found:
    return await call.waited_for(find(call.workshop, asked))


# ---------------------------------------------------------------- the editor


async def show_palette(call: Call) -> Json:
    return await call.answer(palette, call.language)


async def open_in_editor(call: Call) -> Json:
    call.desk.count("message", call.request)
    wanted = await body_of(call.request, ToOpen)
    return await call.answer(open_sketch, wanted.document, call.language)


async def check_sketch(call: Call) -> Json:
    call.desk.count("message", call.request)
    wanted = await body_of(call.request, Edited)
    return await call.answer(check, wanted.sketch, wanted.robots, call.language)


async def prove_puzzle(call: Call) -> Json:
    call.desk.count("message", call.request)
    wanted = await body_of(call.request, ToProve)
    return await call.waited_for(prove(wanted.puzzle, call.language, call.workshop))


async def measure_arena(call: Call) -> Json:
    call.desk.count("message", call.request)
    wanted = await body_of(call.request, ToMeasure)
    return await call.waited_for(measure(wanted.arena, call.language, call.workshop))


PUZZLE_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/puzzles", "The course of puzzles", show_course, gives=list[CourseChapter]),
    Endpoint(
        "GET",
        "/api/puzzles/{puzzle}/picture",
        "The board of a puzzle of the course",
        show_picture_of_puzzle,
        gives=str,
        media=SVG,
        keep=HOUR,
    ),
    Endpoint("POST", "/api/puzzle", "A puzzle to solve", show_puzzle, PuzzleAsked, ShownPuzzle),
    Endpoint("POST", "/api/puzzle/draft", "Help to solve a puzzle", help_with_puzzle, Laying, Draft),
    Endpoint("POST", "/api/puzzle/try", "What becomes of an attempt", try_puzzle, Attempt, Tried),
    Endpoint(
        "POST", "/api/puzzle/predict", "Whether a prediction is right", try_prediction, Prediction, Tried
    ),
    Endpoint("POST", "/api/puzzle/hint", "A hint for a puzzle", give_hint, HintAsked, Hint),
    Endpoint("GET", "/api/editor", "What the editor lays", show_palette, gives=Palette),
    Endpoint(
        "POST", "/api/editor/open", "A document on the bench of the editor", open_in_editor, ToOpen, Opened
    ),
    Endpoint("POST", "/api/editor/check", "What is to be said of a sketch", check_sketch, Edited, Checked),
    Endpoint("POST", "/api/editor/prove", "Whether a puzzle can be solved", prove_puzzle, ToProve, Proven),
    Endpoint("POST", "/api/editor/measure", "How fair an arena is", measure_arena, ToMeasure, Measured),
)
