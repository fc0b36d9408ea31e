"""The clients of the server."""

from typing import NamedTuple


class Client(NamedTuple):
    """A browser. A school is one address with many visitors; forged visitors still share one address."""

    address: str
    visitor: str = ""


NOBODY = Client("nobody")  # for whom something is done that no browser waits for
