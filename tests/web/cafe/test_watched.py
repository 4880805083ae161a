"""Whoever only watches is not told that a die is theirs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from meowple import GAMES, Match
from meowple.words import words
from tests.web.evening.scenes import spectators, step
from tests.web.scenes import Scene
from tests.web.stage import LANGUAGES, Stage


def drawn_by_all() -> Scene:
    """All dice are taken, and each has one of their own."""
    match, luck = Match(GAMES["cafe"], 3, key=b"a key of thirty-two bytes, about"), Random(7)
    while not match.view(None).central:
        step(match, luck)
    return spectators(match, "match", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_of_somebody_else_is_called_by_their_name(
    stage_in: Callable[[str], Stage], language: str
) -> None:
    stage, say = stage_in(language), words(language)
    stage.show(drawn_by_all())
    board = stage.page.locator("[data-board]")
    expect(board.get_by_text(say("cafe-board-central"), exact=True)).to_be_visible()
    expect(board.get_by_text(say("cafe-board-yours"), exact=True)).to_have_count(0)
    own = say("cafe-board-own-die", die="").strip()
    expect(board.locator(f'[aria-label^="{own}"]')).to_have_count(0)
    assert "Ш" in board.locator("figcaption").first.inner_text()
