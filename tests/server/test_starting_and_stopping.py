"""`meowple serve`: what it says when it starts, and that it has nothing to say when it stops."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from meowple.words import LANGUAGES, words
from tests.server.pages import PATIENCE


def serve(folder: Path, language: str, file: str = "tables.db") -> subprocess.Popen[str]:
    """A server as somebody would start it, in a process group of its own as in a terminal."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": language}
    return subprocess.Popen(
        [sys.executable, "-m", "meowple", "serve", "--port", "0", "--file", file],
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_with_two_names_is_open_under_one_at_most(tmp_path: Path, language: str) -> None:
    say = words(language)
    with serve(tmp_path, f"{language}_XX.UTF-8") as first:
        assert first.stdout is not None
        assert first.stdout.readline().startswith(say("serve-at", address=""))
        (tmp_path / "elsewhere").mkdir()
        os.link(tmp_path / "tables.db", tmp_path / "elsewhere" / "same.db")
        with serve(tmp_path, f"{language}_XX.UTF-8", "elsewhere/same.db") as second:
            said, complained = second.communicate(timeout=PATIENCE)
        assert second.returncode == 1
        assert said == ""
        assert complained == f"meowple: {say('serve-file-linked', file='elsewhere/same.db')}\n"
        first.send_signal(signal.SIGTERM)
    (tmp_path / "elsewhere" / "same.db").unlink()
    with serve(tmp_path, f"{language}_XX.UTF-8") as again:
        assert again.stdout is not None
        assert again.stdout.readline().startswith(say("serve-at", address=""))
        again.send_signal(signal.SIGTERM)
