"""A race in the terminal: one person and bots, in real time. It knows no single game.

Nothing is on its way here, so what counts is simple: a person's reaction is the time from the
printed question to the Enter, and a bot's is what it means to take. The table acts by itself when
it is due, whether anybody types or not.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from meowple.core.game import Millis, Seat, When
from meowple.core.log import Bot, By
from meowple.terminal.table import ME, Table, chosen_of, prompt


class Keyboard(Protocol):
    """Where a person's lines come from while the time runs."""

    def line(self, wait: float | None) -> str | None:
        """The next line, if it comes within so many seconds."""
        ...

    def idle(self, wait: float | None) -> None:
        """Let so many seconds pass in which nothing is asked."""
        ...

    def forget(self) -> None:
        """Let go of what was typed before anything was asked."""
        ...


class Planned(NamedTuple):
    """What a bot means to do, and when."""

    decision: int
    """The question it answers."""
    move: Any
    reaction: Millis
    due: Millis


class RaceTable(Table):
    """A table at which seats race."""

    def __init__(self, *args: Any, keys: Keyboard, **more: Any) -> None:
        super().__init__(*args, **more)
        self._keys = keys
        self._planned: dict[Seat, Planned] = {}
        self._shown: int | None = None
        """The question that the person was shown last …"""
        self._shown_at = Millis(0)
        """… and when its last line was written."""

    def _go_on(self) -> None:
        """Ask who has a new question, then wait for a line, or for what comes before it."""
        self._ask_the_person()
        self._ask_the_bots()
        due = self._next_due()
        wait = None if due is None else max(0, due + 1 - self._now()) / 1000
        typed = self._wait(wait)
        now = self._now()
        while self._happens_by(now):
            pass
        if typed is not None and self._shown is not None and self._shown == self._asked():
            self._heard(typed)
        self._screen.write(*self._news)
        self._news.clear()

    def _wait(self, wait: float | None) -> str | None:
        """A line, if one is asked for and comes in time."""
        if self._shown is not None:
            return self._keys.line(wait)
        self._keys.idle(wait)
        return None

    def _now(self) -> Millis:
        return Millis(max(self._match.now, self._clock()))

    def _asked(self) -> int | None:
        return self._match.decision(ME)

    def _ask_the_person(self) -> None:
        """Show a new question; its time runs from the last line of it."""
        asked = self._asked()
        if asked != self._shown and asked is not None:
            self._show()
            moves, view = self._match.moves(ME), self._match.screen(ME)
            width = self._screen.width
            self._screen.write(*self._page.menu(moves, view, self._say, self._names, width), "")
            self._screen.write(*self._page.question(view, self._say))
            self._keys.forget()  # before the prompt: whatever is typed after it counts
            self._screen.prompt(prompt(self._page.codes(moves, view, self._say), self._say))
            self._shown_at = self._now()
        self._shown = asked

    def _heard(self, typed: str) -> None:
        """What the person typed is a move, or is asked for again."""
        moves, view = self._match.moves(ME), self._match.screen(ME)
        codes = self._page.codes(moves, view, self._say)
        chosen = chosen_of(typed, codes)
        if chosen is not None:
            self._try(moves[chosen])
        else:
            self._no_move(typed, codes, moves)
            self._screen.prompt(prompt(codes, self._say))

    def _ask_the_bots(self) -> None:
        """Every bot with a new question makes its plan."""
        match, bot = self._match, self._bot
        for seat in sorted(match.to_act - {ME}):
            decision = match.decision(seat)
            if decision is not None and not self._stands(seat):
                plan = bot.choose(match.view(seat), match.moves(seat), self._rng, bot.budget)
                due = Millis(self._now() + plan.after)
                self._planned[seat] = Planned(decision, plan.move, plan.after, due)

    def _stands(self, seat: Seat) -> bool:
        """Whether a bot's plan answers what it is asked now."""
        planned = self._planned.get(seat)
        return planned is not None and planned.decision == self._match.decision(seat)

    def _next_due(self) -> Millis | None:
        plans = [self._planned[seat].due for seat in self._standing()]
        wakes = self._match.game.wakes_at(self._match.state)
        return min(plans if wakes is None else [*plans, wakes], default=None)

    def _standing(self) -> list[Seat]:
        """The bots that have a plan, the next one first."""
        seats = [seat for seat in self._planned if self._stands(seat)]
        return sorted(seats, key=lambda seat: self._planned[seat].due)

    def _happens_by(self, now: Millis) -> bool:
        """Let the next thing happen that was due by now: a bot's move, or the table's own."""
        for seat in self._standing():
            _, move, reaction, due = self._planned[seat]
            if due > now or self._match.overdue(due):
                break
            self._grab(
                seat, move, Bot(self._bot.level), Millis(max(due, self._match.now)), reaction
            )
            return True
        if not self._match.overdue(now):
            return False
        self._tell(self._match.wake())
        return True

    def _play(self, seat: Seat, move: Any, by: By) -> None:
        """The person's move, now."""
        now = self._now()
        self._grab(seat, move, by, now, Millis(now - self._shown_at))

    def _grab(self, seat: Seat, move: Any, by: By, at: Millis, reaction: Millis) -> None:
        """A move that took so long. Nothing as quick can still be on its way."""
        when = When(at, reaction, (at,) * self._match.seats)
        self._tell(self._match.play(seat, move, when=when, by=by))
