"""Two people in two browsers and a bot race to the last paw; everybody is told the same."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from playwright.sync_api import expect

from meowple.games.boots.cards import FIRST_PAW
from tests.boots.scenes import boots_scenes
from tests.served import Served
from tests.web.boots.people import Seen, act, after_a_look, play_on, view_of, wrong
from tests.web.person import AT_THE_END, Person
from tests.web.stage import Stage


def sit_down_together(server: Served, me: Person, friend: Person, **choices: str) -> None:
    """I open a table, for three if nothing else is chosen, a bot takes the third seat, and a friend
    comes by the link."""
    chosen = {"seats": "3"} | choices
    me.page.goto(server.at())
    me.on_box("boots", "choose").click()
    for name, value in chosen.items():
        radio = me.page.locator(f'input[name="{name}"][value="{value}"]')
        me.page.locator("label", has=radio).click()
    me.on_box("boots", "invite-chosen").click()
    if chosen["seats"] == "3":
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
    play_on([me, friend])
    for person in (friend, watcher):
        person.page.wait_for_selector(AT_THE_END)
        assert view_of(person).places == view_of(me).places
        assert view_of(person).owners == view_of(me).owners
        assert totals(person) == totals(me)
    assert None not in view_of(me).owners[FIRST_PAW:]


def test_who_grabs_wrongly_is_told_at_once_and_is_out(
    server: Served, arrive: Callable[[], Person]
) -> None:
    """Without a bot and without a limit, so that nobody is ever too late."""
    me, friend = arrive(), arrive()
    sit_down_together(server, me, friend, seats="2", limit="0")
    while not friend.page.locator("[data-mine]").count():
        act(me, choose=nothing)
        act(friend, after_a_look, choose=wrong)
    expect(friend.page.locator("[data-mine]")).to_be_visible()
    mine = view_of(friend).mine
    assert mine is not None
    assert mine.call == "wrong"
    assert view_of(me).last is None, "the race goes on"


def test_at_a_slow_table_everybody_looks_at_a_round_before_the_dice_go_on(
    server: Served, arrive: Callable[[], Person]
) -> None:
    """How it looks is seen on the stage: here a busy page may be slower than people look."""
    me, friend = arrive(), arrive()
    sit_down_together(server, me, friend, tempo="slow")
    while min(len(phases(person)) for person in (me, friend)) < 4:
        for person in (me, friend):
            act(person)
    for person in (me, friend):
        expect(person.board).not_to_have_attribute("data-round", "1")
        assert phases(person)[:4] == ["roll", "race", "look", "roll"]
        looks = [update for update in updates(person) if update["view"]["phase"] == "look"]
        assert all(update["moves"] == [] for update in looks)


def test_while_all_look_at_a_round_nothing_can_be_pressed(stage: Stage) -> None:
    stage.show(boots_scenes(4)["look"])
    expect(stage.page.locator("[data-move]")).to_have_count(0)
    expect(stage.page.locator("[data-board]")).to_contain_text("Look who was the fastest!")


def nothing(seen: Seen) -> int:
    """No card that lies there, so that nothing is pressed."""
    return -1


def updates(person: Person) -> list[dict[str, Any]]:
    """What the page was told of the match, in order."""
    return [message for message in person.heard if message["type"] == "update"]


def phases(person: Person) -> list[str]:
    """The phases that the page was told of, one after the other."""
    return [name for name, _ in groupby(update["view"]["phase"] for update in updates(person))]


def totals(person: Person) -> list[str]:
    return person.page.locator("[data-score-sheet] tfoot td").all_inner_texts()
