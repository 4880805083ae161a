"""The contest for the most yarn in each tower (cafe 5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from meowple.bots.cafe.sketch import COLUMNS, Sketch
from meowple.bots.cafe.taste import Taste
from meowple.games.cafe.scoring import MOST_YARN, SOME_YARN


def yarn_gains(own: Sketch, rivals: Sequence[Sketch], left: float, taste: Taste) -> list[float]:
    """For each tower what one more yarn is worth, to have and to take from others."""
    gains = []
    firm = round(10.0 * taste.yarn_sway / (1.0 + left), 1)
    spite = taste.spite / len(rivals)
    for tower in COLUMNS:
        mine = own.yarn[tower]
        counts = [rival.yarn[tower] for rival in rivals]
        theirs = max(counts)
        gain = yarn_worth(mine + 1, theirs, firm) - yarn_worth(mine, theirs, firm)
        for count in counts:
            if count:
                gain += spite * (yarn_worth(count, mine, firm) - yarn_worth(count, mine + 1, firm))
        gains.append(gain)
    return gains


@lru_cache(maxsize=1 << 14)
def yarn_worth(mine: int, theirs: int, firm: float) -> float:
    """What yarn in a tower is worth; leads may still turn, the less the firmer."""
    if mine == 0:
        return 0.0
    lead = (mine - theirs + 0.5) * firm
    return SOME_YARN + (MOST_YARN - SOME_YARN) / (1.0 + exp(-max(-30.0, min(30.0, lead))))
