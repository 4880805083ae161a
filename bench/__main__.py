"""`make bench`: figures taken in one run, as ratios; the machine may be busy."""

from __future__ import annotations

from statistics import median

from bench import adapters, costs, fits, search, store
from bench.load.__main__ import ALONE
from bench.load.__main__ import main as load
from bench.rounds import (
    CONTENDERS,
    moves_a_second,
    open_spiel_rounds,
    rlcard_rounds,
    where_time_goes,
)

REPEATS = 7


def compare_random_play() -> None:
    """Moves a second of random play, the contenders taking turns."""
    contenders = {
        **{f"{name}, four players": contender for name, contender in CONTENDERS.items()},
        "OpenSpiel hearts": (open_spiel_rounds("hearts"), 300),
        "the same, luck taken as even": (open_spiel_rounds("hearts", even_luck=True), 300),
        "OpenSpiel crazy_eights": (open_spiel_rounds("crazy_eights"), 300),
        "RLCard uno": (rlcard_rounds("uno"), 200),
        "OpenSpiel python_tic_tac_toe": (open_spiel_rounds("python_tic_tac_toe"), 1000),
    }
    speeds: dict[str, list[float]] = {name: [] for name in contenders}
    for seed in range(REPEATS):
        for name, (rounds, count) in contenders.items():
            speeds[name].append(moves_a_second(rounds, seed, count))
    hearts = speeds["OpenSpiel hearts"]
    print(f"Random play on one core, median of {REPEATS} runs in turn")
    print(f"{'':30}{'moves/s':>10}{'µs a move':>12}{'of hearts':>12}")
    for name, runs in speeds.items():
        ratio = median(mine / theirs for mine, theirs in zip(runs, hearts, strict=True))
        cost = 1e6 / median(runs)
        print(f"{name:30}{median(runs):10,.0f}{cost:12.1f}{ratio:11.2f}×")


def tell_where_time_goes() -> None:
    """The functions that random play spends most of its time in, as a profiler sees it."""
    for name, (rounds, count) in CONTENDERS.items():
        shares = where_time_goes(rounds, count // 5)[:8]
        print(f"{name}:", ", ".join(f"{function} {share:.0%}" for share, function in shares))


if __name__ == "__main__":
    compare_random_play()
    tell_where_time_goes()
    print()
    search.main()
    print()
    costs.main()
    print()
    fits.main()
    print()
    adapters.main()
    print()
    store.main()
    print()
    load(ALONE)
