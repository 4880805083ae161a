"""Rule 5: reaction time decides, and nobody hears of a grab too early."""

from __future__ import annotations

from random import Random

import pytest

from meowple import Match
from meowple.core.game import Millis, Refused, Seat, When
from meowple.core.log import Voided as VoidedAct
from meowple.core.luck import Rolled
from meowple.games.boots import GAME
from meowple.games.boots.cards import CARDS, CAT_OF, FIRST_PAW, is_paw
from meowple.games.boots.facts import Lapsed, Passed, Tied, TooSoon, Voided, Won
from meowple.games.boots.moves import PASS, Grab, Options
from meowple.games.boots.race import right_card
from meowple.games.boots.state import State, lies_there
from tests.boots.driving import LAG, Played
from tests.boots.pictures import ANN, BEN, CLEO, SHOWN, card_named, picture, table

THREE = "Ann: | Ben: | Cleo:"


# boots 5.1
def test_the_shorter_reaction_wins_even_if_it_arrives_later() -> None:
    played = Played(table(f"blue blue | {THREE}"))
    played.grab_from_afar(ANN, "blue-blue", 500, after=510)
    played.grab_from_afar(BEN, "blue-blue", 450, after=550).wait()
    assert picture(played.state) == "roll Ben | Ann: | Ben: blue-blue | Cleo:"


# boots 5.1
def test_a_right_grab_waits_as_long_as_another_could_still_win_or_tie() -> None:
    played = Played(table(f"blue blue | {THREE}"))
    assert played.grab_from_afar(ANN, "blue-blue", 500, after=510).waits == 500 + LAG + 8
    assert played.grab_from_afar(BEN, "blue-blue", 450, after=550).waits == 450 + LAG + 8


# boots 5.1
def test_nobody_waits_for_a_seat_that_was_heard() -> None:
    played = Played(table("blue blue | Ann: | Ben:"))
    played.grab_from_afar(BEN, "red-red", 300, after=310)
    played.grab_from_afar(ANN, "blue-blue", 500, after=510)
    assert picture(played.state) == "roll Ann | Ann: blue-blue | Ben:"


@pytest.mark.parametrize("reaction", [-50, 0, 119])
# boots 5.1
def test_a_reaction_under_120_ms_is_a_wrong_grab(reaction: int) -> None:
    played = Played(table("blue blue | Ann: | Ben:")).grab(BEN, "blue-blue", reaction)
    assert played.grab(ANN, "red-red", 400).call(BEN) == "too_soon"
    assert picture(played.state) == "roll Ann | Ann: | Ben:"
    assert TooSoon(BEN, card_named("blue-blue")) in played.facts


# boots 5.1
def test_a_reaction_of_120_ms_is_not_a_false_start() -> None:
    played = Played(table("blue blue | Ann: | Ben:")).grab(BEN, "blue-blue", 120).let_pass(ANN)
    assert picture(played.state) == "roll Ben | Ann: | Ben: blue-blue"


@pytest.mark.parametrize(("luck", "winner"), [(0, "Ann"), (1, "Cleo")])
# boots 5.1
def test_right_grabs_within_8_ms_of_the_best_tie_and_chance_decides(luck: int, winner: str) -> None:
    played = Played(table(f"blue blue | {THREE}"), luck)
    played.grab(CLEO, "blue-blue", 508).grab(BEN, "blue-blue", 509).grab(ANN, "blue-blue", 500)
    assert Tied((ANN, CLEO)) in played.facts
    assert picture(played.state).startswith(f"roll {winner} |")
    assert played.state.last is not None
    assert played.state.last.tied == (ANN, CLEO)


# boots 5.1
def test_before_the_verdict_only_who_grabbed_hears_of_it_and_at_once_if_it_was_right() -> None:
    before = table(f"blue blue | {THREE}")
    played = Played(before).grab(ANN, "red-red", 500).grab(BEN, "blue-blue", 600)
    for seat, call in ((ANN, "wrong"), (BEN, "right")):
        mine = GAME.view(played.state, seat).mine
        assert mine is not None
        assert mine.call == call
    for looker in (CLEO, None):
        assert GAME.view(played.state, looker) == GAME.view(before, looker)
        assert [fact.told_to(looker) for fact in played.facts] == [None, None]


# boots 5.1
def test_with_the_verdict_everybody_sees_all_reactions() -> None:
    played = Played(table(f"blue blue | {THREE}")).grab(ANN, "red-red", 500)
    played.grab(BEN, "blue-blue", 600).let_pass(CLEO)
    for looker in (ANN, CLEO, None):
        last = GAME.view(played.state, looker).last
        assert last is not None
        attempts = [attempt and (attempt.reaction, attempt.call) for attempt in last.attempts]
        assert attempts == [(500, "wrong"), (600, "right"), (1_000, "passed")]
        assert (last.winner, last.card) == (BEN, card_named("blue-blue"))


# boots 5.1
def test_an_interrupted_round_counts_for_nothing_and_the_same_player_rolls() -> None:
    played = Played(table("blue blue | Ann: | Ben: red-red")).grab(BEN, "blue-blue", 600)
    step = GAME.void(played.state, Millis(SHOWN + 700))
    assert step is not None
    assert picture(step.state) == "roll Ann | Ann: | Ben: red-red"
    assert step.facts == (Voided(),)
    assert GAME.void(step.state, Millis(SHOWN + 800)) is None


# boots 5.1
def test_an_interruption_stands_in_the_log() -> None:
    match = Match(GAME, 2, seed=1)
    assert match.void() == ()
    match.play(0, match.moves(0)[0])
    assert match.void() == (Voided(),)
    assert match.entries[-1].act == VoidedAct()
    assert Match.from_json(match.to_json()).log == match.log


NO_LIMIT = Options(limit=0)


# boots 3.6, 5.1
def test_a_grab_just_before_the_lapse_leaves_the_others_their_time() -> None:
    """Ann is near and Ben is far: he was quicker, and is heard after thirty seconds."""
    played = Played(table("blue blue | Ann: | Ben: | Cleo:", NO_LIMIT))
    played.grab_from_afar(ANN, "blue-blue", 29_990, after=29_995).wait()
    assert picture(played.state).startswith("blue blue |")
    played.grab_from_afar(BEN, "blue-blue", 29_950, after=30_050).wait()
    assert picture(played.state) == "roll Ben | Ann: | Ben: blue-blue | Cleo:"


# boots 5.1
def test_the_lapse_is_told_whether_somebody_has_grabbed_right_or_not() -> None:
    """Who hears nothing at thirty seconds would know that somebody has the card."""
    nobody = Played(table("blue blue | Ann: | Ben: | Cleo:", NO_LIMIT)).wait()
    somebody = Played(table("blue blue | Ann: | Ben: | Cleo:", NO_LIMIT))
    somebody.grab_from_afar(ANN, "blue-blue", 29_990, after=29_995).wait()
    assert nobody.facts[-1] == somebody.facts[-1] == Lapsed()
    for looker in (BEN, CLEO, None):
        assert GAME.view(nobody.state, looker) == GAME.view(somebody.state, looker)


# boots 3.6, 5.1
def test_a_grab_while_the_round_is_being_ended_leaves_the_others_their_time() -> None:
    played = Played(table("blue blue | Ann: | Ben: | Cleo:", NO_LIMIT)).wait()
    played.let_pass(CLEO, after=31_000)
    played.grab_from_afar(ANN, "blue-blue", 31_390, after=31_395)
    assert played.waits == 31_390 + LAG + 8
    played.grab_from_afar(BEN, "blue-blue", 31_380, after=31_480)
    assert picture(played.state) == "roll Ben | Ann: | Ben: blue-blue | Cleo:"


# boots 5.3
def test_the_layout_is_the_same_for_everyone_and_stays_as_it_was_dealt() -> None:
    match = Match(GAME, 3, seed=5)
    places = match.view(None).places
    while match.outcome is None:
        for seat in (0, 1, 2, None):
            assert match.view(seat).places == places
        seat = min(match.to_act)
        match.play(seat, match.moves(seat)[0])


# boots 5.3
def test_cards_that_are_won_lie_in_the_open() -> None:
    state = table("roll Ann | Ann: red-red | Ben: paw 1")
    for looker in (ANN, BEN, None):
        owners = GAME.view(state, looker).owners
        assert owners[card_named("red-red")] == ANN
        assert owners[card_named("paw 1")] == BEN
        assert owners.count(None) == 24


# boots 5.4
def test_without_a_network_a_round_is_decided_when_every_seat_has_grabbed_or_passed() -> None:
    match = Match(GAME, 3, Options(limit=0), seed=1)
    match.play(0, match.moves(0)[0])
    right = next(m for m in match.moves(0) if m == Grab(_right(match)))
    match.play(0, right, reaction=900)
    match.play(2, PASS)
    assert match.to_act == {BEN}
    assert Won(BEN, right.card, Millis(400)) in match.play(1, right, reaction=400)
    assert match.state.owners[right.card] == BEN


def _right(match: Match) -> int:  # type: ignore[type-arg]
    return card_named("-".join(match.state.dice))


# boots 5.4
def test_without_a_given_reaction_one_is_drawn_that_is_no_false_start() -> None:
    for seed in range(30):
        match = Match(GAME, 2, seed=seed)
        match.play(0, match.moves(0)[0])
        match.play(0, match.moves(0)[0])
        attempt = match.state.attempts[0]
        assert attempt is not None
        assert 120 < attempt.reaction < 3_000


# boots 5.4
def test_passing_is_told_to_nobody_else() -> None:
    played = Played(table(f"blue blue | {THREE}")).let_pass(ANN)
    assert played.facts == [Passed(ANN)]
    assert played.facts[0].told_to(Seat(1)) is None


def warm_ups() -> list[State]:
    """Many of them, each by another chance."""
    return [GAME.warm_up(Options(limit=10), Rolled(Random(seed))) for seed in range(200)]


# boots 5.5
def test_a_warm_up_shows_dice_for_one_of_seven_cats_that_lie_there_with_a_paw() -> None:
    for state in warm_ups():
        there = [card for card in range(CARDS) if lies_there(state, card)]
        assert state.dice is not None
        assert right_card(state, state.dice) == CAT_OF[state.dice]
        assert len([card for card in there if not is_paw(card)]) == 7
        assert [card for card in there if is_paw(card)] == [FIRST_PAW]


# boots 5.5
def test_the_cards_of_a_warm_up_lie_on_eight_places_one_each() -> None:
    for state in warm_ups():
        cells = [state.places[card].cell for card in range(CARDS) if lies_there(state, card)]
        assert sorted(cells) == list(range(8))


# boots 5.5
def test_one_grab_ends_a_warm_up_and_tells_how_it_counts() -> None:
    for state in warm_ups():
        assert state.dice is not None
        right = right_card(state, state.dice)
        for move in GAME.moves(state, ANN):
            when = When(Millis(60_000), Millis(60_000))
            after = GAME.play(state, ANN, move, when, Rolled(Random(1))).state
            assert after.last is not None
            call = "right" if move == Grab(right) else "passed" if move == PASS else "wrong"
            assert [attempt.call for attempt in after.last.attempts if attempt] == [call]


SLOW = Options(tempo="slow")


# boots 5.6
def test_at_a_slow_table_everybody_looks_for_three_seconds_before_the_dice_go_on() -> None:
    played = Played(table("blue blue | Ann: | Ben:", SLOW))
    played.grab(BEN, "blue-blue", 500).grab(ANN, "red-red", 900)
    assert picture(played.state) == "look, then Ben | Ann: | Ben: blue-blue"
    assert GAME.to_act(played.state) == frozenset()
    assert played.waits == 3_000
    assert picture(played.wait().state) == "roll Ben | Ann: | Ben: blue-blue"


# boots 5.6
def test_while_everybody_looks_nobody_rolls_or_grabs() -> None:
    played = Played(table("blue blue | Ann: | Ben:", SLOW))
    played.grab(BEN, "blue-blue", 500).grab(ANN, "red-red", 900)
    for seat in (ANN, BEN):
        assert GAME.moves(played.state, seat) == ()
        with pytest.raises(Refused, match="look_first"):
            played.roll(seat)
        with pytest.raises(Refused, match="dice_not_rolled"):
            played.grab(seat, "red-red", 500)


# boots 5.6
def test_a_round_that_nobody_wins_is_looked_at_too() -> None:
    played = Played(table("blue blue | Ann: | Ben:", SLOW))
    played.grab(BEN, "red-red", 500).grab(ANN, "red-red", 900)
    assert picture(played.state) == "look, then Ann | Ann: | Ben:"


# boots 5.6
def test_at_a_slow_table_the_roller_may_hold_the_dice_for_ten_seconds() -> None:
    assert Played(table("roll Ben | Ann: | Ben:", SLOW)).waits == 10_000
    looked = Played(table("blue blue | Ann: | Ben:", SLOW))
    looked.grab(BEN, "blue-blue", 500).grab(ANN, "red-red", 900).wait()
    assert looked.waits == 3_000 + 10_000


# boots 5.6
def test_the_last_round_of_a_slow_table_ends_the_game_at_once() -> None:
    paws = "paw 1, paw 2, paw 3, paw 4, blue-blue"
    played = Played(table(f"blue blue | Ann: {paws} | Ben:", SLOW))
    played.grab(BEN, "paw 5", 500).grab(ANN, "red-red", 900)
    assert picture(played.state).startswith("over")


# boots 3.1, 3.6, 5.6
def test_a_view_says_how_long_its_phase_lasts() -> None:
    def lasts(picture: str, options: Options) -> int:
        return GAME.view(table(picture, options), ANN).lasts

    assert lasts("roll Ann | Ann: | Ben:", Options()) == 5_000
    assert lasts("roll Ann | Ann: | Ben:", SLOW) == 10_000
    assert lasts("red red | Ann: | Ben:", Options(limit=30)) == 30_000
    assert lasts("red red | Ann: | Ben:", Options(limit=0)) == 0
