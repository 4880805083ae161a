"""Find luck for the lessons of `tail`: `python -m tools.find_lesson.tail` prints the first seeds.

The deal, and the cards that come when the script is followed, must show what the words speak of.
"""

from __future__ import annotations

from itertools import count
from typing import Final

from msgspec.structs import replace

from meowple import Match, Refused, game
from meowple.core.luck import key_from_seed, master_key, nth_draw
from meowple.games.tail.cards import DECK, DRAW_TWO, NUMBERS, SUPER_PEEK, SWAP
from meowple.lessons import LESSONS, Lesson

NUMBER: Final = range(NUMBERS)
CATS: Final = range(5)
RATS: Final = range(6, NUMBERS)

DEAL: Final = (RATS[1:], RATS, CATS[:4], CATS[:4], NUMBER, CATS[:4], NUMBER, NUMBER, RATS)
"""The own row: a rat outside and one inside, a cat to peek at and one to know. The other row has a
cat that is thrown away unseen. Last the first discard, which nobody wants."""
MORE_CARDS: Final = (
    *(RATS, range(5, NUMBERS), range(6), CATS, CATS[:4], NUMBER, NUMBER, NUMBER, NUMBER),
    *((SUPER_PEEK,), NUMBER, (SWAP,), NUMBER, (DRAW_TWO,), RATS, CATS, NUMBER),
)
"""The same for the second lesson, and after the first discard all that is drawn."""
DRAWN: Final = (CATS[:4], NUMBER, RATS, NUMBER)
"""The numbers that are drawn: a cat to keep, …, a rat that is thrown away, the last card."""


def good_deal(lesson: Lesson, seed: str) -> bool:
    """Whether the first cards are as wanted; in the second lesson all of them."""
    cards = MORE_CARDS if lesson.part else DEAL
    rules, seats = game(lesson.game), len(lesson.levels)
    name = f"{rules.name}@{rules.rules}"
    master = master_key(key_from_seed(seed), lesson.match_id, name, [b""] * seats)
    pile = list(DECK)
    return all(
        pile.pop(nth_draw(master, number, len(pile))) in wanted
        for number, wanted in enumerate(cards)
    )


def good_play(lesson: Lesson) -> bool:
    """Whether the script can be played with the cards that come, and the learner wins."""
    rules, seats = game(lesson.game), len(lesson.levels)
    match = Match(rules, seats, lesson.options, key=lesson.key, match_id=lesson.match_id)
    drawn = []
    for beat in lesson.beats:
        try:
            match.play(beat.seat, beat.move)
        except Refused:
            return False
        hand = match.view(beat.seat).hand
        drawn += [] if hand is None else [hand]
    outcome = match.outcome
    fits = all(card in wanted for card, wanted in zip(drawn, DRAWN, strict=True))
    return fits and outcome is not None and outcome.ranks[0] < outcome.ranks[1]


def main() -> None:
    """Look for it."""
    lesson = LESSONS["tail"]
    seeds = (f"tail {number}" for number in count())
    dealt = (seed for seed in seeds if good_deal(lesson, seed))
    print(next(seed for seed in dealt if good_play(replace(lesson, seed=seed))))
    more = (f"tail more {number}" for number in count())
    print(next(seed for seed in more if good_deal(LESSONS["tail-more"], seed)))


if __name__ == "__main__":
    main()
