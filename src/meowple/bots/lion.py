"""The lion: the search, with the game's judgement, as long as half a second allows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from meowple.bots.bot import Plan, pause
from meowple.bots.judgement import AnyJudgement
from meowple.bots.search import Search, Weighed


class Lion:
    """Weighs its moves in many worlds."""

    level = "lion"

    def __init__(self, judgement: AnyJudgement, budget: int, shares: dict[Any, float]) -> None:
        self.search = Search(judgement)
        self.budget = budget
        """Worlds played on for one decision."""
        self._shares = shares
        """The part of a usual wait that each phase takes."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Plan:
        """The move that does best; of secret ones that do nearly as well any, so that nobody who
        knows this page can tell which."""
        after = pause(self.level, self._shares[view.phase], rng)
        if len(moves) == 1:
            return Plan(moves[0], after)
        weighed = self.search.weigh(view, view.seat, moves, rng, budget)
        if self.search.judgement.is_secret(view):
            near = [one.move for one in self._near(weighed)]
            return Plan(rng.choice(self.search.judgement.alike(view, near)), after)
        return Plan(weighed[0].move, after)

    def _near(self, weighed: list[Weighed]) -> list[Weighed]:
        """Those that are as good as the best, as far as the search can tell: where much is won or
        lost already, a chance moves less for the same reason."""
        best = weighed[0].value
        near = self.search.judgement.near * 4.0 * best * (1.0 - best)
        return [one for one in weighed if one is weighed[0] or -near <= one.behind <= near]
