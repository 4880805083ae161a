"""Random games of `tail`, and a second opinion on who knows what in them.

`Knowledge` is written from the rules (2.3, 3.3, 4.1 to 4.3, 7.1, 8.2) and follows a game by its
moves alone: it is told what everybody at the table sees happen, and never looks at a card.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from hypothesis import strategies as st

from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.tail import GAME
from meowple.games.tail.facts import TailFact
from meowple.games.tail.moves import (
    Keep,
    Move,
    Options,
    Peek,
    SuperPeek,
    Swap,
    Take,
)
from meowple.games.tail.state import State

SPECTATOR: Final = 6
PLACES: Final = range(4)


class Moment(NamedTuple):
    """A move of a random game and the states around it."""

    before: State
    seat: Seat
    move: Move
    after: State
    facts: tuple[TailFact, ...]


class Tables(NamedTuple):
    """What a random game is made of."""

    seats: int
    options: Options
    seed: int
    boldness: float
    """How often a seat calls the end when it can; low values make long rounds and reshuffles."""


def tables() -> st.SearchStrategy[Tables]:
    """Tables of every size and kind."""
    options = st.builds(
        Options,
        end=st.sampled_from(["rounds", "limit"]),
        rounds=st.integers(1, 3),
        limit=st.integers(20, 60),
        easy=st.booleans(),
        memory=st.sampled_from(["strict", "assisted"]),
    )
    boldness = st.sampled_from([0.005, 0.1, 0.5])
    return st.builds(Tables, st.integers(2, 6), options, st.integers(0, 2**32), boldness)


def walk(table: Tables, steps: int = 400) -> Iterator[Moment]:
    """A random game, step by step."""
    rng = Random(table.seed)
    chance = Rolled(rng)
    state = GAME.deal(table.seats, table.options, chance)
    for step in range(steps):
        waited_for = sorted(GAME.to_act(state))
        if not waited_for:
            return
        seat = rng.choice(waited_for)
        moves = GAME.moves(state, seat)
        phase = GAME.view(state, None).phase
        if phase == "closing":
            move = moves[0] if rng.random() < table.boldness else moves[1]
        else:  # mostly drawn, so that piles run out
            move = moves[0] if phase == "turn" and rng.random() < 0.8 else rng.choice(moves)
        done = GAME.play(state, seat, move, When(Millis(step)), chance)
        yield Moment(state, seat, move, done.state, done.facts)
        state = done.state


class Knowledge:
    """Who knows the card at each place, by what was done in the open."""

    def __init__(self, playing: tuple[Seat, ...], easy: bool) -> None:
        self.playing = playing
        self.easy = easy
        self.everybody = frozenset({*playing, SPECTATOR})
        self.who: dict[tuple[int, int], frozenset[int]] = {
            (seat, place): self._at_the_deal(seat, place) for seat in playing for place in PLACES
        }

    def _at_the_deal(self, seat: int, place: int) -> frozenset[int]:
        if place in (1, 2):
            return frozenset()
        return self.everybody if self.easy else frozenset({seat})

    def follow(self, seat: int, move: Move) -> None:
        """What a move in the open changes."""
        match move:
            case Take(place):
                self.who[seat, place] = self.everybody
            case Keep(place):
                open_ = self.easy and place in (0, 3)
                self.who[seat, place] = self.everybody if open_ else frozenset({seat})
            case Swap(place, other, there):
                mine, theirs = (seat, place), (int(other), there)
                self.who[mine], self.who[theirs] = self.who[theirs], self.who[mine]
            case Peek(place):
                self.who[seat, place] |= {seat}
            case SuperPeek():
                self.who = {spot: knowers | {seat} for spot, knowers in self.who.items()}

    def turn_up(self) -> None:
        """At the end of a round all rows lie open."""
        self.who = dict.fromkeys(self.who, self.everybody)
