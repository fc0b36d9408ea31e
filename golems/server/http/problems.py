"""Refusals as the API tells them."""

from math import ceil

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from golems.notation.reading import Malformed
from golems.rules.refusals import Illegal, Refusal
from golems.server.shapes import Shape
from golems.words.language import LANGUAGES, Language, language, preferred
from golems.words.refusals import explain

JSON = "application/json"
TOO_OFTEN = 429


class Problem(Shape, frozen=True):
    """Why something was refused, in the language asked for; nothing has changed."""

    reason: str
    text: str
    rule: str | None = None
    path: str = ""


def told(refusal: Refusal, language: Language) -> Problem:
    """Return a refusal in words. Where it is stands in the text only of what is written wrong, for whoever
    wrote it by hand; what is not allowed is said in a sentence that needs no name of a field."""
    is_placed = isinstance(refusal, Malformed) and refusal.path != refusal.reason
    text = explain(refusal, language, is_placed)
    return Problem(refusal.reason, text, refusal.rule, refusal.path)


def problem(request: HTTPConnection, refusal: Refusal, status: int) -> Response:
    return Response(msgspec.json.encode(told(refusal, language_of(request))), status, media_type=JSON)


def too_often(request: HTTPConnection, seconds: float) -> Response:
    """Refuse a request, and say when to come again."""
    answer = problem(request, Illegal("too-often"), TOO_OFTEN)
    answer.headers["retry-after"] = str(ceil(seconds))
    return answer


def language_of(request: HTTPConnection) -> Language:
    """Return the language asked for, or else the first that the browser prefers."""
    asked = request.query_params.get("lang")
    return language(preferred(asked if asked in LANGUAGES else request.headers.get("accept-language")))
