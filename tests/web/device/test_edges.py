"""Four people race at the edges of one tablet, with as many fingers at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import CDPSession, expect

from meowple.games.boots.cards import CAT_OF, is_paw
from meowple.games.boots.view import View
from tests.served import Served
from tests.web.device.family import Wire, begin, gather
from tests.web.person import AT_THE_END, Person

RACE = '[data-edges][data-phase="race"]'
ROLL = '[data-edges] [data-move="roll"]'
LOOKED = """([race, round]) => {
  const board = document.querySelector(race);
  if (board?.dataset.round !== round) return true;
  if (window.looked?.round !== round) window.looked = {round, at: performance.now()};
  return performance.now() - window.looked.at > 400;
}"""
"""Whoever is quicker than 120 ms has not seen the dice."""
WHERE = """([seat, card]) => {
  const at = document.querySelector(`[data-edge="${seat}"] [data-card="${card}"]`);
  const {x, y, width, height} = at.getBoundingClientRect();
  return {x: x + width / 2, y: y + height / 2, id: seat};
}"""


class Hands:
    """All fingers on one screen."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.screen: CDPSession = person.page.context.new_cdp_session(person.page)

    def tap(self, cards: dict[int, int]) -> None:
        """Each seat's finger comes down on a card, one more each time, and then all go up."""
        points = [self.page.evaluate(WHERE, [seat, card]) for seat, card in cards.items()]
        for count in range(1, 1 + len(points)):
            self._send("touchStart", points[:count])
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        told = {"type": kind, "touchPoints": points}
        self.screen.send("Input.dispatchTouchEvent", told)


@pytest.mark.parametrize(
    "winners", [(2,), pytest.param((0, 3, 1), marks=pytest.mark.long)], ids=["one", "others"]
)
def test_four_fingers_race_on_one_tablet(
    server: Served, arrive: Callable[[], Person], winners: tuple[int, ...]
) -> None:
    ann = arrive()
    wire = Wire(ann)
    ann.page.set_viewport_size({"width": 768, "height": 1024})
    gather(server, ann, "boots", "Mum", "Łucja", "Dad")
    begin(ann)
    expect(ann.page.locator("[data-edge]")).to_have_count(4)
    hands = Hands(ann)
    for winner in winners:
        view = rolled(ann, wire)
        right = right_card(view)
        others = [card for card, owner in enumerate(view.owners) if owner is None and card != right]
        # The right card decides: whoever comes after it has seen it go.
        cards = {seat: others[seat] for seat in range(4) if seat != winner} | {winner: right}
        hands.tap(cards)
        ann.page.wait_for_selector(f'[data-edges]:not([data-round="{view.round}"])')
        verdict = latest(wire).last
        assert verdict is not None
        assert verdict.winner == winner
        assert [attempt and attempt.card for attempt in verdict.attempts] == [
            cards[seat] for seat in range(4)
        ]
    reactions = [one["reaction"] for one in wire.messages if one["type"] == "play"]
    assert len([one for one in reactions if one is not None]) == 4 * len(winners)
    seats = [one["seat"] for one in wire.messages if one["type"] == "play" and one["reaction"]]
    assert [seats.count(seat) for seat in range(4)] == [len(winners)] * 4
    assert wire.assert_told_of_nobody_else()
    assert ann.page.locator(AT_THE_END).count() == 0


def rolled(person: Person, wire: Wire) -> View:
    """Whoever has the dice rolls them, and everybody looks."""
    person.page.wait_for_selector(f"{ROLL}, {RACE}")
    roll = person.page.locator(ROLL)
    if roll.count():
        roll.click()
    person.page.wait_for_selector(RACE)
    view = latest(wire)
    person.page.wait_for_function(LOOKED, arg=[RACE, str(view.round)])
    return view


def latest(wire: Wire) -> View:
    """How things stand for whoever was told last."""
    told: dict[str, Any] = next(one for one in reversed(wire.messages) if one["type"] == "update")
    return msgspec.convert(told["view"], View)


def right_card(view: View) -> int:
    """What the dice ask for: the cat, or the lowest paw."""
    assert view.dice is not None
    there = [card for card, owner in enumerate(view.owners) if owner is None]
    cat = CAT_OF[view.dice]
    return cat if cat in there else min(filter(is_paw, there))
