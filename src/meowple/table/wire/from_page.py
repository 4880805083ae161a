"""What a page says to its table."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from meowple.core.game import Seat
from meowple.table.timing import Timing

Id = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
"""128 random bits in hex: a command's name, chosen by the page."""

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Seats = Annotated[tuple[Seat, ...], Meta(max_length=16)]
Level = Annotated[str, Meta(min_length=1, max_length=16)]


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
    seat: Seat | None
    """None: any that is free. Whoever names the first one finds it taken if two come at once."""
    name: Annotated[str, Meta(max_length=1000)] | None = None
    """Of somebody else who plays on the same device; so a guest may hold several seats."""


class SeatBot(Struct, frozen=True, tag="seat_bot", forbid_unknown_fields=True):
    """The host puts a bot on a free seat, or another level on a bot's seat."""

    id: Id
    seat: Seat
    level: Level


class Stand(Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Leave one's seat, or, as host, free another's: a bot's before the start, a person's at
    private tables alone, a program's always, and then its token is void. In a match a bot plays on
    for who leaves, until they are back."""

    id: Id
    seat: Seat


class InviteProgram(Struct, frozen=True, tag="invite_program", forbid_unknown_fields=True):
    """The host asks, before the start, for a token with which a program may take a free seat. One
    that was given for it before counts no more; `Stand` takes it back."""

    id: Id
    seat: Seat
    name: Annotated[str, Meta(max_length=1000)] | None = None
    """What the program is to be called; else it is given a name."""


class AgreePrograms(Struct, frozen=True, tag="agree_programs", forbid_unknown_fields=True):
    """Races: whether it is fine with this seat that programs race against it, in the matches to
    come. No match of a race begins with a program unless all people at the table agree."""

    id: Id
    seat: Seat
    on: bool


class Chairs(Struct, frozen=True, tag="chairs", forbid_unknown_fields=True):
    """The host chooses, before the start, how many chairs there are. Free ones can be put away."""

    id: Id
    seats: int


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """The host chooses, before the start, what is played by; what is not named is as usual."""

    id: Id
    options: dict[str, Any]


class ChooseGame(Struct, frozen=True, tag="choose_game", forbid_unknown_fields=True):
    """Evenings: somebody who sits there chooses, before a match, what is played next."""

    id: Id
    game: Annotated[str, Meta(max_length=64)]


class EndEvening(Struct, frozen=True, tag="end_evening", forbid_unknown_fields=True):
    """Somebody who sits there says, between two matches, that the evening is over."""

    id: Id


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
    """Want a pause, which begins when all who are there want it, or want none; let it go on. A race
    is held up by anybody, during a round as soon as it is over."""

    id: Id
    seat: Seat
    match: str
    on: bool


class Without(Struct, frozen=True, tag="without", forbid_unknown_fields=True):
    """Want to go on without somebody, or not: when all others who are there want it, a bot plays
    for them until they take their seat back."""

    id: Id
    seat: Seat
    match: str
    about: Seat
    on: bool


class Give(Struct, frozen=True, tag="give", forbid_unknown_fields=True):
    """Make a link by which another person may have this seat, once, for a day; or void it. It is
    answered with a `SeatLink`."""

    id: Id
    seat: Seat
    on: bool


class Take(Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    """Take over the seat that the link gives by which one came, or a bot's seat after a match or
    between rounds."""

    id: Id
    seat: Seat


class Remove(Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """The host sends whoever sits there away for good; at a public table not in a match."""

    id: Id
    seat: Seat


class Door(Struct, frozen=True, tag="door", forbid_unknown_fields=True):
    """The host lets new people come to the table, or nobody any more."""

    id: Id
    open: bool


class Mute(Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """The host wants no phrases at the table, or some again."""

    id: Id
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
    | InviteProgram
    | AgreePrograms
    | Stand
    | Chairs
    | Choose
    | ChooseGame
    | EndEvening
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
    | Without
    | Give
    | Take
    | Remove
    | Door
    | Mute
    | Undo
    | Again
    | Invite
    | Say
)
"""What is asked of a table: each has an id, and gets an answer. What a seat asks names it."""

Request = Hello | Pong | Asking
