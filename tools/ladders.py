"""All ladders, kept row by row in `docs/ladders.json`, so that one can stop and go on:
`python -m tools.ladders --games 100 --only fits`; `--sure` ends a contest as soon as it is decided
who is stronger; `--draw` writes the tables and the picture of `docs/bots.md` from what is there.

Two seats: each level against the one below, and the lion with the tiger's time. Three seats and the
most: the same, cats in the other chairs. One process, one core; several may share the file.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec

from meowple.bots import LEVELS
from meowple.bots.interval import interval_at_any_time
from meowple.core.registry import find_game
from meowple.games import ALL
from meowple.lab.ladder import FIRST_LOOK, Pair, Standing, contest, played, standing

DOCS: Final = Path(__file__).parent.parent / "docs"
KEPT: Final = DOCS / "ladders.json"
PAGE: Final = DOCS / "bots.md"
PICTURE: Final = DOCS / "pictures" / "ladders.svg"
OPTIONS: Final[dict[str, dict[str, Any]]] = {"tail": {"rounds": 7}}
EQUAL: Final = {"tail": 500, "cafe": 90, "fits": 100}
"""The iterations with which a lion takes about as long as a tiger."""
BEGIN, END = "<!-- ladders -->\n", "<!-- end of ladders -->"


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """A contest, and what was played of it."""

    game: str
    weaker: str
    stronger: str
    seats: int
    options: dict[str, Any]
    pairs: list[Pair]

    @property
    def name(self) -> tuple[str, int, str, str]:
        """What tells it from others."""
        return self.game, self.seats, self.weaker, self.stronger

    def standing(self) -> Standing:
        """How it stands, with an interval that holds at any look."""
        return standing(self.pairs, interval_at_any_time)


def contests() -> Iterator[Row]:
    """All that are wanted."""
    for game in [one.name for one in ALL]:
        options = OPTIONS.get(game, {})
        seats = find_game(game).seats
        for many in sorted({2, min(3, seats[-1]), seats[-1]}):
            for weaker, stronger in pairwise(LEVELS):
                yield Row(game, weaker, stronger, many, options, [])
        if game in EQUAL:
            yield Row(game, "tiger", f"lion@{EQUAL[game]}", 2, options, [])


def rows() -> list[Row]:
    """Those that are kept, and those that nobody has begun."""
    text = KEPT.read_bytes() if KEPT.exists() else b"[]"
    kept = {row.name: row for row in msgspec.json.decode(text, type=list[Row])}
    return [kept.get(row.name, row) for row in contests()]


def save(played: Row) -> None:
    """Keep what was played, a line for each row; others may have played on in other rows."""
    found = [played if row.name == played.name else row for row in rows()]
    lines = [msgspec.json.encode(row).decode() for row in found if row.pairs]
    fresh = KEPT.with_suffix(f".{os.getpid()}")
    fresh.write_text("[\n" + ",\n".join(lines) + "\n]\n")
    fresh.replace(KEPT)


def is_sure(row: Row) -> bool:
    """Whether it is decided which of the two is stronger; few pairs decide nothing."""
    return len(row.pairs) >= FIRST_LOOK and row.standing().side_of(0.5) is not None


def play(row: Row, games: int, sure: bool) -> None:
    """Play until it has so many games, or until it is sure."""
    cell = contest(row.game, row.weaker, row.stronger, row.options, row.seats)
    missing = max(0, (games + 1) // 2 - len(row.pairs))
    if missing and not (sure and is_sure(row)):
        with closing(played(cell, missing, 1 + len(row.pairs))) as more:
            for pair in more:
                row.pairs.append(pair)
                save(row)
                if sure and is_sure(row):
                    break
    print(f"{row.stronger} over {row.weaker} at {row.game}, {row.seats} seats:", row.standing())
    sys.stdout.flush()


def table(found: Sequence[Row]) -> str:
    """What was played, as a table."""
    lines = ["| game | seats | | share | 95 % interval | games | ms a choice |", "|---" * 7 + "|"]
    for row in found:
        if row.pairs:
            told = row.standing()
            low, high = told.interval
            lines.append(
                f"| {row.game} | {row.seats} | {row.stronger} over {row.weaker}"
                f" | {100 * told.share:.1f} % | {100 * low:.0f}–{100 * high:.0f} | {told.games}"
                f" | {told.pace[1]:.1f} and {told.pace[0]:.1f} |"
            )
    return "\n".join(lines) + "\n"


def picture(found: Sequence[Row]) -> str:
    """The shares with their intervals, as an SVG."""
    told = [(row, row.standing()) for row in found if row.pairs]
    high = 30 + 18 * len(told)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 {high}" font-family="sans-serif"'
        ' font-size="11"><rect width="100%" height="100%" fill="#fffdf7"/>',
    ]
    for share in (0, 25, 50, 75, 100):
        x = 270 + 3.5 * share
        parts.append(f'<path d="M{x} 18V{high - 8}" stroke="#ccc"/>')
        parts.append(f'<text x="{x}" y="12" text-anchor="middle">{share} %</text>')
    for number, (row, one) in enumerate(told):
        y, (low, top) = 32 + 18 * number, one.interval
        left, right, at = (270 + 350 * edge for edge in (low, top, one.share))
        name = f"{row.game}, {row.seats} seats: {row.stronger} over {row.weaker}"
        parts.append(f'<text x="4" y="{y + 4}">{name}</text>')
        parts.append(f'<path d="M{left:.0f} {y}H{right:.0f}" stroke="#555" stroke-width="2"/>')
        parts.append(f'<circle cx="{at:.0f}" cy="{y}" r="4" fill="#c8641e"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def draw(found: Sequence[Row]) -> None:
    """Write table and picture into the docs."""
    before, rest = PAGE.read_text().split(BEGIN)
    PAGE.write_text(before + BEGIN + table(found) + END + rest.split(END)[1])
    PICTURE.write_text(picture(found))


def main() -> None:
    """Play, or draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0, help="of each contest, in all")
    parser.add_argument("--only", default="all", help="one game")
    parser.add_argument("--stronger", default="all", help="one level, such as lion or lion@500")
    parser.add_argument("--seats", type=int, default=0, help="tables of this size alone")
    parser.add_argument("--sure", action="store_true", help="end where it is decided")
    parser.add_argument("--draw", action="store_true")
    given = parser.parse_args()
    for row in rows() if given.games else ():
        wanted = given.only in (row.game, "all") and given.stronger in (row.stronger, "all")
        if wanted and given.seats in (row.seats, 0):
            play(row, given.games, given.sure)
    if given.draw:
        draw(rows())


if __name__ == "__main__":
    main()
