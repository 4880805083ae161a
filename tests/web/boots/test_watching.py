"""Who watches a race sees everything a second later than those who play it, and cannot grab."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.served import Served
from tests.web.boots.people import act, view_of
from tests.web.boots.test_together import sit_down_together
from tests.web.person import Person

NOTE_WHEN = """
window.shown = {};
const open = window.WebSocket;
window.WebSocket = class extends open {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", ({data}) => {
      const {type, view} = JSON.parse(data);
      if (type !== "update") return;
      for (let round = 1; round <= view.round; round++) window.shown[round] ??= Date.now();
    });
  }
};
"""
"""Notes when the page was told that each round has begun. Who watches may not be told of each
roll: what happened within their second comes at once."""


def told(person: Person, number: int) -> int:
    """When the page heard of this round, in milliseconds."""
    person.page.wait_for_function("number => window.shown[number]", arg=number)
    at: int = person.page.evaluate(f"window.shown[{number}]")
    return at


def race_to_the_fourth_round(server: Served, arrive: Callable[[], Person]) -> tuple[Person, Person]:
    """Two play and one looks on; gives one of each."""
    me, friend, watcher = arrive(), arrive(), arrive()
    for person in (me, watcher):
        person.page.add_init_script(NOTE_WHEN)
    sit_down_together(server, me, friend)
    watcher.page.goto(friend.page.url)
    expect(watcher.board).to_be_visible()
    while int(me.board.get_attribute("data-round") or 0) < 4:
        for person in (me, friend):
            act(person)
    return me, watcher


def test_who_watches_is_shown_the_race_and_cannot_grab(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, watcher = race_to_the_fourth_round(server, arrive)
    told(watcher, 3)
    expect(watcher.page.locator("[data-move]")).to_have_count(0)
    updates = [message for message in watcher.heard if message["type"] == "update"]
    assert all(update["moves"] == [] for update in updates)
    assert view_of(watcher).places == view_of(me).places


@pytest.mark.long
def test_who_watches_is_shown_the_race_later_than_who_plays(
    server: Served, arrive: Callable[[], Person]
) -> None:
    """By the clock: a page on a busy machine may be slower than the second that watchers wait. In
    virtual time it is tested in `tests/server/races/test_races_over_the_wire.py`."""
    me, watcher = race_to_the_fourth_round(server, arrive)
    for number in (2, 3):
        assert told(watcher, number) > told(me, number)
