"""In one room over plain http, where browsers hide their clipboard and their hashing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import LAN, Served
from tests.web.person import Person, hasty


def test_without_a_secure_context_the_link_is_copied_and_a_game_is_played(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at(LAN))
    assert me.page.evaluate("() => isSecureContext") is False
    assert me.page.evaluate("() => typeof navigator.clipboard") == "undefined"

    me.on_box("tail", "invite").click()
    link = me.invitation()
    assert link.startswith(server.at(LAN) + "/t/")
    me.do("copy").click()
    expect(me.page.locator("[data-copied]")).to_have_attribute("data-copied", "true")
    assert pasted(me) == link[: len(pasted(me))] != ""

    me.page.goto(server.at(LAN))
    me.choose(seats="2", rounds="1")
    me.do("play-chosen").click()
    me.play_until(lambda question: False, hasty)
    expect(me.page.locator("[data-score-sheet] tbody tr")).to_have_count(2)


def pasted(me: Person) -> str:
    """What comes out of the clipboard, as far as the name's field takes it."""
    field = me.page.get_by_label("Your name")
    field.fill("")
    field.press("Control+V")
    return field.input_value()
