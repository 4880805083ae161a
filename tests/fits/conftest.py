"""Two pictures that differ are printed one below the other."""

from __future__ import annotations

from difflib import ndiff

from meowple.pictures.fits_table import as_drawn
from tests.fits.pictures import Picture


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    if op == "==" and isinstance(left, Picture) and isinstance(right, str):
        lines = ndiff(as_drawn(right).splitlines(), str(left).splitlines())
        return ["the table is not as drawn (- drawn, + is)", *lines]
    return None
