"""The rules of `tail`, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from meowple.core.game import Chance, Millis, Refused, Seat, Step, When, check_options, check_seat
from meowple.games.tail import moves as m
from meowple.games.tail.cards import (
    DECK,
    DRAW_TWO,
    NUMBERS,
    OUTER,
    PEEK,
    PLACES,
    SUPER_PEEK,
    SWAP,
)
from meowple.games.tail.facts import (
    Called,
    CardsDown,
    Declined,
    Discarded,
    Drew,
    Kept,
    Peeked,
    RoundBegan,
    Scanned,
    Showed,
    Swapped,
    TailFact,
    Took,
)
from meowple.games.tail.legal import (
    check_place,
    expect,
    expect_offer,
    expect_turn,
    expect_waiting,
    wakes_at,
)
from meowple.games.tail.scoring import deadline, end_game, end_round
from meowple.games.tail.state import (
    ALL,
    BETWEEN,
    BYTE,
    CLOSING,
    DREW,
    LOOK,
    NO_CARD,
    NOBODY,
    OFFER,
    OPENING,
    OVER,
    TURN,
    State,
    bit,
    draw_card,
    exchanged,
    is_in,
    lay,
    lies_face_down,
    next_in,
    see,
)


class Doing:
    """A step in the making: the state as it becomes, and what happens on the way."""

    __slots__ = ("at", "chance", "facts", "seat", "state")

    def __init__(self, state: State, seat: Seat, at: Millis, chance: Chance) -> None:
        self.state = state
        self.seat = seat
        self.at = at
        self.chance = chance
        self.facts: list[TailFact] = []


# 2 A round begins


def deal(seats: int, options: m.Options, chance: Chance) -> State:
    """The first round: the first seat starts (tail 2.4)."""
    check_options(options, m.Options)
    state = State()
    state.options = options
    state.seats = seats
    state.round = 0
    state.asked = 0
    state.playing = (1 << seats) - 1
    state.points = ()
    state.out = (0,) * seats
    begin_round(state, DECK, 0, chance)
    return state


def begin_round(state: State, deck: bytes, starter: int, chance: Chance) -> None:
    """Deal four cards each, turn up a number, and let everybody look (tail 2.1–2.3)."""
    pile = list(deck)
    below = chance.below
    rows: list[int] = []
    for seat in range(state.seats):
        if is_in(state.playing, seat):
            rows += [pile.pop(below(len(pile))) for _ in range(PLACES)]
        else:
            rows += [NO_CARD] * PLACES
    specials: list[int] = []
    card = pile.pop(below(len(pile)))
    while card >= NUMBERS:  # tail 2.2
        specials.append(card)
        card = pile.pop(below(len(pile)))
    state.round += 1
    state.starter = starter
    state.rows = bytes(rows)
    state.pools = bytes(len(rows))
    state.known = _opening_look(state.seats, state.playing, state.options.easy)
    state.pile = bytes(sorted(pile + specials))
    state.pile_number = state.pool = 1
    state.discards = BYTE[card]
    state.put_back = bytes(sorted(specials))
    state.shed = b""
    state.called = NOBODY
    state.left = 0
    _begin_turn(state, starter)
    state.phase = TURN if state.options.easy else OPENING
    state.waiting = 0 if state.options.easy else state.playing


@cache
def _opening_look(seats: int, playing: int, easy: bool) -> bytes:
    """Outer cards are seen by their owner (tail 2.3), or lie open for all (tail 7.1)."""
    known = bytearray(PLACES * seats)
    for seat in range(seats):
        if is_in(playing, seat):
            for place in OUTER:
                known[PLACES * seat + place] = ALL if easy else bit(seat)
    return bytes(known)


def _put_down(doing: Doing, move: m.PutDown) -> bool:
    """End a look: the opening one (tail 2.3) or one that a special gave (tail 4.2, 4.3)."""
    state, seat = doing.state, doing.seat
    if state.phase != OPENING:
        expect(state, seat, LOOK)
        state.looking = 0
        doing.facts.append(CardsDown(seat))
        _close_turn(doing)
        return True
    expect_waiting(state, seat, OPENING)
    state.waiting &= ~bit(seat)
    doing.facts.append(CardsDown(seat))
    if state.waiting == 0:
        _ask(state, TURN)
    return True


# 3 A turn


def _begin_turn(state: State, seat: int) -> None:
    state.turn = seat
    state.hand = state.special = state.covered = NO_CARD
    state.draws = 0
    state.scanned = False
    state.looking = 0
    _ask(state, TURN)


def _take(doing: Doing, move: m.Take) -> bool:
    """Take the top discard, a number, into the row (tail 3.1); everybody knows it (tail 3.3)."""
    state, seat = doing.state, doing.seat
    expect(state, seat, TURN)
    if not state.discards:
        raise Refused("no_discard")
    card = state.discards[-1]
    if card >= NUMBERS:
        raise Refused("special_discard")
    check_place(move.place)
    state.discards = state.discards[:-1]
    lay(state, seat, move.place, card, ALL, state.pool)
    doing.facts.append(Took(seat, move.place))
    _close_turn(doing)
    return True


def _draw(doing: Doing, move: m.Draw) -> bool:
    """Draw from the pile: as the turn's card (tail 3.2), or the first of a draw-two (tail 4.4)."""
    state, seat = doing.state, doing.seat
    expect_turn(state, seat)
    if state.phase != OFFER or state.special != DRAW_TWO:
        expect(state, seat, TURN)
    _draw_next(doing)
    return True


def _draw_next(doing: Doing) -> None:
    """A number is the drawer's secret; a special is shown to all and offered (tail 3.2)."""
    state = doing.state
    card = draw_card(state, doing.chance, doing.facts)
    if state.draws:
        state.draws -= 1
    if card < NUMBERS:
        state.hand, state.special = card, NO_CARD
        doing.facts.append(Drew(doing.seat))
        _ask(state, DREW)
        return
    state.hand, state.special = NO_CARD, card
    state.discards += BYTE[card]
    doing.facts.append(Showed(doing.seat, card))
    if card == DRAW_TWO:
        state.draws = 2  # tail 4.5: a new one cancels what is left of the old
    if card == SUPER_PEEK:
        state.scanned = True  # tail 4.3: no call in this turn
    _ask(state, OFFER)


def _keep(doing: Doing, move: m.Keep) -> bool:
    """Keep the drawn number (tail 3.2); draws of a draw-two that are left are lost (tail 4.4)."""
    state, seat = doing.state, doing.seat
    expect(state, seat, DREW)
    check_place(move.place)
    lay(state, seat, move.place, state.hand, bit(seat), state.pool)
    doing.facts.append(Kept(seat, move.place))
    _close_turn(doing)
    return True


def _discard(doing: Doing, move: m.Discard) -> bool:
    """Refuse the drawn number (tail 3.2)."""
    state = doing.state
    expect(state, doing.seat, DREW)
    refused = state.hand
    state.discards += BYTE[refused]
    doing.facts.append(Discarded(doing.seat))
    _go_on(doing)
    if state.phase == OFFER:
        state.covered = refused
    return True


def _go_on(doing: Doing) -> None:
    """After a refused card: the next draw of a draw-two, if one is left (tail 4.4, 4.6)."""
    if doing.state.draws:
        _draw_next(doing)
    else:
        _close_turn(doing)


# 4 Specials


def _swap(doing: Doing, move: m.Swap) -> bool:
    """Exchange two cards (tail 4.1); what is known of them goes along (tail 3.3)."""
    state, seat = doing.state, doing.seat
    expect_offer(state, seat, SWAP)
    check_place(move.place)
    check_place(move.other)
    if not 0 <= move.seat < state.seats or move.seat == seat or not is_in(state.playing, move.seat):
        raise Refused("no_such_opponent", seat=move.seat)
    if state.options.easy and (move.place in OUTER or move.other in OUTER):
        raise Refused("face_up_card")  # tail 7.2
    mine, theirs = PLACES * seat + move.place, PLACES * move.seat + move.other
    state.rows = exchanged(state.rows, mine, theirs)
    state.known = exchanged(state.known, mine, theirs)
    state.pools = exchanged(state.pools, mine, theirs)
    doing.facts.append(Swapped(seat, move.place, move.seat, move.other))
    _close_turn(doing)
    return _round_is_over(state)


def _peek(doing: Doing, move: m.Peek) -> bool:
    """Look at one of your own cards (tail 4.2)."""
    state, seat = doing.state, doing.seat
    expect_offer(state, seat, PEEK)
    check_place(move.place)
    if state.options.easy and move.place in OUTER:
        raise Refused("face_up_card")  # tail 7.1
    doing.facts.append(Peeked(seat, move.place))
    _look(state, seat, bit(PLACES * seat + move.place))
    return True


def _super_peek(doing: Doing, move: m.SuperPeek) -> bool:
    """Look at every face-down card on the table (tail 4.3)."""
    state, seat = doing.state, doing.seat
    expect_offer(state, seat, SUPER_PEEK)
    doing.facts.append(Scanned(seat))
    places = range(len(state.rows))
    _look(state, seat, sum([bit(at) for at in places if lies_face_down(state, at)]))
    return True


def _look(state: State, seat: Seat, places: int) -> None:
    see(state, places, bit(seat))
    state.looking = places
    state.special = NO_CARD
    state.draws = 0  # tail 4.6: used, it ends the turn
    _ask(state, LOOK)


def _decline(doing: Doing, move: m.Decline) -> bool:
    """Leave a special unused (tail 4); with a draw-two both draws are declined (tail 4.4)."""
    state = doing.state
    expect(state, doing.seat, OFFER)
    doing.facts.append(Declined(doing.seat, state.special))
    if state.special == DRAW_TWO:
        state.draws = 0
    draws_on = state.draws > 0
    _go_on(doing)
    return draws_on or _round_is_over(state)


# 5 The end of a turn, and of a round


def _close_turn(doing: Doing) -> None:
    """The turn ends with the choice to call, where there is one (tail 5.1, 4.3)."""
    state = doing.state
    state.hand = state.special = NO_CARD
    state.draws = 0
    if state.called == NOBODY and not state.scanned:
        _ask(state, CLOSING)
    else:
        _end_turn(doing)


def _end_turn(doing: Doing) -> None:
    """The next seat's turn; after the last one the round is over (tail 5.1)."""
    state = doing.state
    if state.called != NOBODY:
        state.left -= 1
        if state.left == 0:
            _ask(state, BETWEEN)
            end_round(state, doing.at, doing.chance, doing.facts)
            return
    _begin_turn(state, next_in(state, state.turn))


def _call(doing: Doing, move: m.Call) -> bool:
    """Call the end: every other player has exactly one more turn (tail 5.1)."""
    state, seat = doing.state, doing.seat
    expect(state, seat, CLOSING)
    state.called = seat
    state.left = state.playing.bit_count() - 1
    doing.facts.append(Called(seat))
    _begin_turn(state, next_in(state, seat))
    return True


def _end(doing: Doing, move: m.EndTurn) -> bool:
    """End the turn without a call."""
    expect(doing.state, doing.seat, CLOSING)
    _end_turn(doing)
    return False


def _ready(doing: Doing, move: m.Ready) -> bool:
    """The next round begins when every seat is ready (tail 8.2); the player to the left of the
    last starter begins it (tail 2.4, 6.3)."""
    state = doing.state
    expect_waiting(state, doing.seat, BETWEEN)
    state.waiting &= ~bit(doing.seat)
    if state.waiting:
        return False
    due = deadline(state.options)
    if due is not None and doing.at > due:
        end_game(state, "time_up", doing.facts)
        return True
    cards = state.rows + state.pile + state.discards
    deck = bytes(sorted(card for card in cards if card != NO_CARD))
    begin_round(state, deck, next_in(state, state.starter), doing.chance)
    doing.facts.append(RoundBegan(state.round, Seat(state.starter), tuple(state.put_back)))
    return True


def _round_is_over(state: State) -> bool:
    return state.phase in (BETWEEN, OVER)


def _ask(state: State, phase: int) -> None:
    state.phase = phase
    state.asked += 1


# The steps of the core page

_PLAYS: Final[dict[type, Callable[[Doing, Any], bool]]] = {
    m.PutDown: _put_down,
    m.Draw: _draw,
    m.Take: _take,
    m.Keep: _keep,
    m.Discard: _discard,
    m.Swap: _swap,
    m.Peek: _peek,
    m.SuperPeek: _super_peek,
    m.Decline: _decline,
    m.Call: _call,
    m.EndTurn: _end,
    m.Ready: _ready,
}
"""What each move does; it gives whether somebody was told something by it."""


def play(
    state: State, seat: Seat, move: m.Move, when: When, chance: Chance
) -> Step[State, TailFact]:
    """The step this move makes."""
    check_seat(seat, state.seats)
    do = _PLAYS.get(type(move))
    if do is None:
        raise Refused("not_a_move")
    doing = Doing(state.copy(), seat, when.at, chance)
    doing.state.covered = NO_CARD
    told = do(doing, move)
    return Step(doing.state, tuple(doing.facts), told)


def rush(state: State, seat: Seat, move: m.Move, when: When, chance: Chance) -> State:
    """The same in place, and nothing told."""
    state.covered = NO_CARD
    _PLAYS[type(move)](Doing(state, seat, when.at, chance), move)
    return state


def wake(state: State, at: Millis, chance: Chance) -> Step[State, TailFact]:
    """The time is up, and no new round starts (tail 6.2)."""
    if wakes_at(state) is None:
        raise Refused("nothing_due")
    new = state.copy()
    facts: list[TailFact] = []
    end_game(new, "time_up", facts)
    return Step(new, tuple(facts))
