"""The log of a lesson keeps the names under which it was stored, whatever its classes are called."""

from typing import get_args

from golems.lessons.entries import AnyActivity, AnyEntry

ENTRIES = (
    *("opened", "joined", "knocked", "answered", "renamed", "known", "listed", "left", "planned"),
    *("stepped", "levelled", "begun", "tried", "reseated", "sought", "stood", "played", "hinted"),
    *("paused", "resumed", "revealed", "ran", "moved", "ended"),
)
ACTIVITIES = ("pairs", "chapter", "position", "predict")


def test_entries_are_stored_under_their_names() -> None:
    assert tuple([kind.__struct_config__.tag for kind in get_args(AnyEntry)]) == ENTRIES


def test_activities_are_stored_under_their_names() -> None:
    assert tuple([kind.__struct_config__.tag for kind in get_args(AnyActivity)]) == ACTIVITIES
