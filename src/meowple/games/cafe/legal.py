"""What may be done now, by whom, and why not."""

from __future__ import annotations

from typing import Final

from meowple.core.game import Millis, Refused, Seat, check_seat
from meowple.games.cafe import moves as m
from meowple.games.cafe.marks import Sheet
from meowple.games.cafe.sheet import (
    CELLS,
    EMPTY,
    HOUSE,
    ITEMS,
    ON_FLOOR,
    PLACES,
)
from meowple.games.cafe.state import DRAFT, DRAW, OVER, TAKE_BACKS, State

WHY_NOT: Final[dict[int, str]] = {
    DRAFT: "dice_first",
    DRAW: "dice_are_taken",
    OVER: "game_over",
}
"""Why a move of another phase is refused."""


def fewest_paws(own: int, central: int, item: int, floor: int) -> int:
    """The fewest paws that make one die show the item and the other the floor (cafe 3.3, 3.4)."""
    return min(
        abs(own - item) + abs(central - floor),
        abs(central - item) + abs(own - floor),
    )


def paws_left(sheet: Sheet) -> int:
    """The paws that can be crossed out."""
    return sheet.circled - sheet.crossed


def taker(state: State) -> int:
    """DRAFT: the seat that takes the next die, from the first player clockwise (cafe 3.1)."""
    return (state.first + state.seats + 1 - len(state.dice)) % state.seats


def expect(state: State, phase: int) -> None:
    """Refuse a move that belongs to another phase."""
    if state.phase != phase:
        raise Refused(WHY_NOT[state.phase])


def check_take(state: State, seat: Seat, move: m.Take) -> None:
    """Refuse a die that is not there, or not this seat's to take."""
    expect(state, DRAFT)
    if taker(state) != seat:
        raise Refused("not_your_turn", seat=taker(state))
    if move.value not in state.dice:
        raise Refused("no_such_die", value=move.value)


def check_choosing(state: State, seat: Seat) -> None:
    """Refuse a second choice: the first has to be taken back."""
    expect(state, DRAW)
    if state.choices[seat] is not None:
        raise Refused("already_chosen")


def check_draw(state: State, seat: Seat, move: m.Draw) -> None:
    """Refuse a draw that the sheet or the dice do not allow."""
    check_choosing(state, seat)
    if move.item not in ITEMS:
        raise Refused("no_such_item", item=move.item)
    cell = CELLS.get((move.tower, move.floor))
    if cell is None:
        raise Refused("no_such_cell", tower=move.tower, floor=move.floor)
    sheet = state.sheets[seat]
    if sheet.cells[cell] != EMPTY:
        raise Refused("cell_is_full")
    _check_cat(sheet, move)
    cost = fewest_paws(state.taken[seat], state.central, move.item, move.floor)
    if cost > paws_left(sheet):
        raise Refused("too_few_paws", cost=cost, paws=paws_left(sheet))


def _check_cat(sheet: Sheet, move: m.Draw) -> None:
    """A house, and nothing else, scores a cat that is not scored yet (cafe 3.7)."""
    if move.item != HOUSE:
        if move.cat is not None:
            raise Refused("cat_without_house")
    elif None not in sheet.cats:
        raise Refused("all_cats_scored")
    elif move.cat is None:
        raise Refused("choose_a_cat")
    elif move.cat not in ITEMS:
        raise Refused("no_such_cat", cat=move.cat)
    elif sheet.cats[move.cat - 1] is not None:
        raise Refused("cat_is_scored")


def check_take_back(state: State, seat: Seat) -> None:
    """Refuse to take back what is not sealed, or too often."""
    expect(state, DRAW)
    if state.choices[seat] is None:
        raise Refused("nothing_to_take_back")
    if state.taken_back[seat] >= TAKE_BACKS:
        raise Refused("taken_back_too_often", times=TAKE_BACKS)


def wakes_at(state: State) -> Millis | None:
    """Nobody is hurried."""
    return None


def to_act(state: State) -> frozenset[Seat]:
    """The seat that takes a die, or all that have not chosen yet."""
    if state.phase == DRAFT:
        return frozenset((Seat(taker(state)),))
    if state.phase == DRAW:
        return frozenset(Seat(s) for s, choice in enumerate(state.choices) if choice is None)
    return frozenset()


_ROUND: Final = 64
"""More than the questions a seat can be asked in one round."""


def decision(state: State, seat: Seat) -> int | None:
    """The number of the question; in the draw phase it counts this seat's own acts alone."""
    check_seat(seat, state.seats)
    if state.phase == DRAFT:
        return _ROUND * state.round + seat if taker(state) == seat else None
    if state.phase == OVER:
        return None
    sealed, times = state.choices[seat] is not None, state.taken_back[seat]
    if sealed and times >= TAKE_BACKS:
        return None
    return _ROUND * state.round + state.seats + 2 * times + sealed


_TAKES: Final = tuple(m.Take(value) for value in range(7))
_TAKE_BACK: Final[tuple[m.Move, ...]] = (m.TAKE_BACK,)
_NOTHING: Final[tuple[m.Move, ...]] = ()


def moves(state: State, seat: Seat) -> tuple[m.Move, ...]:
    """All legal moves of this seat."""
    check_seat(seat, state.seats)
    if state.phase == DRAFT:
        if taker(state) != seat:
            return _NOTHING
        return tuple(_TAKES[value] for value in sorted(set(state.dice)))
    if state.phase == OVER:
        return _NOTHING
    if state.choices[seat] is None:
        return choices(state.sheets[seat], state.taken[seat], state.central)
    return _TAKE_BACK if state.taken_back[seat] < TAKE_BACKS else _NOTHING


_DRAWS: Final = tuple(
    tuple(m.Draw(item, tower, floor) for tower, floor in PLACES) for item in range(7)
)
"""For each item and cell the move that draws it; not for the house."""
_HOUSES: Final = tuple(
    tuple(m.Draw(HOUSE, tower, floor, cat) for tower, floor in PLACES) for cat in range(7)
)
"""For each cat and cell the move that draws a house."""


def choices(sheet: Sheet, own: int, central: int) -> tuple[m.Choice, ...]:
    """What a sheet and two dice allow: draws by item, floor, tower and cat, then the pass."""
    found: list[m.Choice] = []
    cells = sheet.cells
    for item, floor in within_reach(own, central, paws_left(sheet)):
        if item == HOUSE:
            found += _houses(sheet, floor)
        else:
            draws = _DRAWS[item]
            found += [draws[cell] for cell in ON_FLOOR[floor] if cells[cell] == EMPTY]
    found.append(m.PASS)
    return tuple(found)


def _houses(sheet: Sheet, floor: int) -> list[m.Draw]:
    cats = [cat for cat in ITEMS if sheet.cats[cat - 1] is None]
    cells = [cell for cell in ON_FLOOR[floor] if sheet.cells[cell] == EMPTY]
    return [_HOUSES[cat][cell] for cell in cells for cat in cats]


_REACH: Final[dict[tuple[int, int, int], tuple[tuple[int, int], ...]]] = {}


def within_reach(own: int, central: int, paws: int) -> tuple[tuple[int, int], ...]:
    """Each item and floor that these dice show for so many paws; found once for each case."""
    known = _REACH.get((own, central, paws))
    if known is None:
        known = _REACH[(own, central, paws)] = tuple(
            (item, floor)
            for item in ITEMS
            for floor in range(1, 7)
            if fewest_paws(own, central, item, floor) <= paws
        )
    return known


def fits_somewhere(sheet: Sheet, item: int, floor: int) -> bool:
    """Whether an item can be drawn on a floor at all."""
    if item == HOUSE and None not in sheet.cats:
        return False
    return any(sheet.cells[cell] == EMPTY for cell in ON_FLOOR[floor])
