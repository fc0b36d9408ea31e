"""Routes made of the rows of the table of endpoints: parameters are read, refusals become problems."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from golems.notation.reading import Json, Malformed, shown
from golems.rules.refusals import Illegal, Refusal
from golems.server.http.endpoints import Busy, Call, Desk, Endpoint, Gone
from golems.server.http.guesses import PATIENCE
from golems.server.http.problems import JSON, problem, too_often
from golems.server.jobs.pool import JobFailed

CLIENT_GONE = 499  # for the log; nobody gets this answer
THINGS = [
    "room",
    "record",
    "clause",
    "chair",
    "round",
    "arena",
    "scenario",
    "station",
    "picture",
    "puzzle",
    "plan",
    "sheet",
    "hint",
    "example",
    "gathering",
    "table",
]
STATUS = {f"no-{thing}": 404 for thing in THINGS} | {"no-match": 404, "room-code": 404, "too-often": 429}


def answering(endpoint: Endpoint, parameters: Mapping[str, Any]) -> Callable[[Request], Awaitable[Response]]:
    """Return what answers a request to an endpoint; `parameters` are types, by name."""

    async def answer(request: Request) -> Response:
        desk: Desk = request.app.state.desk
        try:
            call = Call(desk, request, parameters_of(request, endpoint.query, parameters))
            return written(endpoint, await endpoint.handler(call))
        except Busy:
            return problem(request, Illegal("too-often"), 429)
        except (Gone, ClientDisconnect):  # a page asks something else now
            return Response(status_code=CLIENT_GONE)
        except JobFailed as failed:
            return problem(request, failed.refusal, 422 if failed.is_over_limit else 500)
        except Refusal as refusal:
            if not await desk.hold(request, refusal):
                return too_often(request, PATIENCE)
            return problem(request, refusal, STATUS.get(refusal.reason, 422))

    return answer


def written(endpoint: Endpoint, answer: Json) -> Response:
    content = msgspec.json.encode(answer) if endpoint.media == JSON else answer
    response = Response(content, media_type=endpoint.media)
    if endpoint.keep:
        response.headers["cache-control"] = f"public, max-age={endpoint.keep}"
        response.headers["vary"] = "accept-language"
    return response


def parameters_of(request: Request, query: tuple[str, ...], types: Mapping[str, Any]) -> dict[str, Any]:
    """Read each parameter by its type; whatever else stands behind the question mark is left alone."""
    asked = {name: request.query_params[name] for name in query if name in request.query_params}
    return {
        name: read_parameter(name, text, types[name])
        for name, text in {**request.path_params, **asked}.items()
    }


def read_parameter(name: str, text: str, kind: Any) -> Any:
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        raise Malformed("parameter", name, got=shown(text)) from None
