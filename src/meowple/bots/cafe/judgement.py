"""What the search is told of `cafe`: some rounds are played on by what appeals to everybody, and
what the sheets are worth then is a matter of points and hopes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import exp
from random import Random

from meowple.bots.cafe.appeal import PER_ITEM, Appeal
from meowple.bots.cafe.dice import best_die, best_way
from meowple.bots.cafe.ideas import ideas, near_best
from meowple.bots.cafe.sketch import COLUMNS, Sketch, sketch, sketched_on
from meowple.bots.cafe.tally import totals
from meowple.bots.cafe.taste import TASTE, Taste
from meowple.bots.cafe.weights import TASTE as LIKED
from meowple.bots.cafe.weights import WEIGHTS
from meowple.bots.cafe.wishes import mood, wishes
from meowple.bots.judgement import Judgement
from meowple.core.game import AnyGame, Seat
from meowple.games.cafe import moves as m
from meowple.games.cafe.marks import Sheet
from meowple.games.cafe.scoring import total
from meowple.games.cafe.sheet import HOUSE, ITEMS, TOWER_OF
from meowple.games.cafe.state import DRAFT, OVER, State
from meowple.games.cafe.view import View

AT_SIGHT = 0.5
"""Points by which secret choices may differ at first sight that do equally well."""
ROUNDS = 6
"""How many rounds it looks ahead after the present one: further ones blur what a move was worth."""

AT_THE_END = 2.5
"""How much more a lead counts when the game is over."""

WON = 12.0
"""A logit at which the game is won."""

Sheets = tuple[Sheet, ...]
Counted = tuple[list[Sketch], list[Appeal]]


class CafeJudgement(Judgement[State, m.Move, View]):
    """Looks some rounds ahead, over the odds of the dice."""

    depth = 0
    width = 6
    trust = 1.5
    near = 0.003
    taste = Taste(*LIKED)
    """How everybody draws in the worlds it plays on: found by play, as `weights.py` tells."""
    matters: Mapping[str, float] = {"points": 0.5, "rival_points": -0.5, "paws": 0.5, "towers": 0.1}

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._begun: tuple[Sheets, Counted] | None = None
        self._last: tuple[Sheets, Counted] | None = None

    def counted(self, sheets: Sheets) -> Counted:
        """The sheets, counted, and what appeals to each player; the first ones and the last ones
        asked for are kept: a question is tried from the same sheets again and again."""
        for known in (self._last, self._begun):
            if known is not None and known[0] is sheets:
                return known[1]
        sketches = self._sketched(sheets)
        self._last = sheets, (sketches, wishes(sketches, self.taste))
        return self._last[1]

    def _sketched(self, sheets: Sheets) -> list[Sketch]:
        """From those of the round before, where these came from them: that is quicker."""
        for known in (self._last, self._begun):
            if known is not None and len(known[0]) == len(sheets):
                pairs = zip(known[1][0], known[0], sheets, strict=True)
                found = [sketched_on(own, before, after) for own, before, after in pairs]
                if None not in found:
                    return [one for one in found if one is not None]
        return [sketch(sheet) for sheet in sheets]

    def ideas(self, view: View, moves: Sequence[m.Move]) -> Sequence[m.Move]:
        """What is worth most at first sight."""
        self._begun = view.sheets, self.counted(view.sheets)
        return ideas(view, moves, *self._begun[1], self.taste)

    def quick(self, state: State, seat: Seat, rng: Random) -> m.Move:
        """What appeals most."""
        _, wanted = self.counted(state.sheets)
        if state.phase == DRAFT:
            return m.Take(best_die(state.dice, state.taken, wanted, seat, self.taste))
        wish = wanted[seat]
        _, way, _ = best_way(wish, state.taken[seat], state.central)
        if way == 0:
            return m.PASS
        item, floor = divmod(way, PER_ITEM)
        return m.Draw(item, TOWER_OF[wish.cells[way]], floor, wish.cat if item == HOUSE else None)

    def horizon(self, state: State) -> int:
        """So many rounds after this one."""
        return ROUNDS + 1

    def rests(self, state: State) -> bool:
        """A round begins."""
        return state.phase == DRAFT and len(state.dice) > state.seats

    def value(self, state: State, seat: Seat) -> float:
        """Points, what may come of them, and how much may still change. Where the game ended in
        thought, points alone, and a lead is surer: but the dice will fall otherwise, so points are
        a steadier guide than who won."""
        if state.phase == OVER:
            points = [total(state.sheets, who) for who in range(state.seats)]
            lead = points.pop(seat) - max(points)
            return _sure(AT_THE_END * WEIGHTS[0] * lead)
        sketches, _ = self.counted(state.sheets)
        return chance_to_win(sketches, seat)

    def even(self, seats: int) -> float:
        """The mean of first views, 40 tries each: among several somebody mostly gets ahead."""
        return {3: 0.46, 4: 0.42}.get(seats, 0.5)

    def glimpse(self, state: State, seat: Seat) -> Hashable:
        """The dice, and the round."""
        return state.round, state.dice, state.taken

    def alike(self, view: View, moves: Sequence[m.Move]) -> Sequence[m.Move]:
        """Those that are nearly as good at first sight: what the dice of few worlds make equal, or
        what is lost or won anyhow, need not be."""
        assert view.seat is not None
        sketches, _ = self.counted(view.sheets)
        feeling = mood(sketches, view.seat, self.taste)
        return near_best(view, moves, sketches[view.seat], feeling, AT_SIGHT)

    def is_secret(self, view: View) -> bool:
        """Everybody draws in secret."""
        return view.phase == "draw"

    def traits(self, state: State, seat: Seat) -> Mapping[str, float]:
        """Points at the horizon, those of the best other one, paws, full towers."""
        sketches, _ = self.counted(state.sheets)
        points = totals(sketches)
        own = sketches[seat]
        best = max([points[other] for other in range(state.seats) if other != seat])
        return {
            "points": float(points[seat]),
            "rival_points": float(best),
            "paws": float(own.paws),
            "towers": float(own.full),
        }


def features(own: Sketch, points: int) -> list[float]:
    """What a sheet has: points, paws, towers on their way, cats to come."""
    towers = [own.top(at) * TASTE.tower_hope ** own.room[at] for at in COLUMNS if own.room[at]]
    cats = sum([own.count[item] for item in ITEMS if not own.cats[item]])
    return [float(points), float(own.paws), sum(towers), float(cats)]


def chance_to_win(sketches: Sequence[Sketch], seat: int) -> float:
    """By the lead over the best rival, in points that are there or hoped for. The same lead counts
    the same early and late: it is surer late, but what is steep tells little in few worlds."""
    worths = [
        sum([weight * each for weight, each in zip(WEIGHTS, features(own, points), strict=True)])
        for own, points in zip(sketches, totals(sketches), strict=True)
    ]
    lead = worths[seat] - max([one for other, one in enumerate(worths) if other != seat])
    return _sure(lead)


def _sure(logit: float) -> float:
    """What is won or lost is so, by however much: then first ideas decide."""
    return 1.0 / (1.0 + exp(-max(-WON, min(WON, logit))))
