"""Before a game: chairs come and go, bots fill up, and a host frees a friend's chair."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import Served
from tests.web.person import Person


def invite(server: Served, me: Person, friend: Person, *, seats: str, seat: int) -> None:
    """I open a table, and a friend sits down on one of its chairs."""
    me.page.goto(server.at())
    me.choose(seats=seats)
    me.do("invite-chosen").click()
    friend.page.goto(me.invitation())
    friend.seat(seat).locator('[data-do="sit"]').click()
    expect(me.seat(seat)).to_have_attribute("data-ready", "true")


def test_the_game_starts_with_who_is_there_and_free_chairs_are_taken_away(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    invite(server, me, friend, seats="4", seat=2)
    me.do("start").click()
    expect(friend.board).to_be_visible()
    expect(me.page.locator("[data-row]")).to_have_count(2)
    seeds = [one["table"]["seeds"] for one in me.heard if "table" in one][-1]
    assert len(seeds) == 2
    assert None not in seeds, "who moved up got ready again"


def test_one_press_fills_the_table_with_bots(server: Served, arrive: Callable[[], Person]) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.do("invite").click()
    expect(me.do("start")).to_be_disabled()
    me.do("add-chair").click()
    expect(me.page.locator('[data-kind="free"]')).to_have_count(4)
    me.seat(3).locator('[data-do="remove-chair"]').click()
    expect(me.page.locator('[data-kind="free"]')).to_have_count(3)
    me.do("fill").click()
    expect(me.page.locator('[data-kind="bot"]')).to_have_count(3)
    me.do("start").click()
    expect(me.page.locator("[data-row]")).to_have_count(4)


def test_whose_chair_is_freed_is_told_kindly_and_can_sit_down_again(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    invite(server, me, friend, seats="2", seat=1)
    me.seat(1).locator('[data-do="stand"]').click()
    expect(friend.page.locator("[data-freed]")).to_contain_text("The host has freed your seat")
    friend.seat(1).locator('[data-do="sit"]').click()
    expect(friend.page.locator("[data-freed]")).to_have_count(0)
    expect(me.seat(1)).to_have_attribute("data-ready", "true")


def test_the_host_lets_a_bot_play_for_who_sleeps_and_who_wakes_up_plays_on(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    invite(server, me, friend, seats="2", seat=1)
    me.do("start").click()
    expect(friend.board).to_be_visible()
    me.do("log").click()
    me.do("hand-over").click()
    expect(me.do("hand-over")).to_have_count(0)
    me.page.keyboard.press("Escape")
    expect(me.page.locator('[data-row="1"] [data-absence]')).to_have_text("bot plays")
    friend.do("sit-back").click()
    expect(me.page.locator('[data-row="1"] [data-absence]')).to_have_count(0)
    expect(friend.do("sit-back")).to_have_count(0)
