"""A gathering's socket: a browser is told, again and again, what its role may see."""

from starlette.websockets import WebSocket

from golems.server.gatherings.messages import FROM_ATTENDANT
from golems.server.http.endpoints import Desk
from golems.server.http.sockets import Connection


class GatheringConnection(Connection):
    """A socket of somebody who attends. Who reads slowly misses views: only the last one waits. What is to be
    done goes over the REST API."""

    decoder = FROM_ATTENDANT

    def __init__(self, socket: WebSocket, desk: Desk, code: str) -> None:
        super().__init__(socket, desk, desk.gatherings, code)
        self.unsent: list[bytes] = []

    def tell_view(self, message: bytes) -> None:
        self.unsent = [message]
        self.stir()

    def take_waiting(self) -> list[bytes]:
        lines, self.unsent = [*super().take_waiting(), *self.unsent], []
        return lines
