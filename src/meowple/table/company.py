"""The people around a table: what they agree on, whose seat goes to whom, what the host allows."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from meowple.core.game import Seat, may_join
from meowple.table.wire import Proposal

if TYPE_CHECKING:
    from meowple.table.events import Table
    from meowple.table.live import AnyMatch

LINK_LASTS: Final = 24 * 3600 * 1000
"""So many milliseconds a link that gives a seat away is good for."""


class Proposed(Struct, frozen=True, tag="proposed"):
    """Somebody wants a pause, or to go on without somebody, or agrees; or wants it not."""

    seat: int
    about: int | None
    """Without whom; None is a pause."""
    on: bool


class Rested(Struct, frozen=True, tag="rested"):
    """All who are there agreed on a pause."""

    clock: int
    """The match clock then."""


class WentOn(Struct, frozen=True, tag="went_on"):
    """Somebody ended the pause."""

    seat: int


class Offered(Struct, frozen=True, tag="offered"):
    """Somebody made a link by which another person may have their seat; one before it is void."""

    seat: int
    hash: str
    """Of its secret, which is kept nowhere."""
    until: int


class Kept(Struct, frozen=True, tag="kept"):
    """Somebody keeps their seat after all: the link is void."""

    seat: int


class Took(Struct, frozen=True, tag="took"):
    """A guest took over a seat as it is: from somebody who gave it, or from a bot."""

    seat: int
    guest: str


class Removed(Struct, frozen=True, tag="removed"):
    """The host sent a guest away for good; in a match a bot has their seats from then on."""

    guest: str
    level: str


class DoorSet(Struct, frozen=True, tag="door_set"):
    """The host lets new people in, or nobody any more."""

    open: bool


class Muted(Struct, frozen=True, tag="muted"):
    """The host wants no phrases here, or some again."""

    on: bool


class Offer(Struct, frozen=True):
    """A link that gives a seat away."""

    hash: str
    until: int


def fold(table: Table, event: CompanyEvent) -> None:
    """Let one of them have happened."""
    match event:
        case Proposed(seat, about, on):
            guest = table.chairs[seat].guest
            if on and guest is not None:
                table.proposals.setdefault(about, set()).add(guest)
            else:
                table.proposals.pop(about, None)
        case Rested(clock):
            table.resting = True
            table.clock = max(table.clock, clock)
            table.proposals.pop(None, None)
        case WentOn():
            table.resting = False
        case Offered(seat, hashed, until):
            table.chairs[seat].offer = Offer(hashed, until)
        case Kept(seat):
            table.chairs[seat].offer = None
        case Took(seat, guest):
            _take(table, seat, guest)
        case Removed(guest, level):
            _remove(table, guest, level)
        case DoorSet(is_open):
            table.door = is_open
        case Muted(on):
            table.muted = on


CompanyEvent = Proposed | Rested | WentOn | Offered | Kept | Took | Removed | DoorSet | Muted


def _take(table: Table, seat: int, guest: str) -> None:
    """What was dealt, drawn and told to the seat stays with it; what its person said does not."""
    chair = table.chairs[seat]
    left = chair.guest
    chair.guest = chair.person = guest
    chair.bot = chair.sits_in = chair.offer = chair.program = None
    chair.away = chair.again = chair.agrees = chair.races = chair.handed = False
    if table.status == "lobby":
        chair.seed_hash = None
    table.proposals.pop(seat, None)
    if left is not None and left == table.host and not table.seats_of(left):
        table.host = guest


def _remove(table: Table, guest: str, level: str) -> None:
    for seat in table.seats_of(guest):
        if table.status in ("playing", "dealing"):
            _take(table, seat, guest)
            table.chairs[seat].guest = table.chairs[seat].person = None
            table.chairs[seat].bot = level
        else:
            table.free_chair(seat)
    for agreed in table.proposals.values():
        agreed.discard(guest)
    table.removed.add(guest)
    if guest == table.host:
        table.host = next((table.chairs[seat].guest for seat in table.people), None)


# What people agree on


def have_a_say(table: Table, about: int | None) -> set[str]:
    """The guests who are asked: those who are there and play, but for whom it is about."""
    other = None if about is None else table.chairs[about].guest
    chairs = (table.chairs[seat] for seat in table.people)
    there = {chair.guest for chair in chairs if not chair.away and chair.sits_in is None}
    return {guest for guest in there if guest is not None and guest != other}


def agreed(table: Table) -> list[int | None]:
    """What everybody who is asked wants."""
    return [
        about
        for about, guests in table.proposals.items()
        if (asked := have_a_say(table, about)) and asked <= guests
    ]


def proposals(table: Table) -> tuple[Proposal, ...]:
    """What is proposed, as pages are told it."""

    def seats(guests: set[str]) -> tuple[Seat, ...]:
        return tuple(Seat(one) for one in table.people if table.chairs[one].guest in guests)

    return tuple(
        Proposal(
            None if about is None else Seat(about),
            seats(guests),
            seats(have_a_say(table, about) - guests),
        )
        for about, guests in table.proposals.items()
    )


# Whose seat it may be


def secret_hash(secret: str) -> str:
    """What is kept of a link."""
    return hashlib.sha256(secret.encode()).hexdigest()


def given(table: Table, secret: str | None, now: int = 0) -> Seat | None:
    """The seat that a link gives to whoever came by it, if it is still good at that moment."""
    hashed = secret_hash(secret or "")
    for seat, chair in enumerate(table.chairs):
        offer = chair.offer
        if offer and now < offer.until and hmac.compare_digest(offer.hash, hashed):
            return Seat(seat)
    return None


def takes_newcomers(table: Table, match: AnyMatch | None) -> bool:
    """Whether somebody who comes late may have a bot's seat: after a match, or between rounds of a
    game that has them."""
    if not table.door or table.lesson is not None:
        return False
    if table.status == "over":
        return True
    return (
        table.status == "playing" and match is not None and may_join(match.game, match.view(None))
    )
