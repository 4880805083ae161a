"""What appeals to each player of a table, and what follows from it for one."""

from __future__ import annotations

from collections.abc import Sequence

from meowple.bots.cafe.appeal import PER_ITEM, Appeal, appeal
from meowple.bots.cafe.dice import best_die, best_way
from meowple.bots.cafe.mood import Mood, mood_of, rounds_left
from meowple.bots.cafe.sketch import Sketch
from meowple.bots.cafe.taste import Taste
from meowple.games.cafe import moves as m
from meowple.games.cafe.sheet import HOUSE, TOWER_OF
from meowple.games.cafe.view import View


def mood(sketches: Sequence[Sketch], seat: int, taste: Taste) -> Mood:
    """What one player looks out for now."""
    rivals = [each for other, each in enumerate(sketches) if other != seat]
    return mood_of(sketches[seat], rivals, rounds_left(sketches, taste), taste)


def wishes(sketches: Sequence[Sketch], taste: Taste) -> list[Appeal]:
    """What appeals to each player now, if all have this taste."""
    return [appeal(own, mood(sketches, seat, taste)) for seat, own in enumerate(sketches)]


def favourite(view: View, wanted: Sequence[Appeal], taste: Taste) -> m.Move:
    """The die, or the draw, that this seat likes best."""
    assert view.seat is not None
    seat = view.seat
    if view.phase == "draft":
        return m.Take(best_die(view.dice, view.taken, wanted, seat, taste))
    wish = wanted[seat]
    _, way, _ = best_way(wish, view.taken[seat], view.central)
    if way == 0:
        return m.PASS
    item, floor = divmod(way, PER_ITEM)
    return m.Draw(item, TOWER_OF[wish.cells[way]], floor, wish.cat if item == HOUSE else None)
