"""The games. A new one is a folder beside this page and one line in it."""


def join() -> None:
    """Let every game here join the registry."""
