"""A game of `fits` beside the second one of `tests.second.fits`: each in its own words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.fits import GAME
from meowple.games.fits import moves as m
from meowple.games.fits.cards import (
    BOTTOM,
    BOXES,
    FACES,
    LAID,
    LEFT,
    NOTHING,
    PRINCESS,
    RIGHT,
    SLEEPER,
    TOP,
    TOYS,
)
from meowple.games.fits.grid import GRIDS
from meowple.games.fits.scoring import scored_boxes, totals
from meowple.games.fits.state import PLAY, State, deck_left
from meowple.games.fits.table import LOOSE
from meowple.games.fits.view import PHASES
from tests.second import fits as second
from tests.second.fits_layout import Lying, Place, boxes

Policy = Callable[[Sequence[m.Move], Random], m.Move]

LETTERS = (("L", LEFT), ("R", RIGHT), ("T", TOP), ("B", BOTTOM))
PHASE = {
    "starting": "start",
    "turn": "turn",
    "play": "hand",
    "toy": "toy",
    "cat": "cat",
    "over": "over",
}
FINAL = {0: None, 1: "deck", 2: "cats"}


def uniform(moves: Sequence[m.Move], rng: Random) -> m.Move:
    """Any legal move: mostly cats that go to sleep."""
    return moves[int(rng.random() * len(moves))]


def wakeful(moves: Sequence[m.Move], rng: Random) -> m.Move:
    """Cats sleep rarely, so that the deck runs out."""
    if moves[0] == m.DRAW and rng.random() < 0.95:
        return m.DRAW
    return uniform(moves, rng)


def lying(card: int, sides: int) -> Lying:
    """A card of ours as the second game names it."""
    word = "".join(
        letter for letter, side in (("L", 8), ("R", 2), ("T", 1), ("B", 4)) if sides & side
    )
    shows = FACES[card].shows
    toys = tuple(sorted(shows.replace("s", "")))
    if card == PRINCESS:
        return Lying("princess", word)
    if card >= SLEEPER:
        return Lying("sleeper", word, owner=card - SLEEPER)
    sort = "box" if card in BOXES else "toy" if card in TOYS else "start"
    return Lying(sort, word, toys, shows.count("s"))


class Twice:
    """One game played by both."""

    def __init__(self, seats: int, options: m.Options, rng: Random) -> None:
        self.luck = Rolled(rng)
        self.grid = GRIDS[options.size]
        self.state: State = GAME.deal(seats, options, self.luck)
        hands = [[lying(card, FACES[card].sides) for card in hand] for hand in self.state.hands]
        self.second = second.Table(
            seats,
            self.grid.columns,
            self.grid.rows,
            hands,
            extended=options.extended,
            awake_finish=options.awake_finish,
        )
        self.steps = 0

    def place(self, at: int) -> Place:
        """A place of ours as the second game names it."""
        return at % self.grid.columns, at // self.grid.columns

    def play(self, seat: Seat, move: m.Move) -> None:
        """Make a move on both tables."""
        before = self.state
        self.state = GAME.play(before, seat, move, When(Millis(0)), self.luck).state
        self.steps += 1
        if isinstance(move, m.Choose):
            return
        drew = None
        if len(self.state.drawn) > len(before.drawn):
            card = self.state.drawn[-1]
            drew = lying(card, FACES[card].sides)
        self.second.step(seat, self.named(before, seat, move), drew)

    def named(self, state: State, seat: int, move: m.Move) -> second.Move:
        """A move of ours as the second game names it."""
        if isinstance(move, m.Start | m.Lay):
            return second.Lay(self.place(move.at), lying(move.card, LAID[move.card][move.turned]))
        if isinstance(move, m.Sleep):
            card = SLEEPER + seat
            return second.Lay(self.place(move.at), lying(card, LAID[card][move.turned]))
        if isinstance(move, m.Cat | m.Toy):
            return second.LayAcross(self.place(move.at))
        if isinstance(move, m.Princess):
            return second.Crown(self.place(move.at), state.table.cards[move.at] >= SLEEPER)
        if isinstance(move, m.Discard):
            return second.Discard(second.in_hand(lying(move.card, FACES[move.card].sides)))
        return second.Draw() if isinstance(move, m.Draw) else second.NoCat()

    # Comparing

    def same_table(self) -> None:
        """Boxes kept up to date are those found afresh; what is public is the same."""
        table, layout = self.state.table, self.second.layout
        cards = {at: card for at, card in enumerate(table.cards) if card != NOTHING}
        assert layout.grid == {
            self.place(at): lying(card, table.sides[at]) for at, card in cards.items()
        }
        places: dict[int, set[Place]] = {}
        for at in cards:
            places.setdefault(table.boxes[at], set()).add(self.place(at))
        ours = {(frozenset(found), table.tallies[box][LOOSE] == 0) for box, found in places.items()}
        assert ours == {(box.places, box.closed) for box in boxes(layout.grid)}
        assert all(bool(tally) == (at in places) for at, tally in enumerate(table.tallies))
        if cards:
            assert {self.place(at) for at in table.frontier} == layout.frontier()
        assert {self.place(at) for at in table.seams} == layout.free_pairs()

    def same_counts(self) -> None:
        """The score as it stands, hands, cats at home, deck, what is asked and of whom."""
        state, other = self.state, self.second
        assert totals(scored_boxes(state), state.seats) == other.result().points
        assert list(state.home) == other.cats
        assert deck_left(state) == other.deck
        assert [len(hand) for hand in state.hands] == [len(hand) for hand in other.hands]
        assert len(state.discards) == len(other.discards)
        assert FINAL[state.final] == other.final_by
        assert PHASE[PHASES[state.phase]] == other.phase
        assert set(GAME.to_act(state)) == other.waiting

    def same_moves(self) -> None:
        """Both list the same moves."""
        for seat in GAME.to_act(self.state):
            ours = {self.named(self.state, seat, move) for move in GAME.moves(self.state, seat)}
            assert ours == self.second.legal(seat)

    def same_ending(self) -> None:
        """The same points, places and lines of the score sheet."""
        outcome, result = GAME.outcome(self.state), self.second.result()
        assert outcome is not None
        assert outcome.scores == result.points
        assert outcome.ranks == result.ranks
        for seat, lines in enumerate(outcome.breakdown):
            assert sum(line.points for line in lines) == outcome.scores[seat]
            taken = sorted(line.points for line in lines if line.key == "box")
            assert taken == sorted(box.worth for box in result.boxes if seat in box.takers)
            more = sorted(line.points for line in lines if line.key == "more_cats")
            assert more == sorted(box.extras[seat] for box in result.boxes if seat in box.extras)


def played_twice(seats: int, options: m.Options, policy: Policy, seed: str) -> Twice:
    """A whole random game on both tables, compared at every step."""
    rng = Random(seed)
    game = Twice(seats, options, rng)
    while waited := sorted(GAME.to_act(game.state)):
        seat = rng.choice(waited)
        game.play(seat, policy(GAME.moves(game.state, seat), rng))
        if PHASES[game.state.phase] != "choosing":
            game.same_table()
            game.same_counts()
            if game.state.phase != PLAY or game.steps % 4 == 0:
                game.same_moves()
        assert game.steps < 2_000
    game.same_ending()
    return game
