"""What each move promises at once: laid on the table, looked at, taken up again."""

from __future__ import annotations

from typing import Final

from meowple.bots.fits.appraisal import Outlook, gain
from meowple.games.fits import moves as m
from meowple.games.fits.cards import FACES, LAID, PRINCESS, sleeper_of
from meowple.games.fits.extended import rules_of
from meowple.games.fits.legal import may_move_in
from meowple.games.fits.state import State, deck_left
from meowple.games.fits.table import (
    TALLIES,
    Table,
    lay_across,
    lay_card,
    lay_cat,
    send_home,
)

CAT_COST: Final = 2.2
"""What a cat card at home is worth while the whole game is to come."""
PRINCESS_COST: Final = 2.0
"""What a Princess in the hand is worth: she answers whatever the others will do."""
ROOM: Final = 0.12
"""What each toy in a box without cats promises who lays it: little."""


def outlook_of(state: State, seat: int) -> Outlook:
    """How this seat sees the table."""
    far = 0.0 if state.final else deck_left(state) / sum(state.piles)
    return Outlook(rules_of(state.options), state.seats, seat, far)


def worth_of(state: State, seat: int, move: m.Move, outlook: Outlook) -> float:
    """What a move promises this seat, with the cat that may follow it."""
    table = state.table
    if isinstance(move, m.Lay):
        after = lay_card(table, move.at, move.card, LAID[move.card][move.turned])
        return gain(outlook, table, after) + best_cat(state, seat, after, move.at, outlook)[0]
    if isinstance(move, m.Cat):
        return cat_gain(state, seat, table, move.at, outlook)
    if isinstance(move, m.Princess):
        after, owner = send_home(table, move.at)
        back = cat_cost(state, owner, outlook)
        return (
            gain(outlook, table, after)
            + (back if owner == seat else -back / (state.seats - 1))
            - PRINCESS_COST * outlook.far
        )
    if isinstance(move, m.Toy):
        return gain(outlook, table, lay_across(table, move.at, state.played, TALLIES[state.played]))
    if isinstance(move, m.Sleep):
        after = lay_card(table, move.at, sleeper_of(seat), LAID[sleeper_of(seat)][move.turned])
        return gain(outlook, table, after) - cat_cost(state, seat, outlook)
    if isinstance(move, m.Discard):
        return -PRINCESS_COST if move.card == PRINCESS else -0.1 * len(FACES[move.card].shows)
    return 0.0


def best_cat(
    state: State, seat: int, table: Table, at: int, outlook: Outlook
) -> tuple[float, int | None]:
    """The best place for a cat on the box at `at`, and its gain; no place if none is worth it."""
    best: tuple[float, int | None] = (0.0, None)
    if state.home[seat] and may_move_in(table.tallies[table.boxes[at]], seat):
        for seam in (at - 1, at):
            if seam >= 0 and seam in table.seams:
                more = cat_gain(state, seat, table, seam, outlook)
                best = max(best, (more, seam), key=lambda pair: pair[0])
    return best


def cat_gain(state: State, seat: int, table: Table, at: int, outlook: Outlook) -> float:
    """What a cat laid here gains, less what it is worth at home."""
    more = gain(outlook, table, lay_cat(table, at, seat))
    return more - cat_cost(state, seat, outlook)


def cat_cost(state: State, seat: int, outlook: Outlook) -> float:
    """A cat at home is an option: worth more early, and when few are left."""
    return CAT_COST * outlook.far
