"""The bots of `boots`: they look from card to card as people do, take time for it, and err.

What makes a level is how long a look takes, how quick its paw is, and how easily it is deceived by
a card that looks like the right one. Nobody looks equally well in every round: now a bot is awake,
now it dreams. It is not awake or dreamy all game long: a bot remembers nothing, so that would have
to follow from what lies open, and then anybody could work out how slow this one is today.

The wait of a plan is the bot's reaction: the whole time from the shown dice to the grab. A bot is
asked when the dice are shown, so it knows nothing that a person could not have seen by then.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from meowple.bots.bot import Plan, pause
from meowple.core.game import Millis
from meowple.games.boots import moves as m
from meowple.games.boots.cards import CARDS, CAT_OF, CATS, FIRST_PAW, Colour, is_paw
from meowple.games.boots.verdict import Dice
from meowple.games.boots.view import View

SLOW: Final = 1.5
"""How much longer everything takes at a slow table."""
SOONEST, LATEST = 180, 9_500
"""No paw is quicker than a person's can be, and nobody sleeps."""
ATTENTION: Final = 0.5
"""How much a player differs from round to round, as the spread of a logarithm: so much that the
weaker of two has its days …"""
AWAKE: Final = -0.07
"""… and how awake one usually is: long dreams are made up for."""
MUCH_ALIKE: Final = 3
"""How much more easily a colour is taken for one of these than for any other."""
NEIGHBOURS: Final[tuple[frozenset[Colour], ...]] = (
    frozenset(("red", "orange")),
    frozenset(("orange", "yellow")),
    frozenset(("blue", "violet")),
)


class Reflexes(Struct, frozen=True):
    """How somebody sees and grabs. Times are in milliseconds."""

    paw: float
    """To see the dice and, at last, to move: usually so long …"""
    spread: float
    """… give or take …"""
    dawdle: float
    """… and now and then longer by that, on average: reaction times have a long tail."""
    look: float
    """For each card that is looked at on the way."""
    doubt: float
    """To see that the cat is gone and a paw is wanted."""
    errs: float
    """How often a card is taken for the right one that has one of its colours."""


class Search(Struct, frozen=True):
    """What came of looking around."""

    card: int
    looks: int
    """How many cards were looked at."""


class Racer:
    """A bot with these reflexes."""

    budget = 0

    def __init__(self, level: str, reflexes: Reflexes) -> None:
        self.level = level
        self.reflexes = reflexes

    def choose(self, view: View, moves: Sequence[m.Move], rng: Random, budget: int) -> Plan:
        """Roll; or look for the card and grab it."""
        if view.dice is None or len(moves) == 1:
            return Plan(moves[0], pause(self.level, 1.0, rng))
        found = self._search(view, view.dice, rng)
        after = self.takes(found.looks, is_paw(found.card), rng)
        after *= SLOW if view.options.tempo == "slow" else 1.0
        return Plan(m.Grab(found.card), Millis(round(min(after, LATEST))))

    def takes(self, looks: int, gone: bool, rng: Random) -> float:
        """How long it takes to look at so many cards and grab, now awake, now dreaming."""
        sleepy = rng.lognormvariate(AWAKE, ATTENTION)
        return self._reaction(looks, gone, sleepy, rng)

    def _search(self, view: View, dice: Dice, rng: Random) -> Search:
        """Look from card to card, in any order, until one seems right. If none does, the cat is
        gone, and the lowest paw is wanted."""
        there = [card for card in range(CARDS) if view.owners[card] is None]
        rng.shuffle(there)
        right = wanted(view)
        for looks, card in enumerate(there, 1):
            if card == right and not is_paw(card):
                return Search(card, looks)
            if rng.random() < self.reflexes.errs * likeness(card, dice):
                return Search(card, looks)
        higher = [card for card in there if card > right]
        if higher and rng.random() < self.reflexes.errs * MUCH_ALIKE:
            right = min(higher)
        return Search(right, len(there))

    def _reaction(self, looks: int, gone: bool, sleepy: float, rng: Random) -> float:
        """The paw's time is ex-Gaussian, as people's is; searching takes a look for each card."""
        of = self.reflexes
        paw = rng.gauss(of.paw, of.spread) + rng.expovariate(1 / of.dawdle)
        search = looks * of.look + (of.doubt if gone else 0.0)
        return max(SOONEST, sleepy * paw) + sleepy * search


def wanted(view: View) -> int:
    """The right card: the cat of the dice, or the lowest paw if that cat is gone."""
    assert view.dice is not None
    cat = CAT_OF[view.dice]
    if view.owners[cat] is None:
        return cat
    return next(paw for paw in range(FIRST_PAW, CARDS) if view.owners[paw] is None)


def likeness(card: int, dice: Dice) -> int:
    """How easily a card is taken for the cat of the dice: not at all without one of its colours,
    and most easily if the other one is a neighbour."""
    if is_paw(card):
        return 0
    cat = CATS[card]
    sides = ((cat.boots, cat.head), (cat.head, cat.boots))
    throws = (dice, dice[::-1])
    differ = [{mine, seen} for same, mine in sides for shown, seen in throws if same == shown]
    if not differ:
        return 0
    return MUCH_ALIKE if any(pair in NEIGHBOURS for pair in differ) else 1


KITTEN: Final = Reflexes(paw=650, spread=110, dawdle=300, look=140, doubt=650, errs=0.016)
CAT: Final = Reflexes(paw=500, spread=70, dawdle=200, look=78, doubt=400, errs=0.009)
TIGER: Final = Reflexes(paw=410, spread=45, dawdle=120, look=52, doubt=260, errs=0.004)
LION: Final = Reflexes(paw=360, spread=38, dawdle=80, look=36, doubt=180, errs=0.0025)
