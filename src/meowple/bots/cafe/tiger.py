"""The tiger: tries its ideas, with dice as they may fall.

Each idea is played on for some rounds in the same imagined rolls, everybody drawing as the cat
does: so leads in yarn, races for the larger numbers, a cat's best moment and the end of the game
are counted as they come. The best chance to win decides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final

from meowple.bots.bot import Plan, pause
from meowple.bots.cafe.ideas import after, ideas, near_best
from meowple.bots.cafe.pace import SHARES
from meowple.bots.cafe.playout import is_over, play_on
from meowple.bots.cafe.sketch import Sketch, sketch
from meowple.bots.cafe.tally import totals
from meowple.bots.cafe.taste import TASTE
from meowple.bots.cafe.wishes import mood, wishes
from meowple.bots.trials import World, near_ideas
from meowple.games.cafe import moves as m
from meowple.games.cafe.view import View

ROUNDS: Final = 6
"""How many rounds it looks ahead: further ones blur what an idea was worth."""
CLOSE: Final = 8.0
"""A lead of so many points wins three games in four. So also where the end came in some later
round: the dice will fall otherwise, and points are a steadier guide than wins."""
PAW: Final = 1.4
"""What a paw in hand is worth, in points."""
TRUST: Final = 1.5
"""Standard errors by which another idea must be better than the first: the best of many that were
tried a few times is often only the luckiest."""
NEAR: Final = 0.003
"""Chances to win that differ by no more are called equal: a tenth of a point's worth."""
AT_SIGHT: Final = 0.5
"""Points by which they may differ at first sight."""
BATCH: Final = 8
"""Rolls of the dice after which hopeless ideas are dropped."""


class Tiger:
    """Looks ahead over the odds of the dice."""

    level = "tiger"
    budget = 160
    """Times that some rounds are played on, for one decision."""

    def choose(self, view: View, moves: Sequence[m.Move], rng: Random, budget: int) -> Plan:
        """The idea that does best with dice as they may fall; of sealed choices that do nearly as
        well any, so that nobody who knows this page can tell which."""
        wait = pause(self.level, SHARES[view.phase], rng)
        if len(moves) == 1:
            return Plan(moves[0], wait)
        assert view.seat is not None
        seat, sketches = view.seat, [sketch(sheet) for sheet in view.sheets]
        wanted = wishes(sketches, TASTE)
        promising = ideas(view, moves, sketches, wanted)
        begun = {move: after(view, move, sketches, wanted) for move in promising}
        near = 0.0 if view.phase == "draft" else NEAR  # only what is sealed has to be kept secret
        found = near_ideas(promising, _rolls(view, begun, rng), budget, TRUST, BATCH, near)
        if len(found) > 1:  # chance among few rolls makes much look equal that is not
            own, feeling = sketches[seat], mood(sketches, seat, TASTE)
            found = near_best(view, found, own, feeling, AT_SIGHT)
        return Plan(rng.choice(found), wait)


def _rolls(
    view: View, begun: dict[m.Move, list[Sketch]], rng: Random
) -> Callable[[], World[m.Move]]:
    """Worlds that differ in the dice to come."""
    assert view.seat is not None
    seat, seats, first = view.seat, view.seats, (view.first + 1) % view.seats

    def imagined() -> World[m.Move]:
        rolls = [rng.choices(range(1, 7), k=seats + 1) for _ in range(ROUNDS)]

        def attempt(move: m.Move) -> float:
            if is_over(begun[move]):
                return won(begun[move], seat)
            sketches = [each.copy() for each in begun[move]]
            play_on(sketches, first, rolls, TASTE)
            return chance_to_win(sketches, seat)

        return attempt, 1.0

    return imagined


def won(sketches: Sequence[Sketch], seat: int) -> float:
    """Whether a game that ends with this round is won; shared with others it is half a win."""
    scores = totals(sketches)
    lead = scores.pop(seat) - max(scores)
    return 0.5 if lead == 0 else float(lead > 0)


def chance_to_win(sketches: Sequence[Sketch], seat: int) -> float:
    """By the lead over the best rival: the larger, the surer. While the game is on, hopes count."""
    scores: list[float] = [*totals(sketches)]
    if not is_over(sketches):
        scores = [score + _hope(own) for score, own in zip(scores, sketches, strict=True)]
    lead = scores.pop(seat) - max(scores)
    return 1.0 / (1.0 + exp(-lead / CLOSE))


def _hope(own: Sketch) -> float:
    """What may come of paws in hand and of towers on their way, in points."""
    towers = [own.top(at) * TASTE.tower_hope**room for at, room in enumerate(own.room) if room]
    return PAW * own.paws + sum(towers)
