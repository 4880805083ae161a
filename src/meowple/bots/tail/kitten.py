"""The kitten: forgets, and plays simply.

A bot keeps nothing between questions, so its forgetting is written into the cards: each known card
has a moment, counted in cards drawn, from which on the kitten has forgotten it. The moment is drawn
from dice seeded by things that stay the same while the card lies there, so what is forgotten stays
forgotten. On top of that its mind may slip for one question.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from meowple.bots.bot import Plan, pause
from meowple.bots.tail.pace import SHARES
from meowple.games.tail import moves as m
from meowple.games.tail.cards import DECK, DRAW_TWO, NUMBERS, OUTER, PEEK, PLACES, SUPER_PEEK
from meowple.games.tail.view import Spot, View

REMEMBERS: Final = 14.0
"""How many draws of the table a card is remembered for, on average."""
SLIPS: Final = 0.08
"""How often a remembered card does not come to mind."""
LOW: Final = 3
"""A number the kitten likes."""
HIGH: Final = 6
"""A number it wants to be rid of."""
GUESS: Final = 4
"""What it hopes a card is that it does not know."""
BRAVE: Final = 9
"""It calls with a row it believes to be worth no more than this …"""
BORED: Final = 5
"""… and a point more for so many draws of the table …"""
WHIM: Final = 0.03
"""… or just so."""


class Kitten:
    """Still fun: its moves look sensible, and it ends rounds."""

    level = "kitten"
    budget = 0

    def choose(self, view: View, moves: Sequence[m.Move], rng: Random, budget: int) -> Plan:
        """What comes to a kitten's mind."""
        after = pause(self.level, SHARES[view.phase], rng)
        if len(moves) == 1:
            return Plan(moves[0], after)
        return Plan(_first_idea(view, rng), after)


def _first_idea(view: View, rng: Random) -> m.Move:
    assert view.seat is not None
    row = [_recalled(view, place, spot, rng) for place, spot in enumerate(view.rows[view.seat])]
    if view.phase == "turn":
        return _draw_or_take(view, row, rng)
    if view.phase == "drew":
        place = _place_for(view.hand or 0, row, rng)
        return m.DISCARD if place is None else m.Keep(place)
    if view.phase == "offer":
        return _use_or_decline(view, row, rng)
    return _call_or_end(view, row, rng)


def drawn(view: View) -> int:
    """How many cards were drawn in this round, by all."""
    first = len(DECK) - PLACES * len(view.playing) - 1
    return (view.pile_number - 1) * first // 2 + max(0, first - view.pile)


def _recalled(view: View, place: int, spot: Spot, rng: Random) -> int | None:
    """The card, if the kitten knows and remembers it."""
    slips = rng.random() < SLIPS
    if spot.face_up or spot.looked_at:
        return spot.card
    if spot.card is None or slips or forgets_at(view, place, spot) < drawn(view):
        return None
    return spot.card


def forgets_at(view: View, place: int, spot: Spot) -> float:
    """The moment from which on an own card is forgotten, in cards drawn."""
    seed = f"{view.points}/{view.round}/{view.seat}/{place}/{spot.card}/{spot.pool}/{spot.knowers}"
    return Random(seed).expovariate(1 / REMEMBERS)


def _draw_or_take(view: View, row: list[int | None], rng: Random) -> m.Move:
    """A low number that lies open is taken."""
    if view.top is None or view.top > LOW:
        return m.DRAW
    place = _place_for(view.top, row, rng)
    return m.DRAW if place is None else m.Take(place)


def _place_for(card: int, row: list[int | None], rng: Random) -> int | None:
    """Where the kitten wants the card: for a high one it remembers, else for one it does not know;
    nowhere if it likes what it has."""
    known = [place for place in range(PLACES) if row[place] is not None]
    worst = max(known, key=lambda place: _hoped(row[place]), default=None)
    if worst is not None and _hoped(row[worst]) >= HIGH and card < _hoped(row[worst]):
        return worst
    blanks = [place for place in range(PLACES) if row[place] is None]
    if blanks and card <= GUESS:
        return rng.choice(blanks)
    return worst if worst is not None and card < _hoped(row[worst]) else None


def _hoped(card: int | None) -> int:
    """What the kitten takes a card for; it is afraid of specials in its row."""
    if card is None:
        return GUESS
    return card if card < NUMBERS else HIGH


def _use_or_decline(view: View, row: list[int | None], rng: Random) -> m.Move:
    if view.special == DRAW_TWO:
        return m.DRAW
    if view.special == SUPER_PEEK:
        return m.SUPER_PEEK
    places = [place for place in range(PLACES) if not (view.options.easy and place in OUTER)]
    if view.special == PEEK:
        return m.Peek(rng.choice([place for place in places if row[place] is None] or places))
    mine = max(places, key=lambda place: _hoped(row[place]))
    if _hoped(row[mine]) < HIGH:
        return m.DECLINE
    others = [seat for seat in view.playing if seat != view.seat]
    return m.Swap(mine, rng.choice(others), rng.choice(places))


def _call_or_end(view: View, row: list[int | None], rng: Random) -> m.Move:
    """A round of kittens ends too: they get bored."""
    hope = sum(_hoped(card) for card in row)
    brave = hope <= BRAVE + drawn(view) // BORED
    return m.CALL if brave or rng.random() < WHIM else m.END_TURN
