"""A device that goes from hand to hand shows nobody what only another may know."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.served import Served
from tests.web.chrome import PATIENCE
from tests.web.device.family import PASS, TAKE, Wire, begin, gather, play_on, take
from tests.web.person import Person, Question, hasty

SHOWN = r"() => document.title + document.body.innerHTML.replaceAll(/\bc\d+\b/g, '#')"
"""All that a page holds; parts are numbered as they were made."""


@pytest.mark.parametrize("compared", [2, pytest.param(9, marks=pytest.mark.long)])
def test_three_people_play_a_round_on_one_phone(
    server: Served, arrive: Callable[[], Person], browser: Browser, compared: int
) -> None:
    ann = arrive()
    wire = Wire(ann)
    gather(server, ann, "tail", "Mum", "Łucja", seats="3", rounds="1")
    begin(ann)
    hands: list[int] = []

    def taken(seat: int) -> None:
        hands.append(seat)
        if 1 < len(hands) <= 1 + compared:
            assert_same_as_new(browser, ann, seat)

    play_on(ann, hasty, taken, never)
    assert set(hands) == {0, 1, 2}
    expect(ann.page.locator("[data-standing]")).to_have_count(3)
    assert wire.assert_told_of_nobody_else() > len(hands)
    assert wire.shows == [seats for seat in hands for seats in ([seat], [])][: len(wire.shows)]

    ann.do("again").click()
    ann.page.wait_for_selector(TAKE)
    wire.assert_told_of_nobody_else()


def never(question: Question) -> bool:
    return False


def assert_same_as_new(browser: Browser, person: Person, seat: int) -> None:
    """A page that has gone through many hands shows the same, letter by letter, as one that nobody
    has held before: that one cannot know what others saw."""
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": 360, "height": 740},
        has_touch=True,
        reduced_motion="reduce",
        storage_state=person.page.context.storage_state(),
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(person.page.url)
    page.locator(f'{PASS} [data-do="take"][data-seat="{seat}"]').click()
    n = person.board.get_attribute("data-n")
    page.wait_for_selector(f'[data-board][data-n="{n}"]')
    for one in (page, person.page):
        one.mouse.move(0, 0)  # what lies under it is told more of
    assert page.evaluate(SHOWN) == person.page.evaluate(SHOWN)
    context.close()


def test_a_reload_shows_nothing_of_the_one_who_held_it(
    server: Served, arrive: Callable[[], Person]
) -> None:
    ann = arrive()
    gather(server, ann, "tail", "Mum", seats="2", rounds="1")
    begin(ann)
    seat = take(ann)
    assert len([card for card in ann.row(seat) if "face down" not in card]) == 2
    heard = len(ann.heard)
    ann.page.reload()
    ann.page.wait_for_selector(TAKE)
    assert ann.page.locator("[data-row], [data-card]").count() == 0
    seats = {one["seat"] for one in ann.heard[heard:] if one["type"] in ("update", "past")}
    assert seats == {None}
    assert take(ann) == seat
