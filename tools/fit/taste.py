"""Find the lion's taste in `cafe` by play: `python -m tools.fit.taste --generations 30`.

Two players draw what appeals to them, one with the taste of cat and tiger or with the best one so
far, the other with a taste that is tried; each roll is played with both seatings. What counts is by
how many points it wins: that is seen in far fewer games than who wins. The games are played on
sketches and made anew each time, so nothing is stored but the taste.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from typing import Final

from meowple.bots.cafe.dice import best_die
from meowple.bots.cafe.playout import do_best, is_over
from meowple.bots.cafe.sketch import sketch
from meowple.bots.cafe.tally import check_towers, totals
from meowple.bots.cafe.taste import TASTE, Taste
from meowple.bots.cafe.wishes import wishes
from meowple.core.luck import Rolled
from meowple.games.cafe import GAME
from meowple.games.cafe.moves import Options
from tools.fit.evolve import Evolution
from tools.fit.fitting import BOTS, write

TRIES: Final = 12
"""Tastes that are tried in a generation …"""
GAMES: Final = 400
"""… each in so many games against the first taste, and as many against the best so far."""
LONGEST: Final = 60
"""Rounds after which a game counts as it lies."""
LEAST_END: Final = 6.0
"""Who is behind may win points by ending the game, but no game: so much this must count at least.
Play that is judged by points finds 1.2; 6 wins 0.6 points a game less, and 49 % of 2,000 games."""
SHARES: Final = ("tower_hope", "house_hope")
ABOVE_ZERO: Final = ("pace", "paw_glut", "soon", "yarn_sway")
WEIGHTS: Final = BOTS / "cafe/weights.py"
_START: Final = [sketch(sheet) for sheet in GAME.deal(2, Options(), Rolled(Random(1))).sheets]


def tasted(numbers: list[float]) -> Taste:
    """A taste of these numbers, kept where they make sense."""
    found = dict(zip(Taste._fields, numbers, strict=True))
    for name in SHARES:
        found[name] = min(0.99, max(0.01, found[name]))
    for name in ABOVE_ZERO:
        found[name] = max(0.05, found[name])
    return Taste(**found)


def lead(tastes: tuple[Taste, Taste], seed: int) -> int:
    """By how many points the first seat wins a game."""
    rng, first = Random(seed), 0
    sketches = [each.copy() for each in _START]
    for _ in range(LONGEST):
        if is_over(sketches):
            break
        dice, taken = sorted(rng.choices(range(1, 7), k=3)), [0, 0]
        wanted = [wishes(sketches, taste) for taste in tastes]
        for seat in (first, 1 - first):
            taken[seat] = best_die(dice, taken, wanted[seat], seat, tastes[seat])
            dice.remove(taken[seat])
        drawn = [do_best(sketches[s], wanted[s][s], taken[s], dice[0]) for s in (0, 1)]
        check_towers(sketches, drawn)
        first = 1 - first
    mine, theirs = totals(sketches)
    return mine - theirs


def better_by(one: Taste, other: Taste, games: int, first: int) -> tuple[float, float]:
    """By how many points a game one is better than the other, and the standard error."""
    gains = [
        (lead((one, other), seed) - lead((other, one), seed)) / 2
        for seed in range(first, first + games // 2)
    ]
    mean = sum(gains) / len(gains)
    square = sum([(gain - mean) ** 2 for gain in gains]) / len(gains)
    return mean, sqrt(square / len(gains))


def evolved(generations: int) -> Taste:
    """The taste that so many generations lead to."""
    scale = [max(0.15 * abs(number), 0.05) for number in TASTE]
    evolution, best = Evolution(TASTE, scale, TRIES), TASTE
    for number in range(generations):
        seed, against = 1000 * number, best

        def judged(numbers: list[float], seed: int = seed, against: Taste = against) -> float:
            taste = tasted(numbers)
            old, _ = better_by(taste, TASTE, GAMES, 10_000_000 + seed)
            if against is TASTE:
                return old
            return old + better_by(taste, against, GAMES, 20_000_000 + seed)[0]

        evolution.step(judged)
        best = tasted(evolution.numbers)
        if number % 10 == 9:
            gain, error = better_by(best, TASTE, 2000, 5_000_000)
            print(f"{number + 1}: {gain:+.2f} ± {error:.2f} points a game", flush=True)
    return best._replace(end_ahead=max(LEAST_END, best.end_ahead))


def main() -> None:
    """Find, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    taste = evolved(given.generations)
    print(taste)
    if given.write:
        write(WEIGHTS, "TASTE", taste)


if __name__ == "__main__":
    main()
