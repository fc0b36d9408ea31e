"""What a browser does with news: docs/protocol.md says it in words."""

from typing import Any

ALWAYS = ("chair", "deadline")  # of a room; whatever else is null is not there


def fold_news(room: Any, news: Any) -> Any:
    """Return the room as it is after the news. The old one stays as it was."""
    folded = {**room, **news.get("room", {}), "number": news["number"]}
    if "match" in news:
        folded["match"] = fold_match(room.get("match", {}), news["match"])
    return {key: value for key, value in folded.items() if value is not None or key in ALWAYS}


def fold_match(match: Any, news: Any) -> Any:
    folded = {**match, **news}
    if "rounds" in news:
        rounds = match.get("rounds", [])[: news["first_round"]] + (news["rounds"] or [])
        folded |= {"rounds": rounds or None, "first_round": 0}
    return {key: value for key, value in folded.items() if value is not None}
