"""A full state that fits what a seat knows, with the right odds.

Hidden are the other hands and the deck. `story.py` tells again how they came to be; what lies on
the table is laid once more.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from meowple.core.game import Chance, Sealed
from meowple.games.fits.cards import HAND, NOTHING, PRINCESS, TOYS
from meowple.games.fits.extended import rules_of
from meowple.games.fits.relaid import laid_again
from meowple.games.fits.state import DECK_OUT, LAST_CAT, NOBODY, NOT_YET, State
from meowple.games.fits.story import UNKNOWN, Event, Hands, Story
from meowple.games.fits.view import PHASES, Memory, View

TRIES: Final = 5_000
"""After so many stories that do not fit what was given away, the next one is taken as it is."""


def imagine(view: View, chance: Chance, sealed: Sealed | None = None) -> State:
    """Tell the story of the hidden hands until it fits what was given away."""
    if view.memory is None:
        raise ValueError("a screen shows too little: imagine from a view")
    public, story = _known(view)
    state = public.copy()
    for _ in range(TRIES):
        hands = story.tell(chance)
        bag = _fill(hands, view, view.memory, chance)
        if hands.fits():
            break
    state.drawn = bytes(hands.came[view.seats * HAND :])
    state.bag = bytes(bag)
    state.hands = tuple([_hand(view, hands, seat) for seat in range(view.seats)])
    return state


def _fill(hands: Hands, view: View, memory: Memory, chance: Chance) -> list[int]:
    """Let the boxes still held be any that are unseen; gives the rest, which is in the deck."""
    boxes = [card for card in memory.unseen if card not in TOYS]
    for seat in range(view.seats):
        if seat != view.seat:
            for came in hands.boxes[seat]:
                hands.came[came] = boxes.pop(chance.below(len(boxes)))
    return sorted([*boxes, *[card for card in memory.unseen if card in TOYS]])


def _hand(view: View, hands: Hands, seat: int) -> bytes:
    if seat == view.seat:
        return bytes([held.card for held in view.hand])
    boxes = [hands.came[came] for came in hands.boxes[seat]]
    return bytes(sorted(boxes + [PRINCESS] * hands.princesses[seat]))


@lru_cache(maxsize=8)
def _known(view: View) -> tuple[State, Story]:
    """What is the same in all worlds that fit the view."""
    assert view.memory is not None
    return public(view, view.memory), _story(view, view.memory)


def public(view: View, memory: Memory) -> State:
    """A state in which all is as the view says, without hands and deck."""
    state = State()
    state.options = view.options
    state.seats = view.seats
    state.phase = PHASES.index(view.phase)
    state.turn = view.turn
    state.asked = view.asked
    state.chosen = bytes([NOBODY if cat is None else cat for cat in view.chosen])
    state.home = bytes(view.home)
    state.table = laid_again(view)
    state.starts = bytes([start.card for start in view.starts])
    state.piles = view.piles
    state.hands, state.bag, state.drawn = (), b"", b""
    told = [(one.seat, one.card) for one in memory.story]
    state.story = bytes(
        [value for seat, card in told if card is not None for value in (seat, card)]
    )
    state.could = tuple(
        [
            (number, bytes(one.could))
            for number, one in enumerate(memory.story)
            if one.could is not None
        ]
    )
    state.discards = bytes([gone.card for gone in view.discards])
    state.played = view.toy.card if view.toy is not None else view.played or 0
    state.final = {None: NOT_YET, "deck_out": DECK_OUT, "last_cat": LAST_CAT}[view.final]
    return state


def _story(view: View, memory: Memory) -> Story:
    draws = sum(view.piles) - view.deck
    mine = iter(memory.mine)
    held = [HAND] * view.seats
    events: list[Event] = []
    for number, told in enumerate(memory.story):
        seat, hidden = told.seat, told.seat != view.seat
        card = NOTHING if told.card is None else told.card
        drew = NOTHING
        if number < draws:
            drew = UNKNOWN if hidden else next(mine)
            drew = card if card in TOYS else drew
        could = b"" if told.could is None else bytes(told.could)
        held[seat] += drew != NOTHING and drew not in TOYS
        events.append(Event(seat, hidden, drew, card, held[seat], could))
        held[seat] -= card != NOTHING and card not in TOYS
    found = sum([event.drew in TOYS for event in events])
    toys = found + sum([card in TOYS for card in memory.unseen])
    return Story(rules_of(view.options), view.seats, view.piles, toys, events)
