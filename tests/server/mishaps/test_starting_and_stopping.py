"""`meowple serve`: what it says when it starts, and that it has nothing to say when it stops."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from meowple.words import LANGUAGES, words
from tests.server.pages import PATIENCE


def serve(
    folder: Path, language: str, file: str = "tables.db", *flags: str
) -> subprocess.Popen[str]:
    """A server as somebody would start it, in a process group of its own as in a terminal."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": language}
    return subprocess.Popen(
        [sys.executable, "-m", "meowple", "serve", "--port", "0", "--file", file, *flags],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
        start_new_session=True,
    )


@pytest.mark.parametrize("language", ["uk", "en"])
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_in_ones_own_language_and_stops_without_a_noise(
    tmp_path: Path, language: str, how: signal.Signals
) -> None:
    say = words(language)
    with serve(tmp_path, f"{language}_XX.UTF-8") as server:
        assert server.stdout is not None
        assert server.stderr is not None
        assert server.stdout.readline().startswith(say("serve-at", address=""))
        if how == signal.SIGINT:
            os.killpg(server.pid, how)  # Ctrl-C reaches everybody, also who has just been started
        else:
            server.send_signal(how)
        assert say("serve-how-to-stop") in server.stdout.read()
        assert server.stderr.read() == ""
    assert server.returncode == 0


def test_any_free_port_will_do_for_the_figures_too(tmp_path: Path) -> None:
    with serve(tmp_path, "en_XX.UTF-8", "tables.db", "--metrics", "0") as server:
        assert server.stdout is not None
        try:
            said = server.stdout.readline()
            assert said.startswith(words("en")("serve-figures-at", address=""))
            assert server.stdout.readline().startswith(words("en")("serve-at", address=""))
            with urlopen(said.split()[-1]) as answer:
                assert b"meowple_tables 0" in answer.read()
        finally:
            os.killpg(server.pid, signal.SIGKILL)


@contextmanager
def started(folder: Path, language: str, file: str = "tables.db") -> Iterator[Path]:
    """A server that has said where it is; gone when the block ends, whatever happens in it."""
    with serve(folder, f"{language}_XX.UTF-8", file) as server:
        assert server.stdout is not None
        try:
            assert server.stdout.readline().startswith(words(language)("serve-at", address=""))
            yield folder / file
        finally:
            os.killpg(server.pid, signal.SIGKILL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_with_two_names_is_open_under_one_at_most(tmp_path: Path, language: str) -> None:
    (tmp_path / "elsewhere").mkdir()
    other = tmp_path / "elsewhere" / "same.db"
    with started(tmp_path, language) as file:
        os.link(file, other)
        with serve(tmp_path, f"{language}_XX.UTF-8", "elsewhere/same.db") as second:
            try:
                said, complained = second.communicate(timeout=PATIENCE)
            finally:
                second.kill()
        assert (second.returncode, said) == (2, "")
        why = words(language)("serve-file-linked", file="elsewhere/same.db")
        assert complained == f"meowple: {why}\n"
    other.unlink()
    with started(tmp_path, language):
        assert not other.exists(), "it has one name again"
