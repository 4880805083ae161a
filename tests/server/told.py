"""What a page was told last, as every page of a test keeps it."""

from __future__ import annotations

import json
from typing import Any

Heard = dict[str, Any]


class Told:
    """How the table and the match stood when something was heard of them."""

    def __init__(self) -> None:
        self.table: Heard = {}
        self.update: Heard = {}
        self.run = ""

    def keep(self, frame: str | bytes) -> Heard:
        """Read a frame and keep what it tells."""
        heard: Heard = json.loads(frame)
        if "table" in heard:
            self.table = heard["table"]
        if heard["type"] == "welcome":
            self.run = heard["run"]
        if heard["type"] == "update":
            self.update = heard
        return heard
