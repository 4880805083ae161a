"""A moment of `fits` drawn in text, and read again.

    turn 0 play              what is asked: `turn`, `play`, `toy m`, or `cat 1 0`, after a box was
                             laid in that column and row of the picture
    0: left f, top f         the hand of seat 0
    1: top mm, princess
    ┌   ┐┌   ┐
    │ m   0s                 the table; its notation stands on top of `fits_table.py`
    └───┘└───┘

A card is named by its open sides and what it shows (`top left mm`, `top right .` with nothing), or
is `princess`, `toy m`, `toy b`, `toy f`. Further lines, where they are not what one would think:
`corner 4 3` (where on the table the picture begins), `home 5 4` (cats left, if not those that are
not drawn), `deck left f, top m` (just these cards, if not all that are left), `final deck_out` or
`final last_cat`. What happened before is not drawn. Luck is told as the card that comes:
`luck="left f"`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from meowple.core.game import MeowpleError
from meowple.games.fits.cards import (
    BOXES,
    CAT_CARDS,
    FACES,
    NOTHING,
    PRINCESS,
    SIDES,
    SLEEPER,
    TOYS,
)
from meowple.games.fits.extended import rules_of
from meowple.games.fits.grid import GRIDS
from meowple.games.fits.moves import Options
from meowple.games.fits.state import (
    CAT,
    DECK_OUT,
    LAST_CAT,
    NOT_YET,
    PLAY,
    TOY,
    TURN,
    State,
)
from meowple.pictures.fits_table import (
    LETTER,
    SPECIAL,
    Window,
    draw_table,
    find_card,
    read_table,
)
from meowple.pictures.reading import expect

CORNER: Final = (4, 3)
"""Where pictures begin on the table, unless they say something else."""
PHASES: Final = {"turn": TURN, "play": PLAY, "toy": TOY, "cat": CAT}
FINALS: Final = {"deck_out": DECK_OUT, "last_cat": LAST_CAT}
HEAD: Final = re.compile(r"\s*(turn|corner|home|deck|final|\d:)(?: (.*))?$")
"""A line that is not of the table."""


class Drawn(NamedTuple):
    """What a picture says besides the table."""

    hands: tuple[str, ...] = ("", "")
    corner: tuple[int, int] = CORNER
    phase: int = PLAY
    turn: int = 0
    home: tuple[int, ...] = ()
    deck: str | None = None
    final: int = NOT_YET
    played: int = 0


def read(text: str, options: Options) -> State:
    """The state that a text draws."""
    heads, table = _split(text)
    said = {word: rest for word, rest in heads if not word.endswith(":")}
    hands = tuple([rest for word, rest in heads if word.endswith(":")])
    expect(len(hands) >= 2, "a picture names the hand of each seat: `0: left f`")
    corner = _numbers(said.get("corner", "")) or CORNER
    turn, _, asked = said.get("turn", "0 play").partition(" ")
    kind, _, rest = asked.partition(" ")
    expect(kind in PHASES, f"what is asked is one of {', '.join(PHASES)}, not {kind!r}")
    drawn = Drawn(
        hands=hands,
        corner=(corner[0], corner[1]),
        phase=PHASES[kind],
        turn=int(turn),
        home=_numbers(said.get("home", "")),
        deck=said.get("deck"),
        final=FINALS[said["final"]] if "final" in said else NOT_YET,
        played=_played(kind, rest, options, corner),
    )
    return moment(table, options, drawn)[0]


def _split(text: str) -> tuple[list[tuple[str, str]], str]:
    """The lines before the table, and the table."""
    heads, lines = [], text.splitlines()
    while lines and (not lines[0].strip() or HEAD.match(lines[0])):
        found = HEAD.match(lines.pop(0))
        if found:
            heads.append((found[1], (found[2] or "").strip()))
    expect(lines, "a picture has a table")
    return heads, "\n".join(lines)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple([int(word) for word in text.split()])


def _played(kind: str, rest: str, options: Options, corner: tuple[int, ...]) -> int:
    if kind == "toy":
        return SPECIAL[rest.upper()]
    if kind != "cat":
        return 0
    column, row = _numbers(rest)
    return (corner[1] + row) * GRIDS[options.size].columns + corner[0] + column


def moment(table: str, options: Options, drawn: Drawn) -> tuple[State, Window, dict[str, int]]:
    """The moment that is drawn, the part of the table that is, and the places that have a name.
    Cats that lie on the table are not at home."""
    state, seats = State(), len(drawn.hands)
    state.options, state.seats = options, seats
    state.table, window, names = read_table(table, options.size, drawn.corner)
    unused = [card for card in BOXES if card not in state.table.cards]
    state.phase, state.turn, state.asked = drawn.phase, drawn.turn, 9
    state.chosen = bytes(range(seats))
    state.home = bytes(drawn.home) or bytes(_at_home(state, seat) for seat in range(seats))
    state.hands = tuple(cards_of(hand, unused) for hand in drawn.hands)
    state.starts = state.story = state.discards = b""
    state.could, state.played, state.final = (), drawn.played, drawn.final
    _set_deck(state, drawn.deck, unused)
    return state, window, names


def _at_home(state: State, seat: int) -> int:
    """How many cats of a seat do not lie on the table."""
    table = state.table
    return CAT_CARDS - table.across.count(seat) - table.cards.count(SLEEPER + seat)


def _set_deck(state: State, deck: str | None, unused: list[int]) -> None:
    """All that is left, in piles with a Princess each; or one pile of just these cards."""
    if deck is None:
        toys = [toy for toy in TOYS if toy not in state.table.cards + state.table.across]
        state.bag = bytes([*unused, *toys])
        state.piles = rules_of(state.options).piles(len(state.bag), state.seats)
        state.drawn = b""
        return
    cards = cards_of(deck, unused)
    state.bag = cards.replace(bytes((PRINCESS,)), b"")
    hers = len(cards) > len(state.bag)
    state.piles = (len(state.bag) + 1,)
    state.drawn = b"" if hers else bytes((PRINCESS,))


def card_of(name: str, among: Sequence[int] = BOXES) -> int:
    """The first of these cards of that name."""
    words = name.split()
    if words == ["princess"]:
        return PRINCESS
    if words[0] == "toy":
        return SPECIAL[words[1].upper()]
    return find_card(sides_of(name), words[-1].strip("."), list(among))


def sides_of(name: str) -> int:
    """The open sides of a card of that name."""
    return sum(SIDES[word] for word in name.split()[:-1])


def cards_of(text: str, unused: list[int]) -> bytes:
    """The cards of these names, with commas between; they are used then."""
    found = []
    for name in filter(None, map(str.strip, text.split(","))):
        card = card_of(name, unused)
        found.append(card)
        if card in unused:
            unused.remove(card)
    return bytes(sorted(found))


class Wanted:
    """Chance that makes the wanted card come."""

    def __init__(self, state: State, luck: str) -> None:
        self.ahead = luck.strip()
        self._card = card_of(luck, state.bag) if luck.strip() else NOTHING
        self._bag = state.bag
        self._deck = sum(state.piles)

    def below(self, n: int) -> int:
        expect(self.ahead, f"the rules draw one of {n} cards, but no luck was told")
        if self._card == PRINCESS:
            self.ahead = ""
            return 0
        if n != len(self._bag):
            return n - 1  # no Princess, though there might be one
        self.ahead = ""
        return self._bag.index(self._card)


def told(state: State | None, luck: str) -> Wanted:
    """Luck by the name of a card."""
    if state is None:
        raise MeowpleError("the deal of fits cannot be told card by card")
    return Wanted(state, luck)


def draw(state: State) -> str:
    """The text that draws a state, without the deck; of the table the part where cards lie."""
    window = _window(state)
    phase = next((name for name, number in PHASES.items() if number == state.phase), "over")
    lines = [f"turn {state.turn} {phase}{_asked(state, window)}"]
    lines += [f"corner {window.corner[0]} {window.corner[1]}"]
    if list(state.home) != [_at_home(state, seat) for seat in range(state.seats)]:
        lines.append(f"home {' '.join(map(str, state.home))}")
    lines += [f"final {name}" for name, number in FINALS.items() if number == state.final]
    hands = [", ".join(map(name_of, hand)) for hand in state.hands]
    lines += [f"{seat}: {hand}".rstrip() for seat, hand in enumerate(hands)]
    return "\n".join([*lines, draw_table(state.table, window)])


def name_of(card: int) -> str:
    """How a card is called."""
    if card == PRINCESS:
        return "princess"
    if card in TOYS:
        return f"toy {LETTER[card].lower()}"
    sides = [name for name, side in SIDES.items() if FACES[card].sides & side]
    return " ".join([*sides, FACES[card].shows or "."])


def _asked(state: State, window: Window) -> str:
    if state.phase == TOY:
        return f" {LETTER[state.played].lower()}"
    if state.phase != CAT:
        return ""
    row, column = divmod(state.played, GRIDS[window.size].columns)
    return f" {column - window.corner[0]} {row - window.corner[1]}"


def _window(state: State) -> Window:
    columns = GRIDS[state.table.size].columns
    lying = [at for at, card in enumerate(state.table.cards) if card != NOTHING]
    expect(lying, "nothing lies on the table")
    across, down = [at % columns for at in lying], [at // columns for at in lying]
    left, top = min(across), min(down)
    return Window(state.table.size, (left, top), max(across) - left + 1, max(down) - top + 1)
