"""`sealed`: all choose a number in secret and may take it back; a number nobody shares scores."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from msgspec import Meta, Struct

from meowple.core.facts import Open
from meowple.core.game import (
    Chance,
    Line,
    Millis,
    Outcome,
    Refused,
    Seat,
    Step,
    When,
    check_options,
    check_seat,
)
from meowple.core.game import (
    Sealed as Policy,
)
from tests.toys.ranking import BOX, outcome_of

NUMBERS = (1, 2, 3)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=5)] = 3
    takebacks: Annotated[int, Meta(ge=0, le=3)] = 2


class Choose(Struct, frozen=True, tag="choose"):
    number: int


class TakeBack(Struct, frozen=True, tag="take_back"):
    pass


Move = Choose | TakeBack


class Chose(Struct, frozen=True, tag="chose", omit_defaults=True):
    seat: Seat
    number: int = 0

    def told_to(self, seat: Seat | None) -> Chose:
        return self if seat == self.seat else Chose(self.seat)


class TookBack(Open, frozen=True, tag="took_back"):
    seat: Seat


class Revealed(Open, frozen=True, tag="revealed"):
    numbers: tuple[int, ...]


Fact = Chose | TookBack | Revealed


@dataclass(frozen=True, slots=True, repr=False)
class State:
    options: Options
    round: int
    last: tuple[int, ...]  # what each seat showed in the last round, 0 before the first
    chosen: tuple[int, ...]  # what each seat has sealed, 0 for nothing yet
    left: tuple[int, ...]  # how often each seat may still take back in this round
    lines: tuple[tuple[Line, ...], ...]

    def __repr__(self) -> str:
        return f"<State of sealed: {len(self.lines)} seats, round {self.round}>"


class View(Struct, frozen=True, tag="sealed"):
    seat: Seat | None
    options: Options
    round: int
    last: tuple[int, ...]
    sealed: tuple[bool, ...]
    mine: int
    left: tuple[int, ...]
    lines: tuple[tuple[Line, ...], ...]


def put(row: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """The row with another value at `seat`."""
    return (*row[:seat], value, *row[seat + 1 :])


class Sealed:
    name, rules, seats = "sealed", 1, range(2, 5)
    options: type[Struct] = Options
    move_type, view_type, fact_type = Move, View, Fact
    race, spectator_delay = False, Millis(0)
    box = BOX

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        check_options(options, Options)
        nothing = (0,) * seats
        return State(options, 0, nothing, nothing, (options.takebacks,) * seats, ((),) * seats)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.round == state.options.rounds:
            return frozenset()
        return frozenset(Seat(s) for s, number in enumerate(state.chosen) if not number)

    def decision(self, state: State, seat: Seat) -> int | None:
        check_seat(seat, len(state.lines))
        if not self.moves(state, seat):
            return None
        taken_back = state.options.takebacks - state.left[seat]
        return 8 * state.round + 2 * taken_back + bool(state.chosen[seat])

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        check_seat(seat, len(state.lines))
        if state.round == state.options.rounds:
            return ()
        if state.chosen[seat]:
            return (TakeBack(),) if state.left[seat] else ()
        return tuple(Choose(number) for number in NUMBERS if number != state.last[seat])

    def wakes_at(self, state: State) -> Millis | None:
        return None

    def play(
        self, state: State, seat: Seat, move: Move, when: When, chance: Chance
    ) -> Step[State, Fact]:
        check_seat(seat, len(state.lines))
        if move not in self.moves(state, seat):
            raise Refused(self._reason(state, seat, move))
        if isinstance(move, TakeBack):
            left = put(state.left, seat, state.left[seat] - 1)
            chosen = put(state.chosen, seat, 0)
            return Step(replace(state, chosen=chosen, left=left), (TookBack(seat),), told=False)
        state = replace(state, chosen=put(state.chosen, seat, move.number))
        chose = Chose(seat, move.number)
        if not all(state.chosen):
            return Step(state, (chose,), told=False)
        return Step(self._next_round(state), (chose, Revealed(state.chosen)))

    def _reason(self, state: State, seat: Seat, move: Move) -> str:
        if self.outcome(state):
            return "game_over"
        if isinstance(move, TakeBack):
            return "no_more_taking_back" if state.chosen[seat] else "nothing_to_take_back"
        if state.chosen[seat]:
            return "already_chosen"
        return "same_as_last" if move.number in NUMBERS else "no_such_number"

    def _next_round(self, state: State) -> State:
        lines = tuple(
            (*lines, Line("alone", number, state.round)) if shown.count(number) == 1 else lines
            for shown in [state.chosen]
            for number, lines in zip(shown, state.lines, strict=True)
        )
        left = (state.options.takebacks,) * len(lines)
        nothing = (0,) * len(lines)
        return State(state.options, state.round + 1, state.chosen, nothing, left, lines)

    def wake(self, state: State, at: Millis, chance: Chance) -> Step[State, Fact]:
        raise Refused("nothing_due")

    def outcome(self, state: State) -> Outcome | None:
        over = state.round == state.options.rounds
        return outcome_of(state.lines, "rounds_played") if over else None

    def view(self, state: State, seat: Seat | None) -> View:
        check_seat(seat, len(state.lines))
        sealed = tuple(number > 0 for number in state.chosen)
        mine = 0 if seat is None else state.chosen[seat]
        return View(
            seat, state.options, state.round, state.last, sealed, mine, state.left, state.lines
        )

    def screen(self, view: View) -> View:
        return view

    def imagine(self, view: View, chance: Chance, sealed: Policy | None = None) -> State:
        nothing = (0,) * len(view.lines)
        bare = State(view.options, view.round, view.last, nothing, view.left, view.lines)
        chosen = [0] * len(view.lines)
        for seat, is_sealed in enumerate(view.sealed):
            if seat == view.seat:
                chosen[seat] = view.mine
            elif is_sealed:
                legal = self.moves(bare, Seat(seat))
                given = sealed(bare, Seat(seat), legal) if sealed else None
                choice = given or legal[chance.below(len(legal))]
                assert isinstance(choice, Choose)
                chosen[seat] = choice.number
        return replace(bare, chosen=tuple(chosen))


SEALED = Sealed()
