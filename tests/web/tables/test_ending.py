"""After the end: the luck is checked, and the match is seen again."""

from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Route, expect

from tests.served import Served
from tests.web.person import AT_THE_END, CAN_ACT, Person, Question, hasty


def play_a_round(server: Served, me: Person) -> None:
    me.page.goto(server.at())
    me.choose(seats="2", rounds="1")
    me.do("play-chosen").click()
    me.play_until(lambda question: False, hasty)


def test_the_luck_of_a_real_game_is_all_well_and_a_changed_record_is_not(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    play_a_round(server, me)
    me.do("check-luck").click()
    result = me.page.locator("[data-luck-result]")
    expect(result).to_have_attribute("data-luck-result", "true")
    assert checks(me) == dict.fromkeys(("commitment", "seed", "links", "draws"), "holds")
    expect(result).to_contain_text("All is well!")
    assert Axe().run(me.page).violations_count == 0

    me.page.reload()
    me.do("check-luck").click()
    expect(result).to_have_attribute("data-luck-result", "true")
    assert checks(me)["seed"] == "holds"

    me.page.route("**/api/matches/*/log", one_draw_changed)
    me.do("check-luck").click()
    expect(result).to_have_attribute("data-luck-result", "false")
    assert checks(me)["draws"] == checks(me)["links"] == "broken"
    expect(me.page.locator('[data-check="draws"]')).to_have_attribute("data-entry", "0")


def one_draw_changed(route: Route) -> None:
    log = route.fetch().json()
    n, answer = log["entries"][0]["draws"][0]
    log["entries"][0]["draws"][0] = [n, (answer + 1) % n]
    route.fulfill(json=log)


def checks(me: Person) -> dict[str, str]:
    found = me.page.locator("[data-check]").all()
    return {
        one.get_attribute("data-check") or "": one.get_attribute("data-result") or ""
        for one in found
    }


def test_the_match_is_seen_again_by_keyboard(server: Served, arrive: Callable[[], Person]) -> None:
    me = arrive()
    play_a_round(server, me)
    me.press_by_keyboard('[data-do="replay"]')
    bar, keys = me.page.locator("[data-replay]"), me.page.keyboard
    expect(bar.get_by_role("slider")).to_be_focused()
    expect(bar).to_have_attribute("data-replay", "0")
    expect(me.board).to_have_attribute("data-phase", "opening")
    assert not any("face down" in card for seat in (0, 1) for card in me.row(seat))
    open_cards = bar.get_by_role("checkbox")
    open_cards.focus()
    keys.press("Space")
    expect(open_cards).not_to_be_checked()
    assert all("face down" in card for seat in (0, 1) for card in me.row(seat))

    assert Axe().run(me.page).violations_count == 0
    bar.get_by_role("slider").focus()
    keys.press("ArrowRight")
    expect(bar).to_have_attribute("data-replay", "1")
    keys.press("End")
    expect(me.board).to_have_attribute("data-phase", "over")
    assert not any("face down" in card for seat in (0, 1) for card in me.row(seat))
    last = int(bar.get_attribute("data-replay") or 0)
    me.press_by_keyboard('[data-do="replay-back"]')
    expect(bar).to_have_attribute("data-replay", str(last - 1))
    expect(me.board).not_to_have_attribute("data-phase", "over")

    me.press_by_keyboard('[data-do="replay-close"]')
    expect(bar).to_have_count(0)
    expect(me.board).to_have_attribute("data-phase", "over")

    me.do("replay").click()
    expect(bar).to_be_visible()
    me.page.go_back()
    expect(bar).to_have_count(0)
    expect(me.page.locator(AT_THE_END)).to_be_visible()


def test_silence_is_remembered(server: Served, arrive: Callable[[], Person]) -> None:
    me = arrive()
    me.page.goto(server.at())
    mute = me.do("mute")
    expect(mute).to_have_attribute("aria-pressed", "true")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")
    me.page.reload()
    expect(mute).to_have_attribute("aria-pressed", "false")
    me.do("play-now").click()
    expect(me.board).to_be_visible()
    expect(mute).to_have_attribute("aria-pressed", "false")
    me.do("log").click()  # on a phone, where there are hints, the button stands in the drawer
    me.page.locator('[data-do="mute"]:visible').last.click()
    me.page.reload()
    expect(mute).to_have_attribute("aria-pressed", "true")


def test_a_phrase_is_seen_at_the_seat_and_in_the_log(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.do("play-now").click()
    me.do("phrases").click()
    me.page.locator('[data-phrase="meow"]').click()
    expect(me.page.locator("[data-phrases]")).to_have_count(0)
    expect(me.page.locator('[data-said="meow"]')).to_contain_text("Meow!")
    me.do("log").click()
    expect(me.page.locator("[data-log]")).to_contain_text("You say: Meow!")


def test_with_motion_the_rows_open_card_by_card_and_a_press_shows_all(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.goto(server.at())
    me.choose(seats="2", rounds="1")
    me.do("play-chosen").click()
    me.page.wait_for_selector("[data-board]")
    me.page.evaluate("() => { window.setInterval = () => 0 }")  # none opens by itself
    opening = me.page.locator('[data-board][data-revealing="true"]')
    can_act = me.page.locator(CAN_ACT).first
    while not opening.count():
        expect(opening.or_(can_act).first).to_be_visible()
        if (question := asked(me)) is not None:
            me.answer(question, hasty)

    assert all("face down" in card for seat in (0, 1) for card in me.row(seat))
    expect(me.page.locator(AT_THE_END)).to_have_count(0)
    me.page.keyboard.press("Shift")
    expect(me.page.locator(AT_THE_END)).to_be_visible()
    assert not any("face down" in card for seat in (0, 1) for card in me.row(seat))


def asked(me: Person) -> Question | None:
    """What is asked now, if anything."""
    offered = me.page.locator(CAN_ACT).all()
    keys = tuple(one.get_attribute("data-move") or "" for one in offered)
    return Question(me.phase, me.decision, keys) if keys else None
