"""The bots of `boots`: they look from card to card as people do, take time for it, and err.

What makes a level is how long a look takes, how quick its paw is, and how often it is mistaken. The
wait of a plan is the bot's reaction: the whole time from the shown dice to the grab. A bot is asked
when the dice are shown, so it knows nothing that a person could not have seen by then.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from meowple.bots.bot import Bot, Plan, pause
from meowple.core.game import Millis
from meowple.games.boots import moves as m
from meowple.games.boots.cards import CARDS, CAT_OF, CATS, FIRST_PAW, is_paw
from meowple.games.boots.view import View

SLOW: Final = 1.6
"""How much longer everything takes at a slow table."""
SOONEST, LATEST = 180, 9_500
"""No bot is quicker than a person can be, nor sleeps."""


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
    """How often it grabs a card that is nearly right."""


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
        there = [card for card in range(CARDS) if view.owners[card] is None]
        card = wanted(view)
        gone = is_paw(card)
        looks = len(there) if gone else rng.randint(1, len(there))
        after = self._reaction(looks, gone, rng) * (SLOW if view.options.tempo == "slow" else 1.0)
        if rng.random() < self.reflexes.errs:
            card = rng.choice(_nearly_right(there, card))
        return Plan(m.Grab(card), Millis(round(min(max(after, SOONEST), LATEST))))

    def _reaction(self, looks: int, gone: bool, rng: Random) -> float:
        """The paw's time is ex-Gaussian, as people's is; searching takes a look for each card."""
        of = self.reflexes
        paw = rng.gauss(of.paw, of.spread) + rng.expovariate(1 / of.dawdle)
        return paw + looks * of.look + (of.doubt if gone else 0.0)


def wanted(view: View) -> int:
    """The right card: the cat of the dice, or the lowest paw if that cat is gone."""
    assert view.dice is not None
    cat = CAT_OF[view.dice]
    if view.owners[cat] is None:
        return cat
    return next(paw for paw in range(FIRST_PAW, CARDS) if view.owners[paw] is None)


def _nearly_right(there: list[int], card: int) -> list[int]:
    """The cards one takes for the right one: paws for a paw, cats that share a colour for a cat;
    the right one alone if nothing looks like it."""
    like = [other for other in there if other != card and is_paw(other) == is_paw(card)]
    if not is_paw(card):
        colours = {CATS[card].boots, CATS[card].head}
        like = [other for other in like if colours & {CATS[other].boots, CATS[other].head}]
    return like or [card]


KITTEN: Final = Reflexes(paw=620, spread=90, dawdle=300, look=72, doubt=500, errs=0.12)
CAT: Final = Reflexes(paw=500, spread=60, dawdle=200, look=54, doubt=350, errs=0.07)
TIGER: Final = Reflexes(paw=420, spread=45, dawdle=140, look=42, doubt=250, errs=0.03)

BOTS: Final[dict[str, Bot]] = {
    level: Racer(level, reflexes)
    for level, reflexes in (("kitten", KITTEN), ("cat", CAT), ("tiger", TIGER))
}
