"""Find luck for the lessons of `fits`: `python -m tools.find_lesson.fits` prints it."""

from __future__ import annotations

from itertools import count

from meowple import Match, Refused, game
from meowple.core.luck import key_from_seed
from meowple.games.fits.cards import FACES, LEFT, RIGHT
from meowple.lessons import LEARNER, LESSONS, Lesson
from meowple.lessons.fits import KITTEN, OPEN_TO_THE_LEFT, OPEN_TO_THE_RIGHT


def good_hand(lesson: Lesson, seed: str) -> bool:
    """Whether the learner is dealt the two boxes that close one, and the kitten one for a cat."""
    key, seats = key_from_seed(seed), len(lesson.levels)
    match = Match(game(lesson.game), seats, lesson.options, key=key, match_id=lesson.match_id)
    mine = {card.card for card in match.view(LEARNER).hand}
    theirs = [FACES[card.card].sides for card in match.view(KITTEN).hand]
    return mine == {OPEN_TO_THE_LEFT, OPEN_TO_THE_RIGHT} and LEFT | RIGHT in theirs


def good_finds(lesson: Lesson, seed: str) -> bool:
    """Whether the cards come with which the script of the second lesson can be played."""
    key, seats = key_from_seed(seed), len(lesson.levels)
    match = Match(game(lesson.game), seats, lesson.options, key=key, match_id=lesson.match_id)
    try:
        for beat in lesson.beats:
            match.play(beat.seat, beat.move)
    except Refused:
        return False
    return match.to_act == {LEARNER}


def main() -> None:
    """Look for it."""
    lesson = LESSONS["fits"]
    print(next(seed for seed in (f"fits {n}" for n in count()) if good_hand(lesson, seed)))
    more = LESSONS["fits-more"]
    print(next(seed for seed in (f"fits more {n}" for n in count()) if good_finds(more, seed)))


if __name__ == "__main__":
    main()
