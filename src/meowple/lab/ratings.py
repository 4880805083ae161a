"""Ratings of all bots of a study on one scale, by openskill's Plackett–Luce."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final, NamedTuple

from meowple.lab.rows import Row

MOST: Final = 20_000
"""Games that are rated: ratings have settled by then, and each takes a tenth of a millisecond."""
POINTS: Final = 200
"""Moments that are kept of the way there."""


class Rating(NamedTuple):
    """How strong a bot seems, and how sure that is."""

    mu: float
    sigma: float


class Rated(NamedTuple):
    """The ratings after so many games."""

    games: int
    ratings: dict[str, Rating]


def rated(rows: Iterable[Row]) -> list[Rated]:
    """The way of the ratings; the last of them is what counts. Games in which a bot met only
    itself tell nothing."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Rating] = {}
    way: list[Rated] = []
    useful = (row for row in rows if not row.error and len(set(row.bots)) > 1)
    for number, row in enumerate(islice(useful, MOST), 1):
        before = [known.get(bot, Rating(model.mu, model.sigma)) for bot in row.bots]
        teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
        after = model.rate(teams, ranks=[float(rank) for rank in row.ranks])
        gained: dict[str, list[Rating]] = {}
        for bot, (one,) in zip(row.bots, after, strict=True):
            gained.setdefault(bot, []).append(Rating(one.mu, one.sigma))
        known |= {bot: _mean(each) for bot, each in gained.items()}
        if number % max(1, number // POINTS * 4) == 0 or number <= POINTS // 4:
            way.append(Rated(number, dict(known)))
    if known and (not way or way[-1].ratings != known):
        way.append(Rated(number, dict(known)))
    return way


def _mean(ratings: list[Rating]) -> Rating:
    """A bot that sits on several chairs learns from all of them."""
    count = len(ratings)
    return Rating(sum(one.mu for one in ratings) / count, sum(one.sigma for one in ratings) / count)
