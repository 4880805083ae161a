"""Races of two equally quick players, decided by the rules and by order of arrival."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Final

from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.boots import GAME
from meowple.games.boots.moves import ROLL, Grab, Options
from meowple.games.boots.race import right_card
from meowple.games.boots.state import State
from meowple.table.race.fair import Lag, last_chance
from tools.fairness.players import Net, Player, calm

GRABS: Final = 20_000
FAIR: Final = (48.0, 52.0)
SHOWN: Final = Millis(1_000)
SAMPLED: Final = 20_000
"""Round trips from which the ninth in ten is read off."""


@dataclass(frozen=True)
class Cell:
    """Who races at which table, and what must come of it for the second player."""

    name: str
    net: Net
    lag: Lag = "usual"
    public: bool = False
    near: Net = field(default_factory=lambda: calm(20))
    """The way of the first player, who is honest."""
    shaves: float = 0.0
    delays: float = 0.0
    kernel: float | None = -1.0
    relay: Net | None = None
    """The way on from another server, if the second player came to that one."""
    reach: float = 0.0
    """Up to which way, for nine of ten round trips, the race is promised to be fair."""
    most: float = 100.0
    """The largest share of wins that is promised to the others."""

    def player(self) -> Player:
        """The second player."""
        return Player(self.net, self.shaves, self.delays, self.kernel, self.relay)


@dataclass(frozen=True)
class Result:
    """What the second player got, in per cent of the races."""

    cell: Cell
    share: float
    by_arrival: float
    ninth: float
    """Nine of ten round trips of the second player are shorter."""
    waited: float
    """How long the verdict waited after the first grab, on average."""

    @property
    def promised(self) -> tuple[float, float]:
        """Between which shares it must lie."""
        return FAIR if self.ninth <= self.cell.reach else (0.0, self.cell.most)

    @property
    def kept(self) -> bool:
        """Whether what was promised holds."""
        least, most = self.promised
        return least <= self.share <= most


def run(cell: Cell, grabs: int = GRABS) -> Result:
    """Let the two race so often."""
    rng = Random(f"{cell}")
    players = (Player(cell.near), cell.player())
    for player in players:
        player.is_pinged(rng, 20)
    wins = arrivals = 0
    waited = 0.0
    for _ in range(grabs):
        for player in players:
            player.is_pinged(rng, 2)
        winner, first, wait = race(cell, players, rng)
        wins += winner == 1
        arrivals += first == 1
        waited += wait
    trips = sorted(cell.net.round_trip(rng) for _ in range(SAMPLED))
    share, by_arrival = 100 * wins / grabs, 100 * arrivals / grabs
    return Result(cell, share, by_arrival, trips[int(0.9 * SAMPLED)], waited / grabs)


def race(cell: Cell, players: tuple[Player, Player], rng: Random) -> tuple[int, int, float]:
    """One race: who wins it, whose grab arrives first, and how long the verdict waits."""
    state = shown()
    assert state.dice is not None
    move = Grab(right_card(state, state.dice))
    allowed = [player.allowed(cell.lag, cell.public) for player in players]
    grabs = sorted((*player.grabs(rng), seat) for seat, player in enumerate(players))
    (soonest, _, first), luck = grabs[0], Rolled(rng)
    for elapsed, reported, seat in grabs:
        at = Millis(SHOWN + int(elapsed))
        due = GAME.wakes_at(state)
        if due is not None and due < at:
            break  # the window is closed: this one could neither have won nor tied
        judged = players[seat].is_judged(elapsed, allowed[seat], reported)
        latest = tuple(last_chance(SHOWN, each, judged.reaction) for each in allowed)
        when = When(at, judged.reaction, latest)
        state = GAME.play(state, Seat(seat), move, when, luck).state
    ends = state.since if state.dice is None else GAME.wakes_at(state)
    assert ends is not None
    if state.dice is not None:
        state = GAME.wake(state, ends, luck).state
    assert state.last is not None
    assert state.last.winner is not None
    return state.last.winner, first, max(0.0, ends - SHOWN - soonest)


@cache
def shown() -> State:
    """A table with dice just rolled."""
    luck = Rolled(Random(1))
    state = GAME.deal(2, Options(), luck)
    return GAME.play(state, Seat(0), ROLL, When(SHOWN), luck).state
