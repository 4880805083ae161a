"""In this suite matches look after their states."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meowple import guard_states


@pytest.fixture(scope="package", autouse=True)
def guarded() -> Iterator[None]:
    """A state that is changed from outside is noticed at once."""
    guard_states()
    yield
    guard_states(False)
