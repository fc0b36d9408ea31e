"""Readers for JSON values; each refuses a faulty value with its path."""

import re
from collections.abc import Callable, Collection
from typing import TypeAlias, TypeVar

import msgspec

from golems.rules.refusals import Refusal

Json: TypeAlias = object
Object: TypeAlias = dict[str, Json]

T = TypeVar("T", bound=str)
R = TypeVar("R")
K = TypeVar("K")
UTF8_MARK = b"\xef\xbb\xbf"
MOST_SHOWN = 40  # the most characters of a faulty value that a message repeats


class Malformed(Refusal):
    """An input that is not written as the notation says."""


def decode(text: bytes | str) -> Json:
    """Decode a JSON document, with or without the UTF-8 mark that some editors put before it."""
    try:
        data = text.encode() if isinstance(text, str) else text
        return msgspec.json.decode(data.removeprefix(UTF8_MARK))
    except UnicodeError:
        raise Malformed("not-utf8") from None
    except msgspec.DecodeError as error:
        byte = re.search(r"\(byte (\d+)\)", str(error))
        raise (Malformed("not-json", byte=int(byte[1])) if byte else Malformed("cut-json")) from None
    except RecursionError:
        raise Malformed("too-deep") from None


def encode(value: Json) -> bytes:
    return msgspec.json.encode(value)


def document_of(value: Json) -> Json:
    """Return what a JSON text holds, or a value of Python as JSON would hand it on.

    >>> document_of('{"board": ["..", ".."]}') == document_of({"board": ("..", "..")})
    True
    >>> document_of({"board": print})
    Traceback (most recent call last):
    golems.notation.reading.Malformed: this can’t be written as JSON
    """
    if isinstance(value, str | bytes):
        return decode(value)
    try:
        text = encode(value)
    except (TypeError, ValueError, OverflowError, RecursionError, msgspec.MsgspecError):
        raise Malformed("no-document") from None
    return decode(text)


def encode_for_people(value: Json) -> bytes:
    return msgspec.json.format(encode(value), indent=2)


def shown(value: Json) -> str:
    """Return a value as a message repeats it, cut to a readable length."""
    try:
        text = f"'{value}'" if isinstance(value, str) else encode(value).decode()
    except RecursionError:
        text = "…"
    except (TypeError, ValueError, OverflowError):  # a value of Python that no JSON has
        text = repr(value)
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"


def wrong(expected: str, value: Json, path: str) -> Malformed:
    return Malformed("expected", path, expected=expected, got=shown(value))


def as_object(value: Json, path: str, keys: Collection[str] | None = None) -> Object:
    """Return the value if it is an object that has no keys but these."""
    if not isinstance(value, dict):
        raise wrong("object", value, path)
    if keys is not None:
        for key in value:
            if key not in keys:
                raise Malformed("unknown-key", path, key=shown(key))
    return value


def need(data: Object, key: str) -> Json:
    """Return the value of a key that must be there."""
    if key not in data:
        raise Malformed("missing-key", key=key)
    return data[key]


def as_list(value: Json, path: str) -> list[Json]:
    if not isinstance(value, list):
        raise wrong("list", value, path)
    return value


def each(value: Json, path: str, read: Callable[[Json], R]) -> tuple[R, ...]:
    """Read each item of a list; a fault in one is refused with its number."""
    found = []
    for number, item in enumerate(as_list(value, path)):
        try:
            found.append(read(item))
        except Refusal as refusal:
            raise refusal.within(f"{path}[{number}]") from None
    return tuple(found)


def each_key(value: Json, path: str, read_key: Callable[[str], K], read: Callable[[Json], R]) -> dict[K, R]:
    """Read each key and value of an object; a fault in one is refused with its key."""
    found = {}
    for key, item in as_object(value, path).items():
        try:
            found[read_key(key)] = read(item)
        except Refusal as refusal:
            raise refusal.within(f"{path}.{key[:MOST_SHOWN]}") from None
    return found


def as_text(value: Json, path: str = "") -> str:
    if not isinstance(value, str):
        raise wrong("text", value, path)
    return value


def as_hex(value: Json, least: int, most: int) -> str:
    """Return the value if it is a hexadecimal number of this many digits."""
    text = as_text(value)
    if not re.fullmatch(f"[0-9a-f]{{{least},{most}}}", text):
        digits = f"{least}-{most}" if least < most else str(most)
        raise Malformed("hex", digits=digits, got=shown(value))
    return text


def as_bool(value: Json, path: str) -> bool:
    if not isinstance(value, bool):
        raise wrong("bool", value, path)
    return value


def as_int(value: Json, path: str, least: int | None = None, most: int | None = None) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong("int", value, path)
    if least is not None and value < least:
        raise Malformed("too-small", path, least=least, got=shown(value))
    if most is not None and value > most:
        raise Malformed("too-large", path, most=most, got=shown(value))
    return value


def as_choice(value: Json, path: str, choices: Collection[T]) -> T:
    for choice in choices:
        if value == choice:
            return choice
    raise Malformed("unknown-value", path, got=shown(value), choices=", ".join(sorted(choices)))
