"""A game as turns of one seat after the other: what all adapters are built on.

Where several seats are waited for at once, they are asked in the order of the seats, and none is
told what another one has sealed: its view does not. So nobody can take back what is sealed.

The clock is a stand-in. A move takes three seconds, as in a match that keeps its own clock;
whatever waits for the clock alone happens at once. In a race nobody is quicker than anybody else:
all react within the same time, so right answers tie, and luck chooses among them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from msgspec import Struct

from meowple.core.game import Chance, MeowpleError, Millis, Seat, When
from meowple.core.numbers import find_numbers
from meowple.core.quick import next_moment, settled
from meowple.core.registry import check_seats, game_or_name, read_options

REACTION: Final = Millis(600)
"""How quick everybody is in a race."""
TRIES: Final = 1_000
"""So many worlds are imagined until the right seats have answered in one."""


class Position(NamedTuple):
    """Where a game stands, and when."""

    state: Any
    at: Millis


class Turns:
    """One table, which can be dealt again and again."""

    def __init__(
        self, game: Any, seats: int | None, options: Mapping[str, Any] | Struct | None
    ) -> None:
        self.game = game_or_name(game)
        self.seats = check_seats(self.game, self.game.seats[0] if seats is None else seats)
        self.options = read_options(self.game, {} if options is None else options)
        self.numbers = find_numbers(self.game, self.seats, self.options)
        self.rush: Callable[..., Any] = getattr(self.game, "rush", None) or self._played

    def __deepcopy__(self, memo: object) -> Turns:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Turns, (self.game.name, self.seats, self.options)

    def deal(self, chance: Chance) -> Position:
        """The beginning."""
        return Position(self.game.deal(self.seats, self.options, chance), Millis(0))

    def actor(self, state: Any) -> Seat | None:
        """The seat that is asked; None at the end."""
        return min(self.game.to_act(state), default=None)

    def play(self, position: Position, seat: Seat, move: Any, chance: Chance) -> Position:
        """Where it stands after a move, and after all that then happens by itself. The position
        before it is unchanged."""
        return self._after(self._played, position, seat, move, chance)

    def rushed(self, position: Position, seat: Seat, move: Any, chance: Chance) -> Position:
        """The same, for whoever holds the only copy of the position and plays a legal move."""
        return self._after(self.rush, position, seat, move, chance)

    def imagine(self, position: Position, seat: Seat, chance: Chance) -> Position:
        """A position that the seat that is asked could not tell from this one, with the right odds:
        all seats before it have answered, and none after it."""
        view = self.game.view(position.state, seat)
        for _ in range(TRIES):
            world = self.game.imagine(view, chance)
            alike = self.numbers.in_turn(world, seat, REACTION)
            if self.actor(alike) == seat:
                return Position(alike, position.at)
        raise MeowpleError(f"nothing fits what seat {seat} knows")

    def _after(
        self,
        step: Callable[..., Any],
        position: Position,
        seat: Seat,
        move: Any,
        chance: Chance,
    ) -> Position:
        when = self._when(position)
        state = step(position.state, seat, move, when, chance)
        state, at, _ = settled(self.game, state, when.at, chance)
        return Position(state, at)

    def _played(self, state: Any, seat: Seat, move: Any, when: When, chance: Chance) -> Any:
        return self.game.play(state, seat, move, when, chance).state

    def _when(self, position: Position) -> When:
        state, at = position
        if self.game.race:
            return When(at, REACTION)
        return When(next_moment(self.game, state, at))
