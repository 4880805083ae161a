"""What holds in every game of `fits`, whatever is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from meowple.core.game import Seat
from meowple.games.fits import GAME
from meowple.games.fits.cards import (
    BOXES,
    CAT_CARDS,
    NOTHING,
    PRINCESS,
    SLEEPER,
    START,
    TOYS,
)
from meowple.games.fits.facts import FinalBegan, GameEnded, Joined
from meowple.games.fits.legal import fits_somewhere
from meowple.games.fits.moves import Discard, Sleep
from meowple.games.fits.relaid import laid_again
from meowple.games.fits.state import PLAY, TOY, State, deck_left
from meowple.games.fits.table import AWAKE
from tests.conftest import Row
from tests.fits.walk import walk

GAMES = [(seats, seed) for seats in GAME.seats for seed in range(5)]
every_game = pytest.mark.parametrize(("seats", "seed"), GAMES)


def everywhere(state: State) -> Counter[int]:
    """Every box and special toy, wherever it is."""
    table = state.table
    toy = [state.played] if state.phase == TOY else []
    lying = [card for card in table.cards if card < START]
    over = [card for card in table.across if card in TOYS]
    held = [card for hand in state.hands for card in hand if card != PRINCESS]
    gone = [card for card in state.discards if card != PRINCESS]
    return Counter([*lying, *over, *held, *gone, *state.bag, *toy])


# fits 1.1, 2.2
@every_game
def test_every_card_is_in_one_place(seats: int, seed: int) -> None:
    for moment in walk(seats, seed):
        assert everywhere(moment.after) == Counter([*BOXES, *TOYS])


# fits 1.1, 7.1
@every_game
def test_every_cat_is_at_home_or_on_the_table(seats: int, seed: int) -> None:
    for moment in walk(seats, seed):
        table = moment.after.table
        for seat in range(seats):
            out = table.across.count(seat) + table.cards.count(SLEEPER + seat)
            assert moment.after.home[seat] + out == CAT_CARDS
        assert len(table.cats) == sum(CAT_CARDS - home for home in moment.after.home)


# fits 2.2
@every_game
def test_what_lies_stays_as_it_lies(seats: int, seed: int) -> None:
    for moment in walk(seats, seed):
        old, new = moment.before.table, moment.after.table
        for at, card in enumerate(old.cards):
            if card != NOTHING:
                assert new.sides[at] == old.sides[at]
                assert new.cards[at] == card or (card >= SLEEPER and new.cards[at] == PRINCESS)
        laid = len(new.cards) - new.cards.count(NOTHING)
        assert laid - (len(old.cards) - old.cards.count(NOTHING)) in (0, 1)


# fits 2.4
@every_game
def test_boxes_only_grow_and_join(seats: int, seed: int) -> None:
    for moment in walk(seats, seed):
        old, new = moment.before.table, moment.after.table
        for box in set(old.boxes) - {NOTHING}:
            inside = {new.boxes[at] for at, name in enumerate(old.boxes) if name == box}
            assert len(inside) == 1, "a box was split"
        joined = [fact.boxes for fact in moment.facts if isinstance(fact, Joined)]
        lost = sum(bool(tally) for tally in old.tallies) - sum(bool(t) for t in new.tallies)
        assert joined == ([] if lost <= 0 else [lost + 1])


# fits 5.1
@every_game
def test_each_card_lies_under_one_other_at_most(seats: int, seed: int) -> None:
    for moment in walk(seats, seed):
        table = moment.after.table
        under = [at for at, what in enumerate(table.across) if what != NOTHING]
        covered = Counter([*under, *(at + 1 for at in under)])
        assert all(times == 1 for times in covered.values())
        assert all(table.cards[at] < PRINCESS for at in covered)


# fits 4.3
@every_game
def test_a_card_is_given_away_only_if_none_fits(seats: int, seed: int) -> None:
    for moment in walk(seats, seed):
        if moment.before.phase == PLAY:
            hand = moment.before.hands[moment.seat]
            fits = any(fits_somewhere(moment.before, card) for card in hand)
            assert isinstance(moment.move, Discard) != fits


# fits 8.1
@every_game
def test_the_final_phase_begins_once_and_the_game_ends_with_empty_hands(
    seats: int, seed: int
) -> None:
    moments = list(walk(seats, seed))
    begun = [fact for moment in moments for fact in moment.facts if isinstance(fact, FinalBegan)]
    assert len(begun) == 1
    after = next(n for n, moment in enumerate(moments) if moment.after.final)
    turn = moments[after].seat
    later = [m for m in moments[after + 1 :] if m.before.turn != turn or m.before.phase == PLAY]
    assert not any(isinstance(moment.move, Sleep) for moment in later)
    last = moments[-1]
    assert not any(last.after.hands)
    assert isinstance(last.facts[-1], GameEnded)
    assert last.facts[-1].reason == begun[0].reason


# fits 8.3
@every_game
def test_a_view_holds_no_card_of_another_hand(seats: int, seed: int) -> None:
    for moment in walk(seats, seed):
        state = moment.after
        if len(state.story) % 10 == 0:
            for seat in [Seat(0), None]:
                view = GAME.view(state, seat)
                memory = view.memory
                assert memory is not None
                others = [hand for who, hand in enumerate(state.hands) if who != seat]
                hidden = Counter(card for hand in others for card in hand if card != PRINCESS)
                assert hidden <= Counter(memory.unseen)
                assert view.deck == deck_left(state)


# fits 9.1
@every_game
def test_scores_are_those_of_the_boxes_with_awake_cats(seats: int, seed: int) -> None:
    last = list(walk(seats, seed))[-1].after
    view = GAME.view(last, None)
    outcome = GAME.outcome(last)
    assert outcome is not None
    assert view.totals == outcome.scores
    for seat in range(seats):
        assert sum(box.points[seat] for box in view.boxes) == outcome.scores[seat]
    for tally, box in zip(filter(None, last.table.tallies), view.boxes, strict=True):
        assert any(tally[AWAKE : AWAKE + 5]) or not any(box.points)


MOST = 15_000
"""Bytes for screen and moves: a message may have 16,000, and says a little more."""


@pytest.mark.parametrize("seed", [4, 9, 3])
def test_no_message_of_a_large_table_is_large(
    seed: int, report_row: Callable[[str, Row], None]
) -> None:
    largest = 0
    for moment in walk(5, seed):
        state = moment.after
        for seat in GAME.to_act(state):
            told = (GAME.screen(GAME.view(state, seat)), GAME.moves(state, seat), moment.facts)
            largest = max(largest, len(msgspec.json.encode(told)))
    report_row("the largest message of fits, in bytes", {"walk": seed, "largest": largest})
    assert largest <= MOST


@every_game
def test_a_table_is_laid_again_from_what_a_view_tells(seats: int, seed: int) -> None:
    """At once, and to the last byte as it was laid card by card."""
    for moment in walk(seats, seed):
        assert laid_again(GAME.view(moment.after, None)) == moment.after.table
