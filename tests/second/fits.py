"""`fits` a second time: a table, hands and cats, written from the rules alone.

It shares nothing with the game, not even the moves: an adapter tells it in plain values (see
`fits_layout`) what was done, and it says what may be done. How it is used:

- `Table(seats, columns, rows, hands, extended=..., awake_finish=...)`, `hands` being the two boxes
  dealt to each seat. Choosing cats is nothing to it: a cat is known by its seat.
- `table.step(seat, move, drew)` makes a move; `drew` is the card that came with a `Draw`. What is
  not legal is an `AssertionError`.
- `table.legal(seat)` is the set of all moves of a seat, empty unless it is waited for
  (`table.waiting`). A card is named by how it lies, so a card that is the same when turned is
  there once. In a `Discard`, and in a hand, a card is turned as `in_hand` turns it.
- `table.phase`: "start" boxes are laid; a "turn" begins; a card of the "hand" is played; a drawn
  "toy" is laid; a "cat" may follow; "over". A question that has no answer is not asked.
- `table.layout` has what lies there: `layout.grid` and `layout.across`; `boxes(layout.grid)` are
  the boxes found afresh, `layout.free_pairs()`, `layout.frontier()` stand alone too.
- `table.cats`, `table.deck`, `table.hands`, `table.discards` and `table.final` are public counts;
  `table.final_by` tells what began the final phase: "deck" or "cats".
- `table.result()` scores the table as it lies, at any time; `score_layout` any other layout.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from tests.second.fits_layout import Across, Layout, Lying, Place, turns_of
from tests.second.fits_score import Result, score_layout

PRINCESS = Lying("princess", "")
START_BOXES = (Lying("start", "LR"), Lying("start", "LRT"))
"""fits 1.4: four of the first kind, one of the second."""


class Draw(Struct, frozen=True):
    """Draw a card."""


class Lay(Struct, frozen=True):
    """Lay a card on the grid: a start box, a box, a sleeper, or a toy as a box."""

    place: Place
    card: Lying


class LayAcross(Struct, frozen=True):
    """Lay the cat, or the drawn toy, across this place and the next to the right."""

    place: Place


class NoCat(Struct, frozen=True):
    """Let no cat follow."""


class Crown(Struct, frozen=True):
    """Let the Princess replace the cat here: one across, by its left place, or a sleeper."""

    place: Place
    asleep: bool


class Discard(Struct, frozen=True):
    """Put away a card, since none can be played."""

    card: Lying


Move = Draw | Lay | LayAcross | NoCat | Crown | Discard


def in_hand(card: Lying) -> Lying:
    """The card turned as it is kept, so that equal cards are equal."""
    return min(turns_of(card))


class Table:
    """The cards on the table and in the hands, and whose turn it is."""

    def __init__(
        self,
        seats: int,
        columns: int,
        rows: int,
        hands: Sequence[Sequence[Lying]],
        *,
        extended: bool = False,
        awake_finish: bool = False,
    ) -> None:
        self.seats = seats
        self.extended = extended
        self.awake_finish = awake_finish
        self.layout = Layout(columns, rows)
        self.hands = [[in_hand(card) for card in hand] for hand in hands]
        self.cats = [5] * seats  # fits 1.1
        self.start_boxes = [*[START_BOXES[0]] * 4, START_BOXES[1]]
        self.drawn: list[Lying] = []
        self.discards: list[Lying] = []
        self.seat = 0  # fits 3.3
        self.phase = "start"
        self.played: Place | None = None
        """The box laid in this turn, while a cat may follow."""
        self.final = False
        self.final_by: str | None = None
        assert [len(hand) for hand in hands] == [2] * seats

    @property
    def waiting(self) -> set[int]:
        """The seats the table waits for."""
        return set() if self.phase == "over" else {self.seat}

    # The deck

    @property
    def piles(self) -> list[int]:
        """fits 3.2, 10.1: how many cards each pile had, its Princess included, from the top."""
        boxes = 72 + 3 - 2 * self.seats
        if self.extended:
            return [boxes + 5]
        size, larger = divmod(boxes, self.seats)
        return [size + 1 + (number < larger) for number in range(self.seats)]

    @property
    def deck(self) -> int:
        """How many cards are left to draw."""
        return sum(self.piles) - len(self.drawn)

    def check_princesses(self) -> None:
        """fits 3.2: each pile that was begun has shown one Princess at most, a finished one one."""
        begun = 0
        for size in self.piles:
            pile = self.drawn[begun : begun + size]
            shown, each = pile.count(PRINCESS), 5 if self.extended else 1
            assert shown <= each
            assert shown == each or len(pile) < size, "a pile without its Princess"
            begun += size

    # What is legal

    def legal(self, seat: int) -> set[Move]:
        """Every move that this seat may make."""
        if seat not in self.waiting:
            return set()
        if self.phase == "start":
            return set(self.starts())
        if self.phase == "turn":
            return {Draw(), *self.sleeps()}
        if self.phase == "hand":
            return set(self.plays()) or {Discard(card) for card in self.hands[seat]}  # fits 4.3
        if self.phase == "toy":
            return self.toy_places()
        return {NoCat(), *self.cat_places()}

    def starts(self) -> Iterator[Move]:
        """fits 3.3: at either end of the column, even wall against wall (10.2)."""
        layout = self.layout
        column, middle = layout.middle
        rows = [row for _, row in layout.grid]
        ends = {min(rows) - 1, max(rows) + 1} if rows else {middle}
        for box in set(self.start_boxes):
            for row in ends & set(range(layout.rows)):
                yield from (Lay((column, row), card) for card in turns_of(box))

    def lays(self, card: Lying) -> Iterator[Move]:
        """fits 2.1–2.3, 10.2: everywhere this card can be laid, turned either way."""
        for place in self.layout.frontier():
            for lying in turns_of(card):
                if not (self.extended and self.layout.doubles_a_wall(place, lying)):
                    yield Lay(place, lying)

    def sleeps(self) -> Iterator[Move]:
        """fits 4.2, 11.1."""
        left = self.cats[self.seat]
        if left > (1 if self.awake_finish else 0):
            yield from self.lays(Lying("sleeper", "T", owner=self.seat))

    def plays(self) -> Iterator[Move]:
        """fits 4.1."""
        for card in set(self.hands[self.seat]):
            yield from self.crownings() if card == PRINCESS else self.lays(card)

    def crownings(self) -> Iterator[Move]:
        """fits 7.1: any cat there is."""
        for place, across in self.layout.across.items():
            if across.sort == "cat":
                yield Crown(place, asleep=False)
        for place, card in self.layout.grid.items():
            if card.sort == "sleeper":
                yield Crown(place, asleep=True)

    def toy_places(self) -> set[Move]:
        """fits 6.1, 6.2."""
        across: set[Move] = {LayAcross(place) for place in self.layout.free_pairs()}
        return across or set(self.lays(self.drawn[-1]))

    def cat_places(self) -> set[Move]:
        """fits 5.1, 5.2."""
        if self.played is None or not self.cats[self.seat]:
            return set()
        if not self.layout.is_free_for(self.seat, self.played):
            return set()
        column, row = self.played
        pairs = {(column - 1, row), (column, row)} & self.layout.free_pairs()
        return {LayAcross(place) for place in pairs}

    # What happens

    def step(self, seat: int, move: Move, drew: Lying | None = None) -> None:
        """One step of the match."""
        assert move in self.legal(seat), f"seat {seat} may not {move} in {self.phase}"
        assert isinstance(move, Draw) == (drew is not None), "a card comes with a draw"
        if drew is not None:
            self.draw(drew)
        elif isinstance(move, Lay):
            self.lay(move.place, move.card)
        elif isinstance(move, LayAcross):
            self.lay_across(move.place)
        elif isinstance(move, Crown):
            self.crown(move)
        elif isinstance(move, Discard):
            self.hands[seat].remove(move.card)
            self.discards.append(move.card)
            self.end_turn()
        else:
            self.end_turn()

    def draw(self, card: Lying) -> None:
        """fits 4.1, 6.1: a toy is played at once, anything else goes to the hand."""
        self.drawn.append(in_hand(card))
        self.check_princesses()
        if not self.deck:  # fits 8.1
            self.begin_final("deck")
        if card.sort != "toy":
            self.hands[self.seat].append(in_hand(card))
            self.phase = "hand"
            return
        self.phase = "toy"
        if not self.legal(self.seat):  # fits 4.3
            self.discards.append(card)
            self.end_turn()

    def lay(self, place: Place, card: Lying) -> None:
        self.layout.grid[place] = card
        if self.phase == "start":
            self.start_boxes.remove(next(box for box in START_BOXES if card in turns_of(box)))
            self.next_start()
        elif card.sort == "sleeper":
            self.use_cat()
            self.end_turn()
        else:
            if card.sort == "box":
                self.hands[self.seat].remove(in_hand(card))
            self.played = place
            self.phase = "cat"
            if not self.cat_places():
                self.end_turn()

    def next_start(self) -> None:
        """fits 3.3: round once; then the first player has the first turn."""
        self.seat = (self.seat + 1) % self.seats
        if self.seat == 0:
            self.phase = "turn"

    def lay_across(self, place: Place) -> None:
        if self.phase == "toy":
            self.layout.across[place] = Across("toy", toys=self.drawn[-1].toys)
        else:
            self.layout.across[place] = Across("cat", self.seat)
            self.use_cat()
        self.end_turn()

    def use_cat(self) -> None:
        """fits 8.1."""
        self.cats[self.seat] -= 1
        if not self.cats[self.seat]:
            self.begin_final("cats")

    def crown(self, move: Crown) -> None:
        """fits 7.1, 7.2: she has no owner; in a sleeper's place its sides stay."""
        layout = self.layout
        self.hands[self.seat].remove(PRINCESS)
        if move.asleep:
            owner = layout.grid[move.place].owner
            layout.grid[move.place] = Lying("princess", layout.grid[move.place].sides)
        else:
            owner = layout.across[move.place].owner
            layout.across[move.place] = Across("princess")
        assert owner is not None
        self.cats[owner] += 1
        self.end_turn()

    # The end

    def begin_final(self, why: str) -> None:
        """fits 8.1, 8.2: once and for good, and from the next turn on."""
        self.final_by = self.final_by or why

    def end_turn(self) -> None:
        self.played = None
        self.final = self.final_by is not None
        self.phase = "hand" if self.final else "turn"
        after = [(self.seat + step) % self.seats for step in range(1, self.seats + 1)]
        if self.final:
            after = [seat for seat in after if self.hands[seat]]
        if after:
            self.seat = after[0]
        else:
            self.phase = "over"

    def result(self) -> Result:
        """fits 9: the table scored as it lies."""
        return score_layout(self.layout, self.seats, extended=self.extended)
