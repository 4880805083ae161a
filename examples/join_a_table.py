"""A program at somebody's table, with plain web sockets: it takes any of the moves it is offered.

python examples/join_a_table.py 'https://…/t/TABLE#program.TOKEN'
"""

from __future__ import annotations

import json
import random
import secrets
import sys
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect


def choose(view: Any, moves: list[Any]) -> Any:
    """Your own idea goes here: the view is all that your seat may know."""
    return random.choice(moves)


def main(link: str) -> None:
    """Play one match."""
    parts = urlsplit(link)
    address = f"{parts.scheme.replace('http', 'ws')}://{parts.netloc}/ws/{parts.path.split('/')[2]}"
    token = parts.fragment.removeprefix("program.")
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        line.send(json.dumps({"type": "hello"}))
        for frame in line:
            heard = json.loads(frame)
            if heard.get("nonce"):  # within 9 seconds, or we count as gone
                line.send(json.dumps({"type": "pong", "nonce": heard["nonce"]}))
            if heard["type"] == "refused":
                print("refused:", heard["key"])
            if heard["type"] == "update" and heard["outcome"]:
                print("ranks:", heard["outcome"]["ranks"])
                return
            if heard["type"] == "update" and heard["seat"] in heard["waiting"]:
                asked = {name: heard[name] for name in ("seat", "match", "decision")}
                move = choose(heard["view"], heard["moves"])
                play = {"type": "play", "id": secrets.token_hex(16), "move": move, **asked}
                line.send(json.dumps(play))


if __name__ == "__main__":
    main(sys.argv[1])
