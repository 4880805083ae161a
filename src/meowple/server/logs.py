"""What happens at a server, told to whoever looks after it: in lines of text, or as one JSON object
a line.

An object holds what is listed here and no more: of an error only what kind it is and where it
happened, since its text might quote what somebody called themselves, or a card.
"""

from __future__ import annotations

import logging
import re
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from meowple.table.store.base import StoreFailed

How = Literal["text", "json"]

TEXT: Final = "%(levelname)s %(name)s: %(message)s"
OURS: Final = "meowple"
GIVEN: Final = re.compile(r"(?:\b(table|match|worker|address) )?%[a-z]")
"""What a sentence of the log leaves open, perhaps with its name before it."""
FRAMES: Final = 5
MINUTE: Final = 60.0
KEPT: Final = 1000
"""Sentences that are remembered, to be told once a minute."""

log = logging.getLogger(__name__)


class OnceAMinute(logging.Filter):
    """Lets a warning through once a minute, however often it is said, and then tells how often it
    was held back: what goes wrong for five hundred pages at once is one line."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this is told."""
        if record.levelno < logging.WARNING:
            return True
        sentence = f"{record.name}: {record.getMessage()} {_error(record)!r}"
        at, held = self._told.get(sentence, (-MINUTE, 0))
        if record.created - at < MINUTE:
            self._told[sentence] = (at, held + 1)
            return False
        record.held_back = held
        self._told.pop(sentence, None)
        self._told[sentence] = (record.created, 0)
        if len(self._told) > KEPT:
            del self._told[next(iter(self._told))]
        return True


class TextLines(logging.Formatter):
    """Writes a record as a sentence."""

    def format(self, record: logging.LogRecord) -> str:
        """The sentence, and the whole error where the program made a mistake."""
        held = _held_back(record)
        return super().format(record) + (f" (and {held} times before)" if held else "")


class JsonLines(logging.Formatter):
    """Writes a record as an object."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON."""
        error = _error(record)
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": event_of(record),
            **_named(record),
        }
        if held := _held_back(record):
            told["held_back"] = held
        if error is not None:
            told["error"] = type(error).__name__
        if isinstance(error, StoreFailed | SystemExit):  # these are sentences of ours
            told["why"] = str(error)
        if record.exc_info and error is not None:
            told["where"] = [_place(frame) for frame in traceback.extract_tb(error.__traceback__)]
            told["where"] = told["where"][-FRAMES:]
        return msgspec.json.encode(told).decode()


def event_of(record: logging.LogRecord) -> str:
    """The sentence without what it leaves open: `table %s lost touch with the store: %s` is
    `table_lost_touch_with_the_store`. What others say may hold anything: it is named by who says
    it."""
    if not _ours(record):
        return record.name
    return "_".join(re.findall(r"[a-z]+", re.sub(r"%[a-z]", "", str(record.msg)).lower()))


def _held_back(record: logging.LogRecord) -> int:
    return getattr(record, "held_back", 0)


def _ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] == OURS


def _named(record: logging.LogRecord) -> dict[str, Any]:
    """What the sentence gives by name."""
    given = record.args if _ours(record) and isinstance(record.args, tuple) else ()
    names = GIVEN.findall(str(record.msg))
    return {name: value for name, value in zip(names, given, strict=False) if name}


def _error(record: logging.LogRecord) -> BaseException | None:
    if record.exc_info:
        return record.exc_info[1]
    given = record.args if isinstance(record.args, tuple) else ()
    return next((each for each in given if isinstance(each, BaseException)), None)


def _place(frame: traceback.FrameSummary) -> str:
    return f"{'/'.join(Path(frame.filename).parts[-2:])}:{frame.lineno} {frame.name}"


@contextmanager
def told(how: How) -> Iterator[None]:
    """From now on what happens is told like this; also why a server could not begin."""
    handler = logging.StreamHandler()
    handler.addFilter(OnceAMinute())
    handler.setFormatter(JsonLines() if how == "json" else TextLines(TEXT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # a line that broke is told by us
    logging.getLogger(OURS).setLevel(logging.INFO if how == "json" else logging.WARNING)
    try:
        yield
    except SystemExit as end:
        if how == "text" or not isinstance(end.code, str):
            raise
        log.critical("the server cannot run: %s", end)
        raise SystemExit(2) from None
