"""Find luck for the lesson of `boots`: `python -m tools.find_lesson.boots` prints a seed."""

from __future__ import annotations

from itertools import count
from typing import Final

from meowple import game
from meowple.core.luck import key_from_seed, master_key, nth_draw
from meowple.games.boots.cards import CARDS, COLOURS, Colour
from meowple.lessons import LESSONS, Lesson

ROLLS: Final[tuple[frozenset[Colour], ...]] = (
    frozenset(("red", "blue")),
    frozenset(("yellow",)),
    frozenset(("green", "orange")),
    frozenset(("green", "orange")),
)
"""The dice of each round: with these the script can be played."""


def good_rolls(lesson: Lesson, seed: str) -> bool:
    """Whether the dice fall as wanted. They come after the places of the cards, a draw for each."""
    rules, seats = game(lesson.game), len(lesson.levels)
    name = f"{rules.name}@{rules.rules}"
    master = master_key(key_from_seed(seed), lesson.match_id, name, [b""] * seats)
    return all(
        {COLOURS[nth_draw(master, CARDS + 2 * at + die, len(COLOURS))] for die in range(2)} == roll
        for at, roll in enumerate(ROLLS)
    )


def main() -> None:
    """Look for it."""
    lesson = LESSONS["boots"]
    print(next(seed for seed in (f"boots {n}" for n in count()) if good_rolls(lesson, seed)))


if __name__ == "__main__":
    main()
