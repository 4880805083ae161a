"""Weights of the judgement of `fits`, written by `python -m tools.fit_fits`."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = (-0.1795, 0.0874, 0.2463, 0.4872, -0.2838, 0.96, 0.05425, -0.2509)
"""What the features of `judgement.py` are worth, in their order, as logits."""
