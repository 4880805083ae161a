"""The plain board fits every screen and keeps nobody out, whatever it draws."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.declared import our_games, over
from tests.served import Served
from tests.web.looks.test_access import complaints
from tests.web.looks.test_layout import DEEPLY_ZOOMED, PHONE, ZOOMED, measured, unfit
from tests.web.scenes import Scenes
from tests.web.stage import LANGUAGES, Stage, on_stage


def language_for(game: str) -> str:
    """Each game in another language."""
    return list(LANGUAGES.values())[our_games().index(game) % len(LANGUAGES)]


@pytest.fixture
def plain(browser: Browser, theatre: Served, game: str) -> Iterator[Stage]:
    """A stage with the plain board."""
    with on_stage(browser, theatre.at(), locale=language_for(game)) as stage:
        stage.query = "?plain"
        yield stage


@over("scenes")
def test_the_plain_board_fits_whatever_it_draws(plain: Stage, game: str, told: Scenes) -> None:
    found = []
    for name, scene in told.of(told.seats[-1]).items():
        plain.show(scene)
        found += measured(plain, name, PHONE)
        if name in (told.board, "over"):
            found += unfit(plain, name)
            for window in (ZOOMED, DEEPLY_ZOOMED):
                found += measured(plain, name, window)
    for drawer in plain.drawers("log", "rules"):
        found += unfit(plain, drawer.name)
    assert not found, "\n".join(found)


@over("scenes")
def test_nobody_is_kept_out_of_the_plain_board(plain: Stage, game: str, told: Scenes) -> None:
    said = []
    for name in (told.board, "over"):
        plain.show(told.of(told.seats[-1])[name])
        said += complaints(plain, name, "light")
    assert not said, "\n".join(said)
