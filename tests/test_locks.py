"""Locks say what is installed, never where from: any registry will do."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PYTHON = sorted(ROOT.glob("requirements*.txt"))


def test_the_lock_of_the_page_names_no_registry() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert '"integrity"' in lock


@pytest.mark.parametrize("lock", PYTHON, ids=lambda lock: lock.stem)
def test_the_locks_of_python_name_no_registry(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert "--hash=sha256:" in text
