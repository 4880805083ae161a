"""Weights of the judgement of `tail`, written by `python -m tools.fit.tail`."""

from __future__ import annotations

from typing import Final

HABITS: Final = (4.5, 3.5, 4.25, 5.0, 6.0, 3.0, 0.0, 0.25, 1.0)
"""The fields of `Habits`, in their order."""

SPREAD: Final = 8.4
"""How far two rows of a round lie apart, as a standard deviation."""
