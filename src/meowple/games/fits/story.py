"""How the hidden cards may have come into the hands: the story again, with the right odds.

Boxes that a seat has not seen are exchangeable, so what matters is who may hold a Princess, and
since when. A box that leaves a hand may have been any of its boxes: a hand of `b` boxes and some
Princesses explains it in `b` ways. Special toys are never in a hand.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from meowple.core.game import Chance
from meowple.games.fits.basic import Basic
from meowple.games.fits.cards import BOXES, HAND, NOTHING, PRINCESS, TOYS

FINE: Final = 1 << 48
"""How finely odds are drawn."""
UNKNOWN: Final = 254
"""A drawn card that only its drawer knows: a box or a Princess."""

SEAT_BITS: Final = 3
MET: Final = 1 << 5 * SEAT_BITS
"""A guess is a number: three bits for the Princesses that each hidden hand holds, and above them
how many Princesses were drawn at all."""


class Event(NamedTuple):
    """A seat draws, or does not, and then a card leaves its hand, or a special toy is found."""

    seat: int
    hidden: bool
    """Whether its hand is hidden from whoever imagines."""
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

    __slots__ = (
        "_back",
        "_draws",
        "_guesses",
        "_odds",
        "events",
        "piles",
        "rules",
        "seats",
        "toys",
    )

    def __init__(
        self, rules: Basic, seats: int, piles: tuple[int, ...], toys: int, events: list[Event]
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.piles = piles
        self.toys = toys
        """Special toys in the deck at first."""
        self.events = events
        self._odds = self._all_odds()
        self._guesses: list[dict[int, float]] = [{0: 1.0}]
        """Before each event, and at the end, how likely each guess is with what was told so far."""
        for number in range(len(events)):
            self._guesses.append(self._go_on(number))
        self._draws = sum([event.drew != NOTHING for event in events])
        self._back: list[dict[int, dict[bool, float]]] = [{} for _ in events]
        """For each event and the guess after it, once it was asked for: how likely the drawn card
        was a Princess, and how likely not."""

    def _go_on(self, number: int) -> dict[int, float]:
        """How likely each guess is after an event."""
        event = self.events[number]
        odds = self._odds[number]
        later: dict[int, float] = {}
        for guess, likely in self._guesses[number].items():
            for princess in _may_be_princess(event):
                weight = _weight(event, guess, princess, odds)
                if weight:
                    after = _after(event, guess, princess)
                    later[after] = later.get(after, 0.0) + likely * weight
        return later

    def _all_odds(self) -> list[list[tuple[float, float, float]]]:
        found, toys = [], self.toys
        for number, event in enumerate(self.events):
            found.append([] if event.drew == NOTHING else self._odds_of(number, toys))
            toys -= event.drew in TOYS
        return found

    def _odds_of(self, number: int, toys: int) -> list[tuple[float, float, float]]:
        """How likely a draw is a Princess, a box, a special toy, for each number of Princesses that
        may have been drawn before."""
        princesses, left = self.rules.princesses(self.seats), sum(self.piles) - number
        found = []
        for met in range(princesses + 1):
            some, cards = self.rules.princess_odds(self.piles, number, met)
            bag = max(1, left - princesses + met)
            other = (1 - some / cards) / bag
            found.append((some / cards, other * (bag - toys), other * toys))
        return found

    def tell(self, chance: Chance) -> Hands:
        """The story once more: hidden draws come as likely as they can have come."""
        princesses = self._guess(chance)
        hands = Hands(self.seats, self._draws)
        dealt = self.seats * HAND
        for number, event in enumerate(self.events):
            if princesses[number]:
                hands.came[dealt + number] = PRINCESS
                hands.princesses[event.seat] += 1
            elif event.drew == UNKNOWN:
                hands.boxes[event.seat].append(dealt + number)
            elif event.drew != NOTHING:
                hands.came[dealt + number] = event.drew
            if event.hidden and event.card != NOTHING and event.drew not in TOYS:
                _leave(hands, event, chance)
        return hands

    def _guess(self, chance: Chance) -> list[bool]:
        """Which draws were Princesses, from the last one back to the first."""
        guess = _one_of(self._guesses[-1], chance)
        drawn = [False] * len(self.events)
        for number in range(len(self.events) - 1, -1, -1):
            event = self.events[number]
            before = self._back[number].get(guess)
            if before is None:
                before = self._back[number][guess] = self._before(number, guess)
            princess = drawn[number] = _one_of(before, chance)
            if event.hidden or princess:
                guess = _before(event, guess, princess)
        return drawn

    def _before(self, number: int, guess: int) -> dict[bool, float]:
        """What an event may have begun with, if it led to this guess."""
        event, odds, guesses = self.events[number], self._odds[number], self._guesses[number]
        found = {}
        for princess in _may_be_princess(event):
            earlier = _before(event, guess, princess)
            likely = guesses.get(earlier, 0.0)
            found[princess] = likely * _weight(event, earlier, princess, odds)
        return found


def _may_be_princess(event: Event) -> tuple[bool, ...]:
    """What the drawn card may have been."""
    if event.drew == UNKNOWN:
        return (False, True)
    return (event.drew == PRINCESS,)


def _weight(
    event: Event, guess: int, princess: bool, odds: list[tuple[float, float, float]]
) -> float:
    """How well a guess explains an event, if the drawn card was a Princess or not."""
    weight = 1.0
    if event.drew != NOTHING:
        of_princess, of_box, of_toy = odds[guess // MET]
        other = of_toy if event.drew in TOYS else of_box
        weight = of_princess if princess else other
    if not event.hidden or event.card == NOTHING or event.drew in TOYS:
        return weight
    held = (guess >> SEAT_BITS * event.seat & 7) + princess
    if event.card == PRINCESS:
        left, ways = held - 1, min(held, 1)
    else:
        left, ways = held, event.hand - held
    return weight * ways if ways > 0 and _may_have_had(event, left) else 0.0


def _after(event: Event, guess: int, princess: bool) -> int:
    """The guess after an event."""
    return guess + _change(event, princess)


def _before(event: Event, guess: int, princess: bool) -> int:
    """The guess before an event."""
    return guess - _change(event, princess)


def _change(event: Event, princess: bool) -> int:
    held = princess - (event.card == PRINCESS) if event.hidden else 0
    return MET * princess + (held << SEAT_BITS * event.seat)


def _may_have_had(event: Event, princesses: int) -> bool:
    """Whether the rest of a hand from which a card was given away may have had so many Princesses,
    and boxes for the rest. Where only some boxes fitted, it is seen later which they were."""
    if not event.could:
        return True
    if PRINCESS in event.could and princesses:
        return False
    all_fitted = sum([card != PRINCESS for card in event.could]) == len(BOXES)
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


Guess = TypeVar("Guess", int, bool)


def _one_of(likely: dict[Guess, float], chance: Chance) -> Guess:
    """One of these, as likely as it is."""
    if len(likely) == 1:
        return next(iter(likely))
    rest = [one for one, weight in likely.items() if weight > 0]
    if len(rest) == 1:
        return rest[0]
    drawn = sum(likely.values()) * chance.below(FINE) / FINE
    for one in rest:
        drawn -= likely[one]
        if drawn < 0:
            return one
    return rest[-1]
