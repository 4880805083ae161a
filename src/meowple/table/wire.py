"""The messages between a page and the server. JSON, one object a frame, told apart by `type`.

Every update carries the whole picture, so nothing depends on an earlier one. Keys and details are
sent, never sentences: the page speaks the player's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from meowple.bots.hints import Reason
from meowple.core.game import Millis, Outcome, Seat
from meowple.core.retold import Highlight
from meowple.table.race.fair import Lag
from meowple.table.timing import Ticking, Timing

Id = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
"""128 random bits in hex: a command's name, chosen by the page."""

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Seats = Annotated[tuple[Seat, ...], Meta(max_length=16)]
Level = Annotated[str, Meta(min_length=1, max_length=16)]


# From the page


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message on the line to a table."""

    invite: Annotated[str, Meta(max_length=64)] | None = None
    """The secret of the invitation link; a private table is shown to nobody else."""
    shows: Seats | None = None
    """As that of `Show`. A page that does not know yet what it is to show is told of its guest's
    only seat; of several, of none."""


class Show(Struct, frozen=True, tag="show", forbid_unknown_fields=True):
    """Which of the own seats the page shows now: it is told of no other. A device that is passed
    round shows one after the other; with none of them, what everybody may see."""

    id: Id
    seats: Seats


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take a free seat; or take one's own seat back from the bot that sits in."""

    id: Id
    seat: Seat
    name: Annotated[str, Meta(max_length=1000)] | None = None
    """Of somebody else who plays on the same device; so a guest may hold several seats."""


class SeatBot(Struct, frozen=True, tag="seat_bot", forbid_unknown_fields=True):
    """The host puts a bot on a free seat, or another level on a bot's seat."""

    id: Id
    seat: Seat
    level: Level


class Stand(Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Leave one's seat, or, as host, free another's: a bot's before the start, a person's at
    private tables alone. In a match a bot plays on for who leaves, until they are back."""

    id: Id
    seat: Seat


class Chairs(Struct, frozen=True, tag="chairs", forbid_unknown_fields=True):
    """The host chooses, before the start, how many chairs there are. Free ones can be put away."""

    id: Id
    seats: int


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """The host chooses, before the start, what is played by; what is not named is as usual."""

    id: Id
    options: dict[str, Any]


class Time(Struct, frozen=True, tag="time", forbid_unknown_fields=True):
    """The host chooses, before the start, how long people may think; None is as long as they like.
    A race has a time of its own."""

    id: Id
    timing: Timing | None


class Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Ready for the match that is being prepared; fixes the own seed without telling it."""

    id: Id
    seat: Seat
    match: str
    seed_hash: Hash


class Start(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """The host lets the match begin: now the seeds are told."""

    id: Id


class Seed(Struct, frozen=True, tag="seed", forbid_unknown_fields=True):
    """The own seed, in hex, whose hash was given with `Ready`."""

    id: Id
    seat: Seat
    match: str
    seed: Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){1,32}(?!\n)$")]


class WarmUp(Struct, frozen=True, tag="warm_up", forbid_unknown_fields=True):
    """Races, before the match: show me a question that counts for nothing, to try my line."""

    id: Id
    seat: Seat


class Try(Struct, frozen=True, tag="try", forbid_unknown_fields=True):
    """A move as the answer to a `Trial`."""

    id: Id
    seat: Seat
    move: dict[str, Any] | list[Any]
    reaction: float | None = None
    """As that of a `Play`."""


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """A move, as the answer to a decision."""

    id: Id
    seat: Seat
    match: str
    decision: int
    move: dict[str, Any] | list[Any]
    reaction: float | None = None
    """Races: milliseconds from the painted frame to the grab, by the page's own clock."""


class AgreeHints(Struct, frozen=True, tag="agree_hints", forbid_unknown_fields=True):
    """Whether hints are fine with this seat, in the matches to come: with other people at the table
    there are none unless all agree."""

    id: Id
    seat: Seat
    on: bool


class Hint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What to do about this decision, and why; everybody is told that it was asked for."""

    id: Id
    seat: Seat
    match: str
    decision: int


class Pause(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Races: hold everything up for all, during a round as soon as it is over; or let it go on."""

    id: Id
    seat: Seat
    match: str
    on: bool


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the own entry `seq` of the match's log, as offered by `Update.undo`."""

    id: Id
    seat: Seat
    match: str
    seq: int


class Again(Struct, frozen=True, tag="again", forbid_unknown_fields=True):
    """After the end: play the same again. It begins when every person at the table wants it."""

    id: Id
    seat: Seat


class Invite(Struct, frozen=True, tag="invite", forbid_unknown_fields=True):
    """Ask for the invitation link and its QR code."""

    id: Id


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """One of the preset phrases."""

    id: Id
    seat: Seat
    phrase: Annotated[str, Meta(max_length=32)]


class Pong(Struct, frozen=True, tag="pong", forbid_unknown_fields=True):
    """The answer to a `Ping`, and to an `Update` or a `Trial` with a nonce."""

    nonce: str


Asking = (
    Show
    | Sit
    | SeatBot
    | Stand
    | Chairs
    | Choose
    | Time
    | Ready
    | Start
    | Seed
    | WarmUp
    | Try
    | Play
    | AgreeHints
    | Hint
    | Pause
    | Undo
    | Again
    | Invite
    | Say
)
"""What is asked of a table: each has an id, and gets an answer. What a seat asks names it."""

Request = Hello | Pong | Asking


# From the server


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


class Held(Struct, frozen=True):
    """A race that is held up."""

    by: Seat | None
    """Who has paused it; None while it is counted down."""
    left: Millis | None
    """Then: how long it still takes."""


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
    why: Literal["other_rules", "damaged", "too_long"] | None = None
    """Why it was closed."""
    hints: bool = False
    """Whether hints are given at this table: to one person among bots, or where all agree."""
    timing: Timing | None = None
    """How long people may think."""
    now: int | None = None
    """The moment, as the clocks count it; a paused table's stand still."""


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
    | Trial
    | Tried
    | Hinted
    | Said
    | Refusal
    | Ping
)


# After the end, asked for by plain http


class Moment(Struct, frozen=True):
    """The match after one entry of its log, as everybody could see it then."""

    at: int
    """The match clock."""
    facts: tuple[Any, ...]
    waiting: tuple[Seat, ...]
    changed: dict[str, Any]
    """What differs in the view from the moment before; at the deal all of it."""
    opened: dict[str, Any] = {}
    """Where cards lay hidden: what differs in the view with all of them open."""


class Replay(Struct, frozen=True):
    """A match that is over, moment by moment: what was public at each, and, since the log is open
    now, what lay hidden."""

    match: str
    moments: tuple[Moment, ...]
    left_out: int
    """How many moments at the end of a very long match are not told."""
    highlights: tuple[Highlight, ...] = ()
    """What stood out in it."""
    hints: tuple[int, ...] = ()
    """How many hints each seat took; empty where nobody counted."""


class Dear(Struct, frozen=True):
    """A decision that cost something: as it lay, and what would have been better."""

    view: Any
    """The seat's screen at that moment, with all that it could remember."""
    move: Any
    better: Any
    why: tuple[Reason, ...]
    """What speaks for the better one, compared with the one that was played."""


class Reviewed(Struct, frozen=True):
    """One decision of a seat, looked at again. Chances to win are numbers from 0 to 1."""

    forced: bool
    """Whether there was nothing to choose."""
    before: float
    """The chance with the best move …"""
    chosen: float
    """… with the one that was played; less only if that is beyond doubt …"""
    answered: float
    """… and once cards were drawn and dice had fallen."""
    doubt: float
    """The standard error of what luck brought."""
    dear: Dear | None
    """Where it cost something."""


class ReviewPart(Struct, frozen=True):
    """Some of the decisions of a seat; whoever wants more asks from the next one on."""

    first: int
    of: int
    """How many there are in all."""
    even: float
    """The chance of each seat before anything was known."""
    ended: float
    """1 for a win, less for a shared one, 0 for none."""
    decisions: tuple[Reviewed, ...]
