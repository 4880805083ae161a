"""Fit the judgement of `boots` to its bots' own play: `python -m tools.fit.boots --games 2000`.

Two cats play; whenever somebody has the dice is noted how far one is ahead, and at the end who won.
The games are made anew each time, so nothing is stored but the weights.
"""

from __future__ import annotations

import argparse
from random import Random

from meowple.bots.boots import JUDGEMENT
from meowple.bots.boots.judgement import features
from meowple.bots.judgement import won
from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.boots import GAME
from meowple.games.boots.moves import Options
from tools.fit.fitting import BOTS, Example, fit, loss, write

WEIGHTS = BOTS / "boots/weights.py"


def played(seed: int) -> list[Example]:
    """What was noted in one game."""
    rng = Random(seed)
    luck, noted, clock = Rolled(rng), list[list[float]](), 0
    state = GAME.deal(2, Options(), luck)
    while waited := GAME.to_act(state):
        if JUDGEMENT.rests(state):
            noted.append(features(state, 0))
        seat = min(waited)
        move = JUDGEMENT.quick(state, seat, rng)
        clock += 1
        when = When(Millis(clock), JUDGEMENT.reaction(state, seat, move, rng))
        state = GAME.play(state, seat, move, when, luck).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    return [(ahead, won(outcome, Seat(0))) for ahead in noted]


def main() -> None:
    """Play, fit, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    examples = [one for seed in range(given.games) for one in played(seed)]
    weights = fit(examples)
    print(f"loss {loss(weights, examples):.4f}", [f"{weight:.3f}" for weight in weights])
    if given.write:
        write(WEIGHTS, "WEIGHTS", weights)


if __name__ == "__main__":
    main()
