"""Two people in two browsers and a bot race to the last paw; everybody is told the same."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from meowple.games.boots.cards import FIRST_PAW
from tests.served import Served
from tests.web.boots_people import act, play_on, view_of, wrong
from tests.web.person import AT_THE_END, Person


def sit_down_together(server: Served, me: Person, friend: Person, tempo: str = "usual") -> None:
    """I open a table for three, a bot takes a seat, and a friend comes by the link."""
    me.page.goto(server.at())
    me.on_box("boots", "choose").click()
    for name, value in (("seats", "3"), ("tempo", tempo)):
        radio = me.page.locator(f'input[name="{name}"][value="{value}"]')
        me.page.locator("label", has=radio).click()
    me.on_box("boots", "invite-chosen").click()
    me.seat(2).locator("select").select_option("kitten")
    friend.page.goto(me.invitation())
    friend.seat(1).locator('[data-do="sit"]').click()
    expect(me.seat(1)).to_have_attribute("data-ready", "true")
    me.do("start").click()
    expect(friend.board).to_have_attribute("data-phase", "roll")


def test_two_people_and_a_bot_race_to_the_last_paw(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend, watcher = arrive(), arrive(), arrive()
    sit_down_together(server, me, friend)
    watcher.page.goto(friend.page.url)
    grab_wrongly(friend)
    assert view_of(me).places == view_of(friend).places

    play_on([me, friend])
    for person in (friend, watcher):
        person.page.wait_for_selector(AT_THE_END)
        assert view_of(person).owners == view_of(me).owners
        assert totals(person) == totals(me)
    assert None not in view_of(me).owners[FIRST_PAW:]


def test_at_a_slow_table_everybody_looks_at_a_round_before_the_dice_go_on(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    sit_down_together(server, me, friend, "slow")
    while me.board.get_attribute("data-phase") != "look":
        for person in (me, friend):
            act(person)
    for person in (me, friend):
        expect(person.board).to_have_attribute("data-phase", "look")
        expect(person.page.locator("[data-move]")).to_have_count(0)
        expect(person.board).to_contain_text("Look who was the fastest!")
    expect(me.board).to_have_attribute("data-phase", "roll")


def grab_wrongly(person: Person) -> None:
    """Until a grab was in time to be judged: then this person is told at once, and is out."""
    while not person.page.locator(f"[data-mine], {AT_THE_END}").count():
        act(person, choose=wrong)
    expect(person.page.locator(AT_THE_END)).to_have_count(0)


def totals(person: Person) -> list[str]:
    return person.page.locator("[data-score-sheet] tfoot td").all_inner_texts()
