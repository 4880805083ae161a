"""A moment of a match as OpenSpiel wants it, and what a seat is told of it there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from meowple.adapters import missing
from meowple.adapters.luck import Answers, Unanswered
from meowple.adapters.turns import Position, Turns
from meowple.core.game import MeowpleError, Seat

try:
    import numpy as np
    import pyspiel as pyspiel  # for the page that registers games, too
except ModuleNotFoundError as error:
    raise missing("OpenSpiel", "openspiel") from error


CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


class Held(msgspec.Struct, frozen=True):
    """All that a state holds: a value, so that copies of a state share it."""

    position: Position | None = None
    """Where the game stands; None before the deal."""
    doing: tuple[Seat, Any] | None = None
    """The move whose luck is still to come."""
    answers: tuple[int, ...] = ()
    """What luck has said so far of the deal, or of this move."""
    outcomes: int = 0
    """How many things luck may say next; 0 where a seat is asked."""
    made: int = 0
    """How many moves were made."""
    said: tuple[tuple[int, ...], ...] = ()
    """For each seat the numbers of its moves."""
    asked: Seat | None = None
    """The seat that is asked, unless luck is; None at the end."""

    def __deepcopy__(self, memo: object) -> Held:
        return self


class State(pyspiel.State):  # type: ignore[misc]
    """A moment of a match, as OpenSpiel wants it."""

    def __init__(self, game: Any, turns: Turns, most: int, start: Held) -> None:
        super().__init__(game)
        self._turns = turns
        self._most = most
        self._held = start

    # Where it stands

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody any more."""
        held = self._held
        if held.outcomes:
            return CHANCE
        if held.asked is None or held.made >= self._most:
            return TERMINAL
        return held.asked

    def is_terminal(self) -> bool:
        """Whether nobody is asked anything any more."""
        return self.current_player() == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of this seat's moves, sorted."""
        state, turns = _state(self._held), self._turns
        view = turns.game.view(state, Seat(player))
        moves = turns.game.moves(state, Seat(player))
        return sorted([turns.numbers.action(view, move) for move in moves])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All that luck may say, each equally likely."""
        outcomes = self._held.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def returns(self) -> list[float]:
        """What each seat got out of it; nothing before the end, or if it was cut off."""
        held = self._held
        outcome = self._turns.game.outcome(_state(held)) if held.position is not None else None
        return [0.0] * self._turns.seats if outcome is None else list(outcome.returns)

    # What happens

    def _apply_action(self, action: int) -> None:
        """A move of the seat that is asked, or what luck says."""
        held, turns = self._held, self._turns
        if held.outcomes:
            answered = msgspec.structs.replace(held, answers=(*held.answers, action))
        else:
            seat = held.asked
            assert seat is not None
            move = turns.numbers.move(turns.game.view(_state(held), seat), action)
            said = (*held.said[:seat], (*held.said[seat], action), *held.said[seat + 1 :])
            answered = Held(held.position, (seat, move), (), 0, held.made + 1, said)
        self._held = go_on(turns, answered)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that this seat could not tell from this one, with the right odds. What others
        did is not known in it: they remember what they know."""
        held, turns = self._held, self._turns
        position = held.position
        if position is None or player != self.current_player():
            raise MeowpleError("a state is imagined by the seat that is asked")
        world = turns.imagine(position, Seat(player), Sampled(sampler))
        said = tuple([own if seat == player else () for seat, own in enumerate(held.said)])
        other: State = self.clone()
        other._held = Held(world, made=held.made, said=said, asked=Seat(player))
        return other

    # What is told

    def view(self, player: int) -> Any:
        """What a seat knows; None before the deal. While a move waits for its luck nobody has been
        told anything of it."""
        position = self._held.position
        return None if position is None else self._turns.game.view(position.state, Seat(player))

    def move(self, action: int) -> Any:
        """The move of this number, for the seat that is asked."""
        return self._turns.numbers.move(self.view(self.current_player()), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"luck {action}"
        return repr(self._turns.numbers.move(self.view(player), action))

    def __str__(self) -> str:
        held = self._held
        stands = "not dealt" if held.position is None else repr(held.position.state)
        return f"{stands} after {held.made} moves, luck {list(held.answers)} of {held.outcomes}"


def _state(held: Held) -> Any:
    assert held.position is not None, "nothing is asked before the deal"
    return held.position.state


def go_on(turns: Turns, held: Held) -> Held:
    """The deal or the move that was begun, if luck has said enough; else it is luck's turn."""
    chance, said = Answers(held.answers), held.said or ((),) * turns.seats
    try:
        if held.position is None or held.doing is None:
            position = turns.deal(chance)
        else:
            position = turns.play(held.position, *held.doing, chance)
    except Unanswered as asked:
        return msgspec.structs.replace(held, outcomes=asked.outcomes)
    return Held(position, made=held.made, said=said, asked=turns.actor(position.state))


class Sampled:
    """Luck out of a function that gives numbers between 0 and 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def below(self, n: int) -> int:
        return min(int(self._sampler() * n), n - 1)


class Observer:
    """What a seat is told, in OpenSpiel's terms."""

    def __init__(self, turns: Turns, recall: bool) -> None:
        self._turns = turns
        self._recall = recall
        self.tensor = np.zeros(turns.numbers.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write the numbers of the seat's view into `tensor`."""
        view = state.view(max(player, 0))
        told = bytes(len(self.tensor)) if view is None else self._turns.numbers.features(view)
        self.tensor[:] = np.frombuffer(told, np.uint8)

    def string_from(self, state: State, player: int) -> str:
        """The view; with perfect recall, the seat's own moves before it."""
        view = state.view(player)
        if view is None:
            return ""
        told = self._turns.numbers.information(view)
        return f"{list(state._held.said[player])} {told}" if self._recall else told
