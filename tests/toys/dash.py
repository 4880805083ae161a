"""`dash`: a card is shown, everyone grabs at once, the quickest right grab wins the round."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from msgspec import Meta, Struct

from meowple.core.facts import Open, Own
from meowple.core.game import (
    Chance,
    Line,
    Millis,
    Outcome,
    Refused,
    Sealed,
    Seat,
    Step,
    When,
    check_options,
    check_seat,
)
from tests.toys.ranking import BOX, outcome_of

CARDS = 4
PASSED = -1
TIE_BAND = 8
PAUSE = 1_000


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=5)] = 3
    limit: Annotated[int, Meta(ge=1_000, le=30_000)] = 5_000


class Grab(Struct, frozen=True, tag="grab"):
    card: int


class Pass(Struct, frozen=True, tag="pass"):
    pass


Move = Grab | Pass


class Shown(Open, frozen=True, tag="shown"):
    card: int


class Grabbed(Own, frozen=True, tag="grabbed"):
    card: int


class Won(Open, frozen=True, tag="won"):
    seat: Seat | None


class Voided(Open, frozen=True, tag="voided"):
    pass


Fact = Shown | Grabbed | Won | Voided


class Paw(Struct, frozen=True):
    card: int
    reaction: int


@dataclass(frozen=True, slots=True, repr=False)
class State:
    options: Options
    round: int
    card: int | None  # the card to grab; None in the pause before it is shown
    shown_at: Millis
    closes: Millis  # when the table acts: end of the pause, of the round or of the window
    paws: tuple[Paw | None, ...]
    lines: tuple[tuple[Line, ...], ...]

    def __repr__(self) -> str:
        return f"<State of dash: {len(self.lines)} seats, round {self.round}, card {self.card}>"


class View(Struct, frozen=True, tag="dash"):
    seat: Seat | None
    options: Options
    round: int
    card: int | None
    shown_at: Millis
    mine: Paw | None
    lines: tuple[tuple[Line, ...], ...]


class Dash:
    name, rules, seats = "dash", 1, range(2, 5)
    options: type[Struct] = Options
    move_type, view_type, fact_type = Move, View, Fact
    race, spectator_delay = True, Millis(1_000)
    box = BOX

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        check_options(options, Options)
        pause = State(options, 0, None, Millis(0), Millis(0), (None,) * seats, ((),) * seats)
        return self._show(pause, Millis(0), chance)

    def _show(self, state: State, at: Millis, chance: Chance) -> State:
        closes = Millis(at + state.options.limit)
        return replace(state, card=chance.below(CARDS), shown_at=at, closes=closes)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.card is None:
            return frozenset()
        return frozenset(Seat(s) for s, paw in enumerate(state.paws) if paw is None)

    def decision(self, state: State, seat: Seat) -> int | None:
        check_seat(seat, len(state.paws))
        return state.round if seat in self.to_act(state) else None

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        check_seat(seat, len(state.paws))
        if seat not in self.to_act(state):
            return ()
        return (*(Grab(card) for card in range(CARDS)), Pass())

    def wakes_at(self, state: State) -> Millis | None:
        return None if self.outcome(state) else state.closes

    def play(
        self, state: State, seat: Seat, move: Move, when: When, chance: Chance
    ) -> Step[State, Fact]:
        check_seat(seat, len(state.paws))
        if move not in self.moves(state, seat):
            raise Refused(self._reason(state, seat))
        card = move.card if isinstance(move, Grab) else PASSED
        reaction = when.at - state.shown_at if when.reaction is None else when.reaction
        paws = (*state.paws[:seat], Paw(card, reaction), *state.paws[seat + 1 :])
        closes = state.closes
        if card == state.card and when.latest is not None:
            closes = min(closes, Millis(max(when.latest) + TIE_BAND))
        state = replace(state, paws=paws, closes=closes)
        if None in paws:
            return Step(state, (Grabbed(seat, card),))
        step = self._settle(state, when.at, chance)
        return Step(step.state, (Grabbed(seat, card), *step.facts))

    def _reason(self, state: State, seat: Seat) -> str:
        if self.outcome(state):
            return "game_over"
        if state.card is None:
            return "not_shown_yet"
        return "one_grab_a_round" if state.paws[seat] else "no_such_card"

    def _settle(self, state: State, at: Millis, chance: Chance) -> Step[State, Fact]:
        right = {
            Seat(seat): paw.reaction
            for seat, paw in enumerate(state.paws)
            if paw is not None and paw.card == state.card
        }
        tied = [seat for seat in right if right[seat] <= min(right.values()) + TIE_BAND]
        winner = tied[chance.below(len(tied)) if len(tied) > 1 else 0] if tied else None
        lines = tuple(
            (*sheet, Line("won", 1, state.round)) if seat == winner else sheet
            for seat, sheet in enumerate(state.lines)
        )
        closes = Millis(at + PAUSE)
        paws = (None,) * len(lines)
        after = State(state.options, state.round + 1, None, at, closes, paws, lines)
        return Step(after, (Won(winner),))

    def wake(self, state: State, at: Millis, chance: Chance) -> Step[State, Fact]:
        if state.card is not None:
            return self._settle(state, at, chance)
        shown = self._show(state, at, chance)
        return Step(shown, (Shown(shown.card or 0),))

    def void(self, state: State, at: Millis) -> Step[State, Fact] | None:
        if state.card is None:
            return None
        paws = (None,) * len(state.lines)
        after = replace(state, round=state.round + 1, card=None, shown_at=at, paws=paws)
        return Step(replace(after, closes=Millis(at + PAUSE)), (Voided(),))

    def warm_up(self, options: Options, chance: Chance) -> State:
        return self.deal(1, options, chance)

    def outcome(self, state: State) -> Outcome | None:
        over = state.round == state.options.rounds
        return outcome_of(state.lines, "rounds_played") if over else None

    def view(self, state: State, seat: Seat | None) -> View:
        check_seat(seat, len(state.paws))
        mine = None if seat is None else state.paws[seat]
        return View(seat, state.options, state.round, state.card, state.shown_at, mine, state.lines)

    def screen(self, view: View) -> View:
        return view

    def imagine(self, view: View, chance: Chance, sealed: Sealed | None = None) -> State:
        ends = PAUSE if view.card is None else view.options.limit
        closes = Millis(view.shown_at + ends)
        paws: tuple[Paw | None, ...] = (None,) * len(view.lines)
        while view.card is not None:
            paws = tuple(
                view.mine if seat == view.seat else self._paw(view, Seat(seat), chance, sealed)
                for seat in range(len(view.lines))
            )
            if None in paws:  # had all grabbed, the round would be over
                break
        return State(view.options, view.round, view.card, view.shown_at, closes, paws, view.lines)

    def _paw(self, view: View, seat: Seat, chance: Chance, sealed: Sealed | None) -> Paw | None:
        """No grab yet, a pass or any card, all as likely; or what `sealed` says."""
        card = chance.below(CARDS + 2) - 1
        if card == CARDS:
            return None
        if sealed is not None:
            nobody = (None,) * len(view.lines)
            at = view.shown_at
            bare = State(view.options, view.round, view.card, at, at, nobody, view.lines)
            move = sealed(bare, seat, self.moves(bare, seat))
            card = move.card if isinstance(move, Grab) else PASSED
        return Paw(card, 200 + chance.below(800))


DASH = Dash()
