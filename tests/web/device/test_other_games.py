"""Other games on one screen: what is sealed or held in a hand is hidden, what lies open is not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.served import Served
from tests.web.cafe.people import builder
from tests.web.device.family import PASS, Wire, begin, gather, play_on
from tests.web.device.test_hand_to_hand import assert_same_as_new
from tests.web.fits.people import WANTED
from tests.web.person import Person, Question

SOME = 8
"""So many questions of a game are answered."""


def fitter(question: Question) -> str:
    """Lay what one has, and cats wherever one may lie."""
    found = [key for wanted in WANTED for key in question.keys if key.startswith(wanted)]
    return found[0] if found else question.keys[0]


@pytest.mark.parametrize(
    ("game", "policy"), [("cafe", builder), pytest.param("fits", fitter, marks=pytest.mark.long)]
)
def test_each_looks_at_their_own(
    server: Served,
    arrive: Callable[[], Person],
    browser: Browser,
    game: str,
    policy: Callable[[Question], str],
) -> None:
    ann = arrive()
    wire = Wire(ann)
    gather(server, ann, game, "Mum")
    begin(ann)
    hands: list[int] = []
    asked: list[Question] = []

    def taken(seat: int) -> None:
        hands.append(seat)
        if len(hands) <= 2:
            assert_same_as_new(browser, ann, seat)

    def done(question: Question) -> bool:
        asked.append(question)
        if game == "cafe" and question.phase == "draft":
            assert ann.page.locator(PASS).count() == 0
        return len(asked) > SOME

    assert play_on(ann, policy, taken, done) is not None
    assert set(hands) == {0, 1}
    assert wire.assert_told_of_nobody_else()


def test_where_all_lies_open_the_screen_turns_by_itself(
    server: Served, arrive: Callable[[], Person]
) -> None:
    ann = arrive()
    gather(server, ann, "cafe", "Mum")
    begin(ann)
    first = ann.page.locator("[data-turn]")
    expect(first).to_have_count(1)
    seat = first.get_attribute("data-turn")
    question = ann.question()
    assert question is not None
    ann.press(f'[data-board] [data-move="{builder(question)}"]')
    while (longer := ann.page.locator('[data-board] [data-move$=":here"]').first).count():
        longer.click()
    expect(ann.page.locator(f'[data-turn]:not([data-turn="{seat}"])')).to_have_count(1)
    assert [one for one in ann.sent if one["type"] == "show"][-1]["seats"] == [1 - int(seat or 0)]
