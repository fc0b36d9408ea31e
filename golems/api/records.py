"""Records: whole games that can be played again."""

from dataclasses import dataclass, field
from typing import Self

from golems.api.notebook import titled
from golems.api.positions import PlayedRound, Position
from golems.api.results import GameResult, result_in
from golems.drawing.labels import word
from golems.drawing.strip import Moment, draw_strip
from golems.notation import records
from golems.notation.reading import Object, document_of
from golems.notation.records import read_record, replay, write_record
from golems.notation.seals import broken_seals
from golems.words.speech import spoken


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A game as it was played, up to any point, with everything that chance decided and that was hidden.

    >>> start = Position.from_drawing("R> . . B<").to_json()
    >>> laid = {"red": "F A D S", "blue": "L R A D"}
    >>> document = {"format": "golems-record/1", "start": start, "rounds": [{"programs": laid}]}
    >>> record = Record.from_json(document)
    >>> record
    Record(edition='4.0', rounds=1, result=None)
    >>> record.position.where("red")
    'b1 E'
    """

    written: records.Record
    rounds: tuple[PlayedRound, ...] = field(compare=False)

    @classmethod
    def of(cls, written: records.Record) -> Self:
        """Play a record of the engine again; raise if a program was not legal where it was laid."""
        position, played = Position.of(written.start), list[PlayedRound]()
        for outcome in replay(written):
            played.append(PlayedRound(position, outcome))
            position = played[-1].position
        return cls(written, tuple(played))

    @classmethod
    def from_json(cls, document: object) -> Self:
        """Read a record from a document, or from a JSON text, and play it again."""
        return cls.of(read_record(document_of(document)))

    def to_json(self) -> Object:
        """Return the record as a document; `from_json` reads it back."""
        return write_record(self.written)

    @property
    def start(self) -> Position:
        """The position before the first round."""
        return Position.of(self.written.start)

    @property
    def position(self) -> Position:
        """The position after the last round."""
        return self.rounds[-1].position if self.rounds else self.start

    @property
    def players(self) -> tuple[object, ...]:
        """Who played, as it is written in the record."""
        return self.written.players

    @property
    def result(self) -> GameResult | None:
        """How the game ended, as it is written in the record."""
        return result_in(self.start, self.written.result)

    def verify(self) -> bool:
        """Tell whether the game ends as it is written, and every seal fits its program."""
        played = self.rounds[-1].outcome.result if self.rounds else None
        return played == self.written.result and not any(map(broken_seals, self.written.rounds))

    def say(self, language: str | None = None) -> str:
        """Return the game as a story, round by round."""
        words = spoken(language)
        told = []
        for number, played in enumerate(self.rounds, start=1):
            told += [words.say("story-round", round=number), played.say(words.code)]
        return "\n".join(told)

    def __str__(self) -> str:
        return self.say()

    def __repr__(self) -> str:
        facts = f"edition={self.written.start.edition!r}, rounds={len(self.rounds)}, result={self.result!r}"
        return f"{type(self).__name__}({facts})"

    def svg(self, language: str | None = None) -> str:
        """Return a film strip: the board at the start, and after each round."""
        words = spoken(language)
        moments = [Moment(word("before", words.code), self.start)]
        for number, played in enumerate(self.rounds, start=1):
            moments.append(Moment(words.say("story-round", round=number), played.position))
        return draw_strip(moments, words.code)

    def _repr_html_(self) -> str:
        words = spoken()
        return titled(str(self.result or words.say("replay-open")), [], self.svg())
