"""Hints in the browser, in every game: asked for by finger and by keyboard, marked and counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from meowple import GAMES
from tests.declared import our_games
from tests.served import Served
from tests.web.keyboard import Keyboard
from tests.web.person import AT_THE_END, CAN_ACT, Person, hasty

MARKED = "[data-board] [data-hinted]"
HINT = '[data-do="hint"]'
ENOUGH = 2
"""So many moves are played as the hints say."""
WHICH = "(one) => one && (one.dataset.move ?? `to ${one.dataset.leads}`)"
WHERE = f"""() => {{
  const marked = document.querySelector("{MARKED}");
  const {{x, y, width, height}} = marked?.getBoundingClientRect() ?? {{}};
  return width && [x + width / 2, y + height / 2];
}}"""
HINTED = f"""([decision]) => document.querySelector("{MARKED}") ||
  document.querySelector(`[data-board]:not([data-decision="${{decision}}"])`)"""
WENT_ON = f"""([decision, which]) => {{
  const board = document.querySelector("[data-board]");
  const marked = document.querySelector("{MARKED}");
  const now = ({WHICH})(marked);
  return board.dataset.decision !== decision || (now !== null && now !== which);
}}"""


def sit_down(me: Person, server: Served, game: str, *, plain: bool = False) -> None:
    """Play with bots."""
    me.page.goto(server.at() + ("/?plain" if plain else ""))
    me.on_box(game, "play-now").click()
    me.page.wait_for_selector(f'[data-do="start-race"], {CAN_ACT}')
    race = me.page.locator('[data-do="start-race"]')
    if race.count():
        race.click()


def follow(me: Person, press: Callable[[str], None]) -> None:
    """Ask what to do, and do it, press by press. In a race somebody else may be quicker, and then
    the question is another one."""
    me.page.wait_for_selector(CAN_ACT)
    decision = me.decision
    press(HINT)
    me.page.wait_for_function(HINTED, arg=[decision])
    while me.decision == decision:
        which = me.page.evaluate(f"({WHICH})(document.querySelector('{MARKED}'))")
        press(MARKED)
        me.page.wait_for_function(WENT_ON, arg=[decision, which])


def by_finger(me: Person, game: str) -> Callable[[str], None]:
    """In a race what is marked may be gone any moment, so it is pressed where it was seen."""

    def press(selector: str) -> None:
        where = me.page.evaluate(WHERE) if selector == MARKED and GAMES[game].race else None
        me.page.mouse.click(*where) if where else me.press(selector)

    return press


def by_keyboard(me: Person, game: str) -> Callable[[str], None]:
    """The focus goes to the mark by itself."""
    keyboard = Keyboard(me.page)

    def press(selector: str) -> None:
        if selector == HINT:
            keyboard.press(HINT)
        elif GAMES[game].race:
            me.page.keyboard.press("Enter")
        else:
            expect(me.page.locator(MARKED)).to_be_focused()
            keyboard.press(MARKED)

    return press


def taken(me: Person) -> int:
    """How many hints the button says."""
    name = me.page.locator(HINT).get_attribute("aria-label") or ""
    return int(name.rsplit(maxsplit=1)[-1])


def moves(frames: list[dict[str, Any]], kind: str) -> dict[int, Any]:
    """The moves of these messages, by the decision they are for."""
    return {one["decision"]: one["move"] for one in frames if one["type"] == kind}


@pytest.mark.parametrize("game", our_games())
def test_what_is_marked_can_be_played_by_finger(
    game: str, server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    sit_down(me, server, game)
    assert taken(me) == 0
    while len(played := moves(me.sent, "play")) < ENOUGH:
        follow(me, by_finger(me, game))
        expect(me.page.locator(MARKED)).to_have_count(0)
    hinted = moves(me.heard, "hinted")
    assert taken(me) == len(hinted)
    assert played.items() <= hinted.items()


@pytest.mark.parametrize("game", our_games())
def test_whoever_asks_by_keyboard_stands_on_what_is_marked(
    game: str, server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    sit_down(me, server, game)
    while len(moves(me.sent, "play")) < ENOUGH:
        follow(me, by_keyboard(me, game))
        expect(me.page.locator(":focus")).to_have_count(1)


def test_two_people_are_given_hints_once_both_agree_and_both_see_how_many(
    server: Served, arrive: Callable[[], Person]
) -> None:
    host, friend = arrive(), arrive()
    host.page.goto(server.at())
    host.choose(seats="2", rounds="1")
    host.do("invite-chosen").click()
    friend.page.goto(host.invitation())
    friend.do("join").click()
    for person in (host, friend):
        agrees = person.do("agree-hints").get_by_role("checkbox")
        agrees.check()
        expect(agrees).to_be_checked()
    host.do("start").click()
    follow(host, by_finger(host, "tail"))
    assert taken(host) == 1
    assert moves(friend.heard, "hinted") == {}
    friend.do("log").click()
    expect(friend.page.get_by_role("dialog")).to_contain_text("takes a hint.")
    friend.page.keyboard.press("Escape")
    playing = [host, friend]
    while not all(person.page.locator(AT_THE_END).count() for person in playing):
        for person in playing:
            if person.page.locator(CAN_ACT).count() and (question := person.question()):
                person.answer(question, hasty)
    for person in playing:
        expect(person.page.locator('[data-standing="0"] [data-hints="1"]')).to_be_visible()
        expect(person.page.locator('[data-standing="1"] [data-hints]')).to_have_count(0)
    friend.do("replay").click()
    expect(friend.page.locator("[data-replay] [data-hints]")).to_be_visible()
