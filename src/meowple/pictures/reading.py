"""What all pictures share."""

from __future__ import annotations

from meowple.core.game import MeowpleError


def expect(right: object, wrong: str) -> None:
    """Say what is wrong with a picture, or with luck that was told, unless it is right."""
    if not right:
        raise MeowpleError(wrong)
