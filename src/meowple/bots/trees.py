"""What was learnt of each seat's decisions: a tree for each seat, by its own moves and by what it
sees when it is asked. Seats that choose at the same time learn apart from each other."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import log, sqrt
from typing import Any, Final

BOLD: Final = 0.5
"""How much is tried that did worse so far."""
WIDENS: Final = 1.5
"""How many of the moves, in their order, are open for trial: so often the root of the visits."""


class Branch:
    """How one move did in one question."""

    __slots__ = ("seen", "total", "visits")

    def __init__(self) -> None:
        self.seen = 0
        """How often it could have been tried."""
        self.visits = 0
        self.total = 0.0

    def promise(self) -> float:
        """What it brought, and what it may yet bring."""
        mean = self.total / self.visits
        return mean + BOLD * sqrt(log(self.seen) / self.visits)


class Node:
    """A question of one seat, as far as the seat can tell it from others."""

    __slots__ = ("after", "branches", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.branches: dict[Any, Branch] = {}
        self.after: dict[Hashable, Node] = {}
        """The next question, by the own move and by what is seen then."""

    def choose(self, moves: Sequence[Any]) -> Any:
        """The move to try, of moves in their order: the first that was never tried among those
        that are open, else the one that promises most."""
        open_moves = moves[: 1 + int(WIDENS * sqrt(self.visits))]
        best, most = open_moves[0], -1.0
        for move in open_moves:
            branch = self.branches.get(move)
            if branch is None:
                branch = self.branches[move] = Branch()
            branch.seen += 1
            if branch.visits == 0:
                best = move
                break
            promise = branch.promise()
            if promise > most:
                best, most = move, promise
        return best

    def learn(self, move: Any, value: float) -> None:
        """What came of a move."""
        branch = self.branches[move]
        self.visits += 1
        branch.visits += 1
        branch.total += value


class Walk:
    """The way of one seat through its tree, in one world."""

    __slots__ = ("at", "depth", "last", "steps")

    def __init__(self, root: Node, depth: int, begun: Hashable = None) -> None:
        self.at: Node | None = root
        self.depth = depth
        self.last: Hashable = begun
        self.steps: list[tuple[Node, Any]] = []

    def choose(self, glimpse: Hashable, moves: Sequence[Any]) -> Any:
        """The move to try; the walk goes on to it. One new question is learnt of in each walk."""
        assert self.at is not None
        key = (self.last, glimpse)
        node = self.at.after.get(key)
        fresh = node is None
        if node is None:
            node = self.at.after[key] = Node()
        move = node.choose(moves)
        self.steps.append((node, move))
        self.last = move
        self.at = None if fresh or len(self.steps) >= self.depth else node
        return move

    def learn(self, value: float) -> None:
        """What came of it."""
        for node, move in self.steps:
            node.learn(move, value)
