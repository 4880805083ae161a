"""Section 8 of the rules: the final phase, and what is hidden."""

from __future__ import annotations

from meowple.games.fits import GAME
from meowple.games.fits.facts import Drew, FinalBegan, GameEnded
from meowple.games.fits.moves import DRAW, PASS, Cat, Lay, Princess, Sleep
from meowple.games.fits.state import DECK_OUT, LAST_CAT, TURN
from tests.fits.pictures import ANN, picture

ROW = """
┌───┐
│ m    a
└───┘
"""


# fits 8.1
def test_the_final_phase_begins_when_the_deck_runs_out() -> None:
    table = picture(ROW, ["top mm", "top bb"], phase=TURN, deck="left mf")
    drawn = table.play(0, DRAW, luck="left mf")
    assert drawn.facts == (FinalBegan("deck_out"), Drew(ANN))
    assert drawn.asked() == ("play", 0)
    laid = drawn.play(0, drawn.lay("left mf", "a"))
    assert laid.asked() == ("cat", 0), "the turn is finished first, its cat included"
    ended = laid.play(0, PASS)
    assert ended.asked() == ("play", 1)
    assert ended.why_not(1, DRAW) == "play_first"
    assert ended.why_not(1, Sleep(table.at(1, 1), False)) == "play_first"


# fits 8.1
def test_it_begins_when_a_player_lays_an_awake_cat_and_has_none_left() -> None:
    table = picture(ROW, ["left mf", "top bb"], home=(1, 5))
    laid = table.play(0, table.lay("left mf", "a")).play(0, Cat(table.at(0, 0)))
    assert FinalBegan("last_cat") in laid.facts
    assert laid.asked() == ("play", 1)


# fits 8.1
def test_it_begins_when_a_player_lays_a_sleeping_cat_and_has_none_left() -> None:
    table = picture(ROW, ["left mf", "top bb"], home=(1, 5), phase=TURN)
    slept = table.play(0, Sleep(table.names["a"], False))
    assert FinalBegan("last_cat") in slept.facts
    assert slept.asked() == ("play", 1)


# fits 8.1
def test_turns_go_on_until_all_hands_are_empty_and_who_has_none_is_passed_over() -> None:
    table = picture(ROW, ["left mf", "", "top bb, bottom s"], final=DECK_OUT)
    laid = table.play(0, table.lay("left mf", "a")).play(0, PASS)
    assert laid.asked() == ("play", 2)
    first = next(move for move in laid.moves(2) if isinstance(move, Lay))
    again = laid.play(2, first)
    assert again.asked() == ("play", 2)
    last = again.play(2, again.moves(2)[0])
    assert last.asked()[0] == "over"
    assert last.facts[-1] == GameEnded("deck_out")
    assert last.outcome().reason == "deck_out"
    assert GAME.to_act(last.state) == frozenset()


# fits 8.1
def test_awake_cats_may_still_be_laid_after_a_box() -> None:
    table = picture(ROW, ["left mf", "top bb"], final=DECK_OUT)
    laid = table.play(0, table.lay("left mf", "a"))
    assert laid.moves() == (Cat(table.at(0, 0)), PASS)


# fits 8.2
def test_a_princess_who_sends_that_fifth_cat_home_does_not_stop_it() -> None:
    table = picture(
        """
        ┌───┐┌───┐
        │m 0  0b    a
        └───┘└───┘
        """,
        ["", "princess", "left mf"],
        final=LAST_CAT,
        home=(0, 5, 5),
        turn=1,
    )
    home = table.play(1, Princess(table.at(0, 0)))
    assert home.view(None).home == (1, 5, 5)
    assert home.view(None).final == "last_cat"
    assert home.asked() == ("play", 2)
    assert home.play(2, home.lay("left mf", "a")).outcome().reason == "last_cat"


# fits 8.3
def test_hands_and_the_deck_are_hidden_and_all_else_is_public() -> None:
    table = picture(ROW, ["left mf", "top bb, bottom s"], home=(4, 3))
    for seat in (0, 1, None):
        view = table.view(seat)
        assert view.hands == (1, 2)
        assert view.home == (4, 3)
        assert view.deck == len(table.state.bag) + 2
        assert view.piles == table.state.piles
        assert len(view.cards) == 1
    assert [card.shows for card in table.view(0).hand] == ["mf"]
    assert sorted(card.shows for card in table.view(1).hand) == ["bb", "s"]
    assert table.view(None).hand == ()


# fits 8.3
def test_a_seat_cannot_tell_what_is_in_the_deck_and_what_in_other_hands() -> None:
    table = picture(ROW, ["left mf", "top bb"])
    other = picture(ROW, ["left mf", "bottom s"])
    for seat in (0, None):
        assert table.view(seat) == other.view(seat)
    assert table.view(1) != other.view(1)
