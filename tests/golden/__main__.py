"""`make golden` plays the golden matches and tells all golden games again; review the difference like
code."""

from tests.golden.matches import TABLES, file_of, written
from tests.golden.stories import games, tell_game

for name in TABLES:
    file_of(name).write_bytes(written(name))
for game in games():
    game.with_suffix(".txt").write_text(tell_game(game), encoding="utf-8")
