"""Weights of the judgement of `fits`, written by `python -m tools.fit.fits`."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = (-0.1077, 0.05863, 0.2998, 0.3503)
"""What the features of `judgement.py` are worth, in their order, as logits."""

EYE: Final = (0.8, 2, 0.35, 2, 0)
"""The fields of `Eye`, in their order; written by `python -m tools.fit.eye`."""
