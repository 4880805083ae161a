"""Bots that nobody would invite."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Sequence
from random import Random
from typing import Any


class First:
    """Takes what is offered first, and says nothing of a pause."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Any:
        return moves[0]


class Raises(First):
    """Fails now and then, and in more than one line."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Any:
        if rng.random() < 0.1:
            raise ValueError("a hairball,\n\tand another")
        return moves[0]


class Counts(First):
    """Would remember from game to game: made anew, it does not."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Any:
        self.asked += 1
        return moves[self.asked % len(moves)]


class Nonsense(First):
    """Gives what is no move."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Any:
        return "meow"


class Thief(First):
    """Empties what it was offered."""

    def choose(self, view: Any, moves: Any, rng: Random, budget: int) -> Any:
        move = moves[-1]
        moves.clear()
        return move


class Leaves(First):
    """Ends the program."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Any:
        raise SystemExit(3)


class Cancelled(BaseException):
    """As asyncio's: no `Exception`."""


class Cancels(First):
    """Raises what most of us do not catch."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Any:
        raise Cancelled("the nap is over")


class CancelsAll(First):
    """Raises it when it is made."""

    def __init__(self) -> None:
        raise Cancelled("no nap")


class Fateful(First):
    """Does something at its first question, in one game of eight."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Any:
        if not hasattr(self, "asked") and rng.random() < 0.125:
            self.do()
        self.asked = True
        return moves[0]

    def do(self) -> None: ...


class Sleeps(Fateful):
    """Never answers."""

    def do(self) -> None:
        while True:
            pass


class Waits(Fateful):
    """Does not answer before everybody is awake."""

    def do(self) -> None:
        while "AWAKE" not in os.environ:
            time.sleep(0.01)


class Dies(Fateful):
    """Takes its whole process along."""

    def do(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class NotMade(First):
    """Cannot even be made."""

    def __init__(self) -> None:
        raise RuntimeError("no cat today")


class EndsAll(First):
    """Ends the program when it is made."""

    def __init__(self) -> None:
        raise SystemExit(7)


class Once(First):
    """Can be made once, which is not enough."""

    made = 0

    def __init__(self) -> None:
        Once.made += 1
        if Once.made > 1:
            raise RuntimeError("no second cat")


class Vague(First):
    """Does not say in numbers how long it thinks."""

    budget = "long"


class HalfLetter(First):
    """Fails with a text that no file can hold."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Any:
        raise ValueError("a \ud800")


class Itself(First):
    """Takes itself for a move."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Any:
        return self


class Interrupts(First):
    """Behaves as if somebody had pressed Ctrl-C."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Any:
        raise KeyboardInterrupt


class Engine(First):
    """Lets another program think, and never ends it."""

    thinks: Any = None

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Any:
        if Engine.thinks is None:
            Engine.thinks = subprocess.Popen(["sleep", "600"])
        return moves[0]


class Forks(First):
    """Is two from its first question on, and both answer."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Any:
        if not hasattr(self, "asked"):
            os.fork()
        self.asked = True
        return moves[0]


MUTE = object()
"""Not a bot at all."""


class AlwaysRaises(First):
    """Fails at once, and in more than one line."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Any:
        raise ValueError("a hairball,\n\tand another")


class NeverAnswers(First):
    """Is still thinking."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Any:
        while True:
            pass
