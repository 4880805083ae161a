"""The built page as it is sent: each file by its name, as small as the browser can read it."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import FileResponse, Response

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
ASK_AGAIN: Final = "no-cache"

LARGE: Final = 500_000
"""Bytes."""

ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How a file is called that lies beside another, compressed like that; the smaller first."""

TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


class Built(Struct, frozen=True):
    """One file of the page."""

    kind: str
    bodies: Mapping[str, bytes | Path]
    """By the way it is compressed; `identity` is as it is. What is large stays where it lies: few
    ever ask for it, and it would take its room in the memory of every server."""
    mark: str
    """Changes with what is in it."""


class BuiltFiles:
    """All files of the page, read once: what is built while we serve is for the next start."""

    def __init__(self, folder: Path) -> None:
        found = [
            file for file in sorted(folder.rglob("*")) if file.is_file() and not file.is_symlink()
        ]
        packed = {f"{file}{ending}" for file in found for ending in ENDINGS.values()}
        plain = [file for file in found if str(file) not in packed]
        self._files = {file.relative_to(folder).as_posix(): _read(file) for file in plain}

    def __contains__(self, path: str) -> bool:
        return path in self._files

    def text(self, path: str) -> bytes:
        """This file as it is."""
        body = self._files[path].bodies["identity"]
        return body.read_bytes() if isinstance(body, Path) else body

    def answer(self, request: Request, path: str, keep: str, status: int = 200) -> Response:
        """This file, or that the browser has it already."""
        file = self._files[path]
        way = best_way(request.headers.get("accept-encoding", ""), file.bodies)
        headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
        if status == 200:
            headers["ETag"] = f'"{file.mark}-{way}"'
            if _has(request, headers["ETag"]):
                return Response(None, 304, headers)
        if way != "identity":
            headers["Content-Encoding"] = way
        body = file.bodies[way]
        if isinstance(body, Path):
            return FileResponse(body, status, headers, file.kind)
        return Response(body, status, headers, file.kind)


def _is_ours(file: Path) -> bool:
    """A link may lead anywhere."""
    return file.is_file() and not file.is_symlink()


def _read(file: Path) -> Built:
    plain = file.read_bytes()
    bodies = {
        way: _body(Path(f"{file}{ending}"), len(plain))
        for way, ending in ENDINGS.items()
        if Path(f"{file}{ending}").is_file()
    }
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    mark = hashlib.sha256(plain).hexdigest()[:20]
    bodies["identity"] = _body(file, len(plain))
    return Built(kind or "application/octet-stream", bodies, mark)


def _body(file: Path, size: int) -> bytes | Path:
    return file if size > LARGE else file.read_bytes()


def _has(request: Request, mark: str) -> bool:
    """Whether the browser says that it has this already."""
    told = request.headers.get("if-none-match", "")
    return told == "*" or mark in (each.strip().removeprefix("W/") for each in told.split(","))


def best_way(accepted: str, ways: Mapping[str, object]) -> str:
    """Which of these ways of compressing a browser wants most; of equals the first. As it is, if
    it wants none of them."""
    wishes = _wishes(accepted)
    anything = wishes.get("*", 0.0)
    liked = {way: wishes.get(way, anything) for way in ways if way != "identity"}
    best = max(liked, key=lambda way: liked[way], default="identity")
    plain = wishes.get("identity", 0.0)
    return best if liked.get(best, 0) > 0 and liked[best] >= plain else "identity"


def _wishes(accepted: str) -> dict[str, float]:
    """How much each way is wanted, from 0 to 1."""
    wishes = {}
    for wish in accepted.lower().split(","):
        way, _, weight = wish.replace(" ", "").replace("\t", "").partition(";q=")
        try:
            wishes[way] = min(1.0, max(0.0, float(weight))) if weight else 1.0
        except ValueError:
            wishes[way] = 0.0
    return wishes
