"""The picture in docs/fair-races.md: what the player further away wins."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.fairness.cells import Result

PICTURE: Final = Path(__file__).parents[2] / "docs" / "pictures" / "fairness.svg"
WIDE, HIGH, LEFT, BELOW = 720, 360, 56, 300
LINES: Final = (
    ("order of arrival", "#b4532a", "6 4"),
    ("invited", "#2f6f5e", ""),
    ("public", "#8a6d1f", "2 3"),
    ("far", "#31508f", ""),
)


def _x(trip: float) -> float:
    return LEFT + trip * 1.75


def _y(share: float) -> float:
    return BELOW - share * 4.6


def draw(results: Iterable[Result]) -> None:
    """Write the picture anew."""
    calm = [result for result in results if result.cell.name.endswith("calm")]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}"'
        ' font-family="sans-serif" font-size="13">',
        "<title>Share of races won by the player further away</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fffaf2"/>',
        *_axes(),
        *(part for line in LINES for part in _line(*line, calm)),
        "</svg>\n",
    ]
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text("\n".join(parts), "utf-8")


def _axes() -> list[str]:
    right = _x(300)
    band = (
        f'<rect x="{LEFT}" y="{_y(52)}" width="{right - LEFT}" height="{_y(48) - _y(52)}"'
        ' fill="#dfeee6"/>'
    )
    rows = [
        f'<line x1="{LEFT}" y1="{_y(share)}" x2="{right}" y2="{_y(share)}" stroke="#e3d8c6"/>'
        f'<text x="{LEFT - 8}" y="{_y(share) + 4}" text-anchor="end">{share} %</text>'
        for share in range(0, 61, 10)
    ]
    columns = [
        f'<text x="{_x(trip)}" y="{BELOW + 20}" text-anchor="middle">{trip}</text>'
        for trip in (20, 80, 150, 250, 300)
    ]
    under = f'<text x="{_x(160)}" y="{BELOW + 42}" text-anchor="middle">'
    return [band, *rows, *columns, f"{under}round trip in ms; the other player has 20 ms</text>"]


def _line(name: str, colour: str, dashes: str, results: list[Result]) -> list[str]:
    arrival = name == LINES[0][0]
    own = [r for r in results if r.cell.name.startswith("invited" if arrival else name)]
    points = [(20.0, 50.0)]
    points += [(r.cell.net.trip, r.by_arrival if arrival else r.share) for r in own]
    path = " ".join(f"{_x(trip):.0f},{_y(share):.1f}" for trip, share in points)
    trip, share = points[-1]
    dots = "".join(
        f'<circle cx="{_x(a):.0f}" cy="{_y(b):.1f}" r="3.5" fill="{colour}"/>' for a, b in points
    )
    label = f'<text x="{_x(trip) + 8:.0f}" y="{_y(share) + 4:.1f}" fill="{colour}">{name}</text>'
    line = f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"'
    return [f'{line} stroke-dasharray="{dashes}"/>', dots, label]
