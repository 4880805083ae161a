"""A full state that fits what a seat knows, with the right odds.

Cards a seat cannot place are exchangeable, but for three things it was shown: a card kept from a
pile is a number, a card came from a certain pile, and specials that were turned up at the deal and
shuffled back were not dealt to anybody.
"""

from __future__ import annotations

from math import comb

from meowple.core.game import Chance, Sealed
from meowple.games.tail.cards import NUMBERS, PLACES, SPECIALS
from meowple.games.tail.state import DREW, NO_CARD, NOBODY, State, bit
from meowple.games.tail.view import PHASES, Memory, Spot, View

_NO_ROW = (Spot(NO_CARD, False, False),) * PLACES


def imagine(view: View, chance: Chance, sealed: Sealed | None = None) -> State:
    """Deal what is unseen out again until it fits the specials that were put back."""
    memory = view.memory
    if memory is None:
        raise ValueError("a screen forgets: imagine from a view")
    state = _what_is_public(view, memory)
    while True:
        dealt_specials = _deal_unseen(state, view, memory, chance)
        if _fits_what_was_put_back(view, memory, dealt_specials, chance):
            return state


def _what_is_public(view: View, memory: Memory) -> State:
    state = State()
    state.options = view.options
    state.seats = view.seats
    state.round = view.round
    state.starter = view.starter
    state.turn = view.turn
    state.phase = PHASES.index(view.phase)
    state.asked = view.asked
    state.playing = sum([bit(seat) for seat in view.playing])
    state.waiting = sum([bit(seat) for seat in view.waiting])
    spots = [spot for row in view.rows for spot in row or _NO_ROW]
    state.known = bytes([spot.knowers for spot in spots])
    state.pools = bytes([spot.pool for spot in spots])
    state.pile_number = view.pile_number
    state.pool = len(memory.unseen)
    state.discards = bytes(memory.discards)
    state.put_back = bytes(memory.put_back)
    state.shed = bytes(memory.shed)
    state.special = NO_CARD if view.special is None else view.special
    state.covered = NO_CARD if view.covered is None else view.covered
    state.draws = view.draws
    state.scanned = view.scanned
    state.looking = sum([bit(at) for at in view.looking])
    state.called = NOBODY if view.called is None else view.called
    state.left = view.left
    state.points = view.points
    state.out = view.out
    return state


def _deal_unseen(state: State, view: View, memory: Memory, chance: Chance) -> list[int]:
    """Deal each bag to the hidden places its cards can lie in; gives the specials dealt to rows.

    First the places that hold numbers, then those of the deal: so every way of laying the cards
    is equally likely.
    """
    spots = [spot for row in view.rows for spot in row or _NO_ROW]
    rows = [NO_CARD if spot.card is None else spot.card for spot in spots]
    hidden = [at for at, spot in enumerate(spots) if spot.card is None]
    state.hand = NO_CARD if view.hand is None else view.hand
    dealt: list[int] = []
    for number, unseen in enumerate(memory.unseen, start=1):
        bag = list(unseen)
        for at in hidden:
            if spots[at].pool == number:
                rows[at] = _draw_number(bag, chance)
        if number == state.pool and state.phase == DREW and state.hand == NO_CARD:
            state.hand = _draw_number(bag, chance)
        if number == 1:
            for at in hidden:
                if spots[at].pool == 0:
                    rows[at] = bag.pop(chance.below(len(bag)))
                    dealt.append(rows[at])
        state.pile = bytes(bag)
    state.rows = bytes(rows)
    return dealt


def _draw_number(bag: list[int], chance: Chance) -> int:
    """A number out of a sorted bag, in which the numbers come first."""
    numbers = sum([card < NUMBERS for card in bag])
    return bag.pop(chance.below(numbers))


def _fits_what_was_put_back(view: View, memory: Memory, dealt: list[int], chance: Chance) -> bool:
    """Accept a deal as often as it leaves the specials that were put back for the pile.

    Of the `copies` of a special, `k` were put back, so they were none of the dealt ones. With `d`
    of them dealt to rows that happens in C(copies - d, k) of all C(copies, k) cases.
    """
    for special in SPECIALS:
        k = memory.put_back.count(special)
        if k:
            free = _copies(view, memory, special) - _dealt_and_seen(view, memory, special)
            ways = comb(free - dealt.count(special), k)
            if chance.below(comb(free, k)) >= ways:
                return False
    return True


def _copies(view: View, memory: Memory, special: int) -> int:
    """How many of them there are at all."""
    in_rows = sum([spot.card == special for row in view.rows for spot in row])
    unseen = sum([bag.count(special) for bag in memory.unseen])
    return in_rows + unseen + memory.discards.count(special)


def _dealt_and_seen(view: View, memory: Memory, special: int) -> int:
    """How many of them this seat knows to have been dealt to rows."""
    in_rows = sum([spot.card == special and spot.pool == 0 for row in view.rows for spot in row])
    return in_rows + memory.shed.count(special)
