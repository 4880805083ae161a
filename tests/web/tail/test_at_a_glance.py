"""A board of `tail` that keeps still, marks what others touched, and tells what a card is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from msgspec import structs
from playwright.sync_api import Browser, expect

from meowple.core.game import Seat
from meowple.games.tail.cards import SWAP
from meowple.games.tail.facts import Peeked, RoundBegan, Swapped, Took
from meowple.words import words
from tests.served import Served
from tests.tail.scenes import WANTED, a_turn_with_a_number_on_top, tail_scenes
from tests.web.carrying import Fingers, middle, spot
from tests.web.scenes import Scene
from tests.web.stage import LANGUAGES, Stage, in_one, on_stage

LONG = 600
TOP = "it => Math.round(it.getBoundingClientRect().top)"
WIDTHS = "all => all.map(it => it.getBoundingClientRect().width)"


@pytest.fixture(scope="module")
def kept(browser: Browser, theatre: Served) -> Iterator[Stage]:
    with on_stage(browser, theatre.at(), has_touch=True) as stage:
        yield stage


@pytest.fixture
def phone(kept: Stage) -> Stage:
    kept.size("phone")
    kept.show(tail_scenes(4)["turn"])
    kept.played.clear()
    return kept


def told(scene: Scene, *facts: object) -> Scene:
    """The same scene, to which these facts have led."""
    assert scene.update is not None
    return replace(scene, update=structs.replace(scene.update, facts=facts))


def test_what_others_touched_since_my_last_turn_is_marked_for_eyes_and_ears(phone: Stage) -> None:
    me, one, other = Seat(0), Seat(1), Seat(2)
    facts = (Took(one, 2), Swapped(other, 0, me, 3), Peeked(other, 1))
    phone.show(told(tail_scenes(4)["turn"], *facts))
    marks = {"1:2": "new", "2:0": "swapped", "0:3": "swapped", "2:1": "looked"}
    expect(phone.page.locator("[data-mark]")).to_have_count(len(marks))
    for at, mark in marks.items():
        expect(spot(phone.page, at).locator("[data-mark]")).to_have_attribute("data-mark", mark)
    label = spot(phone.page, "0:3").get_attribute("aria-label") or ""
    assert "Swapped since your last turn" in label


@in_one("uk")
def test_what_was_turned_up_and_put_back_is_told_once(phone: Stage, language: str) -> None:
    scene = told(tail_scenes(4)["opening"], RoundBegan(1, Seat(1), (SWAP, SWAP)))
    assert scene.update is not None
    view = structs.replace(scene.update.view, turned_up=(SWAP, SWAP))
    phone.show(replace(scene, update=structs.replace(scene.update, view=view)))
    phone.speak(language)
    middle, card = phone.page.locator(".middle").first, words(language)("tail-card-swap")
    expect(middle).to_contain_text(f"{card}, {card}")
    said = middle.inner_text()
    phone.speak("en")
    assert said.count(f"{card}, {card}") == 1, said


@in_one("uk")
def test_my_row_lies_still_while_prompts_change(phone: Stage, language: str) -> None:
    phone.speak(language)
    tops = set()
    for name in WANTED[:-1]:
        phone.show(tail_scenes(4)[name])
        tops.add(phone.page.locator(".mine").evaluate(TOP))
    phone.speak("en")
    assert len(tops) == 1


def test_the_tools_keep_their_shape_when_something_can_be_undone(phone: Stage) -> None:
    tools = phone.page.locator('[data-do="log"], [data-do="rules"], [data-do="phrases"]')
    head = phone.page.locator(".play > header")
    before, high = tools.evaluate_all(WIDTHS), head.bounding_box()
    scene = tail_scenes(4)["turn"]
    assert scene.update is not None
    phone.show(replace(scene, update=structs.replace(scene.update, undo=3)))
    expect(phone.page.locator('[data-do="undo"]')).to_be_visible()
    assert tools.evaluate_all(WIDTHS) == before
    assert head.bounding_box() == high


def test_a_tap_tells_what_a_card_is_where_it_does_nothing_else(phone: Stage) -> None:
    spot(phone.page, "1:0").tap()
    expect(phone.page.get_by_role("alert")).to_contain_text("A face-down card")
    phone.page.locator("[data-about]").tap()
    expect(phone.page.get_by_role("alert")).to_contain_text("shuffled back into the pile")
    assert phone.played == []


def test_a_long_press_tells_what_a_card_is_and_does_not_play_it(phone: Stage) -> None:
    phone.show(a_turn_with_a_number_on_top())
    finger = Fingers(phone.page)
    finger.down(middle(spot(phone.page, "pile")))
    expect(phone.page.get_by_role("alert")).to_contain_text("The pile", timeout=LONG * 10)
    finger.up()
    assert phone.played == []
    spot(phone.page, "pile").tap()
    assert len(phone.played) == 1


def test_a_question_mark_and_a_right_click_ask_what_a_card_is(phone: Stage) -> None:
    spot(phone.page, "pile").focus()
    phone.page.keyboard.press("?")
    expect(phone.page.get_by_role("alert")).to_contain_text("The pile")
    spot(phone.page, "2:1").click(button="right")
    expect(phone.page.get_by_role("alert")).to_contain_text("A face-down card")
    assert phone.played == []


@pytest.mark.parametrize("name", ["between", "offer-super-peek"])
@pytest.mark.parametrize("seats", [2, 6])
def test_sideways_all_is_in_sight(phone: Stage, name: str, seats: int) -> None:
    phone.page.set_viewport_size({"width": 740, "height": 360})
    phone.show(tail_scenes(seats)[name])
    assert phone.page.evaluate("document.documentElement.scrollHeight") == 360
    expect(phone.page.locator(".ask button.main")).to_be_in_viewport(ratio=1)


def test_a_bot_is_seen_thinking_while_it_is_waited_for(phone: Stage) -> None:
    scene = tail_scenes(4)["waiting"]
    assert scene.update is not None
    phone.show(replace(scene, update=structs.replace(scene.update, waiting=(Seat(2),))))
    expect(phone.page.locator("[data-thinks]")).to_have_count(1)
    expect(phone.page.locator('[data-row="2"] [data-thinks]')).to_be_visible()
    phone.show(tail_scenes(4)["turn"])
    expect(phone.page.locator("[data-thinks]")).to_have_count(0)


HIDDEN_BELOW = """news => {
  const frame = news.closest(".round > .middle").getBoundingClientRect();
  return news.getBoundingClientRect().bottom - frame.bottom;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happened_is_whole_below_a_call_on_a_phone_on_its_side(
    phone: Stage, language: str
) -> None:
    """Six sit there, and it takes two lines to say."""
    phone.show(told(tail_scenes(6)["called"], Swapped(Seat(1), 0, Seat(0), 3)))
    phone.window({"width": 740, "height": 360})
    phone.speak(language)
    news = phone.page.locator(".news")
    expect(news).not_to_be_empty()
    assert news.evaluate(HIDDEN_BELOW) <= 1
