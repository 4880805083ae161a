"""How the bots of `cafe` play: a picture of the table, a move. Seat 0 is asked."""

from __future__ import annotations

from random import Random

import pytest
from tests.cafe.pictures import EMPTY, Table, picture

from meowple.bots import LEVELS, find_bot
from meowple.bots.bot import Bot
from meowple.bots.cafe.dice import best_die, best_way
from meowple.bots.cafe.sketch import sketch
from meowple.bots.cafe.taste import SHORT_SIGHT, TASTE
from meowple.bots.cafe.tiger import chance_to_win
from meowple.bots.cafe.wishes import wishes
from meowple.games.cafe import moves as m
from meowple.games.cafe.legal import fewest_paws
from meowple.games.cafe.sheet import BOWL, BUTTERFLY, CUSHION, HOUSE, MOUSE, YARN

KITTEN, CAT, TIGER, LION = (find_bot("cafe", level) for level in LEVELS)
CAREFUL = pytest.mark.parametrize("bot", [CAT, TIGER, LION], ids=["cat", "tiger", "lion"])


def drawing(own: int, central: int, mine: str, theirs: str = EMPTY) -> Table:
    """Everybody draws; the rival has a six."""
    return picture(f"taken {own} 6\ncentral {central}\n0: {mine}\n1: {theirs}")


def chosen(bot: Bot, table: Table, seed: int = 1) -> m.Move:
    moves = table.moves(0)
    move = bot.choose(table.view(0), moves, Random(seed), bot.budget).move
    assert move in moves
    assert isinstance(move, m.Move)
    return move


@CAREFUL
def test_a_tower_with_a_house_is_filled_for_its_larger_number(bot: Bot) -> None:
    table = drawing(6, 3, "...|. HYFCC. ..|... ...... .|.. paws 1-1")
    assert chosen(bot, table) == m.Draw(BUTTERFLY, 2, 6)


@CAREFUL
def test_a_fourth_mouse_joins_three(bot: Bot) -> None:
    table = drawing(6, 4, "...|. ...... ..|... MMM... .|.. paws 1-1")
    assert chosen(bot, table) == m.Draw(MOUSE, 4, 4)


def test_the_cat_spends_a_paw_for_a_fourth_mouse() -> None:
    table = drawing(5, 4, "...|. ...... ..|... MMM... .|..")
    assert chosen(CAT, table) == m.Draw(MOUSE, 4, 4)


@CAREFUL
def test_a_cushion_lies_high(bot: Bot) -> None:
    move = chosen(bot, drawing(5, 6, "...|. ...... ..|... ...... .|.. paws 1-1"))
    assert isinstance(move, m.Draw)
    assert (move.item, move.floor) == (CUSHION, 6)


@CAREFUL
def test_yarn_goes_where_it_can_be_the_most(bot: Bot) -> None:
    mine, theirs = "CCC|C ...... ..|... ...... C|CC paws 1-1", "...|. YYY... ..|... YYY... .|.."
    assert chosen(bot, drawing(2, 6, mine, theirs)) == m.Draw(YARN, 3, 6)


def test_the_cat_draws_no_house_while_there_is_nothing_to_count() -> None:
    assert chosen(CAT, drawing(1, 1, EMPTY + " paws 1-1")) == m.PASS


@CAREFUL
def test_a_house_scores_the_cat_with_most_to_count(bot: Bot) -> None:
    mine = "CYY|. Y.Y.Y. CC|.C. YC..F. F|.. paws 18-18"
    move = chosen(bot, drawing(1, 4, mine, "FFF|F C.C.C. FF|.C. BBB.B. .|.."))
    assert isinstance(move, m.Draw)
    assert (move.item, move.cat) == (HOUSE, YARN)


TWO_TOWERS = "CCH|F ...... HF|CCC ...... F|.F paws 1-1 circled 1=6,3=7"
"""Only floor 3 of the last tower is missing for the end."""


@CAREFUL
def test_who_is_ahead_ends_the_game(bot: Bot) -> None:
    """A cushion on floor 6 would bring more points."""
    assert chosen(bot, drawing(3, 3, TWO_TOWERS, "YY.|. ...... ..|... ...... .|..")) == m.Draw(
        BUTTERFLY, 5, 3
    )


@CAREFUL
def test_who_is_behind_does_not_end_the_game(bot: Bot) -> None:
    rich = "YYY|Y YMMMM. YC|CCC YMMMM. Y|.F cats Y20,C10,M16"
    assert chosen(bot, drawing(3, 3, TWO_TOWERS, rich)) != m.Draw(BUTTERFLY, 5, 3)


@pytest.mark.parametrize("seed", range(3))
def test_the_tiger_sees_what_the_rival_draws_in_the_last_round(seed: int) -> None:
    """Both have 43 points. The cat fills the last tower for some more; but a fourth mouse brings
    the rival eight."""
    table = drawing(3, 4, TWO_TOWERS, "CC.|C CC.CC. ..|.CC MMM... .|.. paws 1-1")
    assert chosen(CAT, table) == m.Draw(BOWL, 5, 3)
    move = chosen(TIGER, table, seed)
    assert isinstance(move, m.Draw)
    assert move.tower != 5


@CAREFUL
def test_who_takes_last_leaves_the_others_what_they_need_least(bot: Bot) -> None:
    """Either way the pair is two and four; with a four in the middle the rival's mice are four."""
    theirs = "...|. ...... ..|... MMM... .|.. paws 1-1"
    table = picture(f"first 1\ndice 2 4\ntaken - 6\n0: {EMPTY}\n1: {theirs}")
    assert chosen(bot, table) == m.Take(4)


@pytest.mark.parametrize("bot", [KITTEN, CAT, TIGER, LION], ids=LEVELS)
def test_a_choice_stands(bot: Bot) -> None:
    """Only who has nothing else to do takes back: a bot that is asked makes one choice a round."""
    table = drawing(6, 4, EMPTY)
    assert m.TAKE_BACK not in table.moves(0)
    sealed = table.play(0, chosen(bot, table))
    assert sealed.to_act() == {1}


def test_the_kitten_likes_points_and_overlooks_some() -> None:
    table = drawing(6, 4, "...|. ...... ..|... MMM... .|.. paws 1-1")
    found = [chosen(KITTEN, table, seed) == m.Draw(MOUSE, 4, 4) for seed in range(100)]
    assert 60 < sum(found) < 95


def test_the_kitten_never_spends_two_paws() -> None:
    table = drawing(6, 4, EMPTY + " paws 10-0")
    for seed in range(50):
        move = chosen(KITTEN, table, seed)
        assert isinstance(move, m.Draw)
        assert fewest_paws(6, 4, move.item, move.floor) <= 1


def test_a_pair_is_worth_the_same_either_way_round() -> None:
    wish = wishes([sketch(sheet) for sheet in drawing(1, 1, EMPTY).view(0).sheets], TASTE)[0]
    for one in range(1, 7):
        for other in range(1, 7):
            assert best_way(wish, one, other) == best_way(wish, other, one)


def test_short_sight_hopes_for_the_best_die_in_the_middle() -> None:
    """A five or a six with the other is a cushion on floor 6; nobody will leave them."""
    wanted = wishes([sketch(sheet) for sheet in drawing(1, 1, EMPTY).view(0).sheets], SHORT_SIGHT)
    assert best_die((1, 5, 6), (0, 0), wanted, 0, SHORT_SIGHT) in (5, 6)


def test_paws_in_hand_are_worth_something_until_the_end() -> None:
    view = drawing(1, 1, EMPTY + " paws 6-0").view(0)
    playing = [sketch(sheet) for sheet in view.sheets]
    assert chance_to_win(playing, 0) > 0.6
    assert chance_to_win(playing, 0) + chance_to_win(playing, 1) == pytest.approx(1.0)
    playing[1].full = 3
    assert chance_to_win(playing, 0) == 0.5
