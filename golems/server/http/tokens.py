"""Tokens: with one a client may act for a chair of a room or for its host, for a member of a gathering or for
who leads it. There are no accounts."""

import hashlib
import hmac
import secrets
from datetime import datetime
from typing import Literal, NamedTuple, TypeAlias

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

from golems.rules.refusals import Refusal
from golems.server.log.codes import LETTERS

GrantKind: TypeAlias = Literal["seat", "host", "member", "lead"]
Claims: TypeAlias = tuple[str, GrantKind, int | None, str]
MOST_SIGNS = 300
SEED_BYTES = 16
WORD_OF_LEAD, WORD_OF_MEMBER = 16, 10  # letters: 18¹⁶ and 18¹⁰ words


class Grant(NamedTuple):
    """What a token allows. It counts as long as the log of the room or gathering knows its `key_id`."""

    room: str  # or gathering
    kind: GrantKind
    chair: int | None  # or member; none for the host and the lead
    key_id: str
    issued: datetime


def new_key_id() -> str:
    return secrets.token_urlsafe(9)


def new_seed() -> str:
    """Draw a seed that cannot be guessed."""
    return secrets.token_hex(SEED_BYTES)


class Tokens:
    """Signs tokens and reads them; they never expire by themselves."""

    def __init__(self, key: bytes) -> None:
        signing = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
        self.signer = URLSafeTimedSerializer(key, salt="golems-token", signer_kwargs=signing)
        self.word_key = hmac.digest(key, b"golems-word", "sha256")

    def seat(self, room: str, chair: int, key_id: str) -> str:
        return self.sign((room, "seat", chair, key_id))

    def host(self, room: str, key_id: str) -> str:
        return self.sign((room, "host", None, key_id))

    def member(self, gathering: str, number: int, key_id: str) -> str:
        return self.sign((gathering, "member", number, key_id))

    def lead(self, gathering: str, key_id: str) -> str:
        return self.sign((gathering, "lead", None, key_id))

    def word(self, gathering: str, member: int | None, key_id: str) -> str:
        """Return a word that a person can type, and nobody can guess. It stands for the token with this key,
        and only as long as the key counts."""
        left = int.from_bytes(hmac.digest(self.word_key, f"{gathering} {member} {key_id}".encode(), "sha256"))
        letters = []
        for _ in range(WORD_OF_LEAD if member is None else WORD_OF_MEMBER):
            left, number = divmod(left, len(LETTERS))
            letters.append(LETTERS[number])
        return "".join(letters)

    def sign(self, claims: Claims) -> str:
        return str(self.signer.dumps(claims))

    def read(self, token: str, room: str) -> Grant:
        """Read a token of this room or gathering. Whatever is wrong with it, the refusal is the same."""
        try:
            claims, issued = self.signer.loads(token[:MOST_SIGNS], return_timestamp=True)
            home, kind, chair, key_id = msgspec.convert(claims, type=Claims)
        except (BadData, msgspec.ValidationError):
            raise Refusal("token") from None
        if home != room:
            raise Refusal("token")
        return Grant(home, kind, chair, key_id, issued)
