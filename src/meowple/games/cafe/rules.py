"""The rules of `cafe`, in the order of the rulebook."""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec.structs import replace

from meowple.core.game import Chance, Millis, Refused, Seat, Step, When, check_options, check_seat
from meowple.games.cafe import moves as m
from meowple.games.cafe.facts import (
    Barred,
    CafeFact,
    Chose,
    Circled,
    Drew,
    Ended,
    Left,
    Passed,
    Rolled,
    Took,
    TookBack,
)
from meowple.games.cafe.legal import (
    check_choosing,
    check_draw,
    check_take,
    check_take_back,
    fewest_paws,
)
from meowple.games.cafe.marks import EMPTY_SHEET, Sheet
from meowple.games.cafe.scoring import in_tower, is_full, why_over
from meowple.games.cafe.sheet import BUTTERFLY, CELLS, HOUSE, LARGER, PAWS, SMALLER, TOWERS
from meowple.games.cafe.state import DRAFT, DRAW, OVER, State

FOR_A_PASS: Final = 3
FOR_A_BUTTERFLY: Final = 2
"""How many paws are circled for it."""

T = TypeVar("T")


# 3 A round


def deal(seats: int, options: m.Options, chance: Chance) -> State:
    """Everybody has an empty sheet; the first seat rolls (cafe 3.1)."""
    check_options(options, m.Options)
    state = State()
    state.options = options
    state.seats = seats
    state.round = 0
    state.sheets = (EMPTY_SHEET,) * seats
    state.choices = (None,) * seats
    state.idle = 0
    _begin_round(state, 0, chance)
    return state


def _begin_round(state: State, first: int, chance: Chance) -> None:
    """The first player rolls one die more than there are players (cafe 3.1)."""
    seats = state.seats
    state.phase = DRAFT
    state.round += 1
    state.first = first
    state.dice = tuple(sorted([1 + chance.below(6) for _ in range(seats + 1)]))
    state.taken = (0,) * seats
    state.central = 0
    state.taken_back = (0,) * seats


def _take(state: State, seat: Seat, move: m.Take, facts: list[CafeFact]) -> None:
    """Take a die; the last one left is the central die (cafe 3.1)."""
    check_take(state, seat, move)
    dice = list(state.dice)
    dice.remove(move.value)
    state.taken = put(state.taken, seat, move.value)
    facts.append(Took(seat, move.value))
    if len(dice) == 1:
        state.central = dice.pop()
        state.phase = DRAW
        facts.append(Left(state.central))
    state.dice = tuple(dice)


def _choose(
    state: State, seat: Seat, choice: m.Choice, chance: Chance, facts: list[CafeFact]
) -> bool:
    """Seal a choice; with the last one all are revealed (cafe 3.2)."""
    if isinstance(choice, m.Draw):
        check_draw(state, seat, choice)
    else:
        check_choosing(state, seat)
    state.choices = put(state.choices, seat, choice)
    facts.append(Chose(seat))
    if None in state.choices:
        return False
    _reveal(state, facts)
    _check_towers(state, facts)
    _end_round(state, chance, facts)
    return True


def _take_back(state: State, seat: Seat, facts: list[CafeFact]) -> None:
    """A choice may be changed until the last seat has chosen (cafe 3.8)."""
    check_take_back(state, seat)
    state.choices = put(state.choices, seat, None)
    state.taken_back = put(state.taken_back, seat, state.taken_back[seat] + 1)
    facts.append(TookBack(seat))


def _reveal(state: State, facts: list[CafeFact]) -> None:
    """Everybody's pencil moves at the same time; it is told from the first player on."""
    idle = True
    for step in range(state.seats):
        seat = Seat((state.first + step) % state.seats)
        choice, before = state.choices[seat], state.sheets[seat]
        if isinstance(choice, m.Draw):
            sheet, cost = draw(before, state.taken[seat], state.central, choice)
            facts.append(_drew(seat, choice, before, sheet, cost))
            idle = False
        else:
            sheet = circle_paws(before, FOR_A_PASS)  # cafe 3.5
            facts.append(Passed(seat, sheet.circled - before.circled))
            idle = idle and sheet.circled == before.circled
        state.sheets = put(state.sheets, seat, sheet)
    state.choices = (None,) * state.seats
    state.idle = state.idle + 1 if idle else 0  # cafe 3.9


def draw(sheet: Sheet, own: int, central: int, choice: m.Draw) -> tuple[Sheet, int]:
    """The sheet with the item drawn in, and the paws it costs (cafe 3.3, 3.4)."""
    cost = fewest_paws(own, central, choice.item, choice.floor)
    cells = put(sheet.cells, CELLS[(choice.tower, choice.floor)], choice.item)
    sheet = replace(sheet, cells=cells, crossed=sheet.crossed + cost)
    if choice.item == BUTTERFLY:
        sheet = circle_paws(sheet, FOR_A_BUTTERFLY)  # cafe 3.6
    if choice.cat is not None:
        points = 2 * cells.count(choice.cat)  # cafe 3.7: a new house counts for its own cat
        sheet = replace(sheet, cats=put(sheet.cats, choice.cat - 1, points))
    return sheet, cost


def circle_paws(sheet: Sheet, paws: int) -> Sheet:
    """Circle so many paws, or as many as are left (cafe 3.5, 3.6)."""
    return replace(sheet, circled=min(PAWS, sheet.circled + paws))


def _drew(seat: Seat, choice: m.Draw, before: Sheet, sheet: Sheet, cost: int) -> Drew:
    points = 0 if choice.cat is None else sheet.cats[choice.cat - 1] or 0
    circled = sheet.circled - before.circled
    return Drew(seat, choice.item, choice.tower, choice.floor, choice.cat, cost, points, circled)


# 4 Towers


def _check_towers(state: State, facts: list[CafeFact]) -> None:
    """Who filled a tower in this round circles a number; a larger one is gone for the others."""
    for tower in TOWERS:
        at = tower - 1
        larger: list[int] = []
        for seat, sheet in enumerate(state.sheets):
            circled = circle_number(sheet, tower)
            if circled is not sheet:
                number = circled.towers[at]
                state.sheets = put(state.sheets, seat, circled)
                facts.append(Circled(Seat(seat), tower, number))
                if number == LARGER[at]:
                    larger.append(seat)
        if larger:
            _bar_others(state, tower, larger, facts)


def circle_number(sheet: Sheet, tower: int) -> Sheet:
    """The sheet with a number circled on a tower that has just been filled (cafe 4.1)."""
    at = tower - 1
    if sheet.towers[at] or not is_full(sheet, tower):
        return sheet
    house = HOUSE in in_tower(sheet, tower)
    number = LARGER[at] if house and not sheet.barred[at] else SMALLER[at]
    return replace(sheet, towers=put(sheet.towers, at, number))


def _bar_others(state: State, tower: int, larger: list[int], facts: list[CafeFact]) -> None:
    """Who did not circle the larger number in this round crosses it out (cafe 4.2)."""
    for seat, sheet in enumerate(state.sheets):
        if seat not in larger:
            barred = put(sheet.barred, tower - 1, True)
            state.sheets = put(state.sheets, seat, replace(sheet, barred=barred))
            facts.append(Barred(Seat(seat), tower))


def _end_round(state: State, chance: Chance, facts: list[CafeFact]) -> None:
    """The game ends, or the player to the left rolls (cafe 4.3)."""
    reason = why_over(state)
    if reason is None:
        _begin_round(state, (state.first + 1) % state.seats, chance)
        facts.append(Rolled(state.round, Seat(state.first), state.dice))
    else:
        state.phase = OVER
        facts.append(Ended(reason))


def put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The row with another value at one place."""
    return (*row[:at], value, *row[at + 1 :])


# The steps of the core page


def play(
    state: State, seat: Seat, move: m.Move, when: When, chance: Chance
) -> Step[State, CafeFact]:
    """The step this move makes. Only the last choice tells anybody something new."""
    check_seat(seat, state.seats)
    new = state.copy()
    facts: list[CafeFact] = []
    told = _do(new, seat, move, chance, facts)
    return Step(new, tuple(facts), told)


def rush(state: State, seat: Seat, move: m.Move, when: When, chance: Chance) -> State:
    """The same in place, and nothing told."""
    _do(state, seat, move, chance, [])
    return state


def _do(state: State, seat: Seat, move: m.Move, chance: Chance, facts: list[CafeFact]) -> bool:
    """Whether it told anybody something."""
    if isinstance(move, m.Take):
        _take(state, seat, move, facts)
    elif isinstance(move, m.Draw | m.Pass):
        return _choose(state, seat, move, chance, facts)
    elif isinstance(move, m.TakeBack):
        _take_back(state, seat, facts)
    else:
        raise Refused("not_a_move")
    return False


def wake(state: State, at: Millis, chance: Chance) -> Step[State, CafeFact]:
    """Nothing ever happens by itself."""
    raise Refused("nothing_due")
