"""A guest chooses a cat, sounds, motion; friends see the cat, the guest's other pages the rest."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import Served
from tests.web.person import Person, hasty

ALL_TOLD = """() => localStorage.getItem("meowple-unsent") === null"""
MOVING = """() => document.getAnimations().filter(
  ({playState, effect}) => playState === "running" && effect.getComputedTiming().duration > 0
).length"""


def of_row(person: Person, seat: int) -> str:
    """The cat on a seat's plate, as it is drawn."""
    cat = person.page.locator(f'[data-row="{seat}"] header svg').first
    colour = (cat.get_attribute("class") or "").split()[0]
    return f"{colour} {cat.get_attribute('data-fur')} {cat.get_attribute('data-wears')}"


def test_a_cat_is_chosen_and_friends_see_it(
    own_server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    friend.page.goto(f"{own_server.at()}/me")
    chooser = friend.page.locator("[data-cat]")
    expect(chooser).to_have_attribute("data-cat", "none")
    expect(chooser.locator("input:checked")).to_have_count(0)
    # By keyboard alone, and by name alone.
    friend.page.get_by_role("radio", name="Mask").focus()
    friend.page.keyboard.press("Space")
    expect(chooser).to_have_attribute("data-cat", "masked ginger ")
    friend.page.get_by_role("radio", name="Grey").focus()
    friend.page.keyboard.press("ArrowRight")
    expect(chooser).to_have_attribute("data-cat", "masked black ")
    friend.page.locator("label", has_text="Hood").click()
    expect(chooser).to_have_attribute("data-cat", "masked black hood")
    group = friend.page.get_by_role("group", name="On its head")
    expect(group.get_by_role("radio", name="Hood")).to_be_checked()

    me.page.goto(own_server.at())
    me.choose(seats="3", rounds="1")
    me.do("invite-chosen").click()
    friend.page.goto(me.invitation())
    friend.seat(1).locator('[data-do="sit"]').click()
    expect(me.seat(1).locator("svg").first).to_have_attribute("data-wears", "hood")
    expect(me.seat(0).locator("svg").first).to_have_attribute("data-fur", "striped")
    me.seat(2).locator('[data-do="seat-bot"]').select_option("kitten")
    expect(me.seat(1)).to_have_attribute("data-ready", "true")
    me.do("start").click()
    me.play_until(lambda question: question.phase == "opening", hasty)
    for person in (me, friend):
        cats = [of_row(person, seat) for seat in range(3)]
        assert cats == [
            "coat-ginger striped None",
            "coat-black masked hood",
            "coat-black plain None",
        ]

    friend.page.goto(f"{own_server.at()}/me")
    friend.do("no-cat").click()
    expect(chooser).to_have_attribute("data-cat", "none")
    expect(me.page.locator('[data-row="1"] header svg').first).to_have_attribute(
        "data-fur", "bibbed"
    )


def test_sounds_and_motion_come_along(own_server: Served, arrive: Callable[[], Person]) -> None:
    me = arrive()
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.goto(f"{own_server.at()}/me")
    me.page.get_by_role("radio", name="Off").check(force=True)
    me.page.get_by_role("radio", name="Less").check(force=True)
    expect(me.page.locator("html")).to_have_attribute("data-motion", "less")
    me.page.wait_for_function(ALL_TOLD)
    me.page.evaluate("localStorage.clear()")  # another device of the same guest
    me.page.reload()
    expect(me.page.get_by_role("radio", name="Less")).to_be_checked()
    expect(me.page.get_by_role("radio", name="Off")).to_be_checked()
    me.page.goto(own_server.at())
    me.do("play-now").click()
    me.page.wait_for_selector("[data-board]")
    expect(me.do("mute")).to_have_attribute("aria-pressed", "false")
    assert me.page.evaluate(MOVING) == 0
