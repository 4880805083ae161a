"""Nothing that was answered is lost: tabs that are killed, two of them, a disk that is full or
forbidden, and what is deleted."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.served import LAN, Served
from tests.web.chrome import PATIENCE
from tests.web.person import CAN_ACT, Person, hasty
from tests.web.pocket.owner import READY, choose_device, load_device, play_here, set_quick

Arrive = Callable[[], Person]

NEWER = """() => new Promise((done, fail) => {
  const asked = indexedDB.open("meowple", 99);
  asked.onerror = () => fail(asked.error);
  asked.onsuccess = () => done(asked.result.close());
})"""
"""Then the browser lets nobody open it as it was."""
TOLD = """() => new Promise((done, fail) => {
  const asked = indexedDB.open("meowple", 1);
  asked.onerror = () => fail(asked.error);
  asked.onsuccess = () => {
    const found = asked.result.transaction("records").objectStore("records").getAllKeys();
    found.onsuccess = () => {
      asked.result.close();
      done(found.result.filter(([stream]) => stream.startsWith("match/")).length);
    };
  };
})"""
"""How many entries of matches lie in the database."""


def another_tab(me: Person) -> Person:
    """A second page of the same browser."""
    tab = Person(me.page.context)
    set_quick(tab)
    return tab


def test_a_second_tab_takes_the_table_over_and_the_first_may_take_it_back(
    server: Served, arrive: Arrive
) -> None:
    me = arrive()
    load_device(me, server.at("localhost"))
    play_here(me, "tail")
    me.page.wait_for_selector(CAN_ACT)
    tab = another_tab(me)
    tab.page.goto(me.page.url)
    question = tab.question()
    assert question is not None
    expect(me.do("take-back")).to_be_visible()
    tab.answer(question, hasty)

    asked_there = tab.decision
    me.do("take-back").click()
    expect(me.board).to_have_attribute("data-decision", asked_there)
    expect(tab.do("take-back")).to_be_visible()
    tab.page.close()
    asked = me.question()
    assert asked is not None
    me.answer(asked, hasty)

    me.page.goto(server.at("localhost"))
    me.page.on("dialog", lambda dialog: dialog.accept())
    assert me.page.evaluate(TOLD) > 0
    me.do("delete-table").click()
    expect(me.page.locator("[data-here]")).to_have_count(0)
    assert me.page.evaluate(TOLD) == 0


def killed_and_back(me: Person, url: str) -> Person:
    """The tab is gone without a word, and its workers with it, whatever they were at; another one
    comes back to the table."""
    tab = another_tab(me)
    me.page.close(run_before_unload=False)
    tab.page.goto(url)
    return tab


def press(page: Page, key: str) -> None:
    """Press a move, and do not wait for anything."""
    page.evaluate(
        "key => document.querySelector(`[data-board] [data-move='${key}']`)?.click()", key
    )


@pytest.mark.parametrize("kills", [3, pytest.param(50, marks=pytest.mark.long)])
def test_nothing_that_was_answered_is_lost_when_tabs_are_killed(
    server: Served, arrive: Arrive, kills: int
) -> None:
    luck = Random(kills)
    me = arrive()
    load_device(me, server.at("localhost"))
    play_here(me, "tail")
    url, answered = me.page.url, 0
    for _ in range(kills):
        for _ in range(luck.randrange(3)):
            question = me.question()
            if question is None:
                me.do("again").click()
                continue
            me.answer(question, hasty)
        question = me.question()
        if question is not None:
            press(me.page, hasty(question))
            for _ in range(luck.randrange(4)):
                me.page.evaluate("new Promise(requestAnimationFrame)")
        seen = int(me.board.get_attribute("data-decision") or 0) if question else 0
        me = killed_and_back(me, url)
        again = me.question()
        if question is not None and again is not None:
            assert int(again.decision) >= seen
            answered += 1
    assert answered


def test_where_nothing_may_be_kept_a_plain_word_says_so(server: Served, arrive: Arrive) -> None:
    me = arrive()
    choose_device(me, server.at("localhost"))
    me.page.evaluate(NEWER)
    me.do("load-device").click()
    expect(me.page.locator("[data-device]")).to_contain_text("keeps nothing")
    me.do("device-read").click()
    play_here(me, "tail")
    question = me.question()
    assert question is not None
    me.answer(question, hasty)


FULL = """
const really = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (names, mode) {
  const at = really.call(this, names, mode);
  if (mode === "readwrite" && self.full) {
    Object.defineProperty(at, "error", {value: new DOMException("full", "QuotaExceededError")});
    at.abort();
  }
  return at;
};
const ears = new BroadcastChannel("test");
ears.onmessage = ({data}) => (self.full = data);
"""
"""What a disk without room does to a transaction; a test says when it is full."""
SAY = "full => new BroadcastChannel('test').postMessage(full)"


def with_a_small_disk(route: Route) -> None:
    """The worker of a device whose disk may be full."""
    script = route.fetch()
    route.fulfill(response=script, body=FULL + script.text())


def test_a_move_that_finds_no_room_is_not_lost_in_silence(server: Served, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB", service_workers="block")
    context.set_default_timeout(PATIENCE)
    context.route("**/house.worker-*.js", with_a_small_disk)
    me = Person(context)
    load_device(me, server.at("localhost"), kept=False)
    play_here(me, "tail")
    question = me.question()
    assert question is not None
    me.page.evaluate(SAY, True)
    press(me.page, hasty(question))
    expect(me.page.locator("[data-device]")).to_contain_text("no room left")
    me.page.evaluate(SAY, False)
    me.page.wait_for_selector(f'[data-board]:not([data-decision="{question.decision}"])')
    context.close()


def test_over_plain_http_in_one_room_it_is_played_and_said_what_is_not_there(
    server: Served, arrive: Arrive
) -> None:
    me = arrive()
    load_device(me, server.at(LAN))
    expect(me.page.locator("[data-insecure]")).to_be_visible()
    assert not me.page.evaluate("'serviceWorker' in navigator")
    play_here(me, "tail")
    question = me.question()
    assert question is not None
    me.answer(question, hasty)
    url = me.page.url
    me.page.reload()
    expect(me.page.locator(READY)).to_be_attached()
    assert me.page.url == url
    me.page.wait_for_selector(CAN_ACT)
