"""The moves worth a thought, the most promising first."""

from __future__ import annotations

from typing import Final

from meowple.bots.tail.cat import best_move
from meowple.bots.tail.outlook import Outlook
from meowple.core.game import Seat
from meowple.games.tail import moves as m
from meowple.games.tail.cards import DRAW_TWO, NUMBERS, OUTER, PEEK, PLACES, SUPER_PEEK
from meowple.games.tail.view import View

SWAPS: Final = 3
"""How many exchanges are worth a thought."""


def ideas(view: View, outlook: Outlook) -> list[m.Move]:
    """A few legal moves, first the cat's."""
    first = best_move(view, outlook)
    rest = [move for move in _sensible(view, outlook) if move != first]
    return [first, *rest]


def _sensible(view: View, outlook: Outlook) -> list[m.Move]:
    if view.phase == "turn":
        return [m.DRAW, *[m.Take(place) for place in _gaining(outlook, view.top)]]
    if view.phase == "drew":
        return [m.DISCARD, *[m.Keep(place) for place in _gaining(outlook, view.hand)]]
    if view.phase == "closing":
        return [m.CALL, m.END_TURN]
    places = [place for place in range(PLACES) if not (view.options.easy and place in OUTER)]
    if view.special == DRAW_TWO:
        return [m.DRAW]
    if view.special == SUPER_PEEK:
        return [m.SUPER_PEEK]
    if view.special == PEEK:
        return [m.Peek(place) for place in places if place in outlook.unknown()]
    return [m.DECLINE, *_swaps(outlook, places)]


def _gaining(outlook: Outlook, card: int | None) -> list[int]:
    """The two places where the card gains most, if it gains anything."""
    if card is None or card >= NUMBERS:
        return []
    places = sorted(range(PLACES), key=lambda place: -outlook.row[place])
    return [place for place in places[:2] if outlook.row[place] > card]


def _swaps(outlook: Outlook, places: list[int]) -> list[m.Move]:
    """The own worst card for each of the most promising ones of the others."""
    mine = max(places, key=outlook.row.__getitem__)
    theirs = [
        (outlook.rows[seat][place], seat, place) for seat in outlook.others() for place in places
    ]
    return [m.Swap(mine, Seat(seat), other) for _, seat, other in sorted(theirs)[:SWAPS]]
