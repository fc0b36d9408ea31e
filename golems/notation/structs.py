"""The base of the structs that are written as JSON and read back."""

from msgspec import Struct


class StrictStruct(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A frozen struct that refuses unknown keys and leaves defaults out when it is written."""
