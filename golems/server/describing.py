"""The protocols as machines read them: OpenAPI 3.1 for the REST API, AsyncAPI 3.0 for the socket, both made
from the types that the server reads and writes with."""

import re
from functools import cache
from importlib.metadata import version
from typing import Any, NamedTuple, get_args

import msgspec

from golems.server.api import ENDPOINTS
from golems.server.calls import PARAMETERS, Endpoint
from golems.server.guard import MOST_BODY
from golems.server.messages import Attended, FromBrowser, SeenRoom, ToAttend, ToBrowser
from golems.server.problems import JSON, Problem

REFUSALS = {
    "404": "There is no such thing",
    "421": "This server has no such name",
    "422": "Refused, nothing has changed",
    "429": "Too often",
    "500": "Something broke here",
    "503": "The server cannot write anything down now",
}


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
    kinds = list(dict.fromkeys([kind for each in CHANNELS.values() for kind in (*each.sent, *each.told)]))
    _, schemas = schemas_of([*kinds, SeenRoom], "#/components/schemas/{name}")
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Golems: rooms and gatherings, live", "version": version("golems")},
        "channels": {name: each.described() for name, each in CHANNELS.items()},
        "operations": {
            operation: described
            for name, each in CHANNELS.items()
            for operation, described in each.operations(name).items()
        },
        "components": {
            "messages": {kind.__name__: {"payload": {"$ref": reference("schemas", kind)}} for kind in kinds},
            "schemas": schemas,
        },
    }


class Channel(NamedTuple):
    """One kind of socket: what browsers send over it, and what they are told."""

    path: str
    code: str
    sent: tuple[type, ...]
    told: tuple[type, ...]

    def described(self) -> dict[str, Any]:
        kinds = (*self.sent, *self.told)
        return {
            "address": self.path,
            "parameters": {"code": {"description": self.code}},
            "messages": {kind.__name__: {"$ref": reference("messages", kind)} for kind in kinds},
        }

    def operations(self, name: str) -> dict[str, Any]:
        """As the server sees it: it receives what browsers send."""
        return {
            f"{name}-send": operation_of("receive", name, self.sent),
            f"{name}-told": operation_of("send", name, self.told),
        }


CHANNELS = {
    "room": Channel(
        "/api/rooms/{code}/live", "The code of the room", get_args(FromBrowser), get_args(ToBrowser)
    ),
    "gathering": Channel(
        "/api/gatherings/{code}/live", "The code of the gathering", get_args(ToAttend), get_args(Attended)
    ),
}


def reference(section: str, kind: type) -> str:
    return f"#/components/{section}/{kind.__name__}"


def operation_of(action: str, channel: str, kinds: tuple[type, ...]) -> dict[str, Any]:
    messages = [{"$ref": f"#/channels/{channel}/messages/{kind.__name__}"} for kind in kinds]
    return {"action": action, "channel": {"$ref": f"#/channels/{channel}"}, "messages": messages}
