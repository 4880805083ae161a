"""The store of many servers: one PostgreSQL database."""

from typing import Final

INNER: Final = "inner"
"""The secret by which servers that share the database know each other."""
