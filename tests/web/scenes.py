"""Moments of real matches: one for every phase of a table, as the server would tell them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from meowple import GAMES, Match, Seat
from meowple.core.game import is_bare
from meowple.table.race.fair import Lag
from meowple.table.timing import Ticking, Timing
from meowple.table.updates.bundles import bundled
from meowple.table.wire import Chair, Past, TableView, Update

if TYPE_CHECKING:
    from tests.web.stage import Stage

ME = Seat(0)
WIDEST = "Ш" * 24
"""As wide as a name may be."""
SEEDS = 60
LONG_NAME = "Ш" * 24
"""As long as a name may be, in the widest letters."""


@dataclass(frozen=True)
class Scene:
    """What a page is told of a table at one moment."""

    name: str
    table: TableView
    update: Update | None
    told: tuple[Past | Update, ...] = ()
    """What else it is told before: the past, or how things stand for others at the same screen."""


class Poke(NamedTuple):
    """Something that was opened or pressed on a scene."""

    name: str
    high: bool = False
    """Whether the page may be higher than its window now."""


@dataclass(frozen=True)
class Scenes:
    """What a game declares of its board, in `tests/<game>/scenes.py`: layout, axe, weight and
    `make screenshots` go over it."""

    of: Callable[[int], dict[str, Scene]]
    """The scenes of a table with so many seats, by name, the same ones each time."""
    names: tuple[str, ...]
    seats: tuple[int, ...]
    """The numbers of seats to lay out."""
    board: str
    """The scene that stands for the board where one is enough."""
    pokes: Callable[[Stage, str], Iterator[Poke]]
    """Opens and presses what there is on a scene, one thing after the other."""


def one_of_each(
    wanted: Sequence[str], moments: Callable[[int], Iterable[Scene]]
) -> dict[str, Scene]:
    """The first scene of each name in the matches of one seed after the other."""
    found: dict[str, Scene] = {}
    for seed in range(SEEDS):
        for scene in moments(seed):
            found.setdefault(scene.name, scene)
        if len(found) == len(wanted):
            return {name: found[name] for name in wanted}
    raise AssertionError(f"never seen: {set(wanted) - set(found)}")


def lobby(seats: int, game: str = "tail", lag: Lag = "usual") -> Scene:
    """Before the match: somebody is here, a bot too, and the other seats are free."""
    free = [Chair("free")] * (seats - 2)
    chairs = [_me(), *free, Chair("bot", level="cat", ready=True)]
    table = _table("lobby", "lobby", chairs)
    options = msgspec.to_builtins(GAMES[game].options())
    table = msgspec.structs.replace(table, game=game, lag=lag, options=options)
    return Scene("lobby", table, None)


def invited(seats: int, game: str = "tail") -> Scene:
    """The same, for somebody who has just opened the link."""
    scene = lobby(seats, game)
    host = Chair("person", name=LONG_NAME, ready=True)
    chairs = (host, *scene.table.chairs[1:])
    guest = {"yours": (), "host": False, "invites": LONG_NAME}
    table = msgspec.structs.replace(scene.table, chairs=chairs, **guest)
    return Scene("invited", table, None)


NOW = 1_800_000_000_000
"""When a scene with clocks is looked at."""


def long_named(scene: Scene) -> Scene:
    """The same, with names as long as they may be."""
    chairs = (msgspec.structs.replace(chair, name=LONG_NAME) for chair in scene.table.chairs)
    table = msgspec.structs.replace(scene.table, chairs=tuple(chairs))
    return Scene(scene.name, table, scene.update)


def update_of(match: Match[Any, Any, Any, Any], number: int, seat: Seat | None = ME) -> Update:
    """What a seat, usually the first, is told of a match as it stands."""
    told = [fact.told_to(seat) for fact in match.facts]
    over = match.outcome
    return Update(
        n=number,
        done=(),
        now=None,
        seat=seat,
        match=match.header.match,
        view=match.screen(seat),
        facts=tuple(fact for fact in told if fact is not None),
        moves=() if seat is None else bundled(match.moves(seat)),
        decision=None if seat is None else match.decision(seat),
        waiting=tuple(sorted(match.waiting_for(seat))),
        bare=is_bare(match.game, match.screen(seat)),
        undo=None,
        outcome=over,
        link=None if over is None else match.log.links[-1],
        key=None if over is None else match.log.key,
    )


def playing(match: Match[Any, Any, Any, Any], name: str) -> TableView:
    """The table around it: I, a friend who is away in a scene called `waiting`, and bots."""
    friend = Chair("person", name="Bartłomiej", ready=True, away=name == "waiting")
    bots = [Chair("bot", level="cat", ready=True)] * (match.seats - 2)
    status = "over" if name == "over" else "playing"
    me = _me(ready=name != "over")
    return _table(match.header.match, status, [me, friend, *bots], match)


def timed(scene: Scene, timing: Timing, left: int = 8_000) -> Scene:
    """The same scene where people have so much time to think; whoever is waited for has this left
    of it."""
    assert scene.update is not None
    waiting, people = scene.update.waiting, enumerate(scene.table.chairs)
    clocks = tuple(
        Ticking(left, NOW if seat in waiting else None) if chair.kind == "person" else None
        for seat, chair in people
    )
    table = msgspec.structs.replace(scene.table, timing=timing, now=NOW)
    return Scene(scene.name, table, msgspec.structs.replace(scene.update, clocks=clocks, now=NOW))


def widely_named(scene: Scene) -> Scene:
    """The same scene, with people whose names could not be wider."""
    chairs = [
        msgspec.structs.replace(chair, name=WIDEST) if chair.kind == "person" else chair
        for chair in scene.table.chairs
    ]
    table = msgspec.structs.replace(scene.table, chairs=tuple(chairs))
    return Scene(scene.name, table, scene.update)


def _me(*, ready: bool = True) -> Chair:
    return Chair("person", name="Соломія", you=True, ready=ready)


def _table(
    name: str, status: Any, chairs: list[Chair], match: Match[Any, Any, Any, Any] | None = None
) -> TableView:
    return TableView(
        id="scene",
        game="tail" if match is None else match.header.game,
        options={} if match is None else match.header.options,
        status=status,
        public=False,
        players=(2, 6),
        chairs=tuple(chairs),
        yours=(ME,),
        host=True,
        invites="Бабуся Олександра",
        match=name,
        commitment=None if match is None else match.header.commitment,
        seeds=() if match is None else tuple("5eed" * 8 for _ in chairs),
        paused=False,
    )
