"""The chairs of a room, and the settings of the match that is played on them."""

from dataclasses import dataclass

import msgspec

from golems.bots.catalogue import check_bot
from golems.match.settings import Settings, check_offered, read_settings
from golems.notation.reading import Object
from golems.rules.refusals import Illegal
from golems.server.tables import ChairSetup, Setup

SETTINGS = ("game", "arena", "edition", "places", "novices", "components", "options", "hand", "deck", "open")


@dataclass(slots=True)
class Chair:
    """A chair for a person, a bot, or a ParoBot."""

    setup: ChairSetup
    name: str = ""
    key: str | None = None  # of the token that holds it
    bot: str | None = None  # plays for it now
    relieved: str | None = None  # why another bot than the chosen one does

    @property
    def is_free(self) -> bool:
        return self.setup.kind == "person" and self.key is None


def check_chair(chair: ChairSetup, path: str) -> None:
    """Raise if a bot is none of the known ones, whoever shall sit there; a ParoBot plays by its card and has
    no bot."""
    if chair.kind == "parobot" and chair.bot is not None:
        raise Illegal("parobot-with-bot", path)
    if chair.kind == "bot" or chair.bot is not None:
        check_bot(chair.bot or "", path)


def check_new_table(setup: Setup) -> None:
    """Raise if no table may be set so any more; the logs of older releases have such tables."""
    check_offered(settings_for(setup))


def settings_for(setup: Setup) -> Settings:
    """Return the settings of a match before anybody sits down."""
    return settings_of(setup, [Chair(chair, bot=chair.bot) for chair in setup.chairs])


def settings_of(setup: Setup, chairs: list[Chair]) -> Settings:
    """Return the settings of a match, with the chairs in the order of the seats."""
    agreed = {key: value for key in SETTINGS if (value := getattr(setup, key)) is not None}
    document = msgspec.json.decode(msgspec.json.encode(agreed))
    return read_settings(document | {"seats": [seat_of(chair) for chair in chairs]})


def seat_of(chair: Chair) -> Object:
    seat: Object = {"colour": chair.setup.colour} if chair.setup.colour else {}
    if chair.setup.kind == "parobot":
        return seat | {"parobot": chair.setup.card or "any"}
    return seat | {"name": chair.name} | ({"bot": chair.bot} if chair.bot else {})


def read_player(name: str) -> str:
    """Read the name of a player: plain text; blanks at the ends and in a row do not count."""
    shown = " ".join(name.split())
    if not shown or not shown.isprintable():
        raise Illegal("no-name", "name")
    return shown
