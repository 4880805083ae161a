"""What a game is.

The server, the bots and every test are written against this page alone. A game is a pure
value: it has no clock, no dice and no disk. Each of its methods is a question (`moves`, `view`,
`outcome`) or a step (`play`, `wake`); a step takes a state and gives a new one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from operator import index
from typing import Any, Generic, NewType, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from meowple.core.box import Box

Seat = NewType("Seat", int)
"""A chair at the table, counted from 0. People and bots come and go, seats do not."""

Millis = NewType("Millis", int)
"""A moment on the match clock. 0 is the deal; the clock stands still while the table is paused."""


class When(Struct, frozen=True, omit_defaults=True, gc=False):
    """What the table knows about the moment of a move. It is logged with the move."""

    at: Millis
    """The match clock when the move arrived."""
    reaction: Millis | None = None
    """Races: the lag-compensated time since this seat was shown the question."""
    latest: tuple[Millis, ...] | None = None
    """Races: for each seat, the last moment at which a grab as quick as this one could still
    arrive. None where there is no network; then a race waits for every seat."""


class Chance(Protocol):
    """The only door through which luck enters.

    Live it is derived from a committed key, in replay it remembers, in tests it is told.
    """

    def below(self, n: int) -> int:
        """One of 0 … n-1, each equally likely. `n` is at least 1."""
        ...


class Fact(Protocol):
    """One thing that happened, worth animating or reading aloud.

    Facts are for motion and log; each update carries the whole view, so a lost fact costs nothing.
    A fact never carries a value that was looked at or drawn in private.
    """

    def told_to(self, seat: Seat | None) -> Fact | None:
        """What `seat` may know of it; None if it may not know of it. Seat None is a spectator."""
        ...


class Line(Struct, frozen=True, array_like=True):
    """One line of a score sheet: what a seat got points for."""

    key: str
    """What the points are for; the front end translates it."""
    points: int
    number: int | None = None
    """Which one, where there are several of the kind: the round, the tower, the box."""


class TieBreak(Struct, frozen=True):
    """What told seats apart whose scores are equal."""

    key: str
    """What was compared; the front end translates it, and says which is better."""
    values: tuple[int, ...]
    """What each seat had of it."""


class Outcome(Struct, frozen=True):
    """How a match ended, and why."""

    ranks: tuple[int, ...]
    """One for each seat; 1 is first. Two seats share a rank exactly when their scores and all their
    values in `tie_breaks` are equal."""
    scores: tuple[int, ...]
    """One for each seat, as it stands on the score sheet."""
    breakdown: tuple[tuple[Line, ...], ...]
    """For each seat the lines that add up to its score."""
    reason: str
    """Why the match ended; a key that the front end translates."""
    tie_breaks: tuple[TieBreak, ...] = ()
    """What decided between equal scores, in the order in which it was asked for; only what told
    anybody apart. Where all equal scores share a rank there is nothing."""
    more_is_better: bool = True
    """Whether a higher score wins; else the lowest does."""

    @property
    def returns(self) -> tuple[float, ...]:
        """What each seat got out of it, for those who learn or compare: 1 for leaving everybody
        behind, -1 for being left behind by everybody, 0 for a tie; all of them add up to 0. More is
        better, whatever the scores say."""
        ranks, others = self.ranks, max(len(self.ranks) - 1, 1)
        return tuple(
            [sum([(mine < other) - (other < mine) for other in ranks]) / others for mine in ranks]
        )


class MeowpleError(ValueError):
    """Something asked of the library that it cannot do. The message says what and why."""


class Refused(MeowpleError):
    """The move is not allowed now, and nothing has changed.

    `key` and `details` name the reason; the front end says it in the player's language. `scope` is
    whose words explain it: the game's name where its rules refuse, else the table's.
    """

    scope = "table"

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key, args)
        self.key = key
        self.details = args

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.key} ({said})" if said else self.key


def deciding(scores: Sequence[int], *tie_breaks: TieBreak) -> tuple[TieBreak, ...]:
    """Those of the tie-breaks, asked for in this order, that told seats apart which had been equal
    until then."""
    standing: list[tuple[int, ...]] = [(score,) for score in scores]
    found: list[TieBreak] = []
    for one in tie_breaks:
        after = [(*mine, value) for mine, value in zip(standing, one.values, strict=True)]
        if len(set(after)) > len(set(standing)):
            found.append(one)
        standing = after
    return tuple(found)


def check_seat(seat: int | None, seats: int) -> None:
    """Refuse a seat that is not at a table of so many; None is a spectator."""
    if seat is None or (seat.__class__ is int and 0 <= seat < seats):
        return
    if not isinstance(seat, bool):
        with suppress(TypeError):  # not even a number
            if 0 <= index(seat) < seats:
                return
    raise Refused("no_such_seat", seat=str(seat)[:80])


def check_options(options: object, kind: type[Struct]) -> None:
    """Say plainly what a game is dealt with, where it is dealt by hand."""
    if not isinstance(options, kind):
        name = f"{kind.__module__}.{kind.__qualname__}"
        raise MeowpleError(f"a game is dealt with its {name}; read_options makes one")


Sealed: TypeAlias = Callable[[Any, Seat, Sequence[Any]], Any]
"""What a seat may have sealed: given a state without it, the seat and the moves it had, one of
them."""

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
F = TypeVar("F", bound=Fact)


class Step(Struct, Generic[S, F], frozen=True, gc=False):
    """What one move, or one wake-up, did."""

    state: S
    """The state after it. The state before it is unchanged."""
    facts: tuple[F, ...] = ()
    """What happened, in order."""
    told: bool = True
    """Whether it showed anybody a thing that their view and the act alone do not tell. Only a step
    that told nothing and drew no luck can be undone."""


class Game(Protocol[S, M, V, F]):
    """The rules of one game. Pure: no clock, no dice, no disk.

    A state is a value: two are equal exactly when their contents are, equal ones have equal hashes,
    and `repr` names one in a few words. Wherever a seat is asked for (`play`, `moves`, `decision`,
    `view`), one that is not at the table is `Refused("no_such_seat")`.
    """

    name: str
    """One word, for package, URL and log."""
    rules: int
    """The version of the rules, bumped when an old log would replay differently."""
    seats: range
    """How many seats a table may have."""
    options: type[Struct]
    """What a table may choose, typed, with defaults. `read_options` refuses bad ones."""
    move_type: Any
    """The union of all moves: tagged structs, on the wire and in the log."""
    view_type: Any
    """The struct that `view` and `screen` return."""
    fact_type: Any
    """The union of all facts."""
    race: bool
    """Whether seats race: the server then measures round trips, and shows every seat the same
    question in one tick, equal in size."""
    spectator_delay: Millis
    """How much later than the seats a spectator is told."""
    box: Box
    """What is printed on its box."""

    def deal(self, seats: int, options: Any, chance: Chance) -> S:
        """The state at the start; `options` is an instance of `self.options`, anything else a
        `MeowpleError`. Somebody is waited for in it: a match never begins by waiting for the clock.
        """
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats the game waits for: one, several or all; none when it is over, or when it
        waits for the clock. Each of them has moves.

        In a race this is a secret of the table, since it shows who has grabbed: what a seat is told
        of it is `waiting_for`.
        """
        ...

    def decision(self, state: S, seat: Seat) -> int | None:
        """The number of the question this seat is asked; None when it has no moves.

        A command names the decision it answers. The number is a function of the seat's view, and
        what others do in secret does not change it.
        """
        ...

    def moves(self, state: S, seat: Seat) -> Sequence[M]:
        """All legal moves of this seat, by what the seat can know.

        A seat that is not waited for may still have some: taking back a sealed choice. Playing the
        first listed move again and again brings every game to its end.
        """
        ...

    def wakes_at(self, state: S) -> Millis | None:
        """The moment after which the table acts by itself; moves stamped up to it still count.

        No move, repeated, pushes it away. In a race it is a secret of the table, as `to_act` is.
        """
        ...

    def play(self, state: S, seat: Seat, move: M, when: When, chance: Chance) -> Step[S, F]:
        """The step this move makes. Raises `Refused`, with a reason, if it is not legal."""
        ...

    def wake(self, state: S, at: Millis, chance: Chance) -> Step[S, F]:
        """The step the table makes by itself, once `wakes_at` has passed."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while it goes on."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """All that this seat may know, with a perfect memory; built by inclusion. Seat None is a
        spectator."""
        ...

    def screen(self, view: V) -> V:
        """What goes to a person's screen: a function of the view alone. It is the same value, but
        for what is forgotten where forgetting is part of the game, and for what a page, which knows
        no rules, wants worked out: costs, gains, running scores."""
        ...

    def imagine(self, view: V, chance: Chance, sealed: Sealed | None = None) -> S:
        """A full state that fits the view, with the right odds.

        The odds are those of deal and draws, given all that this seat was shown. Other players'
        choices are no evidence beyond having been legal. What they have sealed, `sealed` says;
        without it, it is drawn evenly from the legal choices.
        """
        ...


class Race(Game[S, M, V, F], Protocol[S, M, V, F]):
    """What a game with `race` has besides."""

    def void(self, state: S, at: Millis) -> Step[S, F] | None:
        """The step by which a question counts for nothing whose answers nobody can measure any
        more, since the table was interrupted; None where no such question is open."""
        ...

    def warm_up(self, options: Any, chance: Chance) -> S:
        """A question of its kind that belongs to no match: the first seat, alone, answers it with
        one of its moves, to try how quick it is over its line."""
        ...


class Swift(Game[S, M, V, F], Protocol[S, M, V, F]):
    """What a game may have besides, for those who play millions of matches in thought."""

    def rush(self, state: S, seat: Seat, move: M, when: When, chance: Chance) -> S:
        """The state after a legal move, and nothing told of it. It may be the same one, changed:
        whoever asks holds the only copy, and has forgotten it if the move is refused."""
        ...


class Bares(Protocol):
    """What a game has besides that does not always hide something."""

    def bare(self, view: Any) -> bool:
        """Whether nothing is hidden just now: what any seat is shown, and what any would be shown
        by a move that it may make, everybody at the table may know. The same for every seat's view
        of a state."""
        ...


class Joins(Protocol):
    """What a game has besides that is played in rounds."""

    def joins(self, view: Any) -> bool:
        """Whether a round is over and none has begun, so that somebody who comes late may have a
        bot's seat. The same for every seat's view of a state."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyRace: TypeAlias = Race[Any, Any, Any, Any]


def waiting_for(game: AnyGame, state: Any, seat: Seat | None) -> frozenset[Seat]:
    """The seats that `seat` may know the game waits for.

    In a race that is only itself: who else has grabbed is nobody's business before the verdict.
    """
    waited = game.to_act(state)
    return waited & {seat} if game.race else waited


def is_bare(game: AnyGame, view: Any) -> bool:
    """Whether nothing is hidden just now; a game that says nothing of it always hides something."""
    says: Bares | None = game if hasattr(game, "bare") else None  # type: ignore[assignment]
    return says is not None and says.bare(view)


def may_join(game: AnyGame, view: Any) -> bool:
    """Whether somebody who comes late may have a bot's seat just now; never in the middle of a
    match of a game that says nothing of it."""
    says: Joins | None = game if hasattr(game, "joins") else None  # type: ignore[assignment]
    return says is not None and says.joins(view)
