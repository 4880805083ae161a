"""What each move promises at once: laid on the table in mind, looked at, taken up again."""

from __future__ import annotations

from typing import NamedTuple

from meowple.bots.fits.appraisal import PLAIN, Appraisal, Eye
from meowple.games.fits import moves as m
from meowple.games.fits.cards import FACES, LAID, LEFT, NOTHING, PRINCESS, RIGHT, sleeper_of
from meowple.games.fits.extended import rules_of
from meowple.games.fits.grid import GRIDS, NO_PLACE
from meowple.games.fits.legal import may_move_in
from meowple.games.fits.relaid import laid_again
from meowple.games.fits.state import State, deck_left, in_final
from meowple.games.fits.table import (
    ASLEEP,
    AWAKE,
    CAT_TALLIES,
    TALLIES,
    Meeting,
    Table,
    Tally,
    loosened,
    meet,
    summed,
)
from meowple.games.fits.view import View


class Sight(NamedTuple):
    """What a seat looks at when it weighs its moves."""

    seat: int
    table: Table
    home: bytes
    toy: int
    """The special toy that is to be laid, or NOTHING."""
    eyes: Appraisal


def seen_in(view: View, eye: Eye = PLAIN) -> Sight:
    """What the seat of a view sees."""
    assert view.seat is not None
    far = 0.0 if view.final else view.deck / sum(view.piles)
    eyes = Appraisal(rules_of(view.options), view.seats, view.seat, far, eye)
    toy = NOTHING if view.toy is None else view.toy.card
    return Sight(view.seat, laid_again(view), bytes(view.home), toy, eyes)


def seen_by(state: State, seat: int, eye: Eye = PLAIN) -> Sight:
    """The same in a world that is imagined."""
    far = 0.0 if in_final(state) else deck_left(state) / sum(state.piles)
    eyes = Appraisal(rules_of(state.options), state.seats, seat, far, eye)
    return Sight(seat, state.table, state.home, state.played, eyes)


def worth_of(sight: Sight, move: m.Move) -> float:
    """What a move promises, with the cat that may follow it."""
    if isinstance(move, m.Lay):
        return _lay_worth(sight, move)
    if isinstance(move, m.Cat):
        return _cat_worth(sight, sight.table.tallies[sight.table.boxes[move.at]])
    if isinstance(move, m.Princess):
        return _princess_worth(sight, move.at)
    if isinstance(move, m.Toy):
        tally = sight.table.tallies[sight.table.boxes[move.at]]
        return _change(sight, tally, summed(tally, TALLIES[sight.toy]))
    if isinstance(move, m.Sleep):
        card = sleeper_of(sight.seat)
        meeting = meet(sight.table, move.at, card, LAID[card][move.turned])
        return _met(sight, meeting) - sight.eyes.eye.cat * sight.eyes.far
    if isinstance(move, m.Discard):
        return (
            -sight.eyes.eye.princess
            if move.card == PRINCESS
            else -0.1 * len(FACES[move.card].shows)
        )
    return 0.0


def _lay_worth(sight: Sight, move: m.Lay) -> float:
    sides = LAID[move.card][move.turned]
    meeting = meet(sight.table, move.at, move.card, sides)
    worth = _met(sight, meeting)
    if sight.home[sight.seat] and may_move_in(meeting.tally, sight.seat):
        more = _cat_worth(sight, meeting.tally)
        if more > 0 and _cat_fits(sight.table, move.at, sides):
            worth += more
    return worth


def _met(sight: Sight, meeting: Meeting) -> float:
    """How much more the boxes promise that a card would join or shut."""
    eyes, tallies = sight.eyes, sight.table.tallies
    worth = eyes.promise(meeting.tally)
    for box in meeting.joined:
        worth -= eyes.promise(tallies[box])
    for box in {*meeting.shut}:
        sides = meeting.shut.count(box)
        worth += _change(sight, tallies[box], loosened(tallies[box], -sides))
    return worth


def _change(sight: Sight, old: Tally, new: Tally) -> float:
    return sight.eyes.promise(new) - sight.eyes.promise(old)


def _cat_worth(sight: Sight, tally: Tally) -> float:
    """What a cat gains in a box, less what it is worth at home."""
    gain = _change(sight, tally, summed(tally, CAT_TALLIES[sight.seat]))
    return gain - sight.eyes.eye.cat * sight.eyes.far


def _cat_fits(table: Table, at: int, sides: int) -> bool:
    """Whether a card with these open sides, laid here, could be lain across with a neighbour."""
    _, right, _, left = GRIDS[table.size].beside[at]
    return (sides & RIGHT != 0 and _is_bare(table, right, LEFT)) or (
        sides & LEFT != 0 and _is_bare(table, left, RIGHT)
    )


def _is_bare(table: Table, at: int, side: int) -> bool:
    return at != NO_PLACE and not table.covered[at] and table.sides[at] & side != 0


def _princess_worth(sight: Sight, at: int) -> float:
    """What it changes to send a cat home, less what she is worth in the hand."""
    table, eyes = sight.table, sight.eyes
    asleep = table.cards[at] >= sleeper_of(0)
    owner = table.cards[at] - sleeper_of(0) if asleep else table.across[at]
    tally = list(table.tallies[table.boxes[at]])
    tally[(ASLEEP if asleep else AWAKE) + owner] -= 1
    gain = _change(sight, table.tallies[table.boxes[at]], tuple(tally))
    return gain - eyes.eye.princess * eyes.far
