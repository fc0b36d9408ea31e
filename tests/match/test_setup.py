"""The set-up of a match: who sits where, with what, and which cards are dealt."""

from collections import Counter

import pytest

from golems.match.arenas import Arena, arena_named
from golems.match.decisions import Pick, Resign, TimeOut
from golems.match.games import games
from golems.match.match import Match
from golems.match.settings import SeatSettings, Settings, check_offered, read_settings, write_settings
from golems.notation.reading import Json
from golems.rules.refusals import Illegal, Refusal
from golems.rules.setup import BARREL_POOL, COMPONENTS
from golems.words.language import LANGUAGES, language
from golems.words.refusals import explain
from tests.clauses import clause
from tests.match.tables import COLOURS, dealt, match_of, played
from tests.refusals import because

SEEDS = [str(number) for number in range(40)]


@clause("S7")
def test_colours_are_chosen_or_drawn_and_all_different() -> None:
    chosen = (SeatSettings(), SeatSettings(colour="green"), SeatSettings(), SeatSettings())
    drawn = {colours(Match(Settings("L2", chosen, "village-pond"), seed)) for seed in SEEDS}
    for ids in drawn:
        assert ids[1] == "green"
        assert set(ids) == set(COLOURS)
    assert len(drawn) == 6


def colours(match: Match) -> tuple[str, ...]:
    return tuple([robot.id for robot in match.position.robots])


@clause("S6")
def test_two_robots_start_where_the_arena_says_and_three_draw_lots() -> None:
    starts = arena_named("village-pond").starts
    assert places(match_of("L2", 2, arena="village-pond")) == starts[2]
    assert places(match_of("L2", 3, arena="village-pond", places="fixed")) == starts[3]
    drawn = [places(match_of("L2", 3, arena="village-pond", seed=seed)) for seed in SEEDS]
    assert {frozenset(found) for found in drawn} == {frozenset(starts[3])}
    assert len(set(drawn)) == 6


@clause("S6")
def test_two_draw_lots_too_where_their_places_are_not_the_same() -> None:
    """On the canal two ParoBots cannot stand as in a mirror; they keep their places. The dam looks the same
    from four sides."""
    starts = arena_named("canal").starts[4]
    drawn = {places(match_of("L3", 2, 2, arena="canal", seed=seed)) for seed in SEEDS}
    assert drawn == {starts, (starts[1], starts[0], *starts[2:])}
    assert {places(match_of("L2", arena="dam", seed=seed)) for seed in SEEDS} == {
        arena_named("dam").starts[2]
    }


def places(match: Match) -> tuple[tuple[int, int], ...]:
    return tuple([(robot.cell, robot.facing) for robot in match.position.robots])


@clause("S5")
def test_barrels_are_dealt_from_the_pool_of_five() -> None:
    dealt_ = {match_of("L4", seed=seed, arena="ice-towers").position.barrels for seed in SEEDS}
    assert len(dealt_) > 5
    for barrels in dealt_:
        contents = Counter(barrel for _, column in barrels for barrel in column)
        assert contents <= Counter(BARREL_POOL)


@clause("S8")
def test_eight_event_cards_of_two_each_make_the_deck() -> None:
    for seed in SEEDS:
        deck = match_of("L4", seed=seed).deck
        assert len(deck) == 8
        assert max(Counter(deck).values()) <= 2


@clause("L1")
def test_at_level_one_every_round_is_plain_and_robots_only_count_damage() -> None:
    match = match_of("L1")
    assert match.deck == ("nothing",) * 8
    assert all(robot.simple for robot in match.position.robots)
    assert not {"loop", "if"} & {card for card, count in match.position.hand if count}


@clause("L2")
def test_at_level_two_nothing_freezes_and_novices_need_no_bonus_cards() -> None:
    for seed in SEEDS:
        assert not {"freeze", "thaw"} & set(match_of("L2", seed=seed).deck)
        easy = dealt("L2", novices=True, seed=seed)
        assert easy.round.given.event not in ("loop", "condition")


@clause("L3")
def test_at_level_three_novices_play_freeze_and_thaw_as_nothing() -> None:
    [seed] = [seed for seed in SEEDS if match_of("L3", 2, 2, seed=seed).deck[0] == "freeze"][:1]
    assert dealt("L3", 2, 2, seed=seed).round.given.event == "freeze"
    assert dealt("L3", 2, 2, seed=seed, novices=True).round.given.event == "nothing"


def test_what_is_agreed_stands_in_place_of_what_the_level_says() -> None:
    match = dealt("L2", deck=("loop",), open=True)
    assert set(match.deck) == {"loop"}
    assert match.game.open


# ---------------------------------------------------------------- a start


@clause("K6")
def test_a_simple_robot_may_begin_with_damage_that_it_only_counts() -> None:
    seats = SeatSettings(), SeatSettings(damage=2)
    assert [robot.damage for robot in Match(Settings("L1", seats), "1").position.robots] == [0, 2]


@clause("K6")
@pytest.mark.parametrize("game", ["L2", "L4"])
def test_a_robot_with_components_may_begin_with_some_of_them_damaged(game: str) -> None:
    seats = SeatSettings(), SeatSettings(damage=2)
    match = Match(Settings(game, seats, components="deal"), "1")
    assert [robot.damaged for robot in match.position.robots] == [set(), {"chassis", "weapon"}]
    assert [robot.damage for robot in match.position.robots] == [0, 0]
    assert all(robot.chassis and robot.weapon for robot in match.position.robots)


def test_a_golem_of_the_older_editions_begins_unharmed() -> None:
    seats = SeatSettings(), SeatSettings(damage=1)
    with pytest.raises(Illegal, check=because("damage-at-first")):
        Match(Settings("standard", seats, edition="3.0"), "1")


# ---------------------------------------------------------------- components


@clause("S7")
def test_two_players_choose_freely_and_at_the_same_time() -> None:
    match = match_of("L4")
    assert [request.seat for request in match.requests()] == [0, 1]
    for part in ("w11", "p3", "c2"):
        match.decide(Pick(1, part))
    assert [request.seat for request in match.requests()] == [0]
    for part in ("p3", "w11", "c1"):
        match.decide(Pick(0, part))
    robot = match.position.robots[0]
    assert (robot.processor, robot.weapon, robot.chassis) == ("p3", "w11", "c1")
    assert match.phase == "programs"


@clause("S7")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_draft_in_snake_order_from_a_random_first_seat(players: int) -> None:
    orders = set()
    for seed in SEEDS:
        match = match_of("L4", players, seed=seed)
        order = []
        while match.phase == "components":
            [request] = match.requests()
            order.append(request.seat)
            match.decide(Pick(request.seat, str(request.options[0])))
        assert order[:players] == order[2 * players :] == order[players : 2 * players][::-1]
        orders.add(order[0])
    assert orders == set(range(players))


@clause("S7")
def test_nobody_takes_what_is_gone_or_a_second_of_a_type() -> None:
    match = match_of("L4", 3)
    first, second, third = match.order[:3]
    match.decide(Pick(first, "p4"))
    match.decide(Pick(second, "p4"))
    assert "p4" not in match.requests()[0].options
    with pytest.raises(Illegal, check=because("component")):
        match.decide(Pick(third, "p4"))
    with pytest.raises(Illegal, check=because("not-asked")):
        match.decide(Pick(second, "w2"))
    match.decide(Pick(third, "p3"))
    assert set(match.requests()[0].options) == {"w2", "w11", "c1", "c2"}


@clause("S7")
def test_a_quick_start_deals_everybody_one_of_each() -> None:
    for seed in SEEDS:
        match = dealt("L4", 4, seed=seed)
        assert match.phase == "programs"
        parts = [part for robot in match.position.robots for part in robot[5:8]]
        assert Counter(parts) == Counter(COMPONENTS)


def test_when_time_is_up_the_first_component_is_taken() -> None:
    match = match_of("L4")
    match.decide(TimeOut(0))
    assert match.picks[0] == ["p4"]


def test_who_resigns_in_the_draft_takes_what_comes_first_and_leaves_in_round_one() -> None:
    match = match_of("L4", 3)
    match.decide(Resign(match.order[0]))
    assert match.requests()[0].seat == match.order[1]
    played(match)
    assert match.rounds[0].given.resigned == (match.order[0],)


# ---------------------------------------------------------------- what cannot be


def refused(match: str, **agreed: object) -> str:
    with pytest.raises(Illegal) as refusal:
        match_of(match, **agreed)  # type: ignore[arg-type]
    for code in LANGUAGES:
        assert explain(refusal.value, language(code))
    return refusal.value.reason


def test_tables_that_cannot_be_set_are_refused() -> None:
    assert refused("L1", players=2, parobots=1) == "parobots"
    assert refused("L4", players=4, parobots=1) == "too-many-robots"
    assert refused("L4", players=0, parobots=2) == "no-player"
    assert refused("standard", players=3, edition="2.0") == "two-golems"
    assert refused("L4", edition="3.0") == "game-edition"
    assert refused("L4", players=3, components="choose") == "choose-freely"
    assert refused("L1", components="draft") == "no-components"
    assert refused("scenario", players=3, arena="royal-hill") == "scenario-seats"
    assert refused("scenario", arena="old-ford", edition="3.0") == "scenario-edition"
    assert refused("L1", arena="village-pond") == "arena-token"
    assert refused("L1", hand=(("forward", 3), ("loop", 2))) == "small-hand"


@clause("Q1")
def test_parobots_sit_after_the_players() -> None:
    mixed = (SeatSettings(parobot="1A"), SeatSettings())
    with pytest.raises(Illegal, check=because("parobots-last")):
        Match(Settings("L4", mixed), "0")


@clause("K6")
def test_a_golem_that_counts_its_damage_may_begin_with_some() -> None:
    given = (SeatSettings(colour="red"), SeatSettings(colour="blue", damage=3))
    match = Match(Settings("L1", given), "0")
    assert [(robot.id, robot.damage) for robot in match.position.robots] == [("red", 0), ("blue", 3)]
    assert read_settings(write_settings(match.settings)).seats == given


@clause("K6")
@pytest.mark.parametrize(("game", "parobot"), [("L2", "1A"), ("scenario", None)])
def test_a_parobot_and_a_golem_of_a_scenario_begin_whole(game: str, parobot: str | None) -> None:
    given = (SeatSettings(), SeatSettings(damage=1, parobot=parobot))
    arena = "royal-hill" if game == "scenario" else "random"
    with pytest.raises(Illegal, check=because("damage-at-first")) as refusal:
        Match(Settings(game, given, arena, games()[game].editions[0]), "0")
    assert refusal.value.path == "seats[1].damage"
    for code in LANGUAGES:
        assert explain(refusal.value, language(code))


@pytest.mark.parametrize("damage", [-1, 4, 1.5, "1", True])
def test_damage_is_a_number_that_a_golem_can_bear(damage: Json) -> None:
    with pytest.raises(Refusal) as refusal:
        read_settings({"game": "L1", "seats": [{}, {"damage": damage}]})
    assert refusal.value.path == "seats[1].damage"


def test_two_seats_cannot_have_one_colour() -> None:
    with pytest.raises(Illegal, check=because("same-colour")):
        Match(Settings("L4", (SeatSettings(colour="red"), SeatSettings(colour="red"))), "0")


@clause("Q3")
def test_a_parobots_card_is_given_or_drawn() -> None:
    some = (SeatSettings(), SeatSettings(parobot="1A"), SeatSettings(parobot="any"))
    cards = {
        tuple(robot.bot for robot in Match(Settings("L4", some), seed).position.robots) for seed in SEEDS
    }
    assert {card[:2] for card in cards} == {(None, "1A")}
    assert {card[2] for card in cards} == {"1B", "2A", "2B", "3A", "3B"}


def test_every_game_starts_on_a_random_arena_too() -> None:
    for game in games():
        if game != "scenario":
            boards = {
                match_of(game, seed=seed, parobots=games()[game].parobots[2][0]).position
                for seed in SEEDS[:8]
            }
            assert len(boards) > 1


@clause("G14")
def test_a_scenario_says_in_which_edition_it_is_played() -> None:
    for name, edition in (("old-ford", "2.0"), ("royal-hill", "3.0")):
        settings = read_settings({"game": "scenario", "seats": [{}, {}], "arena": name})
        assert settings.edition == Match(settings, "0").position.edition == edition


@clause("G10", "2.0")
def test_streams_are_laid_only_in_the_edition_that_has_them() -> None:
    for edition, streams in (("3.0", True), ("2.0", False)):
        match = match_of("standard", arena="rapids", edition=edition)
        assert bool(match.position.streams) == streams


@clause("G10", "2.0")
@pytest.mark.parametrize("arena", ["rapids", arena_named("rapids")], ids=["named", "own"])
def test_a_new_match_of_edition_2_is_refused_an_arena_with_streams(arena: str | Arena) -> None:
    two = (SeatSettings(), SeatSettings())
    check_offered(Settings("standard", two, arena, "3.0"))
    with pytest.raises(Illegal) as refusal:
        check_offered(Settings("standard", two, arena, "2.0"))
    assert (refusal.value.reason, refusal.value.path) == ("arena-streams", "arena")


@pytest.mark.parametrize(
    ("game", "arena"), [("standard", "random"), ("standard", "ruins"), ("scenario", "old-ford")]
)
def test_all_that_lies_elsewhere_edition_2_has_too(game: str, arena: str) -> None:
    check_offered(Settings(game, (SeatSettings(), SeatSettings()), arena, "2.0"))
