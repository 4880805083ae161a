"""The app with no server and no line: a match to its end, its record, its luck, hints, lessons; and
what was played goes from house to house."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from meowple.cli import main
from tests.declared import our_games
from tests.web.boots.people import play_on
from tests.web.cafe.people import builder
from tests.web.company import asked
from tests.web.fits.people import layer
from tests.web.fits.test_lesson import the_only_one
from tests.web.learner import Learner
from tests.web.person import Person, hasty
from tests.web.pocket.owner import Pocket, play_here
from tests.web.tables.test_hints import by_finger, follow, taken

PLAYERS: dict[str, Callable[[Person], object]] = {
    "tail": lambda me: me.play_until(lambda question: False, hasty),
    "cafe": lambda me: me.play_until(lambda question: False, builder),
    "boots": lambda me: play_on([me]),
    "fits": lambda me: me.play_until(lambda question: False, layer),
}

SEES_PROGRESS = """new MutationObserver(
    () => { window.sawProgress ||= !!document.querySelector('[data-page="review"] progress'); },
).observe(document.body, { childList: true, subtree: true })"""


@pytest.fixture
def alone(pocket: Pocket, me: Person) -> Iterator[Person]:
    """Whoever starts the app when the server is gone, and the line too."""
    pocket.served.kill()
    pocket.context.set_offline(True)
    me.page.goto(pocket.home)
    expect(me.page.locator("[data-device-panel]")).to_contain_text("No connection")
    yield me
    pocket.context.set_offline(False)
    pocket.served.start()


def check_luck(me: Person) -> None:
    """The end of a match says whether its luck was what was promised."""
    me.do("check-luck").click()
    expect(me.page.locator("[data-luck-result]")).to_have_attribute("data-luck-result", "true")


def see_again(me: Person) -> None:
    """The match is shown from its beginning."""
    me.do("replay").click()
    expect(me.page.locator("[data-replay]")).to_have_attribute("data-replay", "0")
    me.do("replay-close").click()


def save(me: Person, file: Path) -> Path:
    """The record of the match that is over."""
    with me.page.expect_download() as saved:
        me.do("log-file").click()
    saved.value.save_as(file)
    return file


def bring(me: Person, file: Path) -> None:
    """Open a record on this device, from the shelf."""
    me.page.locator('[data-do="bring"]').set_input_files(file)


def go_home(me: Person) -> None:
    """Back to the shelf; the device stays awake."""
    me.page.locator("header a").first.click()


def test_tail_is_played_without_a_line_and_its_record_is_verified_elsewhere(
    alone: Person, tmp_path: Path
) -> None:
    me = alone
    play_here(me, "tail")
    follow(me, by_finger(me, "tail"))
    assert taken(me) == 1
    PLAYERS["tail"](me)
    expect(me.page.locator("[data-winners]")).not_to_have_attribute("data-winners", "")
    check_luck(me)
    see_again(me)
    file = save(me, tmp_path / "match.json")
    assert main(["verify", str(file)]) == 0

    go_home(me)
    file.write_text(file.read_text("utf-8").replace('"seats":4', '"seats":3'), "utf-8")
    bring(me, file)
    expect(me.page.get_by_role("alert")).to_contain_text("no record of a game")


def test_a_record_of_the_server_is_opened_on_a_device(
    pocket: Pocket, me: Person, tmp_path: Path
) -> None:
    me.page.goto(pocket.home)
    me.page.locator("label", has=me.page.locator('input[value="server"]')).click()
    me.choose(seats="2", rounds="1")
    me.do("play-chosen").click()
    me.play_until(lambda question: False, hasty)
    assert "/t/" in me.page.url
    file = save(me, tmp_path / "match.json")

    go_home(me)
    me.page.locator("label", has=me.page.locator('input[value="device"]')).click()
    bring(me, file)
    expect(me.page.locator("[data-winners]")).to_be_visible()
    assert "#here/brought-" in me.page.url
    check_luck(me)
    see_again(me)
    again = save(me, tmp_path / "again.json")
    assert again.read_bytes() == file.read_bytes()
    go_home(me)
    expect(me.page.locator("[data-here]")).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize("game", our_games())
def test_each_game_is_played_to_its_end_without_a_line(alone: Person, game: str) -> None:
    play_here(alone, game)
    PLAYERS[game](alone)
    expect(alone.page.locator("[data-winners]")).not_to_have_attribute("data-winners", "")
    check_luck(alone)
    see_again(alone)


@pytest.mark.long
@pytest.mark.parametrize("game", our_games())
def test_a_hint_is_given_without_a_line(alone: Person, game: str) -> None:
    play_here(alone, game)
    while not taken(alone):
        follow(alone, by_finger(alone, game))


@pytest.mark.long
@pytest.mark.parametrize("game", our_games())
def test_a_lesson_is_taken_without_a_line(alone: Person, game: str) -> None:
    alone.on_box(game, "lesson").click()
    learner, steps = Learner(alone), 0
    while learner.comes_to_the_next():
        steps += 1
        if game == "fits":  # a card stays to be pressed beside the place it goes to
            alone.answer(asked(alone), the_only_one)
        else:
            learner.press_what_is_wanted()
    assert steps > 3


@pytest.mark.long
@pytest.mark.parametrize("game", our_games())
def test_a_match_is_reviewed_without_a_line(alone: Person, game: str) -> None:
    play_here(alone, game)
    PLAYERS[game](alone)
    alone.page.evaluate(SEES_PROGRESS)  # which a quick machine shows for a moment only
    alone.do("review").click()
    done = alone.page.locator('[data-page="review"][data-done="true"]')
    expect(done).to_be_visible(timeout=600_000)
    assert alone.page.evaluate("window.sawProgress")
    expect(done.get_by_role("status")).to_contain_text("most of this result.")
