"""A page that nobody looks at says whose turn it is: by title, icon, sound and notification."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from meowple.words import words
from tests.tail.scenes import tail_scenes
from tests.web.stage import Stage

UNSEEN = """
window.unseen = true; window.notes = 0; window.notices = [];
Object.defineProperty(document, "visibilityState", {get: () => unseen ? "hidden" : "visible"});
const {createOscillator} = AudioContext.prototype;
AudioContext.prototype.createOscillator = function () {
  notes++;
  return createOscillator.call(this);
};
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return Notification.permission = "granted"; }
  constructor(title, {body, tag}) { notices.push({title, body, tag}); }
  close() { notices.push("closed"); }
};
"""
"""A page in another window; what sounds and what the system shows is counted."""
say = words("en")
ICON = "document.querySelector('link[rel=icon]').href"


@pytest.fixture
def unseen(own_stage: Stage) -> Stage:
    own_stage.page.add_init_script(UNSEEN)
    own_stage.show(tail_scenes(3)["waiting"])
    return own_stage


def test_the_title_and_the_icon_call(unseen: Stage) -> None:
    usual = unseen.page.evaluate(ICON)
    expect(unseen.page).to_have_title(f"meowple · {say('page-title')}")
    unseen.go_on(tail_scenes(3)["turn"])
    expect(unseen.page).to_have_title("● Your turn! · meowple")
    assert unseen.page.evaluate(ICON) != usual
    unseen.go_on(tail_scenes(3)["waiting"])
    expect(unseen.page).to_have_title(f"meowple · {say('page-title')}")
    assert unseen.page.evaluate(ICON) == usual


def test_it_is_heard_once(unseen: Stage) -> None:
    unseen.page.keyboard.press("Shift")
    unseen.go_on(tail_scenes(3)["turn"])
    first = unseen.page.evaluate("notes")
    assert first > 0
    unseen.go_on(tail_scenes(3)["turn"])
    assert unseen.page.evaluate("notes") == first


def test_a_page_in_sight_does_not_call_twice(unseen: Stage) -> None:
    unseen.page.evaluate("unseen = false")
    unseen.page.keyboard.press("Shift")
    unseen.go_on(tail_scenes(3)["turn"])
    once = unseen.page.evaluate("notes")
    unseen.go_on(tail_scenes(3)["waiting"])
    unseen.page.evaluate("unseen = true; notes = 0")
    unseen.go_on(tail_scenes(3)["turn"])
    assert unseen.page.evaluate("notes") <= once
    assert unseen.page.evaluate("notices") == []


def test_whoever_asks_for_it_is_notified_without_names_and_cards(unseen: Stage) -> None:
    unseen.page.locator('[data-do="log"]').first.click()
    notices = unseen.page.locator("dialog [data-notices] input")
    assert not notices.is_checked()
    notices.check()
    unseen.page.keyboard.press("Escape")
    unseen.go_on(tail_scenes(3)["turn"])
    (told,) = unseen.page.evaluate("notices")
    assert told == {"title": "Your turn!", "body": say("tail-title"), "tag": "/t/scene"}
    unseen.page.evaluate("unseen = false; document.dispatchEvent(new Event('visibilitychange'))")
    assert unseen.page.evaluate("notices.at(-1)") == "closed"
