"""Leaks of each kind, planted in the toys to prove that the search finds them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from meowple.core.game import AnyGame, Chance, Fact, Refused, Seat, Step, When
from tests.contract.desk import Desk
from tests.toys.dash import DASH
from tests.toys.sealed import SEALED, Chose, State
from tests.toys.tiles import TILES


class Planted:
    """A game that is the honest one in everything but what a leak overrides."""

    def __init__(self, honest: AnyGame) -> None:
        self.honest = honest

    def __getattr__(self, name: str) -> Any:
        return getattr(self.honest, name)


def secret(state: State, seat: Seat | None) -> int:
    """A number made of what the others have sealed."""
    return sum(number for other, number in enumerate(state.chosen) if other != seat)


class ValueInView(Planted):
    def view(self, state: State, seat: Seat | None) -> Any:
        view = self.honest.view(state, seat)
        return msgspec.structs.replace(view, round=view.round + 10 * secret(state, seat))


class BelievedValue(Planted):
    """The view shows too much, and `imagine` takes it for known: no world stands against it."""

    def view(self, state: State, seat: Seat | None) -> Any:
        view = self.honest.view(state, seat)
        known = zip(view.left, state.chosen, strict=True)
        return msgspec.structs.replace(view, left=tuple(left + 10 * n for left, n in known))

    def imagine(self, view: Any, chance: Chance) -> State:
        chosen = tuple(left // 10 for left in view.left)
        left = tuple(left % 10 for left in view.left)
        return State(view.options, view.round, view.last, chosen, left, view.lines)


class BagInView(Planted):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return msgspec.structs.replace(self.honest.view(state, seat), unseen=state.bag)


class OrderOfMoves(Planted):
    def moves(self, state: State, seat: Seat) -> Sequence[Any]:
        moves = self.honest.moves(state, seat)
        return moves[::-1] if secret(state, seat) % 2 else moves


class CountOfMoves(Planted):
    def moves(self, state: State, seat: Seat) -> Sequence[Any]:
        return self.honest.moves(state, seat)[: 2 - secret(state, seat) % 2]


class NumberInDecision(Planted):
    def decision(self, state: State, seat: Seat) -> int | None:
        number = self.honest.decision(state, seat)
        return None if number is None else number + 100 * secret(state, seat)


class TextOfRefusal(Planted):
    def play(
        self, state: State, seat: Seat, move: Any, when: When, chance: Chance
    ) -> Step[Any, Any]:
        try:
            return self.honest.play(state, seat, move, when, chance)
        except Refused as refused:
            raise Refused(refused.key, others=secret(state, seat)) from None


class OpenFact(msgspec.Struct, frozen=True, tag="chose"):
    """A choice told to everyone."""

    seat: Seat
    number: int

    def told_to(self, seat: Seat | None) -> OpenFact:
        return self


class ChoiceInFacts(Planted):
    def play(
        self, state: State, seat: Seat, move: Any, when: When, chance: Chance
    ) -> Step[Any, Any]:
        step = self.honest.play(state, seat, move, when, chance)
        facts = [OpenFact(f.seat, f.number) if isinstance(f, Chose) else f for f in step.facts]
        return Step(step.state, tuple(facts), step.told)


class AskedNothing(Desk):
    """No search can play on from views that are not those of the rules."""

    def look(self, state: Any, seat: Seat | None) -> bytes:
        return b""


class EveryStepCounts(Desk):
    """Messages are numbered by the log, so that a hidden step leaves a gap."""

    def message(
        self, before: Any, facts: Sequence[Fact], after: Any, seat: Seat | None
    ) -> bytes | None:
        return super().message(before, facts, after, seat) or b""


class SizeOfMessage(Desk):
    def message(
        self, before: Any, facts: Sequence[Fact], after: Any, seat: Seat | None
    ) -> bytes | None:
        message = super().message(before, facts, after, seat)
        return message and message + b" " * secret(after, seat)


class ChoiceInResync(Desk):
    def resync(self, state: State, seat: Seat | None, heard: Sequence[bytes]) -> bytes:
        return super().resync(state, seat, heard) + b"%d" % secret(state, seat)


class ChoiceInExport(Desk):
    def export(self, state: State, seat: Seat | None, heard: Sequence[bytes]) -> bytes:
        return super().export(state, seat, heard) + b"%d" % secret(state, seat)


class ChoiceInReview(Desk):
    """A review whose dice are those of the match, and not of what the seat saw."""

    def look(self, state: State, seat: Seat | None) -> bytes:
        return super().look(state, seat) + b"%d" % secret(state, seat)


class EveryoneWaitedFor(Desk):
    """The list of all who have not grabbed yet, told in a race."""

    def waiting(self, state: Any, seat: Seat | None) -> list[Seat]:
        return sorted(self.game.to_act(state))


class Leak(NamedTuple):
    """A planted leak, and the part of what is told that must give it away."""

    kind: str
    game: AnyGame
    desk: Desk
    imagines: AnyGame
    told_by: str


def _in_game(kind: str, told_by: str, leaky: Planted) -> Leak:
    game: Any = leaky
    return Leak(kind, leaky.honest, AskedNothing(game), leaky.honest, told_by)


def _at_desk(kind: str, told_by: str, desk: Desk) -> Leak:
    return Leak(kind, desk.game, desk, desk.game, told_by)


def _believed(kind: str, told_by: str, leaky: Planted) -> Leak:
    game: Any = leaky
    return Leak(kind, leaky.honest, AskedNothing(game), game, told_by)


LEAKS = [
    _in_game("value", "view", ValueInView(SEALED)),
    _in_game("value: the bag", "view", BagInView(TILES)),
    _believed("value, believed", "view", BelievedValue(SEALED)),
    _in_game("order", "moves", OrderOfMoves(SEALED)),
    _in_game("count", "moves", CountOfMoves(SEALED)),
    _at_desk("count of messages", "message", EveryStepCounts(DASH)),
    _at_desk("size", "message", SizeOfMessage(SEALED)),
    _in_game("error text", "refusals", TextOfRefusal(SEALED)),
    _in_game("decision number", "decision", NumberInDecision(SEALED)),
    _at_desk("resync", "resync", ChoiceInResync(SEALED)),
    _at_desk("export", "export", ChoiceInExport(SEALED)),
    _at_desk("review", "look", ChoiceInReview(SEALED)),
    _at_desk("waiting list", "waiting", EveryoneWaitedFor(DASH)),
    _in_game("facts", "facts", ChoiceInFacts(SEALED)),
]
