"""Random play on one core: our games beside OpenSpiel's, all driven from Python the same way."""

from __future__ import annotations

import cProfile
import sys
import time
from collections.abc import Callable
from random import Random
from types import CodeType
from typing import Any, Final

from meowple import Rolled, When, game, read_options
from meowple.core.game import AnyGame, Millis
from meowple.core.quick import A_MOVE


def random_rounds(name: str, seats: int, options: dict[str, Any], seed: int, count: int) -> int:
    """Play `count` matches with evenly random moves; gives the number of moves made."""
    played = 0
    rules = game(name)
    table = read_options(rules, options)
    rng = Random(seed)
    luck, roll = Rolled(rng), rng.random
    rush = getattr(rules, "rush", None) or _played(rules)
    for _ in range(count):
        state = rules.deal(seats, table, luck)
        at = 0
        acting = rules.to_act(state)
        while acting:
            seat = min(acting)
            moves = rules.moves(state, seat)
            at += A_MOVE  # a game with a time limit would never end otherwise
            when = When(Millis(at))
            state = rush(state, seat, moves[int(roll() * len(moves))], when, luck)
            acting = rules.to_act(state)
            played += 1
    return played


def _played(rules: AnyGame) -> Callable[..., Any]:
    """A game that is never in a hurry."""

    def play(*asked: Any) -> Any:
        return rules.play(*asked).state

    return play


def tail_rounds(seed: int, count: int) -> int:
    """Four players, one round of `tail`."""
    return random_rounds("tail", 4, {"rounds": 1}, seed, count)


def cafe_rounds(seed: int, count: int) -> int:
    """Four players, whole matches of `cafe`."""
    return random_rounds("cafe", 4, {}, seed, count)


def fits_rounds(seed: int, count: int) -> int:
    """Four players, whole matches of `fits`."""
    return random_rounds("fits", 4, {}, seed, count)


def boots_rounds(seed: int, count: int) -> int:
    """Four players, whole matches of `boots`, a grab or a look for each tick of its clock."""
    return random_rounds("boots", 4, {}, seed, count)


def where_time_goes(rounds: Callable[[int, int], int], count: int) -> list[tuple[float, str]]:
    """The share of the time that each function of the rules takes by itself, the largest first."""
    profile = cProfile.Profile()
    profile.runcall(rounds, 0, count)
    stats = profile.getstats()
    total = sum(one.inlinetime for one in stats)
    ours = [
        (one.inlinetime / total, one.code.co_name)
        for one in stats
        if isinstance(one.code, CodeType) and "/games/" in one.code.co_filename
    ]
    return sorted(ours, reverse=True)


def open_spiel_rounds(name: str, even_luck: bool = False) -> Callable[[int, int], int]:
    """Evenly random play of a game of OpenSpiel; moves of players are counted, luck is not.

    Luck is drawn by the weights the game gives, as a driver of any game must; `even_luck` takes
    a short cut that is right for hearts alone, where all outcomes are equally likely.
    """
    import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
    import pyspiel

    rules = pyspiel.load_game(name)

    def rounds(seed: int, count: int) -> int:
        played = 0
        rng = Random(seed)
        roll = rng.random
        for _ in range(count):
            state = rules.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    if even_luck:
                        action = outcomes[int(roll() * len(outcomes))][0]
                    else:
                        choices, weights = zip(*outcomes, strict=True)
                        action = rng.choices(choices, weights)[0]
                else:
                    actions = state.legal_actions()
                    action = actions[int(roll() * len(actions))]
                    played += 1
                state.apply_action(action)
        return played

    return rounds


def rlcard_rounds(name: str) -> Callable[[int, int], int]:
    """Evenly random play of one of RLCard's games, whose rules are in Python."""
    from importlib import import_module

    found = import_module(f"rlcard.games.{name}").Game

    def rounds(seed: int, count: int) -> int:
        played, rng = 0, Random(seed)
        rules = found()
        for _ in range(count):
            rules.init_game()
            while not rules.is_over():
                actions = rules.get_legal_actions()
                rules.step(actions[int(rng.random() * len(actions))])
                played += 1
        return played

    return rounds


def moves_a_second(rounds: Callable[[int, int], int], seed: int, count: int) -> float:
    """How many moves a second of the processor this kind of play makes."""
    begun = time.process_time()
    played = rounds(seed, count)
    return played / (time.process_time() - begun)


CONTENDERS: Final = {
    "tail": (tail_rounds, 2000),
    "cafe": (cafe_rounds, 150),
    "fits": (fits_rounds, 100),
    "boots": (boots_rounds, 40),
}
"""Our games, and how many matches make a run of about a second."""


if __name__ == "__main__":
    rounds, count = CONTENDERS.get(sys.argv[1]) or (open_spiel_rounds(sys.argv[1]), 300)
    print(max(moves_a_second(rounds, seed, count) for seed in range(3)))
