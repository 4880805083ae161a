"""`fits` for machines: numbers of moves, and what a seat knows as bytes (docs/games/fits.md).

A card that is laid is named by its place in the hand, which is sorted and never holds more than
three; so the numbers are few, and a machine that reads the hand knows which card each of them is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, SupportsIndex

from meowple.core.game import MeowpleError
from meowple.core.numbers import BYTE, Numbers, around, no_move, one_hot, small
from meowple.games.fits import moves as m
from meowple.games.fits.cards import BOXES, CATS, FACES, HAND, OPEN_START, PRINCESS, START, TOYS
from meowple.games.fits.grid import GRIDS
from meowple.games.fits.view import PHASES, Card, View

MOST_HELD: Final = HAND + 1
"""Cards in a hand: those dealt, and one that was drawn."""
TOY_SLOT: Final = MOST_HELD
"""Where the special toy that was drawn stands behind the hand."""
STARTS: Final = ((START, False), (OPEN_START, False), (OPEN_START, True))
"""The start boxes, as they may lie."""
MIDDLE: Final = 128
"""What stands for 0 where less than nothing is possible."""
PRINTED: Final = 9
"""Bytes that tell a card: that there is one, its open sides, its toys and spray bottles."""
PILES: Final = 5

_PHASE: Final = dict(zip(PHASES, one_hot(len(PHASES)), strict=False))
_CAT: Final = one_hot(len(CATS))
_FINAL: Final = {None: bytes((0, 0)), "deck_out": bytes((1, 0)), "last_cat": bytes((0, 1))}
_NO_CARD: Final = bytes(PRINTED + 1)
_NO_STARTS: Final = bytes(2)


class FitsNumbers(Numbers):
    """The numbers of a table of `fits`."""

    game = "fits"

    def __init__(self, seats: int, options: m.Options) -> None:
        grid = GRIDS[options.size]
        self.places = grid.columns * grid.rows
        self.width = PRINTED + 3 + seats + 1 + seats + 1 + len(TOYS)
        """Bytes for each place of the table."""
        super().__init__(seats, options)
        self._first = {kind: numbers.start for kind, numbers in self.actions_of.items()}

    def action_table(self) -> dict[str, int]:
        """Twelve, and fourteen for each place of the table."""
        places = self.places
        return {
            "draw": 1,
            "pass": 1,
            "choose": len(CATS),
            "discard": MOST_HELD,
            "cat": 2,
            "start": len(STARTS) * places,
            "sleep": 2 * places,
            "lay": (2 * MOST_HELD + 1) * places,
            "princess": places,
            "toy": places,
        }

    def action(self, view: View, move: m.Move) -> int:
        """By the kind of move, the place in the hand, how it is turned, and the place."""
        return next(iter(self.legal(view, (move,))))

    def legal(self, view: View, moves: Sequence[m.Move]) -> dict[int, m.Move]:
        """These moves by their numbers. A seat may have hundreds: the hand is looked through once,
        and the moves that are many come first."""
        slots, places = _slots(view), self.places
        lay, sleep = self._first["lay"], self._first["sleep"]
        found: dict[int, m.Move] = {}
        move: m.Move | None = None
        try:
            for move in moves:
                if type(move) is m.Sleep:
                    found[sleep + move.turned * places + move.at] = move
                elif type(move) is m.Lay:
                    found[lay + (2 * slots[move.card] + move.turned) * places + move.at] = move
                else:
                    found[self._number(view, move, slots)] = move
        except KeyError:  # a card that is not in this hand
            raise no_move(move) from None
        return found

    def _number(self, view: View, move: m.Move, slots: dict[int, int]) -> int:
        first, places = self._first, self.places
        if isinstance(move, m.Start):
            return first["start"] + STARTS.index((move.card, move.turned)) * places + move.at
        if isinstance(move, m.Princess):
            return first["princess"] + move.at
        if isinstance(move, m.Toy):
            return first["toy"] + move.at
        if isinstance(move, m.Cat):
            return first["cat"] + move.at - (view.played or 0) + 1
        if isinstance(move, m.Choose):
            return first["choose"] + move.cat
        if isinstance(move, m.Discard):
            return first["discard"] + slots[move.card]
        if isinstance(move, m.Draw):
            return first["draw"]
        if isinstance(move, m.Pass):
            return first["pass"]
        raise no_move(move)

    def move(self, view: View, number: SupportsIndex) -> m.Move:
        """The move of that number, for the hand that is held now."""
        given = self.checked(number)
        kind = next(kind for kind, numbers in self.actions_of.items() if given in numbers)
        which, at = divmod(given - self._first[kind], self.places)
        if kind == "lay":
            return m.Lay(_held(view, which // 2), at, which % 2 == 1)
        if kind == "sleep":
            return m.Sleep(at, which == 1)
        if kind == "start":
            return m.Start(STARTS[which][0], at, STARTS[which][1])
        if kind == "princess":
            return m.Princess(at)
        if kind == "toy":
            return m.Toy(at)
        if kind == "cat":
            return m.Cat((view.played or 0) + at - 1)
        if kind == "choose":
            return m.Choose(at)
        if kind == "discard":
            return m.Discard(_held(view, at))
        return m.DRAW if kind == "draw" else m.PASS

    def feature_table(self) -> dict[str, int]:
        """Own things first, then those of the others from the left on."""
        seats = self.seats
        return {
            "extended": 1,
            "awake_finish": 1,
            "phase": len(PHASES),
            "turn": seats,
            "final": 2,
            "chosen": seats * len(CATS),
            "home": seats,
            "hands": seats,
            "totals": seats,
            "deck": 1,
            "piles": PILES,
            "discards": 1,
            "starts": 2,
            "hand": MOST_HELD * (PRINTED + 1),
            "toy": PRINTED + 1,
            "unseen": len(BOXES) + len(TOYS),
            "table": self.places * self.width,
        }

    def features(self, view: View) -> bytes:
        """The table, the own hand, and what has not been seen; not who played what before."""
        me, seats = view.seat or 0, self.seats
        hand = [_HELD[held.card] for held in view.hand]
        return b"".join(
            [
                bytes((view.options.extended, view.options.awake_finish)),
                _PHASE[view.phase],
                _seat(seats)[(view.turn - me) % seats],
                _FINAL[view.final],
                *[_CAT[-1 if cat is None else cat] for cat in around(view.chosen, me)],
                bytes(around(view.home, me)),
                bytes(around(view.hands, me)),
                *[small(MIDDLE + total) for total in around(view.totals, me)],
                BYTE[view.deck],
                bytes(view.piles).ljust(PILES, BYTE[0]),
                BYTE[len(view.discards)],
                _starts(view.starts),
                *hand,
                *[_NO_CARD] * (MOST_HELD - len(hand)),
                _NO_CARD if view.toy is None else _HELD[view.toy.card],
                _unseen(view),
                self._table(view, me),
            ]
        )

    def _table(self, view: View, me: int) -> bytes:
        """Place by place, `width` bytes for each: the card, its box, who sleeps there, and what
        lies across it and the place to its right."""
        table, width, seats, boxes = (
            bytearray(self.places * self.width),
            self.width,
            self.seats,
            view.boxes,
        )
        told = [bytes((box.closed, max(0, MIDDLE + box.worth))) for box in boxes]
        for lying in view.cards:
            at = lying.at * width
            table[at : at + PRINTED + 2] = _lying(lying.card, lying.sides) + told[lying.box]
        asleep = PRINTED + 3
        for cat in view.sleeping:
            at = cat.at * width
            table[at : at + PRINTED + 2] = _lying(PRINCESS, cat.sides) + told[cat.box]
            table[at + asleep + (seats if cat.seat is None else (cat.seat - me) % seats)] = 1
        across = asleep + seats + 1
        for thing in view.across:
            what = (thing.seat - me) % seats if thing.seat is not None else _what(thing.card, seats)
            table[thing.at * width + across + what] = 1
        if view.played is not None:
            table[view.played * width + PRINTED + 2] = 1
        return bytes(table)


def _slots(view: View) -> dict[int, int]:
    """The place of each card in the hand; of equal ones the first."""
    slots = {held.card: slot for slot, held in reversed(list(enumerate(view.hand)))}
    if view.toy is not None:
        slots[view.toy.card] = TOY_SLOT
    return slots


def _held(view: View, slot: int) -> int:
    if slot == TOY_SLOT and view.toy is not None:
        return view.toy.card
    if slot >= len(view.hand):
        raise MeowpleError(f"there is no card number {slot + 1} in this hand")
    return view.hand[slot].card


@cache
def _lying(card: int, sides: int) -> bytes:
    """That a card lies there, its open sides, and what it shows."""
    shows = FACES[card].shows
    open_sides = [sides >> side & 1 for side in range(4)]
    return bytes([1, *open_sides, *[shows.count(kind) for kind in "mbfs"]])


_HELD: Final = tuple(
    _lying(card, face.sides) + BYTE[card == PRINCESS] for card, face in enumerate(FACES)
)
"""For each card how it is told in a hand, and whether it is the Princess."""


def _starts(left: tuple[Card, ...]) -> bytes:
    """How many start boxes are left of each kind; mostly none."""
    cards = [start.card for start in left]
    return bytes((cards.count(START), cards.count(OPEN_START))) if left else _NO_STARTS


def _what(card: int | None, seats: int) -> int:
    """The Princess across comes after the seats' cats, then the special toys."""
    return seats if card is None or card == PRINCESS else seats + 1 + TOYS.index(card)


def _unseen(view: View) -> bytes:
    found = bytearray(len(BOXES) + len(TOYS))
    for card in view.memory.unseen if view.memory is not None else ():
        found[card] = 1
    return bytes(found)


@cache
def _seat(seats: int) -> tuple[bytes, ...]:
    return one_hot(seats)


NUMBERS: Final = FitsNumbers
