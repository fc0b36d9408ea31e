"""The keeper of rooms: it lets bots decide, clocks run down, and finished matches be kept."""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from logging import ERROR

from golems.bots.catalogue import SUBSTITUTE, THINKERS
from golems.bots.thinkers import SECONDS
from golems.fast import warm_up
from golems.match.chance import stream
from golems.match.decisions import Decision, TimeOut, write_decision
from golems.match.requests import Request
from golems.match.saves import record_of
from golems.match.view import view
from golems.notation.reading import Object, encode
from golems.notation.records import write_record
from golems.rules.refusals import Illegal, Refusal
from golems.rules.values import Seat
from golems.server.clients import Client
from golems.server.http.metrics import BOT_MOVES
from golems.server.jobs.kinds import KINDS
from golems.server.jobs.pool import Jobs
from golems.server.journal import fault, tell
from golems.server.log.actor import Logs
from golems.server.log.kinds import LiveLog
from golems.server.rooms.audience import client_of
from golems.server.rooms.bot_moves import BotTask, answer
from golems.server.rooms.entries import AnyEntry, Decided, Relieved
from golems.server.rooms.room import Room
from golems.server.rooms.tables import RoomTables

BEAT = 1.0  # seconds between two looks at the clocks
AT_ONCE = 100  # rooms in one look
PATIENCE = 10  # times as long as a bot may think, its job may take
TRIES = 3  # of a bot, until another one plays for it
REST = 1.0  # seconds for which a bot that has failed is left alone; then twice as many
OVERTAKEN = ("not-asked", "paused", "log-full")  # why a decision is refused that comes too late
DOUBLINGS = 12  # of the rest at most
LONGEST_REST = 3600.0  # seconds for which a room that cannot be looked after is left alone


@dataclass(slots=True)
class Trouble:
    """How often a bot has failed in a row on one chair, and until when it is left alone."""

    bot: str
    times: int = 0
    until: float = 0.0


class Keeper:
    """Looks after rooms; there is one in each process. Every process may act for every room: an entry is
    written once, whoever does it."""

    def __init__(
        self, rooms: Logs[Room], jobs: Jobs, tables: RoomTables | None = None, seconds: float = SECONDS
    ) -> None:
        self.rooms = rooms
        self.tables = tables
        self.seconds = seconds  # for a bot
        self.jobs = jobs
        self.busy: set[str] = set()
        self.troubles: dict[tuple[str, int], Trouble] = {}  # by room and seat
        self.failures: dict[str, int] = {}  # in a row, of looking after a room
        rooms.after = self.after

    def after(self, live: LiveLog[Room]) -> None:
        """Look after a room that has a new entry, if a bot is asked now or the match is over."""
        room = live.fold
        if self.tables:
            self.tables.notice(room)
        if room.bots_awaited() or (room.match and room.match.result):
            self.rooms.spawn(self.look_after(room.code))

    async def beat(self) -> None:
        """Look after rooms that wait for a bot or whose clock has run down, of whichever process."""
        self.troubles = {key: each for key, each in self.troubles.items() if key[0] in self.rooms.held}
        if self.tables:
            self.tables.forget_idle()
        for code in await self.rooms.store.due(time.time(), AT_ONCE):
            self.rooms.spawn(self.look_after(code, is_behind=True))

    async def look_after(self, code: str, is_behind: bool = False) -> None:
        """Do everything that a room needs now. `is_behind`: others may have written; where they have and we
        do not know, a write finds it out."""
        if code in self.busy:
            return
        self.busy.add(code)
        try:
            live = await self.rooms.live(code)
            if is_behind:
                async with live.lock:
                    await self.rooms.catch_up(live)
            while not self.rooms.closing and await self.act(live):
                pass
            self.failures.pop(code, None)
        except Exception as error:
            if not is_deleted(error):
                await self.put_off(code, error)
        finally:
            self.busy.discard(code)

    async def put_off(self, code: str, error: Exception) -> None:
        """Leave a room alone that could not be looked after: longer and longer, also after a restart."""
        times = self.failures[code] = self.failures.get(code, 0) + 1
        tell("room not looked after", ERROR, error=fault(error), count=times)
        try:
            await self.rooms.store.set_due(
                code, time.time() + min(REST * 2 ** min(times, DOUBLINGS), LONGEST_REST)
            )
        except Exception as also:
            tell("room not put off", ERROR, error=fault(also))

    async def act(self, live: LiveLog[Room]) -> bool:
        """Do one thing that is to be done; return False when there is nothing."""
        async with live.lock:
            room, number = await self.rooms.sure(live), live.number
            task, awaits = task_of(room, self.is_resting), room.awaits
            late = is_late(room)
        if live.is_full and room.is_playing:  # nobody can play on, a bot neither
            await self.rooms.store.set_due(live.code, None)
            return False
        if task:
            return await self.let_play(live, task, awaits)
        if late:
            return await self.time_out(live, late.seat, awaits)
        await self.keep(room)
        return live.number != number  # another writer meanwhile found us busy with this room

    async def let_play(self, live: LiveLog[Room], task: BotTask, awaits: tuple[object, ...]) -> bool:
        """Let a bot decide; return False if it has failed, and is asked again later."""
        try:
            decision = write_decision(await self.think(task, client_of(live)), task.view.position)
        except Exception as error:
            return await self.bear(live, task, awaits, error)
        try:
            await self.settle(live, decision, awaits, task)
        except Refusal as refusal:  # the rules do not allow what it has decided
            return await self.bear(live, task, awaits, refusal)
        self.troubles.pop((live.code, task.request.seat), None)
        return True

    # ------------------------------------------------------------ bots that fail

    def is_resting(self, room: Room, seat: Seat, bot: str) -> bool:
        trouble = self.troubles.get((room.code, seat))
        return trouble is not None and trouble.bot == bot and trouble.until > time.monotonic()

    async def bear(
        self, live: LiveLog[Room], task: BotTask, awaits: tuple[object, ...], error: Exception
    ) -> bool:
        """Try a bot that has failed again later. After some tries the kind substitute plays for it; what that
        one cannot do either the rules decide, as if time were up."""
        seat = task.request.seat
        trouble = self.troubles.get((live.code, seat))
        if trouble is None or trouble.bot != task.bot:
            trouble = self.troubles[live.code, seat] = Trouble(task.bot)
        trouble.times += 1
        tell("bot failed", ERROR, error=fault(error), count=trouble.times)
        if trouble.times < TRIES:
            pause = REST * 2 ** (trouble.times - 1)
            trouble.until = time.monotonic() + pause
            await self.rooms.store.set_due(live.code, time.time() + pause)
            return False
        if await self.rooms.look(live.code, lambda room: room.chairs[room.chair_at(seat)].relieved):
            return await self.time_out(live, seat, awaits)
        return await self.relieve(live, task)

    async def relieve(self, live: LiveLog[Room], task: BotTask) -> bool:
        def entry(room: Room) -> list[AnyEntry]:
            chair = room.chair_at(task.request.seat)
            if room.match is None or room.chairs[chair].bot != task.bot:
                raise Illegal("no-bot-plays", f"chairs[{chair}]")
            return [Relieved(chair, SUBSTITUTE, "bot-failed")]

        with suppress(Illegal):  # the host has let somebody else play
            await self.rooms.write(live.code, entry)
        return True

    async def time_out(self, live: LiveLog[Room], seat: Seat, awaits: tuple[object, ...]) -> bool:
        decision = await self.rooms.look(
            live.code, lambda room: write_decision(TimeOut(seat), room.running().position)
        )
        await self.settle(live, decision, awaits)
        return True

    async def think(self, task: BotTask, client: Client) -> Decision:
        """Ask the bot elsewhere. Whoever waits for bots takes turns, in however many rooms they play; a job
        that fails is raised as JobFailed."""
        decision = await self.jobs.run(
            "bots",
            client,
            answer,
            task,
            self.seconds,
            seconds=max(KINDS["bots"].seconds, PATIENCE * self.seconds),
            prepare=warm_up if task.bot in THINKERS else bool,
        )
        BOT_MOVES.inc()
        return decision

    async def settle(
        self, live: LiveLog[Room], decision: Object, awaits: tuple[object, ...], task: BotTask | None = None
    ) -> None:
        """Write a decision, unless somebody else has done so in the meantime, or the person for whom a bot
        played is back."""

        def entry(room: Room) -> list[AnyEntry]:
            if room.match is None or room.awaits != awaits or (task and not still_plays(room, task)):
                raise Illegal("not-asked", room.code, phase="programs")
            return [Decided(decision)]

        try:
            await self.rooms.write(live.code, entry)
        except Illegal as refusal:
            if refusal.reason not in OVERTAKEN:
                raise

    async def keep(self, room: Room) -> None:
        """Keep the record of a finished match, under the name that the room's log has for it. The gathering
        that the room belongs to, if any, learns what came of it."""
        match, name, due = room.match, room.record, room.due(room.touched)
        if self.tables and room.bound and match is None:
            await self.tables.look_after(room, None)
        if match is None or match.result is None:
            return
        record = record_of(match)
        if record and name:
            body = encode(write_record(record))
            await self.rooms.store.save_record(name, room.code, room.setup.game, body, time.time())
            if self.tables and room.bound:
                await self.tables.look_after(room, name)
        await self.rooms.store.set_due(room.code, None, was=due)


def still_plays(room: Room, task: BotTask) -> bool:
    return room.chairs[room.chair_at(task.request.seat)].bot == task.bot


def is_deleted(error: Exception) -> bool:
    """Return whether the room was deleted while it was looked after."""
    return isinstance(error, Illegal) and error.reason == "no-room"


def is_late(room: Room) -> Request | None:
    """Return the request that has waited for too long."""
    if room.match is None or room.deadline is None or room.paused is not None or room.deadline > time.time():
        return None
    return next(iter(room.match.requests()), None)


def task_of(room: Room, is_resting: Callable[[Room, Seat, str], bool]) -> BotTask | None:
    """Return what the first bot is asked that may be asked now."""
    awaited = [each for each in room.bots_awaited() if not is_resting(room, each[0].seat, each[1])]
    if room.match is None or not awaited:
        return None
    request, bot = awaited[0]
    source = stream(room.match.seed, "bot", len(room.match.decisions), request.seat)
    return BotTask(bot, view(room.match, request.seat), request, source, room.strength_at(request.seat))
