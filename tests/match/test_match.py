"""The course of a match: what it waits for, what it accepts and what it refuses, how it ends."""

from dataclasses import replace

import pytest

from golems.match.arenas import read_arena
from golems.match.decisions import Choose, Decision, Pick, Resign, Seal, TimeOut
from golems.match.match import Match, begin
from golems.match.ranking import ranking
from golems.match.requests import Request
from golems.match.saves import load, record_of, save
from golems.match.settings import Settings, check_offered, read_settings, write_settings
from golems.match.view import view
from golems.notation.programs import read_program, write_short
from golems.notation.reading import Json, Object, decode, encode
from golems.notation.records import Record, read_record, replay, write_record
from golems.rules.editions import default_hand
from golems.rules.events import Revealed, Rolled
from golems.rules.refusals import Illegal, Refusal
from golems.rules.values import DEFAULTS, Options
from tests.clauses import clause
from tests.match.tables import any_program, dealt, decisions, match_of, played, seats


def lay(match: Match, seat: int, program: str) -> None:
    match.decide(Seal(seat, read_program(program)))


def refused(match: Match, decision: Decision) -> Illegal:
    """Return the refusal of a decision, and check that it has changed nothing."""
    before = save(match), view(match, 0), view(match, 1)
    with pytest.raises(Illegal) as refusal:
        match.decide(decision)
    assert (save(match), view(match, 0), view(match, 1)) == before
    return refusal.value


def test_a_match_begins_with_the_components_that_were_given_out() -> None:
    def built(match: Match) -> list[tuple[str, ...]]:
        robots = match.position.robots
        return [(str(each.processor), str(each.weapon), str(each.chassis)) for each in robots]

    settings, given = match_of("L4").settings, built(dealt("L4"))
    assert built(begin(settings, "another seed", given)) == given
    assert begin(settings, "another seed", ()).phase == "components"


# ---------------------------------------------------------------- programming


@clause("R1", "P5")
def test_everybody_programs_at_the_same_time_and_the_last_one_starts_the_round() -> None:
    match = dealt("L4", 3, 1)
    assert [(request.seat, request.kind) for request in match.requests()] == [
        (0, "program"),
        (1, "program"),
        (2, "program"),
    ]
    for seat in (2, 0):
        match.decide(any_program(match, seat))
    assert [request.seat for request in match.requests()] == [1]
    assert not match.round.events
    match.decide(any_program(match, 1))
    assert match.rounds[0].events


@clause("P1", "P4")
def test_a_request_says_how_many_rows_and_which_cards() -> None:
    match = match_of("L4", components="deal", deck=("loop",))
    [request, _] = match.requests()
    rows = 4 if match.position.robots[0].processor == "p4" else 3
    assert request.rows == (rows, rows)
    assert dict(request.cards)["loop"] == 1
    assert "if" not in dict(request.cards)


@clause("P6")
def test_an_illegal_program_is_refused_with_its_row_and_changes_nothing() -> None:
    match = match_of("L1")
    refusal = refused(match, Seal(0, read_program("F F F A")))
    assert (refusal.reason, refusal.rule, refusal.facts["row"]) == ("too-many-cards", "P4", 3)
    assert refused(match, Seal(0, read_program("F"))).reason == "row-count"


def test_a_sealed_program_is_not_changed_any_more() -> None:
    match = match_of("L1")
    lay(match, 0, "F F A D")
    assert refused(match, Seal(0, read_program("S L R A"))).reason == "not-asked"


def test_a_decision_of_another_kind_is_refused() -> None:
    match = match_of("L1")
    assert refused(match, Pick(0, "p4")).reason == "not-asked"
    assert refused(match, Choose(0, "damage", "weapon")).reason == "not-asked"
    assert refused(match_of("L4"), Seal(0, read_program("F F A D"))).reason == "not-asked"


@clause("P8")
def test_when_time_is_up_rows_left_empty_do_nothing() -> None:
    match = match_of("L1")
    match.decide(TimeOut(0, read_program("F")))
    match.decide(TimeOut(1))
    assert write_short(match.rounds[0].given.programs[0]) == "F - - -"
    assert write_short(match.rounds[0].given.programs[1]) == "- - - -"
    assert refused(match, TimeOut(0, read_program("F F F"))).reason == "too-many-cards"


# ---------------------------------------------------------------- questions


BARE = {"edition": "4.0", "games": ["L4"], "board": ["...."] * 4, "starts": {"2": ["b1 S", "b4 N"]}}


def struck() -> Match:
    """Return a match in which Red strikes Blue with both fists, and Blue is asked what to flip."""
    match = match_of("L4", arena=read_arena("bare", BARE), deck=("nothing",))
    for seat in (0, 1):
        for part in ("p4", "w2", "c1"):
            match.decide(Pick(seat, part))
    lay(match, 0, "F A L R")
    lay(match, 1, "F S R L")
    return match


@clause("K6")
def test_a_question_waits_for_its_owner() -> None:
    match = struck()
    assert match.phase == "question"
    assert match.requests() == (Request(1, "damage", "K6", ("chassis", "weapon", "processor")),)
    assert refused(match, Choose(0, "damage", "weapon")).reason == "not-asked"
    assert refused(match, Choose(1, "repair", "weapon")).reason == "not-asked"
    assert refused(match, Choose(1, "damage", "engine")).reason == "no-option"
    assert refused(match, Resign(1)).reason == "resign-later"
    match.decide(Choose(1, "damage", "weapon"))
    assert match.requests()[0].options == ("chassis", "processor")
    match.decide(Choose(1, "damage", "processor"))
    assert match.position.robots[1].damaged == {"weapon", "processor"}
    assert match.requests()[1].rows == (2, 2)


@clause("P5")
def test_while_a_question_is_open_the_rows_to_come_are_hidden() -> None:
    seen = view(struck(), 0).rounds[0]
    assert [event.rows for event in seen.events if isinstance(event, Revealed)] == [
        ("forward", "forward"),
        ("attack", "stand"),
    ]
    assert seen.programs == {}


def test_when_time_is_up_a_question_takes_its_default() -> None:
    match = struck()
    match.decide(TimeOut(1))
    match.decide(TimeOut(1))
    assert match.position.robots[1].damaged == {"chassis", "weapon"}


# ---------------------------------------------------------------- giving up


@clause("V1")
def test_when_one_of_two_resigns_the_other_wins_at_once() -> None:
    match = match_of("L1")
    lay(match, 0, "F F A D")
    match.decide(Resign(0))
    assert match.result
    assert (match.result.winners, match.result.reason) == ((1,), "V1")
    assert ranking(match) == ((1,), (0,))
    assert refused(match, Resign(1)).reason == "match-over"
    assert refused(match, Seal(1, read_program("F F A D"))).reason == "match-over"


def test_of_three_the_others_play_on_without_the_one_who_resigns() -> None:
    match = match_of("L1", 3)
    match.decide(Resign(1))
    assert [request.seat for request in match.requests()] == [0, 2]
    assert refused(match, Resign(1)).reason == "resign-not-playing"
    lay(match, 0, "S L R D")
    lay(match, 2, "S L R D")
    assert match.position.robots[1].out
    assert match.rounds[0].given.resigned == (1,)
    assert match.rounds[1].given.resigned == ()
    assert ranking(played(match))[-1] == (1,)


@clause("V2")
def test_a_lone_player_who_resigns_leaves_the_win_to_the_parobots() -> None:
    match = dealt("L4", 1, 2)
    assert refused(match, Resign(1)).reason == "resign-not-playing"
    match.decide(Resign(0))
    assert match.result
    assert (match.result.winners, match.result.reason) == ((1, 2), "V2")


def test_everybody_may_resign_in_the_draft() -> None:
    match = match_of("L4", 3)
    for seat in (0, 1, 2):
        match.decide(Resign(seat))
    assert match.phase == "over"
    assert match.result
    assert match.result.winners == ()


# ---------------------------------------------------------------- modes


@clause("V5")
def test_allies_win_together_or_not_at_all() -> None:
    reasons = set()
    for seed in range(30):
        match = played(dealt("L4", 2, 2, seed=str(seed), options=Options(allies=True)))
        assert match.result
        reasons.add(match.result.reason)
        left = {seat for seat, robot in enumerate(match.position.robots) if not robot.out}
        assert set(match.result.winners) == left
        assert set(ranking(match)[0]) == left, "however battered they are"
    assert reasons == {"V5"}


@clause("G12")
def test_autonomous_golems_are_programmed_once_and_run_to_the_end() -> None:
    match = match_of("autonomous")
    lay(match, 0, "e?A:F u?D:2F L S")
    assert match.phase == "programs"
    lay(match, 1, "3F R e?2A:S A")
    assert match.phase == "over"
    record = record_of(match)
    assert record
    assert {given.programs[0] for given in record.rounds} == {read_program("e?A:F u?D:2F L S")}
    assert len(match.decisions) == 2


@clause("G15")
@pytest.mark.parametrize("edition", ["3.0", "2.0"])
def test_beginners_throw_no_die_and_hold_no_bonus_cards(edition: str) -> None:
    match = match_of("beginners", edition=edition)
    assert match.game.open
    assert match.round.given.bonus == {}
    bonus = {"loop", "loop3", "enemy?", "attacked?"}
    assert {card for card, count in match.position.hand if not count} == bonus
    assert not bonus & dict(match.requests()[0].cards).keys()
    lay(match, 0, "F L R S")
    lay(match, 1, "F L R S")
    assert not [event for event in match.rounds[0].events if isinstance(event, Rolled)]
    assert match.rounds[0].events[0].row == 1


@clause("G15")
@pytest.mark.parametrize("players", [1, 3, 4])
def test_new_beginners_are_two_and_others_who_have_begun_play_on(players: int) -> None:
    old = match_of("beginners", players)
    with pytest.raises(Illegal) as refused:
        check_offered(old.settings)
    assert (refused.value.reason, refused.value.rule) == ("game-players", "G15")
    assert load(save(played(old))).result == old.result is not None


@clause("G15")
def test_beginners_cannot_be_given_bonus_cards_and_who_was_plays_on_without_them() -> None:
    old = match_of("beginners", hand=(("forward", 4), ("loop", 1)))
    with pytest.raises(Illegal) as refused:
        check_offered(old.settings)
    assert (refused.value.reason, refused.value.path) == ("no-bonus-cards", "hand")
    assert dict(old.position.hand) == {"forward": 4, "loop": 0}
    check_offered(match_of("beginners", hand=(("forward", 4), ("loop", 0))).settings)


@clause("G15")
def test_a_record_of_beginners_needs_no_dice_to_be_played_again() -> None:
    match = match_of("beginners")
    for _ in decisions(match):
        pass
    record = record_of(match)
    assert record
    again = read_record(encode_and_decode(record))
    assert all(not given.bonus for given in again.rounds)
    assert [outcome.events for outcome in replay(again)] == [round_.events for round_ in match.rounds]


def encode_and_decode(record: Record) -> Json:
    return decode(encode(write_record(record)))


@clause("G15")
def test_an_old_record_of_beginners_with_blank_dice_is_played_again_as_it_was() -> None:
    """Before dice were left out, beginners threw one that always showed a blank, and held bonus cards."""
    match = match_of("beginners")
    for _ in decisions(match):
        pass
    record = record_of(match)
    assert record
    old = replace(
        record,
        start=record.start._replace(hand=default_hand("3.0", DEFAULTS)),
        rounds=tuple(
            [replace(given, bonus=dict.fromkeys(given.programs, "blank")) for given in record.rounds]
        ),
    )
    again = read_record(encode_and_decode(old))
    ends = list(replay(again))
    assert ends[-1].result == match.result
    for outcome, round_ in zip(ends, match.rounds, strict=True):
        told = [event for event in outcome.events if not isinstance(event, Rolled)]
        assert tuple(told) == round_.events
        assert len(outcome.events) > len(told)


@clause("G2")
def test_the_bonus_die_is_thrown_for_all_to_see_before_anybody_programs() -> None:
    thrown = {match_of("standard", seed=str(seed)).round.given.bonus[0] for seed in range(40)}
    assert thrown == {"loop", "loop3", "condition", "blank"}
    match = match_of("standard")
    assert view(match, 1).rounds[0].bonus == match.round.given.bonus


@clause("G13")
def test_home_is_where_a_golem_starts() -> None:
    match = match_of("bring_barrel")
    assert all(robot.home == robot.cell for robot in match.position.robots)


# ---------------------------------------------------------------- the end


def test_the_same_seed_and_decisions_are_the_same_match() -> None:
    for seed in ("0", "1"):
        one, other = played(match_of("L4", 3, seed=seed)), match_of("L4", 3, seed=seed)
        for decision in one.decisions:
            other.decide(decision)
        assert save(one) == save(other)
        assert one.position == other.position
    assert played(match_of("L4", 3, seed="0")).position != played(match_of("L4", 3, seed="1")).position


def test_places_go_to_winners_then_to_the_soundest_then_to_the_last_to_fall() -> None:
    for seed in range(20):
        match = played(match_of("L1", 4, seed=str(seed)))
        places, result = ranking(match), match.result
        assert result
        assert sorted(seat for place in places for seat in place) == [0, 1, 2, 3]
        if result.winners:
            assert places[0] == result.winners
        left = [seat for place in places for seat in place if not match.position.robots[seat].out]
        assert left == sorted(left, key=lambda seat: match.position.robots[seat].damage)


def test_parobots_are_ranked_only_where_they_can_win() -> None:
    lone = played(dealt("L4", 1, 2))
    assert sorted(seat for place in ranking(lone) for seat in place) == [0, 1, 2]
    together = played(dealt("L4", 2, 2))
    assert sorted(seat for place in ranking(together) for seat in place) == [0, 1]
    assert ranking(match_of("L1")) == ()


def test_a_scenario_gives_everybody_a_goal_and_chosen_colours() -> None:
    match = Match(Settings("scenario", seats(2)[::-1], "night-watch", "3.0"), "0")
    assert [robot.id for robot in match.position.robots] == ["blue", "red"]
    assert [goal.kind for goal in match.position.goals] == ["survive", "destroy"]
    assert played(match).result


OWN_SCENARIO: Object = {
    "edition": "3.0",
    "board": ["..", "#.", ".."],
    "robots": [{"id": "red", "cell": "a1", "facing": "E"}],
    "goals": [{"robot": "red", "goal": "reach", "cell": "a3"}],
}


def own_scenario(**changes: Json) -> Settings:
    return read_settings(
        {"game": "scenario", "seats": [{"colour": "green"}], "arena": OWN_SCENARIO | changes}
    )


@clause("G14")
def test_a_scenario_may_come_with_the_settings() -> None:
    settings = own_scenario()
    assert read_settings(write_settings(settings)) == settings
    match = Match(settings, "0")
    assert match.arena == "own"
    assert [robot.id for robot in match.position.robots] == ["green"]
    assert record_of(load(save(match))) == record_of(match)


@clause("G14")
@pytest.mark.parametrize(
    ("changes", "reason", "path"),
    [
        ({"goals": []}, "puzzle-no-goal", "arena.goals"),
        ({"edition": "4.0"}, "unknown-key", "arena"),
        ({"board": ["..", ".."]}, "not-on-board", "arena.goals[0].cell"),
    ],
)
def test_a_scenario_in_which_nothing_can_be_done_is_refused(changes: Object, reason: str, path: str) -> None:
    with pytest.raises(Refusal) as refusal:
        own_scenario(**changes)
    assert refusal.value.reason == reason
    assert refusal.value.path.startswith(path)
