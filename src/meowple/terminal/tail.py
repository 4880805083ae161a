"""`tail` in text: rows of cards, the piles, and what happens."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from meowple.games.tail import GAME
from meowple.games.tail.cards import DRAW_TWO, NUMBERS, PEEK, PLACES, SUPER_PEEK, SWAP
from meowple.games.tail.facts import RoundBegan
from meowple.games.tail.view import Spot, View
from meowple.terminal.text import Names, Page, columns
from meowple.words import Argument, Words

SPECIALS: Final = {
    SWAP: "swap",
    PEEK: "peek",
    DRAW_TWO: "draw-two",
    SUPER_PEEK: "super-peek",
}
HIDDEN: Final = "[?]"


class Tail(Page):
    """The page of `tail`."""

    def table(self, view: View, say: Words, names: Names) -> list[str]:
        """The piles, then a line for each seat: its cards and its points so far."""
        head = ["", "", *(f" {place}" for place in range(1, PLACES + 1)), ""]
        rows = [_row(view, seat, say, names) for seat in range(view.seats)]
        return [_piles(view, say), *_just_now(view, say, names), "", *columns([head, *rows])]

    def glimpse(self, view: View, say: Words) -> str:
        """The top discard: it lies open until the next card covers it; and one refused just
        before."""
        return _top(view, say)

    def question(self, view: View, say: Words) -> list[str]:
        """What I can do now; with a special, what it is good for."""
        asked = super().question(view, say)
        if view.special is not None:
            asked.append(say(f"tail-offer-{SPECIALS[view.special]}"))
        return asked

    def arguments(self, thing: Struct, say: Words, names: Names) -> dict[str, Argument]:
        """A round begins with so many specials that were put back."""
        args = super().arguments(thing, say, names)
        if isinstance(thing, RoundBegan):
            args["specials"] = len(thing.put_back)
        return args

    def spell(self, key: str, value: Any, say: Words, names: Names) -> Argument:
        """Places count from 1, and cards are called by their names."""
        if key in ("place", "other_place", "other"):
            return int(value) + 1
        if key in ("card", "special"):
            return card_name(value, say)
        if key == "points":
            return _points(value, say, names)
        if isinstance(value, tuple):
            return ", ".join(card_name(card, say) for card in value)
        return super().spell(key, value, say, names)


PAGE: Final = Tail(GAME)


def _piles(view: View, say: Words) -> str:
    top = _top(view, say) or say("tail-table-no-discard")
    round_said = say("tail-table-round", round=view.round)
    return " · ".join((round_said, say("tail-table-pile", cards=view.pile), top))


def _top(view: View, say: Words) -> str:
    if view.top is None:
        return ""
    top = say("tail-table-discard", card=_face(view.top, say))
    if view.covered is None:
        return top
    return f"{top} · {say('tail-table-covered', card=_face(view.covered, say))}"


def _just_now(view: View, say: Words, names: Names) -> list[str]:
    """What holds only now: a call, and the card in the hand."""
    lines = []
    if view.turned_up:
        cards = ", ".join(_face(card, say) for card in view.turned_up)
        lines.append(say("tail-table-turned-up", cards=cards))
    if view.called is not None and view.left:
        key = "tail-table-called-you" if view.called == view.seat else "tail-table-called"
        lines.append(say(key, seat=names[view.called], left=view.left))
    if view.hand is not None:
        lines.append(say("tail-table-hand", card=_face(view.hand, say)))
    if view.special is not None:
        lines.append(say("tail-table-special", card=_face(view.special, say)))
    if view.draws:
        lines.append(say("tail-table-draws", draws=view.draws))
    return lines


def _row(view: View, seat: int, say: Words, names: Names) -> list[str]:
    turn = "▸" if seat == view.turn and view.phase not in ("opening", "between", "over") else ""
    total = sum(points[seat] or 0 for points in view.points)
    cards = [_spot(spot, say) for spot in view.rows[seat]]
    if view.out[seat]:
        cards = cards or [say("tail-table-out")] + [""] * (PLACES - 1)
    return [turn, names[seat], *cards, str(total)]


def _spot(spot: Spot, say: Words) -> str:
    """A card as it lies: open, being looked at, or hidden."""
    if spot.card is None:
        return HIDDEN
    face = _face(spot.card, say)
    return f"({face})" if spot.looked_at else f"[{face}]"


def _face(card: int, say: Words) -> str:
    """What is printed on a card."""
    return str(card) if card < NUMBERS else card_name(card, say)


def card_name(card: int, say: Words) -> str:
    """What a card is called."""
    return say(f"tail-card-{SPECIALS.get(card, card)}")


def _points(points: tuple[int | None, ...], say: Words, names: Names) -> str:
    scores = zip(names, points, strict=True)
    return ", ".join(
        say("score-of", seat=name, points=got) for name, got in scores if got is not None
    )
