"""The command `meowple`: serve tables, play in the terminal, check and read logs."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import FileIO, TextIOWrapper
from itertools import pairwise
from random import Random
from typing import Any, Final, TextIO

from msgspec.structs import asdict

from meowple import GAMES, AnyGame, Match, MeowpleError, game, read_options
from meowple.bots import find_bot
from meowple.cli.typed import INNER, MOST_PORTS, OPTION, parser
from meowple.core.extras import need
from meowple.core.luck import BadLog
from meowple.core.registry import allow_only
from meowple.terminal import page_of
from meowple.terminal.files import is_false, retold, verify, why_not
from meowple.terminal.keys import Keys
from meowple.terminal.race import RaceTable
from meowple.terminal.table import Chooser, Left, Screen, Table, Typing, options_said
from meowple.words import LANGUAGES, Words, words

FALSE: Final = 1
"""The exit status for a record that was read, and does not hold."""
WRONG: Final = 2
"""The exit status for whatever was typed wrong or cannot be read; a line says why."""
STOPPED: Final = 130
"""The exit status of what was stopped by Ctrl-C."""

FindBot = Callable[[str, str], Chooser]


def main(
    argv: Sequence[str] | None = None,
    *,
    stdin: Typing | None = None,
    stdout: TextIO | None = None,
    environ: Mapping[str, str] = os.environ,
    find_bot: FindBot = find_bot,
) -> int:
    """Do what the command line says; gives the exit status."""
    try:
        return _main(argv, stdin, stdout, environ, find_bot)
    except KeyboardInterrupt:  # whoever stops it knows that they did
        return STOPPED
    except BrokenPipeError:  # whoever read along has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except SystemExit as end:  # a server that cannot be says why
        if not isinstance(end.code, str):
            raise
        print(end.code, file=sys.stderr)
        return WRONG


def _main(
    argv: Sequence[str] | None,
    stdin: Typing | None,
    stdout: TextIO | None,
    environ: Mapping[str, str],
    find_bot: FindBot,
) -> int:
    argv = sys.argv[1:] if argv is None else argv
    say = words(_asked_for(argv) or language_of(environ))
    if argv[:1] in (["lab"], ["join"]):
        return _speaks_english(argv[0], argv[1:])
    args = parser(say).parse_args(argv)
    if isinstance(sys.stdout, TextIOWrapper):  # a terminal may not know all our letters
        sys.stdout.reconfigure(errors="replace")
    typing, told = stdin or sys.stdin or _nowhere(), stdout or sys.stdout or _nowhere()
    screen = Screen(typing, told, shutil.get_terminal_size().columns)
    try:
        if args.command != "play":
            return _COMMANDS[args.command](args, say, screen)
        table, welcome = _sit_down(args, say, screen, find_bot)
    except MeowpleError as error:
        return _complain(why_not(error, say))
    _play(table, welcome, say, screen)
    return 0


def _speaks_english(command: str, argv: Sequence[str]) -> int:
    """What is for those who write programs: `lab` and `join`. Only they load it."""
    from importlib import import_module

    try:
        status: int = import_module(f"meowple.cli.{command}").main(argv)
        return status
    except MeowpleError as error:
        return _complain(str(error))


def _nowhere() -> TextIO:
    """In place of a stream that was closed."""
    return TextIOWrapper(FileIO(os.devnull, "r+"))


def _asked_for(argv: Sequence[str]) -> str | None:
    """The language that was typed; help needs it before anything else is read."""
    typed = " ".join(argv).replace("--lang=", "--lang ").split()
    wanted = [after for flag, after in pairwise(typed) if flag == "--lang" and after in LANGUAGES]
    return wanted[-1] if wanted else None


def language_of(environ: Mapping[str, str]) -> str:
    """The person's language, as their system tells it; English if we do not speak it."""
    told = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return told[:2] if told[:2] in LANGUAGES else "en"


# What is done


def _serve(args: argparse.Namespace, say: Words, screen: Screen) -> int:
    need("server", "h11", "segno", "starlette", "uvicorn", "websockets")
    if args.database is not None:
        _need_a_database()
    from meowple.server.serve import Shared, many, run
    from meowple.server.settings import Settings
    from meowple.server.web.behind import Proxies  # only who serves loads a server
    from meowple.server.web.origins import BadName, Name

    try:
        names = [Name.read(typed) for typed in args.name]
    except BadName as bad:
        return _complain(say("serve-bad-name", typed=str(bad), example="https://table.example"))
    try:
        Proxies(args.behind)
    except ValueError as bad:
        return _complain(say("serve-bad-behind", typed=str(bad), example="10.0.0.0/8"))
    unknown = [name for name in args.games if name not in GAMES]
    if unknown:
        known = ", ".join(GAMES)
        return _complain(say("serve-no-such-game", typed=", ".join(unknown), known=known))
    allow_only(args.games or GAMES)
    away = round(args.bot_after * 1000)
    behind = tuple(args.behind)
    settings = Settings(
        bot_pace=args.bot_pace, bot_after=away, direct=args.direct, behind=behind, log=args.log
    )
    if args.workers > 1 and args.database is None:
        return _complain(say("serve-workers-share", flag="--database postgresql://…"))
    if args.inner and args.database is None:
        return _complain(
            say("serve-inner-shares", flag="--inner", database="--database postgresql://…")
        )
    ports = range(args.metrics, args.metrics + args.workers) if args.metrics else ()  # 0: any
    if ports and (args.port in ports or ports[-1] > MOST_PORTS):
        return _complain(say("serve-metrics-port", first=str(ports[0]), last=str(ports[-1])))
    shared = None
    if args.database is not None:
        shared = Shared(args.database, args.inner or INNER, args.listening)
    if shared is not None and args.workers > 1 and args.listening is None:
        many(args.host, args.port, args.workers, names, say, shared, args.log)
        return 0
    metrics = ports[args.worker] if ports else args.metrics
    run(args.host, args.port, args.file, settings, names, say, shared, metrics)
    return 0


def _complain(why: str, status: int = WRONG) -> int:
    """Say in one line what cannot be done."""
    print(f"meowple: {why}", file=sys.stderr)
    return status


def _need_a_database() -> None:
    need("postgres", "psycopg")


def _migrate(args: argparse.Namespace, say: Words, screen: Screen) -> int:
    _need_a_database()
    from meowple.server.store.postgres.link import check_address, connect
    from meowple.server.store.postgres.schema import VERSION, migrate

    with _store_failures():
        check_address(args.database)
        with connect(args.database) as db:
            before = migrate(db)
    screen.write(say("migrate-done", version=str(VERSION), before=str(before or "–")))
    return 0


def _move(args: argparse.Namespace, say: Words, screen: Screen) -> int:
    _need_a_database()
    from meowple.server.store.moving import move
    from meowple.server.store.postgres.link import check_address, connect
    from meowple.server.store.postgres.schema import migrate

    with _store_failures():
        check_address(args.database)
        with connect(args.database) as db:
            migrate(db)
            tables = move(args.file, db)
    screen.write(say("move-done", tables=tables, file=str(args.file)))
    return 0


def _back_up(args: argparse.Namespace, say: Words, screen: Screen) -> int:
    from meowple.server.store.sqlite.schema import back_up

    with _store_failures():
        back_up(args.file, args.copy)
    screen.write(say("backup-done", copy=str(args.copy)))
    return 0


@contextmanager
def _store_failures() -> Iterator[None]:
    """One plain line instead of whatever went wrong with a file or a database."""
    from meowple.table.store.base import StoreFailed

    try:
        yield
    except StoreFailed as error:
        raise MeowpleError(str(error)) from None


def _verify(args: argparse.Namespace, say: Words, screen: Screen) -> int:
    fine, lines = verify(args.file, say)
    screen.write(*lines)
    return 0 if fine else FALSE


def _retell(args: argparse.Namespace, say: Words, screen: Screen) -> int:
    try:
        screen.write(*retold(args.file, say))
    except BadLog as bad:
        return _complain(why_not(bad, say), FALSE if is_false(bad) else WRONG)
    return 0


def _review(args: argparse.Namespace, say: Words, screen: Screen) -> int:
    from meowple.terminal.review import reviewed  # only who asks for it waits for the bots

    try:
        screen.write(*reviewed(args.file, say, args.seat, _progress(say)))
    except BadLog as bad:
        return _complain(why_not(bad, say), FALSE if is_false(bad) else WRONG)
    return 0


def _progress(say: Words) -> Callable[[int, int], None]:
    """How far it is, in one line that goes when it is done; nothing where nobody looks."""
    if not (sys.stderr and sys.stderr.isatty()):
        return lambda done, of: None

    def tell(done: int, of: int) -> None:
        said = say("review-looking", done=done + 1, of=of) if done < of else ""
        print(f"\r\x1b[K{said}", end="", file=sys.stderr, flush=True)

    return tell


def _list(args: argparse.Namespace, say: Words, screen: Screen) -> int:
    screen.write(*_games(say))
    return 0


_COMMANDS: Final[dict[str, Callable[[argparse.Namespace, Words, Screen], int]]] = {
    "games": _list,
    "serve": _serve,
    "migrate": _migrate,
    "move": _move,
    "backup": _back_up,
    "verify": _verify,
    "replay": _retell,
    "review": _review,
}


def _games(say: Words) -> list[str]:
    lines: list[str] = []
    for name, one in sorted(GAMES.items()):
        players = say("seats-range", fewest=one.seats.start, most=one.seats.stop - 1)
        lines.append(f"{name}: {say.or_plainly(name, f'{name}-title')} ({players})")
        if say.knows(f"{name}-blurb"):
            lines.append(f"    {say(f'{name}-blurb')}")
    return lines


def _sit_down(
    args: argparse.Namespace, say: Words, screen: Screen, find_bot: FindBot
) -> tuple[Table, list[str]]:
    """The table that was asked for, and what is said when one sits down at it."""
    one = game(args.game)
    typed = vars(args).items()
    chosen = {name.removeprefix(OPTION): it for name, it in typed if name.startswith(OPTION)}
    match = Match(one, args.seats, read_options(one, chosen), args.seed)
    names = [args.name.strip() or say("name-you")]
    names += [say.bot_name(seat) for seat in range(1, args.seats)]
    seated: dict[str, Any] = {
        "match": match,
        "page": page_of(one.name),
        "bot": find_bot(one.name, args.bots),
        "say": say,
        "names": names,
        "screen": screen,
        "rng": Random(args.seed),
        "clock": _clock(),
    }
    table = RaceTable(**seated, keys=Keys(screen.handle)) if one.race else Table(**seated)
    return table, _welcome(one, names, args.bots, chosen, say)


def _welcome(
    one: AnyGame, names: Sequence[str], level: str, chosen: Mapping[str, Any], say: Words
) -> list[str]:
    default = asdict(one.options())
    changed = {name: value for name, value in chosen.items() if value != default[name]}
    others = ", ".join(names[1:])
    return [
        say.or_plainly(one.name, f"{one.name}-title"),
        say("terminal-welcome", seat=names[0], names=others, level=say(f"level-{level}")),
        *options_said(one.name, changed, say),
        say("terminal-help"),
        say("terminal-hint-help"),
    ]


def _clock() -> Callable[[], int]:
    """Milliseconds since now."""
    start = time.monotonic()
    return lambda: round((time.monotonic() - start) * 1000)


def _play(table: Table, welcome: Sequence[str], say: Words, screen: Screen) -> None:
    screen.clear()
    screen.write(*welcome)
    try:
        table.play()
    except (Left, KeyboardInterrupt):
        screen.clear()
        screen.write("", say("terminal-bye"))
