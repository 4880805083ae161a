"""Nobody is answered before the disk has it: what promises it, and the calls that keep it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from meowple.server.serve import open_store
from meowple.words import words
from tests.served import Served
from tests.server.pages import Page
from tests.server.store.awaited import awaited

FULL = 2
"""What SQLite calls a commit that has reached the disk before it returns."""
TRACED = "trace=fsync,fdatasync,sendto,sendmsg,write,writev,recvfrom,recvmsg,read"


@awaited
async def test_the_store_of_a_server_syncs_every_commit(tmp_path: Path) -> None:
    store = open_store(tmp_path / "tables.db", words("en"))
    asked = ["PRAGMA synchronous", "PRAGMA journal_mode"]
    told = await store._writes.do(lambda db: [db.execute(one).fetchone()[0] for one in asked])
    assert told == [FULL, "wal"]
    await store.close()


@pytest.mark.skipif(
    shutil.which("strace") is None,
    reason="strace is not installed, and only it sees when a server syncs and when it answers",
)
@pytest.mark.parametrize("moves", [pytest.param(1), pytest.param(100, marks=pytest.mark.long)])
def test_between_a_move_and_its_answer_lies_a_sync_of_the_log(tmp_path: Path, moves: int) -> None:
    trace = tmp_path / "trace"
    server = Served(tmp_path / "tables.db", messages=10_000)
    server.start("strace", "-f", "-y", "-s", "9000", "-e", TRACED, "-o", str(trace))
    try:
        commands = play_some(server.url, moves)
    finally:
        server.kill()
    calls = calls_of(trace.read_text())
    for command in commands:
        came, synced, answered = moments_of(command, calls)
        assert came < synced < answered
        assert not [call for call in calls[came:synced] if call.kind == "went"], "told too early"


def play_some(url: str, moves: int) -> list[str]:
    """Play at least so many moves from two pages; gives the names of the commands."""
    ann, ben = Page(url), Page(url)
    table, invite = ann.open_table([None, None], options={"rounds": 20})
    ann.enter(table)
    ben.enter(table, invite)
    ben.request("sit", seat=1)
    ann.request("start")
    ann.wait_for_deal()
    ben.wait_for_deal()
    commands: list[str] = []
    while len(commands) < moves:
        for page in (ann, ben):
            page.listen()
            if page.update["moves"]:
                answer = page.play(page.update["moves"][0])
                assert answer["type"] == "accepted"
                commands.append(answer["id"])
    return commands


class Call(NamedTuple):
    """A call of the server that matters."""

    kind: str
    """`came` and `went` for a socket, `synced` for a file."""
    what: bytes
    """What was read or sent; the name of the file."""


def moments_of(command: str, calls: list[Call]) -> tuple[int, int, int]:
    """When a command came, when the log was synced next, and when its answer went out."""
    name = command.encode()
    [came] = [at for at, call in enumerate(calls) if call.kind == "came" and name in call.what]
    [answered] = [at for at, call in enumerate(calls) if call.kind == "went" and name in call.what]
    assert b'"done":["' in calls[answered].what
    log = [at for at, call in enumerate(calls) if call == Call("synced", b"tables.db-wal")]
    return came, min((at for at in log if at > came), default=len(calls)), answered


def calls_of(trace: str) -> list[Call]:
    """The calls in order: what is sent counts from its beginning, the rest when it has returned."""
    begun: dict[str, str] = {}
    calls = []
    for line in trace.splitlines():
        thread, call = line.split(maxsplit=1)
        sends = re.match(r"(<\.\.\. )?(send|write)", call)
        if call.endswith("<unfinished ...>"):
            begun[thread] = call.removesuffix("<unfinished ...>")
            if not sends:
                continue
        elif "resumed>" in call:
            call = begun.pop(thread, "") + call.partition("resumed>")[2]
            if sends:
                continue
        calls += _call(call)
    return calls


def _call(call: str) -> list[Call]:
    """The call, if it matters."""
    if synced := re.match(r"f(?:data)?sync\(\d+<.*/(.*)>\s*\) += 0", call):
        return [Call("synced", synced[1].encode())]
    on_socket = re.match(r'(\w+)\(\d+<(?:TCP|socket).*?>.*?"(.*)"', call)
    if on_socket is None:
        return []
    payload = on_socket[2].encode().decode("unicode_escape").encode("latin1")
    if on_socket[1].startswith(("send", "write")):
        return [Call("went", payload)]
    return [Call("came", _unmasked(payload))]


def _unmasked(frame: bytes) -> bytes:
    """What a frame from a page says: its bytes are turned by a mask that lies before them."""
    at = 4 if frame[1:2] == b"\xfe" else 2
    mask, masked = frame[at : at + 4], frame[at + 4 :]
    return bytes(byte ^ mask[place % 4] for place, byte in enumerate(masked))
