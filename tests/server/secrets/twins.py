"""Two worlds that look the same to one seat: all frames it is sent must be the same, too.

In the real world a match is played. Before each step the secrets of its twin are imagined anew
from what the seat knows; then the step, or another one that the rules show the seat alike, is made
in both, and what the seat's connection was sent is compared byte by byte. In between the seat asks
for what is refused and for hints, and comes back after a lost connection.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import msgspec

from meowple.core.game import AnyGame, Refused, Seat
from meowple.core.log import Entry, Played
from meowple.core.luck import BadLog, Draw, Remembered, Rolled
from meowple.table.updates.telling import Telling
from tests.contract.games import Table
from tests.contract.playouts import any_move, universe
from tests.contract.snapshot import snapshot, wire
from tests.server.worlds import World

DRAWS = 200
"""How many worlds are imagined in search of one that shows the same."""
ASKED = 3
"""How many moves are tried out before each step to hear how they are refused."""


class Recorded(Rolled):
    """Fresh luck that can be given again."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.draws: list[Draw] = []

    def below(self, n: int) -> int:
        self.draws.append((n, super().below(n)))
        return self.draws[-1][1]


class Twin(NamedTuple):
    """A world, and a step in it that shows the same as the real one."""

    state: Any
    move: Any
    draws: tuple[Draw, ...]


@dataclass
class Found:
    """What the comparison of two worlds found."""

    steps: int = 0
    pairs: int = 0
    differed: int = 0
    frames: int = 0
    hints: int = 0
    """How often the seat was told what to do."""
    leaks: set[str] = field(default_factory=set)
    """On which occasions the frames could be told apart."""


@dataclass
class Twins:
    """The comparison, for one seat (None: who only watches)."""

    table: Table
    seat: Seat | None
    rng: Random
    game: AnyGame
    """The game that is served: the honest one, unless a leak was planted there."""
    telling: type[Telling] = Telling
    evening: str | None = None
    """The code of the evening that it is; then who only watches is the screen that opened it."""

    async def compare(self, most: int) -> Found:
        """Play at most so many steps, never the last of a match."""
        self.found = Found()
        self.honest = self.table.game
        told = (self.table, 7, self.game, self.telling, self.evening)
        self.real, self.twin = (World(*told) for _ in range(2))
        for world in (self.real, self.twin):
            world.measure_nothing()
            await world.open()
        self._same("the first look")
        for number in range(most):
            self.twin.match.state = self._imagined(self.real.match.state)
            await self._ask_for_what_is_refused(number)
            await self._ask_for_a_hint(number)
            if number % 3 == 0:
                await self._come_back()
            if not await self._step(number):
                break
        return self.found

    def _same(self, occasion: str) -> None:
        for world in (self.real, self.twin):
            world.hear_all()
        here, there = (world.people[self.seat].frames for world in (self.real, self.twin))
        if here[self.found.frames :] != there[self.found.frames :]:
            self.found.leaks.add(occasion)
        if len(here) != len(there):
            there[:] = here
        self.found.frames = len(here)

    def _imagined(self, state: Any) -> Any:
        return self.honest.imagine(self.honest.view(state, self.seat), Rolled(self.rng))

    async def _ask_for_what_is_refused(self, number: int) -> None:
        state, seat = self.real.match.state, self.seat
        legal = set[bytes]() if seat is None else {*map(wire, self.honest.moves(state, seat))}
        moves = [move for move in universe(self.table) if wire(move) not in legal]
        for nth, move in enumerate(self.rng.sample(moves, min(ASKED, len(moves)))):
            for world in (self.real, self.twin):
                await world.play(seat, move, f"a{number:015x}{nth:016x}")
        self._same("a refusal")

    async def _ask_for_a_hint(self, number: int) -> None:
        if self.seat is None or self.real.match.decision(self.seat) is None:
            return
        for world in (self.real, self.twin):
            await world.hint(self.seat, f"b{number:031x}")
        self._same("a hint")
        self.found.hints += not self.game.race

    async def _come_back(self) -> None:
        for world in (self.real, self.twin):
            await world.people[self.seat].join(world.room)
        self._same("coming back")

    async def _step(self, number: int) -> bool:
        before = self.real.match.state
        seat, move = any_move(self.honest, before, self.table, self.rng)
        command = f"{number:032x}"
        await self.real.play(seat, move, command)
        if self.real.match.outcome is not None:
            return False
        twin = self._pair(before, self.real.match.entries[-1])
        self.found.steps += 1
        self.found.pairs += twin is not None
        self.found.differed += twin is not None and snapshot(twin.state) != snapshot(before)
        twin = twin or Twin(before, move, self.real.match.entries[-1].draws)
        self.twin.match.state, self.twin.match.luck = twin.state, Remembered(twin.draws)
        await self.twin.play(seat, twin.move, command)
        self.twin.match.luck = None
        self._same("a step")
        return True

    def _pair(self, before: Any, entry: Entry) -> Twin | None:
        """An imagined world and a step in it that shows the seat the same, best with secrets that
        differ; every other one is another move, where the rules show it alike."""
        assert isinstance(entry.act, Played)
        shown = self._shown(before, entry.act, self.real.match.state)
        found, secrets = None, snapshot(before)
        for draw in range(DRAWS):
            world = self._imagined(before)
            if self.table.case.alike is not None and draw % 4 > 1:
                world = self.table.case.alike(world, before)
            act = self._other_move(world, entry.act) if draw % 2 else entry.act
            for chance in (Remembered(entry.draws), Recorded(self.rng)):
                after = self._after(world, act, chance)
                if after is not None and self._shown(world, act, after) == shown:
                    found = Twin(world, act.move, tuple(chance.draws))
                    if snapshot(world) != secrets:
                        return found
        return found

    def _other_move(self, world: Any, act: Played) -> Played:
        moves = self.honest.moves(world, act.seat)
        move = self.rng.choice(moves) if moves and act.seat != self.seat else act.move
        return msgspec.structs.replace(act, move=move)

    def _after(self, world: Any, act: Played, chance: Any) -> Any:
        try:
            return self.honest.play(world, act.seat, act.move, act.when, chance).state
        except (Refused, BadLog):
            return None

    def _shown(self, before: Any, act: Played, after: Any) -> object:
        shown = self.table.case.shown
        assert shown is not None, "the game says what its rules show"
        return shown(before, act, after, self.seat)
