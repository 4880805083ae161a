"""What it is to break a rule, for `make mutants`."""

from __future__ import annotations

from typing import NamedTuple


class Break(NamedTuple):
    """A rule, what becomes of it, the page it stands on, its words there, and other words."""

    rule: str
    what: str
    page: str
    old: str
    new: str
