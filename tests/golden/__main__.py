"""`make golden` tells the golden games anew; the difference is reviewed like code."""

from tests.golden.telling import GAMES, tell_game

for game in GAMES:
    game.with_suffix(".txt").write_text(tell_game(game), encoding="utf-8")
