"""Rule 3: the roll, the right card, grabs, and what they win."""

from __future__ import annotations

import pytest

from meowple.core.game import Millis, Refused, Seat
from meowple.games.boots import GAME
from meowple.games.boots.facts import (
    AllMissed,
    GivenUp,
    Lapsed,
    Missed,
    RolledItself,
    TimeUp,
    Took,
    Won,
)
from meowple.games.boots.moves import PASS, Grab, Options
from tests.boots.driving import Played
from tests.boots.pictures import ANN, BEN, CLEO, DAN, SHOWN, card_named, picture, table

EMPTY = "Ann: | Ben:"


# boots 3.1
def test_the_roller_rolls_both_dice_and_everybody_may_grab() -> None:
    played = Played(table("roll Ben | Ann: | Ben: | Cleo:"), 0, 1).roll(BEN)
    assert picture(played.state) == "yellow blue | Ann: | Ben: | Cleo:"
    assert GAME.to_act(played.state) == {ANN, BEN, CLEO}
    for seat in (ANN, BEN, CLEO):
        assert len(GAME.moves(played.state, seat)) == 26 + 1  # any card, or none


# boots 3.1
def test_nobody_but_the_roller_rolls_and_only_once() -> None:
    waiting = table("roll Ben | Ann: | Ben:")
    with pytest.raises(Refused, match="not_your_roll"):
        Played(waiting, 0, 0).roll(ANN)
    with pytest.raises(Refused, match="dice_are_rolled"):
        Played(waiting, 0, 0).roll(BEN).roll(BEN)


# boots 3.1
def test_after_five_seconds_the_table_rolls() -> None:
    state = table(f"roll Ben | {EMPTY}")
    assert GAME.wakes_at(state) == SHOWN + 5_000
    played = Played(state, 3, 3).wait()
    assert picture(played.state) == f"green green | {EMPTY}"
    assert played.facts == [RolledItself(("green", "green"))]


# boots 3.1
def test_each_player_grabs_at_most_once_a_round() -> None:
    played = Played(table(f"yellow blue | {EMPTY}")).grab(ANN, "red-red", 500)
    with pytest.raises(Refused, match="one_grab_a_round"):
        played.grab(ANN, "yellow-blue", 600)
    assert GAME.moves(played.state, ANN) == ()


@pytest.mark.parametrize(
    ("dice", "card"),
    [
        ("yellow blue", "yellow-blue"),
        ("blue yellow", "yellow-blue"),
        ("violet violet", "violet-violet"),
        ("green blue", "blue-green"),
    ],
)
# boots 3.2
def test_the_right_card_is_the_cat_with_the_colours_of_the_dice(dice: str, card: str) -> None:
    played = Played(table(f"{dice} | {EMPTY}")).let_pass(ANN).grab(BEN, card, 700)
    assert picture(played.state) == f"roll Ben | Ann: | Ben: {card}"


# boots 3.3
def test_if_that_cat_is_won_the_lowest_paw_in_the_middle_is_right() -> None:
    before = "Ann: blue-green, paw 1, paw 2 | Ben:"
    played = Played(table(f"blue green | {before}")).grab(ANN, "paw 3", 700).let_pass(BEN)
    assert picture(played.state) == "roll Ann | Ann: blue-green, paw 1, paw 2, paw 3 | Ben:"


# boots 3.4
def test_the_fastest_right_grab_wins_the_card_whoever_grabs_first() -> None:
    played = Played(table(f"red green | {EMPTY} | Cleo:"))
    played.grab(ANN, "green-red", 900).grab(BEN, "green-red", 640).let_pass(CLEO)
    assert picture(played.state) == "roll Ben | Ann: | Ben: green-red | Cleo:"
    assert Won(BEN, card_named("green-red"), Millis(640)) in played.facts


# boots 3.4
def test_with_a_paw_the_winner_takes_the_cat_from_who_has_it() -> None:
    played = Played(table("red green | Ann: green-red, red-red | Ben:"))
    played.grab(BEN, "paw 1", 700).let_pass(ANN)
    assert picture(played.state) == "roll Ben | Ann: red-red | Ben: green-red, paw 1"
    assert Took(BEN, card_named("green-red"), ANN) in played.facts


# boots 3.4
def test_who_has_the_cat_already_wins_only_the_paw() -> None:
    played = Played(table("red green | Ann: green-red | Ben:"))
    played.grab(ANN, "paw 1", 700).let_pass(BEN)
    assert picture(played.state) == "roll Ann | Ann: green-red, paw 1 | Ben:"
    assert not any(isinstance(fact, Took) for fact in played.facts)


@pytest.mark.parametrize(
    ("head", "wrong"),
    [
        (f"red green | {EMPTY}", "red-red"),  # another cat
        (f"red green | {EMPTY}", "paw 1"),  # a paw while the cat lies there
        ("red green | Ann: green-red | Ben:", "paw 2"),  # a higher paw
        ("red green | Ann: green-red | Ben:", "blue-blue"),  # a cat where a paw is right
    ],
)
# boots 3.5
def test_a_wrong_grab_costs_only_the_rest_of_the_round(head: str, wrong: str) -> None:
    state = table(head)
    played = Played(state).grab(BEN, wrong, 500)
    assert picture(played.state) == picture(state)
    assert GAME.to_act(played.state) == {ANN}
    played.let_pass(ANN)
    assert picture(played.state) == picture(table("roll Ann |" + head.partition("|")[2]))
    assert Missed(BEN, card_named(wrong)) in played.facts


# boots 3.5
def test_a_grab_before_the_dice_are_shown_is_refused() -> None:
    with pytest.raises(Refused, match="dice_not_rolled"):
        Played(table(f"roll Ann | {EMPTY}")).grab(BEN, "red-red", 500)
    with pytest.raises(Refused, match="dice_not_rolled"):
        Played(table(f"roll Ann | {EMPTY}")).let_pass(BEN)


# boots 3.5
def test_a_grab_on_a_card_that_is_not_in_the_middle_is_refused_and_costs_nothing() -> None:
    played = Played(table("red green | Ann: green-red | Ben:"))
    with pytest.raises(Refused, match="card_is_won"):
        played.grab(BEN, "green-red", 500)
    assert GAME.to_act(played.state) == {ANN, BEN}
    assert Grab(card_named("green-red")) not in GAME.moves(played.state, BEN)
    played.grab(BEN, "paw 1", 600).let_pass(ANN)
    assert picture(played.state) == "roll Ben | Ann: | Ben: green-red, paw 1"


# boots 3.6
def test_the_winner_of_a_card_rolls_next() -> None:
    played = Played(table("blue blue | Ann: | Ben: | Cleo:"))
    played.grab(CLEO, "blue-blue", 800).let_pass(ANN).let_pass(BEN)
    assert GAME.to_act(played.state) == {CLEO}


# boots 3.6
def test_when_everybody_is_wrong_the_round_ends_at_once_and_the_same_player_rolls() -> None:
    played = Played(table(f"blue blue | {EMPTY}")).grab(ANN, "paw 1", 500)
    played.grab(BEN, "red-red", 600)
    assert picture(played.state) == f"roll Ann | {EMPTY}"
    assert AllMissed() in played.facts


@pytest.mark.parametrize("limit", [10, 20, 30])
# boots 3.6
def test_when_the_time_is_up_nobody_wins_and_the_same_player_rolls(limit: int) -> None:
    state = table(f"blue blue | {EMPTY}", Options(limit=limit))  # type: ignore[arg-type]
    played = Played(state).grab(BEN, "red-red", 600)
    assert limit * 1_000 <= played.waits <= limit * 1_000 + 400
    assert picture(played.wait().state) == f"roll Ann | {EMPTY}"
    assert TimeUp() in played.facts


# boots 3.6
def test_a_right_grab_within_the_limit_counts_even_if_it_arrives_after_it() -> None:
    played = Played(table(f"blue blue | {EMPTY}"))
    played.grab_from_afar(BEN, "blue-blue", 20_000, after=20_100).wait()
    assert picture(played.state) == "roll Ben | Ann: | Ben: blue-blue"


# boots 3.6
def test_a_grab_after_the_limit_is_too_late() -> None:
    played = Played(table(f"blue blue | {EMPTY}"))
    played.grab_from_afar(BEN, "blue-blue", 20_001, after=20_101).wait()
    assert picture(played.state) == f"roll Ann | {EMPTY}"
    assert played.call(BEN) == "too_late"


# boots 3.6
def test_without_a_limit_anybody_may_end_a_round_of_thirty_seconds() -> None:
    state = table("blue blue | Ann: | Ben: | Cleo: | Dan:", Options(limit=0))
    played = Played(state).grab(BEN, "red-red", 600)
    assert GAME.moves(played.state, BEN) == ()
    assert played.waits == 30_000
    played.wait()
    assert played.facts[-1] == Lapsed()
    assert GAME.moves(played.state, BEN) == (PASS,)
    assert GAME.to_act(played.state) == {ANN, CLEO, DAN}
    assert GAME.wakes_at(played.state) is None
    played.let_pass(BEN, after=31_000).wait()
    assert picture(played.state) == "roll Ann | Ann: | Ben: | Cleo: | Dan:"
    assert GivenUp(BEN) in played.facts


@pytest.mark.parametrize("ends", [ANN, BEN])
# boots 3.6
def test_a_grab_on_its_way_counts_when_somebody_ends_the_round(ends: Seat) -> None:
    state = table("blue blue | Ann: | Ben: | Cleo: | Dan:", Options(limit=0))
    played = Played(state).grab(BEN, "red-red", 600).wait()
    played.let_pass(ends, after=31_000)
    assert GAME.wakes_at(played.state) == SHOWN + 31_400
    played.grab_from_afar(CLEO, "blue-blue", 30_990, after=31_090).wait()
    assert picture(played.state) == "roll Cleo | Ann: | Ben: | Cleo: blue-blue | Dan:"


# boots 3.6
def test_nobody_asks_twice_for_the_end_of_a_round() -> None:
    state = table("blue blue | Ann: | Ben: | Cleo:", Options(limit=0))
    played = Played(state).grab(BEN, "red-red", 600).wait().let_pass(BEN, after=31_000)
    with pytest.raises(Refused, match="one_grab_a_round"):
        played.let_pass(BEN, after=31_010)
