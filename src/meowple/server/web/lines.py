"""All connections of a server: how many there may be, and how long one may keep silent."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from typing import Final

try:
    import resource
except ImportError:  # not everywhere
    resource = None  # type: ignore[assignment]

from meowple.server.settings import Settings
from meowple.server.web.limits import household

KEPT_BACK: Final = 96
"""Handles for all that is no connection: the store, bots, what is read at the start."""
UNKNOWN: Final = 512
"""Handles where nobody tells how many there are."""
MOST: Final = 20_000
"""Connections, however many handles there are: each takes some memory too."""

log = logging.getLogger(__name__)


def handles() -> int:
    """How many handles we may have open, after asking for as many as we are given."""
    if resource is None:
        return UNKNOWN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):
        return soft
    return MOST + KEPT_BACK if hard == resource.RLIM_INFINITY else hard


class Lines:
    """Counts the connections of each household, and all of them."""

    def __init__(self, settings: Settings, handles: int, exempt: Callable[[str], bool]) -> None:
        self.settings = settings
        self._most = max(1, min(MOST, handles - KEPT_BACK))
        self._exempt = exempt
        self._here: dict[object, str] = {}
        self._of: Counter[str] = Counter()
        self._said = False

    def came(self, line: object, address: str) -> bool:
        """Whether there is room for this one; `exempt` addresses are proxies, with many behind."""
        if len(self._here) >= self._most:
            self._say_once()
            return False
        name = household(address)
        if self._of[name] >= self.settings.lines_an_address and not self._exempt(address):
            return False
        self._here[line] = name
        self._of[name] += 1
        return True

    def left(self, line: object) -> None:
        """This one is gone; who was never let in, or is gone already, changes nothing."""
        name = self._here.pop(line, None)
        if name is None:
            return
        self._of[name] -= 1
        if not self._of[name]:
            del self._of[name]
        if len(self._here) < self._most * 3 // 4:
            self._said = False

    def _say_once(self) -> None:
        if not self._said:
            log.warning("%d connections are open: until some are gone, no more fit", self._most)
            self._said = True
