"""A connection to the database that is made again after it broke."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final, TypeAlias

import psycopg
from psycopg.conninfo import conninfo_to_dict

from meowple.server.store.postgres.schema import check
from meowple.table.store.base import StoreFailed

Db: TypeAlias = psycopg.Connection[Any]

PATIENCE: Final = 10
"""Seconds until a database that does not answer counts as gone."""
USUAL: Final = {
    "connect_timeout": PATIENCE,
    "application_name": "meowple",
    "keepalives_idle": PATIENCE,
    "tcp_user_timeout": 1000 * PATIENCE,
}


class Link:
    """One connection, used by one thread at a time."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._db: Db | None = None

    def db(self) -> Db:
        """The connection, made anew if there is none. Raises `StoreFailed` where none can be."""
        if self._db is None or self._db.closed:
            self._db = connect(self._url)
            try:
                check(self._db)
            except psycopg.Error as error:  # it broke at once
                self.drop()
                raise StoreFailed(
                    f"no connection to {named(self._url)}: {first_line(error)}"
                ) from None
            except BaseException:
                self.drop()
                raise
        return self._db

    def drop(self) -> None:
        """Close it; the next who asks gets another."""
        db, self._db = self._db, None
        if db is not None:
            with suppress(psycopg.Error):
                db.close()


def connect(url: str) -> Db:
    """A connection whose statements are prepared when they come a second time."""
    try:
        return psycopg.connect(url, autocommit=True, prepare_threshold=1, **_settings(url))
    except psycopg.Error as error:
        raise StoreFailed(f"no connection to {named(url)}: {first_line(error)}") from None


def _settings(url: str) -> dict[str, Any]:
    """What the URL does not say itself."""
    said = conninfo_to_dict(url)
    return {name: value for name, value in USUAL.items() if name not in said}


def named(url: str) -> str:
    """The database, in words that hold no password."""
    with suppress(psycopg.Error):
        said = conninfo_to_dict(url)
        host = said.get("host") or said.get("hostaddr") or "here"
        name = said.get("dbname") or said.get("user")
        return f"the database {name} at {host}" if name else f"the database at {host}"
    return "the database"


def check_address(url: str) -> None:
    """Refuse an address that cannot be read, without saying it; and one whose password would be
    taken for a host or a database, and then be said."""
    try:
        conninfo_to_dict(url)
    except psycopg.Error:
        raise StoreFailed("this is not the address of a database: postgresql://…") from None
    scheme, _, rest = url.partition("://")
    authority, _, path = rest.partition("?")[0].partition("/")
    if scheme in ("postgres", "postgresql") and (authority.count("@") > 1 or "@" in path):
        raise StoreFailed(
            "in the address of a database @ is written %40 and / is written %2F, "
            "in a password too; or keep the password in ~/.pgpass"
        )


def first_line(error: Exception) -> str:
    """Why something failed, in one line: what the database says next are guesses."""
    return next(iter(str(error).strip().splitlines()), type(error).__name__)
