"""The editor in the REST API."""

from golems.notation.reading import Json
from golems.server.http.endpoints import Call, Endpoint, get, post
from golems.server.shared.thinker import thinker_of
from golems.server.workshop import shapes
from golems.server.workshop.checks import check, open_sketch
from golems.server.workshop.fairness import measure
from golems.server.workshop.palette import Palette, palette
from golems.server.workshop.proofs import prove


async def show_palette(call: Call) -> Json:
    return await call.answer(palette, call.language)


async def open_in_editor(call: Call) -> Json:
    wanted = await call.body(shapes.ToOpen, "question")
    return await call.answer(open_sketch, wanted.document, call.language)


async def check_sketch(call: Call) -> Json:
    wanted = await call.body(shapes.EditedSketch, "question")
    return await call.answer(check, wanted.sketch, wanted.robots, call.language)


async def prove_puzzle(call: Call) -> Json:
    wanted = await call.body(shapes.ToProve, "question")
    return await call.waited_for(prove(wanted.puzzle, call.language, thinker_of(call)))


async def measure_arena(call: Call) -> Json:
    wanted = await call.body(shapes.ToMeasure, "question")
    return await call.waited_for(measure(wanted.arena, call.language, thinker_of(call)))


ENDPOINTS: tuple[Endpoint, ...] = (
    get("/api/editor", "What the editor lays", show_palette, Palette),
    post(
        "/api/editor/open",
        "A document on the bench of the editor",
        open_in_editor,
        shapes.ToOpen,
        shapes.OpenedSketch,
    ),
    post(
        "/api/editor/check",
        "What is to be said of a sketch",
        check_sketch,
        shapes.EditedSketch,
        shapes.CheckedSketch,
    ),
    post("/api/editor/prove", "Whether a puzzle can be solved", prove_puzzle, shapes.ToProve, shapes.Proven),
    post("/api/editor/measure", "How fair an arena is", measure_arena, shapes.ToMeasure, shapes.Measured),
)
