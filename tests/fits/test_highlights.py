"""What stands out in a match of `fits`."""

from __future__ import annotations

from meowple import Seat
from meowple.core.game import Line, Outcome
from meowple.core.retold import Highlight
from meowple.games.fits.facts import FellAsleep, FitsFact, Joined, Laid, PrincessCame
from meowple.games.fits.retold import highlights

ANN, BEN = Seat(0), Seat(1)


def told(*facts: FitsFact, boxes: tuple[tuple[Line, ...], ...] = ((), ())) -> list[Highlight]:
    return list(highlights(facts, Outcome((1, 2), (0, 0), boxes, "deck_out")))


def test_the_richest_box_stands_out_and_one_that_costs_points_does_not() -> None:
    boxes = (Line("box", 4, 2), Line("more_cats", 9, 2)), (Line("box", 6, 3), Line("box", -8, 5))
    assert told(boxes=boxes) == [Highlight("richest_box", BEN, 6)]
    assert told(boxes=((Line("box", -2, 1),), ())) == []


def test_most_boxes_joined_by_one_card_stand_out_from_three_on() -> None:
    assert told(Laid(ANN, 1, 7), Joined(7, 2)) == []
    assert told(Laid(ANN, 1, 7), Joined(7, 2), FellAsleep(BEN, 8), Joined(8, 3)) == [
        Highlight("joined", BEN, 3)
    ]


def test_princesses_and_sleepers_stand_out() -> None:
    assert told(PrincessCame(ANN, 7, BEN)) == [Highlight("princesses", ANN, 1)]
    assert told(FellAsleep(BEN, 8), FellAsleep(BEN, 9)) == [Highlight("asleep", BEN, 2)]
