"""How the hidden cards may have come into the hands: the story again, with the right odds.

Boxes that a seat has not seen are exchangeable, so what matters is who may hold a Princess, and
since when. A box that leaves a hand may have been any of its boxes: a hand of `b` boxes and some
Princesses explains it in `b` ways. Special toys are never in a hand.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from meowple.core.game import Chance
from meowple.games.fits.basic import Basic
from meowple.games.fits.cards import BOXES, HAND, NOTHING, PRINCESS, TOYS

FINE: Final = 1 << 48
"""How finely odds are drawn."""
UNKNOWN: Final = 254
"""A drawn card that only its drawer knows: a box or a Princess."""

Held = tuple[int, ...]
"""How many Princesses each hidden hand has; 0 for the own hand, which needs no guessing."""


class Event(NamedTuple):
    """A seat draws, or does not, and then a card leaves its hand, or a special toy is found."""

    seat: int
    hidden: bool
    """Whether its hand is hidden from who imagines."""
    drew: int
    """The card it drew, UNKNOWN, or NOTHING if it did not draw."""
    card: int
    """The card that left the hand; NOTHING while none has."""
    hand: int
    """How many cards it held before that one left."""
    could: bytes
    """Where the card was given away: the cards of which it can have had none (fits 4.3)."""


class Hands:
    """Hidden hands as the story is told: what they hold, and when it came.

    A card is named by how it came: first those dealt to each seat, then those drawn, in order."""

    __slots__ = ("boxes", "came", "gave_away", "princesses")

    def __init__(self, seats: int, draws: int) -> None:
        self.came = [UNKNOWN] * (seats * HAND + draws)
        """The cards in the order in which they came, as far as they are known by now."""
        self.boxes = [list(range(seat * HAND, seat * HAND + HAND)) for seat in range(seats)]
        """The boxes that each seat holds, by when they came."""
        self.princesses = [0] * seats
        self.gave_away: list[tuple[bytes, list[int]]] = []
        """For each card given away: what the hand can have had none of, and what it had left."""

    def fits(self) -> bool:
        """Whether each card was rightly given away: nothing could have been played (fits 4.3)."""
        return not any(self.came[box] in could for could, boxes in self.gave_away for box in boxes)


class Story:
    """All that one seat knows of how the hands came to be."""

    __slots__ = ("_worth", "events", "piles", "rules", "seats", "toys")

    def __init__(
        self, rules: Basic, seats: int, piles: tuple[int, ...], toys: int, events: list[Event]
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.piles = piles
        self.toys = toys
        """Special toys in the deck at first."""
        self.events = events
        self._worth: dict[tuple[int, int, Held], float] = {}

    def odds(self, number: int, met: int, toys: int) -> tuple[float, float, float]:
        """How likely a draw is a Princess, a box, a special toy, after so many Princesses met and
        with so many toys left."""
        princesses, cards = self.rules.princess_odds(self.piles, number, met)
        bag = sum(self.piles) - number - self.rules.princesses(self.seats) + met
        princess = princesses / cards
        if bag == 0:
            return princess, 0.0, 0.0
        return princess, (1 - princess) * (bag - toys) / bag, (1 - princess) * toys / bag

    def worth(self, number: int, met: int, toys: int, held: Held) -> float:
        """How likely the story goes on as it did, from this event on."""
        if number == len(self.events):
            return 1.0
        key = (number, met, held)
        if key not in self._worth:
            self._worth[key] = self._drawing(number, met, toys, held)
        return self._worth[key]

    def _drawing(self, number: int, met: int, toys: int, held: Held) -> float:
        event = self.events[number]
        if event.drew == NOTHING:
            return self._playing(number, met, toys, held)
        princess, box, toy = self.odds(number, met, toys)
        if event.drew in TOYS:
            return toy and toy * self._playing(number, met, toys - 1, held)
        if event.drew == PRINCESS:
            return princess and princess * self._playing(number, met + 1, toys, held)
        found = box and box * self._playing(number, met, toys, held)
        if event.drew == UNKNOWN and princess:
            more = _changed(held, event.seat, 1)
            found += princess * self._playing(number, met + 1, toys, more)
        return found

    def _playing(self, number: int, met: int, toys: int, held: Held) -> float:
        """The same from the moment on when the card leaves the hand."""
        event = self.events[number]
        if not event.hidden or event.card == NOTHING or event.drew in TOYS:
            return self.worth(number + 1, met, toys, held)
        princesses = held[event.seat]
        if event.card == PRINCESS:
            ways = min(princesses, 1)
            held = _changed(held, event.seat, -1)
        else:
            ways = event.hand - princesses
        if ways <= 0 or not _may_have_had(event, held[event.seat]):
            return 0.0
        return ways * self.worth(number + 1, met, toys, held)

    def tell(self, chance: Chance) -> Hands:
        """The story once more: hidden draws come as likely as they can have come."""
        hands = Hands(self.seats, sum([event.drew != NOTHING for event in self.events]))
        met, toys, dealt = 0, self.toys, self.seats * HAND
        for number, event in enumerate(self.events):
            if event.drew in TOYS:
                toys -= 1
                hands.came[dealt + number] = event.drew
                continue
            if event.drew == UNKNOWN:
                card = self._guess(number, met, toys, hands, chance)
                met += card == PRINCESS
            elif event.drew != NOTHING:
                hands.came[dealt + number] = event.drew
                met += event.drew == PRINCESS
            if event.hidden and event.card != NOTHING:
                _leave(hands, event, chance)
        return hands

    def _guess(self, number: int, met: int, toys: int, hands: Hands, chance: Chance) -> int:
        """Whether a hidden draw was a Princess: she is as likely as all that she explains."""
        event = self.events[number]
        held = tuple(hands.princesses)
        princess, box, _ = self.odds(number, met, toys)
        more = _changed(held, event.seat, 1)
        yes = princess and princess * self._playing(number, met + 1, toys, more)
        no = box and box * self._playing(number, met, toys, held)
        if yes and (no == 0 or chance.below(FINE) < FINE * yes / (yes + no)):
            hands.princesses[event.seat] += 1
            hands.came[self.seats * HAND + number] = PRINCESS
            return PRINCESS
        hands.boxes[event.seat].append(self.seats * HAND + number)
        return UNKNOWN


def _changed(held: Held, seat: int, by: int) -> Held:
    return (*held[:seat], held[seat] + by, *held[seat + 1 :])


def _may_have_had(event: Event, princesses: int) -> bool:
    """Whether the rest of a hand from which a card was given away may have had so many Princesses,
    and boxes for the rest. Where only some boxes fitted, it is seen later which they were."""
    if PRINCESS in event.could and princesses:
        return False
    all_fitted = len(event.could.replace(bytes((PRINCESS,)), b"")) == len(BOXES)
    return not (all_fitted and event.hand - 1 > princesses)


def _leave(hands: Hands, event: Event, chance: Chance) -> None:
    """The card leaves the hand: a Princess, or any of its boxes."""
    if event.card == PRINCESS:
        hands.princesses[event.seat] -= 1
    else:
        boxes = hands.boxes[event.seat]
        hands.came[boxes.pop(chance.below(len(boxes)))] = event.card
    if event.could:
        hands.gave_away.append((event.could, list(hands.boxes[event.seat])))
