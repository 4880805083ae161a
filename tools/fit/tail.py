"""Find the habits of `tail` by play: `python -m tools.fit.tail --rounds 4000`.

Habits are changed one at a time, and kept where they win points against those they came from, in
the same deals with the seats swapped. Nothing is stored but the habits: the play is made anew.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from typing import Final

from meowple.bots.tail.habits import USUAL, Habits, Player
from meowple.core.game import Millis, When
from meowple.core.luck import Rolled
from meowple.games.tail import GAME
from meowple.games.tail.moves import Options
from meowple.games.tail.state import BETWEEN, OVER
from tools.fit.fitting import BOTS, write

STEPS: Final = Habits(0.5, 0.75, 0.75, 0.5, 1.5, 1.0, 2.0, 0.15, 0.15)
"""How far each habit is changed at first."""
SURE: Final = 1.5
"""Standard errors by which a change must be better."""
ENOUGH: Final = 400
"""Moves after which a round of two stubborn players counts for nothing."""
WEIGHTS: Final = BOTS / "tail/weights.py"
_NOW: Final = When(Millis(0))


def round_of(players: tuple[Player, ...], seed: int) -> tuple[int, ...]:
    """The points of one round."""
    luck = Rolled(Random(seed))
    state = GAME.deal(len(players), Options(rounds=1), luck)
    for _ in range(ENOUGH):
        if state.phase in (BETWEEN, OVER):
            break
        seat = min(GAME.to_act(state))
        state = GAME.play(state, seat, players[seat].move(state, seat), _NOW, luck).state
    return tuple([points or 0 for points in state.points[-1]]) if state.points else (0, 0)


def better_by(one: Player, other: Player, rounds: int, first: int) -> tuple[float, float]:
    """By how many points a round one is better than the other, and the standard error."""
    gains = []
    for seed in range(first, first + rounds // 2):
        mine, theirs = round_of((one, other), seed)
        theirs_too, mine_too = round_of((other, one), seed)
        gains.append((theirs - mine + theirs_too - mine_too) / 2)
    mean = sum(gains) / len(gains)
    square = sum([(gain - mean) ** 2 for gain in gains]) / len(gains)
    return mean, sqrt(square / len(gains))


def fitted(habits: Habits, rounds: int, passes: int) -> Habits:
    """Better habits, found step by step with smaller and smaller changes."""
    seed = 0
    for number in range(passes):
        for name in Habits._fields:
            for sign in (1, -1):
                step = sign * getattr(STEPS, name) / (1 + number // 2)
                changed = habits._replace(**{name: round(getattr(habits, name) + step, 3)})
                seed += rounds
                gain, error = better_by(Player(changed), Player(habits), rounds, seed)
                if gain > SURE * error:
                    habits = changed
                    print(f"{name} {getattr(habits, name):g}: +{gain:.3f} ± {error:.3f}")
    return habits


def spread(player: Player, rounds: int) -> float:
    """How far two rows of a round lie apart, as a standard deviation."""
    pairs = [round_of((player, player), seed) for seed in range(rounds)]
    return sqrt(sum([(mine - theirs) ** 2 for mine, theirs in pairs]) / rounds)


def main() -> None:
    """Fit, compare with how it began, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4000, help="for each comparison")
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    found = fitted(USUAL.habits, given.rounds, given.passes)
    gain, error = better_by(Player(found), Player(Habits()), 4 * given.rounds, 10**9)
    print(found, f"\npoints a round against the habits of before: {gain:.3f} ± {error:.3f}")
    apart = spread(Player(found), given.rounds)
    print(f"two rows of a round lie {apart:.2f} points apart")
    if given.write:
        write(WEIGHTS, "HABITS", found)
        write(WEIGHTS, "SPREAD", [apart])


if __name__ == "__main__":
    main()
