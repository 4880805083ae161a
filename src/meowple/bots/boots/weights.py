"""Weights of the judgement of `boots`, written by `python -m tools.fit.boots`."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = (-0.1123, 1.485)
"""What a card of lead is worth, as a logit; and the same the fewer paws are left."""
