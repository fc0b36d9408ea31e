"""A room's socket: a browser is told what its chairs see, and sends what they decide."""

from starlette.websockets import WebSocket

from golems.server.http.endpoints import Desk
from golems.server.http.messages import Hello, Message, Ping
from golems.server.http.sockets import Connection
from golems.server.rooms.actions import back_again, chairs_of, entry_of
from golems.server.rooms.audience import SPECTATOR, Eyes
from golems.server.rooms.messages import FROM_BROWSER, Done, Sync
from golems.server.rooms.room import Room


class RoomConnection(Connection):
    """A socket of somebody who plays or watches."""

    decoder = FROM_BROWSER

    def __init__(self, socket: WebSocket, desk: Desk, code: str) -> None:
        super().__init__(socket, desk, desk.rooms, code)

    def chairs(self, room: Room) -> Eyes:
        return tuple(chairs_of(room, self.grants)) or SPECTATOR

    async def welcome(self, hello: Hello) -> None:
        """Begin to tell a browser what it may see. A player who comes back plays again."""
        await super().welcome(hello)
        if await self.logs.look(self.code, lambda room: back_again(room, self.grants)):
            await self.logs.write(self.code, lambda room: back_again(room, self.grants))

    async def take(self, message: Message) -> None:
        if isinstance(message, Sync):
            await self.logs.listen(self.code, self)
        elif isinstance(message, Ping | Hello):
            await super().take(message)
        else:
            written = await self.logs.write(self.code, lambda room: [entry_of(message, room, self.grants)])
            self.answer(Done(message.id, written.number))
