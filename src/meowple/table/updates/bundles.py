"""Moves that are sent as arrays are told in bundles: `["lay", 12, [7, 8], true]` is two of them.

A seat may have hundreds of moves that differ in their place alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


def bundled(moves: Sequence[Any]) -> tuple[Any, ...]:
    """The moves as a page is told them, in their order: those next to each other that differ in
    one part alone are one array, with a list in its place. Moves with names stay as they are."""
    if not moves or not moves[0].__struct_config__.array_like:
        return tuple(moves)
    bundles: list[_Bundle] = []
    for move in msgspec.to_builtins(moves):
        if not bundles or not bundles[-1].takes(move):
            bundles.append(_Bundle(move))
    return tuple([bundle.told() for bundle in bundles])


class _Bundle:
    """Moves that differ in one part alone."""

    def __init__(self, move: list[Any]) -> None:
        self._first = move
        self._part = 0
        """Which part it is; 0, where the tag is, while there is but one move."""
        self._others: list[Any] = []

    def takes(self, move: list[Any]) -> bool:
        """Take a move in, if it belongs here."""
        part = self._part or _only_difference(self._first, move)
        if not part or _without(part, move) != _without(part, self._first):
            return False
        self._part = part
        self._others.append(move[part])
        return True

    def told(self) -> list[Any]:
        """One array for all of them."""
        if not self._others:
            return self._first
        part = self._part
        return [*self._first[:part], [self._first[part], *self._others], *self._first[part + 1 :]]


def _only_difference(one: list[Any], other: list[Any]) -> int:
    """The part in which two moves differ; 0 if it is the tag, or not one alone."""
    differs = [part for part, (a, b) in enumerate(zip(one, other, strict=False)) if a != b]
    return differs[0] if len(differs) == 1 else 0


def _without(part: int, move: list[Any]) -> list[Any]:
    return move[:part] + move[part + 1 :]
