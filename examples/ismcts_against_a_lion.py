"""OpenSpiel's own search plays one of our games against our lion.

python examples/ismcts_against_a_lion.py --game tail --matches 10 --simulations 200
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from meowple.adapters import openspiel


def their_search(game: openspiel.Game, simulations: int, seed: int) -> ismcts.ISMCTSBot:
    """Information-set search with random playouts, as OpenSpiel ships it."""
    rng = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.5,
        max_simulations=simulations,
        random_state=rng,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )


def match(game: openspiel.Game, bots: list[pyspiel.Bot], seed: int) -> list[float]:
    """One match; what each seat got out of it."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    got: list[float] = state.returns()
    return got


def main(argv: list[str] | None = None) -> float:
    """Play the matches, each side first in every other; gives what the search got on average."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="tail")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--budget", type=int, help="of the lion; as in a real match if not given")
    args = parser.parse_args(argv)
    game = pyspiel.load_game(f"meowple_{args.game}")
    got = 0.0
    for seed in range(args.matches):
        theirs = their_search(game, args.simulations, seed)
        ours = openspiel.Player(game, "lion", seed, args.budget)
        mine = seed % 2
        got += match(game, [ours, theirs] if mine else [theirs, ours], seed)[mine]
        print(f"after {seed + 1} matches the search has {got / (seed + 1):+.2f}", flush=True)
    return got / float(args.matches)


if __name__ == "__main__":
    main()
