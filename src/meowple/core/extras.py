"""What the library itself does without, and a part of it asks for: an extra of the package."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from meowple.core.game import MeowpleError


class Missing(MeowpleError):
    """Something is not installed."""

    def __init__(self, extra: str, modules: Sequence[str]) -> None:
        self.modules = ", ".join(modules)
        self.command = f"pip install 'meowple[{extra}]'"
        verb = "is" if len(modules) == 1 else "are"
        super().__init__(f"{self.modules} {verb} not installed: {self.command}")


def need(extra: str, *modules: str) -> None:
    """Say in one line what has to be installed, if something has to."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise Missing(extra, missing)
