"""A table: who sits where, and which match is on. It is the fold of its events and nothing else."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from meowple.core.game import Outcome, Seat
from meowple.table.race.fair import Lag
from meowple.table.timing import Ticking, Timing

Status: TypeAlias = Literal["lobby", "dealing", "playing", "over", "closed"]
Why: TypeAlias = Literal["other_rules", "damaged", "too_long"]
"""Why a table was closed: it was dealt by rules that are not played here any more, what is stored
of it cannot be read, or its match has no end."""


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


class Sat(Struct, frozen=True, tag="sat"):
    """A guest took a free seat, or came back to their own."""

    seat: int
    guest: str
    person: str | None = None
    """Who it is, if not the guest: somebody who plays on the same device."""


class BotSat(Struct, frozen=True, tag="bot_sat"):
    """The host put a bot on a seat."""

    seat: int
    level: str


class Stood(Struct, frozen=True, tag="stood"):
    """Before a match a seat became free."""

    seat: int


class ChairsSet(Struct, frozen=True, tag="chairs_set"):
    """The host chose how many chairs there are: new ones come last, free ones go."""

    seats: int


class Chose(Struct, frozen=True, tag="chose"):
    """The host chose, before a match, what the table plays by."""

    options: dict[str, Any]


class Timed(Struct, frozen=True, tag="timed"):
    """The host chose, before a match, how long people may think."""

    timing: Timing | None


class Ticked(Struct, frozen=True, tag="ticked"):
    """The clock of a seat began to run, or stands."""

    seat: int
    left: int
    """What it shows …"""
    since: int | None = None
    """… at the moment from which it runs."""


class AgreedToHints(Struct, frozen=True, tag="agreed_to_hints"):
    """Somebody said whether hints are fine with them."""

    seat: int
    on: bool


class HintTaken(Struct, frozen=True, tag="hint_taken"):
    """Somebody asked what to do, and was told."""

    seat: int
    decision: int


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


class Started(Struct, frozen=True, tag="started"):
    """The match has begun."""

    match: str


class WentAway(Struct, frozen=True, tag="went_away"):
    """A person's last connection is gone."""

    seat: int
    clock: int = 0
    """The match clock then: a table that sleeps goes on from there."""


class BotSatIn(Struct, frozen=True, tag="bot_sat_in"):
    """A bot plays for a person who is away or has left."""

    seat: int
    level: str
    since: int | None = None
    """How many facts the match had then: what follows is news to whoever comes back."""


class CameBack(Struct, frozen=True, tag="came_back"):
    """A person is there again, and plays."""

    seat: int


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


Event = (
    Opened
    | Sat
    | BotSat
    | Stood
    | ChairsSet
    | Chose
    | Timed
    | Ticked
    | AgreedToHints
    | HintTaken
    | Prepared
    | SeedFixed
    | Dealing
    | SeedTold
    | Started
    | WentAway
    | BotSatIn
    | CameBack
    | Finished
    | WantsAgain
    | Closed
)

_decoder = msgspec.json.Decoder(Event)


KEPT_RESULTS: Final = 5
"""So many of the latest matches of a table are found on the shelf of whoever played them."""


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


class Chair:
    """One seat of a table."""

    __slots__ = (
        "again",
        "agrees",
        "away",
        "bot",
        "guest",
        "hinted",
        "hints",
        "person",
        "seed",
        "seed_hash",
        "sits_in",
        "sits_in_since",
        "ticking",
    )

    def __init__(self) -> None:
        self.guest: str | None = None
        """Whose cookie holds the seat."""
        self.person: str | None = None
        """Who sits there: the guest, or somebody who plays on the guest's device."""
        self.bot: str | None = None
        """The level of the bot whose seat it is."""
        self.sits_in: str | None = None
        """The level of the bot that plays for the guest at the moment."""
        self.sits_in_since: int | None = None
        """How many facts the match had when it sat in."""
        self.away = False
        self.again = False
        self.agrees = False
        """Whether hints are fine with whoever sits there."""
        self.hints = 0
        """How many were taken in this match."""
        self.hinted: int | None = None
        """The decision that the last one was for."""
        self.seed_hash: str | None = None
        self.seed: str | None = None
        self.ticking = Ticking()
        """How long its person may still think."""

    @property
    def free(self) -> bool:
        """Whether nobody's."""
        return self.guest is None and self.bot is None

    @property
    def missed(self) -> bool:
        """Whether its person is away, and nobody plays for them."""
        return self.away and self.sits_in is None

    @property
    def played_by_bot(self) -> str | None:
        """The level of the bot that moves for this seat, if one does."""
        return self.bot or self.sits_in


class Table:
    """The fold of a table's events."""

    def __init__(self, events: list[bytes]) -> None:
        self.version = 0
        self.chairs: list[Chair] = []
        self.status: Status = "lobby"
        self.match: str | None = None
        self.commitment: str | None = None
        self.host: str | None = None
        self.options: dict[str, Any] = {}
        """What the next match is played by, or the one that is on."""
        self.timing: Timing | None = None
        """How long people may think."""
        self.clock = 0
        """The match clock as far as it is known apart from the match."""
        self.rematch = False
        """Whether the match being prepared follows another: it starts when all are ready."""
        self.matches: list[str] = []
        """All that were prepared here, the present one last."""
        self.outcome: Outcome | None = None
        """How the match ended that is just over."""
        self.ended_at: int | None = None
        """When that was."""
        self.results: tuple[Over, ...] = ()
        """The latest matches that ended here, the last one last."""
        self.why_closed: Why | None = None
        self.closing: Why | None = None
        """Why it cannot go on, found out when it was read; not stored yet."""
        for event in events:
            self.apply(_decoder.decode(event))

    def seats_of(self, guest: str) -> list[Seat]:
        """The seats that this guest holds."""
        return [Seat(seat) for seat, chair in enumerate(self.chairs) if chair.guest == guest]

    @property
    def lesson(self) -> str | None:
        """The lesson that the present match is; what is played after it is none."""
        return None if self.rematch else self.opened.lesson

    @property
    def in_days(self) -> bool:
        """Whether people have days for a move, so that the match goes on without them."""
        return self.timing is not None and self.timing.kind == "days" and self.lesson is None

    @property
    def people(self) -> list[int]:
        """The seats that belong to people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest is not None]

    @property
    def seated(self) -> tuple[str, ...]:
        """For each seat `free`, the level of its bot, or `@` and who sits there."""
        return tuple(f"@{one.person}" if one.person else one.bot or "free" for one in self.chairs)

    @property
    def hints(self) -> tuple[int, ...]:
        """How many hints each seat took in this match."""
        return tuple(chair.hints for chair in self.chairs)

    @property
    def free(self) -> list[int]:
        """The seats that are nobody's."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.free]

    def apply(self, event: Event) -> None:
        """Let one event have happened."""
        self.version += 1
        match event:
            case Opened():
                self.opened = event
                self.host = event.host
                self.options = event.options
                self.chairs = [Chair() for _ in range(event.seats)]
            case Sat(seat, guest, person):
                self.chairs[seat] = Chair()
                self.chairs[seat].guest = guest
                self.chairs[seat].person = person or guest
                self.host = self.host or guest
            case BotSat(seat, level):
                self.chairs[seat] = Chair()
                self.chairs[seat].bot = level
            case Stood(seat):
                self._free(seat)
            case ChairsSet(seats):
                self._set_chairs(seats)
            case Chose(options):
                self.options = options
            case Timed(timing):
                self.timing = timing
            case Ticked(seat, left, since):
                self.chairs[seat].ticking = Ticking(left, since)
            case AgreedToHints(seat, on):
                self.chairs[seat].agrees = on
            case HintTaken(seat, decision):
                self.chairs[seat].hints += 1
                self.chairs[seat].hinted = decision
            case Prepared(match_id, commitment):
                self._prepare(match_id, commitment)
            case SeedFixed(seat, seed_hash):
                self.chairs[seat].seed_hash = seed_hash
            case SeedTold(seat, seed):
                self.chairs[seat].seed = seed
            case Dealing():
                self.status = "dealing"
            case Started():
                self.status = "playing"
                self.clock = 0
                for chair in self.chairs:
                    chair.ticking = Ticking(self.timing.millis if self.timing else 0)
            case Finished():
                self._finish(event)
            case Closed(why):
                self.status = "closed"
                self.why_closed = why
            case WantsAgain(seat):
                self.chairs[seat].again = True
            case WentAway(seat, clock):
                self.chairs[seat].away = True
                self.clock = max(self.clock, clock)
            case BotSatIn(seat, level, since):
                self.chairs[seat].sits_in = level
                self.chairs[seat].sits_in_since = since
            case CameBack(seat):
                self.chairs[seat].away = False
                self.chairs[seat].sits_in = None

    def _finish(self, ended: Finished) -> None:
        self.status = "over"
        self.outcome, self.ended_at = ended.outcome, ended.at
        if ended.outcome is not None and ended.at is not None:
            ranks = enumerate(ended.outcome.ranks)
            winners = tuple(seat for seat, rank in ranks if rank == 1)
            result = Over(ended.match, ended.at, self.seated, winners, self.hints)
            self.results = (*self.results, result)[-KEPT_RESULTS:]

    def _free(self, seat: int) -> None:
        left = self.chairs[seat].guest
        self.chairs[seat] = Chair()
        if left is not None and left == self.host:
            others = [chair.guest for chair in self.chairs if chair.guest is not None]
            self.host = others[0] if others else None

    def _set_chairs(self, seats: int) -> None:
        """The last free chairs go first. Whoever sits behind one moves up and has to get ready
        again, for a seed is fixed for a seat."""
        before = list(self.chairs)
        for seat in reversed(self.free):
            if len(self.chairs) > seats:
                del self.chairs[seat]
        for old, new in zip(before, self.chairs, strict=False):
            if old is not new:
                new.seed_hash = None
        self.chairs += [Chair() for _ in range(seats - len(self.chairs))]

    def _prepare(self, match_id: str, commitment: str) -> None:
        self.rematch = self.status == "over"
        self.status = "lobby"
        self.match, self.commitment = match_id, commitment
        self.matches.append(match_id)
        self.outcome = self.ended_at = None
        for chair in self.chairs:
            chair.again = False
            chair.seed = chair.seed_hash = None
            chair.hints, chair.hinted = 0, None
