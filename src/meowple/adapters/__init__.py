"""Our games for other projects' programs: PettingZoo and OpenSpiel. Each needs its package, which
nothing else here imports."""

from __future__ import annotations

from meowple.core.game import MeowpleError


def missing(package: str, extra: str) -> MeowpleError:
    """What is said where the package of an adapter is not installed."""
    return MeowpleError(f"{package} is not installed: pip install 'meowple[{extra}]'")
