"""What a browser does with news: docs/protocol.md says it in words."""

from typing import Any

BY_ROBOT = ("waiting", "sealed", "programs")  # of a match
ALWAYS = ("chair", "deadline")  # of a room; whatever else is null is not there


def fold_news(room: Any, news: Any) -> Any:
    """Return the room as it is after the news. The old one stays as it was."""
    folded = {**room, **news.get("room", {}), "number": news["number"]}
    if "match" in news:
        folded["match"] = fold_match(room.get("match", {}), news["match"])
    return {key: value for key, value in folded.items() if value is not None or key in ALWAYS}


def fold_match(match: Any, news: Any) -> Any:
    merged = {key: match.get(key, {}) | news[key] for key in BY_ROBOT if news.get(key)}
    robots = {key: {robot: value for robot, value in each.items() if value} for key, each in merged.items()}
    folded = {**match, **news, **robots}
    return {key: value for key, value in folded.items() if value is not None}
