"""The first battle: five short steps that teach without a word to read."""

import re
from collections.abc import Callable
from typing import Literal, TypeAlias

import pytest
from playwright.sync_api import Locator, Page, expect

from golems.words.language import language
from tests.e2e.axe import axe
from tests.e2e.fitting import assert_fits
from tests.e2e.opening import PHONE, PROJECTOR, Lang, Opening, Viewport
from tests.e2e.people import FAST, SLOW, Person, keep
from tests.e2e.voices import VOICE, hears, said

STEPS = {
    "walk": ("forward", "forward"),
    "turn": ("forward", "right", "forward"),
    "strike": ("forward", "right", "attack"),
    "defend": ("defend", "attack"),
}
Way: TypeAlias = Literal["hand", "keys"]
SHOWN = {"walk": 3, "turn": 3, "strike": 1, "defend": 1}  # how often the hand shows what comes next


def newcomer(page_of: Opening, viewport: Viewport, lang: Lang) -> Person:
    """Return somebody who has seen the story and never played, on a device that speaks."""
    page = page_of.device(viewport, lang, first=True)
    page.add_init_script(VOICE)
    page.goto("/")
    keep(page, {"golems-tale": "told", "golems-settings": FAST})
    page.reload()
    return Person(page)


def hand(page: Page) -> Locator:
    return page.locator(".pointing .hand")


def sentence(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("paragraph")


def battle_task(page: Page, text: str) -> Locator:
    return page.get_by_role("complementary").get_by_text(text)


def card(child: Person, name: str) -> Locator:
    return child.hand.locator(f"[data-card={name}]")


def sentences(text: str) -> list[str]:
    """Return how a text is spoken: one sentence after the other."""
    return [each.strip() for each in re.findall(r"[^.!?…]+[.!?…]*", text)]


def listen(child: Person, text: str) -> None:
    """Read a sentence of the golem, and hear it to the end."""
    expect(sentence(child.page)).to_have_text(text)
    hears(child.page, *sentences(text))


def solve(
    child: Person, step: str, lang: Lang, by: Way, lay: Callable[[str], None], go: Callable[[], None]
) -> int:
    """Do what the step asks; return how often the hand showed what comes next."""
    say = language(lang).say
    shown = 0
    listen(child, say(f"first-{step}-task"))
    expect(child.page.get_by_role("status").first).to_have_text(say(f"first-{step}-task"))
    for number, name in enumerate(STEPS[step], start=1):
        shown += hand(child.page).count()
        lay(name)
        child_has = child.page.locator(".slot.laid")
        expect(child_has).to_have_count(number)
    listen(child, say("first-go", by=by))
    shown += hand(child.page).count()
    go()
    listen(child, say(f"first-{step}-done"))
    return shown


def fight(child: Person, lang: Lang, press: Callable[[Locator], None]) -> None:
    """Lay anything, in one battle after another, until one is won: one blow is enough."""
    say = language(lang).say
    won, lost = [child.page.get_by_text(say(f"first-battle-{end}")) for end in ("won", "lost")]
    play(child, lang, press)
    expect(won.or_(lost)).to_be_visible()
    while lost.is_visible():
        press(child.button(say("first-try-again")))
        expect(child.hand).to_be_visible()
        play(child, lang, press)
        expect(won.or_(lost)).to_be_visible()


def play(child: Person, lang: Lang, press: Callable[[Locator], None]) -> None:
    """Lay anything, round after round, until the battle is over."""
    result = child.page.locator("#result-title")
    next_round = child.page.get_by_role("button", name=language(lang).say("table-next-round"), exact=True)
    while not result.is_visible():
        child.fill()
        press(child.page.locator(".programmer button.main"))
        expect(next_round.or_(result)).to_be_visible()
        if next_round.is_visible():
            press(next_round)
        expect(child.hand.or_(result)).to_be_visible()


def told_on_the_way(step: str, lang: Lang) -> list[str]:
    """Return what is said of the blows of a step while they are seen."""
    say = language(lang).say
    red, knight = say("robot-red"), say("robot-straw")
    defended = say("heard-blow-defended", robot=knight, target=red)
    won = [say("heard-blow-destroyed", robot=red, target=knight), say("event-removed", robot=knight)]
    return {"strike": won, "defend": [defended, *won]}.get(step, [])


def all_sentences(lang: Lang, by: Way) -> list[str]:
    """Return what is said in the four steps, in order, to whoever plays by hand or by keys."""
    say = language(lang).say
    texts = [
        (
            say(f"first-{step}-task"),
            say("first-go", by=by),
            say("first-watch"),
            *told_on_the_way(step, lang),
            say(f"first-{step}-done"),
        )
        for step in STEPS
    ]
    return [each for step in texts for text in step for each in sentences(text)]


def test_a_child_learns_to_play_by_touch_in_five_steps(page_of: Opening) -> None:
    child = newcomer(page_of, PHONE, "ru")
    page, say = child.page, language("ru").say
    child.button("Играть!").tap()
    for step in STEPS:
        shown = solve(
            child,
            step,
            "ru",
            "hand",
            lambda name: card(child, name).tap(),
            lambda: child.button(say("solve-go")).tap(),
        )
        assert shown == SHOWN[step]
        axe(page)
        assert_fits(page)
        child.button(say("first-next")).tap()
    told = all_sentences("ru", "hand")
    assert said(page)[: len(told)] == told
    expect(battle_task(page, say("first-battle-task"))).to_be_visible()
    assert_fits(page)
    expect(page.locator('use[href$="#art-goal-target"]')).to_have_count(1)
    fight(child, "ru", lambda button: button.tap())
    expect(page.get_by_text(say("first-battle-won"))).to_be_visible()
    axe(page)
    hears(page, *sentences(say("first-battle-task")), *sentences(say("first-battle-won")))
    child.button(say("first-end")).tap()
    expect(page.get_by_role("heading", name=say("journey-title"))).to_be_visible()


def test_a_child_learns_to_play_by_keys(page_of: Opening) -> None:
    child = newcomer(page_of, PROJECTOR, "en")
    page, say = child.page, language("en").say
    child.button("Play!").press("Enter")
    for step in STEPS:
        first = STEPS[step][0]
        expect(card(child, first)).to_be_focused()
        cards = [each.get_attribute("data-card") for each in child.cards.all()]
        shown = solve(
            child,
            step,
            "en",
            "keys",
            lambda name, cards=cards: child.press(str(cards.index(name) + 1)),  # type: ignore[misc]
            lambda: child.press("Enter"),
        )
        assert shown == SHOWN[step]
        expect(child.button(say("first-next"))).to_be_focused()
        child.press("Enter")
    told = all_sentences("en", "keys")
    assert said(page)[: len(told)] == told
    expect(battle_task(page, say("first-battle-task"))).to_be_visible()
    fight(child, "en", lambda button: button.press("Enter"))
    expect(page.get_by_text(say("first-battle-won"))).to_be_visible()
    expect(child.button(say("first-end"))).to_be_focused()
    expect(child.button(say("result-rematch"))).to_have_count(0)  # there is one way on
    hears(page, *sentences(say("first-battle-task")), *sentences(say("first-battle-won")))


def test_the_keys_stay_with_what_is_seen_and_cover_no_name(page_of: Opening) -> None:
    child = newcomer(page_of, PROJECTOR, "en")
    page, say = child.page, language("en").say
    keep(page, {"golems-first": {"step": 3}, "golems-settings": SLOW})
    page.reload()
    child.button("Play!").press("Enter")
    expect(card(child, "defend")).to_be_focused()
    for each in child.cards.all():
        key, name = each.locator("kbd").bounding_box(), each.locator(".word").bounding_box()
        assert key
        assert name
        assert key["y"] >= name["y"] + name["height"]
    child.press("2", "1")
    expect(child.button(say("solve-go"))).to_be_focused()
    child.press("Enter")
    expect(page.get_by_role("region", name=say("board"))).to_be_focused()


def test_whoever_lays_the_cards_in_another_order_is_shown_everything(page_of: Opening) -> None:
    child = newcomer(page_of, PROJECTOR, "en")
    page, say = child.page, language("en").say
    keep(page, {"golems-first": {"step": 3}})
    page.reload()
    child.button("Play!").click()
    card(child, "attack").click()
    card(child, "defend").click()
    child.button(say("solve-go")).click()
    expect(sentence(page)).to_have_text(say("first-again"))
    child.button(say("first-try-again")).click()
    expect(hand(page)).to_be_visible()
    card(child, "attack").click()
    expect(child.button(say("program-undo"))).to_be_enabled()
    expect(hand(page)).to_be_visible()
    child.button(say("program-undo")).click()
    for name in STEPS["defend"]:
        card(child, name).click()
    child.button(say("solve-go")).click()
    expect(sentence(page)).to_have_text(say("first-defend-done"))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_first_battle_is_skipped_at_any_moment_and_found_again(page_of: Opening, lang: Lang) -> None:
    child = newcomer(page_of, PROJECTOR, lang)
    page, say = child.page, language(lang).say
    again = page.get_by_role("link", name=say("first-title"))
    expect(again).to_be_hidden()
    child.button(say("home-play")).click()
    card(child, "forward").first.click()
    child.button(say("first-skip")).click()
    expect(page.get_by_role("heading", name=say("journey-title"))).to_be_visible()
    page.goto("/")
    again.click()
    expect(sentence(page)).to_have_text(say("first-walk-task"))


def test_the_sentence_is_said_again_and_in_another_language(page_of: Opening) -> None:
    child = newcomer(page_of, PROJECTOR, "en")
    child.button("Play!").click()
    listen(child, language("en").say("first-walk-task"))
    child.button(language("en").say("voice-again")).click()
    hears(child.page, *sentences(language("en").say("first-walk-task")) * 2)
    child.button("RU: Русский").click()
    listen(child, language("ru").say("first-walk-task"))
