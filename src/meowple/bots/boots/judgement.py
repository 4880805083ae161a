"""What the search is told of `boots`: everybody reacts as a cat does, and a lead in cards is worth
the more the fewer are left. Which card is right lies open, so a bot need not search: what makes a
level are its reflexes. The search is for whoever asks what a state is worth."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import exp
from random import Random

from meowple.bots.boots.racer import CAT, Racer, wanted
from meowple.bots.boots.weights import WEIGHTS
from meowple.bots.judgement import Judgement
from meowple.core.game import Millis, Seat
from meowple.games.boots import moves as m
from meowple.games.boots.cards import CARDS, FIRST_PAW, is_paw
from meowple.games.boots.race import right_card
from meowple.games.boots.state import MIDDLE, OVER, RACE, ROLL, State
from meowple.games.boots.view import View

ERRS = 0.06
"""How often a wrong card is grabbed."""
_USUAL = Racer("cat", CAT)


class BootsJudgement(Judgement[State, m.Move, View]):
    """Looks two rounds ahead."""

    depth = 0
    width = 3
    matters: Mapping[str, float] = {"cards": 0.1, "rival_cards": -0.1}

    def ideas(self, view: View, moves: Sequence[m.Move]) -> Sequence[m.Move]:
        """The right card, the others in their order, and last to leave it to the others."""
        if view.dice is None:
            return moves
        return sorted(moves, key=lambda move: not _is_right(view, move))

    def quick(self, state: State, seat: Seat, rng: Random) -> m.Move:
        """The right card, or in a hasty moment any."""
        if state.phase != RACE or state.dice is None:
            return m.ROLL
        if state.attempts[seat] is not None:
            return m.PASS
        there = [card for card in range(CARDS) if state.owners[card] == MIDDLE]
        hasty = rng.random() < ERRS
        return m.Grab(rng.choice(there) if hasty else right_card(state, state.dice))

    def reaction(self, state: State, seat: Seat, move: m.Move, rng: Random) -> Millis:
        """As long as a cat looks for the card."""
        there = state.owners.count(MIDDLE)
        gone = isinstance(move, m.Grab) and is_paw(move.card)
        looks = there if gone else 1 + int(rng.random() * there)
        return Millis(round(_USUAL.takes(looks, gone, rng)))

    def horizon(self, state: State) -> int:
        """The roll after the next one."""
        return 2

    def rests(self, state: State) -> bool:
        """Somebody has the dice."""
        return state.phase == ROLL

    def value(self, state: State, seat: Seat) -> float:
        """By the lead in cards."""
        if state.phase == OVER:
            return super().value(state, seat)
        logit = sum([w * each for w, each in zip(WEIGHTS, features(state, seat), strict=True)])
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, logit))))

    def even(self, seats: int) -> float:
        """A lead over the best other one is as good as none."""
        return 0.5

    def glimpse(self, state: State, seat: Seat) -> Hashable:
        """The dice, and what lies there."""
        return state.dice, state.owners

    def traits(self, state: State, seat: Seat) -> Mapping[str, float]:
        """Own cards, and those of the best other one."""
        rivals = [state.owners.count(other) for other in range(state.seats) if other != seat]
        return {"cards": float(state.owners.count(seat)), "rival_cards": float(max(rivals))}


def _is_right(view: View, move: m.Move) -> bool:
    return isinstance(move, m.Grab) and move.card == wanted(view)


def features(state: State, seat: int) -> list[float]:
    """The lead in cards over the best other one, and the same against the paws that are left."""
    owners = state.owners
    rivals = [owners.count(other) for other in range(state.seats) if other != seat]
    lead = float(owners.count(seat) - max(rivals))
    paws = owners[FIRST_PAW:].count(MIDDLE)
    return [lead, lead / (1.0 + paws)]
