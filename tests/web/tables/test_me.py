"""A guest sees to what is kept of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.served import Served
from tests.web.person import Person, hasty

SIZES = ((360, 740), (740, 360), (768, 1024), (1440, 900))
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def test_what_is_kept_is_read_and_deleted(
    own_server: Served, arrive: Callable[[], Person], tmp_path: Path
) -> None:
    me, friend = arrive(), arrive()
    me.page.goto(own_server.at())
    me.choose(seats="2", rounds="1")
    me.do("invite-chosen").click()
    friend.page.goto(me.invitation())
    friend.seat(1).locator('[data-do="sit"]').click()
    expect(me.seat(1)).to_have_attribute("data-ready", "true")
    me.do("start").click()
    me.play_until(lambda question: question.phase == "opening", hasty)
    other = arrive()
    other.page.goto(f"{own_server.at()}/me")
    name = friend.page.evaluate("fetch('/api/me').then(it => it.json()).then(it => it.name)")

    friend.page.goto(own_server.at())
    friend.do("about-me").click()
    expect(friend.page.locator("h1")).to_have_text("What is kept of you")
    for language in ("uk", "ru", "pl", "en"):
        friend.page.locator("[data-language]").select_option(language)
        expect(friend.page.locator("html")).to_have_attribute("lang", language)
        for width, height in SIZES:
            friend.page.set_viewport_size({"width": width, "height": height})
            assert not friend.page.evaluate(WIDER), (language, width)
        assert Axe().run(friend.page).violations_count == 0
    with friend.page.expect_download() as download:
        friend.do("export").click()
    download.value.save_as(kept := tmp_path / "kept.json")
    told = json.loads(kept.read_text("utf-8"))
    assert (told["name"], len(told["matches"])) == (name, 1)

    friend.page.once("dialog", lambda dialog: dialog.accept())
    friend.do("forget").click()
    expect(friend.page.locator('[data-page="home"]')).to_be_visible()
    expect(friend.page.locator("a[data-table]")).to_have_count(0)
    expect(me.page.locator('[data-row="1"] header b')).to_have_text("?")
    left = b"".join(part.read_bytes() for part in own_server.file.parent.glob("tables.db*"))
    assert name.encode() not in left
