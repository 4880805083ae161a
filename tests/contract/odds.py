"""Whether `imagine` has the right odds: whole games are enumerated on a tiny deck and compared.

Use it like this, with options that make the deck tiny:

    worlds = dealt(game, seats=2, options={...})
    worlds = after(game, worlds, Act(Seat(0), Draw()), Sealed(Seat(1)), Wake(Millis(500)))
    for fit in fits(game, worlds, Seat(0)):
        assert fit.good, fit

`worlds` maps a key of each possible state to the state and its exact probability. A move of the
script drops the worlds in which it is not legal and leaves the odds of the others as they were:
other players' choices are no evidence beyond having been legal. `Sealed` makes each legal move of a
seat equally likely, `Perhaps` each of them and doing nothing. States with equal keys are one: pass
`key` where two states differ in something that no rule can ever tell apart (the order of a bag), or
where a state can be hashed, which is quicker; the default tells all apart. Use the same key
throughout.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, Final, TypeVar

from meowple.core.game import AnyGame, Chance, Millis, Refused, Seat, When
from meowple.core.luck import Rolled
from meowple.core.registry import read_options
from tests.contract.case import Key, Worlds
from tests.contract.snapshot import snapshot, wire

T = TypeVar("T")
Weighted = Iterator[tuple[Fraction, Any]]

SAMPLES = 3_000
AGAIN = 4
"""How many times more samples are taken once a view seems off. `make long` compares a thousand
views, so one or another is by luck alone; what is wrong is further off the more is sampled."""
FAR = 4.0
"""How many standard deviations are too many: an honest `imagine` is this far off once in 30,000."""
RARE = 5
"""States expected less often than this in the sample are counted together."""


@dataclass(frozen=True)
class Act:
    """A seat makes this move."""

    seat: Seat
    move: Any
    when: When | None = None
    """The moment; None for when the table would act by itself, or the beginning."""


@dataclass(frozen=True)
class Sealed:
    """A seat makes any of its moves of this kind, each as likely, and nobody else sees which."""

    seat: Seat
    kind: type = object
    when: When | None = None


@dataclass(frozen=True)
class Perhaps(Sealed):
    """The same, or it does nothing, which is as likely as each of them: nobody else sees even
    that."""


@dataclass(frozen=True)
class Wake:
    """The table wakes."""

    at: Millis


@dataclass(frozen=True)
class Fit:
    """How well the imagined states of one view fit the enumerated ones."""

    view: bytes
    share: float
    """How likely the view is."""
    states: int
    """How many states are possible behind it."""
    distance: float
    """Chi-square; infinite if an impossible state was imagined."""
    limit: float

    @property
    def good(self) -> bool:
        """Whether the odds may be called right."""
        return self.distance <= self.limit


class Forking:
    """Chance that is told its first answers, says 0 after them, and keeps what it was asked."""

    def __init__(self, ahead: list[int]) -> None:
        self._ahead = ahead
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        number = len(self.asked) - 1
        return self._ahead[number] if number < len(self._ahead) else 0


def every_answer(ask: Callable[[Chance], T]) -> Iterator[tuple[Fraction, T]]:
    """All that can come of it, each with its probability."""
    ahead: list[int] = []
    while True:
        chance = Forking(ahead)
        result = ask(chance)
        odds = Fraction(1)
        for n in chance.asked:
            odds /= n
        yield odds, result
        ahead = [*ahead, *[0] * (len(chance.asked) - len(ahead))]
        while ahead and ahead[-1] + 1 == chance.asked[len(ahead) - 1]:
            ahead.pop()
        if not ahead:
            return
        ahead[-1] += 1


MOST_WORLDS: Final = 50_000
"""What chance decides after a move multiplies the worlds; more of them are never looked through."""


def merged(weighted: Weighted, key: Key) -> Worlds:
    """The states by key, with equal ones put together."""
    worlds: Worlds = {}
    for odds, state in weighted:
        name = key(state)
        worlds[name] = (state, odds + (worlds[name][1] if name in worlds else 0))
        assert len(worlds) <= MOST_WORLDS, "this world is not small: begin with fewer pieces"
    return worlds


def dealt(game: AnyGame, seats: int, options: dict[str, Any], key: Key = snapshot) -> Worlds:
    """All deals."""
    given = read_options(game, options)
    return merged(every_answer(lambda chance: game.deal(seats, given, chance)), key)


def after(
    game: AnyGame, worlds: Worlds, *script: Act | Sealed | Wake, key: Key = snapshot
) -> Worlds:
    """All worlds after these acts, in those where they are legal."""
    for act in script:
        worlds = merged(_stepped(game, worlds, act), key)
        assert worlds, f"{act} is legal in no world"
    total = sum((odds for _, odds in worlds.values()), Fraction(0))
    return {name: (state, odds / total) for name, (state, odds) in worlds.items()}


def _stepped(game: AnyGame, worlds: Worlds, act: Act | Sealed | Wake) -> Weighted:
    for state, weight in worlds.values():
        choices = _choices(game, state, act)
        for choice in choices:
            try:
                for odds, after_it in every_answer(choice):
                    yield weight * odds / len(choices), after_it
            except Refused:
                continue


def _choices(game: AnyGame, state: Any, act: Act | Sealed | Wake) -> list[Callable[[Chance], Any]]:
    if isinstance(act, Wake):
        return [lambda chance: game.wake(state, act.at, chance).state]
    when = act.when or When(game.wakes_at(state) or Millis(0))
    moves = (
        [act.move]
        if isinstance(act, Act)
        else [move for move in game.moves(state, act.seat) if isinstance(move, act.kind)]
    )
    nothing = [lambda chance: state] if isinstance(act, Perhaps) else []
    return [*nothing, *(_playing(game, state, act.seat, move, when) for move in moves)]


def _playing(
    game: AnyGame, state: Any, seat: Seat, move: Any, when: When
) -> Callable[[Chance], Any]:
    return lambda chance: game.play(state, seat, move, when, chance).state


def fits(
    game: AnyGame, worlds: Worlds, seat: Seat | None, *, views: int = 8, key: Key = snapshot
) -> Iterator[Fit]:
    """For the likeliest views of a seat: do imagined states come as often as they should?"""
    behind: dict[bytes, dict[Hashable, Fraction]] = {}
    seen: dict[bytes, Any] = {}
    for name, (state, odds) in worlds.items():
        view = game.view(state, seat)
        seen[wire(view)] = view
        behind.setdefault(wire(view), {})[name] = odds
    likeliest = sorted(behind, key=lambda text: (-sum(behind[text].values()), text))[:views]
    return (_fit(game, seen[text], behind[text], key) for text in likeliest)


def _fit(game: AnyGame, view: Any, states: dict[Hashable, Fraction], key: Key) -> Fit:
    first = _sampled(game, view, states, key, SAMPLES)
    return first if first.good else _sampled(game, view, states, key, AGAIN * SAMPLES)


def _sampled(
    game: AnyGame, view: Any, states: dict[Hashable, Fraction], key: Key, samples: int
) -> Fit:
    luck = Rolled(Random(wire(view) + str(samples).encode()))
    found = Counter(key(game.imagine(view, luck)) for _ in range(samples))
    share = sum(states.values())
    expected = {name: float(odds / share) * samples for name, odds in states.items()}
    distance, freedom = chi_square(expected, found)
    return Fit(wire(view), float(share), len(states), distance, critical(freedom))


def chi_square(expected: dict[Hashable, float], found: Counter[Hashable]) -> tuple[float, int]:
    """The distance of what was found from what was expected, and its degrees of freedom."""
    if found.keys() - expected.keys():
        return float("inf"), 0
    cells = [(often, found[name]) for name, often in expected.items() if often >= RARE]
    rare = [(often, found[name]) for name, often in expected.items() if often < RARE]
    if rare:
        cells.append((sum(often for often, _ in rare), sum(count for _, count in rare)))
    return sum((count - often) ** 2 / often for often, count in cells), len(cells) - 1


def critical(freedom: int) -> float:
    """The largest chi-square that still fits (Wilson and Hilferty's approximation)."""
    if freedom == 0:
        return 0.5  # one cell: nothing can be off but rounding
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + FAR * part**0.5) ** 3)
