"""The store of this browser, empty, for the suite that every store passes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from meowple.pocket.disk import DiskStore


@pytest.fixture
def store() -> Iterator[DiskStore]:
    js = import_module("js")  # what a browser has

    async def opened() -> Any:
        return await js.freshDisk()

    store = DiskStore(asyncio.run(opened()))
    yield store
    asyncio.run(store.close())
