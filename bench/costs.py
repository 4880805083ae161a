"""What a match costs beside direct play; what it costs to see and imagine a table of `fits`."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from typing import Any, Final

from bench.rounds import random_rounds
from meowple import Match, Rolled, When, game, read_options
from meowple.core.game import AnyGame, Millis
from meowple.core.quick import next_moment, settled
from meowple.games.fits import GAME
from meowple.games.fits.imagine import imagine
from meowple.games.fits.state import State

MATCHES: Final = {"tail": 60, "cafe": 8, "fits": 12, "boots": 20}
REPEATS: Final = 5


def through_match(name: str, seed: int, count: int) -> int:
    """Random play through `Match`, with its log and its committed luck."""
    rng, played = Random(seed), 0
    for number in range(count):
        match: Match[Any, Any, Any, Any] = Match(game(name), 2, seed=number)
        while match.outcome is None:
            seat = min(match.to_act)
            moves = match.moves(seat)
            match.play(seat, moves[int(rng.random() * len(moves))])
            played += 1
    return played


def micros(rounds: Callable[[str, int, int], int], name: str, seed: int, count: int) -> float:
    """Microseconds of the processor for a move."""
    begun = time.process_time()
    played = rounds(name, seed, count)
    return 1e6 * (time.process_time() - begun) / played


def directly(name: str, seed: int, count: int) -> int:
    """Random play without one, by the steps of the rules."""
    rng, rules, played = Random(seed), game(name), 0
    luck, options = Rolled(rng), read_options(name, {})
    for _ in range(count):
        state, now = rules.deal(2, options, luck), Millis(0)
        while rules.outcome(state) is None:
            seat = min(rules.to_act(state))
            moves = rules.moves(state, seat)
            when = _when(rules, state, now)
            step = rules.play(state, seat, moves[int(rng.random() * len(moves))], when, luck)
            state, now, _ = settled(rules, step.state, when.at, luck)
            played += 1
    return played


def _when(rules: AnyGame, state: Any, now: Millis) -> When:
    """The moment of a move as a match has it."""
    if rules.race:
        return When(Millis(now + 1), Millis(600))
    return When(next_moment(rules, state, now))


def in_a_hurry(name: str, seed: int, count: int) -> int:
    """Random play as the search thinks: in place, and nothing told."""
    return random_rounds(name, 2, {}, seed, count)


def some_states() -> list[State]:
    """Tables of two as random play fills them."""
    found, rng = [], Random(1)
    for seed in range(6):
        match = Match(GAME, 2, seed=seed)
        while match.outcome is None:
            found.append(match.state)
            seat = min(match.to_act)
            match.play(seat, rng.choice(match.moves(seat)))
    return found[3::5]


def tell_fits() -> None:
    """The median cost of a view, of the first world from it, and of a further one."""
    states, luck = some_states(), Rolled(Random(1))
    views = [GAME.view(state, min(GAME.to_act(state))) for state in states]
    costs: dict[str, list[float]] = {"view": [], "imagine, first": [], "imagine, again": []}
    for state, view in zip(states, views, strict=True):
        seat = min(GAME.to_act(state))
        for name, ask in (
            ("view", lambda state=state, seat=seat: GAME.view(state, seat)),
            ("imagine, first", lambda view=view: imagine(view, luck)),
            ("imagine, again", lambda view=view: imagine(view, luck)),
        ):
            begun = time.perf_counter()
            ask()
            costs[name].append(1e6 * (time.perf_counter() - begun))
    told = ", ".join(f"{name} {median(each):.0f}" for name, each in costs.items())
    print(f"fits, µs, median of {len(states)} tables: {told}")


def _times(costs: Sequence[float], others: Sequence[float]) -> float:
    return median([one / other for one, other in zip(costs, others, strict=True)])


def main() -> None:
    """Print both."""
    print(f"Through a match, beside direct play; median of {REPEATS} runs in turn")
    for name, count in MATCHES.items():
        whole, direct, hurried = zip(
            *[
                [
                    micros(rounds, name, seed, count)
                    for rounds in (through_match, directly, in_a_hurry)
                ]
                for seed in range(REPEATS)
            ],
            strict=True,
        )
        print(
            f"{name:6}{median(whole):8.1f} µs a move, "
            f"{_times(whole, direct):.2f}× direct play, "
            f"{_times(whole, hurried):.2f}× play in a hurry"
        )
    tell_fits()


if __name__ == "__main__":
    main()
