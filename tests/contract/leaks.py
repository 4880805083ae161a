"""Non-interference: nobody can tell the real world from one that only looks like it to them.

Three questions are asked of every seat and of a spectator:
- standing still: is all they can ask for equal in the real and in an imagined world?
- one step: after a step that the rules show them alike in both worlds, are all bytes equal? The
  same act is tried first, then another act of the same seat, since a sealed choice is a secret that
  lies in the act itself;
- silence: of a step that the rules do not show them at all, do they hear nothing, not even that
  it happened?
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from meowple.core.game import AnyGame, Refused, Seat, Step
from meowple.core.log import Entry, Played, Undid
from meowple.core.luck import BadLog, Remembered, Rolled
from tests.contract.desk import Desk, Told, differences
from tests.contract.games import Table
from tests.contract.playouts import Moment, Sampled, apply, sampled, universe
from tests.contract.snapshot import snapshot, wire

DRAWS = 200
"""How many worlds are imagined in search of one that shows the same."""
OTHER_ACTS = 20
"""How many worlds are imagined in search of another act that shows the same."""
DIFFERENT = 10
"""How many more are imagined in search of one whose secrets differ, too."""
STILL = 3
"""How many worlds are compared standing still."""
ASKED = 15
"""How many moves are tried out to hear how they are refused."""


Twin = tuple[Any, Step[Any, Any]]
"""An imagined world, and the step in it that shows the same as the real one."""


@dataclass
class Findings:
    """What a search for leaks found."""

    steps: int = 0
    pairs: int = 0
    differed: int = 0
    other_acts: int = 0
    leaks: dict[str, set[str]] = field(default_factory=dict)
    """Parts that told too much, by the question that found it."""

    def add(self, question: str, parts: set[str]) -> None:
        """Note the parts that differed, if any."""
        if parts:
            self.leaks.setdefault(question, set()).update(parts)


@dataclass
class Search:
    """A search for leaks at one desk."""

    desk: Desk
    honest: AnyGame
    """The game that imagines; the desk's own, unless a leak was planted there."""
    table: Table
    rng: Random
    found: Findings

    def run(self, most: int, seeds: Iterable[int]) -> None:
        """Look at so many steps of these sampled matches, for every seat and a spectator."""
        for match in (sampled(self.table, seed) for seed in seeds):
            for seat in [*self.table.all_seats, None]:
                for moment, heard in self._walk(match, seat, most):
                    self.standing_still(moment.before, seat, heard)
                    self.one_step(moment, seat, heard)
                    self.silence(moment, seat, heard)

    def _walk(
        self, match: Sampled, seat: Seat | None, most: int
    ) -> Iterator[tuple[Moment, list[bytes]]]:
        heard: list[bytes] = []
        stride = 1 + len(match.moments) // most
        offset = self.rng.randrange(stride)
        for number, moment in enumerate(match.moments):
            if number % stride == offset and not isinstance(moment.entry.act, Undid):
                yield moment, heard
            facts = self._replayed(moment).facts if moment.facts else ()
            message = self.desk.message(moment.before, facts, moment.after, seat)
            heard = heard if message is None else [*heard, message]

    def _replayed(self, moment: Moment) -> Step[Any, Any]:
        """The step again, as the desk's own game makes it."""
        draws = Remembered(moment.entry.draws)
        step: Step[Any, Any] = apply(self.desk.game, moment.before, moment.entry, draws)
        return step

    def _imagined(self, state: Any, seat: Seat | None) -> Any:
        return self.honest.imagine(self.honest.view(state, seat), Rolled(self.rng))

    def standing_still(self, state: Any, seat: Seat | None, heard: list[bytes]) -> None:
        """Compare all that can be asked for in the real and in imagined worlds."""
        known = universe(self.table)
        moves = self.rng.sample(known, min(ASKED, len(known)))
        real = self.desk.everything(state, seat, heard, moves)
        for _ in range(STILL):
            other = self.desk.everything(self._imagined(state, seat), seat, heard, moves)
            self.found.add("standing still", differences(real, other))

    def one_step(self, moment: Moment, seat: Seat | None, heard: list[bytes]) -> None:
        """Make a step in both worlds that the rules show alike, and compare all that is sent."""
        step = self._replayed(moment)
        shown = self._shown(moment.before, moment.entry, step, seat)
        sent = self._sent(moment.before, step, seat, heard)
        same = self._twin(moment.entry, moment.before, seat, shown, DRAWS)
        other = None
        act = moment.entry.act
        if self.table.case.shown and isinstance(act, Played) and act.seat != seat:
            other = self._twin(moment.entry, moment.before, seat, shown, OTHER_ACTS, vary=True)
        for twin in (same, other):
            if twin is not None:
                world, twin_step = twin
                there = self._sent(world, twin_step, seat, heard)
                self.found.add("one step", differences(sent, there))
        self._count(moment, same, other)

    def _count(self, moment: Moment, same: Twin | None, other: Twin | None) -> None:
        found = self.found
        found.steps += 1
        found.other_acts += other is not None
        pair = same or other
        if pair is not None:
            found.pairs += 1
            found.differed += snapshot(pair[0]) != snapshot(moment.before)

    def _twin(
        self,
        entry: Entry,
        real: Any,
        seat: Seat | None,
        shown: object,
        draws: int,
        *,
        vary: bool = False,
    ) -> Twin | None:
        """An imagined world and a step in it that shows the same: with the same luck, or fresh.

        The first that is found, or one soon after it whose secrets differ from the real ones.
        """
        found: Twin | None = None
        more = draws
        for draw in range(draws):
            if found is not None and (draw >= more or snapshot(found[0]) != snapshot(real)):
                break
            world = self._alike(self._imagined(real, seat), real, draw)
            act = self._other_act(world, entry) if vary else entry
            if act is None:
                continue
            for chance in (Remembered(entry.draws), Rolled(self.rng)):
                step = self._try(world, act, chance)
                if step is not None and self._shown(world, act, step, seat) == shown:
                    found, more = (world, step), min(more, draw + DIFFERENT)
                    break
        return found

    def _alike(self, world: Any, real: Any, draw: int) -> Any:
        """Every other world, where a game knows how: one in which the step tells the same."""
        alike = self.table.case.alike
        return world if alike is None or draw % 2 == 0 else alike(world, real)

    def _other_act(self, world: Any, entry: Entry) -> Entry | None:
        """Another move of the same seat at the same moment, if it has one."""
        played = entry.act
        assert isinstance(played, Played)
        moves = [m for m in self.honest.moves(world, played.seat) if wire(m) != wire(played.move)]
        if not moves:
            return None
        act = msgspec.structs.replace(played, move=self.rng.choice(moves))
        return msgspec.structs.replace(entry, act=act)

    def _try(self, world: Any, entry: Entry, chance: Any) -> Step[Any, Any] | None:
        """The step, unless this world does not allow it or needs other luck."""
        if not isinstance(entry.act, Played) and self.honest.wakes_at(world) is None:
            return None
        try:
            step: Step[Any, Any] = apply(self.desk.game, world, entry, chance)
        except (Refused, BadLog):
            return None
        return step

    def _shown(self, before: Any, entry: Entry, step: Step[Any, Any], seat: Seat | None) -> object:
        """What the rules show of the step; by a game that does not say, what its view shows."""
        if self.table.case.shown is not None:
            return self.table.case.shown(before, entry.act, step.state, seat)
        return wire(self.honest.view(step.state, seat))

    def _sent(
        self, before: Any, step: Step[Any, Any], seat: Seat | None, heard: list[bytes]
    ) -> Told:
        message = self.desk.message(before, step.facts, step.state, seat)
        heard = heard if message is None else [*heard, message]
        return {
            "facts": self.desk.facts(step.facts, seat),
            "message": message,
            **self.desk.everything(step.state, seat, heard),
        }

    def silence(self, moment: Moment, seat: Seat | None, heard: list[bytes]) -> None:
        """Of a step that the rules do not show, nothing is heard."""
        step = self._replayed(moment)
        if self._shown(moment.before, moment.entry, step, seat) is None:
            before: Told = {"facts": [], "message": None}
            before |= self.desk.everything(moment.before, seat, heard)
            after = self._sent(moment.before, step, seat, heard)
            self.found.add("silence", differences(before, after))
