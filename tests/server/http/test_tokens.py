"""A token holds for one seat of one room, and nobody can make one."""

import time
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from itsdangerous import URLSafeTimedSerializer

from golems.rules.refusals import Refusal
from golems.server.http.tokens import Tokens, new_key_id
from golems.words.language import language
from golems.words.refusals import explain

TOKENS = Tokens(b"k" * 32)
SEAT = TOKENS.seat("BCDFG", 1, "one")


def refused(token: str, room: str = "BCDFG") -> str:
    with pytest.raises(Refusal) as refusal:
        TOKENS.read(token, room)
    return explain(refusal.value, language("en"))


def test_a_seat_token_says_whose_it_is() -> None:
    before = int(time.time())
    grant = TOKENS.read(TOKENS.seat("BCDFG", 1, "one"), "BCDFG")
    assert grant[:4] == ("BCDFG", "seat", 1, "one")
    assert before <= grant.issued.timestamp() <= time.time()


def test_a_host_token_has_no_chair() -> None:
    assert TOKENS.read(TOKENS.host("BCDFG", "two"), "BCDFG")[:4] == ("BCDFG", "host", None, "two")


def test_a_token_can_stand_in_an_address_and_is_short() -> None:
    assert set(SEAT) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")
    assert len(TOKENS.seat("BCDFG", 3, new_key_id())) < 150


def test_a_token_stays_good() -> None:
    """Tokens never expire: it is the room that forgets a key."""
    assert TOKENS.read(SEAT, "BCDFG") == Tokens(b"k" * 32).read(SEAT, "BCDFG")


def test_keys_have_different_names() -> None:
    assert len({new_key_id() for _ in range(1000)}) == 1000


FAULTS: dict[str, Callable[[], str]] = {
    "nothing": lambda: "",
    "cut": lambda: SEAT[:-1],
    "longer": lambda: SEAT + "A",
    "of another server": lambda: Tokens(b"x" * 32).seat("BCDFG", 1, "one"),
    "of another room": lambda: TOKENS.seat("BCDFH", 1, "one"),
    "another payload": lambda: TOKENS.seat("BCDFG", 2, "one").split(".")[0] + SEAT[SEAT.index(".") :],
    "huge": lambda: SEAT * 10_000,
    "no ASCII": lambda: "жетон.жетон.жетон",
    "another purpose": lambda: str(URLSafeTimedSerializer(b"k" * 32).dumps(["BCDFG", "seat", 1, "one"])),
    "other claims": lambda: str(TOKENS.signer.dumps({"room": "BCDFG"})),
    "another kind": lambda: str(TOKENS.signer.dumps(["BCDFG", "king", 1, "one"])),
}


@pytest.mark.parametrize("token", FAULTS.values(), ids=FAULTS.keys())
def test_whatever_is_wrong_the_answer_is_the_same(token: Callable[[], str]) -> None:
    assert refused(token()) == "this seat isn’t yours any more: join the room again"


@pytest.mark.parametrize("place", range(len(SEAT) - 1))
def test_no_letter_of_a_token_can_be_changed(place: int) -> None:
    """Only the last letter can, for two of its six bits mean nothing."""
    refused(SEAT[:place] + ("B" if SEAT[place] == "A" else "A") + SEAT[place + 1 :])


@given(st.text())
def test_no_text_is_a_token(text: str) -> None:
    refused(text)
