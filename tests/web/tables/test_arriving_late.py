"""Whoever comes in the middle of a match hears what is going on now, not all that was before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from meowple import GAMES
from tests.declared import asked_of, our_games
from tests.served import Served
from tests.web.person import Person, hasty

BOARDS = [game for game in our_games() if asked_of("scenes", game) and not GAMES[game].race]


@pytest.mark.parametrize("game", BOARDS)
def test_who_comes_later_is_not_read_the_whole_match(
    server: Served, arrive: Callable[[], Person], game: str
) -> None:
    me, friend = arrive(), arrive()
    me.page.goto(server.at())
    me.on_box(game, "play-now").click()
    first = me.question()
    assert first is not None
    me.answer(first, hasty)
    assert me.question() is not None
    expect(me.board).to_have_attribute("data-waiting", "0")  # for me alone: nothing new happens

    friend.page.goto(me.page.url)
    expect(friend.board).to_have_attribute("data-n", "0")
    friend.do("log").click()
    told = friend.page.locator("[data-log] li").all_inner_texts()
    assert told
    friend.page.keyboard.press("Escape")

    said = friend.page.get_by_role("main").get_by_role("status").last.inner_text()
    assert [line for line in told if line in said] == []
