"""Programs that tests start."""

from __future__ import annotations

import signal


def listen_to_ctrl_c() -> None:
    """What is started in the background is deaf to it, and so is whatever that starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
