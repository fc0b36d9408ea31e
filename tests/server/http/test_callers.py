"""Who sends a request."""

import pytest
from starlette.types import Scope

from golems.server.clients import Client
from golems.server.http.callers import client_of


def scope(visitor: str | None) -> Scope:
    headers = [(b"x-golems-visitor", visitor.encode())] if visitor is not None else []
    return {"type": "http", "client": ("10.0.0.1", 5000), "headers": headers}


def test_browsers_behind_one_address_are_told_apart() -> None:
    assert client_of(scope("abcdefgh12")) == Client("10.0.0.1", "abcdefgh12")
    assert client_of(scope("another-one")) == Client("10.0.0.1", "another-one")


@pytest.mark.parametrize("visitor", [None, "", "short", "x" * 41, "two words", "a\tb\tc\td\te", "ключ-ключ"])
def test_whatever_is_not_a_plain_word_is_no_visitor(visitor: str | None) -> None:
    assert client_of(scope(visitor)) == Client("10.0.0.1")


def test_a_socket_names_its_browser_behind_its_address() -> None:
    """A page cannot send headers with it."""
    socket: Scope = {"type": "websocket", "client": ("10.0.0.1", 5000), "headers": []}
    named = {**socket, "query_string": b"lang=ru&visitor=abcdefgh12"}
    assert client_of(named) == Client("10.0.0.1", "abcdefgh12")
    for query in (b"", b"visitor=", b"visitor=x", b"visitor=two%20words", b"\xff&visitor=%ff"):
        assert client_of({**socket, "query_string": query}) == Client("10.0.0.1")
