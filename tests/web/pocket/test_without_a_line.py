"""The app with no server and no line: a match to its end, its record, its luck, and seen again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from meowple.cli import main
from tests.declared import our_games
from tests.served import Served
from tests.web.boots.people import play_on
from tests.web.cafe.people import builder
from tests.web.fits.people import layer
from tests.web.learner import Learner
from tests.web.person import Person, hasty
from tests.web.pocket.owner import load_device, play_here

Arrive = Callable[[], Person]

PLAYERS: dict[str, Callable[[Person], object]] = {
    "tail": lambda me: me.play_until(lambda question: False, hasty),
    "cafe": lambda me: me.play_until(lambda question: False, builder),
    "boots": lambda me: play_on([me]),
    "fits": lambda me: me.play_until(lambda question: False, layer),
}


def cut_off(me: Person, served: Served) -> None:
    """The server is gone, the line too, and the app is started again."""
    served.kill()
    me.page.context.set_offline(True)
    me.page.reload()
    expect(me.page.locator("[data-device-panel]")).to_be_visible()


def test_tail_is_played_without_a_line_and_its_record_goes_from_house_to_house(
    own_server: Served, arrive: Arrive, tmp_path: Path
) -> None:
    me = arrive()
    load_device(me, own_server.at("localhost"))
    cut_off(me, own_server)
    play_here(me, "tail")
    PLAYERS["tail"](me)
    expect(me.page.locator("[data-winners]")).not_to_have_attribute("data-winners", "")

    me.do("check-luck").click()
    expect(me.page.locator("[data-luck-result]")).to_have_attribute("data-luck-result", "true")
    me.do("replay").click()
    expect(me.page.locator("[data-replay]")).to_have_attribute("data-replay", "0")
    me.do("replay-close").click()

    with me.page.expect_download() as saved:
        me.do("log-file").click()
    file = tmp_path / "match.json"
    saved.value.save_as(file)
    assert main(["verify", str(file)]) == 0

    me.page.goto(own_server.at("localhost"))
    me.page.locator('[data-do="bring"]').set_input_files(file)
    expect(me.page.locator("[data-winners]")).to_be_visible()
    assert "#here/brought-" in me.page.url
    me.do("check-luck").click()
    expect(me.page.locator("[data-luck-result]")).to_have_attribute("data-luck-result", "true")

    file.write_text(file.read_text("utf-8").replace('"seats":4', '"seats":3'), "utf-8")
    me.page.goto(own_server.at("localhost"))
    me.page.locator('[data-do="bring"]').set_input_files(file)
    expect(me.page.get_by_role("alert")).to_contain_text("no record of a game")


@pytest.mark.long
@pytest.mark.parametrize("game", our_games())
def test_each_game_is_played_to_its_end_without_a_line(
    own_server: Served, arrive: Arrive, game: str
) -> None:
    me = arrive()
    load_device(me, own_server.at("localhost"))
    cut_off(me, own_server)
    play_here(me, game)
    PLAYERS[game](me)
    expect(me.page.locator("[data-winners]")).not_to_have_attribute("data-winners", "")


@pytest.mark.long
def test_a_lesson_is_taken_without_a_line(own_server: Served, arrive: Arrive) -> None:
    me = arrive()
    load_device(me, own_server.at("localhost"))
    cut_off(me, own_server)
    me.on_box("tail", "lesson").click()
    assert len(Learner(me).learn()) > 3


@pytest.mark.long
@pytest.mark.parametrize("game", our_games())
def test_a_match_is_reviewed_without_a_line(game: str, own_server: Served, arrive: Arrive) -> None:
    me = arrive()
    load_device(me, own_server.at("localhost"))
    cut_off(me, own_server)
    play_here(me, game)
    PLAYERS[game](me)
    me.do("review").click()
    expect(me.page.locator('[data-page="review"] progress')).to_be_visible()
    done = me.page.locator('[data-page="review"][data-done="true"]')
    expect(done).to_be_visible(timeout=600_000)
    expect(done.get_by_role("status")).to_contain_text("most of this result.")
