"""Fit the judgement of `cafe` to its bots' own play: `python -m tools.fit.cafe --games 2000`.

Two players draw what appeals to them, now and then something else; at the beginning of each round
is noted what each has, and at the end who won. The games are made anew each time, so nothing is
stored but the weights.
"""

from __future__ import annotations

import argparse
from random import Random

from meowple.bots.cafe import JUDGEMENT
from meowple.bots.cafe.judgement import features
from meowple.bots.cafe.sketch import sketch
from meowple.bots.cafe.tally import totals
from meowple.bots.judgement import won
from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.cafe import GAME
from meowple.games.cafe.marks import Sheet
from meowple.games.cafe.moves import Options
from tools.fit.fitting import BOTS, Example, fit, loss, write

WHIM = 0.05
"""How often something else is drawn: judgements must know bad sheets too."""
WEIGHTS = BOTS / "cafe/weights.py"


def played(seed: int) -> list[Example]:
    """What was noted in one game, and whether it was won."""
    rng = Random(seed)
    luck, noted = Rolled(rng), list[list[float]]()
    state = GAME.deal(2, Options(), luck)
    while waited := GAME.to_act(state):
        if JUDGEMENT.rests(state) and state.round > 1:
            noted.append(_noted(state.sheets))
        seat = min(waited)
        move = JUDGEMENT.quick(state, seat, rng)
        if rng.random() < WHIM:
            move = rng.choice(GAME.moves(state, seat))
        state = GAME.play(state, seat, move, When(Millis(0)), luck).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    return [(one, won(outcome, Seat(0))) for one in noted]


def _noted(sheets: tuple[Sheet, ...]) -> list[float]:
    """How far the first seat is ahead in each feature."""
    sketches = [sketch(sheet) for sheet in sheets]
    mine, theirs = (
        features(own, points) for own, points in zip(sketches, totals(sketches), strict=True)
    )
    return [one - other for one, other in zip(mine, theirs, strict=True)]


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
