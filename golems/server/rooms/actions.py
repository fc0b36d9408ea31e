"""What a message asks for, who may ask for it, and the entry it becomes."""

import secrets
from collections.abc import Callable
from typing import Any

from golems.bots.catalogue import SUBSTITUTE
from golems.bots.strength import damage_at_first
from golems.match.games import game_named
from golems.match.random_arenas import DRAWING
from golems.rules.refusals import Illegal
from golems.server.http.messages import Message
from golems.server.http.tokens import Grant, new_seed
from golems.server.rooms import entries, messages
from golems.server.rooms.chairs import check_new_table
from golems.server.rooms.room import Room

NAME_BYTES = 16


def entry_of(message: Message, room: Room, grants: tuple[Grant, ...]) -> entries.AnyEntry:
    """Return the entry that a message asks for. Raise if its sender may not ask; the room itself checks the
    rest."""
    return MAKING[type(message)](message, room, grants)


# ---------------------------------------------------------------- who may


def need_host(room: Room, grants: tuple[Grant, ...]) -> None:
    """Raise if none of these tokens is the host's."""
    if not any(grant.kind == "host" and grant.key_id == room.host for grant in grants):
        raise Illegal("only-host", room.code)


def need_chair(room: Room, grants: tuple[Grant, ...], chair: int) -> None:
    """Raise if nobody of these holds the token that was given for the chair last."""
    if chair not in chairs_of(room, grants):
        raise Illegal("not-your-chair", f"chairs[{chair}]", chair=chair + 1)


def chairs_of(room: Room, grants: tuple[Grant, ...]) -> list[int]:
    """Return the chairs that these tokens hold."""
    keys = {(grant.chair, grant.key_id) for grant in grants if grant.kind == "seat"}
    return [number for number, chair in enumerate(room.chairs) if (number, chair.key) in keys]


# ---------------------------------------------------------------- what becomes of it


def decided(message: messages.Decide, room: Room, grants: tuple[Grant, ...]) -> entries.AnyEntry:
    need_chair(room, grants, message.chair)
    match = room.running()
    if match.result:  # the table may have other chairs by now
        raise Illegal("match-over", f"chairs[{message.chair}]", match.result.reason)
    if message.number < room.awaits_since:
        raise Illegal("too-late", f"chairs[{message.chair}]")
    if "timeout" in message.decision and (room.deadline is None or room.paused is not None):
        raise Illegal("no-clock", f"chairs[{message.chair}]", "P8")
    if "takeback" in message.decision and not room.has_laid(message.chair):
        raise Illegal("not-your-program", f"chairs[{message.chair}]")
    robot = match.id_of(room.seat_of(message.chair))
    return entries.Decided({**message.decision, "robot": robot})


def reacted(message: messages.React, room: Room, grants: tuple[Grant, ...]) -> entries.AnyEntry:
    need_chair(room, grants, message.chair)
    return entries.Reacted(message.chair, message.reaction)


def renamed(message: messages.Rename, room: Room, grants: tuple[Grant, ...]) -> entries.AnyEntry:
    need_chair(room, grants, message.chair)
    return entries.Renamed(message.chair, message.name)


def freed(message: messages.Leave, room: Room, grants: tuple[Grant, ...]) -> entries.AnyEntry:
    if message.chair not in chairs_of(room, grants):
        need_host(room, grants)
    return entries.Freed(message.chair)


def substituted(message: messages.Substitute, room: Room, grants: tuple[Grant, ...]) -> entries.AnyEntry:
    need_host(room, grants)
    if not room.is_playing:
        raise Illegal("no-match", room.code)
    if room.chair(message.chair).bot is not None:
        raise Illegal("bot-plays", f"chairs[{message.chair}]")
    return entries.Replaced(message.chair, SUBSTITUTE, until_back=True)


def returned(message: messages.Retake, room: Room, grants: tuple[Grant, ...]) -> entries.AnyEntry:
    need_chair(room, grants, message.chair)
    if room.chair(message.chair).bot is None:
        raise Illegal("no-bot-plays", f"chairs[{message.chair}]")
    return entries.Replaced(message.chair)


def back_again(room: Room, grants: tuple[Grant, ...]) -> list[entries.AnyEntry]:
    """Return what lets the holders of these tokens play again for whom a bot plays until they are back."""
    return [entries.Replaced(chair) for chair in chairs_of(room, grants) if room.chairs[chair].until_back]


def by_host(
    make: Callable[[Any], entries.AnyEntry],
) -> Callable[[Any, Room, tuple[Grant, ...]], entries.AnyEntry]:
    def made(message: messages.FromBrowser, room: Room, grants: tuple[Grant, ...]) -> entries.AnyEntry:
        need_host(room, grants)
        return make(message)

    return made


def changed(message: messages.Change) -> entries.Changed:
    check_new_table(message.setup)
    return entries.Changed(message.setup)


def new_name() -> str:
    """Draw the name of a record. It tells nothing; the keeper of the record finds it in the room's log."""
    return secrets.token_hex(NAME_BYTES)


def started(room: Room) -> entries.Started:
    """Begin a match; a gathering says how its random fields are drawn."""
    drawing = room.bound.drawing if room.bound else DRAWING
    return entries.Started(new_seed(), new_name(), drawing, starts_in(room))


def begun(message: messages.Start, room: Room, grants: tuple[Grant, ...]) -> entries.AnyEntry:
    need_host(room, grants)
    return started(room)


def played_again(message: messages.Rematch, room: Room, grants: tuple[Grant, ...]) -> entries.AnyEntry:
    need_host(room, grants)
    return entries.Rematched(new_seed(), new_name(), DRAWING, message.same, starts_in(room))


def starts_in(room: Room) -> tuple[int, ...]:
    """Return the start that weak companions give, where golems may begin with damage."""
    if game_named(room.setup.game).robots == "golems":
        return ()
    found = [damage_at_first(chair.strength_now) if chair.adapts else 0 for chair in room.chairs]
    return tuple(found) if any(found) else ()


MAKING: dict[type, Callable[[Any, Room, tuple[Grant, ...]], entries.AnyEntry]] = {
    messages.Decide: decided,
    messages.React: reacted,
    messages.Rename: renamed,
    messages.Leave: freed,
    messages.Change: by_host(changed),
    messages.Start: begun,
    messages.Rematch: played_again,
    messages.Replace: by_host(lambda message: entries.Replaced(message.chair, message.bot)),
    messages.Substitute: substituted,
    messages.Retake: returned,
    messages.Pause: by_host(lambda message: entries.Paused()),
    messages.Resume: by_host(lambda message: entries.Resumed()),
}
