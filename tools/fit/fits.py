"""Fit the judgement of `fits` to its bots' own play: `python -m tools.fit.fits --games 1000`.

Players take what promises most at first sight, give or take a whim; at the beginning of each turn
is noted what there is for the seat in turn, and at the end who won. The games are made anew each
time, so nothing is stored but the weights.
"""

from __future__ import annotations

import argparse
from random import Random

from meowple.bots.fits import JUDGEMENT
from meowple.bots.fits.greedy import best_of
from meowple.bots.fits.ideas import seen_by
from meowple.bots.fits.judgement import features
from meowple.bots.judgement import won
from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.fits import GAME
from meowple.games.fits.moves import Options
from meowple.games.fits.state import TURN
from tools.fit.fitting import BOTS, Example, fit, loss, write

NAPS = 0.06
"""How often a cat is laid asleep: judgements must know such tables too."""
WEIGHTS = BOTS / "fits/weights.py"


def played(seed: int) -> list[Example]:
    """What was noted in one game."""
    rng = Random(seed)
    luck, noted = Rolled(rng), list[tuple[int, list[float]]]()
    state = GAME.deal(2, Options(), luck)
    while waited := GAME.to_act(state):
        seat = min(waited)
        move = JUDGEMENT.quick(state, seat, rng)
        if state.phase == TURN:
            noted.append((1 - seat, features(state, 1 - seat)))
            naps = GAME.moves(state, seat)[1:]
            if naps and rng.random() < NAPS:
                move = best_of(seen_by(state, seat), naps, 1.0, rng)
        state = GAME.play(state, seat, move, When(Millis(0)), luck).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    return [(ahead, won(outcome, Seat(seat))) for seat, ahead in noted]


def main() -> None:
    """Play, fit, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    examples = [one for seed in range(given.games) for one in played(seed)]
    weights = fit(examples)
    print(f"loss {loss(weights, examples):.4f}", [f"{weight:.3f}" for weight in weights])
    if given.write:
        write(WEIGHTS, "WEIGHTS", weights)


if __name__ == "__main__":
    main()
