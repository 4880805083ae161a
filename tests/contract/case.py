"""What a game tells the suites about itself, in `tests/<game>/case.py`. The contract suite tests a
game that tells nothing, too; the other suites miss what is not there (see `tests/declared.py`)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from meowple.core.game import Seat
from meowple.core.log import Act
from tests.contract.snapshot import snapshot

Shown = Callable[[Any, Act, Any, Seat | None], object]
"""What the rules show a seat (None: a spectator) of a step: state before, act, state after.

Written from the rules for every seat, the one that acted too. None where the rules show nothing at
all: then not even the fact that something happened may be told.
"""
Key = Callable[[Any], Hashable]
"""What tells two states apart."""
Worlds = dict[Hashable, tuple[Any, Fraction]]
"""States by their keys, each with its exact probability."""


class Small(NamedTuple):
    """A small world: a moment of a match with so few cards that all that may be hidden in it can
    be listed."""

    seats: int
    worlds: Callable[[], Worlds]
    """Every state that it may be, as `tests/contract/odds.py` finds them."""
    key: Key = snapshot
    """The one by which the worlds were found."""
    views: int = 8
    """How many views of each seat are looked at, the likeliest first."""
    hide: int = 1
    """How many of these hide something, at least; 0 where all lies open."""


class Sample(NamedTuple):
    """A table with so many seats and these options."""

    seats: int
    options: dict[str, Any]


class Golden(NamedTuple):
    """A match that is kept: seats, options, and the levels that play, in turn around the table."""

    seats: int
    options: dict[str, Any]
    levels: tuple[str, ...]


@dataclass(frozen=True)
class Rung:
    """A contest of two levels: few games, which only a bot gone wrong would fail."""

    weaker: str
    stronger: str
    pairs: int
    share: float
    """What part of the games the stronger one wins at least."""
    options: dict[str, Any] = field(default_factory=dict)
    budget: int | None = None
    """How much it may think; None for as much as in a real game."""
    most: float = 1.0
    """What part it wins at most, where the weaker one must win now and then."""


@dataclass(frozen=True)
class Case:
    """One game's wishes, and its samples."""

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
    tiny: Mapping[str, Small] = field(default_factory=dict)
    """Small worlds, by what has happened in them, to compare the odds of `imagine` with.
    Obligatory where a view hides something."""
    wire: tuple[Sample, ...] = ()
    """The tables at which leaks over the wire are looked for."""
    golden: Mapping[str, Golden] = field(default_factory=dict)
    """Golden matches: `<game>-<name>.json` in `tests/golden`."""
    ladder: tuple[Rung, ...] = ()
    """Contests of levels, from the weakest to the strongest."""
    rules: tuple[int, str] | None = None
    """How many rules the page of the game numbers, and the last of them: so none gets lost."""
    drawn: tuple[str, ...] = ()
    """Rules that only the page in the browser can break."""
