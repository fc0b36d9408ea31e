"""The protocols as machines read them: OpenAPI 3.1 for the REST API, AsyncAPI 3.0 for the socket, both made
from the types that the server reads and writes with."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from golems import __version__
from golems.server.http.bodies import MOST_BODY
from golems.server.http.endpoints import Endpoint
from golems.server.http.problems import JSON, Problem

REFUSALS = {
    "404": "There is no such thing",
    "421": "This server has no such name",
    "422": "Refused, nothing has changed",
    "429": "Too often",
    "500": "Something broke here",
    "503": "The server cannot write anything down now",
}


def describe_rest(endpoints: Sequence[Endpoint], parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Describe endpoints as OpenAPI does; `parameters` are types, by name."""
    types = [kind for each in endpoints for kind in (each.takes, each.gives) if kind is not None]
    schemas, components = schemas_of([*types, Problem], "#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each, schemas, parameters)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Golems", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def schemas_of(types: list[Any], template: str) -> tuple[dict[Any, Any], dict[str, Any]]:
    found, components = msgspec.json.schema_components(types, ref_template=template)
    return {repr(kind): schema for kind, schema in zip(types, found, strict=True)}, components


def operation(each: Endpoint, schemas: dict[Any, Any], parameters: Mapping[str, Any]) -> dict[str, Any]:
    in_path = re.findall(r"\{(\w+)\}", each.path)
    described: dict[str, Any] = {
        "operationId": each.handler.__name__,
        "summary": each.summary,
        "parameters": [
            parameter(name, where, parameters[name])
            for where, names in (("path", in_path), ("query", each.query))
            for name in names
        ],
        "responses": {"200": answer("Done", schemas[repr(each.gives)], each.media)}
        | {status: answer(text, schemas[repr(Problem)]) for status, text in REFUSALS.items()},
    }
    if each.takes:
        described["requestBody"] = {"required": True, **content(schemas[repr(each.takes)])}
        described["responses"]["413"] = {"description": f"More than {MOST_BODY} bytes"}
    return described


def parameter(name: str, where: str, kind: Any) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": msgspec.json.schema(kind)}


def answer(text: str, schema: dict[str, Any], media: str = JSON) -> dict[str, Any]:
    return {"description": text, **content(schema, media)}


def content(schema: dict[str, Any], media: str = JSON) -> dict[str, Any]:
    return {"content": {media: {"schema": schema}}}


# ---------------------------------------------------------------- the socket


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
        """Describe the channel as the server sees it: it receives what browsers send."""
        return {
            f"{name}-send": operation_of("receive", name, self.sent),
            f"{name}-told": operation_of("send", name, self.told),
        }


def reference(section: str, kind: type) -> str:
    return f"#/components/{section}/{kind.__name__}"


def operation_of(action: str, channel: str, kinds: tuple[type, ...]) -> dict[str, Any]:
    messages = [{"$ref": f"#/channels/{channel}/messages/{kind.__name__}"} for kind in kinds]
    return {"action": action, "channel": {"$ref": f"#/channels/{channel}"}, "messages": messages}


def describe_sockets(channels: Mapping[str, Channel], more: Sequence[type]) -> dict[str, Any]:
    """Describe sockets as AsyncAPI does; `more` are types that messages refer to."""
    kinds = list(dict.fromkeys([kind for each in channels.values() for kind in (*each.sent, *each.told)]))
    _, schemas = schemas_of([*kinds, *more], "#/components/schemas/{name}")
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Golems: rooms and gatherings, live", "version": __version__},
        "channels": {name: each.described() for name, each in channels.items()},
        "operations": {
            operation: described
            for name, each in channels.items()
            for operation, described in each.operations(name).items()
        },
        "components": {
            "messages": {kind.__name__: {"payload": {"$ref": reference("schemas", kind)}} for kind in kinds},
            "schemas": schemas,
        },
    }
