"""Several servers that share a database."""
