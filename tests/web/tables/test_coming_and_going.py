"""Somebody goes, a bot plays for them, they come back: everybody sees it in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.served import Served
from tests.web.person import Person, hasty, patient


@pytest.fixture
def hasty_server(tmp_path: Path) -> Iterator[Served]:
    """Bots sit in at once: nobody who shall play by themselves may reload a page here."""
    served = Served(tmp_path / "tables.db", away_after=100, bot_after=100)
    served.start()
    yield served
    served.kill()


def sit_down_together(server: Served, me: Person, friend: Person) -> None:
    """I open a table for two, and a friend comes by the link."""
    me.page.goto(server.at())
    me.choose(seats="2")
    me.do("invite-chosen").click()
    friend.page.goto(me.invitation())
    friend.seat(1).locator('[data-do="sit"]').click()
    expect(me.seat(1)).to_have_attribute("data-ready", "true")
    me.do("start").click()
    expect(friend.board).to_be_visible()


def absence(person: Person, seat: int) -> Locator:
    """The word on the plate of somebody who is not there."""
    return person.page.locator(f'[data-row="{seat}"] [data-absence]')


def log_of(person: Person) -> list[str]:
    """The lines of the log, the latest first."""
    person.do("log").click()
    lines = person.page.locator("[data-log] li").all_inner_texts()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    return lines


def test_who_is_gone_is_seen_to_be_gone_and_who_comes_back_to_be_back(
    hasty_server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    sit_down_together(hasty_server, me, friend)
    name = friend.page.locator('[data-row="1"] header b').inner_text()

    table = friend.page.url
    friend.page.goto("about:blank")
    expect(absence(me, 1)).to_have_text("bot plays")
    friend.page.goto(table)
    expect(friend.board).to_be_visible()
    expect(absence(me, 1)).to_have_count(0)

    said = [line for line in reversed(log_of(me)) if line.startswith(name)]
    told = [line.removeprefix(name) for line in said]
    wanted = [" steps away from the table.", ": a bot plays now.", " is back."]
    assert [line for line in told if line in wanted] == wanted


def test_the_log_is_there_again_after_a_reload(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.choose(seats="2")
    me.do("play-chosen").click()
    me.play_until(lambda question: question.phase == "turn", hasty)
    before = log_of(me)
    assert before
    me.reload()
    assert log_of(me) == before


def test_whoever_comes_back_reads_what_a_bot_did_for_them(
    hasty_server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    sit_down_together(hasty_server, me, friend)
    table = friend.page.url
    missed = friend.page.locator("[data-missed]")
    assert missed.count() == 0
    friend.page.goto("about:blank")
    expect(absence(me, 1)).to_have_text("bot plays")
    turns = 0
    while turns < 3:
        question = me.question()
        assert question is not None
        turns += question.phase == "turn"
        me.answer(question, patient)
    friend.page.goto(table)
    expect(missed).to_contain_text("While you were away, a bot played for you")
    expect(missed).to_contain_text("A bot does not call “Gotcha!” for you")
    name = friend.page.locator('[data-row="1"] header b').inner_text()
    lines = missed.locator("li").all_inner_texts()
    assert 1 <= len(lines) <= 5
    assert all(name in line for line in lines)
    friend.do("missed-read").click()
    expect(missed).to_have_count(0)
    friend.reload()
    expect(missed).to_have_count(0)


def test_a_good_link_leads_in_where_a_wrong_one_to_the_same_table_was_opened_before(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    me.page.goto(server.at())
    me.choose(seats="2")
    me.do("invite-chosen").click()
    link = me.invitation()
    friend.page.goto(link[:-3])
    expect(friend.page.get_by_text("There is no such table, or the link is wrong.")).to_be_visible()
    friend.page.goto(link)  # only what stands behind the # changes: no page is loaded
    expect(friend.do("join")).to_be_visible()
