"""Prints what the server says and is told, over REST and over sockets, as one OpenAPI document. `make schema`
makes the types of the page (src/lib/schema.ts) from it."""

import sys
from typing import Any

import msgspec

from golems.server.api import asyncapi, openapi
from golems.server.http.descriptions import schemas_of
from golems.server.lessons.shapes import OfChild, OfScreen, OfTeacher

VIEWS = [OfTeacher, OfChild, OfScreen]  # a message that shows a gathering leaves its view open


def described() -> dict[str, Any]:
    """Return the description of the REST API with the messages of the sockets among its schemas."""
    rest, sockets = openapi(), asyncapi()["components"]["schemas"]
    _, views = schemas_of(VIEWS, "#/components/schemas/{name}")
    schemas = joined(rest["components"]["schemas"], sockets, views)
    return rest | {"components": {"schemas": dict(sorted(schemas.items()))}}


def joined(*parts: dict[str, Any]) -> dict[str, Any]:
    """Return all schemas in one table; raise if two of them differ under one name."""
    schemas: dict[str, Any] = {}
    for name, schema in [item for part in parts for item in part.items()]:
        if schemas.setdefault(name, schema) != schema:
            raise ValueError(f"one name, two shapes: {name}")
    return schemas


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(described()))
