"""Section 7 of the rules: the Princess."""

from __future__ import annotations

from meowple.games.fits.cards import PRINCESS
from meowple.games.fits.facts import Drew, PrincessCame
from meowple.games.fits.moves import DRAW, Cat, Lay, Princess
from meowple.games.fits.state import LAST_CAT, TURN
from tests.fits.pictures import ANN, BEN, picture

CATS = """
┌───┐┌───┐
│m 1  1b    a
└───┘└   ┘
     ┌   ┐
     │z0z│
     └───┘
"""


# fits 7.1
def test_she_is_taken_into_the_hand_like_any_card() -> None:
    table = picture(CATS, ["top mm", ""], phase=TURN).play(0, DRAW, luck="princess")
    assert table.facts == (Drew(ANN),)
    assert PRINCESS in table.state.hands[0]
    assert [card.card for card in table.view(0).hand][-1] == PRINCESS
    assert table.view(1).hands == (2, 0)


# fits 7.1
def test_she_replaces_any_awake_or_sleeping_cat_own_ones_included() -> None:
    table = picture(CATS, ["princess", ""])
    assert table.moves() == (Princess(table.at(0, 0)), Princess(table.at(1, 1)))
    awake = table.play(0, Princess(table.at(0, 0)))
    assert (
        awake
        == """
        ┌───┐┌───┐
        │m P  Pb    ·
        └───┘└   ┘
             ┌   ┐
          ·  │z0z│  ·
             └───┘
        """
    )
    assert awake.facts == (PrincessCame(ANN, table.at(0, 0), BEN),)
    asleep = table.play(0, Princess(table.at(1, 1)))
    assert (
        asleep
        == """
        ┌───┐┌───┐
        │m 1  1b    ·
        └───┘└   ┘
             ┌   ┐
          ·  │zPz│  ·
             └───┘
        """
    )


# fits 7.1
def test_the_cat_goes_back_to_its_owner() -> None:
    table = picture(CATS, ["princess", ""])
    assert table.view(None).home == (4, 4)
    assert table.play(0, Princess(table.at(0, 0))).view(None).home == (4, 5)
    assert table.play(0, Princess(table.at(1, 1))).view(None).home == (5, 4)


# fits 7.1
def test_no_cat_follows_her() -> None:
    table = picture(CATS, ["princess, top mm", ""])
    assert table.play(0, Princess(table.at(0, 0))).asked() == ("turn", 1)


# fits 7.1
def test_she_never_replaces_a_princess_or_a_toy_and_is_no_box() -> None:
    table = picture(
        """
        ┌───┐┌───┐┌───┐┌───┐
        │m P  Pb   f M  Mmb│  a
        └───┘└   ┘└───┘└───┘
             ┌   ┐
             │zPz│
             └───┘
        """,
        ["princess, top mm", ""],
    )
    assert not [move for move in table.moves() if isinstance(move, Princess)]
    for at in (table.at(0, 0), table.at(2, 0), table.at(1, 1), -1, 10**9):
        assert table.why_not(0, Princess(at)) == "no_cat_there"
    assert table.why_not(0, Lay(PRINCESS, table.names["a"], False)) == "princess_takes_a_place"


# fits 7.1
def test_another_princess_cannot_take_the_place_of_the_first() -> None:
    table = picture(CATS, ["princess", "princess"], final=LAST_CAT)
    crowned = table.play(0, Princess(table.at(0, 0)))
    assert crowned.moves(1) == (Princess(table.at(1, 1)),)
    assert crowned.why_not(1, Princess(table.at(0, 0))) == "no_cat_there"


# fits 7.1
def test_who_has_none_cannot_play_her() -> None:
    table = picture(CATS, ["top mm", ""])
    assert table.why_not(0, Princess(table.at(0, 0))) == "not_in_hand"


# fits 7.1
def test_a_cat_sent_home_in_the_final_phase_may_be_used_again_awake() -> None:
    table = picture(CATS, ["princess", "left mf"], final=LAST_CAT, home=(1, 0))
    home = table.play(0, Princess(table.at(0, 0)))
    assert home.view(None).home == (1, 1)
    assert home.asked() == ("play", 1), "nobody draws, and no cat falls asleep"


# fits 7.2
def test_a_box_with_no_other_cat_than_princesses_is_free() -> None:
    table = picture(
        """
        ┌───┐┌───┐┌───┐
        │m 1  1b    f    a
        └───┘└───┘└───┘
        """,
        ["princess", "", "left mf"],
    )
    table = table.play(0, Princess(table.at(0, 0)))
    state = table.state.copy()
    state.phase, state.turn = 3, 2
    free = type(table)(state, table.window, table.names)
    laid = free.play(2, free.lay("left mf", "a"))
    assert laid.moves(2)[0] == Cat(table.at(2, 0))


# fits 7.2
def test_in_a_sleeping_cats_place_she_goes_on_being_that_box_card() -> None:
    table = picture(CATS, ["princess", ""])
    before = table.boxes()
    after = table.play(0, Princess(table.at(1, 1)))
    assert after.boxes() == before
    assert after.state.table.sides == table.state.table.sides
    assert after.state.table.seams == table.state.table.seams, "she cannot be covered"
    assert after.state.table.covered[table.at(1, 1)]
