"""What a player looks out for in this round, the same for every cell: prices and hopes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meowple.bots.cafe.sketch import COLUMNS, Sketch
from meowple.bots.cafe.tally import totals
from meowple.bots.cafe.taste import Taste
from meowple.bots.cafe.yarn import yarn_gains
from meowple.games.cafe.rules import FOR_A_BUTTERFLY, FOR_A_PASS
from meowple.games.cafe.scoring import A_BUTTERFLY, TOWERS_TO_END
from meowple.games.cafe.sheet import HOUSE, ITEMS, LARGER, PAWS, SMALLER

NEVER: Final = -1000.0
"""The worth of what cannot be drawn."""


class Mood:
    """Prices and hopes of one player, in points."""

    __slots__ = (
        "bowl",
        "butterfly",
        "cat",
        "costs",
        "height",
        "hopes",
        "house",
        "housed",
        "mouse",
        "mouse_room",
        "plain",
        "skip",
        "yarn",
    )

    plain: list[float]
    """For each tower what one more item in it is worth …"""
    housed: list[float]
    """… and what if it is a house."""
    yarn: list[float]
    """For each tower one more yarn in it."""
    hopes: list[float]
    """For each item, that its cat will count it."""
    cat: int
    """The cat to score with a house; 0 if there is none left."""
    house: float
    """What that cat brings, if it had better not wait."""
    butterfly: float
    bowl: float
    """A kind that may yet come beside a bowl."""
    mouse: float
    """Room for a chain to grow, for each of its mice."""
    mouse_room: float
    """The loss of such room."""
    height: float
    """For each floor the loss of a place for a cushion."""
    costs: list[float]
    """What crossing out so many paws costs."""
    skip: float
    """What a pass is worth."""


def rounds_left(sketches: Sequence[Sketch], taste: Taste) -> float:
    """How many rounds are probably to come after this one."""
    need = min([sum(sorted(each.room)[:TOWERS_TO_END]) for each in sketches])
    return taste.pace * (need - 1)


def mood_of(own: Sketch, rivals: Sequence[Sketch], left: float, taste: Taste) -> Mood:
    """What a player looks out for with so many rounds to come."""
    mood = Mood()
    fresh = min(1.0, left / taste.soon)
    mood.plain, mood.housed = _tower_gains(own, taste)
    if own.full == TOWERS_TO_END - 1:
        _mind_the_end(mood, own, rivals, taste)
    mood.yarn = yarn_gains(own, rivals, left, taste)
    mood.hopes = [
        0.0 if scored else 2.0 * fresh * (taste.cat_hope + taste.cat_focus * count)
        for scored, count in zip(own.cats, own.count, strict=True)
    ]
    mood.cat, points = _best_cat(own)
    mood.house = points - taste.cat_wait * left + mood.hopes[HOUSE] if mood.cat else NEVER
    mood.bowl = taste.bowl_hope * fresh
    mood.mouse = taste.mouse_hope * fresh
    mood.mouse_room = taste.mouse_room * fresh
    mood.height = taste.high_room * fresh
    _price_paws(mood, own, fresh, taste)
    return mood


def _tower_gains(own: Sketch, taste: Taste) -> tuple[list[float], list[float]]:
    """For each tower what one more item is worth, any and a house."""
    plain, housed = [0.0] * len(COLUMNS), [0.0] * len(COLUMNS)
    for tower in COLUMNS:
        room = own.room[tower]
        if room == 0:
            continue
        now, then = taste.tower_hope**room, taste.tower_hope ** (room - 1)
        number = own.top(tower)
        bonus = 0 if own.housed[tower] or own.barred[tower] else LARGER[tower] - SMALLER[tower]
        hope = taste.house_hope if room > 1 else 0.0
        gain = taste.tower_rush * (number + bonus * hope) * (then - now)
        plain[tower] = gain
        housed[tower] = gain + taste.tower_rush * bonus * then * (1.0 - hope)
    return plain, housed


def _mind_the_end(mood: Mood, own: Sketch, rivals: Sequence[Sketch], taste: Taste) -> None:
    """Who is ahead wants to fill the last tower, who is not had better wait (cafe 4.3)."""
    scores = totals([own, *rivals])
    verdict = taste.end_ahead if scores[0] + taste.end_hope > max(scores[1:]) else -taste.end_ahead
    for tower in COLUMNS:
        if own.room[tower] == 1:
            mood.plain[tower] += verdict
            mood.housed[tower] += verdict


def _best_cat(own: Sketch) -> tuple[int, int]:
    """The cat with most to count, and its points; cat 0 if all are scored."""
    best, most = 0, -1
    for cat in ITEMS:
        if not own.cats[cat]:
            points = cat_points(own, cat)
            if points > most:
                best, most = cat, points
    return best, most


def cat_points(own: Sketch, cat: int) -> int:
    """What a house brings now with this cat; it counts for its own (cafe 3.7)."""
    return 2 * own.count[cat] + (2 if cat == HOUSE else 0)


def _price_paws(mood: Mood, own: Sketch, fresh: float, taste: Taste) -> None:
    """The more paws in hand, the less one of them is worth."""
    hand, uncircled = own.paws, PAWS - own.circled
    first, glut = taste.paw * fresh, taste.paw_glut
    worth = [first * paws / (1.0 + paws / glut) for paws in range(hand + FOR_A_PASS + 1)]
    mood.costs = [worth[hand] - worth[hand - paws] for paws in range(hand + 1)]
    mood.skip = worth[hand + min(FOR_A_PASS, uncircled)] - worth[hand]
    mood.butterfly = A_BUTTERFLY + worth[hand + min(FOR_A_BUTTERFLY, uncircled)] - worth[hand]
