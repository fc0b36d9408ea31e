"""The announcement of a tournament as one document: its rules, its seed, and who enters."""

import re
import tomllib
from typing import NamedTuple

from golems.arena.tournaments.entries import AnyEntry, Joined, Rules, opened_now
from golems.arena.tournaments.rules import read_player, read_rules
from golems.match.settings import LONGEST_BOT, read_name
from golems.notation.reading import Json, Malformed, Object, as_object, as_text, each, need


class Announcement(NamedTuple):
    """All that is known before the first round."""

    rules: Rules
    seed: str
    players: tuple[Joined, ...]

    @property
    def entries(self) -> list[AnyEntry]:
        return [opened_now(self.rules, self.seed), *self.players]


def decode_toml(text: bytes) -> Object:
    try:
        return tomllib.loads(text.decode("utf-8-sig"))
    except UnicodeError:
        raise Malformed("not-utf8") from None
    except tomllib.TOMLDecodeError as error:
        where = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = where.groups() if where else ("?", "?")
        raise Malformed("not-toml", line=line, column=column) from None
    except RecursionError:
        raise Malformed("too-deep") from None


def read_announcement(value: Json) -> Announcement:
    data = as_object(value, "")
    rules = read_rules({key: data[key] for key in data if key not in ("seed", "players")})
    seed = as_text(data.get("seed", "0"), "seed")
    return Announcement(rules, seed, each(need(data, "players"), "players", read_entrant))


def read_entrant(value: Json) -> Joined:
    """Read a bot; without a name it has the bot's."""
    data = as_object({"bot": value} if isinstance(value, str) else value, "", ("name", "bot"))
    bot = read_name(need(data, "bot"), "bot", LONGEST_BOT)
    return Joined(read_player(as_text(data.get("name", bot), "name")), bot)
