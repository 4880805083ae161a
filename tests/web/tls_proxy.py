"""A proxy with TLS on another address, as one might stand before a server: it forwards badly, by
leaving out the port and the scheme, unless it is told to do better.

Its certificate is its own and for tests alone; browsers are told not to mind.
"""

from __future__ import annotations

import asyncio
import re
import ssl
import threading
from pathlib import Path
from typing import Final

ADDRESS: Final = "127.0.0.2"
NAME: Final = "table.example"
CERTIFICATE: Final = Path(__file__).parent / "table.example.pem"


class TlsProxy:
    """Forwards `https://table.example:<port>` to a port of this machine, from an address of its
    own, in a thread of its own."""

    def __init__(self, to: int, *, careful: bool = False) -> None:
        self._to = to
        self._careful = careful
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._writers: list[asyncio.StreamWriter] = []
        self.port = 0

    @property
    def origin(self) -> str:
        """How browsers know it."""
        return f"https://{NAME}:{self.port}"

    def __enter__(self) -> TlsProxy:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _listen(self) -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(CERTIFICATE)
        self._server = await asyncio.start_server(self._serve, ADDRESS, 0, ssl=context)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _stop(self) -> None:
        self._server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for writer in self._writers:  # goodbyes of TLS would outlive the loop
            writer.transport.abort()
        closed = (writer.wait_closed() for writer in self._writers)
        await asyncio.gather(*closed, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request for each connection, or one web socket."""
        self._writers.append(writer)
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            who = writer.get_extra_info("peername")[0]
            back, out = await asyncio.open_connection(
                "127.0.0.1", self._to, local_addr=(ADDRESS, 0)
            )
            self._writers.append(out)
            out.write(self._said_again(head.decode("latin-1"), who).encode("latin-1"))
            await asyncio.gather(_carry(reader, out), _carry(back, writer))
        except (OSError, asyncio.IncompleteReadError):
            writer.close()

    def _said_again(self, head: str, who: str) -> str:
        """The head of a request as a proxy hands it on."""
        lines = head.removesuffix("\r\n\r\n").split("\r\n")
        upgrade = any(line.lower().startswith("upgrade:") for line in lines)
        if not upgrade:
            lines = [line for line in lines if not line.lower().startswith("connection:")]
            lines.append("Connection: close")
        lines.append(f"X-Forwarded-For: {who}")
        if self._careful:
            lines.append("X-Forwarded-Proto: https")
        else:
            lines = [re.sub(r"(?i)^(host: [^:]+):\d+$", r"\1", line) for line in lines]
        return "\r\n".join(lines) + "\r\n\r\n"


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Hand on what comes, until no more does."""
    try:
        while chunk := await reader.read(65536):
            writer.write(chunk)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
