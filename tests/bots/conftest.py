"""What several tests of bots need."""

import pytest

from golems.bots import thinkers


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "is_installed", lambda: False)
