"""What a player cares for, as numbers: points it hopes for beyond those it gets at once."""

from __future__ import annotations

from typing import Final, NamedTuple


class Taste(NamedTuple):
    """Weights of an appraisal, in points unless it says otherwise.

    They were found by trial, cat against cat over thousands of games: each is what wins together
    with the others, not what is true. So a game seems longer here than it is.
    """

    pace: float = 3.57
    """Rounds that a cell seems to take which somebody still needs for three full towers."""
    cat_hope: float = 0.3
    """How likely an item is to be counted by its cat later, early in the game."""
    cat_focus: float = 0.05
    """More of the same kind, so much more likely."""
    cat_wait: float = 0.25
    """What scoring a cat a round too early costs: it could have counted more."""
    tower_hope: float = 0.6
    """How likely a tower is to be filled: so much for each empty cell, multiplied."""
    tower_rush: float = 1.0
    """How much the numbers on towers count."""
    house_hope: float = 0.4
    """How likely a house is to come into a tower that has none."""
    paw: float = 1.6
    """The first paw in hand; further ones are worth less."""
    paw_glut: float = 35.0
    """With so many paws in hand the next one is worth a quarter."""
    bowl_hope: float = 0.5
    """A kind that may yet come beside a bowl."""
    mouse_hope: float = 1.35
    """Room beside a chain of mice that may yet grow."""
    mouse_room: float = 0.15
    """What it costs to draw something else beside such a chain."""
    high_room: float = 0.22
    """For each floor: what it costs to use a cell that a cushion might have had."""
    yarn_sway: float = 0.93
    """How firmly a lead in yarn stands; the larger, the more it counts as it lies."""
    spite: float = 0.65
    """What a rival's loss is worth."""
    suspicion: float = 0.5
    """How likely the others are to leave the worse die for the middle."""
    soon: float = 2.0
    """In the last so many rounds hopes fade."""
    end_ahead: float = 10.0
    """What ending the game is worth for who wins by it, and costs who loses by it."""
    end_hope: float = 3.6
    """What a player hopes to gain on the others by the draw that ends the game."""


TASTE: Final = Taste()

SHORT_SIGHT: Final = Taste(
    cat_hope=0.0,
    cat_focus=0.0,
    cat_wait=0.0,
    tower_hope=0.0,
    house_hope=0.0,
    paw=0.8,
    bowl_hope=0.0,
    mouse_hope=0.0,
    mouse_room=0.0,
    high_room=0.0,
    yarn_sway=100.0,
    spite=0.0,
    suspicion=-1.0,
    end_ahead=0.0,
)
"""Nothing but the points of this round, and paws for a bad one; the best die will be left."""
