"""A match that is over, looked at again from one seat: which decisions cost something, what would
have been better, and how much of the result was luck.

Every decision is weighed from the view the seat had at that moment, and nothing else, by the same
search that bots use. The chances to win then go from the first view to the end in steps, and each
step has a name:

    even chances ─ the deal ─▶ before ─ the own choice ─▶ chosen ─ own draws and dice ─▶ answered
    answered ─ what the others did, and their luck ─▶ before the next choice … ─▶ the end

The same log gives the same review.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from msgspec import Struct

from meowple.bots import find_search
from meowple.bots.hints import Reason, reasons
from meowple.bots.judgement import won
from meowple.bots.search import Search, Weighed
from meowple.core.game import MeowpleError, Seat
from meowple.core.log import Log, Played, Undid, typed_entry
from meowple.core.match import Match, replay, resume
from meowple.core.plain import whole
from meowple.core.registry import find_game

BUDGET: Final = 240
"""How often moves are tried for one decision."""
WORST: Final = 3
"""So many of the decisions that cost most are shown."""
WORTH_A_WORD: Final = 0.02
"""A decision that cost less of the chance to win is as good as the best."""

Progress = Callable[[int, int], None]
"""Told how many decisions were looked at, of how many."""


class Looked(Struct, frozen=True):
    """A decision, looked at again."""

    entry: int
    """Its number in the log."""
    move: Any
    """What was played."""
    better: Any
    """What does best; the same move if nothing does better."""
    before: float
    """The chance to win with the best move, from 0 to 1."""
    chosen: float
    """The chance with the move that was played."""
    answered: float
    """The chance once cards were drawn and dice had fallen."""
    error: float
    """The standard error of what it cost."""
    why: tuple[Reason, ...]
    """What speaks for the better one; nothing where there is none."""

    @property
    def cost(self) -> float:
        """How much of the chance to win it cost."""
        return self.before - self.chosen


class Review(Struct, frozen=True):
    """What there is to say about a seat's match."""

    seat: Seat
    decisions: tuple[Looked, ...]
    deal: float
    """What the deal was worth: the first chance to win, compared with even chances."""
    ended: float
    """1 for a win, less for a shared one, 0 for none."""

    @property
    def cost(self) -> float:
        """What all decisions cost together."""
        return sum([one.cost for one in self.decisions])

    @property
    def luck(self) -> float:
        """What the deal, and own draws and dice, brought."""
        return self.deal + sum([one.answered - one.chosen for one in self.decisions])

    @property
    def others(self) -> float:
        """What the others did, and their luck: all the rest of the way to the end."""
        even = self.decisions[0].before - self.deal if self.decisions else self.ended
        return self.ended - even - self.luck + self.cost

    @property
    def worst(self) -> tuple[Looked, ...]:
        """The decisions that cost most, the dearest first: beyond the doubt of the search."""
        dear = [one for one in self.decisions if one.cost > max(WORTH_A_WORD, 2 * one.error)]
        return tuple(sorted(dear, key=lambda one: -one.cost)[:WORST])


class _Asked(Struct):
    """A decision as it was in the match."""

    entry: int
    move: Any
    view: Any
    moves: tuple[Any, ...]
    drew: Any = None
    """What the seat saw when luck had answered; None if luck was not asked."""


def review(
    log: Log, seat: int, *, budget: int = BUDGET, progress: Progress = lambda done, of: None
) -> Review:
    """Look again at a match that is over, from one seat. `BadLog` if the log does not hold."""
    match = replay(log)
    if match.outcome is None:
        raise MeowpleError("this match is not over")
    chair = whole(seat, "a seat")
    if not 0 <= chair < match.seats:
        raise MeowpleError(f"there is no seat {chair} at a table of {match.seats}")
    asked = _asked(log, Seat(chair))
    search = find_search(log.header.game)
    found: list[Looked] = []
    for number, one in enumerate(asked):
        progress(number, len(asked))
        rng = Random(f"{match.link}/{chair}/{one.entry}")
        found.append(_look(search, one, Seat(chair), rng, budget))
    progress(len(asked), len(asked))
    first = found[0].before if found else 1.0 / match.seats
    return Review(Seat(chair), tuple(found), first - 1.0 / match.seats, won(match.outcome, chair))


def _asked(log: Log, seat: Seat) -> list[_Asked]:
    """The decisions of a seat that stood; where there was nothing to choose, only if luck came
    of it."""
    found: list[_Asked] = []
    for match, one in _unfolded(log, seat):
        if isinstance(one, int):  # taken back
            found = [kept for kept in found if kept.entry < one]
        elif match.entries[-1].draws:
            one.drew = None if match.outcome is not None else match.view(seat)
            found.append(one)
        elif len(one.moves) > 1:
            found.append(one)
    return found


def _unfolded(log: Log, seat: Seat) -> Iterator[tuple[Match[Any, Any, Any, Any], _Asked | int]]:
    """The match after each decision of a seat, and the question; or where it was set back to."""
    game = find_game(log.header.game)
    match = resume(game, log.header, log.entries[:1], None)
    for told in log.entries[1:]:
        entry = typed_entry(game, told)  # moves as the game reads them
        act, one = entry.act, None
        if isinstance(act, Played) and act.seat == seat:
            one = _Asked(entry.seq, act.move, match.view(seat), tuple(match.moves(seat)))
        match.append(entry)
        if isinstance(act, Undid):
            yield match, act.seq
        elif one is not None:
            yield match, one


def _look(search: Search, one: _Asked, seat: Seat, rng: Random, budget: int) -> Looked:
    """What a decision was worth, and what luck then said."""
    best, played = _compared(search, one, seat, rng, budget)
    before, chosen = best.value, max(0.0, min(best.value, best.value - played.behind))
    answered = chosen
    if one.drew is not None:
        answered = search.value(one.drew, seat, rng, budget)
    worse = chosen < before
    return Looked(
        one.entry,
        one.move,
        best.move if worse else one.move,
        before,
        chosen,
        answered,
        played.error,
        reasons((best, played), search.judgement.matters) if worse else (),
    )


def _compared(
    search: Search, one: _Asked, seat: Seat, rng: Random, budget: int
) -> tuple[Weighed, Weighed]:
    """The best move, and the one that was played."""
    weighed: list[Weighed] = []
    if len(one.moves) > 1:
        moves = one.moves
        weighed = search.weigh(one.view, seat, moves, rng, budget, also=one.move, why=True)
    if not weighed or not weighed[0].visits:  # nothing to compare
        value = search.value(one.view, seat, rng, budget)
        alone = Weighed(one.move, value, 0, 0.0, 0.0, {})
        return alone, alone
    return weighed[0], next(it for it in weighed if it.move == one.move)
