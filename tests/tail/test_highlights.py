"""What stands out in a match of `tail`, and how it is seen with all cards open."""

from __future__ import annotations

from meowple import Match, Seat
from meowple.core.game import Outcome
from meowple.core.retold import Highlight
from meowple.games.tail import GAME
from meowple.games.tail.facts import Called, RoundEnded, Swapped, TailFact
from meowple.games.tail.retold import face_up, highlights

OUTCOME = Outcome((1, 2), (0, 0), ((), ()), "rounds_played")
ANN, BEN = Seat(0), Seat(1)


def told(*facts: TailFact) -> set[Highlight]:
    return set(highlights(facts, OUTCOME))


def test_the_fewest_points_in_a_round_stand_out_unless_two_have_them() -> None:
    first, second = RoundEnded(1, (9, 12)), RoundEnded(2, (20, 5))
    assert Highlight("best_round", BEN, 5) in told(first, second)
    assert told(RoundEnded(1, (9, 9))) == set()
    assert told(RoundEnded(1, (9, 9)), RoundEnded(2, (None, 30))) == set()


def test_the_boldest_call_is_the_one_with_the_most_points_in_the_row() -> None:
    rounds = (Called(BEN), RoundEnded(1, (9, 12)), Called(ANN), RoundEnded(2, (20, 5)))
    assert Highlight("bold_call", ANN, 20) in told(*rounds)
    assert not any(one.key == "bold_call" for one in told(*rounds[:2])), "one alone is not bolder"


def test_who_swaps_most_stands_out_from_two_swaps_on() -> None:
    once = Swapped(ANN, 0, BEN, 1)
    assert told(once) == set()
    assert told(once, once) == {Highlight("swaps", ANN, 2)}


def test_face_up_every_card_of_every_row_is_seen_and_the_one_that_was_drawn() -> None:
    match = Match(GAME, 2, seed=3)
    while match.view(ANN).phase != "drew":
        seat = min(match.to_act)
        match.play(seat, match.moves(seat)[0])
    opened = face_up(match.state)
    cards = [spot.card for row in opened["rows"] for spot in row]
    assert cards == list(match.state.rows)
    assert opened["hand"] == match.view(match.view(ANN).turn).hand
