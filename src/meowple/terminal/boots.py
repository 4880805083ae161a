"""`boots` by quick typing: every card has a letter, and the dice come last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meowple.games.boots import GAME
from meowple.games.boots.cards import CARDS, CATS, is_paw, value
from meowple.games.boots.moves import Grab, Move, Pass
from meowple.games.boots.verdict import Dice
from meowple.games.boots.view import View
from meowple.terminal.text import Names, Page, columns, letters, menu
from meowple.words import Argument, Words

PASS: Final = "0"
"""What is typed to leave a round to the others."""


class Boots(Page):
    """The page of `boots`."""

    def table(self, view: View, say: Words, names: Names) -> list[str]:
        """What each seat has won."""
        rows = [[name, _won(view, seat, say)] for seat, name in enumerate(names)]
        return columns(rows)

    def question(self, view: View, say: Words) -> list[str]:
        """The dice, if they lie there, and what to do."""
        dice = [f">>> {dice_said(view.dice, say)} <<<"] if view.dice is not None else []
        return [*super().question(view, say), *dice]

    def codes(self, moves: Sequence[Move], view: View, say: Words) -> list[str]:
        """A card keeps its letter for the whole match."""
        alphabet = letters(say)
        codes = {m.card: alphabet[m.card] for m in moves if isinstance(m, Grab)}
        return [
            codes[move.card] if isinstance(move, Grab) else PASS if isinstance(move, Pass) else "1"
            for move in moves
        ]

    def menu(
        self, moves: Sequence[Move], view: View, say: Words, names: Names, width: int
    ) -> list[str]:
        """The cards in the middle, each with its letter."""
        labels = [
            card_name(move.card, say) if isinstance(move, Grab) else self.move(move, say, names)
            for move in moves
        ]
        return menu(self.codes(moves, view, say), labels, width)

    def spell(self, key: str, value: Any, say: Words, names: Names) -> Argument:
        """Cards, dice and times in words."""
        if key == "card":
            return card_name(value, say)
        if key == "dice":
            return dice_said(value, say)
        if key == "reaction":
            return _seconds(value, say)
        return super().spell(key, value, say, names)

    def number(self, key: str, number: int, say: Words) -> Argument:
        """The quickest grab is told in seconds."""
        return _seconds(number, say) if key == "quickest" else number


PAGE: Final = Boots(GAME)


def dice_said(dice: Dice, say: Words) -> str:
    """The colours of the dice."""
    return " + ".join(say(f"race-colour-{colour}") for colour in dice)


def _seconds(reaction: int, say: Words) -> str:
    hundredths = f"{reaction % 1000 // 10:02}"
    return say("boots-seconds", whole=reaction // 1000, hundredths=hundredths)


def card_name(card: int, say: Words) -> str:
    """What a card is called."""
    if is_paw(card):
        return say("boots-card-paw", value=value(card))
    cat = CATS[card]
    if cat.boots == cat.head:
        return say("boots-card-double", colour=say(f"race-colour-{cat.boots}"))
    one, other = (say(f"race-colour-{colour}") for colour in (cat.boots, cat.head))
    return say("boots-card-cat", boots=one, head=other)


def _won(view: View, seat: int, say: Words) -> str:
    cards = [card for card in range(CARDS) if view.owners[card] == seat]
    return ", ".join(card_name(card, say) for card in cards)
