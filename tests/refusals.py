"""What a refusal is about, for `pytest.raises(Refusal, check=because("no-file"))`."""

from collections.abc import Callable

from golems.rules.refusals import Refusal


def because(reason: str) -> Callable[[Refusal], bool]:
    """Return a check that a refusal is for this reason."""
    return lambda refusal: refusal.reason == reason
