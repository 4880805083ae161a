"""Who sits down, stands up, and how many chairs there are: events and their fold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from meowple.table.events.chair import Chair

if TYPE_CHECKING:
    from meowple.table.events.fold import Table


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


class ProgramInvited(Struct, frozen=True, tag="program_invited"):
    """A program may take a free seat."""

    seat: int
    program: str
    """Who comes, as a guest is known."""
    until: int
    """When its token expires, in milliseconds of UTC."""


class ProgramSat(Struct, frozen=True, tag="program_sat"):
    """The program that was invited has come."""

    seat: int


class ProgramDismissed(Struct, frozen=True, tag="program_dismissed"):
    """The token of a seat's program is void; it cannot come back."""

    seat: int


class AgreedToPrograms(Struct, frozen=True, tag="agreed_to_programs"):
    """Somebody said whether programs may race against them."""

    seat: int
    on: bool


class Stood(Struct, frozen=True, tag="stood"):
    """Before a match a seat became free."""

    seat: int


class ChairsSet(Struct, frozen=True, tag="chairs_set"):
    """The host chose how many chairs there are: new ones come last, free ones go."""

    seats: int


SeatEvent = (
    Sat
    | BotSat
    | ProgramInvited
    | ProgramSat
    | ProgramDismissed
    | AgreedToPrograms
    | Stood
    | ChairsSet
)


def fold(table: Table, event: SeatEvent) -> None:
    """Let one of them have happened."""
    match event:
        case ChairsSet(seats):
            _set_chairs(table, seats)
        case Stood(seat):
            table.free_chair(seat)
        case Sat(seat, guest, person):
            table.chairs[seat] = chair = Chair()
            chair.guest, chair.person = guest, person or guest
            table.host = table.host or guest
        case BotSat(seat, level):
            table.chairs[seat] = chair = Chair()
            chair.bot = level
        case ProgramInvited(seat, program, until):
            table.chairs[seat] = chair = Chair()
            chair.program, chair.until = program, until
        case ProgramSat(seat):
            chair = table.chairs[seat]
            chair.guest = chair.person = chair.program
        case ProgramDismissed(seat):
            table.chairs[seat].until = 0
        case AgreedToPrograms(seat, on):
            table.chairs[seat].races = on


def _set_chairs(table: Table, seats: int) -> None:
    """The last free chairs go first. Whoever sits behind one moves up and has to get ready again,
    for a seed is fixed for a seat."""
    before = list(table.chairs)
    for seat in reversed(table.free):
        if len(table.chairs) > seats:
            del table.chairs[seat]
    for old, new in zip(before, table.chairs, strict=False):
        if old is not new:
            new.seed_hash = None
    table.chairs += [Chair() for _ in range(seats - len(table.chairs))]
