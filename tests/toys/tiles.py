"""`tiles`: lay numbered tiles from a hidden rack in one row; equal numbers may not touch."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from msgspec import Meta, Struct

from meowple.core.facts import Open
from meowple.core.game import (
    Chance,
    Line,
    Millis,
    Outcome,
    Refused,
    Sealed,
    Seat,
    Step,
    When,
    check_options,
    check_seat,
)
from tests.toys.ranking import BOX, outcome_of

WILD = 0  # shown to all when it is drawn, and laid at once
EMPTY = -1


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    each: Annotated[int, Meta(ge=3, le=6)] = 4
    cells: Annotated[int, Meta(ge=4, le=12)] = 9
    rack: Annotated[int, Meta(ge=1, le=2)] = 2


class Lay(Struct, frozen=True, tag="lay"):
    place: int  # on the rack: everyone sees where from, nobody else sees the tiles that stay
    cell: int


class LayWild(Struct, frozen=True, tag="lay_wild"):
    cell: int


class Discard(Struct, frozen=True, tag="discard"):
    """Nothing fits: the wild tile, or else the whole rack, goes away face up."""


Move = Lay | LayWild | Discard


class Drew(Open, frozen=True, tag="drew"):
    seat: Seat
    wild: bool


class Laid(Open, frozen=True, tag="laid"):
    seat: Seat
    tile: int
    cell: int


class Discarded(Open, frozen=True, tag="discarded"):
    seat: Seat
    tiles: tuple[int, ...]


Fact = Drew | Laid | Discarded


@dataclass(frozen=True, slots=True, repr=False)
class State:
    options: Options
    turn: Seat
    step: int
    wild: bool  # whether the seat in turn has to lay a wild tile first
    bag: tuple[int, ...]  # how many of each tile are left in it
    racks: tuple[tuple[int, ...], ...]
    row: tuple[int, ...]
    lines: tuple[tuple[Line, ...], ...]

    def __repr__(self) -> str:
        return (
            f"<State of tiles: {len(self.lines)} seats, step {self.step}, seat {self.turn} in turn>"
        )


class View(Struct, frozen=True, tag="tiles"):
    seat: Seat | None
    options: Options
    turn: Seat
    step: int
    wild: bool
    wilds: int  # still in the bag
    unseen: tuple[int, ...]  # how many of each number lie in the bag or on racks not seen
    rack: tuple[int, ...]
    sizes: tuple[int, ...]
    row: tuple[int, ...]
    lines: tuple[tuple[Line, ...], ...]


def fits(row: tuple[int, ...], tile: int, cell: int) -> bool:
    """Whether the tile may lie there: on an empty cell, beside no equal."""
    beside = row[max(0, cell - 1) : cell + 2]
    return 0 <= cell < len(row) and row[cell] == EMPTY and tile not in beside


def take(bag: tuple[int, ...], kinds: range, chance: Chance) -> tuple[int, tuple[int, ...]]:
    """A tile of these kinds out of the bag, and the bag without it."""
    tiles = [kind for kind in kinds for _ in range(bag[kind])]
    tile = tiles[chance.below(len(tiles))]
    return tile, (*bag[:tile], bag[tile] - 1, *bag[tile + 1 :])


class Tiles:
    name, rules, seats = "tiles", 1, range(2, 5)
    options: type[Struct] = Options
    move_type, view_type, fact_type = Move, View, Fact
    race, spectator_delay = False, Millis(0)
    box = BOX

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        check_options(options, Options)
        bag: tuple[int, ...] = (2, options.each, options.each, options.each)
        racks: list[tuple[int, ...]] = []
        for _ in range(seats):
            bag, rack = _fill(bag, options.rack, chance)
            racks.append(rack)
        row = (EMPTY,) * options.cells
        state = State(options, Seat(0), 0, False, bag, tuple(racks), row, ((),) * seats)
        return self._draw(state, chance).state

    def _draw(self, state: State, chance: Chance) -> Step[State, Fact]:
        """The seat in turn draws, if it can; with nothing to play it is the next seat's turn."""
        if any(state.bag):
            tile, bag = take(state.bag, range(4), chance)
            drew = (Drew(state.turn, tile == WILD),)
            if tile == WILD:
                return Step(replace(state, bag=bag, wild=True), drew)
            return Step(self._put(replace(state, bag=bag), (*state.racks[state.turn], tile)), drew)
        turn = state.turn
        while any(state.racks) and not state.racks[turn]:
            turn = Seat((turn + 1) % len(state.racks))
        return Step(replace(state, turn=turn))

    def _put(self, state: State, rack: tuple[int, ...]) -> State:
        racks = (*state.racks[: state.turn], rack, *state.racks[state.turn + 1 :])
        return replace(state, racks=racks)

    def to_act(self, state: State) -> frozenset[Seat]:
        over = not state.wild and not any(state.racks)
        return frozenset() if over else frozenset({state.turn})

    def decision(self, state: State, seat: Seat) -> int | None:
        check_seat(seat, len(state.lines))
        return state.step if seat in self.to_act(state) else None

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        check_seat(seat, len(state.lines))
        if seat not in self.to_act(state):
            return ()
        cells = range(len(state.row))
        lays: tuple[Move, ...]
        if state.wild:
            lays = tuple(LayWild(cell) for cell in cells if fits(state.row, WILD, cell))
        else:
            rack = enumerate(state.racks[seat])
            lays = tuple(Lay(p, c) for p, tile in rack for c in cells if fits(state.row, tile, c))
        return lays or (Discard(),)

    def wakes_at(self, state: State) -> Millis | None:
        return None

    def play(
        self, state: State, seat: Seat, move: Move, when: When, chance: Chance
    ) -> Step[State, Fact]:
        check_seat(seat, len(state.lines))
        if move not in self.moves(state, seat):
            raise Refused(self._reason(state, seat, move))
        rack = state.racks[seat]
        if isinstance(move, Discard):
            gone = (WILD,) if state.wild else rack
            kept = rack if state.wild else ()
            state = self._score(self._put(state, kept), Line("discarded", -len(gone)))
            return self._go_on(state, Discarded(seat, gone), chance)
        tile = WILD if isinstance(move, LayWild) else rack[move.place]
        if isinstance(move, Lay):
            state = self._put(state, (*rack[: move.place], *rack[move.place + 1 :]))
        row = (*state.row[: move.cell], tile, *state.row[move.cell + 1 :])
        touching = sum(t != EMPTY for t in row[max(0, move.cell - 1) : move.cell + 2])
        state = self._score(replace(state, row=row), Line("laid", touching, move.cell))
        return self._go_on(state, Laid(seat, tile, move.cell), chance)

    def _reason(self, state: State, seat: Seat, move: Move) -> str:
        if self.outcome(state):
            return "game_over"
        if seat != state.turn:
            return "not_your_turn"
        if isinstance(move, Discard):
            return "something_fits"
        return "wild_goes_first" if state.wild else "does_not_fit"

    def _score(self, state: State, line: Line) -> State:
        sheet = (*state.lines[state.turn], line)
        lines = (*state.lines[: state.turn], sheet, *state.lines[state.turn + 1 :])
        return replace(state, lines=lines, step=state.step + 1)

    def _go_on(self, state: State, fact: Fact, chance: Chance) -> Step[State, Fact]:
        """After a wild tile the same seat draws again, otherwise the next one."""
        turn = state.turn if state.wild else Seat((state.turn + 1) % len(state.racks))
        step = self._draw(replace(state, turn=turn, wild=False), chance)
        return Step(step.state, (fact, *step.facts))

    def wake(self, state: State, at: Millis, chance: Chance) -> Step[State, Fact]:
        raise Refused("nothing_due")

    def outcome(self, state: State) -> Outcome | None:
        return None if self.to_act(state) else outcome_of(state.lines, "all_tiles_gone")

    def view(self, state: State, seat: Seat | None) -> View:
        check_seat(seat, len(state.lines))
        hidden = [tile for s, rack in enumerate(state.racks) if s != seat for tile in rack]
        unseen = tuple(state.bag[kind] + hidden.count(kind) for kind in range(1, 4))
        return View(
            seat,
            state.options,
            state.turn,
            state.step,
            state.wild,
            state.bag[WILD],
            unseen,
            () if seat is None else state.racks[seat],
            tuple(len(rack) for rack in state.racks),
            state.row,
            state.lines,
        )

    def screen(self, view: View) -> View:
        return view

    def imagine(self, view: View, chance: Chance, sealed: Sealed | None = None) -> State:
        bag: tuple[int, ...] = (view.wilds, *view.unseen)
        racks: list[tuple[int, ...]] = []
        for seat, size in enumerate(view.sizes):
            bag, rack = (bag, view.rack) if seat == view.seat else _fill(bag, size, chance)
            racks.append(rack)
        return State(
            view.options, view.turn, view.step, view.wild, bag, tuple(racks), view.row, view.lines
        )


def _fill(
    bag: tuple[int, ...], size: int, chance: Chance
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A bag without `size` numbers, and those numbers."""
    rack = []
    for _ in range(size):
        tile, bag = take(bag, range(1, 4), chance)
        rack.append(tile)
    return bag, tuple(rack)


TILES = Tiles()
