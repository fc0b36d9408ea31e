"""A gathering's socket: a browser says hello and is told, again and again, what its role may see."""

from starlette.websockets import WebSocket

from golems.server.calls import Desk
from golems.server.live import UNREADABLE, Closed, Connection
from golems.server.messages import FromBrowser, Hello, Ping, Pong
from golems.words.language import language, preferred


class Attendance(Connection):
    """Who reads slowly misses views: only the last one waits. What is to be done goes over the REST API."""

    def __init__(self, socket: WebSocket, desk: Desk, code: str) -> None:
        super().__init__(socket, desk, code)
        self.gatherings = desk.gatherings
        self.unsent: list[bytes] = []

    def tell_view(self, message: bytes) -> None:
        self.unsent = [message]
        self.stirred.set()

    def take_waiting(self) -> list[bytes]:
        lines, self.unsent = [*super().take_waiting(), *self.unsent], []
        return lines

    async def welcome(self, hello: Hello) -> None:
        self.language = language(preferred(hello.lang))
        self.grants = tuple([self.tokens.read(token, self.code) for token in hello.tokens])
        await self.gatherings.listen(self.code, self)

    def leave(self) -> None:
        self.gatherings.leave(self.code, self)

    async def take(self, message: FromBrowser) -> None:
        if isinstance(message, Ping):
            self.answer(Pong(message.id))
        elif isinstance(message, Hello):
            await self.welcome(message)
        else:
            raise Closed(UNREADABLE)
