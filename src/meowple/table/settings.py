"""What can be set about tables."""

from __future__ import annotations

from msgspec import Struct

from meowple.bots.review import SHARE


class TableSettings(Struct, frozen=True):
    """Times are in milliseconds."""

    away_after: int = 2_000
    """A lost connection may come back that long before others hear of it."""
    bot_after: int = 30_000
    """Then, while others play on, a bot sits in for whoever is away."""
    word_within: int = 20_000
    """How long somebody without whom all others would go on may say that they are here."""
    substitute: str = "cat"
    """The level of that bot."""
    program_token: int = 7 * 24 * 3600 * 1000
    """How long the token of a program is good for."""
    program_within: int = 60_000
    """How long a program may think where people may as long as they like; then a bot sits in."""
    seeds_within: int = 3_000
    """How long the table waits for seeds; a missing one counts as empty."""
    count_down: int = 3_000
    """How long it is counted down before a race begins, or goes on after a pause; 0 in tests."""
    bot_pace: float = 1.0
    """How much of its own pause a bot takes before it moves; 0 in tests."""
    idle_after: int = 120_000
    """A table nobody is connected to leaves the memory after that long."""
    wake_others_every: int = 10_000
    """So often tables are looked for that are due and that no server takes care of."""
    review_share: float = SHARE
    """How much of a lion's tries each decision gets of a match that is looked at again."""
