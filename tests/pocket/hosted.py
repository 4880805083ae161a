"""A plain file server for browsers: bytes by their paths, and nothing else; no header of ours."""

from __future__ import annotations

import mimetypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

Find = Callable[[str], bytes | None]
"""What lies at a path, which begins with a slash."""

TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}


@contextmanager
def hosted(find: Find) -> Iterator[str]:
    """Meanwhile that is what a browser finds at the address this gives."""

    class Files(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = self.path.partition("?")[0]
            body = find(path)
            self.send_response(404 if body is None else 200)
            suffix = Path(path).suffix
            kind = TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
            self.send_header("Content-Type", "text/html" if path.endswith("/") else kind)
            self.send_header("Content-Length", str(len(body or b"")))
            self.end_headers()
            self.wfile.write(body or b"")

        def log_message(self, *told: object) -> None:
            """Nobody listens."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Files)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def in_folder(folder: Path, at: str = "/") -> Find:
    """The files of a folder, found below this path; what is a folder there is its index."""

    def find(path: str) -> bytes | None:
        if not path.startswith(at):
            return None
        file = folder / path.removeprefix(at)
        file = file / "index.html" if file.is_dir() else file
        return file.read_bytes() if file.is_file() else None

    return find
