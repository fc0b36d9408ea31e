"""Lesson plans in the REST API."""

from golems.notation.reading import Json
from golems.printing.lessons import ToldPlan, ToldPlans, tell_plan, tell_plans
from golems.rules.refusals import Illegal
from golems.server.calls import Call, Endpoint
from golems.words.plans import plans


async def list_plans(call: Call) -> Json:
    return tell_plans(call.language)


async def show_plan(call: Call) -> Json:
    number = call.given["plan"]
    if number not in plans():
        raise Illegal("no-plan", number)
    return await call.answer(tell_plan, number, call.language.code)


PLAN_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/plans", "Lesson plans", list_plans, gives=ToldPlans),
    Endpoint("GET", "/api/plans/{plan}", "The plan of a lesson", show_plan, gives=ToldPlan),
)
