"""What a seat can expect of the cards it cannot see.

A hidden card comes from a known bag: those of the deal and the first pile, or those of a later
pile (`Memory.unseen`). How likely each kind is follows from counting. A special that lies in a row
is worth the number that will replace it (tail 5.2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meowple.core.game import MeowpleError
from meowple.games.tail.cards import DECK, NUMBERS, PLACES, SUPER_PEEK
from meowple.games.tail.view import Memory, Spot, View

KINDS: Final = SUPER_PEEK + 1

Odds = list[float]
"""How many of each kind, or how likely each is."""

Lean = Callable[[View, int, Spot], Odds | None]
"""For a hidden card, given its owner, how well each kind fits what its owner did with it; None if
that tells nothing."""


def no_lean(view: View, owner: int, spot: Spot) -> Odds | None:
    """Others' choices are no evidence."""
    return None


class Outlook:
    """The table as numbers: what each card is worth, known or not, and what the pile may bring."""

    __slots__ = ("odds", "pile_mean", "rows", "seat", "sure")

    def __init__(self, view: View, lean: Lean = no_lean) -> None:
        if view.seat is None or view.memory is None:
            raise MeowpleError("a bot needs the whole view of a seat: screens forget")
        self.seat: int = view.seat
        bags = _bags(view.memory)
        pile = list(bags[-1])
        guesses = _guesses(view, bags, pile, lean)
        self.odds = _pile_odds(view, view.memory, pile)
        """How likely the next draw is each kind."""
        self.pile_mean = mean_number(self.odds)
        """What a number from the pile is worth: a special in a row becomes one."""
        self.rows = [
            [self._worth(spot, guesses.get((owner, place))) for place, spot in enumerate(row)]
            for owner, row in enumerate(view.rows)
        ]
        """What each card of each seat is worth; the lower the better."""
        self.sure = [[spot.card is not None for spot in row] for row in view.rows]
        """Which of them this seat knows."""

    def _worth(self, spot: Spot, guess: Odds | None) -> float:
        if guess is not None:
            return value_of(guess, self.pile_mean)
        assert spot.card is not None
        return spot.card if spot.card < NUMBERS else self.pile_mean

    @property
    def row(self) -> list[float]:
        """What the own cards are worth."""
        return self.rows[self.seat]

    def unknown(self) -> list[int]:
        """The own places this seat does not know."""
        return [place for place in range(PLACES) if not self.sure[self.seat][place]]

    def others(self) -> list[int]:
        """The other seats that have cards."""
        return [seat for seat, row in enumerate(self.rows) if row and seat != self.seat]


def mean_number(odds: Odds) -> float:
    """The mean of the numbers among these cards; 5, as in the whole deck, if there is none."""
    count = sum(odds[:NUMBERS])
    if count < 1e-9:
        return 5.0
    return sum([card * odds[card] for card in range(NUMBERS)]) / count


def value_of(odds: Odds, pile_mean: float) -> float:
    """What a card of these odds is worth in a row."""
    numbers = sum([card * odds[card] for card in range(NUMBERS)])
    return numbers + sum(odds[NUMBERS:]) * pile_mean


def _count(cards: tuple[int, ...] | bytes) -> Odds:
    return [float(cards.count(kind)) for kind in range(KINDS)]


def _bags(memory: Memory) -> list[Odds]:
    return [_count(bag) for bag in memory.unseen]


def _guesses(view: View, bags: list[Odds], pile: Odds, lean: Lean) -> dict[tuple[int, int], Odds]:
    """The odds of every hidden card; `pile` is left with what they leave for the pile."""
    guesses: dict[tuple[int, int], Odds] = {}
    for owner, row in enumerate(view.rows):
        for place, spot in enumerate(row):
            if spot.card is None:
                guess = _guess(bags[max(spot.pool, 1) - 1], spot, lean(view, owner, spot))
                guesses[owner, place] = guess
                if max(spot.pool, 1) == len(bags):
                    for kind in range(KINDS):
                        pile[kind] = max(0.0, pile[kind] - guess[kind])
    return guesses


def _guess(bag: Odds, spot: Spot, fits: Odds | None) -> Odds:
    """The odds of one hidden card; from a pile only numbers are kept (tail 3.2)."""
    kinds = KINDS if spot.pool == 0 else NUMBERS
    odds = [bag[kind] if fits is None else bag[kind] * fits[kind] for kind in range(kinds)]
    total = sum(odds)
    if total <= 0.0:  # a lean that fits no card left: fall back on the count alone
        odds = bag[:kinds]
        total = sum(odds)
    return [share / total for share in odds] + [0.0] * (KINDS - kinds)


def _pile_odds(view: View, memory: Memory, pile: Odds) -> Odds:
    """How likely the next draw is each kind; from an empty pile it comes out of the discards."""
    cards = pile if view.pile else _count(memory.discards)
    total = sum(cards)
    if total <= 0.0:
        cards, total = _count(DECK), float(len(DECK))
    return [count / total for count in cards]
