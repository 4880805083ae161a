"""Weights of the judgement of `cafe`, written by `python -m tools.fit.cafe`."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = (0.127, 0.151, 0.073, 0.089)
"""What a point, a paw, a hoped-for point of a tower, an item whose cat is not scored are worth, as
logits."""

TASTE: Final = (
    1.892,
    0.598,
    0.047,
    0.364,
    0.608,
    2.064,
    0.502,
    2.806,
    13.13,
    0.436,
    1.818,
    -0.084,
    0.201,
    1.887,
    0.934,
    0.203,
    2.527,
    6,
    3.098,
)
"""The fields of `Taste`, in their order: how the lion lets everybody draw; written by
`python -m tools.fit.taste`."""
