"""What happens at a table while a match is on, and when it ends: events and their fold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from meowple.core.game import Outcome
from meowple.table.events.chair import Chair
from meowple.table.timing import Ticking

if TYPE_CHECKING:
    from meowple.table.events.fold import Table

Why: TypeAlias = Literal["other_rules", "damaged", "too_long", "evening_over"]
"""Why a table was closed: it was dealt by rules that are not played here any more, what is stored
of it cannot be read, its match has no end, or the evening was said to be over."""


class Started(Struct, frozen=True, tag="started"):
    """The match has begun."""

    match: str


class Ticked(Struct, frozen=True, tag="ticked"):
    """The clock of a seat began to run, or stands."""

    seat: int
    left: int
    """What it shows …"""
    since: int | None = None
    """… at the moment from which it runs."""
    granted: int = 0
    """How much more than it had left, for a new question or a move; less where one was undone."""
    answered: int | None = None
    """The entry by which the seat answered."""
    broken: int | None = None
    """The question that nobody has answered although it stands: with that it goes on."""


class HintTaken(Struct, frozen=True, tag="hint_taken"):
    """Somebody asked what to do, and was told."""

    seat: int
    decision: int


class WentAway(Struct, frozen=True, tag="went_away"):
    """A person's last connection is gone."""

    seat: int
    clock: int = 0
    """The match clock then: a table that sleeps goes on from there."""
    facts: int | None = None
    """How many facts the match had then: what follows is news to whoever comes back …"""
    public: int = 0
    """… and how many of them everybody was told."""


class BotSatIn(Struct, frozen=True, tag="bot_sat_in"):
    """A bot plays for a person who is away or has left."""

    seat: int
    level: str
    since: int | None = None
    """How many facts the match had then: what follows is news to whoever comes back."""
    handed: bool = False
    """Whether the person is there, so that only their word gives the seat back."""


class CameBack(Struct, frozen=True, tag="came_back"):
    """A person is there again, and plays, unless they have handed their seat over."""

    seat: int
    plays: bool = True


class Finished(Struct, frozen=True, tag="finished"):
    """The match has ended."""

    match: str
    outcome: Outcome | None = None
    """How; it stays readable whatever becomes of the rules."""
    at: int | None = None
    """When, in milliseconds of UTC."""


class WantsAgain(Struct, frozen=True, tag="wants_again"):
    """A person would play the same again."""

    seat: int


class Closed(Struct, frozen=True, tag="closed"):
    """The table will not go on."""

    why: Why


class Over(Struct, frozen=True):
    """A match that was played here, in short."""

    match: str
    at: int
    """When it ended, in milliseconds of UTC."""
    chairs: tuple[str, ...]
    """Who played it, as `seated` tells."""
    winners: tuple[int, ...]
    hints: tuple[int, ...] = ()
    """How many hints each seat took."""
    game: str | None = None
    """What it was, where that may be another from match to match."""


KEPT_RESULTS: Final = 5
"""So many of the latest matches of a table are found on the shelf of whoever played them."""

KEPT_GRANTS: Final = 16
"""So many of a seat's latest moves can be taken back with the time that they brought."""

PlayingEvent = (
    Started | Ticked | HintTaken | WentAway | BotSatIn | CameBack | Finished | WantsAgain | Closed
)


def fold(table: Table, event: PlayingEvent) -> None:
    """Let one of them have happened."""
    match event:
        case Started():
            _start(table)
        case Ticked():
            _tick(table.chairs[event.seat], event)
        case HintTaken(seat, decision):
            table.chairs[seat].hints += 1
            table.chairs[seat].hinted = decision
        case WentAway(seat, clock, facts, public):
            chair = table.chairs[seat]
            chair.away, chair.left, chair.heard = True, facts, public
            table.clock = max(table.clock, clock)
        case BotSatIn(seat, level, since, handed):
            chair = table.chairs[seat]
            chair.sits_in, chair.handed, chair.sits_in_since = level, handed, since
            table.proposals.pop(seat, None)
        case CameBack(seat, plays):
            _come_back(table.chairs[seat], plays)
            table.proposals.pop(seat, None)
        case Finished():
            _finish(table, event)
        case WantsAgain(seat):
            table.chairs[seat].again = True
        case Closed(why):
            table.status = "closed"
            table.why_closed = why


def _start(table: Table) -> None:
    table.status = "playing"
    table.clock = 0
    for chair in table.chairs:
        chair.left = None
        chair.ticking = Ticking(table.timing.millis if table.timing else 0)
        chair.granted, chair.grants, chair.broken = 0, (), None


def _tick(chair: Chair, ticked: Ticked) -> None:
    chair.ticking, chair.broken = Ticking(ticked.left, ticked.since), ticked.broken
    if ticked.answered is not None:
        chair.grants = (*chair.grants, (ticked.answered, chair.granted))[-KEPT_GRANTS:]
    chair.granted += ticked.granted


def _come_back(chair: Chair, plays: bool) -> None:
    chair.away, chair.left = False, None
    if plays:
        chair.sits_in, chair.handed = None, False


def _finish(table: Table, ended: Finished) -> None:
    table.status = "over"
    table.resting = False
    table.proposals = {}
    for chair in table.chairs:
        if chair.handed and not chair.away:
            chair.sits_in, chair.handed = None, False
    table.outcome, table.ended_at = ended.outcome, ended.at
    if ended.outcome is None:
        return
    if ended.at is not None:
        ranks = enumerate(ended.outcome.ranks)
        winners = tuple(seat for seat, rank in ranks if rank == 1)
        game = None if table.evening is None else table.game
        result = Over(ended.match, ended.at, table.seated, winners, table.hints, game)
        table.results = (*table.results, result)[-KEPT_RESULTS:]
    if table.evening is not None:
        people = [None if chair.plays_program else chair.person for chair in table.chairs]
        table.evening = table.evening.with_match(table.game, people, ended.outcome.ranks)
