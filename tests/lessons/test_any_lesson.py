"""Whatever is done in a lesson, in any order, is applied or refused, and the log alone restores it."""

from hypothesis import given, settings
from hypothesis import strategies as st

from golems.lessons.entries import (
    ANIMALS,
    MISCONCEPTIONS,
    ActivityEnded,
    AnswersRevealed,
    AnyEntry,
    Begun,
    ChildCame,
    ChildLeft,
    ChildRenamed,
    Ended,
    Hinted,
    KnockAnswered,
    Knocked,
    LessonPaused,
    LessonResumed,
    LessonTable,
    Levelled,
    ListShown,
    NamesKnown,
    Pairing,
    PartnerSought,
    Played,
    PositionActivity,
    PredictActivity,
    Reseated,
    StoodIn,
    Tried,
    read_entry,
    write_entry,
)
from golems.lessons.histogram import histogram
from golems.lessons.lesson import Lesson, fold
from golems.lessons.report import report
from golems.rules.refusals import Refusal
from tests.lessons.classes import OPENED, first_puzzle, paired, whole_chapter

WRITE, PREDICT = first_puzzle("write"), first_puzzle("predict")
CHILDREN = st.integers(0, 5)
SIGN = st.integers(10, 12)


def table_for(children: list[int]) -> LessonTable:
    bot = "random" if len(children) == 1 else None
    return LessonTable(Pairing(tuple(children), 1, bot=bot), "room", tuple(["key"] * len(children)))


TRIED = st.builds(
    Tried,
    CHILDREN,
    st.sampled_from([WRITE, PREDICT]),
    st.tuples(st.sampled_from(["F", "F F", "L"])),
    st.tuples(st.sampled_from(["a1 N", "a2 N", "out"])),
    st.booleans(),
    cards=st.integers(0, 4),
    shows=st.lists(st.sampled_from(MISCONCEPTIONS), max_size=2, unique=True).map(tuple),
)
ENTRIES: st.SearchStrategy[AnyEntry | None] = st.one_of(
    st.builds(ChildCame, st.text(min_size=1, max_size=3), st.sampled_from(["", "A", "B", "C", "D"])),
    st.builds(ChildCame, st.just("k"), st.just(""), st.sampled_from(ANIMALS[:4]), st.integers(1, 4)),
    st.builds(ChildLeft, CHILDREN),
    st.builds(ChildRenamed, CHILDREN, st.sampled_from(["", "A", " a ", "E"])),
    st.builds(Knocked, CHILDREN, st.text(min_size=1, max_size=3), SIGN),
    st.builds(KnockAnswered, CHILDREN, SIGN, st.booleans()),
    st.builds(NamesKnown, st.sampled_from([(), ("A", "E")])),
    st.builds(ListShown, st.booleans()),
    st.builds(Reseated, st.builds(table_for, st.lists(CHILDREN, min_size=1, max_size=3, unique=True))),
    st.builds(PartnerSought, CHILDREN, st.booleans()),
    st.builds(StoodIn, st.integers(0, 2), st.sampled_from([(), (0,), (0, 1)])),
    st.builds(Levelled, CHILDREN, st.integers(1, 4)),
    st.sampled_from(
        [Begun(PositionActivity(WRITE)), Begun(PredictActivity(PREDICT)), Begun(whole_chapter())]
    ),
    st.none(),  # pairs, as they would be made then
    TRIED,
    st.builds(Played, st.integers(0, 2), st.just((1, 0)), st.just((True, True))),
    st.builds(Hinted, st.lists(CHILDREN, max_size=2).map(tuple), st.just(WRITE)),
    st.sampled_from([LessonPaused(), LessonResumed(), AnswersRevealed(), ActivityEnded()]),
)


@settings(deadline=None)
@given(st.lists(ENTRIES, max_size=30), st.booleans())
def test_the_log_alone_gives_the_lesson_back(wanted: list[AnyEntry | None], over: bool) -> None:
    lesson, log = fold([OPENED]), [write_entry(OPENED)]
    for entry in [*wanted, *([Ended()] if over else [])]:
        try:
            taken = paired(lesson) if entry is None else entry
            lesson.apply(taken)
        except Refusal:
            continue
        log.append(write_entry(taken))
    again = fold([read_entry(body) for body in log])
    assert told(again) == told(lesson)
    assert again.number == len(log)


def told(lesson: Lesson) -> list[object]:
    """Return everything that somebody may be shown of a lesson."""
    running = lesson.activities
    return [
        lesson.children,
        [lesson.state_of(child.number) for child in lesson.present],
        [histogram(each.last_tries().values()) for each in running],
        [(each.hints, each.played, each.seeking, each.stood_in) for each in running],
        [(each.revealed, each.over) for each in running],
        report(lesson),
        (lesson.paused, lesson.ended),
    ]


@settings(deadline=None)
@given(st.lists(TRIED, max_size=20))
def test_every_attempt_is_in_one_bar_and_in_one_end(tries: list[Tried]) -> None:
    found = histogram(tries)
    assert sum(bar.count for bar in found.bars) == sum(end.count for end in found.ends) == len(tries)
    assert (found.best is None) == (not any(tried.solved for tried in tries))
    wrong = [end.count for end in found.ends if not end.solved]
    assert (found.mistake is None) == (max(wrong, default=0) < 2)


@settings(deadline=None)
@given(st.lists(TRIED, max_size=20).flatmap(lambda tries: st.tuples(st.just(tries), st.permutations(tries))))
def test_it_does_not_matter_who_was_first(both: tuple[list[Tried], list[Tried]]) -> None:
    one, other = both
    assert histogram(one) == histogram(other)
