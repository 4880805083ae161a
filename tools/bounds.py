"""How much luck allows: a lion that sees all cards against one that does not.

`python -m tools.bounds tail --games 200`. The seer weighs all its moves by the same search, but its
only world is the real one; what is yet to be drawn it does not know. What it wins against a
level is a bound for what anybody could win by knowing more.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

from meowple import Match
from meowple.bots import find_bot, find_search
from meowple.bots.interval import interval
from meowple.bots.search import Search
from meowple.core.registry import find_game


class Seeing:
    """The game, imagined as it is."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.truth: Any = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def imagine(self, *asked: Any) -> Any:
        """What is."""
        return self.truth


def seer(name: str) -> tuple[Search, Seeing]:
    """A search that sees everything, and where to show it."""
    seeing: Any = Seeing(find_game(name))
    judgement = type(find_search(name).judgement)(seeing)
    judgement.width = 99
    judgement.trust = 0.0
    judgement.likely = lambda world, seat: 1.0  # type: ignore[method-assign]
    return Search(judgement), seeing


def share(name: str, level: str, options: dict[str, Any], seed: int) -> float:
    """What the seer wins of a seed that is played with both seatings."""
    search, seeing = seer(name)
    bot = find_bot(name, level)
    budget = find_bot(name, "lion").budget
    total = 0.0
    for me in (0, 1):
        match: Match[Any, Any, Any, Any] = Match(name, 2, options, seed=seed)
        rngs = [Random(f"{seed}/{me}/{seat}") for seat in (0, 1)]
        while match.outcome is None:
            seat = min(match.to_act)
            view, moves = match.view(seat), match.moves(seat)
            if seat == me and len(moves) > 1:
                seeing.truth = match.state
                move = search.weigh(view, seat, moves, rngs[seat], budget)[0].move
            else:
                move = bot.choose(view, moves, rngs[seat], bot.budget).move
            match.play(seat, move)
        ranks = match.outcome.ranks
        total += 0.5 if ranks[0] == ranks[1] else float(ranks[me] == 1)
    return total / 2


def main() -> None:
    """Print the bound."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--against", default="tiger")
    parser.add_argument("--games", type=int, default=200, help="played in pairs")
    parser.add_argument("--rounds", type=int, help="the option `rounds` of the table")
    given = parser.parse_args()
    options = {} if given.rounds is None else {"rounds": given.rounds}
    shares = [
        share(given.game, given.against, options, seed) for seed in range(1, given.games // 2 + 1)
    ]
    low, high = interval(shares)
    print(
        f"one who sees all cards against the {given.against} at {given.game}:"
        f" {100 * sum(shares) / len(shares):.1f} % of {2 * len(shares)} games,"
        f" 95 % interval {100 * low:.1f}–{100 * high:.1f}"
    )


if __name__ == "__main__":
    main()
