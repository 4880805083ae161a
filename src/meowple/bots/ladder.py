"""Which of two bots is stronger: `python -m meowple.bots.ladder tail kitten cat --games 2000`.

A bot is a level, or `package.module:NAME` of one's own; `lion@200` gives it 200 iterations for a
decision. Every seed is played twice, with the two of them swapped; at a table of `--seats 4` the
other chairs are filled with cats, and the two move round the table from seed to seed. To end above
the other counts 1, beside it one half. With `--above 65` it stops as soon as it is sure that the
share lies above 65 %, or below.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any, Final

from msgspec import Struct, json

from meowple import Match, MeowpleError, game
from meowple.bots import find_bot
from meowple.bots.bot import Bot, Plan
from meowple.bots.interval import Interval, interval, interval_at_any_time

_BATCH: Final = 10
"""So many pairs are played between two looks at the result."""
_FIRST_LOOK: Final = 50
"""Before so many pairs nothing is decided: the interval is one for large numbers."""


class Contest(Struct, frozen=True):
    """What is played: two bots at a table, the other chairs filled."""

    game: str
    weaker: str
    stronger: str
    options: Mapping[str, Any]
    budget: int | None = None
    """Iterations for each decision; None for each bot's own."""
    seats: int = 2
    others: str = "cat"
    """Who sits in the chairs that the two leave."""


class Pair(Struct, frozen=True, array_like=True):
    """One seed played with both seatings."""

    share: float
    """How often the stronger one ended above the weaker one in the two games, halved: 0 to 1."""
    scores: tuple[float, float]
    """What the weaker and the stronger one scored, on average over the two games."""
    seconds: tuple[float, float]
    """The processor's time that the weaker and the stronger one took for choices."""
    decisions: tuple[int, int]
    """How many choices they had."""


class Standing(Struct, frozen=True):
    """How the contest ended."""

    games: int
    share: float
    """How often the stronger one ended above the weaker one."""
    interval: Interval
    """Where the true share lies with 95 %, from the spread of the pairs."""
    scores: tuple[float, float]
    """What each scored a game, on average."""
    pace: tuple[float, float]
    """Milliseconds of the processor that each took for a choice, on average."""

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


def called(game_name: str, name: str, budget: int | None = None) -> tuple[Bot, int]:
    """A bot by its name, and the iterations it takes."""
    name, _, own = name.partition("@")
    module, _, attribute = name.partition(":")
    try:
        bot: Bot = (
            getattr(import_module(module), attribute) if attribute else find_bot(game_name, name)
        )
        budget = int(own) if own else budget
    except (ImportError, AttributeError, ValueError) as error:
        if isinstance(error, MeowpleError):
            raise
        raise MeowpleError(f"there is no bot called {name!r}: {error}") from error
    return bot, bot.budget if budget is None else budget


def seated(contest: Contest, seed: int, swapped: bool) -> list[int]:
    """Who sits where: 0 the weaker, 1 the stronger, 2 the others."""
    seats = contest.seats
    one = seed % seats if seats > 2 else 0
    other = (one + 1 + seed // seats % (seats - 1)) % seats
    chairs = [2] * seats
    chairs[one], chairs[other] = (1, 0) if swapped else (0, 1)
    return chairs


def play_pair(contest: Contest, seed: int) -> Pair:
    """Play one seed with both seatings."""
    share = 0.0
    points, seconds, decisions = [0.0] * 3, [0.0] * 3, [0] * 3
    names = (contest.weaker, contest.stronger, contest.others)
    bots = [called(contest.game, name, contest.budget) for name in names]
    for first in (0, 1):
        chairs = seated(contest, seed, bool(first))
        match: Match[Any, Any, Any, Any] = Match(
            game(contest.game), seats=contest.seats, options=contest.options, seed=seed
        )
        rngs = [Random(f"{seed}/{first}/{seat}") for seat in range(contest.seats)]
        while match.outcome is None:
            seat = min(match.to_act)
            who = chairs[seat]
            began = time.process_time()
            plan, chose = _ask(match, seat, *bots[who], rngs[seat])
            if chose:
                seconds[who] += time.process_time() - began
                decisions[who] += 1
            # In a race a bot's reaction is what it waits before; elsewhere nobody asks for it.
            match.play(seat, plan.move, reaction=plan.after)
        weak, strong = chairs.index(0), chairs.index(1)
        ranks, scores = match.outcome.ranks, match.outcome.scores
        share += 0.5 if ranks[weak] == ranks[strong] else float(ranks[strong] < ranks[weak])
        points[0] += scores[weak] / 2
        points[1] += scores[strong] / 2
    seconds = [round(spent, 3) for spent in seconds]
    return Pair(share / 2, _two(points), _two(seconds), (decisions[0], decisions[1]))


def _ask(
    match: Match[Any, Any, Any, Any], seat: int, bot: Bot, budget: int, rng: Random
) -> tuple[Plan, bool]:
    """The bot's plan, and whether it had a choice."""
    moves = match.moves(seat)
    return bot.choose(match.view(seat), moves, rng, budget), len(moves) > 1


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
    parser.add_argument("weaker")
    parser.add_argument("stronger")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--others", default="cat", help="who sits in the other chairs")
    parser.add_argument("--games", type=int, default=2000, help="played in pairs")
    parser.add_argument("--above", type=float, help="stop when sure about this share, in %%")
    parser.add_argument("--minutes", type=float, default=20, help="stop then, with --above")
    parser.add_argument("--options", default="{}", help="of the table, as JSON")
    parser.add_argument("--budget", type=int, help="iterations for each decision")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    contest = Contest(
        given.game,
        given.weaker,
        given.stronger,
        json.decode(given.options),
        given.budget,
        given.seats,
        given.others,
    )
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
