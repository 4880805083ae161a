"""The store of one server: one SQLite file."""
