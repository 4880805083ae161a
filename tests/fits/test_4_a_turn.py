"""Section 4 of the rules: draw and play, or a sleeping cat."""

from __future__ import annotations

from meowple.games.fits.cards import PRINCESS
from meowple.games.fits.facts import Discarded, Drew
from meowple.games.fits.moves import DRAW, Discard, Lay, Options, Princess, Sleep
from meowple.games.fits.state import PLAY, TURN
from tests.fits.pictures import ANN, card_of, picture

OPEN = """
┌───┐
│ m    a
└───┘

  b
"""


# fits 4.1
def test_a_card_is_drawn_into_the_hand_and_then_one_of_the_hand_is_played() -> None:
    table = picture(OPEN, ["top mm, left mf", ""], phase=TURN)
    assert table.why_not(0, table.lay("left mf", "a")) == "draw_or_sleep_first"
    drawn = table.play(0, DRAW, luck="bottom s")
    assert drawn.facts == (Drew(ANN),)
    assert drawn.asked() == ("play", 0)
    cards = {move.card for move in drawn.moves() if isinstance(move, Lay)}
    assert cards == {card_of("top mm"), card_of("left mf"), card_of("bottom s")}
    assert drawn.why_not(0, DRAW) == "play_first"
    assert drawn.view(0).hands == (3, 0)


# fits 4.1
def test_draw_or_sleeping_cat_is_chosen_before_the_draw() -> None:
    table = picture(OPEN, ["top mm, left mf", ""], phase=TURN)
    asleep = [move for move in table.moves() if isinstance(move, Sleep)]
    assert table.moves() == (DRAW, *asleep)
    drawn = table.play(0, DRAW, luck="bottom s")
    assert drawn.why_not(0, asleep[0]) == "play_first"


# fits 4.2
def test_a_sleeping_cat_is_laid_like_a_box_without_drawing() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └   ┘

          b
        """,
        ["top mm, left mf", "top f"],
        phase=TURN,
    )
    slept = table.play(0, Sleep(table.names["b"], False))
    assert (
        slept
        == """
        ┌───┐
        │ m    ·
        └   ┘
        ┌   ┐
        │z0z│  ·
        └───┘
        """
    )
    assert len(slept.boxes()) == 1
    assert slept.view(None).home == (4, 5)
    assert slept.asked() == ("turn", 1)
    assert slept.state.hands == table.state.hands


# fits 4.2
def test_a_sleeping_cat_may_join_a_rivals_box() -> None:
    table = picture(
        """
        ┌───┐┌───┐
        │m 1  1f │
        └   ┘└───┘

          a
        """,
        phase=TURN,
    )
    slept = table.play(0, Sleep(table.names["a"], False))
    (box,) = slept.view(None).boxes
    assert (box.awake, box.asleep) == ((0, 1), (1, 0))


# fits 4.2
def test_joined_by_walls_only_a_sleeping_cat_is_a_box_of_its_own() -> None:
    table = picture(OPEN, phase=TURN)
    slept = table.play(0, Sleep(table.names["b"], False))
    assert len(slept.boxes()) == 2
    beside = table.play(0, Sleep(table.names["a"], False))
    assert len(beside.boxes()) == 2


# fits 4.2
def test_a_sleeping_cat_occupies_its_box() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └   ┘
        ┌   ┐
        │z1z│
        └───┘
        """,
        ["left mf", ""],
    )
    laid = table.play(0, table.lay("left mf", "a"))
    assert laid.asked() == ("turn", 1), "no cat may follow"


# fits 4.3
def test_whoever_can_play_must() -> None:
    table = picture(OPEN, ["top mm, princess", ""])
    assert not [move for move in table.moves() if isinstance(move, Discard)]
    assert table.why_not(0, Discard(card_of("top mm"))) == "something_fits"
    assert table.why_not(0, Discard(PRINCESS)) == "something_fits"


# fits 4.3
def test_who_has_a_princess_only_and_finds_no_cat_gives_a_card_away() -> None:
    table = picture(OPEN, ["princess, princess", "top mm"])
    assert table.moves() == (Discard(PRINCESS),)
    assert table.why_not(0, Princess(table.at(0, 0))) == "no_cat_there"
    gone = table.play(0, Discard(PRINCESS))
    assert gone.facts == (Discarded(ANN, PRINCESS),)
    assert [card.card for card in gone.view(None).discards] == [PRINCESS]
    assert gone.asked() == ("turn", 1)
    assert gone.state.hands[0] == bytes((PRINCESS,))


# fits 4.3
def test_a_card_that_fits_nowhere_is_given_away_by_choice() -> None:
    table = picture(OPEN, ["top mm, left mf", ""])
    state = table.state.copy()
    state.table = state.table.copy()
    state.table.frontier = b""  # as if the table were full
    table = type(table)(state, table.window, table.names)
    assert table.moves() == (Discard(card_of("top mm")), Discard(card_of("left mf")))
    gone = table.play(0, Discard(card_of("left mf")))
    assert gone.state.phase == TURN
    assert gone.state.discards == bytes((card_of("left mf"),))


# fits 4.3
def test_what_is_given_away_is_one_of_the_hand() -> None:
    table = picture(OPEN, ["top mm", ""], options=Options(size="small"), phase=PLAY)
    assert table.why_not(0, Discard(card_of("left mf"))) == "not_in_hand"
    assert table.why_not(0, Discard(10**9)) == "not_in_hand"
