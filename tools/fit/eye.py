"""Find the eye of `fits` by play: `python -m tools.fit.eye --games 400`.

One rule of thumb is changed at a time, and kept where it wins points against the eye it came from,
in the same deals with the seats swapped. The games are made anew each time.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from typing import Final

from meowple.bots.fits.appraisal import Eye
from meowple.bots.fits.greedy import best_of
from meowple.bots.fits.ideas import seen_by
from meowple.bots.fits.weights import EYE
from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.fits import GAME
from meowple.games.fits import moves as m
from meowple.games.fits.moves import Options
from meowple.games.fits.state import CHOOSING, STARTING, TURN
from tools.fit.fitting import BOTS, write

STEPS: Final = Eye(0.12, 0.4, 0.2, 1.0, 0.6)
"""How far each rule is changed at first."""
WHIM: Final = 0.2
SURE: Final = 1.5
"""Standard errors by which a change must be better."""
WEIGHTS: Final = BOTS / "fits/weights.py"
_NOW: Final = When(Millis(0))


def lead(eyes: tuple[Eye, Eye], seed: int) -> float:
    """By how much the first seat wins a game: a whole win, and a little for each point."""
    rng = Random(seed)
    luck = Rolled(Random(seed + 1))
    state = GAME.deal(2, Options(), luck)
    while waited := GAME.to_act(state):
        seat = min(waited)
        if state.phase == TURN:
            move: m.Move = m.DRAW
        else:
            moves = GAME.moves(state, seat)
            blind = len(moves) == 1 or state.phase in (CHOOSING, STARTING)
            sight = None if blind else seen_by(state, seat, eyes[seat])
            move = moves[0] if sight is None else best_of(sight, moves, WHIM, rng)
        state = GAME.rush(state, Seat(seat), move, _NOW, luck)
    outcome = GAME.outcome(state)
    assert outcome is not None
    points = outcome.scores[0] - outcome.scores[1]
    return (points > 0) - (points < 0) + 0.02 * points


def better_by(one: Eye, other: Eye, games: int, first: int) -> tuple[float, float]:
    """By how much one is better than the other, and the standard error."""
    gains = [
        (lead((one, other), seed) - lead((other, one), seed)) / 2
        for seed in range(first, first + games // 2)
    ]
    mean = sum(gains) / len(gains)
    spread = sum([(gain - mean) ** 2 for gain in gains]) / len(gains)
    return mean, sqrt(spread / len(gains))


def main() -> None:
    """Fit, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="for each comparison")
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    eye, seed = Eye(*EYE), 0
    for number in range(given.passes):
        for name in Eye._fields:
            for sign in (1, -1):
                step = sign * getattr(STEPS, name) / (1 + number)
                changed = eye._replace(**{name: round(getattr(eye, name) + step, 3)})
                seed += given.games
                gain, error = better_by(changed, eye, given.games, seed)
                kept = gain > SURE * error
                said = "kept" if kept else "no better"
                tried = getattr(changed, name)
                print(f"{name} {tried:g}: {gain:+.3f} ± {error:.3f} {said}", flush=True)
                eye = changed if kept else eye
    if given.write:
        write(WEIGHTS, "EYE", eye)


if __name__ == "__main__":
    main()
