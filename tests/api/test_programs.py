"""Programs of the public interface: typed, printed, copied."""

import copy
import pickle
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import golems
from tests.notation.strategies import rows


@given(st.lists(rows, max_size=6).map(tuple))
def test_a_program_comes_back_from_its_text_and_its_rows(laid: Any) -> None:
    program = golems.Program(laid)
    assert program == laid
    assert golems.Program(str(program)) == program == eval(repr(program), {"Program": golems.Program})
    assert pickle.loads(pickle.dumps(program)) == copy.copy(program) == program
    assert type(copy.deepcopy(program)) is golems.Program


def test_a_program_is_told_in_both_languages() -> None:
    assert golems.Program("F 2A").say() == "Forward · Attack ×2"
    assert golems.Program("F 2A").say("ru") == "Вперёд · Атака ×2"
