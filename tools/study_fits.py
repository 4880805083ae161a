"""A study of `fits`: many games of greedy players. `python -m tools.study_fits --games 2500`.

Prints the tables of docs/games/fits.md, on the medium table by the basic rules: so many games for
each number of players, and so many at two players in which one hurries, with `awake_finish` and
without.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import mean
from typing import NamedTuple

from meowple.bots.fits.greedy import best_of
from meowple.bots.fits.ideas import seen_by
from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.fits import GAME
from meowple.games.fits import moves as m
from meowple.games.fits.moves import Options
from meowple.games.fits.state import CHOOSING, STARTING, TURN, State
from meowple.games.fits.table import LOOSE

WHIM = 0.1
"""How far a player misjudges a move, in points."""
HEAD = "| players | points | closed | turns | seats' wins | deck out | given away |"


class Played(NamedTuple):
    """What is kept of a game."""

    points: float
    """The average of all seats."""
    boxes: int
    closed: int
    turns: int
    wins: tuple[float, ...]
    """Each seat's share of the win."""
    deck_out: bool
    given_away: int


def greedy_choice(state: State, seat: Seat, rng: Random) -> m.Move:
    """The best move at first sight: all it looks at lies open, so no view is needed here."""
    moves = GAME.moves(state, seat)
    if len(moves) == 1 or state.phase in (CHOOSING, STARTING):
        return rng.choice(moves)
    return m.DRAW if state.phase == TURN else best_of(seen_by(state, seat), moves, WHIM, rng)


def rushers_choice(state: State, seat: Seat, rng: Random) -> m.Move:
    """One that lays its cats asleep, one in a turn, as soon as it is ahead."""
    if state.phase == TURN:
        sight = seen_by(state, seat)
        naps = GAME.moves(state, seat)[1:]
        if naps and sight.eyes.promises(state.table) > 0:
            return best_of(sight, naps, WHIM, rng)
    return greedy_choice(state, seat, rng)


def played(seats: int, options: Options, rusher: bool, seed: int) -> Played:
    """One game; each seat in turn is the one that hurries, if one does."""
    rng = Random(f"{seats}/{options}/{seed}")
    luck, turns = Rolled(rng), 0
    state = GAME.deal(seats, options, luck)
    while waited := GAME.to_act(state):
        seat = min(waited)
        before = state
        choice = rushers_choice if rusher and seat == seed % seats else greedy_choice
        state = GAME.play(state, seat, choice(state, seat, rng), When(Millis(0)), luck).state
        turns += before.phase > STARTING and state.turn != before.turn
    outcome = GAME.outcome(state)
    assert outcome is not None
    tallies = [tally for tally in state.table.tallies if tally]
    winners = outcome.ranks.count(1)
    return Played(
        mean(outcome.scores),
        len(tallies),
        sum(tally[LOOSE] == 0 for tally in tallies),
        turns + 1,
        tuple((rank == 1) / winners for rank in outcome.ranks),
        outcome.reason == "deck_out",
        len(state.discards),
    )


def row(seats: int, games: Sequence[Played]) -> str:
    """One line of the table."""
    wins = " / ".join(f"{100 * mean(game.wins[s] for game in games):.1f}" for s in range(seats))
    closed = sum(game.closed for game in games) / sum(game.boxes for game in games)
    turns = sum(game.turns for game in games)
    cells = (
        seats,
        f"{mean(game.points for game in games):.1f}",
        f"{100 * closed:.0f} %",
        f"{turns / len(games):.1f}",
        f"{wins} %",
        f"{100 * mean(game.deck_out for game in games):.0f} %",
        f"{1000 * sum(game.given_away for game in games) / turns:.1f} in 1,000 turns",
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2500, help="for each line")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    numbers = range(args.games)
    print(HEAD + "\n|" + "---|" * HEAD.count(" |"))
    with ProcessPoolExecutor(args.processes) as pool:
        for seats in GAME.seats:
            games = list(pool.map(partial(played, seats, Options(), False), numbers, chunksize=10))
            print(row(seats, games), flush=True)
        for awake_finish in (False, True):
            one = partial(played, 2, Options(awake_finish=awake_finish), True)
            games = list(pool.map(one, numbers, chunksize=10))
            wins = mean(game.wins[number % 2] for number, game in enumerate(games))
            turns = mean(game.turns for game in games)
            print(f"awake_finish {awake_finish}: who hurries wins {wins:.1%}, {turns:.1f} turns")


if __name__ == "__main__":
    main()
