"""`meowple join`: a bot takes the chair that a host gave a link for. It speaks English, as the lab
does. What goes over the line is told in docs/bot-api.md."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple
from urllib.parse import urlsplit

from meowple import GAMES, MeowpleError
from meowple.cli.typed import MOST, Parser, between
from meowple.core.extras import need
from meowple.lab.players import find_player
from meowple.words import words


class Link(NamedTuple):
    """Where a chair is, and what opens it."""

    address: str
    """Of the socket."""
    token: str


def parser() -> argparse.ArgumentParser:
    """The reader of the command line."""
    say = words("en")
    join = Parser(
        say,
        prog="meowple join",
        description="A bot takes a seat at a table, with the link its host gave. "
        "See docs/bot-api.md.",
    )
    join.add_argument("link", metavar="LINK", help="https://…/t/TABLE#program.TOKEN")
    join.add_argument(
        "--bot", required=True, metavar="BOT", help="random, a level, lion@200, my.module:Bot"
    )
    join.add_argument("--once", action="store_true", help="leave after one match")
    seconds = partial(between, say, 1, MOST, float)
    join.add_argument(
        "--limit", type=seconds, default=50, metavar="SECONDS", help="for an answer of the bot"
    )
    return join


def main(argv: Sequence[str]) -> int:
    """Do what was typed; gives the exit status."""
    args = parser().parse_args(argv)
    need("server", "websockets")
    from meowple.cli.visit import Visit  # only who joins loads web sockets

    link = read_link(args.link)
    find_player(next(iter(GAMES)), args.bot)  # before a seat is taken for it
    try:
        Visit(link.address, link.token, args.bot, args.limit).stay(once=args.once)
    except KeyboardInterrupt:
        print("left the table")
    return 0


def read_link(typed: str) -> Link:
    """The parts of a link; what is wrong with it is said without its secret."""
    try:
        parts = urlsplit(typed.strip())
        where = f"{parts.scheme}://{parts.netloc}{parts.path}"
        fine = parts.port != 0 and parts.hostname is not None and parts.username is None
    except ValueError:
        where, fine = "it", False
    table = re.fullmatch(r"/t/([\w-]{1,64})/?", parts.path, re.ASCII) if fine else None
    token = re.fullmatch(r"program\.([\w-]{1,100})", parts.fragment, re.ASCII) if fine else None
    schemes = {"http": "ws", "https": "wss"}
    if table is None or token is None or parts.scheme not in schemes:
        looks = "https://…/t/TABLE#program.TOKEN"
        raise MeowpleError(f"a link for a program looks like {looks}, and {where} does not")
    return Link(f"{schemes[parts.scheme]}://{parts.netloc}/ws/{table[1]}", token[1])
