"""Weights of the judgement of `cafe`, written by `python -m tools.fit_cafe`."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = (0.3853, 0.4275, 0.2213, 0.2518, 0.5)
"""What a point, a paw, a hoped-for point of a tower, an item whose cat is not scored are worth, as
logits; and how much flatter each cell to come makes it."""
