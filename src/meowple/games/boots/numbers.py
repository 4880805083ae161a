"""`boots` for machines: numbers of moves, and what a seat knows as bytes (docs/games/boots.md).

How long somebody took is not told: a machine has no eyes to be quick with.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, get_args

from msgspec.structs import replace

from meowple.core.game import Millis, Seat
from meowple.core.numbers import BYTE, Listed, large, one_hot
from meowple.games.boots import moves as m
from meowple.games.boots.cards import CARDS, COLOURS
from meowple.games.boots.layout import Place
from meowple.games.boots.state import State
from meowple.games.boots.verdict import Attempt, Call, Verdict
from meowple.games.boots.view import PHASES, View

CALLS: Final = get_args(Call)

_PHASE: Final = dict(zip(PHASES, one_hot(len(PHASES)), strict=False))
_CALL: Final[dict[Call, bytes]] = dict(zip(CALLS, one_hot(len(CALLS)), strict=False))
_COLOUR: Final = dict(zip(COLOURS, one_hot(len(COLOURS)), strict=False))
_CARD: Final = one_hot(CARDS)
_NO_DICE: Final = bytes(2 * len(COLOURS))
_NO_ATTEMPT: Final = bytes(CARDS + len(CALLS))


class BootsNumbers(Listed):
    """The numbers of a table of `boots`."""

    game = "boots"

    def action_table(self) -> dict[str, int]:
        """28 for any number of seats."""
        return {"roll": 1, "grab": CARDS, "pass": 1}

    def every_move(self, seat: Seat) -> list[m.Move]:
        """A grab is any card."""
        return [m.ROLL, *[m.Grab(card) for card in range(CARDS)], m.PASS]

    def feature_table(self) -> dict[str, int]:
        """Own things first, then those of the others from the left on."""
        seats = self.seats
        return {
            "phase": len(PHASES),
            "round": 2,
            "roller": seats,
            "dice": 2 * len(COLOURS),
            "owners": CARDS * (1 + seats),
            "cells": CARDS,
            "mine": CARDS + len(CALLS),
            "lapsed": 1,
            "weary": 1,
            "last": seats + CARDS,
        }

    def features(self, view: View) -> bytes:
        """Everything lies open, but what others do in a race that is on."""
        me, seats, dice = view.seat or 0, self.seats, view.dice
        owner = _owner(seats, me)
        return b"".join(
            [
                _PHASE[view.phase],
                large(view.round),
                owner[view.roller][1:],
                _NO_DICE if dice is None else _COLOUR[dice[0]] + _COLOUR[dice[1]],
                *[owner[who] for who in view.owners],
                _cells(view.places),
                _attempt(view.mine),
                BYTE[view.lapsed],
                BYTE[view.weary],
                self._last(view.last, me),
            ]
        )

    def in_turn(self, world: State, seat: Seat, reaction: Millis) -> State:
        """Nobody sees who has grabbed, so a world has to be told."""
        alike = world.copy()
        alike.attempts = tuple(
            [
                replace(done, reaction=reaction) if done is not None and other < seat else None
                for other, done in enumerate(world.attempts)
            ]
        )
        return alike

    def _last(self, last: Verdict | None, me: int) -> bytes:
        """Who won the round before, if anybody did, and the right card."""
        if last is None:
            return bytes(self.seats + CARDS)
        return _owner(self.seats, me)[last.winner][1:] + _CARD[last.card]


@lru_cache(maxsize=32)
def _owner(seats: int, me: int) -> dict[int | None, bytes]:
    """Whose a card is: nobody's (the first byte), or a seat's, counted from the own one."""
    hot = one_hot(1 + seats)
    return {None: hot[0], **{seat: hot[1 + (seat - me) % seats] for seat in range(seats)}}


@lru_cache(maxsize=64)
def _cells(places: tuple[Place, ...]) -> bytes:
    return bytes([place.cell for place in places])


def _attempt(mine: Attempt | None) -> bytes:
    """The card that was grabbed, and how that counts."""
    if mine is None:
        return _NO_ATTEMPT
    return _CARD[CARDS if mine.card is None else mine.card] + _CALL[mine.call]


NUMBERS: Final = BootsNumbers
