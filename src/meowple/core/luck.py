"""Luck that anyone can check: commitments, seeds, and the four kinds of `Chance`.

Before the seats' seeds arrive the table publishes `commitment(match, key)`. The seeds and the key
together make the master key, and the d-th draw of a match is a function of that key and d alone:
nobody can change the luck after the start, and retrying never rolls again.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Literal, Protocol

from meowple.core.game import Chance, MeowpleError
from meowple.core.plain import shown

Draw = tuple[int, int]
"""One answer of chance: asked for one of `n`, it said which."""

_SPAN = 1 << 64
_NUMBERS = struct.Struct(">QI").pack
_FIRST = struct.Struct(">Q24x").unpack
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))
"""What HMAC does to the bytes of its key."""


def _prefixed(*parts: bytes) -> bytes:
    """The parts one after the other, each behind its length: no two lists look alike."""
    return b"".join(struct.pack(">I", len(part)) + part for part in parts)


def commitment(match: str, key: bytes) -> str:
    """What the table publishes before the seeds arrive; it fixes the key without telling it."""
    return hashlib.sha256(_prefixed(b"meowple/server/1", match.encode(), key)).hexdigest()


def seed_hash(match: str, seat: int, seed: bytes) -> str:
    """What a seat publishes before its seed; it fixes the seed without telling it."""
    return hashlib.sha256(
        _prefixed(b"meowple/seat/1", match.encode(), bytes([seat]), seed)
    ).hexdigest()


def master_key(key: bytes, match: str, rules: str, seeds: Sequence[bytes]) -> bytes:
    """The key all draws of a match come from. A seat that gave no seed counts as empty."""
    message = _prefixed(b"meowple/master/1", match.encode(), rules.encode(), *seeds)
    return hmac.digest(key, message, "sha256")


def bot_dice(master: bytes, seat: int, question: int) -> str:
    """The seed of a bot's dice for one question. Nobody who lacks the key can roll them before the
    bot does; asked again, it rolls the same."""
    message = _prefixed(b"meowple/bot/1", bytes([seat]), struct.pack(">q", question))
    return hmac.digest(master, message, "sha256").hex()


def key_from_seed(seed: int | str) -> bytes:
    """A key made from a number or a word, for matches that somebody wants to see again."""
    return hashlib.sha256(_prefixed(b"meowple/seed/1", str(seed).encode())).digest()


class Draws:
    """All draws of a match. What is the same in each HMAC is worked out once: that takes a fifth of
    the time of `hmac.digest`."""

    __slots__ = ("_inner", "_master", "_outer")

    def __init__(self, master: bytes) -> None:
        self._master = master
        block = master.ljust(64, b"\0")
        self._inner = hashlib.sha256(block.translate(_INNER))
        self._outer = hashlib.sha256(block.translate(_OUTER))

    def __reduce__(self) -> tuple[type[Draws], tuple[bytes]]:
        return Draws, (self._master,)  # half-made hashes cannot be copied or put away

    def nth(self, number: int, n: int) -> int:
        """The `number`-th draw: one of 0 … n-1 without bias, by rejection."""
        if not 1 <= n <= _SPAN:
            raise MeowpleError(f"chance cannot choose one of {n}")
        attempt = 0
        while True:
            inner, outer = self._inner.copy(), self._outer.copy()
            inner.update(_NUMBERS(number, attempt))
            outer.update(inner.digest())
            value: int = _FIRST(outer.digest())[0]
            if value < _SPAN - _SPAN % n:
                return value % n
            attempt += 1


def nth_draw(master: bytes, number: int, n: int) -> int:
    """One draw of a match; who wants many of them asks `Draws`."""
    return Draws(master).nth(number, n)


class Luck(Protocol):
    """Chance that also keeps its answers, for the log."""

    draws: list[Draw]

    def below(self, n: int) -> int: ...


class Committed:
    """Live luck, derived from the master key; `drawn` answers have been given before."""

    def __init__(self, all_draws: Draws, drawn: int = 0) -> None:
        self._all = all_draws
        self._drawn = drawn
        self.draws: list[Draw] = []

    def below(self, n: int) -> int:
        answer = self._all.nth(self._drawn + len(self.draws), n)
        self.draws.append((n, answer))
        return answer


Fault = Literal[
    "unreadable", "unknown_game", "other_rules", "links", "changed", "rules", "luck", "key", "cut"
]
"""What can be wrong with a log."""


class BadLog(MeowpleError):
    """A log that was changed, cut or does not belong to these rules. The message says where; `key`
    and `details` name the fault, for whoever says it in another language."""

    def __init__(self, said: str, key: Fault = "unreadable", **details: int | str) -> None:
        super().__init__(said)
        self.key: Fault = key
        self.details = details


class OtherRules(BadLog):
    """A log that was written by other rules, or in another format, than this library knows."""


class Remembered:
    """Yesterday's luck, from a log: each answer must be asked for just as it was then."""

    def __init__(self, draws: Iterable[Draw], entry: int = 0) -> None:
        self._ahead = list(draws)
        self._entry = entry
        self.draws: list[Draw] = []

    def below(self, n: int) -> int:
        if len(self.draws) == len(self._ahead):
            raise self._bad(f"the log has no answer left, but the rules ask for one of {n}")
        asked, answer = self._ahead[len(self.draws)]
        if asked != n or not 0 <= answer < n:
            raise self._bad(f"the log says {answer} of {asked}, but the rules ask for one of {n}")
        self.draws.append((n, answer))
        return answer

    def all_used(self) -> bool:
        """Whether the rules asked for everything the log remembers."""
        return len(self.draws) == len(self._ahead)

    def _bad(self, said: str) -> BadLog:
        return BadLog(said, "luck", entry=self._entry)


class Lost:
    """The luck of a match whose key is not known: it can be looked at, but not go on by chance."""

    def __init__(self) -> None:
        self.draws: list[Draw] = []

    def below(self, n: int) -> int:
        raise MeowpleError("this match was replayed without its key, so it cannot draw new luck")


class Told:
    """Luck that says what a test wrote, in order; then it runs out."""

    def __init__(self, *answers: int) -> None:
        self._ahead = list(answers)

    def below(self, n: int) -> int:
        if not self._ahead:
            raise MeowpleError(f"told luck ran out: one of {n} was asked for")
        answer = self._ahead.pop(0)
        if not 0 <= answer < n:
            raise MeowpleError(f"told {answer}, but one of {n} was asked for")
        return answer


class Rolled:
    """Fast luck for bots and simulations, which nobody needs to check."""

    __slots__ = ("_random", "_rng")

    def __init__(self, rng: Random) -> None:
        if not hasattr(rng, "random"):
            raise MeowpleError(f"a Random is rolled, not {shown(rng)}")
        self._rng = rng
        self._random: Callable[[], float] = rng.random

    def __reduce__(self) -> tuple[type[Rolled], tuple[Random]]:
        return Rolled, (self._rng,)  # a copy of `rng.random` would roll the dice it was copied from

    def below(self, n: int) -> int:
        return int(self._random() * n)


def shuffled(items: Sequence[int], chance: Chance) -> list[int]:
    """The items in a random order."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        other = chance.below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck
