"""Answers to plain requests."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from meowple.core.game import Refused


def json(value: Any, status: int = 200) -> Response:
    """A JSON answer that nobody keeps."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def refusal(refused: Refused, status: int = 422) -> Response:
    """A reason, in keys; the page says it in the player's language."""
    return json({"key": refused.key, "details": refused.details}, status)
