"""Tests in a real browser, of what needs no server of ours."""

from tests.web.conftest import browser

__all__ = ["browser"]
