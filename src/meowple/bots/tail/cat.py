"""The cat: remembers everything, and does what is best in expectation."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from meowple.bots.bot import Plan, pause
from meowple.bots.tail.outlook import Outlook
from meowple.bots.tail.pace import SHARES
from meowple.core.game import Seat
from meowple.games.tail import moves as m
from meowple.games.tail.cards import DRAW_TWO, NUMBERS, OUTER, PEEK, PLACES, SUPER_PEEK, SWAP
from meowple.games.tail.view import View

PEEK_GAIN: Final = 0.4
"""What a look at an own unknown card is worth, in points."""
SCAN_GAIN: Final = 0.8
"""What a look at all cards is worth."""
SECOND_DRAW: Final = 1.6
"""The better of two draws, compared with one."""

LOW: Final = 6.0
"""The cat calls with a row worth no more than this …"""
AHEAD: Final = 3.0
"""… or with one so much better than every other …"""
PATIENCE: Final = 5.0
"""… and asks so much less after each reshuffle: six rows cannot all be low."""


class Cat:
    """Plain expected values."""

    level = "cat"
    budget = 0

    def choose(self, view: View, moves: Sequence[m.Move], rng: Random, budget: int) -> Plan:
        """The move that is best in expectation."""
        after = pause(self.level, SHARES[view.phase], rng)
        if len(moves) == 1:
            return Plan(moves[0], after)
        return Plan(best_move(view, Outlook(view)), after)


def best_move(view: View, outlook: Outlook) -> m.Move:
    """What the cat does in a phase that leaves a choice."""
    if view.phase == "turn":
        return draw_or_take(view, outlook)
    if view.phase == "drew":
        return keep_or_discard(view, outlook)
    if view.phase == "offer":
        return use_or_decline(view, outlook)
    return call_or_end(view, outlook)


def draw_or_take(view: View, outlook: Outlook) -> m.Move:
    """Take the top discard if it gains more than the pile may bring."""
    if view.top is None or view.top >= NUMBERS:
        return m.DRAW
    place, gain = best_place(outlook, view.top)
    return m.Take(place) if gain > draw_gain(outlook, view.options.easy) else m.DRAW


def keep_or_discard(view: View, outlook: Outlook) -> m.Move:
    """Keep a number that improves the row, and more than a second draw would."""
    assert view.hand is not None
    place, gain = best_place(outlook, view.hand)
    hope = draw_gain(outlook, view.options.easy) if view.draws else 0.0
    return m.Keep(place) if gain > hope else m.DISCARD


def use_or_decline(view: View, outlook: Outlook) -> m.Move:
    """Use a special where something is gained by it."""
    if view.special == DRAW_TWO:
        return m.DRAW
    if view.special == SUPER_PEEK:
        return m.SUPER_PEEK
    if view.special == PEEK:
        places = [at for at in outlook.unknown() if not (view.options.easy and at in OUTER)]
        return m.Peek(places[0]) if places else m.DECLINE
    swap, gain = best_swap(outlook, view.options.easy)
    return swap if swap is not None and gain > 0.0 else m.DECLINE


def call_or_end(view: View, outlook: Outlook) -> m.Move:
    """Call with a low row, or with one clearly better than every other."""
    own = sum(outlook.row) - PATIENCE * (view.pile_number - 1)
    best = min(sum(outlook.rows[seat]) for seat in outlook.others())
    return m.CALL if own <= LOW or own + AHEAD <= best else m.END_TURN


def best_place(outlook: Outlook, card: float) -> tuple[int, float]:
    """Where a card gains most, and how much."""
    row = outlook.row
    place = max(range(PLACES), key=row.__getitem__)
    return place, row[place] - card


def best_swap(outlook: Outlook, easy: bool) -> tuple[m.Swap | None, float]:
    """The exchange that gains most."""
    places = [place for place in range(PLACES) if not (easy and place in OUTER)]
    mine = max(places, key=outlook.row.__getitem__)
    best, gain = None, -10.0
    for seat in outlook.others():
        other = min(places, key=outlook.rows[seat].__getitem__)
        if outlook.row[mine] - outlook.rows[seat][other] > gain:
            gain = outlook.row[mine] - outlook.rows[seat][other]
            best = m.Swap(mine, Seat(seat), other)
    return best, gain


def draw_gain(outlook: Outlook, easy: bool) -> float:
    """What a draw from the pile gains in expectation."""
    odds = outlook.odds
    worst = max(outlook.row)
    numbers = sum([odds[card] * max(0.0, worst - card) for card in range(NUMBERS)])
    gain = numbers + odds[SWAP] * max(0.0, best_swap(outlook, easy)[1])
    if outlook.unknown():
        gain += odds[PEEK] * PEEK_GAIN
    return gain + odds[SUPER_PEEK] * SCAN_GAIN + odds[DRAW_TWO] * SECOND_DRAW * numbers
