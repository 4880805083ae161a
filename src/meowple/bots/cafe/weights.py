"""Weights of the judgement of `cafe`, written by `python -m tools.fit_cafe`."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = (0.127, 0.151, 0.073, 0.089)
"""What a point, a paw, a hoped-for point of a tower, an item whose cat is not scored are worth, as
logits."""
