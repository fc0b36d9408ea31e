"""What a message asks for, who may ask for it, and the entry it becomes."""

import secrets
from collections.abc import Callable
from typing import Any

from golems.match.random_arenas import DRAWING
from golems.rules.refusals import Illegal
from golems.server.entries import (
    AnyEntry,
    Changed,
    Decided,
    Freed,
    Paused,
    Reacted,
    Rematched,
    Renamed,
    Replaced,
    Resumed,
    Started,
)
from golems.server.messages import (
    Change,
    Decide,
    FromBrowser,
    Leave,
    Pause,
    React,
    Rematch,
    Rename,
    Replace,
    Resume,
    Start,
)
from golems.server.rooms import Room, check_new_table
from golems.server.tokens import Grant

SEED_BYTES = 16
NAME_BYTES = 16


def entry_of(message: FromBrowser, room: Room, grants: tuple[Grant, ...]) -> AnyEntry:
    """Refused for who may not ask; what the room refuses it refuses itself."""
    return MAKING[type(message)](message, room, grants)


# ---------------------------------------------------------------- who may


def need_host(room: Room, grants: tuple[Grant, ...]) -> None:
    if not any(grant.kind == "host" and grant.key_id == room.host for grant in grants):
        raise Illegal("only-host", room.code)


def need_chair(room: Room, grants: tuple[Grant, ...], chair: int) -> None:
    """Whoever holds the token that was given for the chair last."""
    if chair not in chairs_of(room, grants):
        raise Illegal("not-your-chair", f"chairs[{chair}]", chair=chair + 1)


def chairs_of(room: Room, grants: tuple[Grant, ...]) -> list[int]:
    keys = {(grant.chair, grant.key_id) for grant in grants if grant.kind == "seat"}
    return [number for number, chair in enumerate(room.chairs) if (number, chair.key) in keys]


# ---------------------------------------------------------------- what becomes of it


def decided(message: Decide, room: Room, grants: tuple[Grant, ...]) -> AnyEntry:
    need_chair(room, grants, message.chair)
    match = room.running()
    if match.result:  # the table may have other chairs by now
        raise Illegal("match-over", f"chairs[{message.chair}]", match.result.reason)
    if message.number < room.awaits_since:
        raise Illegal("too-late", f"chairs[{message.chair}]")
    if "timeout" in message.decision and (room.deadline is None or room.paused is not None):
        raise Illegal("no-clock", f"chairs[{message.chair}]", "P8")
    robot = match.id_of(room.seat_of(message.chair))
    return Decided({**message.decision, "robot": robot})


def reacted(message: React, room: Room, grants: tuple[Grant, ...]) -> AnyEntry:
    need_chair(room, grants, message.chair)
    return Reacted(message.chair, message.reaction)


def renamed(message: Rename, room: Room, grants: tuple[Grant, ...]) -> AnyEntry:
    need_chair(room, grants, message.chair)
    return Renamed(message.chair, message.name)


def freed(message: Leave, room: Room, grants: tuple[Grant, ...]) -> AnyEntry:
    if message.chair not in chairs_of(room, grants):
        need_host(room, grants)
    return Freed(message.chair)


def by_host(make: Callable[[Any], AnyEntry]) -> Callable[[Any, Room, tuple[Grant, ...]], AnyEntry]:
    def made(message: FromBrowser, room: Room, grants: tuple[Grant, ...]) -> AnyEntry:
        need_host(room, grants)
        return make(message)

    return made


def changed(message: Change) -> Changed:
    check_new_table(message.setup)
    return Changed(message.setup)


def new_seed() -> str:
    """One that cannot be guessed."""
    return secrets.token_hex(SEED_BYTES)


def new_name() -> str:
    """Draw the name of a record. It tells nothing; whoever keeps the record finds it in the room's log."""
    return secrets.token_hex(NAME_BYTES)


def started() -> Started:
    return Started(new_seed(), new_name(), DRAWING)


MAKING: dict[type, Callable[[Any, Room, tuple[Grant, ...]], AnyEntry]] = {
    Decide: decided,
    React: reacted,
    Rename: renamed,
    Leave: freed,
    Change: by_host(changed),
    Start: by_host(lambda message: started()),
    Rematch: by_host(lambda message: Rematched(new_seed(), new_name(), DRAWING)),
    Replace: by_host(lambda message: Replaced(message.chair, message.bot)),
    Pause: by_host(lambda message: Paused()),
    Resume: by_host(lambda message: Resumed()),
}
