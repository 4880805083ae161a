"""The table of `tail`: what lies where, who knows it, and what hands do with cards."""

from __future__ import annotations

from typing import ClassVar, Final

from meowple.core.game import Chance
from meowple.core.state import Value
from meowple.games.tail.cards import DRAW_TWO, NUMBERS, OUTER, PLACES
from meowple.games.tail.facts import Reshuffled, TailFact
from meowple.games.tail.moves import Options

OPENING: Final = 0
"""Everybody looks at their two outer cards."""
TURN: Final = 1
"""The seat in turn draws or takes."""
DREW: Final = 2
"""It holds a number from the pile and keeps or refuses it."""
OFFER: Final = 3
"""It has shown `special` and uses or declines it."""
LOOK: Final = 4
"""It looks at cards."""
CLOSING: Final = 5
"""It ends the turn, with or without a call."""
BETWEEN: Final = 6
"""The rows lie open; the next round waits for everybody."""
OVER: Final = 7

_NAMES: Final = ("opening", "turn", "drew", "offer", "look", "closing", "between", "over")

NOBODY: Final = -1
NO_CARD: Final = 255
"""In the row of a seat that is out."""
PUBLIC: Final = 64
"""The bit, in a card's knowers, of spectators and of players who are out."""
ALL: Final = 127
"""The knowers of a card that everybody has seen."""

BYTE: Final = tuple(bytes((value,)) for value in range(256))


FIELDS: Final = (
    "asked",
    "called",
    "covered",
    "discards",
    "draws",
    "hand",
    "known",
    "left",
    "looking",
    "options",
    "out",
    "phase",
    "pile",
    "pile_number",
    "playing",
    "points",
    "pool",
    "pools",
    "put_back",
    "round",
    "rows",
    "scanned",
    "seats",
    "shed",
    "special",
    "starter",
    "turn",
    "waiting",
)


class State(Value):
    """A moment of a match."""

    fields: ClassVar = FIELDS
    __slots__ = FIELDS

    options: Options
    seats: int
    round: int
    """Counted from 1."""
    starter: int
    """The seat that began this round."""
    turn: int
    """The seat in turn."""
    phase: int
    asked: int
    """How many questions there have been: the number of the present one."""
    playing: int
    """The seats that have cards, as bits."""
    waiting: int
    """OPENING and BETWEEN: the seats still waited for, as bits."""
    rows: bytes
    """Four cards for each seat, the place of a card being `4 * seat + place`."""
    known: bytes
    """For each of them who knows it: seats as bits, and `PUBLIC`."""
    pools: bytes
    """For each of them where it came from: 0 the deal, 1 the first pile, more for later ones."""
    pile: bytes
    """The face-down pile, as a bag."""
    pile_number: int
    """1, and one more for each reshuffle."""
    pool: int
    """What cards of the present pile are marked with in `pools`. Piles of which no card lies in a
    row any more are not counted, so it stays small however long a round goes on."""
    discards: bytes
    """The face-up pile; its last card is the top."""
    put_back: bytes
    """Specials turned up at the deal and shuffled back, while the first pile lasts."""
    shed: bytes
    """Dealt specials that were discarded from a row, while the first pile lasts."""
    hand: int
    """DREW: the number drawn; `NO_CARD` otherwise."""
    special: int
    """OFFER: the special shown; `NO_CARD` otherwise."""
    covered: int
    """The number refused in the last step, where a special was drawn right after it and covers it
    already; `NO_CARD` otherwise. Everybody saw it."""
    draws: int
    """How many draws of a draw-two are left."""
    scanned: bool
    """Whether a super-peek was drawn in this turn."""
    looking: int
    """LOOK: the looked-at cards, as bits of their places."""
    called: int
    """Who called the end, or NOBODY."""
    left: int
    """Turns left after the call."""
    points: tuple[tuple[int | None, ...], ...]
    """For each finished round the points of each seat, None where it had no cards."""
    out: tuple[int, ...]
    """For each seat the round in which it went out; 0 while it is in."""

    def copy(self) -> State:
        """The same moment again, to be made into the next."""
        new = State()
        new.options = self.options
        new.seats = self.seats
        new.round = self.round
        new.starter = self.starter
        new.turn = self.turn
        new.phase = self.phase
        new.asked = self.asked
        new.playing = self.playing
        new.waiting = self.waiting
        new.rows = self.rows
        new.known = self.known
        new.pools = self.pools
        new.pile = self.pile
        new.pile_number = self.pile_number
        new.pool = self.pool
        new.discards = self.discards
        new.put_back = self.put_back
        new.shed = self.shed
        new.hand = self.hand
        new.special = self.special
        new.covered = self.covered
        new.draws = self.draws
        new.scanned = self.scanned
        new.looking = self.looking
        new.called = self.called
        new.left = self.left
        new.points = self.points
        new.out = self.out
        return new

    def __repr__(self) -> str:
        where = f"round {self.round}, {_NAMES[self.phase]}, seat {self.turn} in turn"
        return f"<State of tail: {self.seats} seats, {where}, {len(self.pile)} in the pile>"


def is_in(mask: int, seat: int) -> bool:
    """Whether a set of seats, written as bits, holds this one."""
    return mask >> seat & 1 == 1


def next_in(state: State, seat: int) -> int:
    """The next seat to the left that has cards."""
    seat = (seat + 1) % state.seats
    while not is_in(state.playing, seat):
        seat = (seat + 1) % state.seats
    return seat


def draw_card(state: State, chance: Chance, facts: list[TailFact]) -> int:
    """Draw the top card of the pile; an empty one is made anew from the discards (tail 3.4)."""
    if not state.pile:
        reshuffle(state, facts)
    pile = state.pile
    at = chance.below(len(pile))
    state.pile = pile[:at] + pile[at + 1 :]
    return pile[at]


def reshuffle(state: State, facts: list[TailFact]) -> None:
    """All discards become the pile; a draw-two being resolved stays behind (tail 3.4)."""
    cards, stays = state.discards, b""
    if state.draws:
        at = cards.rindex(DRAW_TWO)
        cards, stays = cards[:at] + cards[at + 1 :], cards[at : at + 1]
    state.pile = bytes(sorted(cards))
    state.discards = stays
    state.pile_number += 1
    later = sorted({pool for pool in state.pools if pool > 1})
    state.pools = bytes([later.index(pool) + 2 if pool > 1 else pool for pool in state.pools])
    state.pool = len(later) + 2
    state.put_back = state.shed = b""
    facts.append(Reshuffled(len(cards)))


def lay(state: State, seat: int, place: int, card: int, knowers: int, pool: int) -> None:
    """Lay a card into a row; the one that was there goes face up to the discards (tail 3.1)."""
    at = PLACES * seat + place
    if state.options.easy and place in OUTER:
        knowers = ALL  # tail 7.1
    old = state.rows[at]
    if old >= NUMBERS and state.pools[at] == 0 and state.pile_number == 1:
        state.shed += BYTE[old]
    state.rows = state.rows[:at] + BYTE[card] + state.rows[at + 1 :]
    state.known = state.known[:at] + BYTE[knowers] + state.known[at + 1 :]
    state.pools = state.pools[:at] + BYTE[pool] + state.pools[at + 1 :]
    state.discards += BYTE[old]


def see(state: State, places: int, knower: int) -> None:
    """Let `knower`, a bit, know the cards at these places, given as bits."""
    state.known = bytes(
        who | knower if places >> at & 1 else who for at, who in enumerate(state.known)
    )


def bit(seat: int) -> int:
    """The seat as a set of seats."""
    return 1 << seat


def exchanged(cards: bytes, one: int, other: int) -> bytes:
    """The same with two places exchanged."""
    new = bytearray(cards)
    new[one], new[other] = cards[other], cards[one]
    return bytes(new)


def lies_face_down(state: State, at: int) -> bool:
    """Whether a card lies there that nobody may see without being allowed to."""
    if not is_in(state.playing, at // PLACES):
        return False
    return not (state.options.easy and at % PLACES in OUTER)
