"""A match that is over, reviewed in text: chances as a line, dear decisions, and luck."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from meowple.bots import LEVELS
from meowple.bots.asked import unknown_level
from meowple.bots.hints import PLAIN, Reason
from meowple.bots.review import SHARE, Looked, Progress, Review, review
from meowple.core.game import MeowpleError
from meowple.core.log import Log, Person, Played
from meowple.core.match import replay, resume
from meowple.core.registry import find_game
from meowple.core.retold import recalled
from meowple.terminal import page_of
from meowple.terminal.files import read_log
from meowple.terminal.table import reasons_said
from meowple.terminal.text import Page
from meowple.words import Words

BARS: Final = "▁▂▃▄▅▆▇█"
FINE: Final = 5
"""Sums of chances are told in steps of so many points."""
WIDE: Final = 60
"""So many bars stand in a row."""


def reviewed(
    path: Path,
    say: Words,
    number: int | None,
    progress: Progress,
    share: float = SHARE,
) -> list[str]:
    """What there is to say about one seat's match; seats are counted from 1."""
    log = read_log(path, say)
    seats = log.header.seats
    if replay(log).outcome is None:
        raise MeowpleError(say("review-not-over"))
    level = unknown_level(log)
    if level is not None:
        known = ", ".join(LEVELS)
        raise MeowpleError(say("review-no-level", level=level, known=known))
    if number is not None and not 1 <= number <= seats:
        raise MeowpleError(say("review-no-seat", number=number, most=seats))
    seat = _somebody(log) if number is None else number - 1
    names = [say("seat-number", number=one + 1) for one in range(seats)]
    found = review(log, seat, share=share, progress=progress)
    page = page_of(log.header.game)
    title = say.or_plainly(log.header.game, f"{log.header.game}-title")
    lines = [say("review-title", game=title, seat=names[seat]), ""]
    if not found.decisions:
        return [*lines, say("review-nothing-chosen")]
    return [
        *lines,
        say("review-line"),
        *_line(found),
        "",
        *_dear(log, found, page, say, names),
        "",
        *_shares(found, say),
        *([say("review-race")] if find_game(log.header.game).race else []),
    ]


def _somebody(log: Log) -> int:
    """The first seat that a person played, or else the first that anybody did."""
    played = [entry for entry in log.entries if isinstance(entry.act, Played)]
    people = [entry for entry in played if isinstance(entry.by, Person)]
    acts = [entry.act for entry in people or played]
    return next((act.seat for act in acts if isinstance(act, Played)), 0)


def _line(found: Review) -> list[str]:
    """The chance to win before each decision, and at the end."""
    chances = [*[one.before for one in found.decisions], found.ended]
    bars = "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in chances)
    return [f"  {bars[start : start + WIDE]}" for start in range(0, len(bars), WIDE)]


def _dear(log: Log, found: Review, page: Page, say: Words, names: Sequence[str]) -> list[str]:
    """The decisions that cost most, each with the table as it lay."""
    if not found.worst:
        return [say("review-nothing-dear")]
    said = [say("review-dear")]
    for one in found.worst:
        match = resume(find_game(log.header.game), log.header, log.entries[: one.entry], None)
        screen = recalled(match.game, match.view(found.seat))
        said += [
            "",
            say("review-decision", number=found.decisions.index(one) + 1, of=len(found.decisions)),
            *page.table(screen, say, names),
            *page.question(screen, say),
            say("review-played", move=page.move_in_full(one.move, screen, say, names)),
            say("review-better", move=page.move_in_full(one.better, screen, say, names)),
            say("review-chances", before=percent(one.before), chosen=percent(one.chosen)),
            *reasons_said(log.header.game, _of_the_game(one), say, "review-why"),
        ]
    return said


def _of_the_game(one: Looked) -> list[Reason]:
    """The reasons but the chance, which was told."""
    return [reason for reason in one.why if reason.key not in PLAIN]


def _shares(found: Review, say: Words) -> list[str]:
    """What became of the chances: own choices, own luck, and all the others."""
    even, ended = percent(found.even), percent(found.ended)
    luck = say("review-about", points=signed(found.luck))
    if found.luck_is_unclear:
        luck = say("review-unclear")
    return [
        say(f"review-mostly-{found.mostly}"),
        say("review-added-up", even=even, ended=ended),
        say("review-luck", luck=luck),
        say("review-cost", cost=say("review-about", points=signed(-found.cost))),
        say("review-others", others=say("review-about", points=signed(found.rest))),
    ]


def percent(chance: float) -> str:
    """A chance in whole percent."""
    return f"{round(100 * chance)} %"


def signed(chance: float) -> str:
    """A change of a chance in points of percent, with its sign; no finer than worlds can tell."""
    points = FINE * round(100 * chance / FINE)
    return "0" if points == 0 else f"{'−' if points < 0 else '+'}{abs(points)}"
