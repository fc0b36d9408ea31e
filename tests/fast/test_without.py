"""The extra is optional, and nobody who does not use it waits for it."""

import subprocess
import sys
from pathlib import Path

import pytest

from golems.fast import is_installed, jit


def run(*lines: str) -> None:
    subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True)


def test_without_numba_everything_else_works() -> None:
    run(
        "import sys",
        "sys.modules['numba'] = sys.modules['numpy'] = None",
        "import golems.cli, golems.server, golems.arena.simulation",
        "from golems.fast import is_installed",
        "assert not is_installed()",
    )


def test_numba_is_not_loaded_before_it_is_needed() -> None:
    run(
        "import sys",
        "import golems.cli, golems.server, golems.arena.simulation, golems.fast",
        "assert 'numba' not in sys.modules",
    )


def test_the_extra_is_here() -> None:
    assert is_installed()


def test_compiled_code_is_kept_where_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "kept"))
    folder = jit.cache_folder()
    assert folder is not None
    assert folder.parent == tmp_path / "kept"


def test_compiled_code_is_kept_by_the_user_where_the_package_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jit, "HERE", tmp_path / "nothing")
    (tmp_path / "nothing").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    folder = jit.cache_folder()
    assert folder is not None
    assert folder.parent == tmp_path / "user" / "golems"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "nothing"))
    assert jit.cache_folder() is None
