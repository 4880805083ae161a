"""Before a match: a round for one player alone, to try the line (boots 5.5)."""

from __future__ import annotations

from typing import Final

import msgspec

from meowple.core.game import Chance, Millis
from meowple.core.luck import shuffled
from meowple.games.boots.cards import CARDS, CATS, FIRST_PAW
from meowple.games.boots.layout import ACROSS, Place, put_down
from meowple.games.boots.moves import Options
from meowple.games.boots.rules import deal
from meowple.games.boots.state import MIDDLE, RACE, State
from meowple.games.boots.verdict import Dice

CATS_THERE: Final = 2 * ACROSS - 1
"""Two rows of a small table, one place of which is a paw's."""
ASIDE: Final = Place(0, 0, 0, 0)


def warm_up(options: Options, chance: Chance) -> State:
    """The dice show one of a few cats. All other cards lie before the player, out of the way; one
    paw stays, so that the right card has to be told from it too."""
    state = deal(1, msgspec.structs.replace(options, limit=0), chance)
    cats = shuffled(range(len(CATS)), chance)[:CATS_THERE]
    there = {*cats, FIRST_PAW}
    free = list(range(len(there)))
    state.places = tuple(
        put_down(free, chance) if card in there else ASIDE for card in range(CARDS)
    )
    state.owners = bytes(MIDDLE if card in there else 0 for card in range(CARDS))
    state.phase, state.closes = RACE, None
    state.since = Millis(0)
    state.dice = _dice_of(cats[0], chance)
    return state


def _dice_of(card: int, chance: Chance) -> Dice:
    """Either colour may be on either die."""
    boots, head = CATS[card].boots, CATS[card].head
    return (boots, head) if chance.below(2) else (head, boots)
