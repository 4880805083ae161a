"""The server goes and comes back; the page stays."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import Served
from tests.web.person import Person, hasty


def test_a_page_goes_on_by_itself_after_the_server_was_killed_and_started_again(
    own_server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(own_server.at())
    me.do("play-now").click()
    question = me.play_until(lambda question: question.phase == "turn", hasty)
    assert question is not None
    me.page.evaluate("() => { window.neverLoadedAnew = true }")

    own_server.kill()
    line = me.page.locator("[data-line]")
    expect(line).to_have_attribute("data-line", "lost")
    expect(line).not_to_be_empty()
    me.press('[data-move="draw"]')
    own_server.start()

    expect(line).to_have_attribute("data-line", "open")
    expect(me.board).not_to_have_attribute("data-decision", question.decision)
    assert me.phase in ("drew", "offer")
    me.play_until(lambda question: question.phase == "between", hasty)
    assert me.page.evaluate("() => window.neverLoadedAnew") is True
