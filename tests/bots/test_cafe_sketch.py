"""What the bots of `cafe` count in thought keeps step with the rules."""

from __future__ import annotations

from random import Random

import pytest

from meowple import Match, Rolled, When, game
from meowple.bots.cafe import JUDGEMENT
from meowple.bots.cafe.ideas import after
from meowple.bots.cafe.playout import is_over, play_on
from meowple.bots.cafe.sketch import FIELDS, Sketch, sketch, sketched_on
from meowple.bots.cafe.tally import totals
from meowple.bots.cafe.taste import TASTE
from meowple.bots.cafe.wishes import favourite, wishes
from meowple.core.game import Millis
from meowple.games.cafe import GAME
from meowple.games.cafe.moves import Options
from meowple.games.cafe.scoring import total
from meowple.games.cafe.state import State


def counted(sketches: list[Sketch]) -> list[dict[str, object]]:
    return [{name: getattr(each, name) for name in FIELDS} for each in sketches]


def sketched(state: State) -> list[Sketch]:
    return [sketch(sheet) for sheet in state.sheets]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_sketch_counts_what_the_rules_count(seats: int, seed: int) -> None:
    """Random play: every total, round by round."""
    match, rng = Match(game("cafe"), seats=seats, seed=seed), Random(seed)
    while match.outcome is None:
        seat = min(match.to_act)
        match.play(seat, rng.choice(match.moves(seat)))
        sheets = match.state.sheets
        assert totals(sketched(match.state)) == [total(sheets, who) for who in range(seats)]
        assert is_over(sketched(match.state)) == (match.outcome is not None) or match.state.idle


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_round_in_thought_is_the_round_that_is_played(seats: int, seed: int) -> None:
    """One seat draws at random, the others do what appeals to them: foreseen to the last mark."""
    match, rng = Match(game("cafe"), seats=seats, seed=seed), Random(seed)
    while match.outcome is None:
        foreseen: list[Sketch] = []
        for seat in sorted(match.to_act) if match.state.central else [min(match.to_act)]:
            view = match.view(seat)
            sketches = [sketch(sheet) for sheet in view.sheets]
            wanted = wishes(sketches, TASTE)
            move = favourite(view, wanted, TASTE)
            if seat == 0 and view.phase == "draw":
                move = rng.choice(match.moves(seat))
                foreseen = after(view, move, sketches, wanted)
            match.play(seat, move)
        if foreseen:
            assert counted(foreseen) == counted(sketched(match.state))


def test_a_copy_is_a_sheet_of_its_own() -> None:
    one = sketched(Match(game("cafe"), seats=2, seed=1).state)[0]
    before = counted([one.copy()])
    one.copy().draw(6, 0, 0, 1)
    assert counted([one]) == before


@pytest.mark.parametrize("seats", [2, 4])
def test_a_sketch_that_goes_on_is_the_one_made_anew(seats: int) -> None:
    """Random play: each sheet from that of the move before; and none from a sheet of another
    game."""
    match, rng = Match(game("cafe"), seats=seats, seed=3), Random(3)
    other = Match(game("cafe"), seats=seats, seed=4).state.sheets
    while match.outcome is None:
        before = match.state.sheets
        seat = min(match.to_act)
        match.play(seat, rng.choice(match.moves(seat)))
        for old, new in zip(before, match.state.sheets, strict=True):
            drawn = sketched_on(sketch(old), old, new)
            assert drawn is not None
            assert counted([drawn]) == counted([sketch(new)])
    for full, empty in zip(match.state.sheets, other, strict=True):
        assert sketched_on(sketch(empty), empty, full) is None
        assert sketched_on(sketch(full), full, empty) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rules_and_the_sketch_play_the_same_rounds(seats: int) -> None:
    """The lion plays on by the rules themselves, the tiger on sketches: everybody doing what
    appeals to them, with the same dice, leads to the same marks, round by round."""
    luck, rng = Rolled(Random(seats)), Random(seats)
    state = GAME.deal(seats, Options(), luck)
    while GAME.outcome(state) is None:
        sketches = sketched(state)
        play_on(sketches, state.first, [list(state.dice)], JUDGEMENT.taste)
        begun = state.round
        while state.round == begun and (waited := GAME.to_act(state)):
            seat = min(waited)
            move = JUDGEMENT.quick(state, seat, rng)
            state = GAME.play(state, seat, move, When(Millis(0)), luck).state
        assert counted(sketches) == counted(sketched(state))
    assert state.round > 10
