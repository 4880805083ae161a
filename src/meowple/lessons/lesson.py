"""What a lesson is: a match with known luck, every move of it, and what is said before some."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from meowple.core.game import Seat
from meowple.core.log import Entry, Played, Undid, Voided
from meowple.core.luck import key_from_seed

LEARNER = Seat(0)
"""The seat of whoever is taught."""


class Beat(Struct, frozen=True):
    """One move of the script."""

    seat: int
    move: Any
    says: str | None = None
    """What is said while this move is awaited; without it, what was said before still stands."""
    pause: int = 1_500
    """How many milliseconds a bot waits before it: its learner reads what happens."""


class Lesson(Struct, frozen=True):
    """A scripted match. It is an ordinary one: whoever leaves the script simply plays on."""

    game: str
    levels: tuple[str | None, ...]
    """The bot of each seat, who plays by itself off the script; None is the learner's seat."""
    options: dict[str, Any]
    seed: str
    """What the key is made from. The match has the same name each time, so its luck is the same."""
    steps: tuple[tuple[Beat, ...], ...]
    """All moves of all seats in order, in the steps that a learner sees."""
    farewell: str
    """What is said when the script is played."""
    part: str = ""
    """What its name ends with, if it is not the first of its game."""

    @property
    def match_id(self) -> str:
        """The name in the header of its match."""
        return f"lesson-{self.game}{self.part}"

    @property
    def key(self) -> bytes:
        """The key its luck comes from."""
        return key_from_seed(self.seed)

    @property
    def beats(self) -> tuple[Beat, ...]:
        """The script without its steps."""
        return tuple(beat for step in self.steps for beat in step)

    def played(self, entries: Iterable[Entry]) -> int | None:
        """How many beats have been played; None once the match has left the script."""
        moves: list[tuple[int, int, Any]] = []
        for entry in entries:
            if isinstance(entry.act, Undid):
                undone = entry.act.seq
                moves = [one for one in moves if one[0] < undone]
            elif isinstance(entry.act, Voided):
                return None
            elif isinstance(entry.act, Played):
                moves.append((entry.seq, entry.act.seat, entry.act.move))
        beats = self.beats
        ours = [(beat.seat, beat.move) for beat in beats[: len(moves)]]
        return len(moves) if ours == [(seat, move) for _, seat, move in moves] else None

    def says(self, played: int) -> str:
        """What is said after so many beats."""
        said = [beat.says for beat in self.beats[: played + 1] if beat.says is not None]
        return self.farewell if played == len(self.beats) else said[-1]

    def step(self, played: int) -> int:
        """In which step that is, counted from 1; the farewell is the last."""
        ends, step = 0, 1
        for beats in self.steps:
            ends += len(beats)
            step += ends <= played
        return step
