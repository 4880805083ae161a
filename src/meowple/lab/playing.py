"""One game from its deal to its row. Nothing is logged: a row holds its seed, which is enough to
play the game again."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from meowple.bots.bot import Plan
from meowple.core.game import AnyGame, Millis, Outcome, Seat, When
from meowple.core.luck import Rolled
from meowple.core.plain import said, shown
from meowple.core.quick import A_MOVE, REACTIONS
from meowple.core.registry import find_game, read_options
from meowple.lab.players import find_player
from meowple.lab.study import Cell

MOST_MOVES: Final = 100_000
"""A game that goes on for longer has lost its way."""
_ADDRESS: Final = re.compile(r" at 0x[0-9a-fA-F]+")
"""Where an object lies that is shown: another place each time."""
Asked = Callable[[int], None]
"""Told before each question which seat is asked, for whoever watches how long it takes."""


class Failed(Exception):
    """A game that could not be played to its end; the text says why."""


class Played(NamedTuple):
    """How a game went."""

    moves: int
    outcome: Outcome | None
    error: str = ""


class Table:
    """A cell set up to play its games."""

    def __init__(self, cell: Cell, asked: Asked = lambda seat: None) -> None:
        self.cell = cell
        self.game: AnyGame = find_game(cell.game)
        self._options = read_options(self.game, cell.options)
        self._players = [find_player(cell.game, bot) for bot in cell.bots]
        self._asked = asked
        self._step = getattr(self.game, "rush", None) or self._played
        self._times = dict.fromkeys(cell.bots, (0.0, 0))

    def _played(self, *given: Any) -> Any:
        """A game that is never in a hurry."""
        return self.game.play(*given).state

    def play(self, seed: int, turn: int) -> Played:
        """Play one game; whatever goes wrong is told in what it gives."""
        self.moves = 0
        try:
            return self._play(seed, turn)
        except Failed as failed:
            why = str(failed)
        except Exception as error:
            why = f"the game failed: {told(error)}"
        why = _ADDRESS.sub("", " ".join(why.split()))  # a row is one line, and the same each time
        return Played(self.moves, None, why)

    def _play(self, seed: int, turn: int) -> Played:
        game, step = self.game, self._step
        to_act, moves_of, wakes_at = game.to_act, game.moves, game.wakes_at
        chance, dice = Rolled(Random(seed)), Random(f"{seed}/{turn}").random
        self._sit_down(seed, turn)
        sitting = self._sitting
        state = game.deal(self.cell.seats, self._options, chance)
        now, moves = 0, 0
        while True:
            acting, due = to_act(state), wakes_at(state)
            if due is not None and (not acting or due <= now):
                now = max(now, due)
                state = game.wake(state, Millis(now), chance).state
                continue
            if not acting:
                break
            seat = min(acting)
            offered = moves_of(state, seat)
            if sitting[seat] is None:
                move, reaction = offered[int(dice() * len(offered))], None
            else:
                move, reaction = self._ask(state, seat, offered)
            if not game.race:
                now = now + A_MOVE if due is None else min(now + A_MOVE, due)
                when = When(Millis(now))
            else:
                now += 1
                when = When(Millis(now), usual(self._rngs[seat]) if reaction is None else reaction)
            state = step(state, seat, move, when, chance)
            moves = self.moves = moves + 1
            if moves >= MOST_MOVES:
                raise Failed(f"no end after {moves} moves")
        outcome = game.outcome(state)
        if outcome is None:
            raise Failed("nobody is waited for, and it is not over")
        return Played(moves, outcome)

    def _sit_down(self, seed: int, turn: int) -> None:
        chairs = self.cell.chairs(seed, turn)
        self._chairs = chairs
        self._sitting: list[Any] = [None] * len(chairs)
        self._rngs: list[Any] = [None] * len(chairs)
        for seat, who in enumerate(chairs):
            player = self._players[who]
            try:
                self._sitting[seat] = player.make()
            except KeyboardInterrupt:
                raise
            except BaseException as error:
                raise Failed(self._blamed(seat, told(error))) from None
            if self._sitting[seat] is not None or self.game.race:
                self._rngs[seat] = Random(f"{seed}/{turn}/{seat}")

    def _ask(self, state: Any, seat: Seat, offered: Any) -> tuple[Any, Millis | None]:
        """What the bot on this seat decides, and how quick it is."""
        player = self._players[self._chairs[seat]]
        view = self.game.view(state, seat)
        moves = offered if player.ours else list(offered)
        self._asked(seat)
        began = time.process_time()
        try:
            plan = self._sitting[seat].choose(view, moves, self._rngs[seat], player.budget)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # one that ends the program, or a task, too
            raise Failed(self._blamed(seat, told(error))) from None
        if len(offered) > 1:
            seconds, choices = self._times[player.name]
            self._times[player.name] = seconds + time.process_time() - began, choices + 1
        move, after = (plan.move, plan.after) if isinstance(plan, Plan) else (plan, None)
        if not player.ours and not (among(move, offered) and is_wait(after)):
            raise Failed(self._blamed(seat, f"gave {shown(plan)}, which is none of its moves"))
        return move, after

    def take_times(self) -> tuple[tuple[str, float, int], ...]:
        """For each bot that was asked, the processor's seconds and its choices since the last
        time."""
        taken = tuple((bot, *spent) for bot, spent in self._times.items() if spent[1])
        self._times = dict.fromkeys(self._times, (0.0, 0))
        return taken

    def _blamed(self, seat: int, why: str) -> str:
        return f"seat {seat}, {self._players[self._chairs[seat]].name}: {why}"


def usual(rng: Random) -> Millis:
    """A reaction of one who does not say how quick it is: as a match draws it."""
    return Millis(round(rng.lognormvariate(*REACTIONS)))


def among(move: Any, offered: Any) -> bool:
    """Whether it is one of them; what somebody else made may compare itself oddly."""
    try:
        return any(type(move) is type(one) and bool(move == one) for one in offered)
    except Exception:
        return False


def is_wait(after: Any) -> bool:
    """Whether a pause is one: milliseconds, or none at all."""
    return after is None or (type(after) is int and 0 <= after < 2**31)


def told(error: BaseException) -> str:
    """An error in one line."""
    return f"{type(error).__name__}: {said(error)}".removesuffix(": ")
