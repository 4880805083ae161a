"""Section 3 of the rules: cats, hands, the deck and the start boxes."""

from __future__ import annotations

from random import Random

import pytest

from meowple.core.game import Chance, Millis, Refused, Seat, When
from meowple.core.luck import Rolled
from meowple.games.fits import GAME
from meowple.games.fits.cards import BOXES, OPEN_START, PRINCESS, START, TOYS
from meowple.games.fits.moves import DRAW, Choose, Move, Options, Start
from meowple.games.fits.state import STARTING, TURN, State, deck_left
from meowple.pictures.fits_table import Window
from tests.fits.pictures import Picture

WHEN = When(Millis(0))


def dealt(seats: int, seed: int = 0, size: str = "medium") -> Picture:
    """A game just dealt, seen in a window around its middle."""
    options = Options(size=size)  # type: ignore[arg-type]
    state = GAME.deal(seats, options, Rolled(Random(seed)))
    return Picture(state, Window("medium", (6, 3), 1, 3), {})


def chosen(seats: int, size: str = "medium") -> Picture:
    """The same after everybody has chosen a cat."""
    table = dealt(seats, size=size)
    for seat in range(seats):
        table = table.play(seat, Choose(seat))
    return table


# fits 3.1
def test_all_choose_a_cat_and_the_first_to_come_is_served() -> None:
    table = dealt(3)
    assert GAME.to_act(table.state) == {0, 1, 2}
    assert table.moves(1) == tuple(Choose(cat) for cat in range(5))
    taken = table.play(2, Choose(4))
    assert GAME.to_act(taken.state) == {0, 1}
    assert taken.why_not(0, Choose(4)) == "cat_is_chosen"
    assert taken.why_not(0, Choose(5)) == "no_such_cat"
    assert taken.why_not(2, Choose(1)) == "not_waited_for"
    assert taken.play(0, Choose(0)).play(1, Choose(1)).view(None).chosen == (0, 1, 4)


# fits 3.1
def test_everybody_keeps_the_five_cards_of_a_cat_in_the_open() -> None:
    assert dealt(3).view(None).home == (5, 5, 5)


# fits 3.1, 3.2
@pytest.mark.parametrize(
    ("seats", "piles"),
    [(2, (37, 36)), (3, (24, 24, 24)), (4, (18, 18, 18, 17)), (5, (14, 14, 14, 14, 14))],
)
def test_the_rest_is_split_into_as_many_piles_as_players_with_a_princess_in_each(
    seats: int, piles: tuple[int, ...]
) -> None:
    state = dealt(seats).state
    assert state.piles == piles
    assert sum(piles) == 72 + 3 - 2 * seats + seats
    assert deck_left(state) == sum(piles)


# fits 3.2
@pytest.mark.parametrize("seed", range(20))
def test_each_player_is_dealt_two_boxes_and_the_special_toys_are_in_the_deck(seed: int) -> None:
    state = dealt(5, seed).state
    assert [len(hand) for hand in state.hands] == [2] * 5
    assert sorted([*state.bag, *b"".join(state.hands)]) == sorted([*BOXES, *TOYS])
    assert set(TOYS) <= set(state.bag)
    assert PRINCESS not in state.bag


class Late(Rolled):
    """Luck in which a Princess comes as late as can be."""

    def below(self, n: int) -> int:
        return n - 1


class Early:
    """Luck in which a Princess comes as soon as can be."""

    def below(self, n: int) -> int:
        return 0


# fits 3.2
@pytest.mark.parametrize(
    ("chance", "draws"), [(Early(), (1, 25, 49)), (Late(Random(0)), (24, 48, 72))]
)
def test_there_is_one_princess_in_each_pile(chance: Chance, draws: tuple[int, ...]) -> None:
    state: State = dealt(3).state
    found = []
    for number in range(1, 73):
        state = state.copy()
        state.phase = TURN
        state = GAME.play(state, Seat(state.turn), DRAW, WHEN, chance).state
        state.final = 0
        if state.drawn[-1] == PRINCESS:
            found.append(number)
    assert tuple(found) == draws


# fits 3.3
def test_start_boxes_are_laid_in_a_column_from_the_middle() -> None:
    table = chosen(3)
    assert table.asked() == ("starting", 0)
    middle = table.at(0, 1)
    assert {move.at for move in table.moves()} == {middle}  # type: ignore[union-attr]
    table = table.play(0, Start(START, middle, False))
    assert {move.at for move in table.moves(1)} == {table.at(0, 0), table.at(0, 2)}  # type: ignore[union-attr]
    assert table.why_not(1, Start(START, middle + 1, False)) == "not_by_a_short_side"
    table = table.play(1, Start(OPEN_START, table.at(0, 2), False))
    table = table.play(2, Start(START, table.at(0, 0), False))
    assert (
        table
        == """
        ┌───┐
          *
        └───┘
        ┌───┐
          *
        └───┘
        ┌   ┐
          *
        └───┘
        """
    )
    assert table.asked() == ("turn", 0)
    assert table.state.starts == b""


# fits 3.3
def test_a_start_box_is_one_of_those_left_and_may_be_turned() -> None:
    table = chosen(2)
    middle = table.at(0, 1)
    assert table.moves(0) == (
        Start(START, middle, False),
        Start(OPEN_START, middle, False),
        Start(OPEN_START, middle, True),
    )
    table = table.play(0, Start(OPEN_START, middle, True))
    assert table.why_not(1, Start(OPEN_START, table.at(0, 0), False)) == "no_such_start"
    assert len(table.moves(1)) == 2


# fits 3.3
@pytest.mark.parametrize("size", ["small", "medium", "large"])
def test_there_is_always_room_at_an_end_of_the_column(size: str) -> None:
    def topmost(moves: tuple[Move, ...]) -> Move:
        return min(moves, key=lambda move: move.at)  # type: ignore[union-attr]

    table = chosen(5, size)
    while table.state.phase == STARTING:
        seat = table.state.turn
        table = table.play(seat, topmost(table.moves(seat)))
    assert table.asked() == ("turn", 0)


# fits 3.3
def test_nobody_plays_out_of_turn() -> None:
    table = chosen(3)
    with pytest.raises(Refused, match="not_your_turn"):
        GAME.play(table.state, Seat(1), Start(START, table.at(0, 1), False), WHEN, Early())
    assert dealt(2).why_not(0, DRAW) == "choose_first"
    assert chosen(2).why_not(0, DRAW) == "start_first"
