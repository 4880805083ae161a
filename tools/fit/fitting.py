"""Logistic regression on a few features, by Newton's method: how judgements get their weights."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from pathlib import Path
from typing import Final

Example = tuple[list[float], float]
"""What there was, and what came of it: from 0, lost, to 1, won."""

BOTS: Final = Path(__file__).parents[2] / "src/meowple/bots"
"""Where weights are kept."""
LONGEST = 100
"""Signs in a line of code."""
RIDGE = 1e-3
"""Keeps weights of features that tell nothing near zero."""


def fit(examples: Sequence[Example], passes: int = 12) -> list[float]:
    """The weights by which the features explain best what came of them; there is no constant, so
    features are differences between a seat and its rivals."""
    size = len(examples[0][0])
    weights = [0.0] * size
    for _ in range(passes):
        slope = [-RIDGE * len(examples) * weight for weight in weights]
        bend = [[RIDGE * len(examples) * (r == c) for c in range(size)] for r in range(size)]
        for features, came in examples:
            chance = guess(weights, features)
            for r in range(size):
                slope[r] += (came - chance) * features[r]
                for c in range(size):
                    bend[r][c] += chance * (1 - chance) * features[r] * features[c]
        weights = [weight + step for weight, step in zip(weights, solve(bend, slope), strict=True)]
    return weights


def guess(weights: Sequence[float], features: Sequence[float]) -> float:
    """The chance that these weights give."""
    logit = sum([weight * each for weight, each in zip(weights, features, strict=True)])
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, logit))))


def loss(weights: Sequence[float], examples: Sequence[Example]) -> float:
    """How surprising what came is for these weights, on average; 0.693 knows nothing."""
    total = 0.0
    for features, came in examples:
        chance = min(1 - 1e-9, max(1e-9, guess(weights, features)))
        total -= came * log(chance) + (1 - came) * log(1 - chance)
    return total / len(examples)


def solve(rows: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Linear equations, by elimination."""
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for at in range(len(table)):
        pivot = max(range(at, len(table)), key=lambda row: abs(table[row][at]))
        table[at], table[pivot] = table[pivot], table[at]
        for row in range(len(table)):
            if row != at:
                times = table[row][at] / table[at][at]
                table[row] = [
                    one - times * other for one, other in zip(table[row], table[at], strict=True)
                ]
    return [row[-1] / row[at] for at, row in enumerate(table)]


def write(path: Path, name: str, values: Sequence[float]) -> None:
    """Put weights into a file, in place of those that stand there under their name."""
    lines = path.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(f"{name}: Final"))
    until = at if lines[at][-1] != "(" else lines.index(")", at)
    told = [f"{value:.4g}" for value in values]
    row = f"{name}: Final = ({', '.join(told)})" if len(told) > 1 else f"{name}: Final = {told[0]}"
    rows = [f"{name}: Final = (", *[f"    {each}," for each in told], ")"]
    lines[at : until + 1] = [row] if len(row) <= LONGEST else rows
    path.write_text("\n".join(lines) + "\n")
