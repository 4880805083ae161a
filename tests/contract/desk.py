"""Everything a seat can be told or can ask for, built from the core page as a server builds it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from meowple.bots import LEVELS, find_bot, find_search
from meowple.bots.asked import Asked, Question
from meowple.bots.hints import reasons
from meowple.bots.review import Reviewer
from meowple.core.game import AnyGame, Fact, Millis, Refused, Seat, When, waiting_for
from meowple.core.luck import Rolled
from tests.contract.snapshot import wire

ITERATIONS = 4

Told = dict[str, Any]
"""What is told, by the part that tells it."""


class Desk:
    """Where a seat, or a spectator (None), hears about the match."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._hints: dict[tuple[bytes, bytes], bytes] = {}
        self._looks: dict[tuple[bytes, bytes], bytes] = {}

    def waiting(self, state: Any, seat: Seat | None) -> list[Seat]:
        """The seats it is told the table waits for."""
        return sorted(waiting_for(self.game, state, seat))

    def facts(self, facts: Sequence[Fact], seat: Seat | None) -> list[bytes]:
        """The facts it is told, as it is told them."""
        told = [fact.told_to(seat) for fact in facts]
        return [wire(fact) for fact in told if fact is not None]

    def now(self, state: Any, seat: Seat | None) -> Told:
        """How things stand for it."""
        view = self.game.view(state, seat)
        moves = [] if seat is None else self.game.moves(state, seat)
        return {
            "view": view,
            "screen": self.game.screen(view),
            "moves": moves,
            "decision": None if seat is None else self.game.decision(state, seat),
            "waiting": self.waiting(state, seat),
        }

    def message(
        self, before: Any, facts: Sequence[Fact], after: Any, seat: Seat | None
    ) -> bytes | None:
        """What it is sent of a step; None, and no message is numbered, if it hears nothing new."""
        told, now = self.facts(facts, seat), self.now(after, seat)
        if not told and wire(now) == wire(self.now(before, seat)):
            return None
        return b"\n".join([*told, wire(now)])

    def resync(self, state: Any, seat: Seat | None, heard: Sequence[bytes]) -> bytes:
        """What it is sent when it comes back after a lost connection."""
        return wire({"messages": len(heard), **self.now(state, seat)})

    def export(self, state: Any, seat: Seat | None, heard: Sequence[bytes]) -> bytes:
        """What it may save of the match while it is played: what it has heard, and what it sees."""
        screen = self.game.screen(self.game.view(state, seat))
        return b"\n".join([*heard, wire({"screen": screen, "outcome": self.game.outcome(state)})])

    def refusal(self, state: Any, seat: Seat, move: Any) -> str:
        """How a move is answered."""
        try:
            when = When(self.game.wakes_at(state) or Millis(0))
            self.game.play(state, seat, move, when, Rolled(Random(0)))
        except Refused as refused:
            return str(refused)
        return "accepted"

    def hint(self, state: Any, seat: Seat | None) -> bytes:
        """What a bot would do in its place, with fixed dice and few iterations."""
        moves = [] if seat is None else self.game.moves(state, seat)
        if not moves:
            return b""
        view = self.game.view(state, seat)
        asked = wire(view), wire(moves)
        if asked not in self._hints:  # a bot is asked once with the same view and moves
            bot = find_bot(self.game.name, LEVELS[-1])
            self._hints[asked] = wire(bot.choose(view, moves, Random(7), ITERATIONS))
        return self._hints[asked]

    def look(self, state: Any, seat: Seat | None) -> bytes:
        """What a hint says about its question, and what a review will say of the last move."""
        moves = [] if seat is None else self.game.moves(state, seat)
        if seat is None or not moves:
            return b""
        view = self.game.view(state, seat)
        asked = wire(view), wire(moves)
        if asked not in self._looks:  # the search is asked once, too
            search = find_search(self.game.name)
            weighed = search.weigh(view, seat, moves, Random(7), ITERATIONS, why=True)
            question = Question(0, view, tuple(moves), moves[-1], view)
            looked = Reviewer(search, Asked(seat, 2, (question,), None), ITERATIONS).look(0)
            why = reasons(weighed, search.judgement.matters, lambda value: value)
            self._looks[asked] = wire((why, looked))
        return self._looks[asked]

    def everything(
        self, state: Any, seat: Seat | None, heard: Sequence[bytes], moves: Sequence[Any] = ()
    ) -> Told:
        """All it can ask for; `moves` are tried out to hear how they are refused."""
        asked = [] if seat is None else [self.refusal(state, seat, move) for move in moves]
        return {
            **{part: wire(value) for part, value in self.now(state, seat).items()},
            "refusals": asked,
            "hint": self.hint(state, seat),
            "look": self.look(state, seat),
            "resync": self.resync(state, seat, heard),
            "export": self.export(state, seat, heard),
            "outcome": wire(self.game.outcome(state)),
        }


def differences(one: Told, other: Told) -> set[str]:
    """The parts in which the two can be told apart."""
    return {part for part in one.keys() | other.keys() if one.get(part) != other.get(part)}
