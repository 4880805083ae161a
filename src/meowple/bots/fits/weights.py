"""Weights of the judgement of `fits`, written by `python -m tools.fit_fits`."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = (0.0, 0.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
"""What the features of `judgement.py` are worth, in their order, as logits."""
