"""golems play, or just golems: the table in the browser, for everybody in the local network."""

import os
import socket
from typing import Annotated

import typer

from golems.cli.common import Lang, speak
from golems.cli.serve import OpenBrowser, begin

FOR_EVERYBODY = ("0.0.0.0", "::")  # of the first or both versions of the Internet Protocol
Port = Annotated[str | None, typer.Option(help="Port to listen on; 0 is any free one (default: 8000).")]
Data = Annotated[
    str | None, typer.Option(metavar="FOLDER", help="Where games are kept (default: ~/.local/share/golems).")
]


def play(port: Port = None, data: Data = None, open_browser: OpenBrowser = True, lang: Lang = None) -> None:
    """Play in the browser, on this device or several: starts a server and shows its page."""
    language = speak(lang)
    from golems.server.http.config import read_config

    host = os.environ.get("GOLEMS_HOST") or FOR_EVERYBODY[socket.has_dualstack_ipv6()]
    begin(read_config({"host": host, "port": port, "data": data}, os.environ), open_browser, language)
