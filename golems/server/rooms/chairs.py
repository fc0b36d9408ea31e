"""The chairs of a room, and the settings of the match that is played on them."""

from dataclasses import dataclass

import msgspec

from golems.bots.catalogue import COMPANION, check_bot
from golems.bots.strength import manners
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
    until_back: bool = False  # the bot plays only until the person is back
    strength: int | None = None  # of a companion, as its battles have ended
    start: int = 0  # the units of damage by which a companion makes it easier

    @property
    def adapts(self) -> bool:
        return self.bot == COMPANION == self.setup.bot

    @property
    def strength_now(self) -> int:
        return manners().first if self.strength is None else self.strength

    @property
    def is_free(self) -> bool:
        return self.setup.kind == "person" and self.key is None


def chair_for(setup: ChairSetup) -> Chair:
    """Return a chair on which nobody sits yet."""
    return Chair(setup, bot=setup.bot, strength=setup.strength)


def check_chair(chair: ChairSetup, path: str) -> None:
    """Raise if a bot is none of the known ones, whoever shall sit there; a ParoBot plays by its card and has
    no bot."""
    if chair.kind == "parobot" and chair.bot is not None:
        raise Illegal("parobot-with-bot", path)
    if chair.kind == "bot" or chair.bot is not None:
        check_bot(chair.bot or "", path)
    if chair.strength is not None and chair.bot != COMPANION:
        raise Illegal("strength-of-companion", path)


def check_new_table(setup: Setup) -> None:
    """Raise if no table may be set so any more; the logs of older releases have such tables."""
    check_offered(settings_for(setup))


def settings_for(setup: Setup) -> Settings:
    """Return the settings of a match before anybody sits down."""
    return settings_of(setup, [chair_for(chair) for chair in setup.chairs])


def settings_of(setup: Setup, chairs: list[Chair]) -> Settings:
    """Return the settings of a match, with the chairs in the order of the seats."""
    agreed = {key: value for key in SETTINGS if (value := getattr(setup, key)) is not None}
    document = msgspec.json.decode(msgspec.json.encode(agreed))
    return read_settings(document | {"seats": [seat_of(chair) for chair in chairs]})


def seat_of(chair: Chair) -> Object:
    given = {"colour": chair.setup.colour, "damage": max(chair.setup.damage or 0, chair.start)}
    seat: Object = {key: value for key, value in given.items() if value}
    if chair.setup.kind == "parobot":
        return seat | {"parobot": chair.setup.card or "any"}
    return seat | {"name": chair.name} | ({"bot": chair.bot} if chair.bot else {})


def read_player(name: str) -> str:
    """Read the name of a player: plain text; blanks at the ends and in a row do not count."""
    shown = " ".join(name.split())
    if not shown or not shown.isprintable():
        raise Illegal("no-name", "name")
    return shown
