"""One file, one server: a lock that ends with the process that holds it."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

try:
    import fcntl
except ImportError:  # not everywhere
    fcntl = None  # type: ignore[assignment]

from meowple.table.store.base import StoreFailed

_held: set[Path] = set()


class StoreLocked(StoreFailed):
    """Another server has the file open."""

    def __init__(self, file: Path, process: str) -> None:
        super().__init__(f"{file} is open in another server, process {process}")
        self.process = process


class StoreLinked(StoreFailed):
    """The file has a second name, by which another server could open it."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} has a second name, a hard link")


class NoFolder(StoreFailed):
    """The folder is not there in which the file should lie."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"there is no folder {folder}")
        self.folder = folder


class FileLock:
    """Holds `<file>.lock` from its making until `release`, or until the process dies."""

    # `lockf` and not `flock`: a forked child inherits the latter, and would keep the file locked
    # after the server was killed. It does not lock a process out from itself; `_held` does.

    def __init__(self, file: Path) -> None:
        target = file.resolve()
        self._path = target.with_name(target.name + ".lock")
        if self._path in _held:
            raise StoreLocked(file, str(os.getpid()))
        if not target.parent.is_dir():
            raise NoFolder(file.parent)
        try:
            self._handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreFailed(f"{file} cannot be opened: {error.strerror}") from error
        self._take(file)
        self._refuse_links(file, target)
        _held.add(self._path)

    def _take(self, file: Path) -> None:
        """Lock it and leave our number for the one who comes too late."""
        try:
            self._lock()
        except (OSError, sqlite3.OperationalError) as error:
            holder = os.read(self._handle, 20).decode().strip()
            os.close(self._handle)
            raise StoreLocked(file, holder) from error
        os.truncate(self._handle, 0)
        os.write(self._handle, f"{os.getpid()}\n".encode())

    def _lock(self) -> None:
        """Where files cannot be locked by `fcntl`, SQLite knows how: by a database with nothing in
        it, beside the lock."""
        self._beside: sqlite3.Connection | None = None
        if fcntl is not None:
            fcntl.lockf(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        beside = sqlite3.connect(
            f"{self._path}ed", timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            beside.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            beside.close()
            raise
        self._beside = beside

    def _unlock(self) -> None:
        os.close(self._handle)
        if self._beside is not None:
            self._beside.close()

    def _refuse_links(self, file: Path, target: Path) -> None:
        """Locks and logs are named after the file: under a second name they would be others, and
        each of two servers would write as if it were alone."""
        if target.is_file() and target.stat().st_nlink > 1:
            self._unlock()
            raise StoreLinked(file)

    def release(self) -> None:
        """Let another server open the file. The lock's own file stays: removing it would race."""
        self._unlock()
        _held.discard(self._path)
