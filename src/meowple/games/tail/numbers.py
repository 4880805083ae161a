"""`tail` for machines: numbers of moves, and what a seat knows as bytes (docs/games/tail.md)."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Final

from meowple.core.game import Seat
from meowple.core.numbers import BYTE, Listed, around, large, one_hot, small
from meowple.games.tail import moves as m
from meowple.games.tail.cards import NUMBERS as FACES
from meowple.games.tail.cards import PLACES, SPECIALS
from meowple.games.tail.view import PHASES, Memory, Spot, View

KINDS: Final = FACES + len(SPECIALS)
ENDS: Final = ("rounds", "time", "limit")
LATER: Final = 2
"""In `pool` of a card: all piles after the first are told as one."""

_PHASE: Final = dict(zip(PHASES, one_hot(len(PHASES)), strict=False))
_END: Final = dict(zip(ENDS, one_hot(len(ENDS)), strict=False))
_CARD: Final = one_hot(KINDS)
_FACE: Final = one_hot(FACES)
_SPECIAL: Final = one_hot(len(SPECIALS))
_POOL: Final = one_hot(LATER + 1)


class TailNumbers(Listed):
    """The numbers of a table of `tail`."""

    game = "tail"

    def __init__(self, seats: int, options: m.Options) -> None:
        super().__init__(seats, options)
        self._spots: tuple[dict[Spot, bytes], ...] = tuple([{} for _ in range(seats)])
        """For each seat that looks what was told of cards before."""

    def action_table(self) -> dict[str, int]:
        """Twenty, and sixteen for each seat that could be swapped with."""
        return {
            "put_down": 1,
            "draw": 1,
            "take": PLACES,
            "keep": PLACES,
            "discard": 1,
            "peek": PLACES,
            "super_peek": 1,
            "decline": 1,
            "call": 1,
            "end_turn": 1,
            "ready": 1,
            "swap": (self.seats - 1) * PLACES * PLACES,
        }

    def every_move(self, seat: Seat) -> list[m.Move]:
        """Swaps by the other seat from the left on, the own place, and the other's."""
        places = range(PLACES)
        others = [Seat((seat + step) % self.seats) for step in range(1, self.seats)]
        return [
            m.PUT_DOWN,
            m.DRAW,
            *[m.Take(place) for place in places],
            *[m.Keep(place) for place in places],
            m.DISCARD,
            *[m.Peek(place) for place in places],
            *(m.SUPER_PEEK, m.DECLINE, m.CALL, m.END_TURN, m.READY),
            *[m.Swap(own, other, there) for other in others for own in places for there in places],
        ]

    def feature_table(self) -> dict[str, int]:
        """Own things first, then those of the others from the left on."""
        seats = self.seats
        return {
            "end": len(ENDS),
            "goal": 2,
            "easy": 1,
            "round": 1,
            "phase": len(PHASES),
            "turn": seats,
            "starter": seats,
            "called": seats,
            "playing": seats,
            "waiting": seats,
            "left": 1,
            "draws": 1,
            "scanned": 1,
            "pile": 1,
            "discards": 1,
            "hand": FACES,
            "special": len(SPECIALS),
            "covered": FACES,
            "top": KINDS,
            "rows": seats * PLACES * self._spot_length,
            "looking": seats * PLACES,
            "discarded": KINDS,
            "unseen": KINDS,
            "put_back": len(SPECIALS),
            "shed": len(SPECIALS),
            "totals": 2 * seats,
        }

    @property
    def _spot_length(self) -> int:
        """Card, face up, looked at, where it came from, who knows it, and whether all do."""
        return KINDS + 2 + len(_POOL[0]) + self.seats + 1

    def features(self, view: View) -> bytes:
        """What the seat knows; a screen, which forgets, has nothing to count."""
        me, seats = view.seat or 0, self.seats
        seat_hot = _rotated(seats)[me]
        return b"".join(
            [
                _table(view.options),
                small(view.round),
                _PHASE[view.phase],
                seat_hot[view.turn],
                seat_hot[view.starter],
                seat_hot[seats if view.called is None else view.called],
                _set(view.playing, me, seats),
                _set(view.waiting, me, seats),
                bytes((view.left, view.draws, view.scanned, view.pile, view.discards)),
                _FACE[FACES if view.hand is None else view.hand],
                _SPECIAL[-1 if view.special is None else view.special - FACES],
                _FACE[FACES if view.covered is None else view.covered],
                _CARD[KINDS if view.top is None else view.top],
                *[self._row(row, me) for row in around(view.rows, me)],
                self._looking(view, me),
                _counts(view.memory),
                *[large(total) for total in around(_totals(view), me)],
            ]
        )

    def _row(self, row: tuple[Spot, ...], me: int) -> bytes:
        if not row:
            return bytes(PLACES * self._spot_length)
        told = self._spots[me]
        return b"".join([told.get(spot) or self._spot(spot, me) for spot in row])

    def _spot(self, spot: Spot, me: int) -> bytes:
        """A card of a row; most of them were told before."""
        told = self._spots[me][spot] = b"".join(
            [
                _CARD[KINDS if spot.card is None else spot.card],
                BYTE[spot.face_up],
                BYTE[spot.looked_at],
                _POOL[min(spot.pool, LATER)],
                _knowers(spot.knowers, me, self.seats),
            ]
        )
        return told

    def _looking(self, view: View, me: int) -> bytes:
        found = bytearray(self.seats * PLACES)
        for at in view.looking:
            found[(at - PLACES * me) % len(found)] = 1
        return bytes(found)


@lru_cache(maxsize=64)
def _table(options: m.Options) -> bytes:
    """How the game ends, when, and whether outer cards lie open."""
    goals = {"rounds": options.rounds, "time": options.minutes, "limit": options.limit}
    return _END[options.end] + large(goals[options.end]) + BYTE[options.easy]


@lru_cache(maxsize=8)
def _rotated(seats: int) -> tuple[tuple[bytes, ...], ...]:
    """For each seat that looks, the row that says which seat it is; the last one says none."""
    hot = one_hot(seats)
    return tuple(
        [(*[hot[(seat - me) % seats] for seat in range(seats)], hot[seats]) for me in range(seats)]
    )


def _knowers(mask: int, me: int, seats: int) -> bytes:
    """Who knows a card; the last byte is for spectators."""
    return bytes([mask >> (me + step) % seats & 1 for step in range(seats)]) + BYTE[mask >> 6 & 1]


@lru_cache(maxsize=1 << 10)
def _set(those: tuple[Seat, ...], me: int, seats: int) -> bytes:
    return bytes([(me + step) % seats in those for step in range(seats)])


def _counts(memory: Memory | None) -> bytes:
    """How many of each kind lie among the discards, are unseen, were put back, and were shed."""
    if memory is None:
        return bytes(2 * KINDS + 2 * len(SPECIALS))
    unseen = tuple(chain.from_iterable(memory.unseen))
    told = [_tally(cards) for cards in (memory.discards, unseen, memory.put_back, memory.shed)]
    return told[0] + told[1] + told[2][FACES:] + told[3][FACES:]


def _tally(cards: tuple[int, ...]) -> bytes:
    found = bytearray(KINDS)
    for card in cards:
        found[card] += 1
    return bytes(found)


def _totals(view: View) -> list[int]:
    if not view.points:
        return [0] * view.seats
    return [sum([points or 0 for points in rounds]) for rounds in zip(*view.points, strict=True)]


NUMBERS: Final = TailNumbers
