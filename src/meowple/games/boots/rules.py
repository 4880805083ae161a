"""The rules of `boots`, in the order of the rulebook."""

from __future__ import annotations

from meowple.core.game import Chance, Millis, Refused, Seat, Step, When, check_options, check_seat
from meowple.games.boots import moves as m
from meowple.games.boots.cards import CARDS, CAT_OF, COLOURS, is_paw
from meowple.games.boots.facts import (
    AllMissed,
    BootsFact,
    GameEnded,
    GivenUp,
    Grabbed,
    Lapsed,
    Missed,
    Passed,
    Rolled,
    RolledItself,
    Tied,
    TimeUp,
    Took,
    TooLate,
    TooSoon,
    Voided,
    Won,
)
from meowple.games.boots.layout import scatter
from meowple.games.boots.legal import expect_card, expect_pass, expect_roller
from meowple.games.boots.race import (
    all_heard,
    best,
    end_soon,
    first_end,
    judged,
    narrow_window,
    only_lapses,
    quickest,
    right_card,
    time_of,
    window,
    winner_of,
)
from meowple.games.boots.state import (
    LOOK,
    MIDDLE,
    OVER,
    RACE,
    ROLL,
    State,
    bit,
    give,
    lowest_paw,
)
from meowple.games.boots.verdict import Attempt, Dice, Verdict

# 2 Start


def deal(seats: int, options: m.Options, chance: Chance) -> State:
    """All cards lie in the middle, and the first seat has the dice (boots 2.1)."""
    check_options(options, m.Options)
    state = State()
    state.options = options
    state.seats = seats
    state.places = scatter(chance)
    state.owners = bytes([MIDDLE]) * CARDS
    state.round = 0
    state.last = None
    _hand_over_dice(state, 0, Millis(0))
    return state


def _hand_over_dice(state: State, roller: int, at: Millis) -> None:
    """A new round, in which this seat rolls (boots 3.6)."""
    state.round += 1
    state.roller = roller
    _turn_to(state, ROLL, at)
    state.dice = None
    state.attempts = (None,) * state.seats
    state.latest = None
    state.lapsed = False
    state.weary = 0


def _turn_to(state: State, phase: int, at: Millis) -> None:
    """A phase that ends by itself."""
    state.phase = phase
    state.since = at
    state.closes = Millis(at + time_of(state.options, phase))


# 3 A round


def _roll(state: State, at: Millis, chance: Chance) -> Dice:
    """Both dice, in sight of all (boots 3.1)."""
    dice = (COLOURS[chance.below(len(COLOURS))], COLOURS[chance.below(len(COLOURS))])
    state.phase = RACE
    state.dice = dice
    state.since = at
    state.closes = first_end(state.options, at)
    return dice


def _grab(state: State, seat: Seat, card: int, when: When) -> None:
    """One grab a round; a right one leaves time only to those who may have been as quick."""
    attempt = judged(state, card, when)
    before = best(state)
    _note(state, seat, attempt)
    if attempt.call == "right" and (before is None or attempt.reaction < before):
        state.latest = when.latest
    narrow_window(state)


def _pass(state: State, seat: Seat, when: When) -> None:
    """Leave the round to the others; or end it, once it takes too long (boots 3.6, 5.4)."""
    if state.lapsed:
        state.weary |= bit(seat)
        end_soon(state, when.at)
    if state.attempts[seat] is None:
        _note(state, seat, Attempt(None, Millis(when.at - state.since), "passed"))
        narrow_window(state)


def _note(state: State, seat: Seat, attempt: Attempt) -> None:
    state.attempts = (*state.attempts[:seat], attempt, *state.attempts[seat + 1 :])


def _decide(state: State, at: Millis, chance: Chance, facts: list[BootsFact]) -> None:
    """The fastest right grab wins, if there is one (boots 3.4, 3.6)."""
    assert state.dice is not None
    tied = quickest(state)
    winner = winner_of(tied, chance) if tied else None
    card = right_card(state, state.dice)
    state.last = Verdict(
        round=state.round,
        dice=state.dice,
        card=card,
        winner=winner,
        tied=tied if len(tied) > 1 else (),
        attempts=state.attempts,
    )
    facts += _misses(state)
    if winner is None:
        facts.append(_why_nobody(state))
        _go_on(state, state.roller, at)
        return
    if len(tied) > 1:
        facts.append(Tied(tied))
    _win(state, winner, card, facts)
    if lowest_paw(state) is None:
        _end_game(state, facts)
    else:
        _go_on(state, winner, at)


def _go_on(state: State, roller: int, at: Millis) -> None:
    """The next round. At a slow table everybody first looks how this one ended (boots 5.6)."""
    _hand_over_dice(state, roller, at)
    if state.options.tempo == "slow":
        _turn_to(state, LOOK, at)


def _misses(state: State) -> list[BootsFact]:
    """What the seats did wrong, which is told only now."""
    misses: list[BootsFact] = []
    for number, attempt in enumerate(state.attempts):
        if attempt is None or attempt.card is None:
            continue
        seat, card = Seat(number), attempt.card
        if attempt.call == "wrong":
            misses.append(Missed(seat, card))
        elif attempt.call == "too_soon":
            misses.append(TooSoon(seat, card))
        elif attempt.call == "too_late":
            misses.append(TooLate(seat, card))
    return misses


def _why_nobody(state: State) -> BootsFact:
    if all_heard(state):
        return AllMissed()
    if state.weary:
        return GivenUp(_first(state.weary))
    return TimeUp()


def _first(seats: int) -> Seat:
    """The first of the seats that are given as bits."""
    return Seat((seats & -seats).bit_length() - 1)


def _win(state: State, winner: Seat, card: int, facts: list[BootsFact]) -> None:
    """The card goes to the winner; with a paw goes the cat that another one has (boots 3.4)."""
    attempt = state.attempts[winner]
    assert attempt is not None
    assert state.dice is not None
    facts.append(Won(winner, card, attempt.reaction))
    give(state, card, winner)
    cat = CAT_OF[state.dice]
    if is_paw(card) and state.owners[cat] != winner:
        facts.append(Took(winner, cat, Seat(state.owners[cat])))
        give(state, cat, winner)


# 4 End


def _end_game(state: State, facts: list[BootsFact]) -> None:
    """The last paw is won (boots 4.1). The dice stay as they lie."""
    state.phase = OVER
    state.closes = None
    state.attempts = (None,) * state.seats
    state.latest = None
    facts.append(GameEnded())


# The steps of the core page


def play(
    state: State, seat: Seat, move: m.Move, when: When, chance: Chance
) -> Step[State, BootsFact]:
    """The step this move makes."""
    check_seat(seat, state.seats)
    new = state.copy()
    facts: list[BootsFact] = []
    if isinstance(move, m.Roll):
        expect_roller(state, seat)
        facts.append(Rolled(seat, _roll(new, when.at, chance)))
        return Step(new, tuple(facts))
    if isinstance(move, m.Grab):
        expect_card(state, seat, move.card)
        _grab(new, seat, move.card, when)
        facts.append(Grabbed(seat, move.card))
    elif isinstance(move, m.Pass):
        expect_pass(state, seat)
        _pass(new, seat, when)
        facts.append(Passed(seat))
    else:
        raise Refused("not_a_move")
    if all_heard(new):
        _decide(new, when.at, chance, facts)
    return Step(new, tuple(facts))


def wake(state: State, at: Millis, chance: Chance) -> Step[State, BootsFact]:
    """The table rolls, decides the round, lets anybody end it, or lets the dice go on."""
    if state.closes is None:
        raise Refused("nothing_due")
    new = state.copy()
    facts: list[BootsFact] = []
    if state.phase == LOOK:
        _turn_to(new, ROLL, at)
    elif state.phase == ROLL:
        facts.append(RolledItself(_roll(new, at, chance)))
    elif only_lapses(state):
        new.lapsed = True
        new.closes = window(state)
        facts.append(Lapsed())
    else:
        _decide(new, at, chance, facts)
    return Step(new, tuple(facts))


def void(state: State, at: Millis) -> Step[State, BootsFact] | None:
    """An interrupted round counts for nothing, and the same player rolls again (boots 5.1)."""
    if state.phase != RACE:
        return None
    new = state.copy()
    _hand_over_dice(new, state.roller, at)
    return Step(new, (Voided(),))
