"""An evening: matches one after the other at one table, and what they add up to for each person."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

SIGNS: Final = "BCHKMPTX2345679"
"""What a code is made of: letters that Latin and Cyrillic keyboards both have and both write so,
no vowels, and no digits that look like one of them."""
LONG: Final = 6
AS_LATIN: Final = str.maketrans("ВСНКМРТХ", "BCHKMPTX", " -\u00a0")
"""The same letters from a Cyrillic keyboard."""


def new_code(long: int = LONG) -> str:
    """A code for an evening; there are eleven million."""
    return "".join(secrets.choice(SIGNS) for _ in range(long))


def code_of(typed: str, long: int = LONG) -> str | None:
    """The code that somebody typed, however they typed it; None if it can be none."""
    code = typed.upper().translate(AS_LATIN)
    return code if len(code) == long and set(code) <= set(SIGNS) else None


def points_for(ranks: Sequence[int]) -> list[int]:
    """What a match is worth to each seat: two points for everybody it left behind, one for
    everybody it is level with."""
    return [
        sum(2 * (rank < other) + (rank == other) for other in ranks) - 1  # not with itself
        for rank in ranks
    ]


class Scored(Struct, frozen=True):
    """What one match of an evening brought."""

    game: str
    people: tuple[tuple[str, int, bool], ...]
    """Each person who played, the points, and whether it was a win."""


class Standing(Struct, frozen=True):
    """Where somebody stands in an evening."""

    person: str
    place: int
    points: int
    won: int
    played: int
    gained: int | None
    """What the last match brought; None for who was not in it."""


class Evening(Struct, frozen=True):
    """The matches of an evening that are over."""

    code: str
    scored: tuple[Scored, ...] = ()

    def with_match(self, game: str, people: Sequence[str | None], ranks: Sequence[int]) -> Evening:
        """The same evening, one match later. Bots and programs, who are None here, are left
        behind like anybody, and gather nothing."""
        rows = zip(people, points_for(ranks), ranks, strict=True)
        told = tuple((who, points, rank == 1) for who, points, rank in rows if who is not None)
        return Evening(self.code, (*self.scored, Scored(game, told)))

    @property
    def people(self) -> set[str]:
        """Everybody who has played."""
        return {who for match in self.scored for who, _, _ in match.people}

    @property
    def standing(self) -> list[Standing]:
        """Everybody who has played, best first: by points; where these are equal, by matches won;
        who is equal in both shares a place."""
        rows = [row for match in self.scored for row in match.people]
        totals = {
            who: (
                sum(points for one, points, _ in rows if one == who),
                sum(won for one, _, won in rows if one == who),
            )
            for who in sorted(self.people)
        }
        last = {who: points for who, points, _ in self.scored[-1].people} if self.scored else {}
        return [
            Standing(
                person=who,
                place=1 + sum(other > total for other in totals.values()),
                points=total[0],
                won=total[1],
                played=sum(one == who for one, _, _ in rows),
                gained=last.get(who),
            )
            for who, total in sorted(totals.items(), key=lambda one: one[1], reverse=True)
        ]
