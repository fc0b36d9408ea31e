"""Seals: what was laid in secret is what was revealed."""

from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golems.notation.inputs import RoundInput
from golems.notation.programs import read_program, read_short
from golems.notation.reading import Json
from golems.notation.records import read_record, write_record
from golems.notation.seals import broken_seals, commitment
from golems.notation.tasks import resolve
from golems.rules.values import Program
from tests.notation.helpers import BATTLE, Doc, refused, through_json
from tests.notation.strategies import programs

SALT = "00112233445566778899aabbccddeeff"
F_L = read_short("F L")
SEAL = commitment(F_L, SALT)


def test_a_seal_is_the_hash_of_the_salt_and_the_short_program() -> None:
    expected = sha256(f"{SALT} F 2A ?A:F -".encode()).hexdigest()
    assert commitment(read_short("F 2A ?A:F -"), SALT) == expected


def test_a_seal_does_not_depend_on_how_the_program_is_written() -> None:
    for written in ("F L", "В Л", ["forward", "left"], " F  L "):
        assert commitment(read_program(written), SALT) == SEAL


@settings(max_examples=60, deadline=None)
@given(programs, programs, st.text("0123456789abcdef", min_size=16, max_size=20))
def test_another_program_has_another_seal(one: Program, other: Program, salt: str) -> None:
    assert (commitment(one, salt) == commitment(other, salt)) == (one == other)


# ---------------------------------------------------------------- does it hold?


def test_a_seal_holds_when_program_and_salt_give_it() -> None:
    assert broken_seals(RoundInput(programs={0: F_L}, salts={0: SALT}, sealed={0: SEAL})) == []


def test_a_program_without_a_seal_is_not_broken() -> None:
    assert broken_seals(RoundInput(programs={0: F_L})) == []
    assert broken_seals(RoundInput(programs={0: F_L}, salts={0: SALT})) == []


@pytest.mark.parametrize(
    "broken",
    [
        RoundInput(programs={1: read_short("L F")}, salts={1: SALT}, sealed={1: SEAL}),
        RoundInput(programs={1: F_L}, salts={1: SALT[:-1] + "0"}, sealed={1: SEAL}),
        RoundInput(programs={1: F_L}, salts={1: SALT}, sealed={1: SEAL[:-1] + "x"}),
        RoundInput(programs={1: F_L}, sealed={1: SEAL}),
        RoundInput(salts={1: SALT}, sealed={1: SEAL}),
    ],
)
def test_a_seal_is_broken_when_anything_does_not_fit_or_is_missing(broken: RoundInput) -> None:
    assert broken_seals(broken) == [1]


def test_all_broken_seals_are_named_in_seat_order() -> None:
    given = RoundInput(programs={1: F_L}, salts={1: SALT}, sealed={2: SEAL, 1: SEAL, 0: SEAL})
    assert broken_seals(given) == [0, 2]


# ---------------------------------------------------------------- in a record


def game(**changes: Json) -> Doc:
    entry = {"event": "nothing", "programs": {"red": "F L R S", "blue": "F L R"}}
    return {
        "format": "golems-record/1",
        "edition": "4.0",
        "level": None,
        "options": {},
        "start": BATTLE,
        "players": [],
        "rounds": [entry | changes],
        "result": None,
    }


def test_a_record_keeps_salts_and_seals() -> None:
    sealed = game(salts={"red": SALT}, sealed={"red": SEAL, "blue": "0" * 64})
    record = read_record(sealed)
    assert (record.rounds[0].salts, record.rounds[0].sealed) == ({0: SALT}, {0: SEAL, 1: "0" * 64})
    assert through_json(write_record(record)) == sealed


@pytest.mark.parametrize("salt", ["0" * 16, "f" * 128])
def test_a_salt_has_16_to_128_digits(salt: str) -> None:
    assert read_record(game(salts={"red": salt})).rounds[0].salts == {0: salt}


@pytest.mark.parametrize("salt", ["", "0" * 15, "0" * 129, "A" * 16, "g" * 16, "0" * 16 + "\n", " " * 16])
def test_a_malformed_salt_is_refused_with_its_place(salt: str) -> None:
    assert refused(read_record, game(salts={"red": salt})) == ("hex", "rounds[0].salts.red")


@pytest.mark.parametrize("seal", ["", "0" * 63, "0" * 65, "F" * 64])
def test_a_malformed_seal_is_refused_with_its_place(seal: str) -> None:
    assert refused(read_record, game(sealed={"blue": seal})) == ("hex", "rounds[0].sealed.blue")


def test_salts_and_seals_are_texts_of_robots_that_exist() -> None:
    assert refused(read_record, game(salts={"red": 16})) == ("expected", "rounds[0].salts.red")
    assert refused(read_record, game(salts=[SALT])) == ("expected", "rounds[0].salts")
    assert refused(read_record, game(sealed={"pink": SEAL})) == ("unknown-robot", "rounds[0].sealed.pink")


@pytest.mark.parametrize("key", ["salts", "sealed"])
def test_a_single_round_has_no_seals(key: str) -> None:
    assert refused(resolve, {"position": BATTLE, "free": True, key: {}}) == ("unknown-key", "")
