"""One seat of a table, and who is on it."""

from __future__ import annotations

from meowple.table import company
from meowple.table.timing import Ticking


class Chair:
    """One seat of a table."""

    __slots__ = (
        "again",
        "agrees",
        "away",
        "bot",
        "broken",
        "granted",
        "grants",
        "guest",
        "handed",
        "heard",
        "hinted",
        "hints",
        "left",
        "offer",
        "person",
        "program",
        "races",
        "seed",
        "seed_hash",
        "sits_in",
        "sits_in_since",
        "ticking",
        "until",
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
        self.handed = False
        """Whether it plays until the guest, who is there, takes the seat back."""
        self.away = False
        self.left: int | None = None
        """How many facts the match had when the guest went away …"""
        self.heard = 0
        """… and how many of them everybody was told."""
        self.offer: company.Offer | None = None
        """The link by which another person may have the seat."""
        self.again = False
        self.agrees = False
        """Whether hints are fine with whoever sits there."""
        self.hints = 0
        """How many were taken in this match."""
        self.hinted: int | None = None
        """The decision that the last one was for."""
        self.seed_hash: str | None = None
        self.seed: str | None = None
        self.program: str | None = None
        """The program that may sit there, or does."""
        self.until = 0
        """When its token expires, in milliseconds of UTC."""
        self.races = False
        """Whether programs may race against whoever sits there."""
        self.ticking = Ticking()
        """How long its person may still think."""
        self.granted = 0
        """How much its clock was given in this match …"""
        self.grants: tuple[tuple[int, int], ...] = ()
        """… and how much of it before each of the latest entries by which the seat answered."""
        self.broken: int | None = None
        """The question that its clock stopped at, although nobody had answered it."""

    @property
    def free(self) -> bool:
        """Whether nobody's."""
        return self.guest is None and self.bot is None

    @property
    def plays_program(self) -> bool:
        """Whether a program sits there."""
        return self.guest is not None and self.guest == self.program

    @property
    def missed(self) -> bool:
        """Whether its person is away, and nobody plays for them."""
        return self.away and self.sits_in is None

    @property
    def played_by_bot(self) -> str | None:
        """The level of the bot that moves for this seat, if one does."""
        return self.bot or self.sits_in
