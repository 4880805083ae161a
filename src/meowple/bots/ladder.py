"""Which of two levels is stronger: `python -m meowple.bots.ladder tail kitten cat --games 2000`.

Every seed is played twice, with the seats swapped. A win counts 1, a shared one half. With
`--above 65` it stops as soon as it is sure that the share lies above 65 %, or below.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import islice
from random import Random
from typing import Any, Final

from msgspec import Struct

from meowple import Match, game
from meowple.bots import LEVELS, find_bot
from meowple.bots.bot import Bot, Plan
from meowple.bots.interval import Interval, interval, interval_at_any_time

_BATCH: Final = 10
"""So many pairs are played between two looks at the result."""
_FIRST_LOOK: Final = 50
"""Before so many pairs nothing is decided: the interval is one for large numbers."""


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
    scores: tuple[float, float]
    """What the weaker and the stronger level scored, on average over the two games."""
    seconds: tuple[float, float]
    """What the weaker and the stronger level thought, together."""
    decisions: tuple[int, int]
    """How many choices they had."""


class Standing(Struct, frozen=True):
    """How the contest ended."""

    games: int
    share: float
    """The stronger level's share of wins."""
    interval: Interval
    """Where the true share lies with 95 %, from the spread of the pairs."""
    scores: tuple[float, float]
    """What each level scored a game, on average."""
    pace: tuple[float, float]
    """Milliseconds each level took for a choice, on average."""

    def side_of(self, target: float) -> bool | None:
        """Whether the share lies above `target`; None while the interval holds it."""
        return self.interval.side_of(target)

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{100 * self.share:.1f} % of {self.games} games, 95 % interval"
            f" {100 * low:.1f}–{100 * high:.1f};"
            f" {self.scores[0]:.2f} and {self.scores[1]:.2f} points a game;"
            f" {self.pace[0]:.2f} and {self.pace[1]:.2f} ms a choice"
        )


def play_pair(contest: Contest, seed: int) -> Pair:
    """Play one seed with both seatings."""
    share = 0.0
    points, seconds, decisions = [0.0, 0.0], [0.0, 0.0], [0, 0]
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
            # In a race a bot's reaction is what it waits before; elsewhere nobody asks for it.
            match.play(seat, plan.move, reaction=plan.after)
        strong = seated.index(1)
        ranks, scores = match.outcome.ranks, match.outcome.scores
        share += 0.5 if ranks[0] == ranks[1] else float(ranks[strong] == 1)
        points[0] += scores[1 - strong] / 2
        points[1] += scores[strong] / 2
    return Pair(share / 2, _two(points), _two(seconds), (decisions[0], decisions[1]))


def _ask(
    match: Match[Any, Any, Any, Any], seat: int, bot: Bot, rng: Random, budget: int | None
) -> tuple[Plan, bool]:
    """The bot's plan, and whether it had a choice."""
    moves = match.moves(seat)
    plan = bot.choose(match.view(seat), moves, rng, bot.budget if budget is None else budget)
    return plan, len(moves) > 1


def run(contest: Contest, pairs: int, first_seed: int = 1, processes: int = 2) -> Standing:
    """Play so many pairs, on so many processes."""
    seeds = range(first_seed, first_seed + pairs)
    with _players(processes) as play:
        return standing(list(play(partial(play_pair, contest), seeds)))


def decide(
    contest: Contest,
    target: float,
    pairs: int = 1000,
    minutes: float = 20,
    first_seed: int = 1,
    processes: int = 2,
) -> Standing:
    """Play until it is sure on which side of `target` the share lies, but not more than so many
    pairs, nor longer than so many minutes. However often one looks, the interval holds."""
    until = time.monotonic() + 60 * minutes
    played: list[Pair] = []
    seeds = iter(range(first_seed, first_seed + pairs))
    with _players(processes) as play:
        while batch := list(islice(seeds, _BATCH)):
            played += play(partial(play_pair, contest), batch)
            result = standing(played, interval_at_any_time)
            sure = len(played) >= _FIRST_LOOK and result.side_of(target) is not None
            if sure or time.monotonic() > until:
                break
    return result


@contextmanager
def _players(processes: int) -> Iterator[Callable[[Callable[[int], Pair], Iterable[int]], Any]]:
    """Something that plays seeds: this process, or several."""
    if processes == 1:
        yield map
        return
    with ProcessPoolExecutor(processes) as pool:
        yield pool.map


def standing(
    pairs: Sequence[Pair], how_sure: Callable[[Sequence[float]], Interval] = interval
) -> Standing:
    """The share of wins with its interval. Two games of one seed are not independent, so the
    interval comes from the spread of whole pairs."""
    count = len(pairs)
    shares = [pair.share for pair in pairs]
    scores = [sum(pair.scores[who] for pair in pairs) / count for who in (0, 1)]
    pace = [
        1000
        * sum(pair.seconds[who] for pair in pairs)
        / max(1, sum(pair.decisions[who] for pair in pairs))
        for who in (0, 1)
    ]
    return Standing(
        games=2 * count,
        share=sum(shares) / count,
        interval=how_sure(shares),
        scores=_two(scores),
        pace=_two(pace),
    )


def _two(values: Sequence[float]) -> tuple[float, float]:
    return values[0], values[1]


def main() -> None:
    """The ladder from the command line."""
    parser = argparse.ArgumentParser(prog="python -m meowple.bots.ladder", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("weaker", choices=LEVELS)
    parser.add_argument("stronger", choices=LEVELS)
    parser.add_argument("--games", type=int, default=2000, help="played in pairs")
    parser.add_argument("--above", type=float, help="stop when sure about this share, in %%")
    parser.add_argument("--minutes", type=float, default=20, help="stop then, with --above")
    parser.add_argument("--rounds", type=int, help="the option `rounds` of the table")
    parser.add_argument("--budget", type=int, help="iterations for each decision")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    options = {} if given.rounds is None else {"rounds": given.rounds}
    contest = Contest(given.game, given.weaker, given.stronger, options, given.budget)
    pairs = max(1, given.games // 2)
    print(f"{given.stronger} against {given.weaker} at {given.game}:", end=" ", flush=True)
    if given.above is None:
        print(run(contest, pairs, given.seed, given.processes))
        return
    target = given.above / 100
    result = decide(contest, target, pairs, given.minutes, given.seed, given.processes)
    verdicts = {True: "above", False: "below", None: "not decided whether above"}
    print(f"{verdicts[result.side_of(target)]} {given.above:g} %: {result}")


if __name__ == "__main__":
    main()
