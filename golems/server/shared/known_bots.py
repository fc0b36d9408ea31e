"""Bots in entries that older releases have written."""

from typing import TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from golems.bots.catalogue import BOTS, SUBSTITUTE
from golems.server.tables import ChairSetup

T = TypeVar("T")


def with_known_bots(value: T) -> T:
    """Put the kind substitute in the place of every unknown bot in an entry of any log: older releases took
    any text as a bot's name."""
    if isinstance(value, tuple):
        return cast("T", tuple([with_known_bots(each) for each in value]))
    if not isinstance(value, Struct):
        return value
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    known = {
        name: known_bot(value, part) if name == "bot" else with_known_bots(part)
        for name, part in fields.items()
    }
    return replace(value, **known) if known != fields else value


def known_bot(holder: Struct, bot: str | None) -> str | None:
    if not bot or (isinstance(holder, ChairSetup) and holder.kind == "parobot"):
        return None
    return bot if bot in BOTS else SUBSTITUTE
