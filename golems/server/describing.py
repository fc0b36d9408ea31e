"""The protocols as machines read them: OpenAPI 3.1 for the REST API, AsyncAPI 3.0 for the socket, both made
from the types that the server reads and writes with."""

import re
from functools import cache
from importlib.metadata import version
from typing import Any, get_args

import msgspec

from golems.server.api import ENDPOINTS, PARAMETERS, Endpoint
from golems.server.guard import MOST_BODY
from golems.server.messages import FromBrowser, SeenRoom, ToBrowser
from golems.server.problems import JSON, Problem

REFUSALS = {"404": "There is no such thing", "422": "Refused, nothing has changed", "429": "Too often"}


@cache
def openapi() -> dict[str, Any]:
    types = [kind for each in ENDPOINTS for kind in (each.takes, each.gives) if kind is not None]
    schemas, components = schemas_of([*types, Problem], "#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for each in ENDPOINTS:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Golems", "version": version("golems")},
        "paths": paths,
        "components": {"schemas": components},
    }


def schemas_of(types: list[Any], template: str) -> tuple[dict[Any, Any], dict[str, Any]]:
    found, components = msgspec.json.schema_components(types, ref_template=template)
    return {repr(kind): schema for kind, schema in zip(types, found, strict=True)}, components


def operation(each: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": each.handler.__name__,
        "summary": each.summary,
        "parameters": [*in_path(each.path), *[parameter(name, "query") for name in each.query]],
        "responses": {"200": answer("Done", schemas[repr(each.gives)], each.media)}
        | {status: answer(text, schemas[repr(Problem)]) for status, text in REFUSALS.items()},
    }
    if each.takes:
        described["requestBody"] = {"required": True, **content(schemas[repr(each.takes)])}
        described["responses"]["413"] = {"description": f"More than {MOST_BODY} bytes"}
    return described


def in_path(path: str) -> list[dict[str, Any]]:
    return [parameter(name, "path") for name in re.findall(r"\{(\w+)\}", path)]


def parameter(name: str, where: str) -> dict[str, Any]:
    schema = msgspec.json.schema(PARAMETERS[name])
    return {"name": name, "in": where, "required": where == "path", "schema": schema}


def answer(text: str, schema: dict[str, Any], media: str = JSON) -> dict[str, Any]:
    return {"description": text, **content(schema, media)}


def content(schema: dict[str, Any], media: str = JSON) -> dict[str, Any]:
    return {"content": {media: {"schema": schema}}}


# ---------------------------------------------------------------- the socket


@cache
def asyncapi() -> dict[str, Any]:
    sent, told = get_args(FromBrowser), get_args(ToBrowser)
    _, schemas = schemas_of([*sent, *told, SeenRoom], "#/components/schemas/{name}")
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Golems: a room, live", "version": version("golems")},
        "channels": {
            "room": {
                "address": "/api/rooms/{code}/live",
                "parameters": {"code": {"description": "The code of the room"}},
                "messages": {kind.__name__: {"$ref": reference("messages", kind)} for kind in (*sent, *told)},
            }
        },
        "operations": {
            "send": operation_of("receive", sent),
            "told": operation_of("send", told),
        },
        "components": {
            "messages": {
                kind.__name__: {"payload": {"$ref": reference("schemas", kind)}} for kind in (*sent, *told)
            },
            "schemas": schemas,
        },
    }


def reference(section: str, kind: type) -> str:
    return f"#/components/{section}/{kind.__name__}"


def operation_of(action: str, kinds: tuple[type, ...]) -> dict[str, Any]:
    """As the server sees it: it receives what browsers send."""
    messages = [{"$ref": f"#/channels/room/messages/{kind.__name__}"} for kind in kinds]
    return {"action": action, "channel": {"$ref": "#/channels/room"}, "messages": messages}
