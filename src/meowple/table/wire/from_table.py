"""What a table says to its pages."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from meowple.bots.hints import Reason
from meowple.core.game import Millis, Outcome, Seat
from meowple.table.race.fair import Lag
from meowple.table.store.chosen import Cat
from meowple.table.timing import Ticking, Timing


class Chair(Struct, frozen=True):
    """Who is on a seat."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    """A person's chosen name; empty for bots, whose name is their level."""
    level: str | None = None
    """The bot's level; for a person's seat the bot that sits in at the moment."""
    away: bool = False
    you: bool = False
    ready: bool = False
    """Lobby: ready to start. After the end: wants to play again."""
    agrees: bool = False
    """Whether hints are fine with this person."""
    hints: int = 0
    """How many were taken in this match."""
    program: bool = False
    """Whether a program plays there; on a free seat: whether one is expected, with a token."""
    races: bool = False
    """Whether it is fine with this person that programs race."""
    offered: int | None = None
    """Until when a link gives your own seat away, in milliseconds of UTC."""
    cat: Cat | None = None
    """The cat that this person has chosen."""


class Proposal(Struct, frozen=True):
    """What some want, and others have not agreed to yet."""

    about: Seat | None
    """To go on without them; None is a pause."""
    wanted: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    """Who is still to say."""


class Held(Struct, frozen=True):
    """A race that is held up."""

    by: Seat | None
    """Who has paused it; None while it is counted down."""
    left: Millis | None
    """Then: how long it still takes."""


class Placed(Struct, frozen=True):
    """Where somebody stands in an evening."""

    name: str
    seat: Seat | None
    """Where they sit now."""
    place: int
    """By points, then by matches won; who is equal in both shares it."""
    points: int
    won: int
    played: int
    gained: int | None
    """What the last match brought; None for who was not in it."""
    cat: Cat | None = None
    """The cat that they have chosen."""


class EveningView(Struct, frozen=True):
    """Matches one after the other, and what they add up to."""

    code: str | None
    """By which others find it; None once it is over."""
    games: tuple[str, ...]
    """What was played, the last ones."""
    played: int
    """How many matches that were in all."""
    standing: tuple[Placed, ...]
    """The best first."""


class TableView(Struct, frozen=True):
    """The table around the match."""

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["lobby", "dealing", "playing", "over", "closed"]
    """`dealing`: the seeds are being gathered. `closed`: it will not go on."""
    public: bool
    players: tuple[int, int]
    """The fewest and the most who can play."""
    chairs: tuple[Chair, ...]
    yours: tuple[Seat, ...]
    """The seats that you hold."""
    host: bool
    """Whether you are the host."""
    invites: str | None
    """What the host is called; None if there is none any more."""
    match: str | None
    """The match being prepared, played, or just over."""
    commitment: str | None
    """What fixes its luck; published before any seed."""
    seeds: tuple[str | None, ...] = ()
    """Once it has begun: the seed of each seat, None where none came."""
    paused: bool = False
    lesson: str | None = None
    """The lesson that the match is."""
    ended_at: int | None = None
    """When the match ended that is over, in milliseconds of UTC."""
    lag: Lag = "usual"
    """Races: what the host said of the ways to the table."""
    held: Held | None = None
    """Races: what holds it up at the moment."""
    why: Literal["other_rules", "damaged", "too_long", "evening_over"] | None = None
    """Why it was closed."""
    hints: bool = False
    """Whether hints are given at this table: to one person among bots, or where all agree."""
    timing: Timing | None = None
    """How long people may think."""
    now: int | None = None
    """The moment, as the clocks count it; a paused table's stand still."""
    resting: bool = False
    """Whether it is paused because all agreed on it."""
    proposals: tuple[Proposal, ...] = ()
    door: bool = True
    """Whether new people may come."""
    muted: bool = False
    """Whether nobody says phrases here."""
    given: Seat | None = None
    """The seat that the link gives you by which you came."""
    evening: EveningView | None = None
    """The evening that this table is; whoever sits there may do what else a host does."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `Hello`; its `Past` and an `Update` follow if there is a match."""

    run: str
    """Since when the table is in memory without a break; update numbers belong to it."""
    you: str
    """Your name."""
    table: TableView


class TableChanged(Struct, frozen=True, tag="table"):
    """Somebody came, went, got ready, …"""

    table: TableView


class Guide(Struct, frozen=True):
    """Where a lesson stands."""

    says: str
    """The key of what is said now: `<game>-lesson-<says>`."""
    step: int
    """Counted from 1."""
    of: int
    move: int | None = None
    """Which of the moves is wanted; None while others move, and at the end."""


class Update(Struct, frozen=True, tag="update"):
    """The match as it stands now, for this seat. The first five say what is new, all others how
    things stand (`telling.py`)."""

    n: int
    """Counted for this seat: hidden events leave no gap."""
    facts: tuple[Any, ...]
    """What happened since the last update, as this seat may know it; empty after a reconnect."""
    done: tuple[str, ...]
    """The commands of this seat which this update answers: they were carried out and are stored."""
    now: int | None
    """The moment, as the clocks count it; None where there are none."""
    seat: Seat | None
    """Whose it is; None for what everybody may see."""
    match: str
    view: Any
    """The game's view, as a person's screen may show it."""
    moves: tuple[Any, ...]
    """What this seat may do. Moves that are arrays come in bundles (`bundles.py`)."""
    decision: int | None
    waiting: tuple[Seat, ...]
    """Who is waited for."""
    bare: bool
    """Whether nothing is hidden just now, so that anybody may look at anybody's screen."""
    undo: int | None = None
    """The entry you may take back now."""
    outcome: Outcome | None = None
    link: str | None = None
    """After the end: the hash of the whole log."""
    key: str | None = None
    """After the end: the key that the commitment fixed."""
    clocks: tuple[Ticking | None, ...] = ()
    """How long each seat may still think, where a time is set; None for bots."""
    lesson: Guide | None = None
    """While the match keeps to the script of a lesson."""
    nonce: str | None = None
    """Races: send it back at once, as that of a `Ping`."""
    joins: bool = False
    """For who only watches: whether a bot's seat may be had now."""


class Past(Struct, frozen=True, tag="past"):
    """What happened in the match before the page came, as its seat was told it then; an `Update`
    follows. Of a long match only the latest."""

    seat: Seat | None
    match: str
    facts: tuple[Any, ...]
    missed: int = 0
    """How many of them, the last ones, happened while a bot played for this seat."""
    public: int = 0
    """How many facts everybody has been told until now. Who remembers it knows later how many are
    new."""


class Accepted(Struct, frozen=True, tag="accepted"):
    """The command was carried out, and no update says so; what it changed is stored."""

    id: str


class Invitation(Struct, frozen=True, tag="invitation"):
    """The answer to `Invite`."""

    id: str
    path: str
    """`/t/<table>#<secret>`; the page puts its own origin before it."""
    qr: tuple[str, ...]
    """The QR code of the whole link, a row of 0 and 1 each."""


class ProgramInvited(Struct, frozen=True, tag="program_invited"):
    """The answer to `InviteProgram`, told once: the token is kept nowhere."""

    id: str
    seat: Seat
    path: str
    """`/t/<table>#program.<token>`; the page puts its own origin before it."""
    until: int
    """When the token expires, in milliseconds of UTC."""


class SeatLink(Struct, frozen=True, tag="seat_link"):
    """The answer to `Give`, for this page alone."""

    id: str
    seat: Seat
    path: str
    """As that of an `Invitation`."""
    qr: tuple[str, ...]


class Trial(Struct, frozen=True, tag="trial"):
    """The answer to `WarmUp`: a question for this page alone."""

    id: str
    view: Any
    """The game's view of it."""
    moves: tuple[Any, ...]
    nonce: str
    """Send it back at once, as that of a `Ping`."""


class Tried(Struct, frozen=True, tag="tried"):
    """The answer to `Try`: how it would have counted, and what the line is like."""

    id: str
    view: Any
    """The game's view after the move."""
    reaction: Millis
    """What would have counted."""
    trip: int | None
    """The shortest way there and back, in milliseconds; None if nothing came back yet."""
    jitter: int
    """How much longer nine of ten are at most."""
    most: int
    """How much of it this table makes up for at most."""


class Hinted(Struct, frozen=True, tag="hinted"):
    """The answer to `Hint`, for this page alone."""

    id: str
    seat: Seat
    decision: int
    move: Any
    """One of the moves of the update."""
    why: tuple[Reason, ...]


class Said(Struct, frozen=True, tag="said"):
    """Somebody said a phrase."""

    seat: Seat
    phrase: str


class Refusal(Struct, frozen=True, tag="refused"):
    """The command was not carried out and nothing has changed."""

    id: str | None
    """The command, where it could be read."""
    key: str
    details: dict[str, int | str] = {}
    scope: str = "table"
    """Whose words explain it: `table`, or the name of the game."""


class Ping(Struct, frozen=True, tag="ping"):
    """Are you there? Also measures the way."""

    nonce: str


Message = (
    Welcome
    | TableChanged
    | Past
    | Update
    | Accepted
    | Invitation
    | ProgramInvited
    | SeatLink
    | Trial
    | Tried
    | Hinted
    | Said
    | Refusal
    | Ping
)
