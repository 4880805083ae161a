"""Two pictures that differ are printed one below the other."""

from __future__ import annotations

from difflib import ndiff

from tests.cafe.pictures import Table


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    if op == "==" and isinstance(left, Table) and isinstance(right, Table):
        lines = ndiff(str(right).splitlines(), str(left).splitlines())
        return ["the table is not as drawn (- drawn, + is)", *lines]
    return None
