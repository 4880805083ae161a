"""`boots` a second time: who wins a round and the game, written from the rules alone.

It shares nothing with the game and is told everything in plain values:

- A cat is its two colours, 0 … 5, the smaller first: `(2, 4)`, `(3, 3)`. A paw is its value 1 … 5.
- `Grab(seat, card, reaction)`: what a seat grabbed, and how long after it was shown the dice. Grabs
  that were refused, and passes, are not told; each seat grabs once a round at most.
- `verdict(middle, dice, grabs, limit)` judges one round: who is in the tie for the card. Where
  there are several, chance picks one of them; where there is one, chance is not asked.
- `Table(seats)` has the cards in the middle and before the seats. `table.play_round(dice, grabs,
  winner, limit)` asserts that this seat (or nobody, None) can be the winner, and moves the cards;
  then `table.middle`, `table.before`, `table.roller`, `table.over`, `table.ranks()`.
- `reaction`, `closes_at`, `times_out_at`, `could_win_or_tie` are the race over a network, in
  milliseconds; when each seat was sent the dice and how much delay it is allowed are given.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

Cat = tuple[int, int]
Card = Cat | int

CATS: Final[frozenset[Card]] = frozenset(combinations_with_replacement(range(6), 2))
PAWS: Final[frozenset[Card]] = frozenset(range(1, 6))

FALSE_START: Final = 120
"""boots 5.1: anything quicker was not seen first."""
TIE: Final = 8
"""boots 5.1: as close as this to the best is as good."""


class Grab(NamedTuple):
    """A hand on a card."""

    seat: int
    card: Card
    reaction: int


class Verdict(NamedTuple):
    """How a round is judged."""

    right: Card
    """The card that was to be grabbed."""
    tied: frozenset[int]
    """The seats of which one wins it; nobody, if there are none."""
    wrong: frozenset[int]
    """The seats that grabbed wrongly or before they can have seen the dice."""


def shown_cat(dice: Sequence[int]) -> Cat:
    """The cat in the colours of the two dice."""
    one, other = sorted(dice)
    return one, other


def right_card(middle: Collection[Card], dice: Sequence[int]) -> Card:
    """boots 3.2, 3.3: the cat if it lies there, else the lowest paw that does."""
    cat = shown_cat(dice)
    return cat if cat in middle else min(card for card in middle if isinstance(card, int))


def verdict(
    middle: Collection[Card], dice: Sequence[int], grabs: Sequence[Grab], limit: int | None = None
) -> Verdict:
    """boots 3.4–3.6, 5.1; the limit of the round is in milliseconds."""
    assert len({grab.seat for grab in grabs}) == len(grabs), "a seat grabbed twice"
    assert all(grab.card in middle for grab in grabs), "a grab where nothing lies"
    right = right_card(middle, dice)
    correct = [grab for grab in grabs if grab.card == right and grab.reaction >= FALSE_START]
    wrong = frozenset(grab.seat for grab in grabs if grab not in correct)
    in_time = [grab for grab in correct if limit is None or grab.reaction <= limit]
    best = min((grab.reaction for grab in in_time), default=0)
    tied = frozenset(grab.seat for grab in in_time if grab.reaction <= best + TIE)
    return Verdict(right, tied, wrong)


class Table:
    """The cards, and who rolls."""

    def __init__(self, seats: int) -> None:
        self.middle: set[Card] = {*CATS, *PAWS}
        self.before: list[set[Card]] = [set() for _ in range(seats)]
        self.roller = 0  # boots 2.1

    @property
    def over(self) -> bool:
        """boots 4.1: the last paw is won."""
        return not self.middle & PAWS

    def play_round(
        self,
        dice: Sequence[int],
        grabs: Sequence[Grab],
        winner: int | None,
        limit: int | None = None,
    ) -> Verdict:
        """Judge a round, check who won it, and move the cards."""
        assert not self.over, "the last paw is gone"
        judged = verdict(self.middle, dice, grabs, limit)
        if winner is None:
            assert not judged.tied, f"one of {set(judged.tied)} wins"
            return judged  # boots 3.6: the same player rolls again
        assert winner in judged.tied, f"seat {winner} is not among {set(judged.tied)}"
        self.middle.remove(judged.right)
        for cards in self.before:  # boots 3.4: with a paw, the cat changes hands
            cards.discard(shown_cat(dice))
        self.before[winner] |= {judged.right, shown_cat(dice)}
        self.roller = winner
        return judged

    def ranks(self) -> tuple[int, ...]:
        """boots 4.1, 4.2."""
        return ranks(self.before)


def ranks(before: Sequence[Collection[Card]]) -> tuple[int, ...]:
    """boots 4.1, 4.2: most cards, then most paws, then the highest paw; equals share a place."""
    worths = []
    for cards in before:
        paws = [card for card in cards if isinstance(card, int)]
        worths.append((len(cards), len(paws), max(paws, default=0)))
    return tuple(1 + sum(other > mine for other in worths) for mine in worths)


# The race over a network


def reaction(claimed: int | None, elapsed: int, allowance: int, round_trip: int) -> int:
    """What a seat's reaction counts as, `elapsed` after it was sent the dice: its own claim, within
    what the allowed delay makes possible; without a claim, all but the delay that was measured."""
    if claimed is None:
        return elapsed - min(round_trip, allowance)
    return min(max(claimed, elapsed - allowance), elapsed)


def last_arrival(
    sent: Sequence[int], allowance: Sequence[int], heard: Collection[int], slowest: int
) -> int | None:
    """The last moment at which a seat not yet heard could bring a reaction of `slowest` or less.
    A grab stamped with that moment still counts. None if every seat was heard."""
    unheard = set(range(len(sent))) - set(heard)
    return max((sent[seat] + allowance[seat] + slowest for seat in unheard), default=None)


def closes_at(
    sent: Sequence[int], allowance: Sequence[int], heard: Collection[int], best: int
) -> int | None:
    """When a round with a right grab is decided, `best` being the quickest: after this moment
    nobody can win or tie. None if there is nobody to wait for.

    What a seat's `latest` in the `When` of that grab says is its `sent + allowance + best`: give it
    as `sent`, with 0 for the others.
    """
    return last_arrival(sent, allowance, heard, best + TIE)


def times_out_at(
    sent: Sequence[int], allowance: Sequence[int], heard: Collection[int], limit: int
) -> int | None:
    """boots 3.6: when a round without a right grab is over: after this moment none can come whose
    reaction lies within the limit. None if every seat has grabbed wrongly: it is over at once."""
    return last_arrival(sent, allowance, heard, limit)


def could_win_or_tie(sent: int, allowance: int, arrival: int, best: int) -> bool:
    """Whether a grab that arrives now, whatever it claims, can count as quick as the best."""
    quickest = reaction(0, arrival - sent, allowance, 0)
    return quickest <= best + TIE
