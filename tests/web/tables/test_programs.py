"""A program at a table, as people see it: invited from the lobby, named as one in four languages,
and racing only if all agree."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.served import Served
from tests.server.programs.programs import Program
from tests.web.person import Person

MARK = {"en": "program", "uk": "програма", "ru": "программа", "pl": "program"}
SIZES = [(360, 740), (740, 360), (768, 1024), (1440, 900)]
VIOLATIONS = "axe.run({resultTypes: ['violations']}).then(({violations}) => violations)"
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"


def invited(me: Person) -> str:
    """The link that the lobby shows for a program on the second chair."""
    me.seat(1).locator('[data-do="seat-bot"]').select_option("program")
    link = me.page.locator("[data-program-link] [data-link]")
    expect(link).to_be_visible()
    return link.input_value()


def looks(me: Person, name: str) -> list[str]:
    """What is wrong with the page in any size, by axe too."""
    wrong = []
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        if me.page.evaluate(TOO_WIDE):
            wrong.append(f"{name}: wider than {width}")
    me.page.set_viewport_size({"width": 360, "height": 740})
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(Axe().axe_script)
    return wrong + [f"{name}: {one['id']}" for one in me.page.evaluate(VIOLATIONS)]


def test_a_program_is_invited_marked_sent_away_and_plays(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.choose(seats="2")
    me.do("invite-chosen").click()
    link = invited(me)
    assert urlsplit(link).fragment.startswith("program.")
    wrong = looks(me, "link")
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-program-link]")).to_have_count(0)
    expect(me.seat(1)).to_contain_text("a program is expected")
    me.seat(1).locator('[data-do="stand"]').click()
    expect(me.seat(1)).not_to_contain_text("expected")
    assert Program(link).turned_away() == "no_such_token"

    program = Program(invited(me)).come()
    me.page.keyboard.press("Escape")
    name = program.table["chairs"][1]["name"]
    expect(me.seat(1)).to_contain_text(f"{name} (program)")
    wrong += looks(me, "lobby")
    me.do("start").click()
    expect(me.board).to_be_visible()
    expect(me.board).to_contain_text(f"{name} (program)")
    assert not wrong, "\n".join(wrong)
    program.leave()


@pytest.mark.parametrize("language", MARK)
def test_everybody_reads_in_their_language_that_it_is_one(
    language: str, server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.page.evaluate("language => localStorage.setItem('language', language)", language)
    me.page.reload()
    me.choose(seats="2")
    me.do("invite-chosen").click()
    program = Program(invited(me)).come()
    wrong = looks(me, "link")
    me.page.keyboard.press("Escape")
    expect(me.seat(1)).to_contain_text(f"({MARK[language]})")
    assert not wrong, "\n".join(wrong)
    program.leave()


def test_a_race_waits_until_everybody_agrees(server: Served, arrive: Callable[[], Person]) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.on_box("boots", "invite").click()
    program = Program(invited(me)).come()
    me.page.keyboard.press("Escape")
    expect(me.seat(1)).to_contain_text("(program)")
    expect(me.do("start")).to_be_disabled()
    expect(me.page.locator("[data-free]")).to_contain_text("only if everybody at the table agrees")
    me.do("agree-programs").click()
    expect(me.do("start")).to_be_enabled()
    me.do("start").click()
    expect(me.board).to_be_visible()
    program.leave()
