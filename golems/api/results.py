"""What happened in a round, and how a game ended, in words."""

from dataclasses import dataclass, field

from golems.notation.events import type_name, write_event
from golems.rules.table import Event
from golems.rules.values import Position, Result
from golems.rules.victory import end_of
from golems.words.speech import spoken
from golems.words.story import Teller

HEAD = ("type", "row", "rule")


@dataclass(frozen=True, slots=True)
class RoundEvent:
    """Something that happened in a round. It prints as a sentence with the clause that explains it."""

    table: Position = field(repr=False)  # the position before the round, which has the names
    happened: Event

    @property
    def kind(self) -> str:
        """What happened, as docs/notation.md lists it, such as `moved`."""
        return type_name(type(self.happened))

    @property
    def row(self) -> int:
        """The row in which it happened, or 0 before the first and after the last one."""
        return self.happened.row

    @property
    def rule(self) -> str:
        """The clause of the rulebook that explains it."""
        return self.happened.rule

    @property
    def facts(self) -> dict[str, object]:
        """Whom and what it is about, as docs/notation.md lists it, with robots and cells by name."""
        return {key: value for key, value in self.to_json().items() if key not in HEAD}

    def to_json(self) -> dict[str, object]:
        return write_event(self.table, self.happened)

    def say(self, language: str | None = None) -> str:
        """Return the sentence alone."""
        return Teller(self.table, spoken(language)).tell(self.happened).text

    def __str__(self) -> str:
        return f"{self.say()} [{self.rule}]"


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended: the names of the robots that won, and the clause that says so. `end` is `won`,
    `shared`, `drawn` or `nobody`."""

    winners: tuple[str, ...]
    rule: str
    end: str

    def say(self, language: str | None = None) -> str:
        words = spoken(language)
        winners = words.together([words.robot(name) for name in self.winners])
        return words.say("replay-end", winners=winners, end=self.end, rule=self.rule)

    def __str__(self) -> str:
        return self.say()


def result_in(position: Position, result: Result | None) -> GameResult | None:
    """Return a result with names in place of seats."""
    if result is None:
        return None
    winners = tuple([position.robots[seat].id for seat in result.winners])
    return GameResult(winners, result.reason, end_of(position.robots, result))
