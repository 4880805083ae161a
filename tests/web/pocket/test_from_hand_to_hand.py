"""Three people pass one device, with no server: nobody is shown what only another may know, and
neither is it said between the page and the worker of the device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.device.family import Wire, begin, gather_here, play_on, take
from tests.web.device.test_edges import Hands, latest, right_card, rolled
from tests.web.device.test_hand_to_hand import SHOWN, never
from tests.web.person import Person, Question, hasty
from tests.web.pocket.owner import Pocket, overhear

SOME = 9
"""So many questions are answered in `make test`."""


def assert_same_after_a_reload(me: Person, seat: int) -> None:
    """A page that was just loaded cannot know what others saw; it shows the same, letter by
    letter, as the one that has gone through many hands."""
    me.page.mouse.move(0, 0)  # what lies under it is told more of
    shown = what_is_shown(me)
    me.page.reload()
    assert take(me, seat) == seat
    expect(me.board).to_be_visible()
    me.page.mouse.move(0, 0)
    assert what_is_shown(me) == shown


def what_is_shown(me: Person) -> str:
    """All that the page holds; what it is told is numbered anew when the device starts."""
    return re.sub(r'data-n="\d+"', "", me.page.evaluate(SHOWN))


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_three_people_pass_a_device_that_has_no_server(
    pocket: Pocket, me: Person, whole: bool
) -> None:
    wire = Wire(me, overhear(me))
    me.page.goto(pocket.home)
    gather_here(me, "tail", "Mum", "Łucja", seats="3", rounds="1")
    begin(me)
    hands: list[int] = []
    asked: list[Question] = []

    def taken(seat: int) -> None:
        hands.append(seat)
        if len(hands) == 4:
            assert_same_after_a_reload(me, seat)

    def some(question: Question) -> bool:
        asked.append(question)
        return len(asked) > SOME

    play_on(me, hasty, taken, never if whole else some)
    assert set(hands) == {0, 1, 2}
    assert wire.assert_told_of_nobody_else() > len(hands)


@pytest.mark.long
def test_four_fingers_race_on_a_tablet_that_has_no_server(pocket: Pocket, me: Person) -> None:
    wire = Wire(me, overhear(me))
    me.page.set_viewport_size({"width": 768, "height": 1024})
    me.page.goto(pocket.home)
    gather_here(me, "boots", "Mum", "Łucja", "Dad")
    begin(me)
    hands = Hands(me)
    view = rolled(me, wire)
    right = right_card(view)
    others = [card for card, owner in enumerate(view.owners) if owner is None and card != right]
    hands.tap({seat: others[seat] for seat in (0, 1, 3)} | {2: right})
    me.page.wait_for_selector(f'[data-edges]:not([data-round="{view.round}"])')
    verdict = latest(wire).last
    assert verdict is not None
    assert verdict.winner == 2
    assert wire.assert_told_of_nobody_else()
