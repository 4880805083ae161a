"""Iterations a second of the search, beside OpenSpiel's information-set search on hearts.

All in one run, in turns, on one core; plain and, from `tools.compiled`, compiled. An iteration is a
world that was imagined and played on. How long that is differs from game to game, so it is told
beside.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any, Final

from meowple import Match, game
from meowple.bots import find_search
from meowple.bots.judgement import Judgement
from meowple.bots.search import Search
from meowple.core.game import AnyGame

REPEATS: Final = 5
TRIES: Final = 150
"""Iterations for one question."""
QUESTIONS: Final = 4
Rate = tuple[float, float]
"""Iterations a second, and steps of an iteration."""


class Counting:
    """A game that counts its steps."""

    def __init__(self, honest: AnyGame) -> None:
        self.honest = honest
        self.steps = 0

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.honest, name)
        if name not in ("play", "rush"):
            return found

        def counted(*asked: Any) -> Any:
            self.steps += 1
            return found(*asked)

        return counted


def questions(name: str) -> list[tuple[Any, Any, Any]]:
    """Some of what is asked in a match of two, from its beginning to its end."""
    match, rng = Match(game(name), 2, seed=1), Random(1)
    asked = []
    while match.outcome is None:
        seat = min(match.to_act)
        moves = match.moves(seat)
        if len(moves) > 2:
            asked.append((match.view(seat), seat, moves))
        match.play(seat, rng.choice(moves))
    return asked[:: max(1, len(asked) // QUESTIONS)][:QUESTIONS]


def weighing(name: str, plain: bool) -> Callable[[], Rate]:
    """Our search at a game, by its judgement or with random play to the end."""
    asked = questions(name)
    rules = game(name)

    def judged(of: Any) -> Any:
        return Judgement(of) if plain else type(find_search(name).judgement)(of)

    counting: Any = Counting(rules)
    tries = _weigh(Search(judged(counting)), asked)
    search, steps = Search(judged(rules)), counting.steps / tries

    def rate() -> Rate:
        begun = time.process_time()
        done = _weigh(search, asked)
        return done / (time.process_time() - begun), steps

    return rate


def _weigh(search: Search, asked: list[tuple[Any, Any, Any]]) -> int:
    done = 0
    for view, seat, moves in asked:
        weighed = search.weigh(view, seat, moves, Random(1), TRIES)
        done += sum([one.visits for one in weighed])
    return done


def hearts(in_python: bool) -> Callable[[], Rate]:
    """OpenSpiel's information-set search at hearts, with random play to the end."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    rules, rng = pyspiel.load_game("hearts"), Random(1)
    states = [_hearts_at(rules, number, rng) for number in (60, 70, 80, 90)]
    left = [108 - state.move_number() for state in states]

    def bot() -> Any:
        if in_python:
            random = np.random.RandomState(1)
            rollout = mcts.RandomRolloutEvaluator(1, random)
            return ismcts.ISMCTSBot(rules, rollout, 2.0, TRIES, random_state=random)
        return pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, TRIES)

    def rate() -> Rate:
        begun = time.process_time()
        for state in states:
            bot().step(state)
        seconds = time.process_time() - begun
        return TRIES * len(states) / seconds, sum(left) / len(left)

    return rate


def _hearts_at(rules: Any, number: int, rng: Random) -> Any:
    """A deal of hearts after so many cards were dealt and played."""
    state = rules.new_initial_state()
    while state.is_chance_node() or state.move_number() < number or len(state.legal_actions()) < 2:
        outcomes = state.legal_actions()
        state.apply_action(outcomes[int(rng.random() * len(outcomes))])
    return state


def main() -> None:
    """Print all, in turns."""
    contenders: dict[str, Callable[[], Rate]] = {
        f"{name}, {how}": weighing(name, plain)
        for name in ("tail", "cafe", "fits")
        for how, plain in (("its judgement", False), ("random play", True))
    }
    contenders["OpenSpiel hearts, C++"] = hearts(in_python=False)
    contenders["OpenSpiel hearts, Python"] = hearts(in_python=True)
    rates: dict[str, list[Rate]] = {name: [] for name in contenders}
    for _ in range(REPEATS):
        for name, rate in contenders.items():
            rates[name].append(rate())
    print(f"Search on one core, {TRIES} iterations a question, median of {REPEATS} runs in turn")
    print(f"{'':30}{'iterations/s':>14}{'steps each':>12}{'steps/s':>12}{'of Python':>12}")
    python = median([rate for rate, _ in rates["OpenSpiel hearts, Python"]])
    for name, runs in rates.items():
        each, steps = median([one for one, _ in runs]), runs[0][1]
        times = each / python
        print(f"{name:30}{each:14,.0f}{steps:12.1f}{each * steps:12,.0f}{times:11.2f}×")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        measure = weighing(sys.argv[1], plain=False)
        print(max(measure()[0] for _ in range(3)))
    else:
        main()
