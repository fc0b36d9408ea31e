"""Records of the public interface: played again, verified, copied."""

import copy
import pickle

import golems
from golems.notation.records import write_record
from tests.api.test_matches import match_of


def test_a_record_plays_the_match_again() -> None:
    match = match_of().play()
    record = match.record
    assert record is not None
    again = golems.Record.from_json(record.to_json())
    assert again == record == pickle.loads(pickle.dumps(record)) == copy.deepcopy(record)
    assert again.rounds == match.rounds
    assert again.result == match.result
    assert (again.start, again.position) == (match.rounds[0].start, match.position)
    assert again.verify()
    assert str(again) == again.say("en") == str(match)
    assert write_record(again.written) == record.to_json()


def test_a_record_that_tells_another_end_is_not_true() -> None:
    record = match_of().play().record
    assert record is not None
    document = record.to_json() | {"result": {"winners": [], "reason": "V3"}}
    assert not golems.Record.from_json(document).verify()
    empty = golems.Record.from_json(record.to_json() | {"rounds": [], "result": None})
    assert (empty.rounds, empty.position, empty.verify()) == ((), empty.start, True)
