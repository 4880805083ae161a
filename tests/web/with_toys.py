"""A server on whose shelf the toys stand too: games for which the page has no board."""

from __future__ import annotations

import runpy

from tests.served import Served


class ServedWithToys(Served):
    """A server that knows the toys."""

    program = "tests.web.with_toys"


if __name__ == "__main__":
    from meowple.core.registry import register
    from tests.toys import TOYS

    for toy in TOYS:
        register(toy)
    runpy.run_module("tests.served", run_name="__main__")
