"""What the library itself does without, and a part of it asks for: an extra of the package."""

from __future__ import annotations

from importlib.util import find_spec

from meowple.core.game import MeowpleError


def need(extra: str, *modules: str) -> None:
    """Say in one line what has to be installed, if something has to."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise MeowpleError(
            f"{' and '.join(missing)} is not installed: pip install 'meowple[{extra}]'"
        )
