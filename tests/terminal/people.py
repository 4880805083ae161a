"""Who sits at the terminal in tests: somebody who types, and bots that do not think."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from meowple import Match, Millis
from meowple.terminal import Page, page_of
from meowple.terminal.race import RaceTable
from meowple.terminal.table import Left, Screen, Table, Typing
from meowple.words import words

AnyMatch = Match[Any, Any, Any, Any]


class Plan(Struct, frozen=True):
    """What a test's bot means to do."""

    move: Any
    after: Millis = Millis(0)


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

    def fileno(self) -> int:
        raise OSError("nobody sits at a real keyboard")


class Tty(io.StringIO):
    """Text that goes to a real terminal."""

    def isatty(self) -> bool:
        return True


def any_number(seed: int) -> Typist:
    """Somebody who types small numbers at random; wrong ones are asked for again."""
    rng = Random(seed)
    return Typist(lambda: str(rng.randint(1, 6)))


class QuickTypist:
    """Types whatever it is told to think of, so many milliseconds after it was asked. Time is what
    this says it is."""

    def __init__(self, think: Callable[[], tuple[str, int] | None]) -> None:
        self.now = 0
        self._think = think
        self._typing: tuple[str, int] | None = None
        self._asked = False
        """Whether it was asked something new, and has not thought about it yet."""

    def clock(self) -> int:
        return self.now

    def line(self, wait: float | None) -> str | None:
        if self._asked:
            thought, self._asked = self._think(), False
            self._typing = None if thought is None else (thought[0], self.now + thought[1])
        until = None if wait is None else self.now + round(wait * 1000)
        if self._typing is None or (until is not None and until < self._typing[1]):
            if until is None:
                raise Left
            self.now = until
            return None
        typed, self.now = self._typing
        self._typing = None
        return typed

    def idle(self, wait: float | None) -> None:
        self.line(wait)

    def forget(self) -> None:
        self._asked = True


def race_for(
    match: AnyMatch,
    typist: QuickTypist,
    stdout: io.StringIO,
    bot: Any,
    language: str = "en",
    page: Page | None = None,
) -> RaceTable:
    """A table at which this race is run, in no time."""
    return RaceTable(
        **seated(match, page, bot, language),
        screen=Screen(io.StringIO(), stdout),
        clock=typist.clock,
        keys=typist,
    )


def table_for(
    match: AnyMatch,
    stdin: Typing,
    stdout: io.StringIO,
    bot: Any = None,
    language: str = "en",
    clock: Callable[[], int] = lambda: 0,
    page: Page | None = None,
) -> Table:
    """A table at which this match is played."""
    return Table(
        **seated(match, page, bot or Careless(), language),
        screen=Screen(stdin, stdout),
        clock=clock,
    )


def seated(match: AnyMatch, page: Page | None, bot: Any, language: str) -> dict[str, Any]:
    """Who sits where, and what the table is written on."""
    say = words(language)
    names = [say("name-you"), *(say.bot_name(seat) for seat in range(1, match.seats))]
    page = page or page_of(match.game.name)
    return {"match": match, "page": page, "bot": bot, "say": say, "names": names, "rng": Random(1)}
