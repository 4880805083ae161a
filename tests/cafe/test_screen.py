"""What a screen works out for a person: costs, gains, reach and running scores."""

from __future__ import annotations

from random import Random

from meowple.core.game import Line, Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.cafe import GAME
from meowple.games.cafe.aids import Way
from meowple.games.cafe.moves import PASS, Draw, Move
from meowple.games.cafe.scoring import total
from meowple.games.cafe.sheet import BOWL, CUSHION, HOUSE, YARN
from meowple.games.cafe.state import State
from meowple.games.cafe.view import View
from tests.cafe.pictures import EMPTY, Table, deal, picture
from tests.cafe.walk import walk

DRAWING = """
    taken 1 2
    central 4
    0: C..|C MM.... B.|... ...... Y|Y. paws 2-1
    1: Y..|. ...... ..|... ...... .|.. paws 1-0
"""


def worth(table: Table, seat: int) -> dict[object, tuple[int, int]]:
    """For each move of a seat its cost and gain."""
    screen, moves = table.screen(seat), table.moves(seat)
    costs = [paws(screen, move) for move in moves]
    return dict(zip(moves, zip(costs, screen.gains, strict=True), strict=True))


def paws(screen: View, move: Move) -> int:
    """What a screen says that a move costs."""
    return screen.costs[move.item - 1][move.floor - 1] if isinstance(move, Draw) else 0


# cafe 3.4
def test_each_move_comes_with_its_cost_and_what_it_brings_at_once() -> None:
    told = worth(picture(DRAWING), 0)
    assert told[Draw(HOUSE, 5, 4, cat=CUSHION)] == (0, 4 + 3)  # two cushions; tower 5 is full: 3
    assert told[Draw(HOUSE, 5, 4, cat=YARN)] == (0, 4 + 3)
    assert told[Draw(HOUSE, 2, 4, cat=HOUSE)] == (0, 2)
    assert told[Draw(BOWL, 1, 2)] == (1, 2)  # beside it a mouse and a cushion
    assert told[Draw(CUSHION, 4, 1)] == (1, 5 - 4 + 1)  # floor 1, and a kind for the bowl
    assert told[PASS] == (0, 0)


# cafe 5.2
def test_a_gain_counts_yarn_against_the_others_as_they_are_now() -> None:
    table = picture(
        """
        taken 2 2
        central 1
        0: ...|. ...... ..|... ...... .|.. paws 1-1
        1: Y..|. ...... ..|... ...... .|.. paws 1-0
        """
    )
    told = worth(table, 0)
    assert told[Draw(YARN, 1, 1)] == (0, 8)
    assert told[Draw(YARN, 2, 1)] == (0, 8)


# cafe 3.1
def test_in_the_draft_each_die_comes_with_what_it_can_draw_without_a_paw() -> None:
    screen = deal(2, "6 4 4").screen(0)
    assert screen.reach == (
        (Way(4, 4), Way(4, 6), Way(6, 4)),  # the 4, with the other 4 or the 6 in the middle
        (Way(4, 6), Way(6, 4)),  # the 6
    )
    assert deal(2, "6 4 4").screen(1).reach == ()


# cafe 3.7
def test_what_cannot_be_drawn_any_more_is_out_of_reach() -> None:
    table = picture(
        f"""
        dice 1 6
        taken - 5
        round 2 first 1
        0: ...|. .....C ..|..C .....C .|.. cats H0,Y0,F0,B0,C0,M0
        1: {EMPTY}
        """
    )
    assert table.screen(0).reach == ((Way(6, 1),), (Way(6, 1),))


# cafe 5.1
def test_a_screen_shows_everybodys_running_score() -> None:
    scores = picture(DRAWING).screen(1).scores
    assert scores[0] == (
        Line("yarn", 8, 5),
        Line("bowls", 1),
        Line("cushions", 6),
        Line("mice", 6),
    )
    assert scores[1] == (Line("yarn", 8, 1),)


# cafe 3.8
def test_a_view_has_none_of_it_and_a_spectators_screen_only_the_scores() -> None:
    view, spectators = picture(DRAWING).view(0), picture(DRAWING).screen(None)
    assert (view.costs, view.gains, view.reach, view.scores) == ((), (), (), ())
    assert (spectators.costs, spectators.gains, spectators.reach) == ((), (), ())
    assert len(spectators.scores) == 2


def test_costs_and_gains_are_those_of_the_rules() -> None:
    for moment in walk(3, seed=5):
        state = moment.before
        for seat in GAME.to_act(state):
            screen, moves = GAME.screen(GAME.view(state, seat)), GAME.moves(state, seat)
            if screen.phase == "draft":
                assert len(screen.reach) == len(moves)
                continue
            for move, gain in zip(moves, screen.gains, strict=True):
                assert (paws(screen, move), gain) == if_others_pass(state, seat, move)


def if_others_pass(state: State, seat: Seat, move: Move) -> tuple[int, int]:
    """The paws and points of a choice, by the rules themselves."""
    alone = state.copy()
    alone.choices = tuple(None if other == seat else PASS for other in range(state.seats))
    after = GAME.play(alone, seat, move, When(Millis(0)), Rolled(Random(0))).state
    paws = after.sheets[seat].crossed - state.sheets[seat].crossed
    return paws, total(after.sheets, seat) - total(state.sheets, seat)
