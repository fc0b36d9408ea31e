"""Lesson plans in the REST API."""

from typing import Annotated

from msgspec import Meta

from golems.notation.reading import Json
from golems.rules.refusals import Illegal
from golems.server.http.endpoints import Call, Endpoint, get
from golems.texts.plans import ToldPlan, ToldPlans, tell_plan, tell_plans
from golems.words.plans import plans


async def list_plans(call: Call) -> Json:
    return tell_plans(call.language)


async def show_plan(call: Call) -> Json:
    number = call.given["plan"]
    if number not in plans():
        raise Illegal("no-plan", number)
    return await call.answer(tell_plan, number, call.language.code)


PARAMETERS = {"plan": Annotated[str, Meta(pattern="^[1-9][0-9]?$", max_length=2)]}
ENDPOINTS: tuple[Endpoint, ...] = (
    get("/api/plans", "Lesson plans", list_plans, ToldPlans),
    get("/api/plans/{plan}", "The plan of a lesson", show_plan, ToldPlan),
)
