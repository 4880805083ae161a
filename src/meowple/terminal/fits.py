"""`fits` in text: the table with its coordinates, the boxes in words, and moves as short codes."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final

from msgspec import Struct

from meowple.core.shapes import tag_of
from meowple.games.fits import GAME
from meowple.games.fits.cards import CATS, FACES, LAID, PRINCESS, SIDES, TOYS, sleeper_of
from meowple.games.fits.facts import PrincessCame
from meowple.games.fits.moves import Discard, Lay, Move, Sleep, Start
from meowple.games.fits.view import View
from meowple.terminal.fits_table import SIGNS, Places, drawn
from meowple.terminal.text import Names, Page, columns
from meowple.words import Argument, Words, key_of

SYMBOLS: Final = {"m": "mouse", "b": "ball", "f": "feather", "s": "spray"}


class Fits(Page):
    """The page of `fits`."""

    def table(self, view: View, say: Words, names: Names) -> list[str]:
        """The table, what its boxes are worth, and what everybody has."""
        places = Places(view, say)
        numbers = range(len(view.boxes))
        boxes = [line for number in numbers for line in _box(view, number, say, names)]
        return [
            *drawn(view, places),
            "",
            _legend(say),
            "",
            *boxes,
            "",
            *columns(_seats(view, say, names)),
            say("fits-board-deck", cards=view.deck),
            *[f"· {card_said(held.card, False, say)}" for held in view.hand],
        ]

    def codes(self, moves: Sequence[Move], view: View, say: Words) -> list[str]:
        """A number for what is done, and where: `2c4`."""
        places, ways = Places(view, say), _ways(moves)
        return [f"{ways.index(_way(move)) + 1}{_at(move, places)}" for move in moves]

    def menu(
        self, moves: Sequence[Move], view: View, say: Words, names: Names, width: int
    ) -> list[str]:
        """What can be done, and at which places."""
        lines, places = [], Places(view, say)
        for number, way in enumerate(_ways(moves), start=1):
            alike = [move for move in moves if _way(move) == way]
            where = " ".join(filter(None, [_at(move, places) for move in alike]))
            lines.append(f"{number:3}  {self._way_said(alike[0], say, names)}")
            lines += wrap(where, width, initial_indent=" " * 5, subsequent_indent=" " * 5)
        return lines

    def _way_said(self, move: Move, say: Words, names: Names) -> str:
        card = self._card_said(move, say)
        return self.move(move, say, names) + (card and f": {card}")

    def _card_said(self, move: Move, say: Words) -> str:
        """The card of a move, if it has one."""
        if isinstance(move, Start | Lay):
            return card_said(move.card, move.turned, say)
        if isinstance(move, Discard):
            return card_said(move.card, False, say)
        if isinstance(move, Sleep):
            return sides_said(LAID[sleeper_of(0)][move.turned], say)
        return ""

    def move_in_full(self, move: Move, view: View, say: Words, names: Names) -> str:
        """What is laid, and where."""
        key = f"fits-full-{tag_of(move)}"
        if not say.knows(key):
            return self.move(move, say, names)
        card, place = self._card_said(move, say), _at(move, Places(view, say))
        return say(key, card=card[:1].lower() + card[1:], place=place)

    def called(self, thing: Struct) -> str:
        """A Princess may send home a cat of whoever plays her."""
        home = isinstance(thing, PrincessCame) and thing.seat == thing.owner
        return super().called(thing) + "_home" * home

    def spell(self, key: str, value: Any, say: Words, names: Names) -> Argument:
        """Cats are called by their names."""
        if key == "cat":
            return say(key_of("fits", "cat", CATS[value]))
        return super().spell(key, value, say, names)


PAGE: Final = Fits(GAME)


def _way(move: Move) -> tuple[object, ...]:
    """What a move does, wherever it does it."""
    what = [getattr(move, name, None) for name in ("card", "turned", "cat")]
    return (type(move), *what)


def _ways(moves: Sequence[Move]) -> list[tuple[object, ...]]:
    return list(dict.fromkeys(map(_way, moves)))


def _at(move: Move, places: Places) -> str:
    at: int | None = getattr(move, "at", None)
    return "" if at is None else places.name(at)


def card_said(card: int, turned: bool, say: Words) -> str:
    """A card in words, as it would lie: its open sides, and what it shows."""
    if card == PRINCESS:
        return say("fits-card-princess")
    box = say("fits-card-toy") if card in TOYS else sides_said(LAID[card][turned], say)
    shows = [say(f"fits-symbol-{SYMBOLS[sign]}") for sign in FACES[card].shows]
    return "; ".join([box, ", ".join(shows)] if shows else [box])


def sides_said(sides: int, say: Words) -> str:
    """The open sides of a card, in words."""
    opened = [say(f"fits-side-{name}") for name, side in SIDES.items() if sides & side]
    return say("fits-card-box", sides=", ".join(opened))


def _legend(say: Words) -> str:
    toys = [f"{SIGNS[sign]} {say(f'fits-symbol-{name}')}" for sign, name in SYMBOLS.items()]
    return " · ".join([*toys, f"{SIGNS['P']} {say('fits-card-princess')}"])


def _box(view: View, number: int, say: Words, names: Names) -> list[str]:
    """A box with something in it: where it begins, its worth, and whose cats are in it."""
    box = view.boxes[number]
    lying = [card.at for card in view.cards if card.box == number]
    lying += [one.at for one in view.sleeping if one.box == number]
    first = Places(view, say).name(min(lying))
    key = "fits-board-closed" if box.closed else "fits-board-open"
    head = say(key, box=first, cards=len(lying))
    worth = say("fits-board-worth", points=box.worth)
    cats = [
        "  "
        + say(
            "fits-board-cats-of",
            seat=names[seat],
            awake=box.awake[seat],
            asleep=box.asleep[seat],
            points=box.points[seat],
        )
        for seat in range(view.seats)
        if box.awake[seat] or box.asleep[seat]
    ]
    return [f"{head}; {worth}", *cats]


def _seats(view: View, say: Words, names: Names) -> list[list[str]]:
    """For each seat its number on the table, its cat, the cats and cards it has, and its points."""
    rows = []
    for seat, name in enumerate(names):
        cat = view.chosen[seat]
        rows.append(
            [
                f"{'▸' if seat == view.turn else ' '} {seat + 1}",
                name,
                "" if cat is None else say(key_of("fits", "cat", CATS[cat])),
                say("fits-board-home", cats=view.home[seat]),
                say("fits-board-hand-size", cards=view.hands[seat]),
                say("fits-board-worth", points=view.totals[seat]),
            ]
        )
    return rows
