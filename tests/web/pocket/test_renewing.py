"""A newer page comes while a match runs: it waits for its end, and comes with all it plays with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from meowple.server.web.app import STATIC
from tests.web.person import CAN_ACT, Person, hasty
from tests.web.pocket.owner import load_device, play_here
from tests.web.pocket.renewed import ServedFrom, copy, renew

WAITS = "navigator.serviceWorker.getRegistration().then(one => one.waiting !== null)"
UPDATE = "navigator.serviceWorker.getRegistration().then(one => one.update())"
NEWER = 'meta[name="newer"]'


@pytest.mark.long
def test_a_newer_page_waits_for_the_end_of_a_match_and_then_plays_without_a_line(
    tmp_path: Path, arrive: Callable[[], Person]
) -> None:
    folder = copy(STATIC, tmp_path / "page")
    served = ServedFrom(tmp_path / "tables.db", folder)
    served.start()
    me, home = arrive(), served.at("localhost")
    load_device(me, home)
    me.page.reload()
    play_here(me, "tail")
    served.kill()
    renew(folder)
    served.start()
    me.page.evaluate(UPDATE)
    me.page.wait_for_function(WAITS)
    question = me.question()
    assert question is not None
    me.answer(question, hasty)

    # No part of the old page is to be had from the server: it is whole all the same.
    me.page.reload()
    me.page.wait_for_selector(CAN_ACT)
    assert me.page.locator(NEWER).count() == 0
    url = me.page.url
    me.page.goto(home)
    me.page.wait_for_selector(NEWER, state="attached")
    expect(me.page.locator("[data-here]")).to_have_count(1)

    served.kill()
    me.page.context.set_offline(True)
    me.page.reload()
    expect(me.page.locator("[data-loaded]")).to_be_visible()
    me.page.goto(url)
    question = me.question()
    assert question is not None
    me.answer(question, hasty)
