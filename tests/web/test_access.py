"""Everybody can use the pages: checked by axe, in light and in dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.web.person import Person, hasty
from tests.web.served import Served

every_theme = pytest.mark.parametrize("theme", ["light", "dark"])


@every_theme
def test_no_page_keeps_anybody_out(
    server: Served, arrive: Callable[[], Person], theme: Literal["light", "dark"]
) -> None:
    me = arrive()
    me.page.emulate_media(color_scheme=theme)
    me.page.goto(server.at())
    expect(me.do("play-now")).to_be_visible()
    assert complaints(me) == []

    me.choose(seats="3", rounds="1")
    assert complaints(me) == []
    me.do("invite-chosen").click()
    me.invitation()
    assert complaints(me) == []

    for seat in (1, 2):
        me.seat(seat).locator("select").select_option("cat")
    me.do("start").click()
    seen = set()
    while (question := me.question()) is not None:
        if question.phase not in seen:
            seen.add(question.phase)
            assert complaints(me) == []
        me.answer(question, hasty)
    me.page.locator("[data-luck] summary").click()
    assert complaints(me) == []

    for drawer in ("log", "rules"):
        me.do(drawer).click()
        expect(me.page.get_by_role("dialog")).to_be_visible()
        assert complaints(me) == []
        me.page.keyboard.press("Escape")


def complaints(me: Person) -> list[str]:
    """What axe finds wrong, and where."""
    found = Axe().run(me.page).response["violations"]
    return [f"{one['id']}: {node['html'][:120]}" for one in found for node in one["nodes"]]
