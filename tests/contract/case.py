"""What a game may tell the contract suite about itself. A game that tells nothing is tested too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from meowple.core.game import Seat
from meowple.core.log import Act

Shown = Callable[[Any, Act, Any, Seat | None], object]
"""What the rules show a seat (None: a spectator) of a step: state before, act, state after.

Written from the rules for every seat, the one that acted too. None where the rules show nothing at
all: then not even the fact that something happened may be told.
"""


@dataclass(frozen=True)
class Case:
    """One game's wishes."""

    options: tuple[dict[str, Any], ...] = ({},)
    """The sets of options to try."""
    seats: tuple[int, ...] = ()
    """The numbers of seats to try; empty for all there are."""
    weigh: Callable[[Any], float] = lambda move: 1.0
    """How likely random play makes a move, compared with the others."""
    likes: Callable[[Any, Any], float] = lambda state, move: 1.0
    """The same where it depends on the state: blind play would hardly ever find the one right
    move."""
    shown: Shown | None = None
    """What the rules show, written from the rules and not from the view. Without it the leak suite
    takes the view itself, which is weaker: it cannot find what the view shows too much, nor compare
    a secret act with another one or with nothing at all."""
    alike: Callable[[Any, Any], Any] | None = None
    """An imagined world, changed so that the next step tells in it what it tells in the real one;
    where a step tells so much that drawing worlds until one fits would never end."""
