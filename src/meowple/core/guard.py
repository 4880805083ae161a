"""States are values, but Python lets anybody change one. While states are guarded, a match says so
when its own was changed from outside: for tests, and for whoever looks for a fault."""

from __future__ import annotations

from typing import Any, NamedTuple

from meowple.core.game import MeowpleError


class Seen(NamedTuple):
    """A state, and what it was when it was seen."""

    state: Any
    content: int


class _Guard:
    on = False


def guard_states(on: bool = True) -> None:
    """Let matches look after their states from now on, or no more. Each step then takes longer."""
    _Guard.on = on


def seen(state: Any) -> Seen | None:
    """The state as it is now; None while nobody looks."""
    return Seen(state, hash(state)) if _Guard.on else None


def check_unchanged(state: Any, before: Seen | None) -> None:
    """Say so if this very state is not what it was."""
    if before is not None and state is before.state and hash(state) != before.content:
        raise MeowpleError(
            "the state of this match was changed from outside: a state is a value, "
            "so copy it (state.copy()) and change the copy"
        )
