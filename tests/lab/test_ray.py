"""Studies on a Ray cluster: two nodes here, one of which is killed in the middle."""

from __future__ import annotations

import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from meowple import MeowpleError
from meowple.cli import main
from meowple.lab.cluster import on_ray
from meowple.lab.jobs import Done, here
from meowple.lab.rows import ROWS
from meowple.lab.study import Cell, Study
from meowple.lab.workers import LIMIT, on_processes

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("default"),  # what Ray leaves open is not ours
]
ODD = "tests.lab.odd_bots"
STUDY = Study(
    (
        Cell("tail", ("cat", "random"), {"rounds": 2}),
        Cell("tail", (f"{ODD}:Raises", "random"), {"rounds": 1}),
    ),
    games=2000,
)
FATEFUL = Study((Cell("tail", (f"{ODD}:Dies", "random"), {"rounds": 1}),), 12)


def lines(work: Iterator[Done]) -> str:
    return "".join(done.lines for done in work)


@pytest.fixture
def cluster() -> Iterator[Any]:
    made = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    yield made
    import_module("ray").shutdown()
    made.shutdown()


def test_a_cluster_gives_the_same_rows_though_a_node_is_killed(cluster: Any) -> None:
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    ray = import_module("ray")
    ray.init(address=cluster.address, log_to_driver=False)
    fateful = on_ray(FATEFUL, 0, None, LIMIT)
    assert lines(fateful) == lines(on_processes(FATEFUL, 0, 1))
    work = on_ray(STUDY, 0, None, LIMIT)
    first = next(work).lines
    assert _alive(ray) == 2
    cluster.remove_node(second, allow_graceful=False)
    assert first + lines(work) == lines(here(STUDY, 0))
    end = time.monotonic() + 60
    while _alive(ray) > 1:  # where a machine is busy, the cluster is told of it later than we are
        assert time.monotonic() < end
        time.sleep(0.1)


def _alive(ray: Any) -> int:
    """How many nodes the cluster knows to be there."""
    return len([node for node in ray.nodes() if node["Alive"]])


def test_the_command_plays_on_a_cluster_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = ["lab", "play", "tail", "--bots", "cat,random", "--games", "300", "--no-plots"]
    assert main([*typed, "--out", "ray", "--engine", "ray"]) == 0
    assert main([*typed, "--out", "plain"]) == 0
    assert Path("ray", ROWS).read_bytes() == Path("plain", ROWS).read_bytes()


def test_a_cluster_that_is_not_there_is_said_in_one_line() -> None:
    with pytest.raises(MeowpleError, match=r"no Ray cluster at 127\.0\.0\.1:1: ") as told:
        next(on_ray(STUDY, 0, "127.0.0.1:1", LIMIT))
    assert "\n" not in str(told.value)
