"""What can be set about a server."""

from __future__ import annotations

from meowple.server.logs import How
from meowple.table.settings import TableSettings


class Settings(TableSettings, frozen=True):
    """Its tables, and the web around them. Times are in milliseconds."""

    longest_silence: int = 9_500
    """A page from which nothing comes for so long, no answer to a ping either, is gone. That is
    looked at with every ping, so a dead phone is noticed within 15 seconds."""
    messages: int = 100
    """A socket may send so many messages …"""
    messages_within: int = 20_000
    watching: int = 100
    """What all who watch from one household may say at once, within …"""
    watching_within: int = 5_000
    """… that time; what is more waits its turn, and those who play do not wait for it."""
    tables_a_minute: int = 60
    """New tables from one household: a class of 30 behind one router opens two each."""
    guests_a_minute: int = 60
    """New guests from one household: that class arrives within one minute, half of it twice."""
    requests_a_minute: int = 1_200
    """Plain requests from one household: a page makes five, and each child loads eight."""
    matches_a_minute: int = 120
    """Lists of what somebody has played, to one household: tables are read for each."""
    sockets_a_guest: int = 8
    """Open at the same time: a few pages and devices, and those that are not known to be gone."""
    sockets_an_address: int = 250
    """Of one household: the class with eight each."""
    lines_an_address: int = 300
    """Connections of any kind from one household: a browser has up to six and its sockets."""
    head_within: int = 10_000
    """A request must have been said by then …"""
    answer_within: int = 60_000
    """… its answer be taken by then …"""
    idle_within: int = 15_000
    """… and the next one begun by then."""
    guesses_a_minute: int = 40
    """Wrong tables or invitations from one household: the class with a link that was cut off."""
    known_every: int = 5_000
    """How often it is looked whether open pages still belong to their guests, and what those are
    called: another server may have been told otherwise."""
    queue: int = 64
    """Messages waiting for a slow reader; more, and it is dropped."""
    bot_workers: int | None = None
    """How many processes think for the bots; one for each core if nothing is said."""
    lease: int = 10_000
    """The tables of a server that has fallen silent for so long may be taken by another one."""
    direct: bool = False
    """Whether pages reach the server with nobody in between, so that what the kernel knows of the
    way may always be believed."""
    behind: tuple[str, ...] = ()
    """Addresses and networks of our own proxies: they alone say who asks."""
    log: How = "text"
    """How is told what happens."""
