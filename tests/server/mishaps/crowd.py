"""A crowd in a process of its own: `crowd <port> <table> <match> <frames>`, then on standard input
a cookie for each socket and an empty line. At the next line all speak at once, then it says `sent`,
and they stay until its input ends."""

from __future__ import annotations

import json
import secrets
import select
import socket
import sys


def framed(message: object) -> bytes:
    """A text frame as a browser sends it; the mask is all zeros."""
    body = json.dumps(message).encode()
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + body


def opened(port: int, table: str, cookie: str) -> socket.socket:
    """A web socket of this guest."""
    line = socket.create_connection(("127.0.0.1", port))
    head = (
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        f"Origin: http://127.0.0.1:{port}\r\n"
        f"Cookie: {cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    line.sendall(head.encode())
    answer = line.recv(1024)
    assert b" 101 " in answer, answer
    return line


def main(port: str, table: str, match: str, frames: str) -> None:
    """Come, wait, say it all at once, and read what comes."""
    cookies = list(iter(lambda: sys.stdin.readline().strip(), ""))
    lines = [opened(int(port), table, cookie) for cookie in cookies]
    for line in lines:
        line.sendall(framed({"type": "hello"}))
    play = {"type": "play", "seat": 0, "match": match, "decision": 0, "move": {"type": "x"}}
    said = b"".join(framed({**play, "id": secrets.token_hex(16)}) for _ in range(int(frames)))
    print("here", flush=True)
    sys.stdin.readline()
    for line in lines:
        line.sendall(said)
    print("sent", flush=True)
    watched = [*lines, sys.stdin]
    while sys.stdin in watched:
        ready, _, _ = select.select(watched, [], [])
        for one in ready:
            if isinstance(one, socket.socket):
                try:
                    gone = not one.recv(65536)
                except OSError:
                    gone = True
            else:
                gone = True
            if gone:
                watched.remove(one)


if __name__ == "__main__":
    main(*sys.argv[1:])
