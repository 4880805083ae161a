"""A match that is over, looked at again from one seat: which decisions cost something, what would
have been better, and how much of the result was luck.

Every decision is weighed from the view the seat had at that moment, and nothing else, by the same
search that bots use. The chances to win then go from the first view to the end in steps, and each
step has a name:

    even chances ─ the deal ─▶ before ─ the own choice ─▶ chosen ─ own draws and dice ─▶ answered
    answered ─ what the others did, and their luck ─▶ before the next choice … ─▶ the end

A choice counts as a fault only beyond doubt: what the search thinks better has to win a duel with
the move that was played, in worlds that neither has seen. All dice come from the views, so views
that are equal are told the same, and so is the same log.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from math import hypot
from random import Random
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from meowple.bots import find_bot, find_search
from meowple.bots.asked import Asked, Question, asked_in
from meowple.bots.hints import Reason, reasons
from meowple.bots.judgement import won
from meowple.bots.search import Search, Weighed
from meowple.core.game import MeowpleError, Seat
from meowple.core.log import Log
from meowple.core.match import replay
from meowple.core.plain import whole

SHARE: Final = 0.4
"""How much of a lion's tries one decision is given."""
UNSEARCHED: Final = 200
"""Tries of a lion that searches nothing."""
WORST: Final = 3
"""So many of the decisions that cost most are shown."""
WORTH_A_WORD: Final = 0.02
"""A decision that cost less of the chance to win is as good as the best."""
SURELY: Final = 2.0
"""Standard errors by which the better move has to win its duel."""

Progress = Callable[[int, int], None]
"""Told how many decisions were looked at, of how many."""


class Looked(Struct, frozen=True):
    """A decision, looked at again."""

    entry: int
    """Its number in the log."""
    move: Any
    """What was played."""
    better: Any
    """What does better beyond doubt; the same move if nothing does."""
    forced: bool
    """Whether there was nothing to choose."""
    before: float
    """The chance to win with the best move, from 0 to 1."""
    chosen: float
    """The chance with the move that was played."""
    answered: float
    """The chance once cards were drawn and dice had fallen."""
    doubt: float
    """The standard error of what luck brought."""
    why: tuple[Reason, ...]
    """What speaks for the better one; nothing where there is none."""

    @property
    def cost(self) -> float:
        """How much of the chance to win it cost."""
        return self.before - self.chosen

    @property
    def luck(self) -> float:
        """What own draws and dice then brought."""
        return self.answered - self.chosen


class Review(Struct, frozen=True):
    """What there is to say about a seat's match."""

    seat: Seat
    decisions: tuple[Looked, ...]
    even: float
    """The chance of each seat before anything is known."""
    ended: float
    """1 for a win, less for a shared one, 0 for none."""

    @property
    def deal(self) -> float:
        """What the deal was worth: the first chance to win, compared with even chances."""
        return self.decisions[0].before - self.even if self.decisions else 0.0

    @property
    def cost(self) -> float:
        """What all decisions cost together."""
        return sum([one.cost for one in self.decisions])

    @property
    def luck(self) -> float:
        """What the deal, and own draws and dice, brought."""
        return self.deal + sum([one.luck for one in self.decisions])

    @property
    def doubt(self) -> float:
        """The standard error of that."""
        return hypot(*[one.doubt for one in self.decisions])

    @property
    def others(self) -> float:
        """What the others did, and their luck: all the rest of the way to the end."""
        return self.ended - self.even - self.luck + self.cost

    @property
    def luck_is_unclear(self) -> bool:
        """Whether luck brought so little that worlds cannot tell it from nothing."""
        return abs(self.luck) < max(WORTH_A_WORD, SURELY * self.doubt)

    @property
    def rest(self) -> float:
        """What the others brought, and luck that cannot be told from nothing."""
        return self.others + self.luck if self.luck_is_unclear else self.others

    @property
    def mostly(self) -> Literal["luck", "own", "others"]:
        """What explains most of how it ended: what went furthest the way of the result."""
        way = 1 if self.ended > self.even else -1
        luck = 0.0 if self.luck_is_unclear else way * self.luck
        shares: dict[Literal["luck", "own", "others"], float] = {
            "luck": luck,
            "own": -way * self.cost,
            "others": way * self.rest,
        }
        return max(shares, key=lambda name: shares[name])

    @property
    def worst(self) -> tuple[Looked, ...]:
        """The decisions that cost most, the dearest first."""
        dear = [one for one in self.decisions if one.cost > 0.0]
        return tuple(sorted(dear, key=lambda one: -one.cost)[:WORST])


class _Chances(Struct, frozen=True):
    """What a decision was worth, before luck answered."""

    before: float
    chosen: float
    doubt: float
    better: Any
    why: tuple[Reason, ...] = ()


class Reviewer:
    """Looks at the decisions of one seat, in any order: each look is the same."""

    def __init__(self, search: Search, asked: Asked, budget: int) -> None:
        self.game = search.game
        self._chance = partial(search.judgement.chance, seats=asked.seats)
        self.asked = asked
        self._search = search
        self._budget = budget
        self._weighed: dict[int, _Chances] = {}

    def look(self, number: int) -> Looked:
        """Look again at one of the decisions."""
        one, found = self.asked.questions[number], self._chances(number)
        answered, doubt = found.chosen, 0.0
        if one.drew is not None:
            answered, doubt = self._after(number)
            doubt = hypot(doubt, found.doubt)
        return Looked(
            one.entry,
            one.move,
            found.better,
            one.forced,
            found.before,
            found.chosen,
            answered,
            doubt,
            found.why,
        )

    def _after(self, number: int) -> tuple[float, float]:
        """The chance once luck has answered; often that is the view of the next question."""
        drew, rest = self.asked.questions[number].drew, self.asked.questions[number + 1 :]
        if rest and rest[0].view == drew:
            then = self._chances(number + 1)
            return then.before, then.doubt
        return self._told(*self._search.judged(drew, self.asked.seat, dice(drew), self._budget))

    def _told(self, value: float, doubt: float) -> tuple[float, float]:
        """A value and its standard error, as a chance to win and its own."""
        low, high = (max(0.0, min(1.0, value + way * doubt)) for way in (-1, 1))
        return self._chance(value), (self._chance(high) - self._chance(low)) / 2

    def _chances(self, number: int) -> _Chances:
        if number not in self._weighed:
            self._weighed[number] = self._compared(self.asked.questions[number])
        return self._weighed[number]

    def _compared(self, one: Question) -> _Chances:
        """What the search thinks best, and the move that was played."""
        search, seat, budget = self._search, self.asked.seat, self._budget
        rng = dice(one.view, one.moves, one.move)
        weighed: list[Weighed] = []
        if not one.forced:
            weighed = search.weigh(one.view, seat, one.moves, rng, budget, also=one.move)
        if not weighed or not weighed[0].visits:  # nothing to compare
            value, doubt = self._told(*search.judged(one.view, seat, rng, budget))
            return _Chances(value, value, doubt, one.move)
        best = weighed[0]
        played = next(it for it in weighed if it.move == one.move)
        if played.behind <= max(WORTH_A_WORD / 2, played.error):
            value, doubt = self._told(best.value, best.doubt)
            return _Chances(value, value, doubt, one.move)
        return self._fought(one, best.move, rng)

    def _fought(self, one: Question, better: Any, rng: Random) -> _Chances:
        """Whether another move is better beyond doubt: in other worlds, and more of them."""
        search, seat, budget = self._search, self.asked.seat, 2 * self._budget
        best, played = search.duel(one.view, seat, better, one.move, rng, budget)
        before, (chosen, doubt) = self._chance(best.value), self._told(played.value, played.doubt)
        if played.behind <= SURELY * played.error or before - chosen <= WORTH_A_WORD:
            return _Chances(chosen, chosen, doubt, one.move)
        why = reasons((best, played), search.judgement.matters, self._chance)
        return _Chances(before, chosen, doubt, better, why)


def dice(*seen: Any) -> Random:
    """Dice that follow from what a seat saw, and nothing else."""
    return Random(sha256(msgspec.json.encode(seen)).digest())


def reviewer_of(game: str, asked: Asked, share: float = SHARE) -> Reviewer:
    """Whoever looks at a match of this game with such a share of a lion's tries."""
    tries = find_bot(game, "lion").budget or UNSEARCHED
    return Reviewer(find_search(game), asked, max(2, round(share * tries)))


def review(
    log: Log, seat: int, *, share: float = SHARE, progress: Progress = lambda done, of: None
) -> Review:
    """Look again at a match that is over, from one seat. `BadLog` if the log does not hold."""
    match = replay(log)
    if match.outcome is None:
        raise MeowpleError("this match is not over")
    chair = whole(seat, "a seat")
    if not 0 <= chair < match.seats:
        raise MeowpleError(f"there is no seat {chair} at a table of {match.seats}")
    asked = asked_in(log, Seat(chair))
    reviewer, found = reviewer_of(log.header.game, asked, share), list[Looked]()
    for number in range(len(asked.questions)):
        progress(number, len(asked.questions))
        found.append(reviewer.look(number))
    progress(len(asked.questions), len(asked.questions))
    return Review(Seat(chair), tuple(found), 1.0 / match.seats, won(match.outcome, chair))
