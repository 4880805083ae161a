"""`tail` a second time: a table with cards on it, written from the rulebook alone.

It shares with the game the names of the moves and nothing else. It is told what was played and
which cards came, lays them as a person would, and keeps its own score sheet. Every move has to be
legal as this page reads the rules, and every card that came has to be needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from functools import cache
from typing import Final, NamedTuple

import msgspec

from meowple.core.game import Seat
from meowple.core.log import Entry, Log, Played, Woke
from meowple.games.tail.moves import (
    Call,
    Decline,
    Discard,
    Draw,
    EndTurn,
    Keep,
    Move,
    Options,
    Peek,
    PutDown,
    Ready,
    SuperPeek,
    Swap,
    Take,
)
from tests.second.standing import standing

SWAP, PEEK, DRAW_TWO, SUPER_PEEK = 10, 11, 12, 13

# tail 1.2, 1.3
BOX: Final = sorted(
    [number for number in range(9) for _ in range(4)]
    + [9] * 9
    + [SWAP] * 6
    + [PEEK] * 4
    + [DRAW_TWO] * 4
    + [SUPER_PEEK] * 6
)

Lot = tuple[int, int]
"""Which card came: of so many in the pile, sorted by kind, the one at this index."""


class Happened(NamedTuple):
    """One step of a match: a seat's move or, without one, the clock."""

    seat: int | None
    move: Move | None
    at: int
    lots: Sequence[Lot]


class Replacement(NamedTuple):
    """A special that lay in a row at the end, and the cards that came for it."""

    seat: int
    place: int
    special: int
    cards: tuple[int, ...]


class Phase(Enum):
    """What the table waits for."""

    FIRST_LOOK = auto()
    TURN = auto()
    NUMBER = auto()
    SPECIAL = auto()
    LOOK = auto()
    END_OF_TURN = auto()
    BETWEEN = auto()
    OVER = auto()


def is_number(card: int) -> bool:
    return card <= 9


class Table:
    """The cards, the seats and the score sheet."""

    pile: list[int]
    """Face down, sorted: nobody knows its order."""
    discards: list[int]
    """Face up; the last one is the top."""
    rows: list[list[int]]
    """Four cards in front of each seat, none where the seat is out."""
    hand: int | None
    """The number a seat drew and has not laid down."""
    resolving_draw_two: bool
    draws_left: int
    """How many draws of a draw-two may still follow."""
    drew_super_peek: bool
    caller: int | None
    last_turns: list[int]
    """After a call: the seats that have not begun their last turn."""
    phase: Phase
    waiting: set[int]
    """The seats the table waits for."""

    def __init__(self, seats: int, options: Options, lots: Sequence[Lot]) -> None:
        self.seats = seats
        self.options = options
        self.totals = [0] * seats
        self.out_in_round: list[int | None] = [None] * seats
        self.points: list[tuple[int | None, ...]] = []
        self.rows_at_end: list[tuple[tuple[int, ...], ...]] = []
        self.replacements: list[Replacement] = []
        self.reason: str | None = None
        self.reshuffles = 0
        self.nested_draw_twos = 0
        self.moves = 0
        self.starter = 0  # tail 2.4
        self.now = 0
        self.lots = list(lots)
        self.begin_round()
        assert not self.lots, "more cards came than were dealt"

    # Seats

    def seats_in(self) -> list[int]:
        """The seats that still play, in seat order."""
        return [seat for seat in range(self.seats) if self.out_in_round[seat] is None]

    def clockwise_after(self, seat: int) -> list[int]:
        """The seats that still play, from the left of this one; itself the last, if it plays."""
        around = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return [other for other in around if self.out_in_round[other] is None]

    # The pile

    def next_card(self) -> int:
        """The card on top of the pile."""
        if not self.pile:
            self.reshuffle()
        assert self.lots, "a card is needed and none came"
        of, index = self.lots.pop(0)
        assert of == len(self.pile), f"the pile has {len(self.pile)} cards, not {of}"
        assert 0 <= index < of
        return self.pile.pop(index)

    def reshuffle(self) -> None:
        """tail 3.4: the whole discard pile, but for a draw-two that is being resolved."""
        behind = []
        if self.resolving_draw_two:
            self.discards.remove(DRAW_TWO)
            behind = [DRAW_TWO]
        self.pile = sorted(self.discards)
        self.discards = behind
        self.reshuffles += 1

    # A round begins

    def begin_round(self) -> None:
        self.pile = list(BOX)
        self.discards = []
        self.rows = [[] for _ in range(self.seats)]
        self.resolving_draw_two = False
        self.draws_left = 0
        self.hand = None
        self.caller = None
        self.last_turns = []
        for seat in self.seats_in():  # tail 2.1, 6.3
            self.rows[seat] = [self.next_card() for _ in range(4)]
        self.turn_up()
        if self.options.easy:  # tail 7.1
            self.begin_turn(self.starter)
        else:  # tail 2.3
            self.phase = Phase.FIRST_LOOK
            self.waiting = set(self.seats_in())

    def turn_up(self) -> None:
        """tail 2.2: specials go back once a number shows."""
        put_back = []
        card = self.next_card()
        while not is_number(card):
            put_back.append(card)
            card = self.next_card()
        self.discards = [card]
        self.pile = sorted(self.pile + put_back)

    # A turn

    def begin_turn(self, seat: int) -> None:
        self.phase = Phase.TURN
        self.waiting = {seat}
        self.drew_super_peek = False

    def draw(self) -> None:
        """tail 3.2: a number goes to the hand, a special face up to the discards."""
        card = self.next_card()
        if is_number(card):
            self.hand = card
            self.phase = Phase.NUMBER
            return
        self.discards.append(card)
        self.phase = Phase.SPECIAL
        if card == SUPER_PEEK:
            self.drew_super_peek = True
        if card == DRAW_TWO and self.resolving_draw_two:  # tail 4.5
            self.nested_draw_twos += 1
            self.draws_left = 0

    def draw_or_finish(self) -> None:
        """tail 4.4, 4.6: what was drawn is refused; what is left of a draw-two follows."""
        if self.draws_left:
            self.draws_left -= 1
            self.draw()
        else:
            self.finish_turn()

    def replace(self, seat: int, place: int, card: int) -> None:
        """tail 3.1, 3.2: the old card goes face up to the discards."""
        self.discards.append(self.rows[seat][place])
        self.rows[seat][place] = card

    def finish_turn(self) -> None:
        """tail 5.1: the turn ends with the choice to call, where there is one."""
        self.resolving_draw_two = False
        self.draws_left = 0
        if self.caller is None and not self.drew_super_peek:
            self.phase = Phase.END_OF_TURN
        else:
            self.pass_on()

    def pass_on(self) -> None:
        (seat,) = self.waiting
        if self.caller is None:
            self.begin_turn(self.clockwise_after(seat)[0])
        elif self.last_turns:
            self.begin_turn(self.last_turns.pop(0))
        else:
            self.end_round()

    # The end of a round

    def end_round(self) -> None:
        assert self.caller is not None
        for seat in self.clockwise_after(self.caller):  # tail 5.2
            for place in range(4):
                self.replace_special(seat, place)
        on_table = self.pile + self.discards + [card for row in self.rows for card in row]
        assert sorted(on_table) == BOX, "cards were lost"
        self.rows_at_end.append(tuple(tuple(row) for row in self.rows))
        self.write_points()
        self.end_or_wait()

    def replace_special(self, seat: int, place: int) -> None:
        """tail 5.2: again and again until it is a number."""
        row = self.rows[seat]
        special, came = row[place], []
        while not is_number(row[place]):
            self.discards.append(row[place])
            row[place] = self.next_card()
            came.append(row[place])
        if came:
            self.replacements.append(Replacement(seat, place, special, tuple(came)))

    def write_points(self) -> None:
        """tail 5.3."""
        line: list[int | None] = [None] * self.seats
        for seat in self.seats_in():
            points = sum(self.rows[seat])
            line[seat] = points
            self.totals[seat] += points
        self.points.append(tuple(line))

    def end_or_wait(self) -> None:
        """tail 6.1–6.3: the game ends, or the next round waits for the seats."""
        if self.options.end == "limit":
            for seat in self.seats_in():
                if self.totals[seat] > self.options.limit:
                    self.out_in_round[seat] = len(self.points)
        left = self.seats_in()
        if self.options.end == "rounds" and len(self.points) == self.options.rounds:
            self.end_game("rounds_played")
        elif self.time_is_up():
            self.end_game("time_up")
        elif not left:
            self.end_game("all_over_limit")
        elif len(left) == 1:
            self.end_game("last_one_in")
        else:
            self.phase = Phase.BETWEEN
            self.waiting = set(left)

    def time_is_up(self) -> bool:
        """tail 6.2: what happens at the very last moment is still in time."""
        return self.options.end == "time" and self.now > self.options.minutes * 60_000

    def end_game(self, reason: str) -> None:
        self.reason = reason
        self.phase = Phase.OVER
        self.waiting = set()

    def next_round(self) -> None:
        """tail 2.4, 6.2, 6.3."""
        if self.time_is_up():
            self.end_game("time_up")
        else:
            self.starter = self.clockwise_after(self.starter)[0]
            self.begin_round()

    # What is legal

    def may(self, seat: int, move: Move) -> bool:
        """Whether the rules let this seat do this now."""
        if seat not in self.waiting:
            return False
        phase = self.phase
        if phase is Phase.TURN:
            if isinstance(move, Take):  # tail 3.1, 3.4
                return bool(self.discards) and is_number(self.discards[-1]) and 0 <= move.place <= 3
            return isinstance(move, Draw)
        if phase is Phase.NUMBER:
            return isinstance(move, Discard) or (isinstance(move, Keep) and 0 <= move.place <= 3)
        if phase is Phase.END_OF_TURN:
            return isinstance(move, Call | EndTurn)
        if phase is Phase.SPECIAL:
            return isinstance(move, Decline) or self.may_use(seat, move)
        if phase is Phase.BETWEEN:
            return isinstance(move, Ready)
        return isinstance(move, PutDown)

    def may_use(self, seat: int, move: Move) -> bool:
        """tail 4: the special that was just shown, and no other."""
        special = self.discards[-1]
        hidden = (1, 2) if self.options.easy else (0, 1, 2, 3)  # tail 7.1, 7.2
        if isinstance(move, Swap):
            another = move.seat != seat and move.seat in self.seats_in()
            return special == SWAP and another and move.place in hidden and move.other in hidden
        if isinstance(move, Peek):
            return special == PEEK and move.place in hidden
        if isinstance(move, SuperPeek):
            return special == SUPER_PEEK
        return isinstance(move, Draw) and special == DRAW_TWO

    def all_legal(self, seat: int) -> list[Move]:
        """Every move there is that this seat may make."""
        return [move for move in every_move(self.seats) if self.may(seat, move)]

    # What happens

    def step(self, seat: int | None, move: Move | None, at: int, lots: Sequence[Lot]) -> None:
        """One step of the match."""
        self.now = at
        self.lots = list(lots)
        if seat is None or move is None:
            self.clock_strikes()
        else:
            assert self.may(seat, move), f"seat {seat} may not {move} in {self.phase}"
            self.play(seat, move)
            self.moves += 1
        assert not self.lots, "more cards came than were needed"

    def clock_strikes(self) -> None:
        """tail 6.2: no new round starts once the time is over."""
        assert self.options.end == "time"
        assert self.phase is Phase.BETWEEN
        assert self.now >= self.options.minutes * 60_000
        self.end_game("time_up")

    def play(self, seat: int, move: Move) -> None:
        if isinstance(move, Draw):
            self.start_drawing()
        elif isinstance(move, Take):
            self.replace(seat, move.place, self.discards.pop())
            self.finish_turn()
        elif isinstance(move, EndTurn):
            self.pass_on()
        elif isinstance(move, Keep):
            self.replace(seat, move.place, self.from_hand())
            self.finish_turn()
        elif isinstance(move, Discard):
            self.discards.append(self.from_hand())
            self.draw_or_finish()
        elif isinstance(move, PutDown):
            self.put_down(seat)
        elif isinstance(move, Peek | SuperPeek):
            self.phase = Phase.LOOK
        elif isinstance(move, Swap):
            self.swap(seat, move)
        elif isinstance(move, Decline):
            self.draw_or_finish()
        elif isinstance(move, Call):
            self.caller = seat
            self.last_turns = self.clockwise_after(seat)[:-1]
            self.pass_on()
        else:
            self.be_ready(seat)

    def from_hand(self) -> int:
        card, self.hand = self.hand, None
        assert card is not None
        return card

    def start_drawing(self) -> None:
        """The turn's draw, or the first of the two of a draw-two (tail 4.4)."""
        if self.phase is Phase.SPECIAL:
            self.resolving_draw_two = True
            self.draws_left = 1
        self.draw()

    def swap(self, seat: int, move: Swap) -> None:
        """tail 4.1."""
        mine, theirs = self.rows[seat], self.rows[move.seat]
        mine[move.place], theirs[move.other] = theirs[move.other], mine[move.place]
        self.finish_turn()

    def put_down(self, seat: int) -> None:
        if self.phase is Phase.LOOK:
            self.finish_turn()
            return
        self.waiting.remove(seat)
        if not self.waiting:  # tail 2.3
            self.begin_turn(self.starter)

    def be_ready(self, seat: int) -> None:
        self.waiting.remove(seat)
        if not self.waiting:  # tail 8.2
            self.next_round()

    # The score sheet

    def ranks(self) -> tuple[int, ...]:
        """tail 6.1–6.4: still in is best, then later out, then the lower total; equals share."""

        def worth(seat: int) -> tuple[int, int]:
            out = self.out_in_round[seat]
            return (1_000_000 if out is None else out, -self.totals[seat])

        worths = [worth(seat) for seat in range(self.seats)]
        return tuple(1 + sum(other > mine for other in worths) for mine in worths)


@cache
def every_move(seats: int) -> tuple[Move, ...]:
    """Every move that can be said at a table of so many seats, legal or not."""
    moves: list[Move] = [PutDown(), Draw(), Discard(), SuperPeek(), Decline()]
    moves += [Call(), EndTurn(), Ready()]
    for place in range(4):
        moves += [Take(place), Keep(place), Peek(place)]
        moves += [Swap(place, Seat(seat), to) for seat in range(seats) for to in range(4)]
    return tuple(moves)


def play_again(
    seats: int, options: Options, dealt: Sequence[Lot], steps: Iterable[Happened]
) -> Table:
    """The table at the end of a match, from what was played and which cards came."""
    table = Table(seats, options, dealt)
    for step in steps:
        table.step(*step)
    return table


def play_log_again(log: Log) -> Table:
    """The table at the end of the match of this log."""
    options = msgspec.convert(log.header.options, Options)
    dealt, *later = standing(log.entries)
    return play_again(log.header.seats, options, dealt.draws, map(happened, later))


def happened(entry: Entry) -> Happened:
    """What an entry of the log tells."""
    act = entry.act
    if isinstance(act, Played):
        return Happened(act.seat, act.move, act.when.at, entry.draws)
    assert isinstance(act, Woke)
    return Happened(None, None, entry.at, entry.draws)
