"""How the bots of `fits` play: a picture of the table, a move. Seat 0 is asked."""

from __future__ import annotations

from random import Random

import pytest
from tests.fits.pictures import CORNER, Picture, picture

from meowple.bots import LEVELS, find_bot
from meowple.bots.bot import Bot
from meowple.games.fits import moves as m
from meowple.games.fits.state import CAT as CATS_TURN
from meowple.games.fits.state import TOY, TURN

KITTEN, CAT, TIGER, LION = (find_bot("fits", level) for level in LEVELS)
CAREFUL = pytest.mark.parametrize("bot", [CAT, TIGER, LION], ids=["cat", "tiger", "lion"])
OTHERS = "top bb, bottom b"
"""What the other player holds; nobody has drawn yet."""
NEARLY_OUT = "top f, left f"
"""The last cards of the deck."""


def choice(bot: Bot, table: Picture, seed: int = 1) -> m.Move:
    """What a bot does in the place of seat 0."""
    view, moves = table.view(0), table.moves(0)
    move = bot.choose(view, moves, Random(seed), bot.budget).move
    assert move in moves
    return move  # type: ignore[no-any-return]


@CAREFUL
def test_it_closes_its_own_box(bot: Bot) -> None:
    table = picture(
        """
        ┌───┐┌───┐
        │mm0  0m    a
        └───┘└───┘
        """,
        ["left mf", OTHERS],
    )
    assert choice(bot, table) == table.lay("left mf", "a")


@CAREFUL
def test_it_does_not_close_a_rivals_box(bot: Bot) -> None:
    """Towards the end; earlier it may be good to keep a rival's box from growing."""
    table = picture(
        """
        ┌───┐┌───┐
        │mm1  1m    a
        └───┘└───┘
        """,
        ["left mf", OTHERS],
        deck=NEARLY_OUT,
    )
    move = choice(bot, table)
    assert isinstance(move, m.Lay)
    assert move.at != table.names["a"]


@CAREFUL
def test_it_lays_a_cat_into_a_box_full_of_toys(bot: Bot) -> None:
    table = picture(
        """
        ┌───┐┌───┐
        │ mm   mf│
        └───┘└───┘
        """,
        ["left b", OTHERS],
        phase=CATS_TURN,
        played=CORNER[1] * 13 + CORNER[0],
    )
    assert choice(bot, table) == m.Cat(table.at(0, 0))


@CAREFUL
def test_it_lays_none_into_a_box_with_a_spray_bottle_alone(bot: Bot) -> None:
    table = picture(
        """
        ┌───┐┌───┐
        │ s    s │
        └───┘└───┘
        """,
        ["left b", OTHERS],
        phase=CATS_TURN,
        played=CORNER[1] * 13 + CORNER[0],
    )
    assert choice(bot, table) == m.PASS


@CAREFUL
def test_a_special_toy_goes_into_its_own_box(bot: Bot) -> None:
    table = picture(
        """
        ┌───┐┌───┐┌───┐┌───┐
        │mm0  0m    b    f │
        └───┘└───┘└───┘└───┘
        ┌───┐┌───┐┌───┐┌───┐
        │mm1  1m    b    f │
        └───┘└───┘└───┘└───┘
        """,
        ["left b", OTHERS],
        phase=TOY,
        played=72,
    )
    assert choice(bot, table) == m.Toy(table.at(2, 0))


def test_a_princess_sends_home_the_cat_that_hurts_most() -> None:
    table = picture(
        """
        ┌───┐┌───┐┌───┐
        │mm1  1m    mf│
        └───┘└───┘└───┘
        ┌───┐┌───┐
        │b 1  1f
        └───┘└───┘
        """,
        ["princess", OTHERS],
        deck=NEARLY_OUT,
    )
    assert choice(TIGER, table) == m.Princess(table.at(0, 0))


def test_the_kitten_naps_now_and_then() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └───┘
        """,
        ["left mf", OTHERS],
        phase=TURN,
    )
    assert {type(choice(KITTEN, table, seed)) for seed in range(100)} == {m.Draw, m.Sleep}


def test_a_tiger_with_a_small_budget_still_looks_at_each_move_once() -> None:
    table = picture(
        """
        ┌───┐┌───┐
        │mm0  0m    a
        └───┘└───┘
        """,
        ["left mf", OTHERS],
    )
    moves = table.moves(0)
    for budget in (0, 1, 4):
        assert TIGER.choose(table.view(0), moves, Random(1), budget).move in moves
