"""Pictures of a study, as SVG and PNG: a small picture for each cell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import ceil
from pathlib import Path
from typing import Any, Final

from meowple.lab.ratings import Rated
from meowple.lab.rows import clearly
from meowple.lab.study import Study
from meowple.lab.tally import Mean, Tally, names_of

MOST_PICTURES: Final = 24
"""Cells that are drawn; the first ones."""
COLOURS: Final = ("#c8641e", "#2f6f8f", "#6b8e23", "#8e4585", "#b8860b", "#555555", "#d1495b")
BARS: Final = 30
Draw = Callable[[Any, Tally], None]


def draw(
    folder: Path, study: Study, tallies: Sequence[Tally], ratings: Sequence[Rated]
) -> list[str]:
    """Draw everything; gives the names of the pictures."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams.update({"svg.hashsalt": "meowple", "svg.fonttype": "none", "font.size": 9})
    bots = {bot: COLOURS[n % len(COLOURS)] for n, bot in enumerate(names_of(tallies))}
    pictures: dict[str, Draw] = {
        "points": lambda axes, tally: _points(axes, tally, bots),
        "lengths": _lengths,
        "standings": lambda axes, tally: _standings(axes, tally, bots),
        "seats": _seats,
        "reasons": _reasons,
    }
    with clearly(folder):
        for name, how in pictures.items():
            _save(folder, name, _small(study, tallies, how))
        if ratings:
            _save(folder, "ratings", _ratings(ratings, bots))
    return [*pictures, *(["ratings"] if ratings else [])]


def _small(study: Study, tallies: Sequence[Tally], how: Draw) -> Any:
    """One picture for each cell, side by side."""
    from matplotlib.figure import Figure

    shown = list(zip(study.cells, tallies, strict=True))[:MOST_PICTURES]
    wide = min(3, len(shown))
    high = ceil(len(shown) / wide)
    figure = Figure(figsize=(max(5, 4 * wide), 3.2 * high), layout="constrained")
    every = list(figure.subplots(high, wide, squeeze=False).flat)
    for axes, (cell, tally) in zip(every, shown, strict=False):
        options = [f"{name} {cell.options[name]}" for name in study.axes if name in cell.options]
        axes.set_title(", ".join([f"{cell.game}, {cell.seats} seats", *options]), fontsize=9)
        if tally.games:
            how(axes, tally)
    for axes in every[len(shown) :]:
        axes.set_visible(False)
    return figure


def _save(folder: Path, name: str, figure: Any) -> None:
    figure.savefig(folder / f"{name}.png", dpi=120, metadata={"Software": None})
    figure.set_layout_engine("none")  # it stays as it was laid out
    figure.savefig(folder / f"{name}.svg", metadata={"Date": None})


def _binned(counts: Counter[int]) -> tuple[list[float], list[int]]:
    """Counts as shares, in bars of equal width: how high they are, and their edges."""
    low, high = min(counts), max(counts)
    width = max(1, ceil((high - low + 1) / BARS))
    bars: Counter[int] = Counter()
    for value, count in counts.items():
        bars[(value - low) // width] += count
    many, total = (high - low) // width + 1, counts.total()
    heights = [bars[place] / total for place in range(many)]
    return heights, [low + place * width for place in range(many + 1)]


def _points(axes: Any, tally: Tally, bots: dict[str, str]) -> None:
    for bot, counts in tally.points.items():
        axes.stairs(*_binned(counts), fill=True, alpha=0.55, color=bots[bot], label=bot)
    axes.set_xlabel("points")
    axes.set_ylabel("share of games")
    axes.legend(fontsize=8)


def _lengths(axes: Any, tally: Tally) -> None:
    axes.stairs(*_binned(tally.lengths), fill=True, color=COLOURS[1])
    axes.set_xlabel("moves")
    axes.set_ylabel("share of games")


def _bars(axes: Any, told: dict[str, Mean], colours: Sequence[str]) -> None:
    """Means with their intervals, one below the other."""
    places = range(len(told))
    means = list(told.values())
    reach = [
        [mean.value - mean.interval.low for mean in means],
        [mean.interval.high - mean.value for mean in means],
    ]
    axes.barh(places, [mean.value for mean in means], xerr=reach, color=colours, capsize=3)
    axes.set_yticks(places, list(told))
    axes.invert_yaxis()
    axes.set_xlim(0, 1)


def _standings(axes: Any, tally: Tally, bots: dict[str, str]) -> None:
    told = {bot: values.mean() for bot, values in tally.bots.items()}
    _bars(axes, told, [bots[bot] for bot in told])
    axes.axvline(0.5, color="#999999", linewidth=1)
    axes.set_xlabel("part of the others left behind")


def _seats(axes: Any, tally: Tally) -> None:
    told = {f"seat {seat}": values.mean() for seat, values in tally.seats.items()}
    _bars(axes, told, [COLOURS[2]] * len(told))
    axes.axvline(0.5, color="#999999", linewidth=1)
    axes.set_xlabel("part of the others left behind")


def _reasons(axes: Any, tally: Tally) -> None:
    told = {why: values.share() for why, values in tally.reasons.items()}
    _bars(axes, told, [COLOURS[3]] * len(told))
    axes.set_xlabel("share of games")


def _ratings(ratings: Sequence[Rated], bots: dict[str, str]) -> Any:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for bot in ratings[-1].ratings:
        way = [(moment.games, moment.ratings[bot]) for moment in ratings if bot in moment.ratings]
        games = [at for at, _ in way]
        axes.plot(games, [one.mu for _, one in way], color=bots[bot], label=bot)
        low, high = ([one.mu + sign * 2 * one.sigma for _, one in way] for sign in (-1, 1))
        axes.fill_between(games, low, high, color=bots[bot], alpha=0.15, linewidth=0)
    axes.set_xlabel("games")
    axes.set_ylabel("rating (Plackett–Luce, ± 2 σ)")
    axes.legend(fontsize=8)
    return figure
