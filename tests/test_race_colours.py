"""The six colours of a race stay apart for eyes of every kind."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from math import dist
from pathlib import Path

import pytest

TOKENS = (Path(__file__).parent.parent / "web/src/style/tokens.css").read_text("utf-8")
COLOURS = dict(re.findall(r"--race-([a-z]+): (#[0-9a-f]{6});", TOKENS))
APART = 20.0
"""How far two colours are apart at least, in CIELAB; about 2 is the least one can see."""
APART_IN_LIGHTNESS = 10.0

Three = tuple[float, float, float]
Matrix = tuple[Three, Three, Three]

# What is left of linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1).
EYES: dict[str, Matrix] = {
    "most": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ: Matrix = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)
WHITE = (0.95047, 1.0, 1.08883)


def seen(colour: str, eyes: Matrix) -> Three:
    """The colour in CIELAB, as these eyes see it: lightness, red–green, yellow–blue."""
    shown = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shown]
    left = [min(1.0, max(0.0, part)) for part in _times(eyes, linear)]
    x, y, z = (_bent(part / white) for part, white in zip(_times(XYZ, left), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _bent(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116


def test_there_are_six() -> None:
    assert sorted(COLOURS) == ["blue", "green", "orange", "red", "violet", "yellow"]


@pytest.mark.parametrize("eyes", EYES)
def test_any_two_colours_are_apart_for_these_eyes(eyes: str) -> None:
    looks = {name: seen(colour, EYES[eyes]) for name, colour in COLOURS.items()}
    close = [(a, b) for a, b in combinations(looks, 2) if dist(looks[a], looks[b]) < APART]
    assert close == []


def test_who_sees_no_colours_sees_six_shades() -> None:
    shades = sorted(seen(colour, EYES["most"])[0] for colour in COLOURS.values())
    steps = [b - a for a, b in pairwise(shades)]
    assert min(steps) > APART_IN_LIGHTNESS
