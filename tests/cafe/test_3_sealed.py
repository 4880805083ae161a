"""Section 3 of the rules: choices are sealed, taken back, and revealed together."""

from __future__ import annotations

from meowple.core.game import Seat
from meowple.core.luck import Told
from meowple.games.cafe import GAME
from meowple.games.cafe.facts import Chose, Drew, Ended, Passed, Rolled, TookBack
from meowple.games.cafe.moves import PASS, TAKE_BACK, Draw, Move, Take
from meowple.games.cafe.sheet import BOWL, MOUSE
from tests.cafe.pictures import EMPTY, Table, picture

THREE = f"""
    round 2 first 1
    taken 6 4 6
    central 4
    0: {EMPTY} paws 1-0
    1: {EMPTY} paws 1-0
    2: {EMPTY} paws 1-0
"""


# cafe 3.2
def test_nothing_is_drawn_before_everybody_has_chosen() -> None:
    table = picture(THREE).play(2, Draw(MOUSE, 2, 4)).play(0, PASS)
    assert table.to_act() == {1}
    assert table == picture(
        f"""
        round 2 first 1
        taken 6 4 6
        central 4
        0: {EMPTY} paws 1-0 sealed pass
        1: {EMPTY} paws 1-0
        2: {EMPTY} paws 1-0 sealed M2.4
        """
    )


# cafe 3.2
def test_with_the_last_choice_all_are_revealed_from_the_first_player_on() -> None:
    table = picture(THREE).all_play(PASS, Draw(BOWL, 5, 4), Draw(MOUSE, 2, 4), luck="1 2 3 6")
    assert table.facts == (
        Chose(Seat(2)),
        Drew(Seat(1), BOWL, 5, 4, cat=None, paws=0, points=0, circled=0),
        Drew(Seat(2), MOUSE, 2, 4, cat=None, paws=0, points=0, circled=0),
        Passed(Seat(0), 3),
        Rolled(3, Seat(2), (1, 2, 3, 6)),
    )
    assert table.told
    assert table == picture(
        f"""
        round 3 first 2
        dice 1 2 3 6
        0: {EMPTY} paws 4-0
        1: ...|. ...... ..|... ...... .|.B paws 1-0
        2: ...|. ...M.. ..|... ...... .|.. paws 1-0
        """
    )


# cafe 3.2
def test_the_order_of_choosing_makes_no_difference() -> None:
    moves: dict[int, Move] = {0: PASS, 1: Draw(BOWL, 5, 4), 2: Draw(MOUSE, 2, 4)}
    ends = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0), (2, 0, 1)):
        table = picture(THREE)
        for seat in order[:-1]:
            table = table.play(seat, moves[seat])
        ends.add(str(table.play(order[-1], moves[order[-1]], luck="1 2 3 6")))
    assert len(ends) == 1


# cafe 3.8
def test_who_has_chosen_is_public_and_what_they_chose_is_not() -> None:
    table = picture(THREE).play(2, Draw(MOUSE, 2, 4))
    assert table.facts == (Chose(Seat(2)),)
    assert not table.told
    for seat in (0, 1, None):
        assert table.view(seat).chosen == (False, False, True)
        assert table.view(seat).choice is None
    assert table.view(2).choice == Draw(MOUSE, 2, 4)


# cafe 3.8
def test_what_others_seal_changes_nothing_that_a_seat_can_see() -> None:
    one = picture(THREE).play(2, Draw(MOUSE, 2, 4))
    other = picture(THREE).play(2, PASS)
    for seat in (0, 1, None):
        assert one.view(seat) == other.view(seat)
        assert one.screen(seat) == other.screen(seat)


# cafe 3.8
def test_a_choice_can_be_changed_until_the_last_seat_has_chosen() -> None:
    table = picture(THREE).play(2, Draw(MOUSE, 2, 4))
    assert table.why_not(2, PASS) == "already_chosen"
    assert table.moves(2) == (TAKE_BACK,)
    table = table.play(2, TAKE_BACK)
    assert table.facts == (TookBack(Seat(2)),)
    assert table == picture(THREE.replace("2: " + EMPTY, "2: " + EMPTY + " back 1"))
    table = table.play(2, PASS).play(0, PASS).play(1, PASS, luck="1 1 1 1")
    assert table.why_not(2, TAKE_BACK) == "dice_first"


# cafe 3.8
def test_a_choice_can_be_taken_back_twenty_times_a_round() -> None:
    table = picture(THREE)
    for _ in range(20):
        table = table.play(2, PASS).play(2, TAKE_BACK)
    table = table.play(2, Draw(MOUSE, 2, 4))
    assert table.moves(2) == ()
    assert table.why_not(2, TAKE_BACK) == "taken_back_too_often"
    table = table.play(0, PASS).play(1, PASS, luck="1 1 1 1")
    assert table.view(2).taken_back == (0, 0, 0)


# cafe 3.8
def test_dice_sheets_paws_and_cats_are_public() -> None:
    table = picture(
        """
        dice 2 5
        taken 3 - -
        0: Y..|. ...... ..|... ...... .|.. paws 6-2 cats H2 circled 5=2 barred 1
        1: ...|. ...... ..|... ..M... .|.. paws 1-1
        2: ...|. ...... ..|... ...... .|C. paws 4-0
        """
    )
    seen = [table.view(seat) for seat in (0, 1, 2, None)]
    assert len({(view.dice, view.taken, view.sheets) for view in seen}) == 1
    assert seen[3].sheets == table.state.sheets


def nobody(idle: int, central: int = 6, paws: str = "18-18") -> Table:
    """A table at which there is nothing to draw on floor 6, and hardly a paw left to circle."""
    return picture(
        f"""
        idle {idle}
        taken 6 6
        central {central}
        0: ...|. .....Y ..|..Y .....Y .|.. paws 18-18
        1: ...|. .....M ..|..M .....M .|.. paws {paws}
        """
    )


# cafe 3.9
def test_after_three_rounds_in_which_nobody_could_do_anything_the_game_ends() -> None:
    table = nobody(idle=0).all_play(PASS, PASS, luck="6 6 6")
    assert table.view(0).idle == 1
    table = table.play(1, Take(6)).play(0, Take(6)).all_play(PASS, PASS, luck="6 6 6")
    assert table.view(0).idle == 2
    table = table.play(0, Take(6)).play(1, Take(6)).all_play(PASS, PASS)
    assert table.facts[-1] == Ended("nobody_draws")
    assert table.outcome().reason == "nobody_draws"
    assert table.outcome().scores == (24, 12)


# cafe 3.9
def test_a_paw_that_can_still_be_circled_keeps_the_game_going() -> None:
    table = nobody(idle=2, paws="17-17").all_play(PASS, PASS, luck="1 2 3")
    assert table.facts[2] == Passed(Seat(1), 1)
    assert table.view(0).idle == 0


# cafe 3.9
def test_a_draw_keeps_the_game_going() -> None:
    table = nobody(idle=2, central=5).all_play(Draw(MOUSE, 1, 5), PASS, luck="1 2 3")
    assert table.view(0).idle == 0


# cafe 3.2
def test_whoever_imagines_may_say_what_others_have_sealed() -> None:
    table = picture(THREE).play(2, Draw(MOUSE, 2, 4)).play(0, PASS)
    view = GAME.view(table.state, Seat(1))
    world = GAME.imagine(view, Told(), lambda state, seat, moves: moves[seat])
    legal = [GAME.moves(picture(THREE).state, Seat(seat)) for seat in range(3)]
    assert world.choices == (legal[0][0], None, legal[2][2])
