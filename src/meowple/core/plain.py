"""What callers hand in, as the plain values that a log can hold: whatever counts as a whole number
becomes an int, numbers of other libraries too, and what a log could not give back is refused."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from typing import Any, Final

from meowple.core.game import MeowpleError, Millis, Refused, Seat, When

FURTHEST: Final = 2**53
"""No moment lies further away: up to here every program that reads a log counts alike."""


LONGEST: Final = 200
"""So much of a value is shown in a message."""


def whole(value: Any, what: str) -> int:
    """A whole number; True and 3.0 are none."""
    try:
        if not isinstance(value, bool):
            return operator.index(value)
    except TypeError:
        pass
    raise MeowpleError(f"{what} is a whole number, not {shown(value)}")


def seat_of(value: Any, seats: int) -> Seat:
    """A seat at a table of so many."""
    try:
        seat = whole(value, "a seat")
    except MeowpleError:
        seat = -1
    if not 0 <= seat < seats:
        raise Refused("no_such_seat", seat=said(value))
    return Seat(seat)


def millis(value: Any, what: str) -> Millis:
    """A moment or a time in milliseconds."""
    number = whole(value, what)
    if not -FURTHEST <= number <= FURTHEST:
        raise MeowpleError(f"{what} is a number of milliseconds, and this one is too large")
    return Millis(number)


def plain_when(when: Any, seats: int) -> When:
    """The moment of a move, in plain numbers."""
    if not isinstance(when, When):
        raise MeowpleError(f"the moment of a move is a When, not {shown(when)}")
    at = millis(when.at, "the moment of a move")
    reaction = None if when.reaction is None else millis(when.reaction, "a reaction")
    latest = None if when.latest is None else _latest(when.latest, seats)
    return When(at, reaction, latest)


def _latest(latest: Any, seats: int) -> tuple[Millis, ...]:
    if not isinstance(latest, tuple | list) or len(latest) != seats:
        raise MeowpleError(f"{seats} seats have {seats} latest moments, not {shown(latest)}")
    return tuple([millis(moment, "a latest moment") for moment in latest])


def plain(value: Any) -> Any:
    """Something that a log does not know as it is, as what it means: a number or a word."""
    return str.__str__(value) if isinstance(value, str) else operator.index(value)


def word(value: Any, what: str) -> str:
    """A word that can be written down."""
    try:
        if isinstance(value, str):
            return str.__str__(value).encode().decode()
    except UnicodeEncodeError:
        pass
    raise MeowpleError(f"{what} is a word, not {shown(value)}")


def some_bytes(value: Any, what: str) -> bytes:
    """Bytes, in any of their forms."""
    if isinstance(value, bytes | bytearray | memoryview):
        return bytes(value)
    raise MeowpleError(f"{what} is bytes, not {shown(value)}")


def plain_seeds(seeds: Any) -> list[bytes]:
    """What the seats add to the luck."""
    if not isinstance(seeds, Iterable):
        raise MeowpleError(f"seeds are a list of bytes, not {shown(seeds)}")
    return [some_bytes(seed, "the seed of a seat") for seed in seeds]


def plain_seed(seed: Any) -> int | str:
    """A seed: a whole number, or a word."""
    return word(seed, "a seed") if isinstance(seed, str) else whole(seed, "a seed")


def named_seed(seed: Any) -> str:
    """How a seed, a number or a word, is written."""
    plain = plain_seed(seed)
    return plain if isinstance(plain, str) else _digits(plain)


def _digits(number: int) -> str:
    try:
        return str(number)
    except ValueError:
        raise MeowpleError("a seed is a number of less than some thousand digits") from None


def shown(value: object) -> str:
    """The value as it would be typed, cut if it is long."""
    return _cut(repr, value)


def said(value: object) -> str:
    """The value as it would be printed, cut if it is long, and without signs that would make a
    terminal do something."""
    return "".join(map(_visible, _cut(str, value)))


def _visible(sign: str) -> str:
    return sign if sign.isprintable() or sign in "\n\t" else sign.encode("unicode_escape").decode()


def _cut(write: Callable[[object], str], value: object) -> str:
    try:
        text = write(value)
    except Exception:  # a stranger's object may do anything, and a number be too long
        text = f"a {type(value).__name__}"
    text = text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
    return text.encode("utf-8", "backslashreplace").decode()  # half a letter cannot be written
