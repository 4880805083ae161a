"""What is chosen and prepared before a match: events and their fold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from meowple.table.evening import Evening
from meowple.table.events.chair import Chair
from meowple.table.race.fair import Lag
from meowple.table.timing import Timing

if TYPE_CHECKING:
    from meowple.table.events.fold import Table


class Opened(Struct, frozen=True, tag="opened"):
    """The first event: what is played here, and whose table it is."""

    game: str
    seats: int
    options: dict[str, Any]
    host: str
    public: bool
    invite: str
    """The secret of the invitation link."""
    lesson: str | None = None
    """The lesson that the first match here is."""
    lag: Lag = "usual"
    """Races: what the host says of the ways to the table."""
    evening: str | None = None
    """The code of the evening that is played here; then the host is a screen that never sits."""


class Chose(Struct, frozen=True, tag="chose"):
    """The host chose, before a match, what the table plays by."""

    options: dict[str, Any]


class GameChosen(Struct, frozen=True, tag="game_chosen"):
    """Somebody chose, between two matches of an evening, what is played next."""

    game: str
    options: dict[str, Any]


class Timed(Struct, frozen=True, tag="timed"):
    """The host chose, before a match, how long people may think."""

    timing: Timing | None


class AgreedToHints(Struct, frozen=True, tag="agreed_to_hints"):
    """Somebody said whether hints are fine with them."""

    seat: int
    on: bool


class Prepared(Struct, frozen=True, tag="prepared"):
    """The next match has a name, and its luck is committed to."""

    match: str
    commitment: str


class SeedFixed(Struct, frozen=True, tag="seed_fixed"):
    """A seat is ready: the hash of its seed."""

    seat: int
    hash: str


class Dealing(Struct, frozen=True, tag="dealing"):
    """No seed hash can change any more; the seeds are told."""


class SeedTold(Struct, frozen=True, tag="seed_told"):
    """A seat told its seed."""

    seat: int
    seed: str


ReadyEvent = (
    Opened | Chose | GameChosen | Timed | AgreedToHints | Prepared | SeedFixed | Dealing | SeedTold
)


def fold(table: Table, event: ReadyEvent) -> None:
    """Let one of them have happened."""
    match event:
        case Opened():
            _open(table, event)
        case Chose(options):
            table.options = options
        case GameChosen(game, options):
            table.game, table.options, table.timing = game, options, None
            for chair in table.chairs:
                chair.seed_hash = None
        case Timed(timing):
            table.timing = timing
        case AgreedToHints(seat, on):
            table.chairs[seat].agrees = on
        case Prepared(match_id, commitment):
            _prepare(table, match_id, commitment)
        case SeedFixed(seat, seed_hash):
            table.chairs[seat].seed_hash = seed_hash
        case Dealing():
            table.status = "dealing"
        case SeedTold(seat, seed):
            table.chairs[seat].seed = seed


def _open(table: Table, opened: Opened) -> None:
    table.opened = opened
    table.host = opened.host if opened.evening is None else None
    table.evening = None if opened.evening is None else Evening(opened.evening)
    table.game, table.options = opened.game, opened.options
    table.chairs = [Chair() for _ in range(opened.seats)]


def _prepare(table: Table, match_id: str, commitment: str) -> None:
    table.rematch = table.status == "over"
    table.status = "lobby"
    table.match, table.commitment = match_id, commitment
    table.matches.append(match_id)
    table.outcome = table.ended_at = None
    for chair in table.chairs:
        chair.again = False
        chair.seed = chair.seed_hash = None
        chair.hints, chair.hinted = 0, None
