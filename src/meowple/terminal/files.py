"""Logs in files: checking them, and reading them aloud."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from meowple.core.extras import Missing
from meowple.core.game import MeowpleError
from meowple.core.log import Log
from meowple.core.luck import BadLog
from meowple.core.match import Match, replay, resume
from meowple.core.registry import find_game
from meowple.core.retold import highlights_of
from meowple.terminal import page_of
from meowple.terminal.score import score_sheet, stood_out
from meowple.words import Words, key_of

UNREAD: Final = ("unreadable", "unknown_game", "other_rules")
"""The faults of what is no record, or none for us to read."""


def read_log(path: Path, say: Words) -> Log:
    """The log in a file; why there is none is said in the person's language."""
    try:
        return Log.from_json(path.read_bytes())
    except FileNotFoundError:
        raise MeowpleError(say("record-no-file", file=str(path))) from None
    except OSError:
        raise MeowpleError(say("record-no-reading", file=str(path))) from None


def why_not(error: MeowpleError, say: Words) -> str:
    """What is wrong with a log, or with what is installed, in the person's language."""
    if isinstance(error, BadLog):
        return say(key_of("record", error.key), **error.details)
    if isinstance(error, Missing):
        return say("not-installed", what=error.modules, command=error.command)
    return str(error)


def is_false(bad: BadLog) -> bool:
    """Whether the log could be read, and does not hold."""
    return bad.key not in UNREAD


def verify(path: Path, say: Words) -> tuple[bool, list[str]]:
    """Whether links, rules and luck of a log are right, and what that proves; an error for what
    cannot be read."""
    try:
        log = read_log(path, say)
        match = replay(log)
    except BadLog as bad:
        if not is_false(bad):
            raise
        return False, [why_not(bad, say)]
    lines = [say("verify-links", entries=len(log.entries)), say("verify-rules")]
    if log.key is not None:
        lines.append(say("verify-luck", draws=sum(len(entry.draws) for entry in log.entries)))
    else:
        lines.append(say("verify-no-key" if match.outcome is None else "verify-key-missing"))
    proven = log.key is not None or match.outcome is None
    return proven, [*lines, say("verify-last-link", link=match.link)]


def retold(path: Path, say: Words) -> list[str]:
    """A match as it was played, line by line, and how it ended."""
    log = read_log(path, say)
    replay(log)  # nobody is told a story that did not happen
    game = find_game(log.header.game)
    page = page_of(game.name)
    names = [say("seat-number", number=seat + 1) for seat in range(log.header.seats)]
    match: Match[Any, Any, Any, Any] = resume(game, log.header, log.entries[:1], None)
    lines = [say.or_plainly(game.name, f"{game.name}-title"), ""]
    for entry in log.entries[1:]:
        lines += [page.fact(fact, say, names) for fact in match.append(entry)]
    if match.outcome is not None:
        lines += ["", *score_sheet(game.name, match.outcome, say, names)]
        lines += stood_out(page, highlights_of(log), say, names)
    return lines
