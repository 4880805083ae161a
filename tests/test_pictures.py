"""Pictures are read and drawn alike, and what cannot be read is said plainly."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meowple
from meowple import MeowpleError, Quick, When
from meowple.core.game import Millis, Seat
from meowple.games.boots.moves import ROLL
from meowple.games.fits.moves import DRAW
from meowple.pictures import draw, read, told
from tests.declared import our_games

DRAWN = {
    "tail": {"opening", "turn", "drew", "offer", "look", "closing", "between", "over"},
    "cafe": {"draft", "draw", "over"},
    "boots": {"roll", "race"},
    "fits": {"turn", "play", "toy", "cat"},
}
"""The phases that pictures know."""
FITS = """
turn 0 turn
0: left f, top f
1: top mm, princess
┌   ┐┌   ┐
│ m   0s
└───┘└───┘
"""


def some_states(name: str) -> list[Any]:
    """States of matches with random moves that can be drawn."""
    found, rng = [], Random(3)
    for seed in range(2):
        match = Quick(name, seats=2, seed=seed)
        while match.outcome is None:
            seat = min(match.to_act)
            match.play(seat, rng.choice(match.moves(seat)[:30]))
            if match.view(None).phase in DRAWN[name]:
                found.append(match.state)
    return found[:: 1 + len(found) // 40]


@pytest.mark.parametrize("name", our_games())
def test_what_is_drawn_is_read_as_the_same_picture_with_as_many_moves(name: str) -> None:
    game = meowple.game(name)
    states = some_states(name)
    assert states
    for state in states:
        picture = draw(name, state)
        again = read(name, picture)
        assert draw(name, again) == picture
        if name != "boots":  # who has grabbed is not drawn
            for seat in map(Seat, range(2)):
                assert len(game.moves(again, seat)) == len(game.moves(state, seat))


def test_luck_is_told_by_names() -> None:
    boots = meowple.game("boots")
    state = read("boots", "roll Ann | Ann: | Ben:")
    luck = told("boots", state, "yellow blue")
    rolled = boots.play(state, Seat(0), ROLL, When(Millis(10_000)), luck).state
    assert draw("boots", rolled) == "yellow blue | Ann: | Ben:"
    fits = meowple.game("fits")
    state = read("fits", FITS)
    drew = fits.play(state, Seat(0), DRAW, When(Millis(0)), told("fits", state, "toy m")).state
    assert draw("fits", drew).startswith("turn 0 toy m")


def test_luck_that_is_not_told_or_not_there_is_an_error() -> None:
    boots = meowple.game("boots")
    state = read("boots", "roll Ann | Ann: | Ben:")
    with pytest.raises(MeowpleError, match="no luck was told"):
        boots.play(state, Seat(0), ROLL, When(Millis(10_000)), told("boots", state, "red"))
    with pytest.raises(MeowpleError, match="no colour pink"):
        told("boots", state, "pink red")
    with pytest.raises(MeowpleError, match="deal of fits"):
        told("fits", None, "left f")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("tail", "nonsense"),
        ("tail", "turn 0\n0: 1 2 3"),
        ("tail", "turn x\n0: 1 2 3 4\n1: 1 2 3 4"),
        ("cafe", "0: ... ... ..."),
        ("cafe", "colour 3"),
        ("boots", "roll Zoe | Ann: | Ben:"),
        ("boots", "pink blue | Ann: | Ben:"),
        ("fits", "nothing"),
        ("fits", FITS.replace("left f", "left q")),
        ("fits", FITS.replace("0 turn", "0 nap")),
        ("fits", "0:\n1:\n"),
        *((name, text) for name in our_games() for text in ("", None, 7, b"turn 0")),
        ("tail", "turn 0\npile 5"),
        ("tail", "turn 0\npile 12\n0: 1 2 3 4\n1: 1 2 3 4"),
        ("cafe", "dice 1 3 6"),
    ],
)
def test_what_cannot_be_read_is_said_plainly(name: str, text: Any) -> None:
    with pytest.raises(MeowpleError):
        read(name, text)


@pytest.mark.parametrize("name", our_games())
def test_odd_luck_and_odd_states_are_said_plainly(name: str) -> None:
    state: Any = Quick(name, seats=2, seed=1).state
    luck: Any
    for luck in ("zz", None, 7, "?"):
        with pytest.raises(MeowpleError):
            told(name, state, luck)
    odd: Any
    for odd in (None, 7, "turn 0"):
        with pytest.raises(MeowpleError, match=f"{name} draws its states, not"):
            draw(name, odd)


def test_a_game_without_pictures_says_so() -> None:
    with pytest.raises(MeowpleError, match="tiles has no pictures"):
        read("tiles", "")
