"""What it costs to list the moves of `fits` while the table fills: linear in the frontier."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from statistics import median

from meowple import Rolled, Seat, When
from meowple.core.game import Millis
from meowple.games.fits import GAME
from meowple.games.fits.cards import NOTHING
from meowple.games.fits.moves import DRAW, Options
from meowple.games.fits.state import PLAY, State

CARDS = (10, 40, 70)
TABLES = 40
CALLS = 20


def filling(options: Options, seed: int) -> Iterator[State]:
    """A match of five on which no cat sleeps, each time a card of the hand is to be played."""
    rng = Random(seed)
    luck = Rolled(rng)
    state = GAME.deal(5, options, luck)
    while waited := GAME.to_act(state):
        seat = min(waited)
        moves = GAME.moves(state, seat)
        if state.phase == PLAY and len(state.hands[seat]) == 3:
            yield state
        move = DRAW if moves[0] == DRAW else rng.choice(moves)
        state = GAME.play(state, seat, move, When(Millis(0)), luck).state


def cost(state: State) -> float:
    """The microseconds of one call of `moves`."""
    seat = Seat(state.turn)
    begun = time.perf_counter()
    for _ in range(CALLS):
        GAME.moves(state, seat)
    return (time.perf_counter() - begun) / CALLS * 1e6


def measured(options: Options) -> dict[int, list[tuple[int, int, float]]]:
    """For each number of cards on the table: the frontier, the moves and the cost of each match."""
    found: dict[int, list[tuple[int, int, float]]] = {cards: [] for cards in CARDS}
    for seed in range(TABLES):
        for state in filling(options, seed):
            cards = len(state.table.cards) - state.table.cards.count(NOTHING)
            if cards in found and len(found[cards]) <= seed:
                moves = len(GAME.moves(state, Seat(state.turn)))
                found[cards].append((len(state.table.frontier), moves, cost(state)))
    return found


def main() -> None:
    """Print the cost of `moves` at 10, 40 and 70 cards, by both sets of rules."""
    print("fits: the cost of listing moves on a large table, median of matches")
    print(f"{'':10}{'cards':>7}{'frontier':>10}{'moves':>7}{'µs':>8}{'µs a place':>12}")
    for rules, options in (
        ("basic", Options(size="large")),
        ("extended", Options(size="large", extended=True)),
    ):
        for cards, runs in measured(options).items():
            frontier, moves, micros = (median(column) for column in zip(*runs, strict=True))
            a_place = micros / frontier
            print(f"{rules:10}{cards:7}{frontier:10.0f}{moves:7.0f}{micros:8.1f}{a_place:12.2f}")


if __name__ == "__main__":
    main()
