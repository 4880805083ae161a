"""Which of two levels is stronger: `python -m meowple.bots.ladder tail kitten cat --games 2000`.

Every seed is played twice, with the seats swapped. A win counts 1, a shared one half.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any

from msgspec import Struct

from meowple import Match, game
from meowple.bots import LEVELS, find_bot
from meowple.bots.bot import Bot, Plan


class Contest(Struct, frozen=True):
    """What is played: two levels at a table for two."""

    game: str
    weaker: str
    stronger: str
    options: Mapping[str, Any]
    budget: int | None = None
    """Iterations for each decision; None for each level's own."""


class Pair(Struct, frozen=True):
    """One seed played with both seatings."""

    share: float
    """The stronger level's wins of the two games, halved: 0 to 1."""
    lead: float
    """By how much it scored lower, in the mean of the two games."""
    seconds: tuple[float, float]
    """What the weaker and the stronger level thought, together."""
    decisions: tuple[int, int]
    """How many choices they had."""


class Standing(Struct, frozen=True):
    """How the contest ended."""

    games: int
    share: float
    """The stronger level's share of wins."""
    margin: float
    """Half of the 95 % interval, from the spread of the pairs."""
    lead: float
    pace: tuple[float, float]
    """Milliseconds each level took for a choice, in the mean."""

    def __str__(self) -> str:
        low, high = self.share - self.margin, self.share + self.margin
        return (
            f"{100 * self.share:.1f} % of {self.games} games, 95 % interval"
            f" {100 * low:.1f}–{100 * high:.1f}; {self.lead:+.2f} points a game;"
            f" {self.pace[0]:.2f} and {self.pace[1]:.2f} ms a choice"
        )


def play_pair(contest: Contest, seed: int) -> Pair:
    """Play one seed with both seatings."""
    share = lead = 0.0
    seconds, decisions = [0.0, 0.0], [0, 0]
    for first in (0, 1):
        bots = [find_bot(contest.game, name) for name in (contest.weaker, contest.stronger)]
        seated = [0, 1] if first == 0 else [1, 0]
        match: Match[Any, Any, Any, Any] = Match(
            game(contest.game), seats=2, options=contest.options, seed=seed
        )
        rngs = [Random(f"{seed}/{first}/{seat}") for seat in (0, 1)]
        while match.outcome is None:
            seat = min(match.to_act)
            who = seated[seat]
            began = time.perf_counter()
            plan, chose = _ask(match, seat, bots[who], rngs[seat], contest.budget)
            if chose:
                seconds[who] += time.perf_counter() - began
                decisions[who] += 1
            match.play(seat, plan.move, reaction=plan.after)
        strong = seated.index(1)
        ranks, scores = match.outcome.ranks, match.outcome.scores
        share += 0.5 if ranks[0] == ranks[1] else float(ranks[strong] == 1)
        lead += scores[1 - strong] - scores[strong]
    return Pair(share / 2, lead / 2, (seconds[0], seconds[1]), (decisions[0], decisions[1]))


def _ask(
    match: Match[Any, Any, Any, Any], seat: int, bot: Bot, rng: Random, budget: int | None
) -> tuple[Plan, bool]:
    """What the bot means to do, and whether it had a choice."""
    moves = match.moves(seat)
    plan = bot.choose(match.view(seat), moves, rng, bot.budget if budget is None else budget)
    return plan, len(moves) > 1


def run(contest: Contest, pairs: int, first_seed: int = 1, processes: int = 2) -> Standing:
    """Play so many pairs, on so many processes."""
    seeds = range(first_seed, first_seed + pairs)
    if processes == 1:
        return standing([play_pair(contest, seed) for seed in seeds])
    with ProcessPoolExecutor(processes) as pool:
        return standing(list(pool.map(partial(play_pair, contest), seeds, chunksize=4)))


def standing(pairs: Sequence[Pair]) -> Standing:
    """The share of wins with its interval. Two games of one seed are not independent, so the
    interval comes from the spread of whole pairs."""
    count = len(pairs)
    share = sum(pair.share for pair in pairs) / count
    spread = sum((pair.share - share) ** 2 for pair in pairs) / max(1, count - 1)
    pace = [
        1000
        * sum(pair.seconds[who] for pair in pairs)
        / max(1, sum(pair.decisions[who] for pair in pairs))
        for who in (0, 1)
    ]
    return Standing(
        games=2 * count,
        share=share,
        margin=1.96 * math.sqrt(spread / count),
        lead=sum(pair.lead for pair in pairs) / count,
        pace=(pace[0], pace[1]),
    )


def main() -> None:
    """The ladder from the command line."""
    parser = argparse.ArgumentParser(prog="python -m meowple.bots.ladder", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("weaker", choices=LEVELS)
    parser.add_argument("stronger", choices=LEVELS)
    parser.add_argument("--games", type=int, default=2000, help="played in pairs")
    parser.add_argument("--rounds", type=int, help="the option `rounds` of the table")
    parser.add_argument("--budget", type=int, help="iterations for each decision")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    options = {} if given.rounds is None else {"rounds": given.rounds}
    contest = Contest(given.game, given.weaker, given.stronger, options, given.budget)
    pairs = max(1, given.games // 2)
    print(f"{given.stronger} against {given.weaker} at {given.game}:", end=" ", flush=True)
    print(run(contest, pairs, given.seed, given.processes))


if __name__ == "__main__":
    main()
