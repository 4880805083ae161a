"""The plain board: any game is played in the browser from the day its rules exist."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.fits.scenes import fits_scenes
from tests.served import Served
from tests.web.keyboard import Keyboard
from tests.web.listener import Listener
from tests.web.person import AT_THE_END, Person, Question, hasty
from tests.web.scenes import Scene
from tests.web.stage import Stage
from tests.web.with_toys import ServedWithToys

PLAIN = "[data-plain]"
FREE = '[data-board][data-busy="false"]'
MANY, MOVES = 30, 4
SEEN = 300
"""As many milliseconds later anybody has seen what is asked."""
LOOKED = f"""() => {{
  window.looked ??= performance.now();
  return performance.now() - window.looked > {SEEN};
}}"""


@pytest.fixture(scope="module")
def toyshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = ServedWithToys(tmp_path_factory.mktemp("toys") / "tables.db")
    served.start()
    yield served
    served.kill()


def two_at_a_table(game: str, served: Served, arrive: Callable[[], Person]) -> list[Person]:
    """Two people and no bots, at a table of which the first is the host."""
    host, friend = arrive(), arrive()
    host.page.goto(served.at())
    host.on_box(game, "choose").click()
    host.page.locator("label", has=host.page.locator('input[name="seats"][value="2"]')).click()
    host.page.locator('dialog[open] [data-do="invite-chosen"]').click()
    friend.page.goto(host.invitation())
    friend.do("sit").click()
    host.do("start").click()
    return [host, friend]


PRESS = "button => document.querySelector(button)?.click()"


def first(question: Question) -> str:
    return question.keys[0]


def play_to_the_end(people: list[Person]) -> None:
    """Whoever is asked presses the first thing there is."""
    ends = [person.page.locator(AT_THE_END) for person in people]
    while not all(end.count() for end in ends):
        for person in people:
            person.page.wait_for_selector(f"{FREE}, {AT_THE_END}")
            # In one step: in a race the table goes on by itself, and the button may be gone.
            person.page.evaluate(PRESS, f"{FREE} button[data-move]")


@pytest.mark.parametrize("game", ["tiles", "sealed", "dash"])
def test_a_game_without_a_board_is_played_to_its_end(
    game: str, toyshop: Served, arrive: Callable[[], Person]
) -> None:
    people = two_at_a_table(game, toyshop, arrive)
    expect(people[0].page.locator(PLAIN)).to_have_attribute("data-board", game)
    play_to_the_end(people)
    for person in people:
        expect(person.page.locator("[data-score-sheet]")).to_be_visible()


def test_a_race_on_the_plain_board_says_how_quick_somebody_was(
    toyshop: Served, arrive: Callable[[], Person]
) -> None:
    me, _ = two_at_a_table("dash", toyshop, arrive)
    grab = me.page.locator('[data-move^="grab"]').first
    grab.wait_for()
    me.page.wait_for_function(LOOKED)
    grab.click()
    expect(grab).to_be_hidden()
    (reaction,) = [one["reaction"] for one in me.sent if one["type"] == "play"]
    assert reaction > SEEN / 2


def test_the_warm_up_of_a_race_is_drawn_plainly_too(
    toyshop: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(toyshop.at())
    me.on_box("dash", "invite").click()
    me.do("warm-up").click()
    me.do("show-dice").click()
    me.page.locator('[data-trial] [data-move^="grab"]').first.click()
    expect(me.page.locator("[data-trip]")).not_to_be_empty()


def test_tail_is_played_on_the_plain_board_by_keyboard_alone(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    keyboard = Keyboard(me.page)
    me.page.goto(f"{server.at()}/?plain")
    keyboard.press('[data-game="tail"] [data-do="box"]')
    keyboard.press('[data-game="tail"] [data-do="choose"]')
    keyboard.pick("seats", "2")
    keyboard.go_to('[data-option="rounds"]')
    me.page.keyboard.press("Home")
    keyboard.press('[data-do="play-chosen"]')
    expect(me.page.locator(PLAIN)).to_be_visible()
    while (question := me.question()) is not None:
        me.answer(question, hasty, keyboard.press)
        keyboard.assert_not_lost()
    keyboard.press('[data-do="replay"]')
    expect(me.page.locator("[data-replay]")).to_be_visible()
    expect(me.page.locator(PLAIN)).to_be_visible()
    keyboard.press('[data-do="replay-close"]')
    keyboard.press('[data-do="again"]')
    expect(me.board).to_have_attribute("data-phase", "opening")


def test_tail_is_played_on_the_plain_board_by_names_and_the_live_region(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(f"{server.at()}/?plain")
    me.page.get_by_role("button", name="Play now").first.click()
    region = me.page.get_by_role("region", name="What you can do")
    listener = Listener(me.page)
    expect(listener.live).not_to_be_empty()
    while not listener.over():
        assert listener.hear()
        button = region.get_by_role("button").first
        if button.is_visible() and button.is_enabled():
            while "…" in (name := button.inner_text()):
                button.click()
                expect(button).not_to_have_text(name, use_inner_text=True)
            assert name.strip()
            button.click()
        listener.wait_for_more()
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("win")


def test_boots_is_played_on_the_plain_board_by_finger(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(f"{server.at()}/?plain")
    me.on_box("boots", "play-now").click()
    me.do("start-race").click()
    play_to_the_end([me])
    expect(me.page.locator("[data-score-sheet]")).to_be_visible()


@pytest.mark.parametrize("game", ["cafe", "fits"])
def test_every_game_can_be_opened_with_the_plain_board(
    game: str, server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(f"{server.at()}/?plain")
    me.on_box(game, "play-now").click()
    expect(me.page.locator(PLAIN)).to_have_attribute("data-board", game)
    for _ in range(MOVES):
        question = me.question()
        assert question is not None
        me.answer(question, first)


def test_of_many_moves_a_part_is_chosen_first(stage: Stage) -> None:
    scene = max(fits_scenes(5).values(), key=lambda one: len(offered(one)))
    assert len(offered(scene)) > MANY
    stage.query = "?plain"
    stage.show(scene)
    buttons = stage.page.locator(f"{PLAIN} button[data-move]")
    assert buttons.count() <= MANY
    while (more := stage.page.locator(f"{PLAIN} [data-more]")).count():
        more.first.press("Enter")
        expect(stage.page.locator(f"{PLAIN} [data-move]:focus")).to_have_count(1)
    chosen = buttons.count()
    stage.go_on(scene)
    assert buttons.count() == chosen, "what others do takes a choice away"
    buttons.first.click()
    (played,) = stage.played
    assert played in offered(scene)


def offered(scene: Scene) -> list[Any]:
    """The moves of a scene, each by itself."""
    return (
        [move for bundle in scene.update.moves for move in opened(bundle)] if scene.update else []
    )


def opened(bundle: Any) -> list[Any]:
    parts = msgspec.to_builtins(bundle)
    at = next((at for at, part in enumerate(parts) if isinstance(part, list)), None)
    return [parts] if at is None else [[*parts[:at], one, *parts[at + 1 :]] for one in parts[at]]
