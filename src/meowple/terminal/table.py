"""One person and bots at a table in the terminal. It knows no single game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol, TextIO

from meowple.core.game import Fact, Millis, Refused, Seat, When
from meowple.core.log import Bot, By, Person
from meowple.core.match import Match
from meowple.terminal.score import score_sheet
from meowple.terminal.text import GameText, Names, menu
from meowple.words import Words

ME: Final = Seat(0)
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clear the screen and what can be scrolled back to: remembering may be the game."""


class Plan(Protocol):
    """What a bot means to do."""

    @property
    def move(self) -> Any:
        """One of the moves it was given."""
        ...


class Chooser(Protocol):
    """A bot, as far as this table cares: here nobody waits for it to look human."""

    level: str
    budget: int

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int, /) -> Plan:
        """What it would do, seeing this view."""
        ...


class Left(Exception):
    """The person got up from the table."""


class Typing(Protocol):
    """Where a person's lines come from; an empty one ends them."""

    def readline(self) -> str:
        """The next line, with its end."""
        ...


class Screen:
    """Where lines are written and read."""

    def __init__(self, stdin: Typing, stdout: TextIO, width: int = 80) -> None:
        self._in = stdin
        self._out = stdout
        self.width = width

    def write(self, *lines: str) -> None:
        self._out.write("".join(f"{line}\n" for line in lines))

    def clear(self) -> None:
        """Forget what was shown; only a real terminal can."""
        if self._out.isatty():
            self._out.write(CLEAR)
            self._out.flush()

    def ask(self, prompt: str) -> str:
        """The next line typed; `Left` when there is none."""
        self._out.write(f"{prompt} ")
        self._out.flush()
        line = self._in.readline()
        if not line:
            raise Left
        return line.strip()


class Table:
    """A match in which seat 0 is a person and every other seat a bot of one level."""

    def __init__(
        self,
        match: Match[Any, Any, Any, Any],
        text: GameText,
        bot: Chooser,
        *,
        say: Words,
        names: Names,
        screen: Screen,
        rng: Random,
        clock: Callable[[], int],
    ) -> None:
        self._match = match
        self._text = text
        self._bot = bot
        self._say = say
        self._names = names
        self._screen = screen
        self._rng = rng
        self._clock = clock
        self._news: list[str] = []
        self._seen = ""

    def play(self) -> None:
        """Play to the end; `Left` if the person leaves before."""
        match = self._match
        while match.outcome is None:
            if ME in match.to_act:
                self._show(match.screen(ME))
                self._person_plays()
            elif match.to_act:
                self._bot_plays(min(match.to_act))
            else:
                self._tell(match.wake())
        self._show(match.screen(ME))
        name, outcome = match.game.name, match.outcome
        self._screen.write(*score_sheet(name, outcome, self._say, self._names))

    def _show(self, view: Any) -> None:
        """What happened since the last time, and the table."""
        self._screen.write("", *self._news, "")
        self._screen.write(*self._text.table(view, self._say, self._names), "")
        self._news.clear()
        self._seen = self._text.glimpse(view, self._say)

    def _person_plays(self) -> None:
        moves = self._match.moves(ME)
        labels = [self._text.move(move, self._say, self._names) for move in moves]
        self._screen.write(*self._text.question(self._match.screen(ME), self._say))
        self._screen.write(*menu(labels, self._screen.width))
        move = moves[self._choice(len(moves))]
        self._screen.clear()
        try:
            self._play(ME, move, Person())
        except Refused as refused:
            args = self._text.details(refused.details, self._say, self._names)
            self._news.append(self._say.refusal(self._match.game.name, refused, **args))

    def _choice(self, last: int) -> int:
        """Ask until one of the numbers comes; gives it counted from 0."""
        while True:
            typed = self._screen.ask(self._say("terminal-choose", last=last))
            if not typed and last == 1:
                return 0
            if typed.isdecimal() and 1 <= int(typed) <= last:
                return int(typed) - 1
            if typed:
                self._screen.write(self._say("terminal-not-in-list", text=typed, last=last))
            else:
                self._screen.write(self._say("terminal-nothing-typed", last=last))

    def _bot_plays(self, seat: Seat) -> None:
        match = self._match
        bot = self._bot
        plan = bot.choose(match.view(seat), match.moves(seat), self._rng, bot.budget)
        self._play(seat, plan.move, Bot(bot.level))

    def _play(self, seat: Seat, move: Any, by: By) -> None:
        """Make a move now; what the table had to do before it comes first."""
        at = Millis(max(self._match.now, self._clock()))
        while self._match.overdue(at):
            self._tell(self._match.wake())
        self._notice()
        self._tell(self._match.play(seat, move, when=When(at), by=by))

    def _notice(self) -> None:
        """Write down what lies open now and would be covered before the person is asked again."""
        glimpse = self._text.glimpse(self._match.screen(ME), self._say)
        if glimpse and glimpse != self._seen:
            self._news.append(f"  {glimpse}")
        self._seen = glimpse

    def _tell(self, facts: Sequence[Fact]) -> None:
        """Write down for the log what the person may know of these facts."""
        known = [fact.told_to(ME) for fact in facts]
        said = [self._text.fact(fact, self._say, self._names) for fact in known if fact]
        self._news.extend(said)


def options_said(game: str, chosen: Mapping[str, Any], say: Words) -> list[str]:
    """The choices of a table, one on a line."""
    return [
        say("terminal-option", name=say(f"{game}-option-{name}"), value=_value(game, name, it, say))
        for name, it in chosen.items()
    ]


def _value(game: str, name: str, value: Any, say: Words) -> str:
    if isinstance(value, bool):
        return say("option-on" if value else "option-off")
    if isinstance(value, int):
        return say(f"{game}-option-{name}-value", n=value)
    return say(f"{game}-option-{name}-{value}")
