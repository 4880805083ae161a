"""One person and bots at a table in the terminal. It knows no single game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol, TextIO

import msgspec

from meowple.bots.hints import PLAIN, WHOLE, Reason, advise
from meowple.core.game import Fact, Millis, Refused, Seat, When
from meowple.core.log import Bot, By, Person
from meowple.core.match import Match
from meowple.core.retold import highlights_of
from meowple.terminal.score import score_sheet, stood_out
from meowple.terminal.text import NONE, Names, Page
from meowple.words import Words, key_of

ME: Final = Seat(0)
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clear the screen and what can be scrolled back to: remembering may be the game."""


class Plan(Protocol):
    """What a bot means to do."""

    @property
    def move(self) -> Any:
        """One of the moves it was given."""
        ...

    @property
    def after(self) -> Millis:
        """How long it waits before; only in a race does anybody care."""
        ...


class Chooser(Protocol):
    """A bot, as far as this table cares."""

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

    def fileno(self) -> int:
        """The number of its file."""
        ...


class Screen:
    """Where lines are written and read."""

    def __init__(self, stdin: Typing, stdout: TextIO, width: int = 80) -> None:
        self._in = stdin
        self._out = stdout
        self.width = width

    @property
    def handle(self) -> int:
        """Where the lines come from, for who waits for them in another way."""
        return self._in.fileno()

    def write(self, *lines: str) -> None:
        """Write these lines."""
        self._out.write("".join(f"{line}\n" for line in lines))

    def clear(self) -> None:
        """Forget what was shown; only a real terminal can."""
        if self._out.isatty():
            self._out.write(CLEAR)
            self._out.flush()

    def prompt(self, text: str) -> None:
        """Show what is asked for, all of it and now."""
        self._out.write(f"{text} ")
        self._out.flush()

    def ask(self, prompt: str) -> str:
        """The next line typed; `Left` when there is none."""
        self.prompt(prompt)
        line = self._in.readline()
        if not line:
            raise Left
        return line.strip()


class Table:
    """A match in which seat 0 is a person and every other seat a bot of one level."""

    def __init__(
        self,
        match: Match[Any, Any, Any, Any],
        page: Page,
        bot: Chooser,
        *,
        say: Words,
        names: Names,
        screen: Screen,
        rng: Random,
        clock: Callable[[], int],
    ) -> None:
        self._match = match
        self._page = page
        self._bot = bot
        self._say = say
        self._names = names
        self._screen = screen
        self._rng = rng
        self._clock = clock
        self._news: list[str] = []
        self._seen = ""
        self._hints = 0
        """How many the person took."""

    def play(self) -> None:
        """Play to the end; `Left` if the person leaves before."""
        match = self._match
        while match.outcome is None:
            self._go_on()
        self._show()
        self._screen.write(*score_sheet(match.game.name, match.outcome, self._say, self._names))
        if self._hints:
            self._screen.write(self._say("terminal-hints", hints=self._hints))
        told = highlights_of(match.log)
        self._screen.write(*stood_out(self._page, told, self._say, self._names))

    def _go_on(self) -> None:
        """Let the next thing happen."""
        match = self._match
        if ME in match.to_act:
            self._show()
            self._person_plays()
        elif match.to_act:
            self._bot_plays(min(match.to_act))
        else:
            self._tell(match.wake())

    def _show(self) -> None:
        """What happened since the last time, and the table."""
        view = self._match.screen(ME)
        self._screen.write("", *self._news, "")
        self._screen.write(*self._page.table(view, self._say, self._names), "")
        self._news.clear()
        self._seen = self._page.glimpse(view, self._say)

    def _person_plays(self) -> None:
        moves, view = self._match.moves(ME), self._match.screen(ME)
        self._screen.write(*self._page.question(view, self._say))
        self._screen.write(
            *self._page.menu(moves, view, self._say, self._names, self._screen.width)
        )
        move = moves[self._choice(self._page.codes(moves, view, self._say), moves)]
        self._screen.clear()
        self._try(move)

    def _try(self, move: Any) -> None:
        """Make the person's move; why it cannot be made is news."""
        try:
            self._play(ME, move, Person())
        except Refused as refused:
            args = self._page.details(refused.details, self._say, self._names)
            self._news.append(self._say.refusal(self._match.game.name, refused, **args))

    def _choice(self, codes: Sequence[str], moves: Sequence[Any]) -> int:
        """Ask until one of the codes comes; gives its place."""
        while True:
            typed = self._screen.ask(prompt(codes, self._say))
            chosen = chosen_of(typed, codes)
            if chosen is not None:
                return chosen
            self._no_move(typed, codes, moves)

    def _no_move(self, typed: str, codes: Sequence[str], moves: Sequence[Any]) -> None:
        """What was typed is the word for a hint, or nothing that is known here."""
        if typed.casefold() == self._say("terminal-hint-word"):
            self._hint(codes, moves)
        else:
            self._screen.write(complaint(typed, codes, self._say))

    def _hint(self, codes: Sequence[str], moves: Sequence[Any]) -> None:
        """What the lion would do, and why."""
        view, say = msgspec.json.encode(self._match.view(ME)), self._say
        name = self._match.game.name
        advice = advise(name, view, msgspec.json.encode(moves), ME, self._match.seats)
        said = self._page.move(moves[advice.move], say, self._names)
        self._screen.write(say("hint-says", move=f"{codes[advice.move]} – {said}"))
        self._screen.write(*reasons_said(name, advice.why, say))
        self._hints += 1

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
        glimpse = self._page.glimpse(self._match.screen(ME), self._say)
        if glimpse and glimpse != self._seen:
            self._news.append(f"  {glimpse}")
        self._seen = glimpse

    def _tell(self, facts: Sequence[Fact]) -> None:
        """Write down for the log what the person may know of these facts."""
        known = [fact.told_to(ME) for fact in facts]
        said = [self._page.fact(fact, self._say, self._names, ME) for fact in known if fact]
        self._news.extend(said)


def reasons_said(
    game: str, why: Sequence[Reason], say: Words, against: str = "hint-why"
) -> list[str]:
    """Whole sentences, which name what it is compared with; what a game has no words for is not
    said."""
    said = []
    for one in why:
        key = key_of("hint" if one.key in PLAIN else f"{game}-why", one.key)
        if one.key in WHOLE:
            said.append(say(key, here=one.here))
        elif say.knows(key):
            reason = say(key, here=one.here, there=one.there)
            said.append(say("hint-price" if one.against else against, why=reason))
    return said


def chosen_of(typed: str, codes: Sequence[str]) -> int | None:
    """Which of the codes was typed; nothing is enough where there is one alone."""
    if not typed and len(codes) == 1:
        return 0
    lowered = [code.casefold() for code in codes]
    return lowered.index(typed.casefold()) if typed.casefold() in lowered else None


def prompt(codes: Sequence[str], say: Words) -> str:
    """What one is asked to type."""
    return say("terminal-choose", last=len(codes)) if _counted(codes) else say("terminal-code")


def complaint(typed: str, codes: Sequence[str], say: Words) -> str:
    """What was typed cannot be found."""
    if not _counted(codes):
        return say("terminal-no-such-code", text=typed or NONE)
    if typed:
        return say("terminal-not-in-list", text=typed, last=len(codes))
    return say("terminal-nothing-typed", last=len(codes))


def _counted(codes: Sequence[str]) -> bool:
    """Whether the codes are the numbers from 1 on."""
    return list(codes) == [str(number) for number in range(1, len(codes) + 1)]


def options_said(game: str, chosen: Mapping[str, Any], say: Words) -> list[str]:
    """The choices of a table, one on a line."""
    return [
        say(
            "terminal-option",
            name=say.or_plainly(name, key_of(game, "option", name)),
            value=_value(key_of(game, "option", name), it, say),
        )
        for name, it in chosen.items()
    ]


def _value(option: str, value: Any, say: Words) -> str:
    if isinstance(value, bool):
        return say("option-on" if value else "option-off")
    if say.knows(key_of(option, "value")):
        return say(key_of(option, "value"), n=value)
    return say.or_plainly(str(value), key_of(option, value))
