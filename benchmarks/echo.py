"""The peer of the load benchmark: a bare Starlette server that sends what one of a room says to all of it."""

import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

ROOMS: dict[str, set[WebSocket]] = defaultdict(set)


async def talk(socket: WebSocket) -> None:
    """Echo messages; each begins with the size that it has when it is sent on."""
    await socket.accept()
    room = ROOMS[socket.path_params["code"]]
    room.add(socket)
    try:
        while True:
            text = await socket.receive_text()
            update = text.ljust(int(text[: text.index(" ")]))
            for member in list(room):
                await member.send_text(update)
    except WebSocketDisconnect:
        room.discard(socket)


app = Starlette(routes=[WebSocketRoute("/rooms/{code}", talk)])

if __name__ == "__main__":
    uvicorn.run(  # as `golems serve` runs it
        app,
        host="127.0.0.1",
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
    )
