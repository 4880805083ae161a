"""Who sits at the terminal in tests: somebody who types, and bots that do not think."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from meowple import Match
from meowple.terminal import TEXTS
from meowple.terminal.table import Screen, Table, Typing
from meowple.words import words

AnyMatch = Match[Any, Any, Any, Any]


class Plan(Struct, frozen=True):
    """What a test's bot means to do."""

    move: Any


class Careless:
    """A bot that takes any move."""

    level = "cat"
    budget = 0

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int, /) -> Plan:
        return Plan(rng.choice(moves))


class Picky(Careless):
    """A bot that takes the first move of the kinds it likes."""

    def __init__(self, *likes: type) -> None:
        self.likes = likes

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int, /) -> Plan:
        return Plan(moves[liked(moves, self.likes)])


def liked(moves: Sequence[Any], likes: Iterable[type]) -> int:
    """Where the first move of the kind liked most stands; the last one if none is liked."""
    for kind in likes:
        for at, move in enumerate(moves):
            if isinstance(move, kind):
                return at
    return len(moves) - 1


def careless(game: str, level: str) -> Careless:
    """In place of `find_bot`."""
    return Careless()


class Typist:
    """Types whatever it is told to think of, again and again, then leaves."""

    def __init__(self, think: Callable[[], str | None]) -> None:
        self._think = think

    def readline(self) -> str:
        typed = self._think()
        return "" if typed is None else f"{typed}\n"


class Tty(io.StringIO):
    """Text that goes to a real terminal."""

    def isatty(self) -> bool:
        return True


def any_number(seed: int) -> Typist:
    """Somebody who types small numbers at random; wrong ones are asked for again."""
    rng = Random(seed)
    return Typist(lambda: str(rng.randint(1, 6)))


def table_for(
    match: AnyMatch,
    stdin: Typing,
    stdout: io.StringIO,
    bot: Careless | None = None,
    language: str = "en",
    clock: Callable[[], int] = lambda: 0,
) -> Table:
    """A table at which this match is played."""
    say = words(language)
    names = [say("name-you"), *(say(f"name-bot-{n}") for n in range(1, match.seats))]
    return Table(
        match,
        TEXTS[match.game.name],
        bot or Careless(),
        say=say,
        names=names,
        screen=Screen(stdin, stdout),
        rng=Random(1),
        clock=clock,
    )
