"""What rooms need that no person does: bots decide, clocks run down, finished matches are kept."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from logging import ERROR

from golems.bots.named import SUBSTITUTE, THINKERS
from golems.bots.thinking import SECONDS
from golems.fast import warm_up
from golems.match.chance import stream
from golems.match.decisions import Decision, TimeOut, write_decision
from golems.match.keeping import record_of
from golems.match.requests import Request
from golems.match.view import view
from golems.notation.reading import Object, encode
from golems.notation.records import write_record
from golems.rules.refusals import Illegal, Refusal
from golems.rules.values import Seat
from golems.server.bot_moves import Task, answer
from golems.server.bound import BoundTables
from golems.server.clients import Client
from golems.server.entries import AnyEntry, Decided, Relieved
from golems.server.hub import Hub, Live
from golems.server.jobs import KINDS, Jobs
from golems.server.logs import fault, tell
from golems.server.metrics import BOT_MOVES
from golems.server.rooms import Room

BEAT = 1.0  # seconds between two looks at the clocks
AT_ONCE = 100  # rooms in one look
PATIENCE = 10  # times as long as a bot may think, its job may take
TRIES = 3  # of a bot, until another one plays for it
REST = 1.0  # seconds for which a bot that has failed is left alone; then twice as many
OVERTAKEN = ("not-asked", "paused")  # why a decision is refused that comes too late
DOUBLINGS = 12  # of the rest at most
LONGEST_REST = 3600.0  # seconds for which a room that cannot be looked after is left alone


@dataclass(slots=True)
class Trouble:
    """How often a bot has failed in a row on one chair, and until when it is left alone."""

    bot: str
    times: int = 0
    until: float = 0.0


class Keeper:
    """One a process. Every process may act for every room: an entry is written once, whoever does it."""

    def __init__(
        self,
        hub: Hub,
        jobs: Jobs,
        tables: BoundTables | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self.hub = hub
        self.tables = tables
        self.seconds = seconds  # for a bot
        self.jobs = jobs
        self.busy: set[str] = set()
        self.troubles: dict[tuple[str, int], Trouble] = {}  # by room and seat
        self.failures: dict[str, int] = {}  # in a row, of looking after a room
        hub.after = self.after

    def after(self, live: Live) -> None:
        """A new entry: perhaps a bot is asked now, perhaps the match is over."""
        room = live.room
        if room.bots_awaited() or (room.match and room.match.result):
            self.hub.spawn(self.look_after(room.code))

    async def beat(self) -> None:
        """Rooms that wait for a bot or whose clock has run down, whoever had begun with them."""
        self.troubles = {key: each for key, each in self.troubles.items() if key[0] in self.hub.rooms}
        for code in await self.hub.store.due_rooms(time.time(), AT_ONCE):
            self.hub.spawn(self.look_after(code, is_behind=True))

    async def look_after(self, code: str, is_behind: bool = False) -> None:
        """`is_behind`: others may have written. Where they have and we do not know, a write finds it out."""
        if code in self.busy:
            return
        self.busy.add(code)
        try:
            live = await self.hub.live(code)
            if is_behind:
                async with live.lock:
                    await self.hub.catch_up(live)
            while not self.hub.closing and await self.act(live):
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
            await self.hub.store.set_due(
                code, time.time() + min(REST * 2 ** min(times, DOUBLINGS), LONGEST_REST)
            )
        except Exception as also:
            tell("room not put off", ERROR, error=fault(also))

    async def act(self, live: Live) -> bool:
        """One thing that is to be done; False when there is nothing."""
        async with live.lock:
            room, number = await self.hub.sure(live), live.number
            task, awaits = task_of(room, self.is_resting), room.awaits
            late = is_late(room)
        if task:
            return await self.let_play(live, task, awaits)
        if late:
            return await self.time_out(live, late.seat, awaits)
        await self.keep(room)
        return live.number != number  # whoever wrote meanwhile found us busy with this room

    async def let_play(self, live: Live, task: Task, awaits: tuple[object, ...]) -> bool:
        """Let a bot decide; False: it has failed, and is asked again later."""
        try:
            decision = write_decision(await self.think(task, live.client), task.view.position)
        except Exception as error:
            return await self.bear(live, task, awaits, error)
        try:
            await self.settle(live, decision, awaits)
        except Refusal as refusal:  # the rules do not allow what it has decided
            return await self.bear(live, task, awaits, refusal)
        self.troubles.pop((live.code, task.request.seat), None)
        return True

    # ------------------------------------------------------------ bots that fail

    def is_resting(self, room: Room, seat: Seat, bot: str) -> bool:
        trouble = self.troubles.get((room.code, seat))
        return trouble is not None and trouble.bot == bot and trouble.until > time.monotonic()

    async def bear(self, live: Live, task: Task, awaits: tuple[object, ...], error: Exception) -> bool:
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
            await self.hub.store.set_due(live.code, time.time() + pause)
            return False
        if await self.hub.look(live.code, lambda room: room.chairs[room.chair_at(seat)].relieved):
            return await self.time_out(live, seat, awaits)
        return await self.relieve(live, task)

    async def relieve(self, live: Live, task: Task) -> bool:
        def entry(room: Room) -> AnyEntry:
            chair = room.chair_at(task.request.seat)
            if room.match is None or room.chairs[chair].bot != task.bot:
                raise Illegal("no-bot-plays", f"chairs[{chair}]")
            return Relieved(chair, SUBSTITUTE, "bot-failed")

        with suppress(Illegal):  # the host has let somebody else play
            await self.hub.write(live.code, entry)
        return True

    async def time_out(self, live: Live, seat: Seat, awaits: tuple[object, ...]) -> bool:
        decision = await self.hub.look(
            live.code, lambda room: write_decision(TimeOut(seat), room.running().position)
        )
        await self.settle(live, decision, awaits)
        return True

    async def think(self, task: Task, client: Client) -> Decision:
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

    async def settle(self, live: Live, decision: Object, awaits: tuple[object, ...]) -> None:
        """Write a decision, unless somebody else has done so in the meantime."""

        def entry(room: Room) -> AnyEntry:
            if room.match is None or room.awaits != awaits:
                raise Illegal("not-asked", room.code, phase="programs")
            return Decided(decision)

        try:
            await self.hub.write(live.code, entry)
        except Illegal as refusal:
            if refusal.reason not in OVERTAKEN:
                raise

    async def keep(self, room: Room) -> None:
        """The record of a finished match, under the name that the room's log has for it. The gathering that
        it belongs to, if any, learns what came of it."""
        match, name, due = room.match, room.record, room.due(room.touched)
        if self.tables and room.bound and match is None:
            await self.tables.look_after(room, None)
        if match is None or match.result is None:
            return
        record = record_of(match)
        if record and name:
            body = encode(write_record(record))
            await self.hub.store.save_record(name, room.code, room.setup.game, body, time.time())
            if self.tables and room.bound:
                await self.tables.look_after(room, name)
        await self.hub.store.set_due(room.code, None, was=due)


async def again_and_again(work: Callable[[], Awaitable[None]], pause: float) -> None:
    """For ever; what fails is told, and tried again."""
    while True:
        try:
            await work()
        except Exception as error:
            tell("chore failed", ERROR, error=fault(error))
        await asyncio.sleep(pause)


def is_deleted(error: Exception) -> bool:
    """Whether the room was deleted while it was looked after."""
    return isinstance(error, Illegal) and error.reason == "no-room"


def is_late(room: Room) -> Request | None:
    """The request that has waited for too long."""
    if room.match is None or room.deadline is None or room.paused is not None or room.deadline > time.time():
        return None
    return next(iter(room.match.requests()), None)


def task_of(room: Room, is_resting: Callable[[Room, Seat, str], bool]) -> Task | None:
    """What the first bot is asked that may be asked now."""
    awaited = [each for each in room.bots_awaited() if not is_resting(room, each[0].seat, each[1])]
    if room.match is None or not awaited:
        return None
    request, bot = awaited[0]
    source = stream(room.match.seed, "bot", len(room.match.decisions), request.seat)
    return Task(bot, view(room.match, request.seat), request, source)
