"""Before a race: the lobby says how long a line is made up for, and everybody tries their own."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from playwright.sync_api import expect

from tests.served import Served
from tests.web.boots.people import SEEN, Choice, Press, Seen, by_finger, right, wrong
from tests.web.boots.test_by_keyboard import by_keys
from tests.web.person import Person

LOOKED = """() => {
  const open = document.querySelector('[data-trial][data-busy="false"]:not([data-call])');
  if (!open) return false;
  const {trial} = open.dataset;
  if (window.looked?.trial !== trial) window.looked = {trial, at: performance.now()};
  return performance.now() - window.looked.at > 300;
}"""
"""Whether new dice have been looked at as long as anybody would."""


def open_race(server: Served, me: Person, lag: str) -> None:
    """I open a table of `boots` for friends, and say where they are."""
    me.page.goto(server.at())
    me.on_box("boots", "choose").click()
    me.page.locator("label", has=me.page.locator(f'input[name="lag"][value="{lag}"]')).click()
    me.on_box("boots", "invite-chosen").click()
    expect(me.do("warm-up")).to_be_visible()


def grab(me: Person, press: Press, choose: Choice) -> None:
    """Look at the dice, and put a paw on a card."""
    me.page.wait_for_function(LOOKED)
    press(me, f"grab:{choose(msgspec.convert(me.page.evaluate(SEEN), Seen))}")


def of_the_table(friend: Person) -> int:
    """How often a friend was told something that is no answer of their own; they ask for the
    invitation as soon as they sit."""
    answers = ("ping", "accepted", "invitation")
    return len([one for one in friend.heard if one["type"] not in answers])


def made_up_for(me: Person) -> str:
    """What I must be told of my line, by what the server measured."""
    tried = next(one for one in reversed(me.heard) if one["type"] == "tried")
    enough = tried["trip"] + tried["jitter"] <= tried["most"]
    return "distance costs you nothing" if enough else "the others have a head start"


def test_who_warms_up_hears_the_time_that_would_count_and_what_the_line_is_like(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    open_race(server, me, "usual")
    friend.page.goto(me.invitation())
    friend.seat(1).locator('[data-do="sit"]').click()
    expect(me.seat(1)).to_have_attribute("data-ready", "true")
    me.do("add-chair").click()
    expect(friend.seat(3)).to_have_count(1)  # so whatever was on its way before has come
    heard = of_the_table(friend)
    me.do("warm-up").click()
    for choose, call in ((right, "right"), (wrong, "wrong"), (right, "right")):
        me.do("show-dice").click()
        grab(me, by_finger, choose)
        expect(me.board).to_have_attribute("data-call", call)
        expect(me.page.locator("[data-trip]")).to_contain_text("there and back")
        expect(me.page.locator("[data-trip]")).to_contain_text(made_up_for(me))
    expect(me.board).to_contain_text("Your time")
    me.page.keyboard.press("Escape")
    me.seat(3).locator('[data-do="remove-chair"]').click()
    expect(friend.seat(3)).to_have_count(0)
    assert of_the_table(friend) == heard + 1, "more than that a chair was taken away"


def test_the_warm_up_is_done_by_keyboard_alone(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    open_race(server, me, "usual")
    me.press_by_keyboard('[data-do="warm-up"]')
    me.press_by_keyboard('[data-do="show-dice"]')
    for choose, call in ((right, "right"), (wrong, "wrong")):
        grab(me, by_keys, choose)
        expect(me.board).to_have_attribute("data-call", call)
        expect(me.do("show-dice")).to_be_focused()
        me.page.keyboard.press("Enter")


def test_everybody_sees_what_the_host_said_of_the_ways_and_its_warning(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    open_race(server, me, "far")
    friend.page.goto(me.invitation())
    for person in (me, friend):
        expect(person.page.locator('[data-lag="far"]')).to_contain_text("people you trust")
    expect(friend.do("warm-up")).to_have_count(0)
    friend.seat(1).locator('[data-do="sit"]').click()
    expect(friend.do("warm-up")).to_be_visible()


def test_whoever_has_not_raced_yet_is_offered_a_warm_up_in_a_sentence(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    open_race(server, me, "room")
    offer = me.page.locator("[data-offers]")
    expect(offer).to_contain_text("See how quick you are")
    me.do("fill").click()
    me.do("start").click()
    expect(me.board).to_have_attribute("data-board", "boots")
    open_race(server, me, "room")
    expect(offer).to_have_count(0)


def test_whoever_plays_at_once_is_offered_the_warm_up_before_their_first_race(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.on_box("boots", "play-now").click()
    me.do("show-dice").click()
    grab(me, by_finger, right)
    expect(me.board).to_have_attribute("data-call", "right")
    me.do("start-race").click()
    expect(me.board).to_have_attribute("data-board", "boots")
    me.page.goto(server.at())
    me.on_box("boots", "play-now").click()
    expect(me.board).to_have_attribute("data-board", "boots")


def test_the_warm_up_is_gone_when_the_match_begins(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    open_race(server, me, "room")
    friend.page.goto(me.invitation())
    friend.seat(1).locator('[data-do="sit"]').click()
    friend.do("warm-up").click()
    friend.do("show-dice").click()
    expect(friend.board).to_have_attribute("data-board", "warm-up")
    me.do("start").click()
    expect(friend.board).to_have_attribute("data-board", "boots")
    expect(friend.page.locator("dialog[open]")).to_have_count(0)


def test_a_line_that_is_lost_leaves_no_dice_behind(
    own_server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    open_race(own_server, me, "usual")
    me.do("warm-up").click()
    me.do("show-dice").click()
    expect(me.board).to_be_visible()
    own_server.kill()
    own_server.start()
    expect(me.board).to_have_count(0)
    me.do("show-dice").click()
    grab(me, by_finger, right)
    expect(me.board).to_have_attribute("data-call", "right")
