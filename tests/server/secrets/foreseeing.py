"""Somebody at a table who computes what a bot will do: from all that a seat is told, the code of
the bots, which is open, and dice of their own."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, islice
from math import sqrt
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from meowple.bots import find_bot
from meowple.core.game import AnyGame, Millis, Seat
from meowple.core.luck import Rolled, bot_dice, master_key
from meowple.core.registry import find_game
from meowple.table import wire
from meowple.table.bots.thinking import Thought, Work, choose
from meowple.table.live import AnyMatch
from tests.server.house import House, Visitor, time_passes

ME, BOT = Seat(0), Seat(1)
BUDGET = 6
"""Tries for one decision: enough for a tiger to be itself, little enough for a test."""
SURE = 4.0
"""Standard deviations by which nobody hits more often than by luck."""


class Planned(Struct, frozen=True):
    """What a bot means to do: in a race to the millisecond."""

    move: Any
    after: Millis | None


def plan(game: AnyGame, level: str, view: Any, moves: Any, seed: object) -> Planned:
    """What the bot does with these dice."""
    chosen = find_bot(game.name, level).choose(view, moves, Random(str(seed)), BUDGET)
    return Planned(chosen.move, chosen.after if game.race else None)


class OpenMinds:
    """Bots that think in place; what they decided is noted."""

    def __init__(self) -> None:
        self.decided: list[Planned] = []

    async def do(self, work: Work, *given: Any, kind: str = "", hurry: bool = False) -> Any:
        return self._choose(*given) if work is choose else work(*given)

    def _choose(self, name: str, level: str, view: bytes, moves: bytes, dice: str) -> Thought:
        game = find_game(name)
        seen = msgspec.json.decode(view, type=game.view_type)
        choices = msgspec.json.decode(moves, type=list[game.move_type])  # type: ignore[name-defined]
        bot = find_bot(name, level).choose(seen, choices, Random(dice), BUDGET)
        self.decided.append(Planned(bot.move, bot.after if game.race else None))
        return Thought(choices.index(bot.move), bot.after)

    def close(self) -> None:
        pass


ALL_WAYS = 11


class Known(Struct, frozen=True):
    """All names and numbers that a seat is told of a match."""

    table: str
    match: str
    run: str
    commitment: str
    seeds: tuple[str, ...]
    rules: str


def dice_from(known: Known, seat: int, question: int) -> Iterator[tuple[str, str]]:
    """Every way we could think of to roll a bot's dice from what is known."""
    yield "match/seat/question", f"{known.match}/{seat}/{question}"
    yield "table/seat/question", f"{known.table}/{seat}/{question}"
    yield "run/seat/question", f"{known.run}/{seat}/{question}"
    seeds = [bytes.fromhex(seed) for seed in known.seeds]
    for name, key in {
        "commitment": bytes.fromhex(known.commitment),
        "match": known.match.encode(),
        "no key": b"",
        "own seed": seeds[ME],
    }.items():
        master = master_key(key, known.match, known.rules, seeds)
        yield f"master of {name}", bot_dice(master, seat, question)
        yield f"{name} as master", bot_dice(key, seat, question)


class Hits:
    """How often the bot did what was computed, and what the same bot with other dice would do."""

    def __init__(self) -> None:
        self.questions = 0
        self.guessed = 0
        self.hits: dict[str, int] = {}
        self._better: dict[str, int] = {}
        self._worse: dict[str, int] = {}

    def note(self, truth: Planned, guess: Planned, computed: dict[str, Planned]) -> None:
        self.questions += 1
        self.guessed += guess == truth
        for name, foreseen in computed.items():
            hit = foreseen == truth
            self.hits[name] = self.hits.get(name, 0) + hit
            self._better[name] = self._better.get(name, 0) + (hit and guess != truth)
            self._worse[name] = self._worse.get(name, 0) + (not hit and guess == truth)

    def foreseen_by(self) -> list[str]:
        """The ways that hit more often than luck explains: a hit is worth something only where the
        same bot with other dice did something else."""
        return [
            name
            for name in self.hits
            if self._better[name] - self._worse[name]
            > SURE * sqrt(max(1, self._better[name] + self._worse[name]))
        ]


class Foreseer:
    """Ann plays a bot and computes each of its choices before it is made."""

    def __init__(
        self, game: AnyGame, level: str, seed: int, options: dict[str, Any], ways: int
    ) -> None:
        self._game = game
        self._ways = ways
        self._level = level
        self._rng = Random(f"{game.name} {level} {seed}")
        self._options = options
        self._minds = OpenMinds()
        self.hits = Hits()

    async def play(self, questions: int) -> Hits:
        """Matches until the bot was asked so often."""
        with known_secrets(self._rng):
            while self.hits.questions < questions:
                await self._match(questions)
        return self.hits

    async def _match(self, questions: int) -> None:
        house = House(minds=self._minds)
        ann = await house.guest("Ann")
        table, _ = await house.hub.open(
            ann.guest, self._game.name, 2, self._options, False, [None, self._level]
        )
        await ann.come(table)
        await ann.get_ready()
        await ann.do(wire.Start)
        await ann.tell_seed()
        room = await house.hub.room(table)
        assert room is not None
        asked: int | None = None
        while room.table.status == "playing" and self.hits.questions < questions:
            match = room.match
            assert match is not None
            decision = match.decision(BOT)
            if decision is not None and decision != asked and BOT in match.to_act:
                asked = decision if await self._foresee(ann, match) else asked
            await self._go_on(ann, match)
        ann.go()
        await house.hub.close()

    async def _foresee(self, ann: Visitor, match: AnyMatch) -> bool:
        """Compute, then see what the bot has decided; False if it lets people go first."""
        world = self._imagined(match.view(ME))
        theirs, moves = self._game.view(world, BOT), self._game.moves(world, BOT)
        question = self._game.decision(world, BOT)
        await time_passes(0)
        if not self._minds.decided:
            return False
        truth, self._minds.decided = self._minds.decided[-1], []
        if len(moves) < 2 or question is None:
            return True
        known = self._known(ann)
        computed = {
            name: plan(self._game, self._level, theirs, moves, seed)
            for name, seed in islice(dice_from(known, BOT, question), self._ways)
        }
        guess = plan(self._game, self._level, theirs, moves, self._rng.random())
        self.hits.note(truth, guess, computed)
        return True

    def _imagined(self, view: Any) -> Any:
        """A world in which the bot has not chosen yet: it has only just been asked."""
        while BOT not in self._game.to_act(world := self._game.imagine(view, Rolled(self._rng))):
            pass
        return world

    def _known(self, ann: Visitor) -> Known:
        welcome = next(heard for heard in ann.heard if heard["type"] == "welcome")
        table = ann.table
        return Known(
            table=table["id"],
            match=table["match"],
            run=welcome["run"],
            commitment=table["commitment"],
            seeds=tuple(seed or "" for seed in table["seeds"]),
            rules=f"{self._game.name}@{self._game.rules}",
        )

    async def _go_on(self, ann: Visitor, match: AnyMatch) -> None:
        """Ann makes any move, or waits for the bot."""
        decision = match.decision(ME)
        if decision is None or ME not in match.to_act:
            await time_passes(0.5)
            await ann.look()
            return
        move = msgspec.to_builtins(self._rng.choice(match.moves(ME)))
        match_id = ann.table["match"]
        await ann.ask(wire.Play, match=match_id, decision=decision, move=move)


@contextmanager
def known_secrets(rng: Random) -> Iterator[None]:
    """The same names and keys in every run of a test, and no others."""
    numbers = count()
    usual = {name: getattr(secrets, name) for name in ("token_hex", "token_bytes", "token_urlsafe")}

    def fresh(size: int = 32) -> bytes:
        return hmac.digest(b"known", f"{rng.random()} {next(numbers)}".encode(), "sha512")[:size]

    try:
        for name, make in {
            "token_bytes": fresh,
            "token_hex": lambda size=32: fresh(size).hex(),
            "token_urlsafe": lambda size=32: fresh(size).hex(),
        }.items():
            setattr(secrets, name, make)
        yield
    finally:
        for name, make in usual.items():
            setattr(secrets, name, make)
