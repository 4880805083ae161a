"""The rules of `fits`, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meowple.core.game import Chance, Millis, Refused, Seat, Step, When, check_options, check_seat
from meowple.games.fits import moves as m
from meowple.games.fits.cards import (
    BOXES,
    CAT_CARDS,
    CATS,
    HAND,
    NOTHING,
    PRINCESS,
    STARTS,
    TOYS,
    sleeper_of,
)
from meowple.games.fits.extended import rules_of
from meowple.games.fits.facts import (
    Chose,
    Closed,
    Discarded,
    Drew,
    FellAsleep,
    FinalBegan,
    FitsFact,
    FoundToy,
    GameEnded,
    Joined,
    Laid,
    MovedIn,
    PrincessCame,
    Started,
    ToyLaid,
)
from meowple.games.fits.grid import GRIDS
from meowple.games.fits.legal import (
    cat_places,
    check_cat,
    check_place,
    expect,
    fits_somewhere,
    may_sleep,
    playable,
    start_places,
)
from meowple.games.fits.scoring import why_final
from meowple.games.fits.state import (
    CAT,
    CHOOSING,
    DECK_OUT,
    LAST_CAT,
    NOBODY,
    NOT_YET,
    OVER,
    PLAY,
    STARTING,
    TOY,
    TURN,
    State,
    deck_left,
    in_final,
    with_hand,
)
from meowple.games.fits.table import (
    BYTE,
    LOOSE,
    TALLIES,
    Tally,
    empty_table,
    lay_across,
    lay_card,
    lay_cat,
    put,
    send_home,
)


class Doing:
    """A step in the making: the state as it becomes, and what happens on the way."""

    __slots__ = ("chance", "facts", "seat", "state", "tells")

    def __init__(self, state: State, seat: Seat, chance: Chance, tells: bool = True) -> None:
        self.state = state
        self.seat = seat
        self.chance = chance
        self.tells = tells
        """Whether anybody will hear of it: to find out what boxes a card joins takes a while."""
        self.facts: list[FitsFact] = []


# 3 Setup


def deal(seats: int, options: m.Options, chance: Chance) -> State:
    """Two boxes for each player; the rest, with the special toys, is the deck (fits 3.2)."""
    check_options(options, m.Options)
    return deal_from(BOXES, TOYS, seats, options, chance)


def deal_from(boxes: bytes, toys: bytes, seats: int, options: m.Options, chance: Chance) -> State:
    """The state at the start, with these cards."""
    bag = list(boxes)
    hands = [
        bytes(sorted([bag.pop(chance.below(len(bag))) for _ in range(HAND)])) for _ in range(seats)
    ]
    state = State()
    state.options = options
    state.seats = seats
    state.phase = CHOOSING
    state.turn = 0
    state.asked = 1
    state.chosen = bytes([NOBODY]) * seats
    state.home = bytes([CAT_CARDS]) * seats
    state.table = empty_table(options.size)
    state.starts = STARTS
    state.hands = tuple(hands)
    state.bag = bytes(sorted([*bag, *toys]))
    state.piles = rules_of(options).piles(len(state.bag), seats)
    state.drawn = state.story = state.discards = b""
    state.could = ()
    state.played = 0
    state.final = NOT_YET
    return state


def _choose(doing: Doing, move: m.Choose) -> bool:
    """First come, first served (fits 3.1)."""
    state, seat = doing.state, doing.seat
    expect(state, seat, CHOOSING)
    if not 0 <= move.cat < len(CATS):
        raise Refused("no_such_cat")
    if move.cat in state.chosen:
        raise Refused("cat_is_chosen")
    state.chosen = put(state.chosen, seat, move.cat)
    doing.facts.append(Chose(seat, move.cat))
    _ask(state, CHOOSING if NOBODY in state.chosen else STARTING)
    return False


def _start(doing: Doing, move: m.Start) -> bool:
    """Lay a start box: the first in the middle, each next one at an end (fits 3.3)."""
    state, seat = doing.state, doing.seat
    expect(state, seat, STARTING)
    if move.card not in tuple(state.starts):
        raise Refused("no_such_start")
    sides = check_place(state, move.card, move.at, move.turned)
    if move.at not in start_places(state.table):
        raise Refused("not_by_a_short_side")
    at = state.starts.index(move.card)
    state.starts = state.starts[:at] + state.starts[at + 1 :]
    doing.facts.append(Started(seat, move.at))
    _lay_box(doing, move.at, move.card, sides)
    if seat + 1 < state.seats:
        state.turn = seat + 1
        _ask(state, STARTING)
    else:
        state.starts = b""
        state.turn = 0
        _ask(state, TURN)
    return False


# 4 A turn


def _begin_turn(state: State, seat: int) -> None:
    state.turn = seat
    state.played = 0
    _ask(state, PLAY if in_final(state) else TURN)


def _draw(doing: Doing, move: m.Draw) -> bool:
    """Draw a card; a special toy is played at once (fits 4.1, 6.1)."""
    state, seat = doing.state, doing.seat
    expect(state, seat, TURN)
    card = _next_card(state, doing.chance)
    state.drawn += BYTE[card]
    if deck_left(state) == 0:
        _begin_final(doing, DECK_OUT)
    if card in TOYS:
        _find_toy(doing, card)
    else:
        with_hand(state, seat, bytes(sorted(state.hands[seat] + BYTE[card])))
        doing.facts.append(Drew(seat))
        _ask(state, PLAY)
    return True


def _next_card(state: State, chance: Chance) -> int:
    """The top card of the deck; a Princess lies anywhere in her pile (fits 3.2)."""
    met = state.drawn.count(PRINCESS)
    princesses, cards = rules_of(state.options).princess_odds(state.piles, len(state.drawn), met)
    if princesses and chance.below(cards) < princesses:
        return PRINCESS
    bag = state.bag
    at = chance.below(len(bag))
    state.bag = bag[:at] + bag[at + 1 :]
    return bag[at]


def _find_toy(doing: Doing, card: int) -> None:
    """A special toy that fits nowhere is out of the game (fits 4.3)."""
    state, seat = doing.state, doing.seat
    doing.facts.append(FoundToy(seat, card))
    state.story += BYTE[seat] + BYTE[card]
    state.played = card
    if state.table.seams or fits_somewhere(state, card):
        _ask(state, TOY)
    else:
        state.discards += BYTE[card]
        doing.facts.append(Discarded(seat, card))
        _end_turn(doing)


def _lay(doing: Doing, move: m.Lay) -> bool:
    """Play a box from the hand (fits 4.1), or a special toy as a box (fits 6.2)."""
    state, seat = doing.state, doing.seat
    if state.phase == TOY and state.turn == seat:
        if move.card != state.played:
            raise Refused("toy_first")
        if state.table.seams:
            raise Refused("toy_goes_across")
        sides = check_place(state, move.card, move.at, move.turned)
    else:
        expect(state, seat, PLAY)
        if move.card == PRINCESS:
            raise Refused("princess_takes_a_place")
        _expect_in_hand(state, seat, move.card)
        sides = check_place(state, move.card, move.at, move.turned)
        _leave_hand(state, seat, move.card)
    doing.facts.append(Laid(seat, move.card, move.at))
    _lay_box(doing, move.at, move.card, sides)
    state.played = move.at
    if cat_places(state, seat):
        _ask(state, CAT)
    else:
        _end_turn(doing)
    return True


def _lay_box(doing: Doing, at: int, card: int, sides: int) -> None:
    """Lay a card, and tell which boxes it joins and closes."""
    before = doing.state.table
    table = doing.state.table = lay_card(before, at, card, sides)
    if not doing.tells:
        return
    old, new, tallies = before.boxes, table.boxes, table.tallies
    near = GRIDS[table.size].near[at]
    touched = {old[there] for _, _, there in near if old[there] != NOTHING}
    joined = [box for box in touched if new[box] == new[at]]
    if len(joined) > 1:
        doing.facts.append(Joined(at, len(joined)))
    for box in sorted({new[at], *[new[box] for box in touched]}):
        if tallies[box][LOOSE] == 0 and not _is_closed(before.tallies[box]):
            doing.facts.append(Closed(box))


def _is_closed(tally: Tally) -> bool:
    return len(tally) > 0 and tally[LOOSE] == 0


def _sleep(doing: Doing, move: m.Sleep) -> bool:
    """Lay a sleeping cat instead of drawing (fits 4.2)."""
    state, seat = doing.state, doing.seat
    expect(state, seat, TURN)
    if not may_sleep(state, seat):
        raise Refused("last_cat_stays_awake")
    card = sleeper_of(seat)
    sides = check_place(state, card, move.at, move.turned)
    doing.facts.append(FellAsleep(seat, move.at))
    _lay_box(doing, move.at, card, sides)
    _leave_home(doing)
    _end_turn(doing)
    return False


def _discard(doing: Doing, move: m.Discard) -> bool:
    """Whoever can play must; if nothing can be played, a card of choice goes (fits 4.3)."""
    state, seat = doing.state, doing.seat
    expect(state, seat, PLAY)
    _expect_in_hand(state, seat, move.card)
    if any(fits_somewhere(state, card) for card in state.hands[seat]):
        raise Refused("something_fits")
    state.could += ((len(state.story) // 2, playable(state)),)
    _leave_hand(state, seat, move.card)
    state.discards += BYTE[move.card]
    doing.facts.append(Discarded(seat, move.card))
    _end_turn(doing)
    return True


def _expect_in_hand(state: State, seat: int, card: int) -> None:
    if card not in tuple(state.hands[seat]):
        raise Refused("not_in_hand")


def _leave_hand(state: State, seat: int, card: int) -> None:
    hand = state.hands[seat]
    at = hand.index(card)
    with_hand(state, seat, hand[:at] + hand[at + 1 :])
    state.story += BYTE[seat] + BYTE[card]


# 5 Laying a cat


def _cat(doing: Doing, move: m.Cat) -> bool:
    """Lay a cat across the box of this turn and a neighbour (fits 5.1)."""
    state, seat = doing.state, doing.seat
    expect(state, seat, CAT)
    check_cat(state, seat, move.at)
    state.table = lay_cat(state.table, move.at, seat)
    doing.facts.append(MovedIn(seat, move.at))
    _leave_home(doing)
    _end_turn(doing)
    return False


def _pass(doing: Doing, move: m.Pass) -> bool:
    """Lay no cat."""
    expect(doing.state, doing.seat, CAT)
    _end_turn(doing)
    return False


# 6 Special toys


def _toy(doing: Doing, move: m.Toy) -> bool:
    """Lay the special toy across two cards, a rival's too; no cat follows (fits 6.1, 6.2)."""
    state, seat = doing.state, doing.seat
    expect(state, seat, TOY)
    if move.at not in tuple(state.table.seams):
        raise Refused("no_place_across")
    card = state.played
    state.table = lay_across(state.table, move.at, card, TALLIES[card])
    doing.facts.append(ToyLaid(seat, card, move.at))
    _end_turn(doing)
    return False


# 7 Princess


def _princess(doing: Doing, move: m.Princess) -> bool:
    """She takes a cat's place, and it goes home to its owner (fits 7.1)."""
    state, seat = doing.state, doing.seat
    expect(state, seat, PLAY)
    _expect_in_hand(state, seat, PRINCESS)
    if move.at not in tuple(state.table.cats):
        raise Refused("no_cat_there")
    _leave_hand(state, seat, PRINCESS)
    state.table, owner = send_home(state.table, move.at)
    state.home = put(state.home, owner, state.home[owner] + 1)
    doing.facts.append(PrincessCame(seat, move.at, Seat(owner)))
    _end_turn(doing)
    return True


# 8 The end


def _leave_home(doing: Doing) -> None:
    """A cat card was laid; with the last one the final phase begins (fits 8.1)."""
    state, seat = doing.state, doing.seat
    state.home = put(state.home, seat, state.home[seat] - 1)
    if state.home[seat] == 0:
        _begin_final(doing, LAST_CAT)


def _begin_final(doing: Doing, why: int) -> None:
    """Once and for good (fits 8.2); it changes what is asked from the next turn on (fits 8.1)."""
    if not in_final(doing.state):
        doing.state.final = why
        doing.facts.append(FinalBegan(why_final(doing.state)))


def _end_turn(doing: Doing) -> None:
    """The next seat's turn; in the final phase, of those that hold cards (fits 8.1)."""
    state = doing.state
    for step in range(1, state.seats + 1):
        seat = (state.turn + step) % state.seats
        if not in_final(state) or state.hands[seat]:
            _begin_turn(state, seat)
            return
    state.played = 0
    _ask(state, OVER)
    doing.facts.append(GameEnded(why_final(state)))


def _ask(state: State, phase: int) -> None:
    state.phase = phase
    state.asked += 1


# The steps of the core page

_PLAYS: Final[dict[type, Callable[[Doing, Any], bool]]] = {
    m.Choose: _choose,
    m.Start: _start,
    m.Draw: _draw,
    m.Sleep: _sleep,
    m.Lay: _lay,
    m.Princess: _princess,
    m.Discard: _discard,
    m.Toy: _toy,
    m.Cat: _cat,
    m.Pass: _pass,
}
"""What each move does; it gives whether somebody was told something by it."""


def play(
    state: State, seat: Seat, move: m.Move, when: When, chance: Chance
) -> Step[State, FitsFact]:
    """The step this move makes."""
    check_seat(seat, state.seats)
    do = _PLAYS.get(type(move))
    if do is None:
        raise Refused("not_a_move")
    doing = Doing(state.copy(), seat, chance)
    told = do(doing, move)
    return Step(doing.state, tuple(doing.facts), told)


def rush(state: State, seat: Seat, move: m.Move, when: When, chance: Chance) -> State:
    """The same in place, and nothing told."""
    _PLAYS[type(move)](Doing(state, seat, chance, tells=False), move)
    return state


def wake(state: State, at: Millis, chance: Chance) -> Step[State, FitsFact]:
    """No rule waits for the clock."""
    raise Refused("nothing_due")
