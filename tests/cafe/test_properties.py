"""What holds in every game of `cafe`, whatever is done."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from meowple.core.game import Seat
from meowple.games.cafe import GAME
from meowple.games.cafe.facts import Barred, Circled, Drew, Ended, Passed, Rolled
from meowple.games.cafe.moves import Draw, Move, Pass, Take, TakeBack
from meowple.games.cafe.scoring import total
from meowple.games.cafe.sheet import BUTTERFLY, HOUSE, IN_TOWER, LARGER, MOUSE, SMALLER
from meowple.games.cafe.state import OVER, State
from tests.cafe.walk import Moment, walk

GAMES = [(seats, seed) for seats in GAME.seats for seed in range(8)]
every_game = pytest.mark.parametrize(("seats", "seed"), GAMES)


def moments(seats: int, seed: int) -> Iterator[Moment]:
    """A game; now and then seats pass, in some never, in some often."""
    return walk(seats, seed, laziness=(0.1, 0.0, 0.1, 0.6)[seed % 4])


# cafe 3.3, 3.4, 3.7, 4.1
@every_game
def test_what_is_marked_on_a_sheet_stays(seats: int, seed: int) -> None:
    for moment in moments(seats, seed):
        for old, new in zip(moment.before.sheets, moment.after.sheets, strict=True):
            for row, later in ((old.cells, new.cells), (old.towers, new.towers)):
                assert all(was in (0, now) for was, now in zip(row, later, strict=True))
            assert all(was in (None, now) for was, now in zip(old.cats, new.cats, strict=True))
            assert all(now or not was for was, now in zip(old.barred, new.barred, strict=True))
            assert old.circled <= new.circled <= 18
            assert old.crossed <= new.crossed <= new.circled


# cafe 3.1
@every_game
def test_the_dice_of_a_round_are_all_there(seats: int, seed: int) -> None:
    rolled: tuple[int, ...] = ()
    for moment in moments(seats, seed):
        state = moment.after
        rolled = next((f.dice for f in moment.facts if isinstance(f, Rolled)), rolled)
        held = [value for value in (*state.dice, *state.taken, state.central) if value]
        assert len(held) == seats + 1
        assert tuple(sorted(held)) == rolled or state.round == 1


# cafe 3.2, 3.8
@every_game
def test_sheets_change_only_when_the_last_choice_is_made(seats: int, seed: int) -> None:
    for moment in moments(seats, seed):
        sealed = sum(choice is None for choice in moment.before.choices) == 1
        reveals = isinstance(moment.move, Draw | Pass) and sealed
        assert (moment.before.sheets != moment.after.sheets) <= reveals
        assert any(isinstance(fact, Drew | Passed) for fact in moment.facts) == reveals


# cafe 3.2
@every_game
def test_each_seat_draws_one_item_or_none_in_a_round(seats: int, seed: int) -> None:
    for moment in moments(seats, seed):
        for old, new in zip(moment.before.sheets, moment.after.sheets, strict=True):
            drawn = [cell for cell in range(24) if old.cells[cell] != new.cells[cell]]
            assert len(drawn) <= 1


# cafe 3.5, 3.6
@every_game
def test_paws_come_from_passes_and_butterflies_alone(seats: int, seed: int) -> None:
    for moment in moments(seats, seed):
        for fact in moment.facts:
            if not isinstance(fact, Drew | Passed):
                continue
            old, new = moment.before.sheets[fact.seat], moment.after.sheets[fact.seat]
            if isinstance(fact, Passed):
                more, spent = 3, 0
            else:
                more, spent = 2 if fact.item == BUTTERFLY else 0, fact.paws
            assert new.circled == min(18, old.circled + more)
            assert new.crossed == old.crossed + spent


# cafe 3.7
@every_game
def test_there_are_as_many_scored_cats_as_houses(seats: int, seed: int) -> None:
    for moment in moments(seats, seed):
        for sheet in moment.after.sheets:
            scored = [points for points in sheet.cats if points is not None]
            assert len(scored) == sheet.cells.count(HOUSE)
            assert all(points % 2 == 0 for points in scored)


# cafe 4.1, 4.2
@every_game
def test_a_number_is_circled_exactly_on_full_towers(seats: int, seed: int) -> None:
    for moment in moments(seats, seed):
        for sheet in moment.after.sheets:
            for at, cells in enumerate(IN_TOWER):
                full = all(sheet.cells[cell] for cell in cells)
                assert (sheet.towers[at] in (LARGER[at], SMALLER[at])) == full
                if sheet.towers[at] == LARGER[at]:
                    assert HOUSE in [sheet.cells[cell] for cell in cells]
                    assert not sheet.barred[at]


# cafe 4.2
@every_game
def test_a_larger_number_is_circled_in_one_round_only_and_then_gone(seats: int, seed: int) -> None:
    *_, last = moments(seats, seed)
    rounds: dict[int, set[int]] = {}
    for moment in moments(seats, seed):
        for fact in moment.facts:
            if isinstance(fact, Circled) and fact.number == LARGER[fact.tower - 1]:
                rounds.setdefault(fact.tower, set()).add(moment.before.round)
    assert all(len(those) == 1 for those in rounds.values())
    for sheet in last.after.sheets:
        for tower in range(1, 6):
            mine = sheet.towers[tower - 1] == LARGER[tower - 1]
            assert sheet.barred[tower - 1] == (tower in rounds and not mine)


# cafe 4.3
@every_game
def test_it_ends_with_three_full_towers_and_not_before(seats: int, seed: int) -> None:
    for moment in moments(seats, seed):
        full = max(sum(map(bool, sheet.towers)) for sheet in moment.after.sheets)
        over = moment.after.phase == OVER
        assert over == (full >= 3 or moment.after.idle == 3)
        assert over == any(isinstance(fact, Ended) for fact in moment.facts)


# cafe 4.3
@every_game
def test_the_first_player_goes_round_the_table(seats: int, seed: int) -> None:
    firsts = {moment.before.round: moment.before.first for moment in moments(seats, seed)}
    assert firsts[1] == 0
    for one, other in pairwise(sorted(firsts)):
        assert firsts[other] == (firsts[one] + 1) % seats


# cafe 5.1, 5.6
@every_game
def test_the_score_is_the_sum_of_its_lines_and_the_most_wins(seats: int, seed: int) -> None:
    *_, last = moments(seats, seed)
    outcome = GAME.outcome(last.after)
    assert outcome is not None
    for seat in range(seats):
        lines = outcome.breakdown[seat]
        assert outcome.scores[seat] == sum(line.points for line in lines)
        assert outcome.scores[seat] == total(last.after.sheets, seat)
        assert (outcome.ranks[seat] == 1) == (outcome.scores[seat] == max(outcome.scores))


# cafe 3.2, 3.8
@every_game
def test_a_sealed_choice_changes_nothing_that_another_can_ask_for(seats: int, seed: int) -> None:
    for moment in list(moments(seats, seed))[::5]:
        state = moment.after
        for sealed in range(seats):
            if state.choices[sealed] is None:
                continue
            for choice in _other_choices(state, sealed)[::7]:
                twin = state.copy()
                twin.choices = (*state.choices[:sealed], choice, *state.choices[sealed + 1 :])
                for seat in {*range(seats)} - {sealed}:
                    assert _asked(twin, Seat(seat)) == _asked(state, Seat(seat))


def _other_choices(state: State, seat: int) -> list[Draw | Pass]:
    free = state.copy()
    free.choices = (*state.choices[:seat], None, *state.choices[seat + 1 :])
    return [move for move in GAME.moves(free, Seat(seat)) if isinstance(move, Draw | Pass)]


def _asked(state: State, seat: Seat) -> tuple[object, ...]:
    view = GAME.view(state, seat)
    return view, GAME.screen(view), GAME.moves(state, seat), GAME.decision(state, seat)


def test_random_games_come_everywhere() -> None:
    seen: set[object] = set()
    for seats, seed in GAMES:
        for moment in moments(seats, seed):
            seen |= {type(moment.move), *map(type, moment.facts)}
            for sheet in moment.after.sheets:
                mice = [cell for cell in range(24) if sheet.cells[cell] == MOUSE]
                seen |= {"five mice"} if len(mice) >= 5 else set()
                seen |= {"no paw left to circle"} if sheet.circled == 18 else set()
                seen |= {"all cats scored"} if None not in sheet.cats else set()
    assert seen >= {Take, Draw, Pass, TakeBack, Circled, Barred, Ended}
    assert seen >= {"five mice", "no paw left to circle", "all cats scored"}
    assert set(Move.__args__) <= seen
