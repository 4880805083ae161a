"""One search for all games, on the core page alone.

It imagines worlds that fit a view, and tries the moves of its seat in the same worlds with the same
luck, so that only the move makes a difference; the hopeless ones are dropped on the way. In each
world everybody plays on, by what was learnt of their own decisions (`trees.py`) and then quickly,
until the game's judgement says what it came to (`judgement.py`). Chance is sampled; seats that
choose together choose apart; where a race needs a clock, one is made up.

The same view, dice and budget give the same answer in every process.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from msgspec import Struct

from meowple.bots.judgement import AnyJudgement
from meowple.bots.playing import Line
from meowple.bots.trees import Node, Walk
from meowple.bots.trials import Race, Trial, World, estimate
from meowple.core.game import AnyGame, Seat
from meowple.core.luck import Rolled

BATCH: Final = 16
"""Worlds after which hopeless moves are dropped."""


class Beside(Struct, frozen=True):
    """What the best move came to in the worlds in which another one was tried."""

    best: float
    error: float
    """The standard error of the difference, world compared with world."""


class Weighed(Struct, frozen=True):
    """What the search found out about one move."""

    move: Any
    value: float
    """The chance to win with it, from 0 to 1."""
    visits: int
    """In how many worlds it was tried; 0 where there was nothing to compare."""
    behind: float
    """How much less that is than the best, in the worlds both were tried in …"""
    error: float
    """… give or take so much: the standard error."""
    doubt: float = 0.0
    """The standard error of its value."""
    traits: Mapping[str, float] = {}
    """What it came to on average, where it was asked for: the judgement's names and numbers …"""
    beside: Mapping[str, Beside] = {}
    """… and what the best one came to in the same worlds."""


class Search:
    """The search of one game."""

    def __init__(self, judgement: AnyJudgement) -> None:
        self.game: AnyGame = judgement.game
        self.judgement = judgement

    def weigh(
        self,
        view: Any,
        seat: Seat,
        moves: Sequence[Any],
        rng: Random,
        budget: int,
        *,
        also: Any = None,
        why: bool = False,
    ) -> list[Weighed]:
        """The moves worth a thought, the best first, and what each is worth; with `why` also what
        they came to. The budget is the number of tries; `also` is tried whatever it looks like."""
        ideas = self._ideas(view, moves, budget)
        if also is not None and also not in ideas:
            ideas.append(also)
        trying = _Trying(self, view, seat, rng, why)
        halves = self.judgement.depth == 0  # trees need their time
        race = Race(ideas, trying.world, budget, self._batch(budget, len(ideas)), halves)
        chosen = race.chosen(self.judgement.trust)
        order = [chosen, *[one for one in race.ranked() if one is not chosen], *race.dropped]
        return [trying.weighed(one, chosen, race) for one in order]

    def duel(
        self, view: Any, seat: Seat, one: Any, other: Any, rng: Random, budget: int
    ) -> tuple[Weighed, Weighed]:
        """Two moves in as many worlds each, however clear it is: the second is `behind` the first,
        or ahead of it if that is below zero. What a search thought best because worlds happened to
        favour it shows here, if the dice are others."""
        trying = _Trying(self, view, seat, rng, why=True)
        race = Race((one, other), trying.world, budget, budget)
        first, second = race.left
        return trying.weighed(first, first, race), trying.weighed(second, first, race)

    def value(self, view: Any, seat: Seat, rng: Random, budget: int) -> float:
        """The chance of a seat to win, by its view alone: if it plays its best now, or everybody
        plays on quickly where it has nothing to choose."""
        return self.judged(view, seat, rng, budget)[0]

    def judged(self, view: Any, seat: Seat, rng: Random, budget: int) -> tuple[float, float]:
        """The same, and its standard error."""
        trying = _Trying(self, view, seat, rng, why=False)
        world = trying.imagine()
        moves = self.game.moves(world, seat) if seat in self.game.to_act(world) else ()
        if len(moves) > 1:
            weighed = self.weigh(view, seat, moves, rng, budget)
            if weighed[0].visits:
                return weighed[0].value, weighed[0].doubt
        tries = [trying.world() for _ in range(max(1, budget))]
        chances = [attempt(None) for attempt, _ in tries]
        return estimate(chances, [weight for _, weight in tries])

    def _ideas(self, view: Any, moves: Sequence[Any], budget: int) -> list[Any]:
        """With a larger budget more moves are tried: they widen with its root."""
        wide = self.judgement.width + int(sqrt(budget) / 8)
        legal = set(moves)
        ideas = [move for move in self.judgement.ideas(view, moves) if move in legal]
        return (ideas or list(moves))[:wide]

    def _batch(self, budget: int, ideas: int) -> int:
        """While trees grow, what a move came to at first is no evidence yet."""
        return max(BATCH, budget // (2 * ideas)) if self.judgement.depth else BATCH


class _Trying:
    """One question: its worlds, and what was learnt in them."""

    def __init__(self, search: Search, view: Any, seat: Seat, rng: Random, why: bool) -> None:
        self.game = search.game
        self.judgement = search.judgement
        self.view = view
        self.seat = seat
        self.rng = rng
        self.trees: dict[Seat, Node] = {}
        self.why = why
        self.told: dict[Any, list[Mapping[str, float]]] = {}

    def world(self) -> World[Any]:
        """A world that fits the view, with luck of its own: the same for every move."""
        world = self.imagine()
        luck = self.rng.getrandbits(32)

        def attempt(move: Any) -> float:
            return self._attempt(world, move, Random(luck))

        return attempt, self.judgement.likely(world, self.seat)

    def imagine(self) -> Any:
        """A world in which others have sealed what they might play."""
        return self.game.imagine(self.view, Rolled(self.rng), self._sealed)

    def _sealed(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Any:
        move = self.judgement.quick(state, seat, self.rng)
        return move if move in moves else moves[0]

    def _attempt(self, world: Any, move: Any, rng: Random) -> float:
        """What a move comes to in a world; None lets everybody play on as they like."""
        line = Line(self.game, self.judgement, world, rng)
        walks: dict[Seat, Walk] = {}
        if move is not None:
            line.play(self.seat, move)
        line.play_on(self._chooser(walks, rng, move))
        for seat, walk in walks.items():
            walk.learn(self.judgement.value(line.state, seat))
        if self.why:
            told = self.judgement.traits(line.state, self.seat)
            self.told.setdefault(move, []).append(told)
        return self.judgement.value(line.state, self.seat)

    def _chooser(
        self, walks: dict[Seat, Walk], rng: Random, begun: Hashable
    ) -> Callable[[Any, Seat], Any]:
        """How seats choose in one world: by their trees, then quickly."""
        judgement, game = self.judgement, self.game

        def choose(state: Any, seat: Seat) -> Any:
            if judgement.depth == 0:
                return judgement.quick(state, seat, rng)
            walk = walks.get(seat)
            if walk is None:
                root = self.trees.setdefault(seat, Node())
                own = begun if seat == self.seat else None
                walk = walks[seat] = Walk(root, judgement.depth, own)
            if walk.at is None:
                return judgement.quick(state, seat, rng)
            moves = judgement.order(state, seat, game.moves(state, seat))
            return walk.choose(judgement.glimpse(state, seat), moves)

        return choose

    def weighed(self, one: Trial[Any], best: Trial[Any], race: Race[Any]) -> Weighed:
        """What was found out about a move, compared with the best in the worlds of both."""
        behind, error = race.gap(one, best)
        value, doubt = estimate(one.chances, race.weights)
        traits, beside = self._compared(one.move, best.move, race.weights)
        return Weighed(one.move, value, len(one.chances), behind, error, doubt, traits, beside)

    def _compared(
        self, move: Any, best: Any, weights: Sequence[float]
    ) -> tuple[Mapping[str, float], Mapping[str, Beside]]:
        """What a move came to on average, and what the best one did in the same worlds."""
        own, theirs = self.told.get(move, []), self.told.get(best, [])
        traits: dict[str, float] = {}
        beside: dict[str, Beside] = {}
        for name in own[0] if own else ():
            values = [world[name] for world in own]
            gaps = [one[name] - other[name] for one, other in zip(theirs, own, strict=False)]
            traits[name] = estimate(values, weights)[0]
            more, error = estimate(gaps, weights)
            beside[name] = Beside(traits[name] + more, error)
        return traits, beside
