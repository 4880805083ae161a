"""What stands out in a match of `cafe`."""

from __future__ import annotations

from meowple import Seat
from meowple.core.game import Outcome
from meowple.core.retold import Highlight
from meowple.games.cafe.facts import CafeFact, Circled, Drew, Rolled
from meowple.games.cafe.retold import highlights

OUTCOME = Outcome((1, 2), (0, 0), ((), ()), "three_towers")
ANN, BEN = Seat(0), Seat(1)


def told(*facts: CafeFact) -> list[Highlight]:
    return list(highlights(facts, OUTCOME))


def drew(seat: Seat, *, cat: int | None = None, points: int = 0, paws: int = 0) -> Drew:
    return Drew(seat, 1, 1, 1, cat, paws, points, 0)


def test_the_cat_with_the_most_points_stands_out() -> None:
    cats = drew(ANN, cat=2, points=6), drew(BEN, cat=3, points=8)
    assert told(*cats) == [Highlight("best_cat", BEN, 8)]
    assert told(*cats, drew(ANN, cat=4, points=8)) == []


def test_the_first_full_tower_stands_out_with_its_round() -> None:
    rounds = Rolled(4, ANN, (1,)), Circled(BEN, 2, 7), Rolled(5, BEN, (1,)), Circled(ANN, 1, 6)
    assert told(*rounds) == [Highlight("first_tower", BEN, 4)]
    assert told(*rounds[:2], Circled(ANN, 1, 6)) == [], "two in one round are equally quick"


def test_who_uses_most_paws_stands_out_from_three_on() -> None:
    assert told(drew(ANN, paws=2)) == []
    assert told(drew(ANN, paws=2), drew(ANN, paws=2), drew(BEN, paws=3)) == [
        Highlight("paws", ANN, 4)
    ]
