"""Nothing that was answered is lost: tabs whose process dies, two of them, a disk that is full or
forbidden, and what is deleted."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.served import LAN
from tests.web.person import AT_THE_END, CAN_ACT, Person, hasty
from tests.web.pocket.owner import READY, Pocket, crash, load_device, overhear, play_here

Tab = Callable[[], Person]

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
FALL = {"in silence": "self.close()", "with a word": "setTimeout(() => { throw Error('meow') })"}
SILENCE = 13_000
"""Milliseconds after which a page does not believe in its line any more."""
FULL = """() => {
  const usual = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (names, mode) {
    const at = usual.call(this, names, mode);
    if (mode === "readwrite" && self.full) {
      Object.defineProperty(at, "error", {value: new DOMException("full", "QuotaExceededError")});
      at.abort();
    }
    return at;
  };
}"""
"""What a disk without room does to a transaction."""
LAST = 15
"""So many facts in a row are the same only once in a match."""


def test_a_second_tab_takes_the_table_over_and_the_first_may_take_it_back(
    pocket: Pocket, tab: Tab
) -> None:
    me, other = tab(), tab()
    me.page.goto(pocket.home)
    play_here(me, "tail")
    me.page.wait_for_selector(CAN_ACT)
    other.page.goto(me.page.url)
    question = other.question()
    assert question is not None
    expect(me.do("take-back")).to_be_visible()
    other.answer(question, hasty)

    asked_there = other.decision
    me.do("take-back").click()
    expect(me.board).to_have_attribute("data-decision", asked_there)
    expect(other.do("take-back")).to_be_visible()
    other.page.close()
    asked = me.question()
    assert asked is not None
    me.answer(asked, hasty)

    me.page.locator("header a").first.click()
    me.page.on("dialog", lambda dialog: dialog.accept())
    assert me.page.evaluate(TOLD) > 0
    me.do("delete-table").click()
    expect(me.page.locator("[data-here]")).to_have_count(0)
    assert me.page.evaluate(TOLD) == 0


def press(page: Page, key: str) -> None:
    """Press a move, and do not wait for anything."""
    page.evaluate(
        "key => document.querySelector(`[data-board] [data-move='${key}']`)?.click()", key
    )


def some_moves(me: Person, luck: Random) -> None:
    """Play on a little, and press something whose end is not waited for."""
    for _ in range(luck.randrange(3)):
        question = me.question()
        if question is None:
            me.do("again").click()
            continue
        me.answer(question, hasty)
    question = me.question()
    if question is not None:
        press(me.page, hasty(question))
    for _ in range(luck.randrange(12)):
        me.page.evaluate("new Promise(requestAnimationFrame)")


def told(me: Person) -> tuple[str, list[Any]]:
    """The match that the page was told of last, and the facts of it in their order."""
    messages = [one for one in me.heard if one["type"] in ("past", "update")]
    match = messages[-1]["match"]
    return match, [fact for one in messages if one["match"] == match for fact in one["facts"]]


def assert_kept(before: Person, after: Person) -> None:
    """All that one page was told the other one hears again: what is told was stored first."""
    match, facts = told(before)
    now, again = told(after)
    last = facts[-LAST:]
    assert match == now
    assert last in [again[at : at + len(last)] for at in range(len(again) + 1)]


@pytest.mark.parametrize("crashes", [2, pytest.param(50, marks=pytest.mark.long)])
def test_nothing_that_was_answered_is_lost_when_tabs_die(
    pocket: Pocket, tab: Tab, crashes: int
) -> None:
    luck = Random(crashes)
    me = tab()
    overhear(me)
    me.page.goto(pocket.home)
    play_here(me, "tail")
    url = me.page.url
    for _ in range(crashes):
        some_moves(me, luck)
        crash(me.page)
        after = tab()
        overhear(after)
        after.page.goto(url)
        after.page.wait_for_selector(f"{CAN_ACT}, {AT_THE_END}")
        assert_kept(me, after)
        me.page.close()
        me = after


@pytest.mark.parametrize("how", ["in silence", pytest.param("with a word", marks=pytest.mark.long)])
def test_a_worker_that_falls_over_is_replaced_and_the_move_is_made(
    pocket: Pocket, me: Person, how: str
) -> None:
    me.page.clock.install()
    me.page.goto(pocket.home)
    play_here(me, "tail")
    question = me.question()
    assert question is not None
    me.page.workers[0].evaluate(FALL[how])
    press(me.page, hasty(question))
    while how == "in silence" and me.page.locator(READY).count():
        me.page.clock.fast_forward(SILENCE)  # the line is cut, and then nobody answers a new call
    me.page.wait_for_selector(f'[data-board]:not([data-decision="{question.decision}"])')


def test_where_nothing_may_be_kept_a_plain_word_says_so(pocket: Pocket, me: Person) -> None:
    me.page.goto(pocket.home)
    me.page.evaluate(NEWER)
    me.on_box("tail", "play-now").click()
    expect(me.page.locator("[data-device]")).to_contain_text("keeps nothing")
    me.do("device-read").click()
    question = me.question()
    assert question is not None
    me.answer(question, hasty)


def test_a_move_that_finds_no_room_is_not_lost_in_silence(pocket: Pocket, me: Person) -> None:
    me.page.goto(pocket.home)
    play_here(me, "tail")
    question = me.question()
    assert question is not None
    worker = me.page.workers[0]
    worker.evaluate(FULL)
    bar = me.page.locator("[data-device]")
    for _ in range(2):
        worker.evaluate("full = true")
        press(me.page, hasty(question))
        expect(bar).to_contain_text("no room left")
        me.do("device-read").click()
        expect(bar).to_be_empty()
        worker.evaluate("full = false")
        me.page.wait_for_selector(f'[data-board]:not([data-decision="{question.decision}"])')
        expect(bar).to_have_attribute("data-full", "false")
        question = me.question()
        assert question is not None


@pytest.mark.long
def test_over_plain_http_in_one_room_it_is_played_and_said_what_is_not_there(
    pocket: Pocket, me: Person
) -> None:
    load_device(me, pocket.served.at(LAN), kept=False)
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
