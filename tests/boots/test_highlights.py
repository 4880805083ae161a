"""What stands out in a match of `boots`."""

from __future__ import annotations

from meowple import Millis, Seat
from meowple.core.game import Outcome
from meowple.core.retold import Highlight
from meowple.games.boots.facts import BootsFact, Took, Won
from meowple.games.boots.retold import highlights

OUTCOME = Outcome((1, 2), (0, 0), ((), ()), "last_paw_won")
ANN, BEN = Seat(0), Seat(1)


def told(*facts: BootsFact) -> list[Highlight]:
    return list(highlights(facts, OUTCOME))


def won(seat: Seat, reaction: int) -> Won:
    return Won(seat, 0, Millis(reaction))


def test_the_quickest_grab_that_won_stands_out() -> None:
    assert told(won(ANN, 700), won(BEN, 512)) == [Highlight("quickest", BEN, 512)]


def test_cards_in_a_row_stand_out_from_two_on() -> None:
    rounds = won(ANN, 700), won(BEN, 512), won(BEN, 800), won(ANN, 900)
    assert told(*rounds)[1:] == [Highlight("in_a_row", BEN, 2)]


def test_who_takes_most_cats_with_a_paw_stands_out() -> None:
    assert told(Took(ANN, 3, BEN), Took(ANN, 4, BEN), Took(BEN, 3, ANN)) == [
        Highlight("taken", ANN, 2)
    ]
